"""SLK-4: one station a round, along an arrow."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rulebook_widgets.games.silk_road.board import board_of
from rulebook_widgets.games.silk_road.rules import game
from tests.games.silk_road.kit import (
    A,
    at,
    each_board,
    each_way,
    events,
    legal,
    play,
    random_game,
    refused,
    refused_by,
)


@each_board
@each_way
def test_slk_4_1_along_every_arrow_and_no_other_way(board: str, reverse: bool) -> None:
    onward = board_of(board).journey(reverse).onward
    for city, ways in onward.items():
        if ways:
            state = at(board=board, reverse=reverse, city=city, moment="travel")
            assert legal(state) == [f"travel {way}" for way in ways]


def test_slk_4_1_a_fork_is_the_leaders_choice() -> None:
    state = at(city="dunhuang", moment="travel", pawn=2)
    assert game.actor(state) == 2
    assert legal(state) == ["travel korla", "travel miran"]
    assert play(state, "travel miran").city == "miran"
    assert game.not_your_turn(state, A).rule == "SLK-4.1"


def test_slk_4_1_no_arrow_no_way_back_no_standing_still() -> None:
    state = at(city="korla", moment="travel")
    sentence = refused(state, "travel khotan", "SLK-4.1", "no_arrow", "city:kucha")
    assert sentence == "No arrow leads from Korla to Khotan."
    sentence = refused(state, "travel dunhuang", "SLK-4.1", "against_arrow", "city:kucha")
    assert sentence == "The caravan never goes back: from Korla no arrow leads to Dunhuang."
    refused(state, "travel korla", "SLK-4.1", "must_move", "city:korla")


def test_slk_4_1_one_station_a_round() -> None:
    state = play(at(moment="travel"), "travel lanzhou")
    refused(state, "travel yumen", "SLK-4.1", "moved_already")
    refused_by(at(), "travel lanzhou", "SLK-3.1")


def test_slk_4_1_arriving_opens_the_market() -> None:
    state = at(moment="travel")
    after = play(state, "travel lanzhou")
    assert (after.phase, after.city, after.left, after.seat) == ("market", "lanzhou", 1, A)
    event = events(state, "travel lanzhou")[0]
    assert (event.rule, event.spots) == ("SLK-4.1", ("city:lanzhou",))
    assert game.sentence(event) == "Aisha moves the caravan to Lanzhou."


def test_slk_2_7_in_the_variant_arrows_are_reversed() -> None:
    state = at(reverse=True, moment="travel")
    assert (state.city, legal(state)) == ("antioch", ["travel tyre"])
    state = at(reverse=True, city="korla", moment="travel")
    assert legal(state) == ["travel dunhuang"]
    refused(state, "travel kucha", "SLK-2.7", "against_arrow", "city:dunhuang")


def test_the_parallel_board_forks_before_the_end() -> None:
    state = at(board="parallel", city="palmyra", moment="travel")
    assert legal(state) == ["travel aleppo", "travel tyre"]
    assert play(state, "travel aleppo").phase == "market"
    assert legal(at(board="parallel", city="aleppo", moment="travel")) == ["travel antioch"]
    main = at(city="palmyra", moment="travel")
    refused(main, "travel tyre", "SLK-4.1", "no_arrow", "city:aleppo")


@pytest.mark.parametrize("players", [3, 6])
@each_board
@each_way
def test_every_journey_arrives(players: int, board: str, reverse: bool) -> None:
    for seed in range(3):
        cities = [state.city for state in random_game(players, seed, board=board, reverse=reverse)]
        visited = list(dict.fromkeys(cities))
        journey = board_of(board).journey(reverse)
        assert (visited[0], visited[-1]) == (journey.start, journey.finish)
        assert all(b in journey.onward[a] for a, b in pairwise(visited))
