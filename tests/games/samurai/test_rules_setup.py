"""SAM-3: opening hands, and filling the map."""

from __future__ import annotations

from collections import Counter
from itertools import chain, pairwise, permutations
from random import Random

import pytest

from rulebook_widgets.core import CHANCE, EVERYTHING
from rulebook_widgets.games.samurai.rules import game
from rulebook_widgets.games.samurai.state import State
from tests.games.samurai.kit import (
    allowed,
    each_count,
    events,
    finished_set_up,
    play,
    random_game,
    refused,
    told,
    well_formed,
)

FIVE = ["keep helmet4", "keep buddha4", "keep rice4", "keep samurai3", "keep ship2"]
CITIES = {2: ["0,-4", "-3,4"], 3: ["0,-4", "-3,4"], 4: ["0,-4", "-3,4", "1,-9"]}
KINDS = ("helmet", "buddha", "rice")


def hands_chosen(players: int) -> State:
    return play(game.setup(players), *FIVE * players)


def cities_filled(players: int) -> State:
    cities = CITIES[players]
    moves = [f"settle {kind} {city}" for city in cities for kind in ("helmet", "rice")]
    return play(hands_chosen(players), *moves)


# -------------------------------------------------------------------------- SAM-3.1, SAM-3.2 hands


@each_count
def test_sam_3_1_everybody_picks_five_before_any_figure_is_placed(players: int) -> None:
    state = game.setup(players)
    for seat in range(players):
        for move in FIVE:
            assert (state.phase, state.seat, game.actor(state)) == ("hands", seat, seat)
            assert Counter(chain(*state.figures)) == dict.fromkeys(KINDS, 1)
            state = allowed(state, move)
    assert state.phase == "figures"
    assert all(len(hand) == 5 for hand in state.hands)
    assert all(len(pile) == 15 for pile in state.piles)


def test_sam_3_1_any_of_the_twenty_may_be_picked() -> None:
    offered = {game.encode(move) for move in game.legal_moves(game.setup(2))}
    assert len(offered) == 17
    assert {"keep samurai1", "keep ronin", "keep tile_exchange", "keep figure_exchange"} <= offered


def test_sam_3_1_a_tile_is_picked_only_as_often_as_there_is() -> None:
    state = play(game.setup(2), "keep ronin", "keep samurai2", "keep samurai2")
    sentence = refused(state, "keep ronin", "SAM-3.1", "already_kept")
    assert sentence == (
        "You have picked the ronin already, and there is no further one among your twenty tiles."
    )
    assert "samurai 2" in refused(state, "keep samurai2", "SAM-3.1", "already_kept")
    allowed(state, "keep samurai1")


def test_sam_3_1_is_secret() -> None:
    state = game.setup(3)
    (event,) = events(state, "keep ronin")
    assert (event.kind, event.rule, event.seat) == ("kept", "SAM-3.1", 0)
    for eyes in (0, EVERYTHING):
        sentence = game.sentence(event.seen_by(eyes))
        assert sentence == "Red takes the ronin into the opening hand."
    for eyes in (1, 2, None):
        assert event.seen_by(eyes).facts == {}
        assert game.sentence(event.seen_by(eyes)) == "Red takes a tile into the opening hand."
    one, other = allowed(state, "keep ronin"), allowed(state, "keep helmet4")
    for eyes in (1, 2, None):
        assert game.view(one, eyes) == game.view(other, eyes)
    assert game.view(one, 0) != game.view(other, 0)


@pytest.mark.parametrize(
    "move",
    ["settle helmet 0,-4", "place ronin 1,0", "end", "pass", "exchange 1,0", "draw ronin"],
)
def test_sam_3_1_nothing_comes_before_the_hands(move: str) -> None:
    refused(game.setup(2), move, "SAM-3.1", "hands_first")


def test_sam_3_1_hands_are_picked_once() -> None:
    for state in (hands_chosen(2), finished_set_up(2), drawing()):
        refused(state, "keep rice3", "SAM-3.1", "hands_complete")


