"""The rules of a game in our own words, each with its id and its source."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from importlib import resources

import msgspec

from rulebook_widgets.core.errors import RulebookError


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the game, as the sheets say it."""

    id: str
    en: str
    hu: str = ""
    es: str = ""
    note: str = ""


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of several rules sheets of a game; headings and differences name it by its id."""

    id: str
    title: str
    language: str


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The heading under which a rule stands in a further sheet, and the same in English."""

    sheet: str
    heading: str
    heading_en: str = ""


class Saying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one sheet says, in our words; also that it says nothing."""

    sheet: str
    text: str


class Difference(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A point in which the sheets of a game differ, or in which one of them errs.

    Attributes:
        title: what it is about, in a few words.
        says: what each sheet says.
        play: what we play, and why.
    """

    title: str
    says: tuple[Saying, ...]
    play: str


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule.

    Attributes:
        id: for example ``"SAM-4.3"``.
        title: two to five words.
        text: the rule in our own words.
        heading: the heading of the sheet under which it stands, in the sheet's language.
        heading_en: the same in English.
        ruling: what we decided where the sheet is silent or unclear, and why; or "".
        derived: what follows from other rules though no sheet says it; or "".
        sourced: what comes from another source than the sheet; or "".
        reconstructed: what no source shows, so that we had to make it up to fit; or "".
        terms: ids of the terms the rule uses.
        other_headings: where the rule stands in the further sheets of a game with several.
        sheets_differ: where the sheets do not say the same about this rule.
    """

    id: str
    title: str
    text: str
    heading: str
    heading_en: str = ""
    ruling: str = ""
    derived: str = ""
    sourced: str = ""
    reconstructed: str = ""
    terms: tuple[str, ...] = ()
    other_headings: tuple[Heading, ...] = ()
    sheets_differ: tuple[Difference, ...] = ()

    @property
    def section(self) -> str:
        """The section the rule belongs to: ``"4"`` for SAM-4.3."""
        return self.id.partition("-")[2].partition(".")[0]


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A section of the rulebook, which is also a chapter of the lessons."""

    id: str
    title: str
    chapter: str
    intro: str = ""


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands on the box, and which sheets the rules come from.

    A game with several sheets lists them all in `sheets`; the first is the one that `sheet` and
    the rules' own headings name.
    """

    id: str
    title: str
    author: str
    players: tuple[int, int]
    minutes: int
    age: int
    sheet: str
    sheet_language: str = ""
    sheets: tuple[Sheet, ...] = ()


class Rulebook(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """All rules of one game. ``rulebook["SAM-4.3"]`` is a :class:`Rule`."""

    game: About
    section: tuple[Section, ...]
    rule: tuple[Rule, ...]
    term: tuple[Term, ...] = ()

    @cached_property
    def by_id(self) -> dict[str, Rule]:
        """The rules by their ids."""
        return {rule.id: rule for rule in self.rule}

    def __getitem__(self, rule_id: str) -> Rule:
        try:
            return self.by_id[rule_id]
        except KeyError:
            known = f"{self.rule[0].id} to {self.rule[-1].id}"
            raise RulebookError(
                f"{self.game.title} has no rule {rule_id!r}; its rules run from {known}."
            ) from None

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self.by_id


def load_rulebook(package: str, language: str = "en") -> Rulebook:
    """Read the rulebook that lies in a game's package.

    Args:
        package: the game's package, for example ``"rulebook_widgets.games.samurai"``.
        language: a language code; without a rulebook in it, English is read.

    Raises:
        RulebookError: the file does not have the form of a rulebook; names the place.
        ModuleNotFoundError: there is no such package.
    """
    folder = resources.files(package)
    file = folder / f"rulebook.{language}.toml"
    if language == "en" or not file.is_file():
        file = folder / "rulebook.toml"
    try:
        rulebook = msgspec.convert(tomllib.loads(file.read_text("utf-8")), Rulebook)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeError, OSError) as error:
        raise RulebookError(f"{file.name} of {package} cannot be read: {error}.") from error
    for slip in _slips(rulebook):
        raise RulebookError(f"{file.name} of {package} is not in order: {slip}.")
    return rulebook


def _slips(rulebook: Rulebook) -> Iterator[str]:
    """Find what a reader of the rulebook would stumble over."""
    if not rulebook.rule:
        yield "it has no rules"
    sheets = rulebook.game.sheets
    for what in (rulebook.rule, rulebook.section, rulebook.term, sheets):
        for name, times in Counter(entry.id for entry in what).items():
            if times > 1:
                yield f"there are {times} entries with the id {name!r}"
    sections = {section.id for section in rulebook.section}
    terms = {term.id for term in rulebook.term}
    for rule in rulebook.rule:
        if rule.section not in sections:
            yield f"rule {rule.id} stands in no section"
        for term in rule.terms:
            if term not in terms:
                yield f"rule {rule.id} uses the term {term!r}, which is not explained"
        for sheet in _sheets_named(rule) - {sheet.id for sheet in sheets}:
            yield f"rule {rule.id} names the sheet {sheet!r}, which the game does not list"


def _sheets_named(rule: Rule) -> set[str]:
    headings = {heading.sheet for heading in rule.other_headings}
    return headings.union(
        saying.sheet for difference in rule.sheets_differ for saying in difference.says
    )
