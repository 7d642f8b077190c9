/** What a lesson says at a beat, and the way through it; at its end, what comes next on the page. */
class LessonCaption {
  constructor(game) {
    this.game = game;
    const words = (this.words = game.words);
    this.title = make("div", { class: "rbw-caption-title", role: "heading", "aria-level": 3 });
    this.count = make("span", { class: "rbw-soft" });
    this.text = make("p", { class: "rbw-caption-text" });
    this.prompt = make("p", { class: "rbw-prompt" });
    this.rule = make("span", {});
    this.back = button("back", words.previous, () => game.say("step", { n: -1 }), words.previous);
    this.next = button("forward", words.next, () => this.goOn(), words.next);
    this.hint = button(null, words.hint, () => game.say("hint"), words.hint);
    this.again = button("undo", words.again, () => game.say("lesson"), words.again);
    this.away = make("p", { class: "rbw-soft" }, words.away);
    this.parts = [
      make("div", { class: "rbw-caption-head" }, this.title, this.count), this.text, this.prompt, this.away,
      make("div", { class: "rbw-row" }, this.back, this.next, this.hint, this.again, this.rule),
    ];
  }

  show(caption) {
    const words = this.words;
    this.isLast = caption.number === caption.count;
    this.title.textContent = caption.title;
    this.count.textContent = filled(words.step_of, caption);
    this.text.textContent = caption.text;
    this.prompt.hidden = !caption.prompt;
    this.prompt.classList.toggle("is-solved", caption.solved);
    this.prompt.replaceChildren(make("strong", {}, caption.solved ? words.solved : words.task), " ", caption.prompt);
    this.rule.replaceChildren(...(caption.rule ? [this.game.ruleButton(caption.rule)] : []));
    const focused = [this.hint, this.again].find((choice) => choice === document.activeElement);
    this.hint.hidden = !caption.can_hint || caption.solved;
    this.away.hidden = this.again.hidden = !caption.away;
    if (focused && focused.hidden) this.next.focus({ preventScroll: true });
    this.next.classList.toggle("is-main", !caption.away && (!caption.prompt || caption.solved));
    this.lookOn();
  }

  /** At the last beat "Next" leads on through the page, which may still be growing. */
  lookOn() {
    this.onward = this.isLast ? whatFollows(this.game.root) : null;
    const text = this.onward ? filled(this.words.next_on, this.onward) : this.words.next;
    this.next.title = text;
    this.next.setAttribute("aria-label", text);
    this.next.querySelector("span").textContent = text;
    if (this.steps) this.showSteps(this.steps);
  }

  showSteps(controls) {
    this.steps = controls;
    setOff(this.back, !controls.can_back);
    setOff(this.next, !controls.can_forward && !this.onward);
  }

  goOn() {
    if (this.onward) this.onward.go();
    else this.game.say("step", { n: 1 });
  }
}

/** What comes after a board: the next board of the page, by the heading over it, or else the next
    page; its title, and how to go there. */
function whatFollows(root) {
  const own = root.closest(".rbx") || root;
  const page = root.closest(".jp-Notebook") || document;
  const isAfter = (one, other) => Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  const all = (what) => [...page.querySelectorAll(what)].filter((found) => isAfter(own, found) && !own.contains(found));
  const [board] = all(".rbx, .rbw");
  if (!board) return nextPage(page);
  const heading = all("h1, h2, h3, h4, h5, h6").filter((found) => isAfter(found, board)).pop();
  if (!heading) return null;
  const words = heading.cloneNode(true);
  for (const link of words.querySelectorAll(".anchor-link, .jp-InternalAnchorLink")) link.remove();
  return { title: words.textContent.trim(), go: () => goTo(heading) };
}

function nextPage(page) {
  const link = page.querySelector('a[rel="next"]');
  const title = link && link.querySelector("b");
  return title && { title: title.textContent, go: () => link.click() };
}

function goTo(heading) {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: "start", behavior: "smooth" });
}
