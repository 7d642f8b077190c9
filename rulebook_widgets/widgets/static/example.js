/* The picture of a position, what it will show, and a button that mounts the live board. */

function render({ model, el }) {
  const words = model.get("words");
  const root = keysInside(make("div", { class: "rbx" }));
  const picture = make("div", { class: "rbx-picture" });
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

  async function draw() {
    const packed = new Blob([model.get("picture")]).stream();
    const text = await new Response(packed.pipeThrough(new DecompressionStream("gzip"))).text();
    const read = new DOMParser().parseFromString(text, "image/svg+xml");
    const [, , width, height] = read.documentElement.getAttribute("viewBox").split(" ");
    picture.style.setProperty("--rbx-ratio", width / height);
    picture.replaceChildren(document.importNode(read.documentElement, true));
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
  root.append(picture, offer);
  el.append(root);
  let endWatch = () => {};
  if (model.get("live")) mount();
  else draw();
  whenConnected(root, () => {
    let told = false;
    endWatch = watchDark(root, (dark) => {
      root.dataset.dark = String(dark);
      if (dark || told) model.send({ do: "dark", on: dark });
      told = true;
    });
  });
  return () => endWatch();
}

export default { render };
