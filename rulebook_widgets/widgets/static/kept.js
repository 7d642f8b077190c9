const FEW_GAMES = 3; // games that are kept of one board
const MOST_KEPT = 300_000; // characters of one of them

/** The browser's own store, where it lets us have one. */
function store() {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** The name under which games of a board are kept: its page, and the cell of the page it stands in.
    Boards of lessons have none, nor has a notebook, whose kernel outlives a reload. */
function nameOfBoard(root) {
  const cell = root.closest("[cell-index]");
  if (!cell || root.closest(".rbx")) return null;
  const place = [...cell.querySelectorAll(".rbw")].indexOf(root);
  return `rulebook_widgets:${location.pathname}:${cell.getAttribute("cell-index")}.${place}:`;
}

/** Whether the reader was here a moment ago, and in the midst of something. */
function wasReloaded() {
  return performance.getEntriesByType("navigation").some(({ type }) => type === "reload");
}

/** Call back when the page shows itself, and the browser has scrolled to where it was. */
function whenRevealed(callback) {
  const page = document.documentElement;
  const observer = new MutationObserver(look);
  function look() {
    if (page.classList.contains("is-loading")) return;
    observer.disconnect();
    setTimeout(callback, 300);
  }
  observer.observe(page, { attributes: true, attributeFilter: ["class"] });
  look();
}

/** The games of a board that this browser keeps, and the offer to go on with the latest of them.
    Every page that is open keeps its game under a name of its own, so that no tab writes over what
    another one has; what is older than the latest few is forgotten. */
class KeptGames {
  constructor(game, board) {
    this.game = game;
    this.words = game.words;
    this.board = board;
    this.rename();
    this.text = make("p", {});
    this.goOn = button("forward", this.words.kept_go_on, () => this.open(), this.words.kept_go_on);
    this.goOn.classList.add("is-main");
    this.save = button(null, this.words.save, () => this.download(), this.words.save);
    const forget = button(null, this.words.kept_forget, () => this.forget(), this.words.kept_forget);
    this.element = make("section", { class: "rbw-notice is-kept", "aria-label": this.words.kept, hidden: true },
      this.text, make("div", { class: "rbw-row" }, this.goOn, forget, this.save));
    this.offer();
    if (this.offered && wasReloaded()) whenRevealed(() => this.element.scrollIntoView({ block: "nearest" }));
  }

  rename() {
    this.name = `${this.board}${Date.now()}-${Math.random().toString(36).slice(2, 8)}`;
  }

  /** What is kept of this board, the latest first; what cannot be read is none of ours. */
  all() {
    const names = Object.keys(store() || {}).filter((name) => name.startsWith(this.board));
    return names.map((name) => this.read(name)).filter(Boolean).sort((one, other) => other.when - one.when);
  }

  read(name) {
    try {
      const { when, ply, seats, text } = JSON.parse(store().getItem(name));
      return text && seats && ply >= 0 ? { name, when: Number(when), ply, seats, text } : null;
    } catch {
      return null;
    }
  }

  /** The game as it stands: a whole record, or the moves that have come to it. */
  take({ ply, seats, text, at, moves }) {
    if (text) Object.assign(this, { record: JSON.parse(text), seats });
    else this.record.moves.splice(at, Infinity, ...moves);
    this.keep({ ply, seats: this.seats, text: JSON.stringify(this.record, null, 1) });
  }

  /** Keep it; a browser that has no room keeps what it had. */
  keep(game) {
    if (game.text.length > MOST_KEPT) return;
    try {
      store().setItem(this.name, JSON.stringify({ ...game, when: Date.now() }));
      for (const { name } of this.all().slice(FEW_GAMES)) store().removeItem(name);
    } catch {
      // Nothing else depends on it.
    }
  }

  /** Offer the latest game that was left here. */
  offer() {
    this.offered = this.board && this.all().find(({ name }) => name !== this.name);
    this.element.hidden = !this.offered;
    this.save.hidden = true;
    if (!this.offered) return;
    const when = new Date(this.offered.when).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
    this.text.classList.remove("is-error");
    this.text.textContent = filled(this.words.kept_offer, { when, move: this.offered.ply });
    this.news = this.text.textContent;
  }

  /** What a reader who sees nothing is still to be told. */
  told() {
    const news = this.news;
    this.news = "";
    return news;
  }

  open() {
    // The page that has it may have played on.
    this.offered = this.read(this.offered.name) || this.offered;
    // A game begun here meanwhile stays kept as well.
    if (this.read(this.name)) this.rename();
    const { text, ply, seats } = this.offered;
    this.game.say("go_on", { text, ply, seats });
  }

  /** Python has opened it, or says why not; then it stays where it is. */
  opened(problem) {
    if (problem) {
      this.text.classList.add("is-error");
      this.text.textContent = filled(this.words.kept_stays, { problem });
      this.save.hidden = false;
      return;
    }
    store().removeItem(this.offered.name);
    this.close();
    this.game.opened();
  }

  forget() {
    store().removeItem(this.offered.name);
    this.offer();
    if (!this.offered) return this.close();
    this.game.live.textContent = this.told();
  }

  close() {
    const focused = this.element.contains(document.activeElement);
    this.element.hidden = true;
    if (focused) this.game.status.focus({ preventScroll: true });
  }

  download() {
    this.game.form.download({ name: "saved-game.json", text: this.offered.text });
  }
}
