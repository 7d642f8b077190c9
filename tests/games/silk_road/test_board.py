"""The boards of Silk Road as the game reads them, and what is said about files that are none."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulebook_widgets.core import BoardError
from rulebook_widgets.core.boards import LARGEST
from rulebook_widgets.core.provenance import GRADES
from rulebook_widgets.games.silk_road.board import BOARD_IDS, GOODS, MAIN, Board, board_of
from tests.helpers.board_files import changed, refused

DATA = Path(__file__).parents[3] / "rulebook_widgets" / "games" / "silk_road"
TEXT = (DATA / "board.toml").read_text("utf-8")
CARAVAN = (DATA.parent / "caravan" / "board.toml").read_text("utf-8")
PARALLEL = board_of("parallel")
SHORT = 'game = "silk_road"\nbase = "main"\n'

both_boards = pytest.mark.parametrize("board", [MAIN, PARALLEL], ids=BOARD_IDS)
both_ways = pytest.mark.parametrize("reverse", [False, True], ids=["west", "east"])


# ----------------------------------------------------------------------------- shipped boards


def test_two_boards_are_shipped() -> None:
    assert BOARD_IDS == ("main", "parallel")
    assert (MAIN.id, PARALLEL.id) == BOARD_IDS
    assert board_of("main") is MAIN
    assert MAIN.title != PARALLEL.title


def test_the_second_board_has_the_tiles_and_cities_of_the_first() -> None:
    assert PARALLEL.tiles == MAIN.tiles and PARALLEL.cities == MAIN.cities
    assert PARALLEL.arrows != MAIN.arrows


@both_boards
def test_material_is_what_the_box_holds(board: Board) -> None:
    assert GOODS == tuple(board.goods) == ("ivory", "silk", "jewels", "dried_fruit", "spices")
    assert sum(good.count for good in board.goods.values()) == 75
    assert (len(board.bag["orange"]), len(board.bag["purple"])) == (45, 45)
    assert len(board.tiles) == len(board.tile_order) == 36
    assert sorted(board.tile_order, key=board.tile_order.__getitem__) == list(board.tiles)
    assert set(board.players) == {3, 4, 5, 6}


@both_boards
@both_ways
def test_a_journey_leads_from_end_to_end_past_eighteen_markets(board: Board, reverse: bool) -> None:
    journey = board.journey(reverse)
    assert set(journey.onward) == set(board.cities)
    assert journey.onward[journey.finish] == ()
    assert len(journey.markets) == 18
    assert set(journey.colour) == set(journey.markets)
    place = {city: number for number, city in enumerate(journey.markets)}
    for city, ends in journey.onward.items():
        for end in ends:
            if city in place and end in place:
                assert place[city] < place[end]


def test_the_variant_turns_arrows_and_colours_around() -> None:
    west, east = MAIN.journey(reverse=False), MAIN.journey(reverse=True)
    assert (west.start, west.finish) == ("changan", "antioch") == (east.finish, east.start)
    for city, ends in west.onward.items():
        assert all(city in east.onward[end] for end in ends)
    for city, colour in west.colour.items():
        assert east.colour[city] != colour
    assert (west.untricked, east.untricked) == (("aleppo", "tyre"), ("lanzhou", "yumen"))


def test_last_cities_in_a_row_or_side_by_side() -> None:
    assert MAIN.journey(False).onward["aleppo"] == ("tyre",)
    assert PARALLEL.journey(False).onward["aleppo"] == ("antioch",)
    assert PARALLEL.journey(False).onward["palmyra"] == ("aleppo", "tyre")


@pytest.mark.parametrize(
    ("tile", "kept", "shows"),
    [
        ("sell_ivory", False, True),
        ("trader_silk_ivory", False, True),
        ("special_trader_4", False, False),
        ("crook", True, False),
        ("barterer", True, False),
    ],
)
def test_what_tiles_have_in_common(tile: str, kept: bool, shows: bool) -> None:
    assert (MAIN.kept(tile), MAIN.shows_kind(tile)) == (kept, shows)


# --------------------------------------------------------------------- how well they are known


@both_boards
def test_every_element_is_in_what_is_told(board: Board) -> None:
    told = board.provenance
    shapes = {shape for entry in told for shape in entry.shapes}
    assert shapes == {f"city:{city}" for city in board.cities} | {
        f"arrow:{arrow.start}-{arrow.end}" for arrow in board.arrows
    }
    assert all(entry.why or entry.sources or entry.grade != "reconstructed" for entry in told)
    assert [entry.grade for entry in told] == sorted(
        (entry.grade for entry in told), key=GRADES.index
    )
    assert "owner" not in {entry.grade for entry in told}


def test_a_learner_is_told_which_cities_and_arrows_are_reconstructed() -> None:
    told = {entry.what: entry for entry in MAIN.provenance if entry.grade == "reconstructed"}
    cities = told["cities: eight more titles and their colours"]
    assert cities.names == (
        "Miran", "Khotan", "Yarkand", "Samarkand", "Bactra", "Ecbatana", "Edessa", "Palmyra",
    )  # fmt: skip
    arrows = told["road: all other arrows"]
    assert len(arrows.names) == 20 and "Merv → Susa" in arrows.names
    assert told["printed actions: which"].shapes == tuple(
        f"city:{city}" for city in ("dunhuang", "korla", "kashgar", "merv", "susa")
    )
    assert told["tiles: how many of each, and which goods traders exchange"].names == ()


def test_sources_are_told_by_title_and_address() -> None:
    (entry,) = (e for e in MAIN.provenance if e.what == "tiles: the English words sell and buy")
    assert entry.sources == ("https://gamersalliance.com/silk-road/",)


# --------------------------------------------------------------------------- a board of one's own


def arrows(*pairs: tuple[str, str]) -> str:
    return "".join(f'[[arrow]]\nfrom = "{start}"\nto = "{end}"\n' for start, end in pairs)


def road(without: tuple[str, str] = ("", ""), *more: tuple[str, str]) -> str:
    """All arrows of the usual board but one, and others."""
    pairs = [(arrow.start, arrow.end) for arrow in MAIN.arrows]
    return arrows(*(pair for pair in pairs if pair != without), *more)


def test_a_file_with_other_arrows_takes_the_rest_from_its_base() -> None:
    text = SHORT + 'title = "Mine"\n' + road(("", ""), ("merv", "palmyra"))
    board = board_of(text)
    assert (board.id, board.title, board.note) == ("", "Mine", "")
    assert board.cities == MAIN.cities
    assert board.journey(False).onward["merv"] == ("ecbatana", "susa", "palmyra")


def test_what_an_owner_wrote_is_told_as_such_and_the_rest_as_before() -> None:
    told = board_of(SHORT + road()).provenance
    (mine,) = (entry for entry in told if entry.grade == "owner")
    assert (mine.what, mine.why, mine.names) == ("arrows", "", ())
    assert len(mine.shapes) == len(MAIN.arrows)
    assert not [entry.what for entry in told if entry.what.startswith("road:")]
    others = [entry for entry in MAIN.provenance if not entry.what.startswith("road:")]
    assert [entry for entry in told if entry.grade != "owner"] == others


def test_a_copy_of_a_shipped_board_may_be_changed_anywhere() -> None:
    text, _line = changed(TEXT, 'title = "Merv"', 'title = "Marw"')
    board = board_of(text)
    assert board.cities["merv"].title == "Marw"
    assert board.provenance != MAIN.provenance  # names of arrows
    assert board_of(TEXT).arrows == MAIN.arrows


def test_a_file_without_a_base_needs_no_table_that_the_rules_tell() -> None:
    own = TEXT
    for begin, end in [("[[players]]", "[[good]]"), ("[material]", "# ---"), ("[prices]", "# ---")]:
        start = own.index(begin)
        own = own[:start] + own[own.index(end, start) :]
    board = board_of(own)
    assert (board.prices, board.players, board.material) == (
        MAIN.prices,
        MAIN.players,
        MAIN.material,
    )


def test_line_ends_of_windows_and_a_mark_in_front_do_no_harm() -> None:
    text = "\ufeff" + (SHORT + road()).replace("\n", "\r\n")
    assert board_of(text).arrows == board_of(SHORT + road()).arrows
    broken = "\ufeff" + (SHORT + road(("merv", "susa"))).replace("\n", "\r\n")
    assert "'susa'" in str(refused(board_of, broken))


# ------------------------------------------------------------------------- what is refused where


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (
            'colour = "orange"',
            'colour = "green"',
            "cannot be 'green'; write one of: 'none', 'orange', 'purple'.",
        ),
        ('colour = "orange"', "colour = 3", "must be a text in quotes, not a whole number"),
        ("x = 93", 'x = "93"', "'x' of [[city]] 'lanzhou' must be a whole number, not a text"),
        ("x = 93", "x = 101", "must be 100 or less"),
        ("x = 93", "x = -1", "must be 0 or more"),
        ("x = 93", "z = 93", "[[city]] 'lanzhou' has no 'z'; it may have: "),
        ("x = 93", "x = 98", "'lanzhou' and 'changan' would be drawn on top of each other"),
        ('id = "yumen"', 'id = "lanzhou"', "there are two cities with the id 'lanzhou'"),
        ('title = "Yumen"', 'title = "Lanzhou"', "two cities with the title 'Lanzhou'"),
        ('title = "Yumen"', 'title = ""', "is too short"),
        ('to = "susa"', 'to = "suza"', "there is no city 'suza'"),
        ('to = "susa"', 'to = "ecbatana"', "two arrows from merv to ecbatana"),
        ('printed = "buy_dried_fruit"', 'printed = "buy_dates"', "no tile has the id 'buy_dates'"),
        ('printed = "buy_dried_fruit"', 'printed = "crook"', "cannot be printed on a board"),
        (
            'good = "ivory"',
            'good = "amber"',
            "cannot be 'amber'; write one of: 'dried_fruit', 'ivory'",
        ),
        ('id = "sell_silk"', 'id = "sell_wool"', "write 'sell_silk'"),
        ('untricked = ["aleppo", "tyre"]', 'untricked = ["rome"]', "there is no city 'rome'"),
        ('id = "east"', 'id = "west"', "must be two [[journey]] tables"),
        ('start = "antioch"', 'start = "tyre"', "must begin where the journey west ends"),
        ("gold = 15", "gold = 14", "14 gold and 30 silver coins do not make 45"),
        ("sell = [4, 3, 2, 1]", "sell = [5, 3, 2, 1]", "the same on every board"),
        ('grade = "reconstructed"', 'grade = "certain"', "cannot be 'certain'"),
        ('colour = "none"', 'colour = "orange"', "'changan' is a first or last city"),
    ],
)
def test_a_mistake_is_told_with_its_line(old: str, new: str, words: str) -> None:
    text, line = changed(TEXT, old, new)
    error = refused(board_of, text)
    assert words in str(error)
    shown = text.splitlines()[(error.line or 0) - 1]
    assert error.line == line or (shown.startswith("[[") and line - 3 < (error.line or 0)), shown


def test_tiles_that_do_not_add_up() -> None:
    text, _line = changed(TEXT, "orange = 3\npurple = 1", "orange = 2\npurple = 1")
    assert "the orange tiles add up to 44 and the box has 45" in str(refused(board_of, text))


def test_more_cities_than_there_are_tiles_for() -> None:
    text, _line = changed(TEXT, 'colour = "purple"', 'colour = "orange"')
    told = str(refused(board_of, text))
    assert "10 cities are orange and need 50 tiles, but there are 45; 9 cities at most" in told


def test_a_market_without_a_colour() -> None:
    text, line = changed(TEXT, 'colour = "orange"', 'colour = "none"')
    error = refused(board_of, text)
    assert error.line == line and "'lanzhou' has a market" in str(error)


def test_cities_from_which_no_way_leads_on_or_to_which_none_leads() -> None:
    dead_end = refused(board_of, SHORT + road(("susa", "palmyra")))
    assert "no arrow leads on from 'susa' on the journey west" in str(dead_end)
    unseen = refused(board_of, SHORT + road(("merv", "susa")))
    assert "no arrow leads on from 'susa' on the journey east" in str(unseen) or (
        "no way leads from changan to 'susa' on the journey west" in str(unseen)
    )


def test_an_arrow_beyond_the_end() -> None:
    told = refused(board_of, SHORT + arrows(("changan", "lanzhou")))
    assert "no arrow leads on from" in str(told)


def test_a_circle_is_told_at_an_arrow_that_is_part_of_it() -> None:
    text = SHORT + road(("", ""), ("merv", "kashgar"))
    error = refused(board_of, text)
    assert error.line is not None
    here = text.splitlines()[error.line - 1 : error.line + 2]
    pair = tuple(line.split('"')[1] for line in here[1:])
    assert pair in {
        ("merv", "kashgar"), ("kashgar", "samarkand"), ("kashgar", "bactra"),
        ("samarkand", "merv"), ("bactra", "merv"),
    }  # fmt: skip


def test_too_many_cities_without_tricks() -> None:
    cities = '"aleppo", "tyre", "palmyra", "edessa", "susa", "merv", "ecbatana", "bactra", '
    cities += '"samarkand"'
    text, line = changed(TEXT, 'untricked = ["aleppo", "tyre"]', f"untricked = [{cities}]")
    error = refused(board_of, text)
    assert error.line == line
    assert "need 45 other purple tiles, but there are 40; name fewer cities" in str(error)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "Silk Road has no board ''"),
        ("mian", "no board 'mian'; take one of 'main', 'parallel'"),
        ("\n\n", 'write game = "silk_road" as its first line'),
        ("<html>\n</html>\n", "this is not TOML"),
        ('{"format": "rulebook_widgets.record"}\n', "this is not TOML"),
        ("title = 'x'\n", 'write game = "silk_road" as its first line'),
        ('game = "silk_road"\n', "The file has no "),
        ('game = "silk_road"\nbase = "mian"\n', "no board 'mian' to begin from"),
        ('game = "silk_road"\nbase = ["main"]\n', "to begin from"),
        (SHORT + "[[cty]]\nid = 'x'\n", "the file has no 'cty'"),
        (SHORT + "city = 3\n", "must be a list"),
        (SHORT + "[city]\nid = 'x'\n", "must be a list"),
        (SHORT + "[[city]]\nid = 'rome'\n", "[[city]] must be there 3 times or more"),
        (SHORT + "[[arrow]]\nfrom = 'rome'\n", "[[arrow]] number 1 lacks 'to'; write it there"),
        (SHORT + "a = " + "[" * 5000 + "\n", "nested too deeply"),
        (SHORT + "title = " + "9" * 5000 + "\n", "this is not TOML"),
        ("x = 1\n" * LARGEST, "This is no board file: it has 600,000 characters"),
        ("game = '\ud800'\n", "not a text"),
    ],
)
def test_what_is_no_board_file_is_refused_in_one_sentence(text: str, words: str) -> None:
    assert words in str(refused(board_of, text))


def test_a_board_of_another_game_is_refused() -> None:
    error = refused(board_of, CARAVAN)
    assert "this is a board of another game ('caravan')" in str(error)
    assert error.line is not None
    assert CARAVAN.splitlines()[error.line - 1] == 'game = "caravan"'


def damaged(rng: random.Random) -> str:
    """The shipped board with some lines lost, doubled, exchanged or scrambled."""
    lines = TEXT.split("\n")
    for _time in range(rng.randint(1, 4)):
        at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        match rng.randrange(5):
            case 0:
                del lines[at]
            case 1:
                lines.insert(at, lines[other])
            case 2:
                lines[at], lines[other] = lines[other], lines[at]
            case 3:
                lines[at] = lines[at][: rng.randint(0, len(lines[at]))]
            case _:
                lines[at] = lines[at].replace(*rng.choice(SLIPS))
    return "\n".join(lines)


SLIPS = [("=", ""), ('"', ""), ('"', "[]"), ("1", "-7"), ("e", "o"), ("[[", "["), ("3", "2.5")]


@pytest.mark.parametrize("seed", range(120))
def test_any_damage_gives_a_board_or_a_clear_sentence(seed: int) -> None:
    text = damaged(random.Random(seed))
    try:
        board = board_of(text)
    except BoardError:
        refused(board_of, text)
    else:
        assert len(board.journey(True).markets) == len(board.journey(False).markets)


@settings(max_examples=60, deadline=None)
@given(
    st.text(max_size=80), st.sampled_from(["", SHORT, SHORT + "[[city]]\n", SHORT + "[coins]\n"])
)
def test_any_text_gives_a_board_or_a_clear_sentence(junk: str, before: str) -> None:
    try:
        board_of(before + junk + "\n")
    except BoardError:
        refused(board_of, before + junk + "\n")
