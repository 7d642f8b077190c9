"""What Silk Road says: complete, well-formed, and each thing by one name of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from rulebook_widgets.games.silk_road import words
from rulebook_widgets.games.silk_road.board import GOODS, MAIN
from rulebook_widgets.games.silk_road.names import city_name, tile_name, trader_kinds
from rulebook_widgets.games.silk_road.rules import game
from tests.games.silk_road.kit import each_count, random_game
from tests.helpers.saying import kinds_said

SOURCES = Path(words.__file__).parent
WORDS = game.words
PLURALS = "goods|points|cubes|tokens|players"
SEATS = ("{seat}", "{city}")


def source(*names: str) -> str:
    return "".join((SOURCES / f"{name}.py").read_text("utf-8") for name in names)


def test_every_refusal_has_its_sentence_and_no_sentence_is_idle() -> None:
    text = source("legality", "tile_legality", "moment")
    found = set(re.findall(r"(?:refuse|Refusal)\(\s*(?:\"SLK-[\d.]+\"|[\w.]+),\s*\"(\w+)\"", text))
    found |= set(re.findall(r"reason = \"(\w+)\" if .* else \"(\w+)\"", text)[0])
    assert found == set(WORDS.refusals)


def test_every_event_has_its_sentence_and_no_sentence_is_idle() -> None:
    text = source("setup", "auction", "market", "trading", "vizier", "goods")
    found = set(re.findall(r"Event\(\s*\"(\w+)\"", text))
    found |= {"done_sell", "done_buy", "done_trade", "done_give"}
    found |= {"first", "first_tied", "second", "second_tied", "last_without", "last_with"}
    assert found == {kind for kind in WORDS.events if not kind.endswith(".hidden")}


def test_every_secret_has_words_for_those_who_do_not_know_it() -> None:
    text = source("setup", "auction", "market", "trading", "vizier")
    secrets = set(re.findall(r"Event\(\"(\w+)\"[^\n]*(?:secret=)?\(\"\w+\",\)\)", text))
    hidden = {kind.removesuffix(".hidden") for kind in WORDS.events if kind.endswith(".hidden")}
    assert secrets == hidden == {"dealt", "paid", "bought", "stole", "lost", "chosen"}


def templates() -> Iterator[str]:
    for table in (WORDS.events, WORDS.refusals, WORDS.scores, WORDS.moves):
        yield from table.values()


@pytest.mark.parametrize("template", list(templates()))
def test_sentences_do_not_begin_with_a_name_in_small_letters(template: str) -> None:
    assert template.startswith(SEATS) or template[0].isupper()
    for first in re.findall(r"\. (\{\w+\})", template):
        assert first in SEATS


@pytest.mark.parametrize(
    ("what", "ids"),
    [
        ("good", GOODS),
        ("tile", list(MAIN.tiles)),
        ("city", list(MAIN.cities)),
        ("colour", ["orange", "purple"]),
        ("seat", range(6)),
    ],
)
def test_each_thing_has_a_name_of_its_own(what: str, ids: list[str]) -> None:
    names = {WORDS.name(what, thing) for thing in ids}
    assert len(names) == len(ids)
    assert not any("_" in name for name in names)


@pytest.mark.parametrize(
    ("what", "fact", "name"),
    [
        ("tile", "sell_dried_fruit", "the sell tile for dried fruit"),
        ("tile", "trader_dried_fruit_silk", "the trader of dried fruit for silk"),
        ("tile", "trader_silk_dried_fruit", "the trader of silk for dried fruit"),
        ("tile", "special_trader_4", "the special trader for up to 4"),
        ("purse", "1-5", "1 gold and 5 silver"),
        ("purse", "0-1", "1 silver"),
        ("purse", "2-0", "2 gold"),
        ("purse", "0-0", "nothing"),
        ("own_silver", 0, "nothing"),
        ("own_silver", 3, "3 silver"),
        ("goods", "ivory,silk,silk", "1 ivory, 2 silk"),
        ("stock", "12-0-1-15-3", "12 ivory, 0 silk, 1 jewels, 15 dried fruit, 3 spices"),
        ("tokens", 0, "no turn token"),
        ("tokens", 1, "1 turn token"),
        ("shows", 0, "no cubes"),
        ("shows", 1, "1 cube"),
        ("cubes", 3, "3 goods"),
        ("amount", 1, "1 point"),
        ("city", "changan", "Chang'an"),
        ("city", "Chang'an", "Chang'an"),
        ("city", "my_town", "My Town"),
    ],
)
def test_names(what: str, fact: str | int, name: str) -> None:
    assert WORDS.name(what, fact) == name


def test_every_tile_of_the_box_is_named_by_what_it_shows() -> None:
    for tile in MAIN.tiles.values():
        for good in filter(None, (tile.good, tile.give, tile.get)):
            assert WORDS.name("good", good) in tile_name(tile.id)
        if tile.type == "trader":
            assert trader_kinds(tile.id.removeprefix("trader_")) == (tile.give, tile.get)
    assert {city_name(city.id) for city in MAIN.cities.values()} == {
        city.title for city in MAIN.cities.values()
    }


@each_count
def test_everything_that_happens_can_be_said_to_everybody(players: int) -> None:
    games = [random_game(players, seed) for seed in range(4)]
    assert len(kinds_said(game, chain(*games), PLURALS)) > 45
