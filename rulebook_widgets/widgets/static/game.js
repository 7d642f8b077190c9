/* A game on a page. Python holds the game; this script shows what it is told and says what the
   reader does: model.send({do: ...}). One element for each part, updated in place, so that the
   keyboard's focus stays where it is. */

class Game {
  constructor(model, el) {
    this.model = model;
    this.state = {};
    // The page waits with showing itself until this grows no more.
    this.root = keysInside(make("div", { class: "rbw", "data-growing": true }));
    el.append(this.root);
  }

  /** Whether games of this board can be kept in the browser. */
  keeps() {
    return Boolean(store() && nameOfBoard(this.root));
  }

  say(what, more = {}) {
    // What is answered soon is answered to the reader; anything else must not move the page.
    if (what !== "hello" && what !== "dark") this.lastSaid = performance.now();
    this.model.send({ do: what, ...more });
  }

  isAnswer() {
    return performance.now() - (this.lastSaid ?? -Infinity) < 3000;
  }

  receive(content) {
    if (content.head) this.build(content.head);
    if (!this.head) return;
    if (content.log) this.log.take(content.log);
    if (content.show) this.show(content.show);
    if (content.earlier) this.log.takeEarlier(content.earlier);
    if (content.group) this.moves.showGroup(content.group);
    if (content.saved) this.form.download(content.saved);
    if (content.tried) this.form.tried(content.tried);
    if (content.kept) this.kept.take(content.kept);
    if (content.gone_on) this.kept.opened(content.gone_on.problem);
    if (content.repaint) requestAnimationFrame(() => setTimeout(() => this.say("repaint"), 30));
  }

  /* Building, once */

  build(head) {
    if (this.head) return;
    this.head = head;
    const words = (this.words = head.words);
    this.root.setAttribute("role", "group");
    this.root.setAttribute("aria-label", head.title);
    this.live = make("div", { class: "rbw-hidden", role: "status", "aria-live": "polite" });
    this.caption = make("section", { class: "rbw-caption", hidden: true });
    this.handover = this.buildHandover();
    this.left = this.buildLeft();
    this.board = make("div", { class: "rbw-board" });
    this.status = make("p", { class: "rbw-status", tabindex: "-1" });
    this.message = make("div", { class: "rbw-message", hidden: true });
    this.buttons = make("div", { class: "rbw-actions", role: "group", "aria-label": words.actions, hidden: true });
    this.result = make("section", { class: "rbw-result", "aria-label": words.result, hidden: true });
    this.kept = new KeptGames(this, head.keeps ? nameOfBoard(this.root) : null);
    const now = make("div", { class: "rbw-now" }, this.kept.element, this.left, this.handover, this.caption, this.status, this.message, this.buttons, this.result);
    const wide = this.root.clientWidth >= 760;
    this.card = new RuleCard(this);
    this.moves = new MoveList(this);
    this.log = new Log(this);
    this.form = new GameForm(this);
    this.known = new KnownList(this);
    const side = make("div", { class: "rbw-side" },
      // It would say once more what stands above the board.
      this.section("rule", this.card.element, wide && !this.root.closest("[data-rule]")),
      this.section("moves", this.moves.element, false),
      this.section("log", this.log.element, wide),
      this.section("game", this.form.element, false),
      this.section("words", this.buildWords(), false),
      this.section("known", this.known.element, false));
    this.root.append(this.live,
      make("div", { class: "rbw-frame" },
        make("div", { class: "rbw-column" }, this.board, this.buildControls()),
        make("div", { class: "rbw-column" }, now, side)));
    this.mountBoard();
  }

  /** The screen is to change hands: the next person says when nobody else looks any more. */
  buildHandover() {
    this.handoverText = make("p", { class: "rbw-handover", tabindex: "-1" });
    this.takeOver = make("button", {
      type: "button", class: "rbw-button is-main",
      onclick: () => this.say("look", { eyes: String(this.state.handover.seat) }),
    });
    return make("section", { class: "rbw-notice is-cover", hidden: true }, this.handoverText, this.takeOver);
  }

  buildLeft() {
    this.leftText = make("p", {});
    return make("section", { class: "rbw-notice is-left", hidden: true }, this.leftText,
      make("div", { class: "rbw-row" }, button("undo", this.words.again, () => this.say("lesson"), this.words.again)));
  }