@each_count
def test_sam_3_2_the_other_fifteen_form_the_draw_pile(players: int) -> None:
    state = play(game.setup(players), *FIVE * players, "settle helmet 0,-4")
    for pile in state.piles:
        assert Counter(pile) == Counter(
            helmet3=1, helmet2=1, buddha3=1, buddha2=1, rice3=1, rice2=1, samurai2=2, samurai1=2,
            tile_exchange=1, ship1=2, ronin=1, figure_exchange=1,
        )  # fmt: skip


def test_sam_3_2_the_last_pick_makes_the_piles() -> None:
    state = play(game.setup(2), *FIVE, *FIVE[:4])
    assert told(state, "keep ship2") == [("kept", "SAM-3.1", 1), ("hands_ready", "SAM-3.2", None)]


@pytest.mark.parametrize("option", ["random_hands", "quick"])
def test_sam_3_2_hands_may_be_dealt(option: str) -> None:
    state = game.setup(3, **{option: True})
    assert game.actor(state) == CHANCE
    (event,) = events(state, "keep ronin")
    assert (event.kind, event.rule, event.seat) == ("dealt", "SAM-3.2", 0)
    assert game.sentence(event.seen_by(0)) == "Red is dealt the ronin."
    assert game.sentence(event.seen_by(1)) == "Red is dealt a tile."
    state = allowed(state, "keep ronin")
    assert "the ronin" in refused(state, "keep ronin", "SAM-3.2", "not_in_pile")


@pytest.mark.parametrize(
    ("options", "phase", "actor"),
    [
        ({}, "figures", 0),
        ({"random_hands": True}, "figures", 0),
        ({"quick": True}, "figures", CHANCE),
    ],
)
def test_sam_3_2_only_the_quick_set_up_deals_figures(
    options: dict[str, bool], phase: str, actor: int
) -> None:
    state = next(s for s in random_game(3, 0, **options) if s.phase == phase)
    assert game.actor(state) == actor


def test_sam_3_2_each_tile_is_equally_likely() -> None:
    state, rng = game.setup(2, random_hands=True), Random(3)
    drawn = Counter(game.encode(game.draw(state, rng)) for _ in range(4000))
    assert 150 < drawn["keep ronin"] < 250
    assert 300 < drawn["keep samurai1"] < 500
    assert len(drawn) == 17


# ----------------------------------------------------------------------- SAM-3.3, SAM-3.4 figures


@each_count
def test_sam_3_3_edo_has_one_of_each_kind_from_the_start(players: int) -> None:
    state = game.setup(players)
    assert state.figures[state.board.place["0,0"]] == KINDS
    assert sum(map(len, state.figures)) == 3


@each_count
def test_sam_3_3_one_figure_at_a_time_clockwise_from_the_youngest(players: int) -> None:
    states = [s for s in random_game(players, 3, random_hands=True) if s.phase == "figures"]
    assert [state.seat for state in states] == [n % players for n in range(len(states))]
    for state, following in pairwise(states):
        assert sum(map(len, following.figures)) == sum(map(len, state.figures)) + 1


@each_count
def test_sam_3_3_cities_come_before_villages(players: int) -> None:
    state = hands_chosen(players)
    cities = CITIES[players]
    places = {move.space for move in game.legal_moves(state)}
    assert places == set(cities)
    spots = [f"hex:{city}" for city in cities]
    refused(state, "settle helmet 2,0", "SAM-3.3", "cities_first", *spots)
    for city in cities:
        state = play(state, f"settle helmet {city}")
        spots = [f"hex:{other}" for other in cities]
        refused(state, "settle helmet 2,0", "SAM-3.3", "cities_first", *spots)
        state = play(state, f"settle rice {city}")
        cities = cities[1:]
    villages = {town.space for town in state.board.settlements if town.kind == "village"}
    assert {move.space for move in game.legal_moves(state)} == villages


