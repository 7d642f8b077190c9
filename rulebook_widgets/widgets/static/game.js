/* A game on a page. Python holds the game; this script shows what it is told and says what the
   reader does: model.send({do: ...}). One element for each part, updated in place, so that the
   keyboard's focus stays where it is. */

const ICONS = {
  first: "M5 4v12M16 4 8 10l8 6Z",
  back: "M14 4 6 10l8 6Z",
  play: "M6 3.5v13l11-6.5Z",
  pause: "M6 4h3v12H6ZM11.5 4h3v12h-3Z",
  forward: "M6 4l8 6-8 6Z",
  last: "M15 4v12M4 4l8 6-8 6Z",
  undo: "M8 4 4 8l4 4M4 8h7a5 5 0 0 1 0 10H8",
  redo: "M12 4l4 4-4 4M16 8H9a5 5 0 0 0 0 10h3",
  refusal: "M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM7 7l6 6M13 7l-6 6",
  error: "M10 2 19 17.5H1ZM10 8v4.5M10 14.6v.6",
  success: "M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM6.2 10.2 9 13l5-5.6",
  info: "M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM10 9v5M10 6v.6",
};
const SOLID = new Set(["first", "back", "play", "pause", "forward", "last"]);
const FEW = 5; // words of a rule that are shown without being asked for
const LARGEST = 4_000_000; // characters of a saved game

function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  for (const [key, value] of Object.entries({
    viewBox: "0 0 20 20", width: 20, height: 20, "aria-hidden": "true", focusable: "false",
    class: SOLID.has(name) ? "rbw-icon is-solid" : "rbw-icon",
  })) svg.setAttribute(key, value);
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** Fill the named gaps of a sentence. */
function filled(text, gaps) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in gaps ? String(gaps[name]) : whole));
}

/** Buttons stay reachable when they are off: a focused one must not lose the focus. */
function setOff(button, off) {
  button.setAttribute("aria-disabled", String(off));
}

let counter = 0;
const newId = () => `rbw-${++counter}`;

class Game {
  constructor(model, el) {
    this.model = model;
    this.state = {};
    this.log = [];
    this.logFirst = 0;
    // The page waits with showing itself until this grows no more.
    this.root = keysInside(make("div", { class: "rbw", "data-growing": true }));
    el.append(this.root);
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
    if (content.log) this.takeLog(content.log);
    if (content.show) this.show(content.show);
    if (content.earlier) this.takeEarlier(content.earlier);
    if (content.group) this.showGroup(content.group);
    if (content.saved) this.download(content.saved);
    if (content.tried) this.tried(content.tried);
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
    const now = make("div", { class: "rbw-now" }, this.left, this.handover, this.caption, this.status, this.message, this.buttons, this.result);
    const wide = this.root.clientWidth >= 760;
    const side = make("div", { class: "rbw-side" },
      this.section("rule", this.buildRule(), wide),
      this.section("moves", this.buildMoves(), false),
      this.section("log", this.buildLog(), wide),
      this.section("game", this.buildGame(), false),
      this.section("words", this.buildWords(), false),
      this.section("known", this.buildKnown(), false));
    this.root.append(this.live,
      make("div", { class: "rbw-frame" },
        make("div", { class: "rbw-column" }, this.board, this.buildControls()),
        make("div", { class: "rbw-column" }, now, side)));
    this.mountBoard();
  }

  /** The screen is to change hands: the next person says when nobody else looks any more. */
  buildHandover() {
    this.handoverText = make("p", {});
    this.takeOver = make("button", {
      type: "button", class: "rbw-button is-main",
      onclick: () => this.say("look", { eyes: String(this.state.handover.seat) }),
    });
    return make("section", { class: "rbw-notice is-cover", hidden: true }, this.handoverText, this.takeOver);
  }

