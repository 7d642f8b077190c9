/** How well the board is known, grade by grade; each entry can be shown on the board. */
class KnownList {
  constructor(game) {
    this.game = game;
    this.words = game.words;
    this.element = make("div", { class: "rbw-known" });
    setTimeout(() => {
      game.knownBox.addEventListener("toggle", () => game.knownBox.open || this.pointOut(null));
    });
  }

  /** How well the board is known, grade by grade. */
  show(known) {
    this.game.knownBox.hidden = !known.length;
    this.pointedOut = null;
    const grades = [...new Set(known.map((entry) => entry.grade))];
    this.element.replaceChildren(...grades.map((grade) => {
      const entries = known.filter((entry) => entry.grade === grade);
      const title = `${this.words[`known_${grade}`]} (${entries.length})`;
      return make("details", { class: `is-${grade}`, open: grade === "reconstructed" || grade === "owner" },
        make("summary", {}, title),
        make("ul", {}, ...entries.map((entry) => this.entry(entry, known.indexOf(entry)))));
    }));
  }

  entry({ what, why, sources, names, shown }, entry) {
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
    for (const other of this.element.querySelectorAll("[aria-pressed]")) {
      other.setAttribute("aria-pressed", String(entry !== null && other === button));
    }
    this.game.say("known", { entry });
    if (entry !== null) this.game.board.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }
}