  section(name, content, open) {
    const box = make("details", { class: `rbw-section rbw-is-${name}`, open },
      make("summary", {}, this.words[name]), content);
    this[`${name}Box`] = box;
    return box;
  }

  async mountBoard() {
    this.board.setAttribute("role", "img");
    this.nameBoard();
    let pointer = "mouse";
    this.board.addEventListener("pointerdown", (event) => (pointer = event.pointerType), true);
    this.board.addEventListener("click", (event) => this.tap(event, event.pointerType || pointer), true);
    const board = await this.canvas;
    this.board.append(...(await Promise.all(board.get("_canvases").map((layer) => this.layer(layer)))));
    this.shape(board);
    board.on("change:width change:height", () => this.shape(board));
    this.root.removeAttribute("data-growing");
  }

  /** The layers lie upon one another in the page, so nobody has to copy them into one picture for
      each thing that is painted; ipycanvas does that only where somebody looks at its own view. */
  async withoutCopies() {
    this.canvas = modelOf(this.model, this.model.get("canvas"));
    const board = await this.canvas;
    for (const layer of board.get("_canvases")) {
      layer.off("new-frame", null, board);
      layer.on("new-frame", () => Object.keys(board.views || {}).length && board.updateCanvas(), board);
    }
  }

  /** The picture of one layer: its own canvas, or a copy where that is shown elsewhere already. */
  async layer(model) {
    if (model.canvas && !model.canvas.isConnected) return model.canvas;
    const view = await model.widget_manager.create_view(model);
    // It would keep keys, wheel and touches to itself, and report every movement of the mouse.
    view.el.classList.add("rbw-copy");
    view.el.setAttribute("tabindex", "-1");
    return view.el;
  }

  shape(board) {
    const [width, height] = [board.get("width"), board.get("height")];
    this.root.style.setProperty("--aspect", width / height);
    this.root.style.setProperty("--largest", `${width / 2}px`);
  }

  nameBoard() {
    this.board.setAttribute("aria-label", this.state.board || this.head.title);
  }

  tap(event, pointer) {
    event.stopPropagation();
    const box = this.board.getBoundingClientRect();
    this.say("tap", {
      x: (event.clientX - box.left) / box.width,
      y: (event.clientY - box.top) / box.height,
      width: box.width,
      touch: pointer === "touch",
      ply: this.state.ply,
    });
  }

  ruleButton(rule, kind = "rbw-chip") {
    const label = filled(this.words.why, { rule });
    return make("button", {
      type: "button", class: kind, title: label, "aria-label": label,
      onclick: () => this.openRule(rule),
    }, rule);
  }

  openRule(rule) {
    this.ruleBox.open = true;
    this.ruleAsked = true;
    this.say("why", { rule });
    if (this.state.card && this.state.card.id === rule) this.revealRule();
  }

  showCard() {
    this.card.show(this.state.card);
    if (this.state.card && this.ruleAsked) this.revealRule();
  }

  revealRule() {
    this.ruleAsked = false;
    this.ruleBox.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }

  buildControls() {
    const words = this.words;
    const go = (what, more) => () => this.say(what, more);
    this.controls = {
      first: button("first", words.first, go("seek", { n: 0 })),
      back: button("back", words.back, go("step", { n: -1 })),
      play: button("play", words.play, () => this.say("play", { on: !this.state.running })),
      forward: button("forward", words.forward, go("step", { n: 1 })),
      last: button("last", words.last, () => this.say("seek", { n: this.state.controls.length })),
      undo: button("undo", words.undo, go("undo"), words.undo),
      redo: button("redo", words.redo, go("redo"), words.redo),
    };
    this.slider = make("input", {
      type: "range", min: 0, max: 0, value: 0, class: "rbw-slider", "aria-label": words.move,
      oninput: () => this.slide(),
    });
    this.place = make("span", { class: "rbw-place", "aria-hidden": "true" });
    const { first, back, play, forward, last, undo, redo } = this.controls;
    this.speed = select(words.speed, (value) => this.say("speed", { seconds: Number(value) }),
      Object.entries(this.head.speeds).map(([name, seconds]) => [seconds, words[`speed_${name}`]]));
    this.eyes = select(words.eyes, (value) => this.say("look", { eyes: value }), []);
    this.line = select(words.line, (value) => this.say("line", { n: Number(value) }), []);
    this.line.label.hidden = true;
    return make("div", { class: "rbw-controls" },
      make("div", { class: "rbw-row" },
        make("div", { class: "rbw-steps" }, first, back, play, forward, last),
        make("div", { class: "rbw-steps is-undo" }, undo, redo),
        make("div", { class: "rbw-slide" }, this.slider, this.place)),
      make("div", { class: "rbw-row" }, this.eyes.label, this.speed.label, this.line.label));
  }

