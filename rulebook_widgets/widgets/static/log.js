/** What happened, line by line; what lies further back is asked for. */
class Log {
  constructor(game) {
    this.game = game;
    this.words = game.words;
    this.lines = [];
    this.first = 0;
    this.earlier = make("button", {
      type: "button", class: "rbw-button is-small", hidden: true,
      onclick: () => this.game.say("earlier", { before: this.first }),
    }, this.words.before);
    this.list = make("ol", { class: "rbw-log", "aria-label": this.words.log, onkeydown: (e) => this.key(e) });
    this.empty = make("p", { class: "rbw-soft" }, this.words.log_empty);
    this.element = make("div", {}, this.earlier, this.list, this.empty);
  }

  take({ at, lines, mark }) {
    if (at < this.first || at > this.first + this.lines.length) {
      this.lines = [];
      this.first = at;
      this.list.replaceChildren();
    }
    this.lines.length = at - this.first;
    while (this.list.childElementCount > this.lines.length) this.list.lastChild.remove();
    for (const line of lines) {
      this.lines.push(line);
      this.list.append(this.line(line));
    }
    this.show(mark);
  }

  takeEarlier({ at, lines }) {
    if (at + lines.length !== this.first) return;
    this.lines.unshift(...lines);
    this.first = at;
    this.list.prepend(...lines.map((line) => this.line(line)));
    this.show(this.mark);
  }

  line([ply, text, rule, seat]) {
    const jump = make("button", {
      type: "button", class: "rbw-line", tabindex: "-1", title: this.words.log_jump,
      onclick: () => this.game.say("jump", { n: ply }),
    }, text);
    const item = make("li", seat == null ? {} : { "data-seat": seat }, jump);
    if (rule) {
      const chip = this.game.ruleButton(rule);
      chip.tabIndex = -1;
      item.append(chip);
    }
    return item;
  }

  show(mark) {
    this.mark = mark;
    const [from, to, ahead] = mark;
    this.earlier.hidden = this.first === 0;
    this.empty.hidden = this.lines.length > 0;
    let current = null;
    [...this.list.children].forEach((item, index) => {
      const at = index + this.first;
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
  key(event) {
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