@each_count
def test_sam_3_3_the_order_runs_on_to_the_villages(players: int) -> None:
    state = cities_filled(players)
    assert state.seat == 2 * len(CITIES[players]) % players


def test_sam_3_3_the_city_just_chosen_or_another() -> None:
    state = play(hands_chosen(2), "settle helmet 0,-4")
    assert {game.encode(move) for move in game.legal_moves(state)} == {
        "settle buddha 0,-4",
        "settle rice 0,-4",
        "settle helmet -3,4",
        "settle buddha -3,4",
        "settle rice -3,4",
    }


def test_sam_3_3_places_without_room() -> None:
    state = play(cities_filled(2), "settle helmet 2,0")
    for space, name in (("0,0", "Edo"), ("0,-4", "Akita"), ("2,0", "Honshu village 8")):
        sentence = refused(
            state, f"settle buddha {space}", "SAM-3.3", "settlement_full", f"hex:{space}"
        )
        assert sentence == f"{name} already has all its figures."


@pytest.mark.parametrize("space", ["1,0", "3,0"])
def test_sam_3_3_figures_stand_on_settlements_only(space: str) -> None:
    state = cities_filled(2)
    refused(state, f"settle helmet {space}", "SAM-3.3", "no_settlement", f"hex:{space}")


def test_sam_3_3_the_supply_is_common_and_runs_out() -> None:
    state = cities_filled(2)
    villages = [town.space for town in state.board.settlements if town.kind == "village"]
    for village in villages[:4]:
        state = play(state, f"settle helmet {village}")
    sentence = refused(
        state, f"settle helmet {villages[4]}", "SAM-3.3", "supply_empty", "supply:helmet"
    )
    assert sentence == "No helmet is left in the supply."
    kinds = {move.figure for move in game.legal_moves(state)}
    assert kinds == {"buddha", "rice"}


def test_sam_3_3_tells_what_was_put_where() -> None:
    state = hands_chosen(2)
    (event,) = events(state, "settle rice 0,-4")
    assert (event.kind, event.rule, event.seat, event.spots) == (
        "settled",
        "SAM-3.3",
        0,
        ("hex:0,-4",),
    )
    assert game.sentence(event) == "Red puts a rice field on Akita."


@pytest.mark.parametrize("move", ["place samurai3 1,0", "end", "pass", "draw ronin"])
def test_sam_3_3_no_tile_before_the_figures(move: str) -> None:
    refused(hands_chosen(2), move, "SAM-3.3", "figures_first")


def test_sam_3_3_figures_are_placed_once() -> None:
    state = finished_set_up(2)
    refused(state, "settle helmet 2,0", "SAM-3.3", "figures_placed")
    refused(drawing(), "settle helmet 2,0", "SAM-3.3", "figures_placed")


@each_count
def test_sam_3_4_the_figures_of_a_city_differ(players: int) -> None:
    for city in CITIES[players]:
        for kind, name in (("helmet", "helmet"), ("buddha", "Buddha"), ("rice", "rice field")):
            state = play(hands_chosen(players), f"settle {kind} {city}")
            sentence = refused(
                state, f"settle {kind} {city}", "SAM-3.4", "same_kind", f"hex:{city}"
            )
            assert f"already has a {name};" in sentence


@each_count
def test_sam_3_4_there_is_no_dead_end(players: int) -> None:
    for seed in range(6):
        for state in random_game(players, seed, random_hands=True):
            if state.phase == "figures":
                assert game.legal_moves(state)
            if state.phase == "play":
                break


@each_count
def test_sam_3_4_the_quick_set_up_deals_cities_first(players: int) -> None:
    dealt = [s for s in random_game(players, 5, quick=True) if s.phase == "figures"]
    cities, villages = dealt[0].board.cities, dealt[0].board.villages
    for state in dealt:
        open_cities = [city for city in cities if len(state.figures[city]) < 2]
        if any(state.figures[village] for village in villages):
            assert open_cities == []
        assert len({move.space for move in game.legal_moves(state)}) == 1
    order = [town.kind for town in dealt[0].board.settlements]
    assert sorted(order, key=["capital", "city", "village"].index) == order


