const LARGEST = 4_000_000; // characters of a saved game

/** A new game, with its options and who plays; the game as text, to keep and to open again. */
class GameForm {
  constructor(game) {
    this.game = game;
    this.words = game.words;
    this.element = make("div", {}, this.buildNew(), this.buildSaved());
  }

  buildNew() {
    const [least, most, usual] = this.game.head.players;
    const counts = [];
    for (let n = least; n <= most; n += 1) counts.push([n, n]);
    this.count = select(this.words.players, () => this.buildSeats(), counts);
    this.count.list.value = usual;
    this.seed = make("input", { type: "text", inputmode: "numeric", class: "rbw-input", placeholder: this.words.seed_hint });
    this.options = this.game.head.options.map((option) => this.option(option));
    this.seats = make("div", { class: "rbw-form" });
    const start = button(null, this.words.new_start, () => this.startNew(), this.words.new_start);
    start.classList.add("is-main");
    this.newNote = make("p", { class: "rbw-soft" });
    return make("fieldset", {}, make("legend", {}, this.words.new),
      make("div", { class: "rbw-form" }, this.count.label,
        make("label", { class: "rbw-field" }, make("span", {}, this.words.seed), this.seed),
        ...this.options.flatMap((option) => option.parts)),
      this.seats, start, this.newNote);
  }

  buildSaved() {
    this.text = make("textarea", { class: "rbw-input", rows: 4, spellcheck: "false", "aria-label": this.words.save_text });
    this.file = make("input", {
      type: "file", accept: ".json,application/json", class: "rbw-input", onchange: () => this.readFile(),
    });
    this.fileNote = make("p", { class: "rbw-soft", role: "status" });
    const save = button(null, this.words.save, () => this.game.say("save"), this.words.save);
    const load = button(null, this.words.load, () => this.open("load", { text: this.text.value }), this.words.load);
    this.copy = button(null, this.words.copy, () => this.copyText(), this.words.copy);
    return make("fieldset", {}, make("legend", {}, this.words.save_text),
      make("div", { class: "rbw-row" }, save, this.copy, load),
      this.text,
      make("label", { class: "rbw-field is-tall" }, make("span", {}, this.words.load_file), this.file),
      this.fileNote);
  }

  /** An option of a new game: its parts on the page, and how its value is read and written. */
  option({ name, text, usual, choices, reads }) {
    if (typeof usual === "boolean") {
      const box = make("input", { type: "checkbox", checked: usual });
      const label = make("label", { class: "rbw-check" }, box, make("span", {}, text));
      return { name, usual, read: () => box.checked, write: (on) => (box.checked = on), parts: [label] };
    }
    const field = select(text, () => tell(), choices);
    // What a choice is called may be long.
    field.label.classList.add("is-tall");
    const note = make("p", { class: "rbw-soft rbw-wide" });
    const tell = () => {
      note.textContent = (choices.find(([value]) => value === field.list.value) || [])[2] || "";
      note.hidden = !note.textContent;
    };
    const option = {
      name,
      usual,
      read: () => field.list.value,
      write: (value, title) => {
        if (![...field.list.options].some((offered) => offered.value === value)) {
          field.list.append(make("option", { value }, title || this.words.option_own));
        }
        field.list.value = value;
        tell();
      },
      parts: [field.label, note],
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
    const refuse = (words) => this.tellOption(option, this.game.live.textContent = filled(words, { option: text }), false);
    if (file.size > this.game.head.largest) return refuse(this.words.option_big);
    try {
      const read = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
      // A single line would be taken for the name of a choice.
      this.trying = { title: file.name, text: read.includes("\n") ? read : `${read}\n` };
      this.game.say("try", { name: option.name, text: this.trying.text });
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
    const now = this.game.state.seats || [];
    this.seatLists = Array.from({ length: number }, (_unused, seat) => {
      const offer = (this.game.state.offer || [])[seat];
      const title = filled(this.words.seat, { number: seat + 1 });
      const name = offer && /^\d+$/.test(offer[0]) ? `${title} · ${offer[1]}` : title;
      const list = select(name, () => {}, this.game.head.kinds);
      list.list.value = old[seat] ? old[seat].list.value : now[seat] || this.game.head.opponent;
      return list;
    });
    this.seats.replaceChildren(...this.seatLists.map((list) => list.label));
  }

  /** Ask for another game; the answer comes to ``opened``. */
  open(what, more) {
    this.opening = what;
    this.fileNote.textContent = this.newNote.textContent = "";
    this.game.say(what, more);
  }

  /** What is wrong with a game that was wished for is said beside it, where no move takes its place. */
  opened(problem) {
    if (problem) this.tell(this.opening === "load" ? this.fileNote : this.newNote, problem, true);
    this.opening = undefined;
  }

  tellFile(text, isError = false) {
    this.tell(this.fileNote, text, isError);
  }

  tell(note, text, isError) {
    note.textContent = text;
    note.classList.toggle("is-error", isError);
    if (isError) note.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }

  startNew() {
    this.open("new", {
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
    this.game.root.append(link);
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
    this.tellFile(this.words.copied);
  }

  async readFile() {
    const [file] = this.file.files;
    if (!file) return;
    // The same file can be chosen again.
    const read = file.size > LARGEST ? undefined : file.text();
    this.file.value = "";
    if (!read) {
      this.tellFile(this.words.file_big, true);
      return;
    }
    this.text.value = await read;
    this.open("load", { text: this.text.value });
  }

  showSeats() {
    this.seatLists = undefined;
    this.count.list.value = this.game.state.seats.length;
    this.buildSeats();
  }

  /** A new game is set up as the one before, unless one says otherwise. */
  showOptions() {
    for (const { name, usual, write } of this.options) write(this.game.state.options[name] ?? usual);
  }
}
