"""What Samurai says: complete, well-formed, and each thing by one name of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from string import Formatter

import pytest

from rulebook_widgets.core import Event
from rulebook_widgets.games.samurai import words
from rulebook_widgets.games.samurai.board import ALL_TILES, MAP, TILES, board_for
from rulebook_widgets.games.samurai.rules import game
from tests.games.samurai.kit import each_count, random_game
from tests.helpers.saying import kinds_said

SOURCES = Path(words.__file__).parent
WORDS = game.words
PLURALS = "points|figures|tiles|spaces|kinds"


def keys_used(pattern: str) -> set[str]:
    """Keys of sentences that the game's own code names."""
    text = "".join(
        (SOURCES / f"{name}.py").read_text("utf-8")
        for name in ("legality", "moment", "consequences", "influence", "scoring", "rules")
    )
    return {key for keys in re.findall(pattern, text) for key in re.findall(r'"([a-z_]+)"', keys)}


def test_every_refusal_has_its_sentence_and_no_sentence_is_idle() -> None:
    used = keys_used(r'refuse\(\s*"SAM-\d\.\d",\s*("[a-z_]+"(?: if [^,]+? else "[a-z_]+")?)')
    assert used == set(WORDS.refusals)


def test_every_score_line_has_its_sentence_and_no_sentence_is_idle() -> None:
    used = keys_used(r'ScoreLine\([^,]+,\s*("[a-z_]+")')
    assert used == set(WORDS.scores)


def templates() -> Iterator[str]:
    for table in (WORDS.events, WORDS.refusals, WORDS.scores, WORDS.moves):
        yield from table.values()


@pytest.mark.parametrize("template", list(templates()))
def test_sentences_do_not_begin_with_a_name_in_small_letters(template: str) -> None:
    """Tiles and figures have small letters; players, towns and counts may begin a sentence."""
    begins = next(iter(Formatter().parse(template)))
    first_name = begins[1] if not begins[0] else None
    assert first_name in (None, "seat", "town", "count")
    assert template[0] == "{" or template[0].isupper()
    for sentence in re.findall(r"\. (\{\w+\})", template):
        assert sentence in ("{seat}", "{town}")


@pytest.mark.parametrize(
    ("tile", "alone", "after_a_word"),
    [
        ("helmet4", "helmet 4", "helmet 4"),
        ("buddha2", "Buddha 2", "Buddha 2"),
        ("rice3", "rice field 3", "rice field 3"),
        ("samurai1", "samurai 1", "samurai 1"),
        ("ship2", "ship 2", "ship 2"),
        ("ronin", "the ronin", "ronin"),
        ("tile_exchange", "the tile exchange", "tile exchange"),
        ("figure_exchange", "the figure exchange", "figure exchange"),
    ],
)
def test_names_of_tiles(tile: str, alone: str, after_a_word: str) -> None:
    assert WORDS.name("tile", tile) == alone
    assert WORDS.name("there", tile) == after_a_word


def test_a_tile_has_a_name_of_its_own() -> None:
    names = {WORDS.name("tile", tile) for tile in ALL_TILES}
    assert len(names) == len(TILES) == 17


def test_a_space_has_a_name_of_its_own() -> None:
    spaces = [*MAP.spaces, *MAP.place]
    names = {WORDS.name("space", space) for space in spaces}
    assert len(names) == len(spaces) == 174


@pytest.mark.parametrize(
    ("space", "name"),
    [
        ("0,0", "Edo"),
        ("2,0", "Honshu village 8"),
        ("1,0", "the land between Edo and Honshu village 8"),
        ("-1,1", "the western land between Edo and Honshu village 10"),
        ("0,1", "the eastern land between Edo and Honshu village 10"),
        ("-7,6", "the northern land between Honshu village 11 and Honshu village 12"),
        ("-7,7", "the southern land between Honshu village 11 and Honshu village 12"),
        ("3,0", "the sea south-east of Honshu village 8"),
        ("2,-3", "the sea between Honshu village 3 and Honshu village 6"),
        ("5,-12", "the sea off the land between Hokkaido village 2 and Hokkaido village 5"),
    ],
)
def test_names_of_spaces(space: str, name: str) -> None:
    assert WORDS.name("space", space) == name


def test_no_two_spaces_have_the_same_name() -> None:
    spaces = board_for(4).spaces
    assert len({WORDS.name("space", space) for space in spaces}) == len(spaces)


@each_count
def test_names_of_spaces_name_nothing_that_is_not_in_play(players: int) -> None:
    board = board_for(players)
    labels = {town.label for town in board.settlements}
    known = re.compile(r"(?:Honshu|Kyushu|Shikoku|Hokkaido) village \d+|Edo|Kyoto|Akita|Sapporo")
    for space in board.spaces:
        assert set(known.findall(WORDS.name("space", space))) <= labels


@pytest.mark.parametrize(
    ("totals", "text"),
    [
        ("4-0-2", "Red 4, Green 2"),
        ("0-0", "nobody has any"),
        ("1-12-0-3", "Red 1, Blue 12, Yellow 3"),
    ],
)
def test_totals(totals: str, text: str) -> None:
    assert WORDS.name("totals", totals) == text


@each_count
def test_everything_that_happens_can_be_said_to_everybody(players: int) -> None:
    games = [random_game(players, seed, finish_turn=bool(seed)) for seed in range(2)]
    assert len(kinds_said(game, chain(*games), PLURALS)) > 12


def test_a_secret_event_has_a_sentence_for_those_who_do_not_know() -> None:
    for kind in ("kept", "dealt", "drawn"):
        event = Event(kind, "SAM-3.1", 1, {"tile": "ronin"}, secret=("tile",))
        assert "the ronin" in game.sentence(event.seen_by(1))
        assert game.sentence(event.seen_by(0)).startswith("Blue ")
        assert "a tile" in game.sentence(event.seen_by(0))
