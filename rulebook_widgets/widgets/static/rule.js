const FEW = 5; // words of a rule that are shown without being asked for

/** A rule: what it says, where it stands on the sheet, and what is ours in it. */
class RuleCard {
  constructor(game) {
    this.game = game;
    this.words = game.words;
    this.element = make("div", { class: "rbw-card" });
  }

  show(card) {
    const words = this.words;
    if (!card) {
      this.element.replaceChildren(make("p", { class: "rbw-soft" }, words.rule_none));
      return;
    }
    const parts = [
      // Level 2 leaves out none, wherever the board stands: on a page of its own or in a chapter.
      make("div", { class: "rbw-card-title", role: "heading", "aria-level": 2 },
        make("span", { class: "rbw-tag" }, card.id), " ", card.title),
      make("p", {}, card.text),
    ];
    parts.push(...this.notes(card, "ruling", "derived"), ...this.behind(card));
    if (card.terms.length) parts.push(this.terms(card.terms));
    this.element.replaceChildren(...parts);
  }

  notes(card, ...kinds) {
    return kinds.filter((kind) => card[kind]).map((kind) => this.note(kind, card[kind]));
  }

  /** Where we have the rule from; folded away, but named, where it is more than a heading. */
  behind(card) {
    const notes = [
      ...this.notes(card, "sourced", "reconstructed"),
      ...card.differences.map((difference) => this.difference(difference)),
    ];
    if (!notes.length) return [this.source(card)];
    const kinds = ["sourced", "reconstructed"].filter((kind) => card[kind]).map((kind) => this.words[kind]);
    if (card.differences.length) kinds.push(filled(this.words.differ_count, { count: card.differences.length }));
    return [make("details", { class: "rbw-terms rbw-sources" },
      make("summary", {}, [this.words.sources, ...kinds].join(" · ")),
      ...notes, this.source(card))];
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
}
