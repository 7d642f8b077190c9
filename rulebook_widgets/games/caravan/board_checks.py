"""What must hold for every board of Caravan, with a sentence for each thing that does not."""

from __future__ import annotations

from typing import TypeAlias

from rulebook_widgets.core.boards import Draft, twice
from rulebook_widgets.core.locating import Path
from rulebook_widgets.core.text import _
from rulebook_widgets.games.caravan.board_file import NUMBERS, File
from rulebook_widgets.games.caravan.grid import spaces_of

Sahara: TypeAlias = Draft[File]


def check(draft: Sahara) -> None:
    """Judge a board whose form is right.

    Raises:
        BoardError: it cannot be played on; the sentence names the line.
    """
    _check_cities(draft)
    _check_numbers(draft)
    _check_spaces(draft)
    _check_markers(draft)


def _check_cities(draft: Sahara) -> None:
    """Each good has one city, and no two cities have the same name."""
    for field in ("id", "title", "good"):
        again = twice(getattr(city, field) for city in draft.file.city)
        if again:
            renamed = _("there are two cities with the {field} {name}; rename one of them.")
            wanted = _("two cities want the good {name}; each good has one city.")
            text = wanted if field == "good" else renamed
            problem = text.format(field=field, name=repr(again[1]))
            raise draft.wrong(("city", again[0], field), problem)
    served = {city.good for city in draft.file.city}
    missing = [good.id for good in draft.file.good if good.id not in served]
    if missing:
        text = _("no city wants the good {good}; write a [[city]] for it.")
        raise draft.wrong(("city",), text.format(good=repr(missing[0])))


def _check_numbers(draft: Sahara) -> None:
    """The numbered spaces are 1 to 8."""
    numbers = [entry.number for entry in draft.file.numbered_space]
    again = twice(numbers)
    if again:
        text = _(
            "there are two spaces with the number {number}; each number from 1 to {last} is there "
            "once."
        )
        problem = text.format(number=again[1], last=NUMBERS)
        raise draft.wrong(("numbered_space", again[0], "number"), problem)
    missing = [number for number in range(1, NUMBERS + 1) if number not in numbers]
    if missing:
        text = _("no space has the number {number}; write a [[numbered_space]] for it.")
        raise draft.wrong(("numbered_space",), text.format(number=missing[0]))


def _check_spaces(draft: Sahara) -> None:
    """Everything lies on the grid, and no two things on one space."""
    file = draft.file
    grid = spaces_of(file.map.columns, file.map.rows)
    lying: list[tuple[Path, str, str]] = [
        (("city", place, "space"), city.space, city.title) for place, city in enumerate(file.city)
    ]
    lying += [
        (("numbered_space", place, "space"), entry.space, str(entry.number))
        for place, entry in enumerate(file.numbered_space)
    ]
    taken: dict[str, str] = {}
    for path, space, name in lying:
        if space not in grid:
            text = _("there is no space {space}; spaces run from {first} to {last}.")
            problem = text.format(space=repr(space[:40]), first=grid[0], last=grid[-1])
            raise draft.wrong(path, problem)
        if space in taken:
            text = _("{one} and {other} both lie on {space}; move one of them.")
            problem = text.format(one=taken[space], other=name, space=space)
            raise draft.wrong(path, problem)
        taken[space] = name


def _check_markers(draft: Sahara) -> None:
    """The markers of the box last for the start and for every refill (CAR-8.3)."""
    file = draft.file
    counts = {kind.id: kind.count for kind in file.kind}
    later = sum(counts[good.kind] for good in file.good) - NUMBERS * file.setup.goods_on_a_space
    refills = later // file.refill.new_goods
    left = file.material.demand_markers - refills * file.refill.goods_left * file.refill.markers
    there = sum(entry.demand_markers for entry in file.numbered_space)
    if there > left:
        text = _(
            "{there} demand markers lie on numbered spaces at the start; {left} at most can, for "
            "the others of the box are needed later."
        )
        problem = text.format(there=there, left=left)
        raise draft.wrong(("numbered_space",), problem)