  buildLeft() {
    this.leftText = make("p", {});
    return make("section", { class: "rbw-notice is-left", hidden: true }, this.leftText,
      make("div", { class: "rbw-row" }, this.button("undo", this.words.again, () => this.say("lesson"), this.words.again)));
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

  button(name, label, act, text) {
    return make("button", {
      type: "button", class: text ? "rbw-button" : "rbw-button is-square", title: label,
      "aria-label": label,
      onclick: (event) => {
        if (event.currentTarget.getAttribute("aria-disabled") !== "true") act();
      },
    }, name && icon(name), text && make("span", {}, text));
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

  revealRule() {
    this.ruleAsked = false;
    this.ruleBox.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }

  buildControls() {
    const words = this.words;
    const go = (what, more) => () => this.say(what, more);
    this.controls = {
      first: this.button("first", words.first, go("seek", { n: 0 })),
      back: this.button("back", words.back, go("step", { n: -1 })),
      play: this.button("play", words.play, () => this.say("play", { on: !this.state.running })),
      forward: this.button("forward", words.forward, go("step", { n: 1 })),
      last: this.button("last", words.last, () => this.say("seek", { n: this.state.controls.length })),
      undo: this.button("undo", words.undo, go("undo"), words.undo),
      redo: this.button("redo", words.redo, go("redo"), words.redo),
    };
    this.slider = make("input", {
      type: "range", min: 0, max: 0, value: 0, class: "rbw-slider", "aria-label": words.move,
      oninput: () => this.slide(),
    });
    this.place = make("span", { class: "rbw-place", "aria-hidden": "true" });
    const { first, back, play, forward, last, undo, redo } = this.controls;
    this.speed = this.select(words.speed, (value) => this.say("speed", { seconds: Number(value) }),
      Object.entries(this.head.speeds).map(([name, seconds]) => [seconds, words[`speed_${name}`]]));
    this.eyes = this.select(words.eyes, (value) => this.say("look", { eyes: value }), []);
    this.line = this.select(words.line, (value) => this.say("line", { n: Number(value) }), []);
    this.line.label.hidden = true;
    return make("div", { class: "rbw-controls" },
      make("div", { class: "rbw-row" },
        make("div", { class: "rbw-steps" }, first, back, play, forward, last),
        make("div", { class: "rbw-steps is-undo" }, undo, redo),
        make("div", { class: "rbw-slide" }, this.slider, this.place)),
      make("div", { class: "rbw-row" }, this.eyes.label, this.speed.label, this.line.label));
  }

  /** A labelled list to choose from. */
  select(text, act, choices) {
    const list = make("select", { class: "rbw-select", onchange: () => act(list.value) });
    const label = make("label", { class: "rbw-field" }, make("span", {}, text), list);
    const select = { list, label };
    this.fill(select, choices);
    return select;
  }

  fill(select, choices) {
    const value = select.list.value;
    select.list.replaceChildren(...choices.map(([key, text]) => make("option", { value: key }, text)));
    if (choices.some(([key]) => String(key) === value)) select.list.value = value;
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

  buildRule() {
    this.card = make("div", { class: "rbw-card" });
    return this.card;
  }

  buildLog() {
    this.earlier = make("button", {
      type: "button", class: "rbw-button is-small", hidden: true,
      onclick: () => this.say("earlier", { before: this.logFirst }),
    }, this.words.before);
    this.list = make("ol", { class: "rbw-log", "aria-label": this.words.log, onkeydown: (e) => this.logKey(e) });
    this.empty = make("p", { class: "rbw-soft" }, this.words.log_empty);
    return make("div", {}, this.earlier, this.list, this.empty);
  }

  buildMoves() {
    const words = this.words;
    this.group = this.select(words.moves_piece, (shape) => this.askGroup(shape), []);
    this.choice = this.select(words.move, (move) => this.offPlay(move || this.group.list.value), []);
    this.playMove = this.button(null, words.moves_play, () => {
      this.say("choose", { move: this.choice.list.value, ply: this.choicePly });
    }, words.moves_play);
    this.playMove.classList.add("is-main");
    this.noMoves = make("p", { class: "rbw-soft", hidden: true }, words.moves_none);
    this.moves = make("div", { class: "rbw-form" }, this.group.label, this.choice.label, this.playMove);
    return make("div", {}, this.noMoves, this.moves);
  }

  askGroup(shape) {
    this.wanted = shape;
    this.fill(this.choice, [["", this.words.moves_choose]]);
    this.offPlay();
    if (shape !== "-") this.say("group", { shape });
    else this.point("");
  }

  showGroup({ shape, ply, choices }) {
    if (shape !== this.wanted) return;
    this.choicePly = ply;
    const texts = choices.map(([text, move]) => [move, text]);
    this.fill(this.choice, texts.length === 1 ? texts : [["", this.words.moves_choose], ...texts]);
    this.offPlay(texts.length === 1 ? texts[0][0] : shape);
  }

  /** A move can be played once it is chosen; what it is about is lit on the board. */
  offPlay(about) {
    setOff(this.playMove, !this.choice.list.value);
    if (about) this.point(about);
  }

  point(about) {
    if (about === (this.pointed || "")) return;
    this.pointed = about;
    this.say("point", { about });
  }

  buildGame() {
    const words = this.words;
    const [least, most, usual] = this.head.players;
    const counts = [];
    for (let n = least; n <= most; n += 1) counts.push([n, n]);
    this.count = this.select(words.players, () => this.buildSeats(), counts);
    this.count.list.value = usual;
    this.seed = make("input", { type: "text", inputmode: "numeric", class: "rbw-input", placeholder: words.seed_hint });
    this.options = this.head.options.map((option) => this.option(option));
    this.seats = make("div", { class: "rbw-form" });
    const start = this.button(null, words.new_start, () => this.startNew(), words.new_start);
    start.classList.add("is-main");
    this.text = make("textarea", { class: "rbw-input", rows: 4, spellcheck: "false", "aria-label": words.save_text });
    this.file = make("input", {
      type: "file", accept: ".json,application/json", class: "rbw-input", onchange: () => this.readFile(),
    });
    this.fileNote = make("p", { class: "rbw-soft", role: "status" });
    const save = this.button(null, words.save, () => this.say("save"), words.save);
    const load = this.button(null, words.load, () => this.say("load", { text: this.text.value }), words.load);
    this.copy = this.button(null, words.copy, () => this.copyText(), words.copy);
    return make("div", {},
      make("fieldset", {}, make("legend", {}, words.new),
        make("div", { class: "rbw-form" }, this.count.label,
          make("label", { class: "rbw-field" }, make("span", {}, words.seed), this.seed),
          ...this.options.flatMap((option) => option.parts)),
        this.seats, start),
      make("fieldset", {}, make("legend", {}, words.save_text),
        make("div", { class: "rbw-row" }, save, this.copy, load),
        this.text,
        make("label", { class: "rbw-field is-tall" }, make("span", {}, words.load_file), this.file),
        this.fileNote));
  }

  /** An option of a new game: its parts on the page, and how its value is read and written. */
  option({ name, text, usual, choices, reads }) {
    if (typeof usual === "boolean") {
      const box = make("input", { type: "checkbox", checked: usual });
      const label = make("label", { class: "rbw-check" }, box, make("span", {}, text));
      return { name, usual, read: () => box.checked, write: (on) => (box.checked = on), parts: [label] };
    }
    const select = this.select(text, () => tell(), choices);
    const note = make("p", { class: "rbw-soft rbw-wide" });
    const tell = () => {
      note.textContent = (choices.find(([value]) => value === select.list.value) || [])[2] || "";
      note.hidden = !note.textContent;
    };
    const option = {
      name,
      usual,
      read: () => select.list.value,
      write: (value, title) => {
        if (![...select.list.options].some((offered) => offered.value === value)) {
          select.list.append(make("option", { value }, title || this.words.option_own));
        }
        select.list.value = value;
        tell();
      },
      parts: [select.label, note],
    };
    option.write(usual);
    if (reads) option.parts.push(...this.optionFile(option, text));
    return option;
  }

  /** A file of one's own may be the value of an option: its parts on the page. */
  optionFile(option, text) {
    const input = make("input", {
      type: "file", accept: ".toml,.txt,text/plain,application/toml", class: "rbw-input",
      onchange: () => this.tryOption(option, text, input),
    });
    option.note = make("p", { class: "rbw-soft", id: newId() });
    input.setAttribute("aria-describedby", option.note.id);
    const label = make("label", { class: "rbw-field is-tall" },
      make("span", {}, filled(this.words.option_file, { option: text })), input);
    return [label, option.note];
  }

  /** Python says whether the file is in order; until then nothing changes. */
  async tryOption(option, text, input) {
    const [file] = input.files;
    if (!file) return;
    const refuse = (words) => this.tellOption(option, this.live.textContent = filled(words, { option: text }), false);
    if (file.size > this.head.largest) return refuse(this.words.option_big);
    try {
      const read = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
      // A single line would be taken for the name of a choice.
      this.trying = { title: file.name, text: read.includes("\n") ? read : `${read}\n` };
      this.say("try", { name: option.name, text: this.trying.text });
    } catch {
      refuse(this.words.option_plain);
    }
    input.value = "";
  }

  tried({ name, good, text }) {
    const option = this.options.find((other) => other.name === name);
    if (!this.trying || !option) return;
    if (good) option.write(this.trying.text, this.trying.title);
    this.tellOption(option, text, good);
    this.trying = undefined;
  }

  /** Said beside the file as well, for a bot's move may soon take the place of the message. */
  tellOption(option, text, good) {
    option.note.textContent = text;
    option.note.classList.toggle("is-error", !good);
  }

  buildSeats() {
    const number = Number(this.count.list.value);
    const old = this.seatLists || [];
    const now = this.state.seats || [];
    this.seatLists = Array.from({ length: number }, (_unused, seat) => {
      const offer = (this.state.offer || [])[seat];
      const title = filled(this.words.seat, { number: seat + 1 });
      const name = offer && /^\d+$/.test(offer[0]) ? `${title} · ${offer[1]}` : title;
      const list = this.select(name, () => {}, this.head.kinds);
      list.list.value = old[seat] ? old[seat].list.value : now[seat] || this.head.opponent;
      return list;
    });
    this.seats.replaceChildren(...this.seatLists.map((list) => list.label));
  }

  startNew() {
    this.say("new", {
      players: Number(this.count.list.value),
      seed: this.seed.value,
      options: Object.fromEntries(this.options.map((option) => [option.name, option.read()])),
      seats: this.seatLists.map((list) => list.list.value),
    });
  }

  download({ name, text }) {
    this.text.value = text;
    const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    const link = make("a", { href: url, download: name, hidden: true });
    this.root.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }

  async copyText() {
    this.text.select();
    try {
      await navigator.clipboard.writeText(this.text.value);
    } catch {
      document.execCommand("copy");
    }
    this.fileNote.textContent = this.words.copied;
  }

  async readFile() {
    const [file] = this.file.files;
    if (!file) return;
    this.fileNote.textContent = "";
    if (file.size > LARGEST) {
      this.fileNote.textContent = this.words.file_big;
      return;
    }
    this.text.value = await file.text();
    this.say("load", { text: this.text.value });
    this.file.value = "";
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

  buildKnown() {
    this.known = make("div", { class: "rbw-known" });
    setTimeout(() => {
      this.knownBox.addEventListener("toggle", () => this.knownBox.open || this.pointOut(null));
    });
    return this.known;
  }

  /** How well the board is known, grade by grade. */
  showKnown() {
    const known = this.state.known;
    this.knownBox.hidden = !known.length;
    this.pointedOut = null;
    const grades = [...new Set(known.map((entry) => entry.grade))];
    this.known.replaceChildren(...grades.map((grade) => {
      const entries = known.filter((entry) => entry.grade === grade);
      const title = `${this.words[`known_${grade}`]} (${entries.length})`;
      return make("details", { class: `is-${grade}`, open: grade === "reconstructed" || grade === "owner" },
        make("summary", {}, title),
        make("ul", {}, ...entries.map((entry) => this.knownEntry(entry, known.indexOf(entry)))));
    }));
  }

  knownEntry({ what, why, sources, names, shown }, entry) {
    const item = make("li", {}, make("b", {}, what), names.length > 0 && `: ${names.join(", ")}`);
    if (why) item.append(". ".slice(/[.!?]$/.test(item.textContent) ? 1 : 0), why);
    for (const source of sources) {
      const link = /^https?:/.test(source);
      item.append(" ", make(link ? "a" : "span",
        link ? { href: source, target: "_blank", rel: "noopener", class: "rbw-source" } : { class: "rbw-source" },
        link ? new URL(source).hostname.replace(/^www\./, "") : source));
    }
    if (shown) item.append(" ", this.showButton(entry));
    return item;
  }

  showButton(entry) {
    return make("button", {
      type: "button", class: "rbw-button is-small", "aria-pressed": "false",
      onclick: ({ currentTarget }) => this.pointOut(this.pointedOut === entry ? null : entry, currentTarget),
    }, this.words.known_show);
  }

  pointOut(entry, button) {
    if (entry === (this.pointedOut ?? null)) return;
    this.pointedOut = entry;
    for (const other of this.known.querySelectorAll("[aria-pressed]")) {
      other.setAttribute("aria-pressed", String(entry !== null && other === button));
    }
    this.say("known", { entry });
    if (entry !== null) this.board.scrollIntoView({ block: "nearest", behavior: "smooth" });
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
    if (has("groups", "ply")) this.showGroups("ply" in news);
    if (has("offer")) this.fill(this.eyes, this.state.offer);
    if (has("eyes", "offer")) this.eyes.list.value = this.state.eyes;
    if (has("seats", "offer")) this.showSeats();
    if (has("options")) this.showOptions();
    if (has("speed")) this.showSpeed();
    if (has("words")) this.description.textContent = this.state.words;
    if (has("known")) this.showKnown();
    if (has("board")) this.nameBoard();
    if (has("status", "message", "caption", "handover")) this.announce(has("message"), has("caption"));
  }

  announce(spoken, told) {
    const { message, status, caption, handover } = this.state;
    const parts = [];
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
    // What is wrong with a file stands beside the file.
    if (this.isAnswer() && !this.trying && (message.tone === "refusal" || message.tone === "error")) {
      this.message.scrollIntoView({ block: "nearest", behavior: "smooth" });
    }
  }

  showCaption() {
    const caption = this.state.caption;
    const words = this.words;
    this.caption.hidden = !caption;
    this.root.classList.toggle("is-lesson", Boolean(caption));
    if (!caption) return;
    if (!this.lesson) {
      this.lesson = {
        title: make("div", { class: "rbw-caption-title", role: "heading", "aria-level": 3 }),
        count: make("span", { class: "rbw-soft" }),
        text: make("p", { class: "rbw-caption-text" }),
        prompt: make("p", { class: "rbw-prompt" }),
        rule: make("span", {}),
        back: this.button("back", words.previous, () => this.say("step", { n: -1 }), words.previous),
        next: this.button("forward", words.next, () => this.say("step", { n: 1 }), words.next),
        hint: this.button(null, words.hint, () => this.say("hint"), words.hint),
        again: this.button("undo", words.again, () => this.say("lesson"), words.again),
        away: make("p", { class: "rbw-soft" }, words.away),
      };
      const at = this.lesson;
      this.caption.append(make("div", { class: "rbw-caption-head" }, at.title, at.count), at.text, at.prompt,
        at.away, make("div", { class: "rbw-row" }, at.back, at.next, at.hint, at.again, at.rule));
    }
    const at = this.lesson;
    at.title.textContent = caption.title;
    at.count.textContent = filled(words.step_of, caption);
    at.text.textContent = caption.text;
    at.prompt.hidden = !caption.prompt;
    at.prompt.classList.toggle("is-solved", caption.solved);
    at.prompt.replaceChildren(make("strong", {}, caption.solved ? words.solved : words.task), " ", caption.prompt);
    at.rule.replaceChildren(...(caption.rule ? [this.ruleButton(caption.rule)] : []));
    at.hint.hidden = !caption.can_hint || caption.solved;
    at.away.hidden = at.again.hidden = !caption.away;
    at.next.classList.toggle("is-main", !caption.away && (!caption.prompt || caption.solved));
  }

  showButtons() {
    const focused = this.buttons.contains(document.activeElement);
    this.buttons.hidden = !this.state.buttons.length;
    this.buttons.replaceChildren(...this.state.buttons.map(([text, move]) => {
      const button = this.button(null, text, () => this.say("choose", { move, ply: this.state.ply }), text);
      button.classList.add("is-main");
      return button;
    }));
    if (focused) (this.buttons.querySelector("button") || this.status).focus({ preventScroll: true });
  }

  showHandover() {
    const { handover } = this.state;
    const focused = this.handover.contains(document.activeElement);
    this.handover.hidden = !handover;
    this.handoverText.textContent = handover ? handover.text : "";
    this.takeOver.textContent = handover ? handover.show : "";
    if (focused && !handover) this.status.focus({ preventScroll: true });
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
    const lines = this.state.result;
    this.result.hidden = !lines.length;
    this.result.replaceChildren(...lines.map(([text, rule], at) => make("p", { class: at ? "" : "rbw-winner" },
      text, " ", rule && this.ruleButton(rule))));
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
    if (this.lesson) {
      setOff(this.lesson.back, !controls.can_back);
      setOff(this.lesson.next, !controls.can_forward);
    }
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
      this.fill(this.line, Array.from({ length: count }, (_unused, at) => [
        at, filled(this.words.line_of, { number: at + 1, count })]));
      this.line.list.value = controls.line;
    }
  }

  showCard() {
    const card = this.state.card;
    const words = this.words;
    if (!card) {
      this.card.replaceChildren(make("p", { class: "rbw-soft" }, words.rule_none));
      return;
    }
    const parts = [
      make("div", { class: "rbw-card-title", role: "heading", "aria-level": 4 },
        make("span", { class: "rbw-tag" }, card.id), " ", card.title),
      make("p", {}, card.text),
    ];
    for (const kind of ["ruling", "derived", "sourced", "reconstructed"]) {
      if (card[kind]) parts.push(this.note(kind, card[kind]));
    }
    parts.push(...card.differences.map((difference) => this.difference(difference)), this.source(card));
    if (card.terms.length) parts.push(this.terms(card.terms));
    this.card.replaceChildren(...parts);
    if (this.ruleAsked) this.revealRule();
  }

  note(kind, ...text) {
    return make("p", { class: `rbw-note is-${kind}` }, make("span", { class: "rbw-badge" }, this.words[kind]), " ", ...text);
  }

  /** What each sheet says, what we play, and why. */
  difference({ title, says, play }) {
    return make("div", { class: "rbw-note is-differ" },
      make("p", {}, make("span", { class: "rbw-badge" }, this.words.differ), " ", make("b", {}, title)),
      ...says.map((said) => make("p", {}, make("i", {}, said.sheet), " · ", said.text)),
      make("p", {}, make("b", { class: "rbw-play" }, this.words.we_play), " · ", play));
  }

  source(card) {
    const source = make("p", { class: "rbw-soft" });
    for (const { sheet, heading, heading_en, language } of card.headings) {
      const [before, after] = filled(this.words.of_sheet, { sheet }).split("{heading}");
      source.append(before, make("span", { lang: language }, heading), after || "", heading_en ? ` (${heading_en})` : "", make("br"));
    }
    if (card.section) source.append(filled(this.words.section, { title: card.section }));
    return source;
  }

  /** The words of a rule; many are folded away. */
  terms(terms) {
    return make("details", { class: "rbw-terms", open: terms.length <= FEW },
      make("summary", {}, `${this.words.terms} (${terms.length})`),
      make("ul", {}, ...terms.map((term) => make("li", {}, make("b", {}, term.en),
        ...["hu", "es"].filter((code) => term[code]).flatMap((code) => [" · ", make("span", { lang: code }, term[code])]),
        term.note && ` – ${term.note}`))));
  }

  showGroups(moved) {
    const groups = this.state.groups;
    const focused = this.moves.contains(document.activeElement);
    this.noMoves.hidden = groups.length > 0;
    this.moves.hidden = !groups.length;
    if (focused && !groups.length) this.status.focus({ preventScroll: true });
    const before = this.group.list.value;
    this.fill(this.group, [["-", this.words.moves_choose],
      ...groups.map(([label, shape, count]) => [shape, `${label} (${count})`])]);
    if (!groups.some(([, shape]) => shape === before)) this.group.list.value = "-";
    if (moved || this.group.list.value !== this.wanted) {
      this.askGroup(this.movesBox.open ? this.group.list.value : (this.group.list.value = "-"));
    }
  }

  showSeats() {
    this.seatLists = undefined;
    this.count.list.value = this.state.seats.length;
    this.buildSeats();
  }

  /** A new game is set up as the one before, unless one says otherwise. */
  showOptions() {
    for (const { name, usual, write } of this.options) write(this.state.options[name] ?? usual);
  }

  showSpeed() {
    const speed = this.state.speed;
    const known = Object.entries(this.head.speeds).map(([name, seconds]) => [seconds, this.words[`speed_${name}`]]);
    if (!known.some(([seconds]) => seconds === speed)) known.push([speed, `${speed} s`]);
    this.fill(this.speed, known);
    this.speed.list.value = speed;
  }

  /* The log */

  takeLog({ at, lines, mark }) {
    if (at < this.logFirst || at > this.logFirst + this.log.length) {
      this.log = [];
      this.logFirst = at;
      this.list.replaceChildren();
    }
    this.log.length = at - this.logFirst;
    while (this.list.childElementCount > this.log.length) this.list.lastChild.remove();
    for (const line of lines) {
      this.log.push(line);
      this.list.append(this.logLine(line));
    }
    this.showLog(mark);
  }

  takeEarlier({ at, lines }) {
    if (at + lines.length !== this.logFirst) return;
    this.log.unshift(...lines);
    this.logFirst = at;
    this.list.prepend(...lines.map((line) => this.logLine(line)));
    this.showLog(this.mark);
  }

  logLine([ply, text, rule, seat]) {
    const jump = make("button", {
      type: "button", class: "rbw-line", tabindex: "-1", title: this.words.log_jump,
      onclick: () => this.say("jump", { n: ply }),
    }, text);
    const item = make("li", seat == null ? {} : { "data-seat": seat }, jump);
    if (rule) {
      const chip = this.ruleButton(rule);
      chip.tabIndex = -1;
      item.append(chip);
    }
    return item;
  }

  showLog(mark) {
    this.mark = mark;
    const [from, to, ahead] = mark;
    this.earlier.hidden = this.logFirst === 0;
    this.empty.hidden = this.log.length > 0;
    let current = null;
    [...this.list.children].forEach((item, index) => {
      const at = index + this.logFirst;
      const isCurrent = at >= from && at < to;
      item.classList.toggle("is-current", isCurrent);
      item.classList.toggle("is-ahead", at >= ahead);
      if (isCurrent) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
      item.firstChild.tabIndex = -1;
      if (isCurrent || (!current && at === ahead - 1)) current = item;
    });
    current = current || this.list.lastElementChild;
    if (!current) return;
    if (!this.list.contains(document.activeElement)) current.firstChild.tabIndex = 0;
    else document.activeElement.tabIndex = 0;
    const box = this.list;
    const top = current.offsetTop;
    if (top < box.scrollTop || top + current.offsetHeight > box.scrollTop + box.clientHeight) {
      box.scrollTop = top - box.clientHeight + current.offsetHeight + 8;
    }
  }

  /** One stop for Tab; the arrows move within. */
  logKey(event) {
    const here = document.activeElement;
    const item = here.closest("li");
    if (!item) return;
    const column = here === item.firstChild ? "firstChild" : "lastChild";
    const target = {
      ArrowDown: () => item.nextElementSibling && item.nextElementSibling[column],
      ArrowUp: () => item.previousElementSibling && item.previousElementSibling[column],
      ArrowRight: () => item.lastChild,
      ArrowLeft: () => item.firstChild,
      Home: () => this.list.firstElementChild.firstChild,
      End: () => this.list.lastElementChild.firstChild,
    }[event.key];
    if (!target) return;
    event.preventDefault();
    const next = target();
    if (!next) return;
    here.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  }
}

function render({ model, el }) {
  const game = new Game(model, el);
  const listen = (content) => game.receive(content);
  model.on("msg:custom", listen);
  let endWatch = () => {};
  let greeted = false;
  whenConnected(game.root, async () => {
    await game.withoutCopies();
    endWatch = watchDark(game.root, (dark) => {
      game.root.dataset.dark = String(dark);
      game.say(greeted ? "dark" : "hello", greeted ? { on: dark } : { dark });
      greeted = true;
    });
  });
  return () => {
    endWatch();
    model.off("msg:custom", listen);
  };
}

export default { render };