  slide() {
    clearTimeout(this.sliding);
    const n = Number(this.slider.value);
    this.placeText(n);
    this.sliding = setTimeout(() => {
      this.sliding = undefined;
      this.say("seek", { n });
    }, 90);
  }

  placeText(ply) {
    const { length } = this.state.controls;
    const text = this.state.caption ? this.words.place_beat : this.words.place;
    const [here, all] = this.state.caption ? [ply + 1, length + 1] : [ply, length];
    this.place.textContent = `${here} / ${all}`;
    this.slider.setAttribute("aria-valuetext", filled(text, { ply: here, length: all }));
  }

  buildWords() {
    // It is long; as a stop for Tab it can be scrolled by keyboard.
    this.description = make("p", { class: "rbw-words", tabindex: "0" });
    const box = make("div", {}, this.description);
    setTimeout(() => {
      this.wordsBox.addEventListener("toggle", () => this.say("words", { on: this.wordsBox.open }));
    });
    return box;
  }

  /* Showing what Python tells */

  show(news) {
    Object.assign(this.state, news);
    const has = (...names) => names.some((name) => name in news);
    if (has("status")) this.status.textContent = this.state.status;
    if (has("caption")) this.showCaption();
    if (has("message")) this.showMessage();
    if (has("buttons")) this.showButtons();
    if (has("handover")) this.showHandover();
    if (has("left_lesson")) this.showLeft();
    if (has("result")) this.showResult();
    if (has("controls", "running", "waiting", "caption")) this.showControls();
    if (has("card")) this.showCard();
    if (has("groups", "ply")) this.moves.show(this.state.groups, "ply" in news);
    if (has("offer")) fill(this.eyes, this.state.offer);
    if (has("eyes", "offer")) this.eyes.list.value = this.state.eyes;
    if (has("seats", "offer")) this.form.showSeats();
    if (has("options")) this.form.showOptions();
    if (has("speed")) this.showSpeed();
    if (has("words")) this.description.textContent = this.state.words;
    if (has("known")) this.known.show(this.state.known);
    if (has("board")) this.nameBoard();
    if (has("status", "message", "caption", "handover")) this.announce(has("message"), has("caption"));
    if (this.form.opening) this.opened(has("message") && this.state.message);
  }

  /** What came of the wish for another game: it is here and wants to be seen, or something is wrong. */
  opened(message) {
    const failed = message && message.tone === "error";
    this.form.opened(failed && message.text);
    if (failed) return;
    if (this.form.element.contains(document.activeElement)) this.status.focus({ preventScroll: true });
    const first = this.state.handover ? this.handover : this.board;
    first.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }

  announce(spoken, told) {
    const { message, status, caption, handover } = this.state;
    const parts = [this.kept.told()];
    if (told && caption) parts.push(caption.text, caption.prompt);
    if (spoken && message) parts.push(this.words[message.tone], message.text);
    parts.push(status, handover && handover.text);
    this.live.textContent = "";
    // Emptied first, so that the same sentence is spoken again.
    setTimeout(() => (this.live.textContent = parts.filter(Boolean).join(" ")), 40);
  }

  showMessage() {
    const message = this.state.message;
    this.message.hidden = !message;
    if (!message) return;
    this.message.className = `rbw-message is-${message.tone}`;
    this.message.replaceChildren(icon(message.tone),
      make("div", {}, make("strong", {}, this.words[message.tone]), " ", make("span", {}, message.text)));
    if (message.rule) this.message.append(this.ruleButton(message.rule));
    // What is wrong with a file or a new game stands beside it.
    const beside = this.form.trying || this.form.opening;
    if (this.isAnswer() && !beside && (message.tone === "refusal" || message.tone === "error")) {
      this.message.scrollIntoView({ block: "nearest", behavior: "smooth" });
    }
  }

  showCaption() {
    const { caption } = this.state;
    this.root.classList.toggle("is-lesson", Boolean(caption));
    if (caption && !this.lesson) this.caption.append(...(this.lesson = new LessonCaption(this)).parts);
    this.caption.hidden = !caption;
    if (caption) this.lesson.show(caption);
  }

