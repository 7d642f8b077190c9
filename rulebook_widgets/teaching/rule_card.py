"""A rule as a reader meets it: our words, where it stands in the sheet, and what we decided."""

from __future__ import annotations

from typing import Final

import msgspec

from rulebook_widgets.core import Rule, Rulebook, Term
from rulebook_widgets.core.rulebook import Difference, Sheet
from rulebook_widgets.core.text import N_, _

_SHEETS: Final = {
    "en": N_("English sheet"),
    "es": N_("Spanish sheet"),
    "hu": N_("Hungarian sheet"),
}


class TermCard(msgspec.Struct, frozen=True):
    """A word of the game in the languages of the sheets.

    Attributes:
        id: the rulebook's name for it.
        en: in English.
        hu: in Hungarian, or "".
        es: in Spanish, or "".
        note: what needs saying about it, or "".
    """

    id: str
    en: str
    hu: str = ""
    es: str = ""
    note: str = ""


class HeadingCard(msgspec.Struct, frozen=True):
    """Where a rule stands in a sheet.

    Attributes:
        sheet: which sheet, as the beginning of a line: ``"Spanish sheet"``.
        heading: the sheet's own heading, in the sheet's language.
        heading_en: the same in English, or "".
        language: code of the sheet's language.
    """

    sheet: str
    heading: str
    heading_en: str
    language: str


class SayingCard(msgspec.Struct, frozen=True):
    """What one sheet says, in our words.

    Attributes:
        sheet: which sheet: ``"Spanish sheet"``.
        text: what it says.
    """

    sheet: str
    text: str


class DifferenceCard(msgspec.Struct, frozen=True):
    """A point in which the sheets do not agree, or in which one of them errs.

    Attributes:
        title: what it is about, in a few words.
        says: what each sheet says.
        play: what we play, and why.
    """

    title: str
    says: tuple[SayingCard, ...]
    play: str


class RuleCard(msgspec.Struct, frozen=True):
    """A rule with all that belongs to it.

    Attributes:
        id: for example ``"SAM-4.3"``.
        title: a few words.
        text: the rule in our own words.
        section: title of its section.
        headings: where it stands in each sheet that has it.
        ruling: what we decided where the sheet is silent or unclear, and why; or "".
        derived: what follows from other rules though no sheet says it; or "".
        sourced: what comes from another source than the sheet; or "".
        reconstructed: what no source shows, so that we had to make it up to fit; or "".
        differences: where the sheets do not say the same about it.
        terms: the words it uses.
    """

    id: str
    title: str
    text: str
    section: str
    headings: tuple[HeadingCard, ...] = ()
    ruling: str = ""
    derived: str = ""
    sourced: str = ""
    reconstructed: str = ""
    differences: tuple[DifferenceCard, ...] = ()
    terms: tuple[TermCard, ...] = ()


def rule_card(rulebook: Rulebook, rule_id: str) -> RuleCard:
    """Return the card of a rule.

    Raises:
        RulebookError: the rulebook has no such rule.
    """
    rule = rulebook[rule_id]
    sections = {section.id: section.title for section in rulebook.section}
    terms = {term.id: term for term in rulebook.term}
    sheets = {sheet.id: sheet_name(sheet) for sheet in rulebook.game.sheets}
    return RuleCard(
        id=rule.id,
        title=rule.title,
        text=rule.text,
        section=sections.get(rule.section, ""),
        headings=_headings(rulebook, rule),
        ruling=rule.ruling,
        derived=rule.derived,
        sourced=rule.sourced,
        reconstructed=rule.reconstructed,
        differences=tuple([_difference_card(d, sheets) for d in rule.sheets_differ]),
        terms=tuple([term_card(terms.get(name, Term(name, name))) for name in rule.terms]),
    )


def term_card(term: Term) -> TermCard:
    """Return the card of a word."""
    return TermCard(term.id, term.en, term.hu, term.es, term.note)


def sheet_name(sheet: Sheet) -> str:
    """Return what a sheet among several is called: by its language, or else by its title."""
    name = _SHEETS.get(sheet.language)
    return _(name) if name else sheet.title


def _headings(rulebook: Rulebook, rule: Rule) -> tuple[HeadingCard, ...]:
    about = rulebook.game
    sheets = {sheet.id: sheet for sheet in about.sheets}
    first = sheet_name(about.sheets[0]) if sheets else _("In the rule sheet")
    found = [(first, rule.heading, rule.heading_en, about.sheet_language)]
    for other in rule.other_headings:
        sheet = sheets[other.sheet]
        found.append((sheet_name(sheet), other.heading, other.heading_en, sheet.language))
    return tuple(
        [
            # A heading that the sheet left in English needs no translation.
            HeadingCard(name, heading, "" if english == heading else english, language)
            for name, heading, english, language in found
            if heading
        ]
    )


def _difference_card(difference: Difference, sheets: dict[str, str]) -> DifferenceCard:
    says = tuple([SayingCard(sheets[said.sheet], said.text) for said in difference.says])
    return DifferenceCard(difference.title, says, difference.play)