def test_sam_3_4_the_quick_set_up_deals_in_order() -> None:
    state = next(s for s in random_game(2, 5, quick=True) if s.phase == "figures")
    assert told(state, "settle rice 0,-4") == [("figure_dealt", "SAM-3.3", None)]
    (event,) = events(state, "settle rice 0,-4")
    assert game.sentence(event) == "A rice field is dealt to Akita."
    sentence = refused(state, "settle rice -3,4", "SAM-3.4", "dealt_in_order", "hex:0,-4")
    assert "Akita" in sentence


def test_sam_3_4_what_is_left_is_equally_likely_to_be_dealt() -> None:
    state = next(s for s in random_game(2, 5, quick=True) if s.phase == "figures")
    for city in ("0,-4", "-3,4"):
        state = play(state, f"settle helmet {city}", f"settle buddha {city}")
    villages = [town.space for town in state.board.settlements if town.kind == "village"]
    state = play(state, *(f"settle helmet {village}" for village in villages[:3]))
    # 1 helmet, 4 Buddhas and 6 rice fields are left
    rng = Random(4)
    drawn = Counter(game.draw(state, rng).figure for _ in range(2200))
    for kind, count in (("helmet", 1), ("buddha", 4), ("rice", 6)):
        assert 0.8 * 200 * count < drawn[kind] < 1.2 * 200 * count


# ------------------------------------------------------------------------------ SAM-3.5 who begins


@each_count
def test_sam_3_5_the_youngest_has_the_first_turn(players: int) -> None:
    states = list(random_game(players, 6, random_hands=True))
    last = next(n for n, state in enumerate(states) if state.phase == "play") - 1
    assert sum(map(len, states[last].figures)) == sum(states[last].board.slots) - 1
    (move, *_) = game.legal_moves(states[last])
    step = game.apply(states[last], move)
    assert (step.state.phase, step.state.seat, game.actor(step.state)) == ("play", 0, 0)
    begin = step.events[-1]
    assert (begin.kind, begin.rule, begin.seat) == ("begin", "SAM-3.5", 0)
    assert game.sentence(begin).startswith("The board is set. Red, the youngest,")


# ------------------------------------------------------------------------------------ out of turn


@pytest.mark.parametrize(
    ("state", "rule", "reason", "sentence"),
    [
        (lambda: game.setup(2), "SAM-3.1", "picking", "Red is picking an opening hand."),
        (lambda: game.setup(2, quick=True), "SAM-3.2", "dealing_hands", "The opening hands are"),
        (lambda: hands_chosen(2), "SAM-3.3", "putting_figure", "It is Red's turn to put a figure"),
        (lambda: figures_dealt(), "SAM-3.4", "dealing_figures", "The figures are being dealt;"),
    ],
)
def test_set_up_out_of_turn(state: object, rule: str, reason: str, sentence: str) -> None:
    assert callable(state)
    refusal = game.not_your_turn(state(), 1)
    assert (refusal.rule, refusal.reason) == (rule, reason)
    assert well_formed(refusal).startswith(sentence)


def figures_dealt() -> State:
    return next(s for s in random_game(2, 0, quick=True) if s.phase == "figures")


def drawing() -> State:
    state = game.position(players=2, hands={0: ["samurai3"]})
    return play(state, "place samurai3 1,0")


def test_sam_3_4_every_pair_of_kinds_may_share_a_city() -> None:
    for one, other in permutations(KINDS, 2):
        state = play(hands_chosen(2), f"settle {one} -3,4", f"settle {other} -3,4")
        assert set(state.figures[state.board.place["-3,4"]]) == {one, other}
