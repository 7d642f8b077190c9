/* The picture of a position, what it will show, and a button that mounts the live board. */

const REST = 5000; // milliseconds until a page that was opened is at rest
const EACH = 250; // and between the pictures that are made then

function render({ model, el }) {
  const words = model.get("words");
  const root = keysInside(make("div", { class: "rbx" }));
  // Unseen until it is there, for browsers show that a picture is missing.
  const image = make("img", {
    alt: model.get("alt"), decoding: "async", onload: () => image.classList.add("is-there"),
  });
  const picture = make("div", { class: "rbx-picture" }, image);
  const problem = make("p", { class: "rbx-problem", role: "alert", hidden: true });
  const button = make("button", { type: "button", class: "rbx-try", onclick: start },
    make("span", { "aria-hidden": "true" }, "▶ "), words.try);
  const offer = make("div", { class: "rbx-offer" },
    make("p", { class: "rbx-title" }, model.get("title")),
    make("p", { class: "rbx-steps" }, model.get("steps")),
    button, problem);
  picture.addEventListener("click", start);

  let hadFocus = false;
  function start() {
    if (button.disabled) return;
    // Asked now: a button that is off has no focus any more.
    hadFocus = offer.contains(document.activeElement);
    button.disabled = true;
    button.classList.add("is-busy");
    model.send({ do: "start" });
  }

  // A picture is asked for when the reader comes near it; the others when the page is at rest, so
  // that all of them are there to be printed.
  let isNear = false;
  let isDark;
  let asked = model.get("picture").byteLength ? false : undefined;
  function ask() {
    if (!isNear || isDark === undefined || isDark === asked || model.get("live")) return;
    asked = isDark;
    model.send({ do: "draw", dark: isDark });
  }
  function approach() {
    isNear = true;
    ask();
  }
  const observer = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) approach();
  }, { rootMargin: "100%" });
  observer.observe(picture);

  async function draw() {
    const packed = model.get("picture");
    if (!packed.byteLength) return;
    const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    const bytes = await new Response(unpacked).arrayBuffer();
    const old = image.src;
    image.src = URL.createObjectURL(new Blob([bytes], { type: "image/svg+xml" }));
    if (old) URL.revokeObjectURL(old);
  }

  function fail() {
    problem.textContent = model.get("problem");
    problem.hidden = !problem.textContent;
    if (!problem.hidden) button.disabled = false;
  }

  let mounted = false;
  async function mount() {
    if (!model.get("live") || mounted) return;
    mounted = true;
    const view = await model.widget_manager.create_view(await modelOf(model, model.get("live")));
    const at = document.activeElement;
    const isFree = at.contains(root) || root.contains(at);
    root.classList.add("is-live");
    root.replaceChildren(view.el);
    if (hadFocus && isFree) {
      view.el.tabIndex = -1;
      view.el.focus({ preventScroll: true });
    }
  }

  model.on("change:picture", draw);
  model.on("change:problem", fail);
  model.on("change:live", mount);
  root.style.setProperty("--rbx-ratio", model.get("ratio"));
  if (model.get("rule")) root.dataset.rule = model.get("rule");
  root.append(picture, offer);
  el.append(root);
  if (model.get("live")) mount();
  else draw();
  let endWatch = () => {};
  let atRest;
  whenConnected(root, () => {
    document.dispatchEvent(new Event(ANOTHER));
    endWatch = watchDark(root, (dark) => {
      root.dataset.dark = String((isDark = dark));
      ask();
    });
    const before = [...document.querySelectorAll(".rbx")].indexOf(root);
    atRest = setTimeout(approach, REST + EACH * before);
  });
  return () => {
    endWatch();
    observer.disconnect();
    clearTimeout(atRest);
    if (image.src) URL.revokeObjectURL(image.src);
  };
}

export default { render };