  showButtons() {
    const focused = this.buttons.contains(document.activeElement);
    this.buttons.hidden = !this.state.buttons.length;
    this.buttons.replaceChildren(...this.state.buttons.map(([text, move]) => {
      const choice = button(null, text, () => this.say("choose", { move, ply: this.state.ply }), text);
      choice.classList.add("is-main");
      return choice;
    }));
    if (focused) (this.buttons.querySelector("button") || this.status).focus({ preventScroll: true });
  }

  showHandover() {
    const { handover } = this.state;
    const here = document.activeElement;
    const focused = this.handover.contains(here);
    const played = [this.buttons, this.moves.element, this.status].some((part) => part.contains(here));
    this.handover.hidden = !handover;
    this.handoverText.textContent = handover ? handover.text : "";
    this.takeOver.textContent = handover ? handover.show : "";
    if (focused && !handover) this.status.focus({ preventScroll: true });
    // Not the button: a key that is pressed twice must uncover nothing.
    if (handover && played) this.handoverText.focus({ preventScroll: true });
    if (handover && this.isAnswer()) this.handover.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }

  showLeft() {
    const title = this.state.left_lesson;
    const focused = this.left.contains(document.activeElement);
    this.left.hidden = !title;
    this.leftText.textContent = filled(this.words.left_lesson, { title });
    if (focused && !title) this.status.focus({ preventScroll: true });
  }

  showResult() {
    // Who has won is the status; the places and the account stand here.
    const [winner, ...account] = this.state.result;
    this.status.classList.toggle("is-over", Boolean(winner));
    this.result.hidden = !account.length;
    this.result.replaceChildren(...account.map(([text, rule]) => make("p", {}, text, " ", rule && this.ruleButton(rule))));
  }

  showControls() {
    const { controls, running } = this.state;
    const { first, back, play, forward, last, undo, redo } = this.controls;
    setOff(first, !controls.can_back);
    setOff(back, !controls.can_back);
    setOff(forward, !controls.can_forward);
    setOff(last, !controls.can_forward);
    setOff(undo, !controls.can_undo);
    setOff(redo, !controls.can_redo);
    if (this.lesson) this.lesson.showSteps(controls);
    setOff(play, !running && !controls.can_forward && !this.state.waiting);
    const label = running ? this.words.pause : this.words.play;
    if (play.title !== label) {
      // Only now: a picture that changes between press and release swallows the click.
      play.replaceChildren(icon(running ? "pause" : "play"));
      play.title = label;
      play.setAttribute("aria-label", label);
    }
    this.slider.max = controls.length;
    if (this.sliding === undefined) {
      this.slider.value = controls.ply;
      this.placeText(controls.ply);
    }
    this.line.label.hidden = controls.lines < 2;
    if (controls.lines > 1) {
      const count = controls.lines;
      fill(this.line, Array.from({ length: count }, (_unused, at) => [
        at, filled(this.words.line_of, { number: at + 1, count })]));
      this.line.list.value = controls.line;
    }
  }

  showSpeed() {
    const speed = this.state.speed;
    const known = Object.entries(this.head.speeds).map(([name, seconds]) => [seconds, this.words[`speed_${name}`]]);
    if (!known.some(([seconds]) => seconds === speed)) known.push([speed, `${speed} s`]);
    fill(this.speed, known);
    this.speed.list.value = speed;
  }
}

function render({ model, el }) {
  const game = new Game(model, el);
  const listen = (content) => game.receive(content);
  const lookOn = () => game.lesson && game.lesson.lookOn();
  model.on("msg:custom", listen);
  document.addEventListener(ANOTHER, lookOn);
  let endWatch = () => {};
  let greeted = false;
  whenConnected(game.root, async () => {
    document.dispatchEvent(new Event(ANOTHER));
    await game.withoutCopies();
    endWatch = watchDark(game.root, (dark) => {
      game.root.dataset.dark = String(dark);
      game.say(greeted ? "dark" : "hello", greeted ? { on: dark } : { dark, keeps: game.keeps() });
      greeted = true;
    });
  });
  return () => {
    endWatch();
    model.off("msg:custom", listen);
    document.removeEventListener(ANOTHER, lookOn);
  };
}

export default { render };
