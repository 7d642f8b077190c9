"""The board of Caravan as the game reads it, and what is said about files that are none."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulebook_widgets.core import BoardError
from rulebook_widgets.games.caravan.board import BOARD_IDS, GOODS, MAIN, board_of
from tests.helpers.board_files import changed, refused

DATA = Path(__file__).parents[3] / "rulebook_widgets" / "games" / "caravan"
TEXT = (DATA / "board.toml").read_text("utf-8")
SHORT = 'game = "caravan"\nbase = "main"\n'


# ------------------------------------------------------------------------------ the shipped board


def test_one_board_is_shipped() -> None:
    assert BOARD_IDS == ("main",) and MAIN.id == "main"
    assert board_of("main") is MAIN


def test_spaces_and_what_touches_them() -> None:
    assert len(MAIN.spaces) == len(MAIN.space_number) == 49
    assert MAIN.spaces[:8] == ("a1", "b1", "c1", "d1", "e1", "f1", "g1", "a2")
    assert set(MAIN.neighbours["d4"]) == {"d3", "e4", "d5", "c4"}
    assert set(MAIN.diagonals["d4"]) == {"e3", "e5", "c5", "c3"}
    assert set(MAIN.neighbours["a1"]) == {"b1", "a2"} and MAIN.diagonals["a1"] == ("b2",)
    for around in (MAIN.neighbours, MAIN.diagonals):
        assert all(space in around[near] for space in MAIN.spaces for near in around[space])


def test_cities_are_found_by_space_and_by_good() -> None:
    assert set(MAIN.city_of) == set(GOODS) == set(MAIN.goods)
    for city in MAIN.cities.values():
        assert MAIN.city_at[city.space] is city is MAIN.city_of[city.good]
        assert (city.zone == "outside") == (MAIN.goods[city.good].kind == "rare")
    assert MAIN.city_of["ivory"].title == "Marrakesh"


def test_numbered_spaces() -> None:
    assert [entry.number for entry in MAIN.numbered] == list(range(1, 9))
    assert {MAIN.number_at[entry.space] for entry in MAIN.numbered} == set(range(1, 9))
    assert sum(entry.demand_markers for entry in MAIN.numbered) == 4


def test_goods_of_the_whole_and_of_the_short_game() -> None:
    assert MAIN.bag(short=False) == {good.id: good.count for good in MAIN.goods.values()}
    assert {MAIN.bag(short=True)[good] for good in ("ivory", "paper")} == {2}
    assert {MAIN.bag(short=True)[good] for good in ("meat", "hides")} == {6}
    assert sum(MAIN.bag(short=False).values()) == MAIN.material.goods


def test_penalties_go_on_for_six_camels() -> None:
    assert [MAIN.scoring.penalty(goods) for goods in range(6)] == [0, 0, 1, 3, 6, 10]


def test_a_learner_is_told_what_is_reconstructed() -> None:
    told = {entry.what: entry for entry in MAIN.provenance if entry.grade == "reconstructed"}
    corners = told["map: where spaces 1, 2, 7 and 8 lie"]
    assert corners.names == ("1", "2", "7", "8")
    assert corners.shapes == ("space:a1", "space:g1", "space:a7", "space:g7")
    assert told["map: where the cities lie"].names == ()
    assert len(told["map: names of the other seven cities"].names) == 7
    assert all(entry.why for entry in told.values())


def test_the_one_city_of_the_sheet() -> None:
    (entry,) = (e for e in MAIN.provenance if e.what == "map: Marrakesh wants ivory")
    assert (entry.grade, entry.names) == ("sheet", ("Marrakesh",))


# --------------------------------------------------------------------------- a board of one's own


def cities(**moved: str) -> str:
    return "".join(
        f'[[city]]\nid = "{city.id}"\ntitle = "{city.title}"\ngood = "{city.good}"\n'
        f'space = "{moved.get(city.id, city.space)}"\n'
        for city in MAIN.cities.values()
    )


def test_cities_elsewhere() -> None:
    board = board_of(SHORT + cities(marrakesh="e1", gao="g5"))
    assert board.city_of["ivory"].space == "e1" and board.city_at["g5"].id == "gao"
    assert board.numbered == MAIN.numbered and board.id == ""
    told = {entry.what: entry for entry in board.provenance if entry.grade == "owner"}
    assert set(told) == {"cities"} and len(told["cities"].shapes) == 8
    assert not [e for e in board.provenance if "cities" in e.what and e.grade != "owner"]


def test_numbered_spaces_elsewhere_in_any_order() -> None:
    spaces = ["g7", "a7", "e6", "b5", "f3", "c2", "g1", "a1"]
    text = SHORT + "".join(
        f'[[numbered_space]]\nnumber = {number}\nspace = "{space}"\ndemand_markers = 0\n'
        for number, space in zip(range(8, 0, -1), spaces, strict=True)
    )
    board = board_of(text)
    assert [entry.space for entry in board.numbered] == spaces[::-1]


# ------------------------------------------------------------------------- what is refused where


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('space = "d1"', 'space = "h1"', "no space 'h1'; spaces run from a1 to g7"),
        ('space = "d1"', 'space = "d8"', "no space 'd8'"),
        ('space = "d1"', 'space = ""', "no space ''"),
        ('space = "d1"', "space = 1", "must be a text in quotes, not a whole number"),
        ('space = "a4"', 'space = "d1"', "Marrakesh and Timbuktu both lie on d1; move one"),
        ('space = "c2"', 'space = "d1"', "Marrakesh and 3 both lie on d1"),
        ('good = "paper"', 'good = "ivory"', "two cities want the good 'ivory'"),
        ('good = "paper"', 'good = "amber"', "cannot be 'amber'; write one of: "),
        ('id = "timbuktu"', 'id = "marrakesh"', "two cities with the id 'marrakesh'"),
        ('title = "Timbuktu"', 'title = "Marrakesh"', "two cities with the title 'Marrakesh'"),
        ("number = 3", "number = 2", "there are two spaces with the number 2"),
        ("number = 3", "number = 9", "must be 8 or less"),
        ("demand_markers = 0", "demand_markers = -1", "must be 0 or more"),
        ("columns = 7", "columns = 8", "the rules of Caravan tell what stands in [map]"),
        ("pick_up = 1", "pick_up = 2", "the same on every board"),
        ("count = 3", "count = 4", "what stands in [[kind]]"),
    ],
)
def test_a_mistake_is_told_with_its_line(old: str, new: str, words: str) -> None:
    text, line = changed(TEXT, old, new)
    error = refused(board_of, text)
    assert words in str(error) and error.line == line


def test_too_many_markers_at_the_start() -> None:
    text, _line = changed(TEXT, "demand_markers = 0", "demand_markers = 1")
    told = str(refused(board_of, text))
    assert "5 demand markers lie on numbered spaces at the start; 4 at most can" in told


def test_a_good_that_no_city_wants_and_a_number_that_is_missing() -> None:
    start = TEXT.index('[[city]]\nid = "gao"')
    text = TEXT[:start] + TEXT[TEXT.index("[[city]]", start + 1) :]
    assert "no city wants the good 'cloth'" in str(refused(board_of, text))
    start = TEXT.index("[[numbered_space]]\nnumber = 5")
    text = TEXT[:start] + TEXT[TEXT.index("[[numbered_space]]", start + 1) :]
    assert "no space has the number 5" in str(refused(board_of, text))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("other", "Caravan has no board 'other'; take one of 'main'"),
        ("PK\x03\x04\n", "this is not TOML"),
        ('game = "silk_road"\n', "a board of another game ('silk_road')"),
        ('game = "caravan"\n', "The file has no [[city]]"),
        (SHORT + "[[arrow]]\nfrom = 'x'\n", "the file has no 'arrow'"),
    ],
)
def test_what_is_no_board_file_is_refused_in_one_sentence(text: str, words: str) -> None:
    assert words in str(refused(board_of, text))


@pytest.mark.parametrize("seed", range(120))
def test_any_damage_gives_a_board_or_a_clear_sentence(seed: int) -> None:
    rng = random.Random(seed)
    lines = TEXT.split("\n")
    for _time in range(rng.randint(1, 3)):
        at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        lines[at] = rng.choice(["", lines[other], lines[at][: rng.randrange(20)], "[city]", "x=1"])
    text = "\n".join(lines)
    try:
        board = board_of(text)
    except BoardError:
        refused(board_of, text)
    else:
        assert len(board.cities) == len(board.numbered) == 8


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=80), st.sampled_from(["", SHORT, SHORT + "[[city]]\n", SHORT + "[map]\n"]))
def test_any_text_gives_a_board_or_a_clear_sentence(junk: str, before: str) -> None:
    try:
        board_of(before + junk + "\n")
    except BoardError:
        refused(board_of, before + junk + "\n")
