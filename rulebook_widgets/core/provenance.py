"""How well the parts of a board are known, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias, get_args

import msgspec

from rulebook_widgets.core.text import N_

Grade: TypeAlias = Literal["sheet", "derived", "sourced", "reconstructed", "ours", "owner"]
"""How well something is known.

``"sheet"``: a rules sheet says so. ``"derived"``: it follows from what the sheets say.
``"sourced"``: other sources say so. ``"reconstructed"``: no source shows it; it was chosen so that
all that is known holds. ``"ours"``: chosen by us, without effect on the game. ``"owner"``: it
stands in a reader's own board file.
"""

GRADES: Final[tuple[Grade, ...]] = get_args(Grade)
"""All grades, the best known first."""


TITLES: Final[dict[Grade, str]] = {
    "sheet": N_("On a rules sheet"),
    "derived": N_("Follows from the rules sheets"),
    "sourced": N_("From other sources"),
    "reconstructed": N_("Reconstructed: nobody told us, and all that is known holds"),
    "ours": N_("Our choice, without effect on the game"),
    "owner": N_("From a board file of your own"),
}
"""What a grade means, for readers."""


class Provenance(msgspec.Struct, frozen=True):
    """How well one part of a board is known.

    Attributes:
        grade: how well.
        what: what it is about; translate it where it is shown.
        why: how that is known, or how it was chosen; may be empty.
        sources: where it stands: titles and addresses.
        names: the elements it is about; none where it is about all of their kind.
        shapes: the shapes of those elements, as the game's scene calls them.
    """

    grade: Grade
    what: str
    why: str = ""
    sources: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    shapes: tuple[str, ...] = ()


class Graded(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of a board file.

    Attributes:
        grade: how well it is known: one grade for all of it, or one for each part.
    """

    grade: Grade | dict[str, Grade] = "owner"

    def grades(self) -> dict[str, Grade]:
        """Return the grade of each part; "" stands for all of it."""
        return self.grade if isinstance(self.grade, dict) else {"": self.grade}


class Explanation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ``[[provenance]]`` table of a board file: why elements have their grade.

    Attributes:
        part: what it is about, in words.
        grade: the grade.
        of: the tables, or parts of their elements (``"city.colour"``), that it explains where they
            have that grade.
        sources: keys of the table ``[sources]``.
        note: what else there is to say.
        only: ids of the elements it is about, where it is not about all.
        whole: whether it tells something about all elements together, whatever their grades.
    """

    part: str
    grade: Grade
    of: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    note: str = ""
    only: tuple[str, ...] = ()
    whole: bool = False


class Element(msgspec.Struct, frozen=True):
    """What a game calls an element of its board.

    Attributes:
        id: by which a board file names it.
        title: for people.
        shape: its shape on the board, or "".
    """

    id: str
    title: str
    shape: str = ""


Naming: TypeAlias = Callable[[str, Any], Element]
"""Given the name of a table and one of its structs, tells what the element is called."""


class Account:
    """All elements of a board by their grades, to be explained.

    Args:
        tables: the elements of each table.
        naming: what they are called.
    """

    def __init__(self, tables: Mapping[str, Sequence[Graded]], naming: Naming) -> None:
        self._sizes = {table: len(elements) for table, elements in tables.items()}
        self._groups: dict[tuple[str, Grade], list[_Member]] = {}
        self._open: dict[tuple[str, Grade], dict[tuple[str, str], _Member]] = {}
        for table, elements in tables.items():
            for graded in elements:
                self._enter(graded, _Member(table, naming(table, graded)))

    def _enter(self, graded: Graded, member: _Member) -> None:
        table, name = member.table, member.element.id
        for part, grade in graded.grades().items():
            key = f"{table}.{part}" if part else table
            self._groups.setdefault((key, grade), []).append(member)
            self._open.setdefault((table, grade), {})[key, name] = member

    def told(
        self,
        explanations: Sequence[Explanation],
        sources: Mapping[str, str],
        labels: Mapping[str, str],
    ) -> tuple[Provenance, ...]:
        """Return what is known how well, the best known first.

        Args:
            explanations: why elements have their grades.
            sources: titles and addresses by the keys that explanations use.
            labels: what a table is about, for elements that nothing explains.
        """
        found = [entry for told in explanations for entry in self._explained(told, sources)]
        found += self._unexplained(labels)
        return tuple(sorted(found, key=lambda entry: GRADES.index(entry.grade)))

    def _explained(self, told: Explanation, sources: Mapping[str, str]) -> Iterator[Provenance]:
        members = [] if told.whole else list(self._members(told))
        is_remark = told.whole or not told.of
        if members or (is_remark and not self._is_about_owned(told)):
            where = tuple(sources.get(name, name) for name in told.sources)
            names, shapes = self._named(members), _shapes(members)
            yield Provenance(told.grade, told.part, told.note, where, names, shapes)

    def _members(self, told: Explanation) -> Iterator[_Member]:
        """The elements that have the grade explained; from now on they count as explained."""
        for key in told.of:
            table = key.partition(".")[0]
            for member in self._groups.get((key, told.grade), ()):
                name = member.element.id
                if not told.only or name in told.only:
                    self._open[table, told.grade].pop((key, name), None)
                    yield member

    def _is_about_owned(self, told: Explanation) -> bool:
        """Whether it was about tables of which a reader's board has its own."""
        tables = {key.partition(".")[0] for key in told.of}
        owned = {key.partition(".")[0] for key, grade in self._groups if grade == "owner"}
        return bool(tables & owned)

    def _unexplained(self, labels: Mapping[str, str]) -> Iterator[Provenance]:
        for (table, grade), found in self._open.items():
            members = list(found.values())
            if members:
                what = labels.get(table, table)
                yield Provenance(grade, what, "", (), self._named(members), _shapes(members))

    def _named(self, members: Sequence[_Member]) -> tuple[str, ...]:
        """The titles of elements, but for those of tables of which all are meant."""
        titles: dict[str, dict[str, str]] = {}
        for member in members:
            titles.setdefault(member.table, {})[member.element.id] = member.element.title
        some = [named for table, named in titles.items() if len(named) < self._sizes[table]]
        return tuple(title for named in some for title in named.values())


class _Member(NamedTuple):
    table: str
    element: Element


def _shapes(members: Sequence[_Member]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(m.element.shape for m in members if m.element.shape))


def explained(
    explanations: Sequence[Explanation], sources: Mapping[str, str]
) -> tuple[Provenance, ...]:
    """Return how well a board is known whose elements have no grades of their own.

    Args:
        explanations: what is known how well.
        sources: titles and addresses by the keys that explanations use.

    >>> frogs = Explanation("frogs", "sourced", sources=("book",), note="Some jump.")
    >>> explained([frogs], {"book": "A book"})[0].sources
    ('A book',)
    """
    return Account({}, lambda table, _graded: Element("", table)).told(explanations, sources, {})
