"""What Yspahan says: complete, well-formed, and each thing by one name of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from rulebook_widgets.games.yspahan import words
from rulebook_widgets.games.yspahan.board import BUILDINGS, CARDS, ROAD, SHOPS, SOUKS
from rulebook_widgets.games.yspahan.rules import game
from rulebook_widgets.games.yspahan.scoring import RULE_OF, score_line
from rulebook_widgets.games.yspahan.state import Scored
from tests.games.yspahan.kit import each_count, random_game
from tests.helpers.saying import kinds_said, well_said

SOURCES = Path(words.__file__).parent
WORDS = game.words
PLURALS = "camels|dice|points|cubes|cards|spaces"


def source(*names: str) -> str:
    return "".join((SOURCES / f"{name}.py").read_text("utf-8") for name in names)


def filled(key: str) -> set[str]:
    """The keys that one with a part to fill in stands for."""
    for part in ("{resource}", "{what}", "{kind}", "{row}"):
        if part in key:
            return {key.replace(part, name) for name in ("camels", "gold")}
    return {key}


def test_every_refusal_has_its_sentence_and_no_sentence_is_idle() -> None:
    text = source("legality", "moment")
    found = re.findall(
        r"(?:refuse|Refusal)\(\s*(?:\"YSP-[\d.]+\"|[\w.]+),\s*f?\"([a-z_{}]+)\"", text
    )
    assert {key for name in found for key in filled(name)} == set(WORDS.refusals)


def test_every_score_line_has_its_sentence_and_no_sentence_is_idle() -> None:
    sums = {f"sum_{kind}" for kind in RULE_OF}
    assert set(WORDS.scores) == {*RULE_OF, *sums, "total", "wins", "shared"}


@pytest.mark.parametrize("kind", RULE_OF)
def test_points_can_be_explained(kind: str) -> None:
    places = {"souk": "sack_3", "souk_bonus": "sack_3", "loaded": "5", "building_points": "hoist"}
    place = places.get(kind, "middle" if kind.startswith("caravan") else "")
    line = score_line(Scored(1, kind, place, 4, 2, 5))
    assert (line.rule, line.seat, line.amount) == (RULE_OF[kind], 1, 4)
    assert (line.facts["week"], line.facts["day"]) == (2, 5)
    assert "Green" in well_said(game.sentence(line), PLURALS)


def templates() -> Iterator[str]:
    for table in (WORDS.events, WORDS.refusals, WORDS.scores, WORDS.moves):
        yield from table.values()


@pytest.mark.parametrize("template", list(templates()))
def test_sentences_do_not_begin_with_a_name_in_small_letters(template: str) -> None:
    assert template.startswith("{seat}") or template[0].isupper()
    for first in re.findall(r"\. (\{\w+\})", template):
        assert first == "{seat}"


@pytest.mark.parametrize(
    ("what", "ids"),
    [
        ("shop", SHOPS),
        ("souk", SOUKS),
        ("space", ROAD),
        ("card", CARDS),
        ("building", BUILDINGS),
        ("row", ["camels", "sack", "barrel", "chest", "amphora", "gold"]),
        ("seat", range(4)),
    ],
)
def test_each_thing_has_a_name_of_its_own(what: str, ids: list[str]) -> None:
    names = {WORDS.name(what, thing) for thing in ids}
    assert len(names) == len(ids)


@pytest.mark.parametrize(
    ("what", "fact", "name"),
    [
        ("space", "X", "the crossroads"),
        ("space", "W10", "space 10 to the west"),
        ("shop", "chest_6.2", "shop 2 of the yellow souk of the chest quarter"),
        ("dice", 1, "1 die"),
        ("dice", 3, "3 dice"),
        ("dice", "1,1,6", "1, 1, 6"),
        ("camels", 1, "1 camel"),
        ("price", "2-0", "2 camels"),
        ("price", "0-1", "1 gold"),
        ("price", "1-4", "1 camel and 4 gold"),
        ("price", "0-0", "nothing"),
        ("rows", "sack-chest", "sack row, chest row"),
        ("order", "2-0-1-3", "Red, Blue, Green, Yellow"),
        ("yellow", 0, "the white dice alone"),
        ("yellow", 1, "the white dice and 1 yellow die"),
        ("yellow", 3, "the white dice and 3 yellow dice"),
    ],
)
def test_names(what: str, fact: str | int, name: str) -> None:
    assert WORDS.name(what, fact) == name


@each_count
def test_everything_that_happens_can_be_said_to_everybody(players: int) -> None:
    games = [random_game(players, seed) for seed in range(3)]
    assert len(kinds_said(game, chain(*games), PLURALS)) > 55
