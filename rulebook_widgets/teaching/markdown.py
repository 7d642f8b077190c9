"""Rules in Markdown, to be read where no kernel runs: one rule, all differences, all words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Final

from rulebook_widgets.core import Rulebook
from rulebook_widgets.core.text import _
from rulebook_widgets.teaching.rule_card import (
    DifferenceCard,
    RuleCard,
    TermCard,
    rule_card,
    term_card,
)

_BREAK: Final = "  \n"
"""How Markdown writes that a new line begins within a paragraph."""


def rule_markdown(card: RuleCard) -> str:
    """Write a rule: its text, what we decided, and, folded where there is much, its sources."""
    places = [f"*{' · '.join(_places(card))}*"] if card.headings else []
    asides = ((_("Our ruling"), card.ruling), (_("Follows from other rules"), card.derived))
    blocks = [f"**{card.id}** {card.text}", *_asides(asides)]
    behind = [*_asides(_other_sources(card)), *map(_quoted, map(_differing, card.differences))]
    blocks += _folded(_summary(card), [*behind, *places]) if behind else places
    return "\n\n".join(blocks)


def differences_markdown(rulebook: Rulebook, link: Callable[[str], str]) -> str:
    """Write every point in which the sheets of a game differ, section by section.

    Args:
        rulebook: the rules of the game.
        link: gives the address at which a rule is told, for its id.
    """
    cards = [rule_card(rulebook, rule.id) for rule in rulebook.rule if rule.sheets_differ]
    blocks: list[str] = []
    for section, inside in groupby(cards, key=lambda card: card.section):
        blocks.append(f"### {section}")
        for card in inside:
            where = f"[{card.id}]({link(card.id)})"
            blocks += [_difference(f"{where} {d.title}", d) for d in card.differences]
    return "\n\n".join(blocks)


def glossary_markdown(rulebook: Rulebook) -> str:
    """Write every word of a game in English order, as the sheets say it, and what misleads."""
    cards = sorted(map(term_card, rulebook.term), key=lambda card: card.en.casefold())
    return "\n".join(map(_entry, cards))


def _other_sources(card: RuleCard) -> tuple[tuple[str, str], ...]:
    """What of a rule no sheet tells, by what it is called."""
    return (
        (_("From another source"), card.sourced),
        (_("Reconstructed"), card.reconstructed),
    )


def _asides(asides: Iterable[tuple[str, str]]) -> list[str]:
    return [f"> **{label}.** {text}" for label, text in asides if text]


def _folded(summary: str, blocks: list[str]) -> list[str]:
    """What a reader sees on asking for it; the empty lines around make it Markdown inside."""
    return [f"<details><summary>{summary}</summary>", *blocks, "</details>"]


def _summary(card: RuleCard) -> str:
    """Name what is folded away, so that nobody takes the rule for the sheet's word alone."""
    differ = _("The sheets differ ({count})").format(count=len(card.differences))
    kinds = (*_other_sources(card), (differ, card.differences))
    return " · ".join([_("Sources"), *(label for label, there in kinds if there)])


def _places(card: RuleCard) -> Iterator[str]:
    for place in card.headings:
        text = _("{sheet}: “{heading}”").format(sheet=place.sheet, heading=place.heading)
        yield f"{text} ({place.heading_en})" if place.heading_en else text


def _differing(difference: DifferenceCard) -> str:
    title = _("The sheets differ: {title}").format(title=difference.title)
    return _difference(title, difference)


def _difference(title: str, difference: DifferenceCard) -> str:
    says = [f"*{said.sheet}:* {said.text}" for said in difference.says]
    play = _("**We play:** {text}").format(text=difference.play)
    return _BREAK.join([f"**{title}**", *says, play])


def _quoted(text: str) -> str:
    return "\n".join([f"> {line}" for line in text.split("\n")])


def _entry(card: TermCard) -> str:
    words = [(card.hu, _("Hungarian: *{word}*")), (card.es, _("Spanish: *{word}*"))]
    said = [text.format(word=word) for word, text in words if word]
    line = " · ".join([f"- **{card.en}**", *said])
    return f"{line}{_BREAK}  {card.note}" if card.note else line
