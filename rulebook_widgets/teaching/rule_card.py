"""A rule as a reader meets it: our words, where it stands in the sheet, and what we decided."""

from __future__ import annotations

import msgspec

from rulebook_widgets.core import Rulebook, Term


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


class RuleCard(msgspec.Struct, frozen=True):
    """A rule with all that belongs to it.

    Attributes:
        id: for example ``"SAM-4.3"``.
        title: a few words.
        text: the rule in our own words.
        section: title of its section.
        heading: the sheet's own heading, in the sheet's language.
        heading_en: the same in English, or "".
        sheet: short name of the sheet.
        sheet_language: code of the sheet's language.
        ruling: what we decided where the sheet is silent or unclear, and why; or "".
        derived: what follows from other rules though no sheet says it; or "".
        sourced: what comes from another source than the sheet; or "".
        terms: the words it uses.
    """

    id: str
    title: str
    text: str
    section: str
    heading: str
    heading_en: str
    sheet: str
    sheet_language: str
    ruling: str = ""
    derived: str = ""
    sourced: str = ""
    terms: tuple[TermCard, ...] = ()


def rule_card(rulebook: Rulebook, rule_id: str) -> RuleCard:
    """Return the card of a rule.

    Raises:
        RulebookError: the rulebook has no such rule.
    """
    rule = rulebook[rule_id]
    sections = {section.id: section.title for section in rulebook.section}
    terms = {term.id: term for term in rulebook.term}
    return RuleCard(
        id=rule.id,
        title=rule.title,
        text=rule.text,
        section=sections.get(rule.section, ""),
        heading=rule.heading,
        heading_en=rule.heading_en,
        sheet=rulebook.game.sheet,
        sheet_language=rulebook.game.sheet_language,
        ruling=rule.ruling,
        derived=rule.derived,
        sourced=rule.sourced,
        terms=tuple([_term_card(terms.get(name, Term(name, name))) for name in rule.terms]),
    )


def _term_card(term: Term) -> TermCard:
    return TermCard(term.id, term.en, term.hu, term.es, term.note)
