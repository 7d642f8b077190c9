/** The moves as lists to choose from: first what is moved, then how. */
class MoveList {
  constructor(game) {
    this.game = game;
    this.words = game.words;
    this.group = select(this.words.moves_piece, (shape) => this.askGroup(shape), []);
    this.choice = select(this.words.move, (move) => this.offPlay(move || this.group.list.value), []);
    this.playMove = button(null, this.words.moves_play, () => {
      this.game.say("choose", { move: this.choice.list.value, ply: this.choicePly });
    }, this.words.moves_play, () => (this.note.textContent = this.words.moves_first));
    this.playMove.classList.add("is-main");
    this.noMoves = make("p", { class: "rbw-soft", hidden: true }, this.words.moves_none);
    this.note = make("p", { class: "rbw-soft", role: "status" });
    this.moves = make("div", { class: "rbw-form" }, this.group.label, this.choice.label, this.playMove, this.note);
    this.element = make("div", {}, this.noMoves, this.moves);
    setTimeout(() => game.movesBox.addEventListener("toggle", () => this.askOnly()));
  }

  /** Where all moves are of one group, nobody has to choose it. */
  askOnly() {
    if (this.game.movesBox.open && this.only !== undefined) this.askGroup((this.group.list.value = this.only));
  }

  askGroup(shape) {
    this.wanted = shape;
    fill(this.choice, [["", this.words.moves_choose]]);
    this.offPlay();
    if (shape !== "-") this.game.say("group", { shape });
    else this.point("");
  }

  showGroup({ shape, ply, choices }) {
    if (shape !== this.wanted) return;
    this.choicePly = ply;
    const texts = choices.map(([text, move]) => [move, text]);
    fill(this.choice, texts.length === 1 ? texts : [["", this.words.moves_choose], ...texts]);
    const about = texts.length === 1 ? texts[0][0] : shape;
    this.offPlay(this.only === undefined ? about : undefined);
  }

  /** A move can be played once it is chosen; what it is about is lit on the board. */
  offPlay(about) {
    setOff(this.playMove, !this.choice.list.value);
    this.note.textContent = "";
    if (about) this.point(about);
  }

  point(about) {
    if (about === (this.pointed || "")) return;
    this.pointed = about;
    this.game.say("point", { about });
  }

  show(groups, moved) {
    const focused = this.moves.contains(document.activeElement);
    this.noMoves.hidden = groups.length > 0;
    this.moves.hidden = !groups.length;
    if (focused && !groups.length) this.game.status.focus({ preventScroll: true });
    const before = this.group.list.value;
    this.only = groups.length === 1 ? groups[0][1] : undefined;
    if (this.only !== undefined && this.group.list === document.activeElement) this.choice.list.focus();
    this.group.label.hidden = this.only !== undefined;
    fill(this.group, [["-", this.words.moves_with],
      ...groups.map(([label, shape, count]) => [shape, `${label} (${count})`])]);
    if (!groups.some(([, shape]) => shape === before)) this.group.list.value = "-";
    if (this.only !== undefined) this.group.list.value = this.only;
    if (moved || this.group.list.value !== this.wanted) {
      this.askGroup(this.game.movesBox.open ? this.group.list.value : (this.group.list.value = "-"));
    }
  }
}
