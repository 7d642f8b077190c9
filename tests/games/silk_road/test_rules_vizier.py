"""SLK-6.7 to 6.9: the grand vizier."""

from __future__ import annotations

import pytest

from rulebook_widgets.core import EVERYTHING
from rulebook_widgets.games.silk_road.board import GOODS
from rulebook_widgets.games.silk_road.rules import game
from rulebook_widgets.games.silk_road.state import State
from tests.games.silk_road.kit import (
    IVORY,
    SILK,
    SPICES,
    A,
    B,
    C,
    D,
    each_count,
    events,
    kinds,
    legal,
    market,
    play,
    refused,
    refused_by,
    told,
    worth,
)

REST = ("crook", "crook")


def asked(*silk: int, **facts: object) -> State:
    """A's vizier has named silk; the seats have so much of it."""
    goods = {seat: {"silk": amount} for seat, amount in enumerate(silk)}
    state = market("vizier", *REST, goods=goods, players=max(3, len(silk)), **facts)
    return play(state, "take vizier", "name silk")


def paid(*shown: int) -> list[int]:
    """What each seat is paid for showing so much."""
    state = asked(*shown)
    after = play(state, *[f"show {count}" for count in shown])
    gained = [worth(after, seat) - worth(state, seat) for seat in range(len(shown))]
    assert after.paid_out - state.paid_out == sum(gained)
    assert after.goods == state.goods
    return gained


# ------------------------------------------------------------------------- SLK-6.7 all show at once


@each_count
def test_slk_6_7_all_choose_the_taker_too(players: int) -> None:
    state = asked(*[1] * players)
    for seat in range(players):
        assert (game.actor(state), state.phase) == (seat, "show")
        assert legal(state) == ["show 0", "show 1"]
        state = play(state, "show 1")
    assert state.phase == "hand" and state.seat == A


def test_slk_6_7_from_the_taker_clockwise() -> None:
    state = market("vizier", *REST, pawn=2, goods={3: {"silk": 2}})
    state = play(state, "take vizier", "name silk")
    seats = []
    for move in ("show 0", "show 2", "show 0", "show 0"):
        seats.append(game.actor(state))
        last, state = state, play(state, move)
    assert seats == [C, D, A, B]
    assert worth(state, D) == 15 and state.seat == C
    assert last.shown == (0, 2, 0)


def test_slk_6_7_as_many_as_one_wants_and_has() -> None:
    state = asked(3, 0, 0)
    assert legal(state) == ["show 0", "show 1", "show 2", "show 3"]
    sentence = refused(state, "show 4", "SLK-6.7", "shows_from_zero", "seat:0")
    assert sentence == "You can show any number of your silk, and you have 3."
    refused(state, "show -1", "SLK-6.7", "shows_from_zero", "seat:0")
    assert legal(play(state, "show 3")) == ["show 0"]


def test_slk_6_7_nobody_sees_a_number_before_all_have_chosen() -> None:
    state = asked(3, 3, 3, 3)
    ways = [play(state, f"show {count}", f"show {3 - count}") for count in range(4)]
    for eyes in (None, C, D):
        assert len({game.view(way, eyes) for way in ways}) == 1
        assert game.view(ways[0], eyes).shown == (None, None)
    assert game.view(ways[2], A).shown == (2, None)
    assert game.view(ways[2], B).shown == (None, 1)
    assert game.view(ways[2], EVERYTHING).shown == (2, 1)
    chosen = events(state, "show 2")[0]
    assert game.sentence(chosen.seen_by(B)) == "Aisha has chosen how many cubes of silk to show."
    assert game.sentence(chosen.seen_by(A)) == "Aisha chooses to show 2 cubes of silk."
    assert legal(ways[0]) == legal(ways[3])


def test_slk_6_7_then_everybody_sees_all_numbers() -> None:
    state = play(asked(3, 1, 0), "show 2", "show 1")
    told_all = [e for e in events(state, "show 0") if e.kind == "showed"]
    assert [(e.seat, e.seen_by(None).facts["shows"]) for e in told_all] == [(A, 2), (B, 1), (C, 0)]
    after = play(state, "show 0")
    view = game.view(after, None)
    assert (view.revealed, view.revealed_good, view.shown) == ((2, 1, 0), "silk", ())
    assert play(after, "hand 1").revealed == ()


def test_slk_6_7_most_and_second_most() -> None:
    assert paid(3, 1, 2) == [5, 0, 3]
    assert paid(1, 4, 2, 3) == [0, 5, 0, 3]
    state = play(asked(3, 1, 2), "show 3", "show 1")
    prizes = [item for item in told(state, "show 2") if item[0] in ("first", "second")]
    assert prizes == [("first", "SLK-6.7", A), ("second", "SLK-6.7", C)]


def test_slk_6_7_what_is_shown_counts_not_what_one_has() -> None:
    state = asked(5, 2, 0)
    after = play(state, "show 1", "show 2", "show 0")
    assert [worth(after, seat) for seat in range(3)] == [13, 15, 10]


def test_slk_6_7_shown_goods_go_back() -> None:
    state = asked(3, 1, 2)
    after = play(state, "show 3", "show 1", "show 2")
    assert after.goods == state.goods


def test_slk_6_7_everybody_is_waited_for() -> None:
    state = asked(1, 1, 1)
    sentence = refused(state, "hand 1", "SLK-6.7", "show_first")
    assert sentence == "The vizier waits: Aisha chooses how many cubes of silk to show."
    refused_by(state, "decline", "SLK-5.2")
    assert game.not_your_turn(state, B).rule == "SLK-6.7"
    refused(market("thief", *REST), "show 0", "SLK-5.2", "take_first", "city:lanzhou")


# ------------------------------------------------------------------------------------- SLK-6.8 ties


@pytest.mark.parametrize(
    ("shown", "silver"),
    [
        ((3, 3, 2, 0), [5, 5, 0, 0]),
        ((4, 2, 2, 0), [5, 3, 3, 0]),
        ((2, 0, 0, 0), [5, 0, 0, 0]),
        ((2, 2, 2, 0), [5, 5, 5, 0]),
        ((1, 1, 1, 1), [5, 5, 5, 5]),
        ((3, 1, 1, 1), [5, 3, 3, 3]),
        ((0, 0, 0, 0), [0, 0, 0, 0]),
        ((0, 1, 0, 1), [0, 5, 0, 5]),
    ],
)
def test_slk_6_8_ties(shown: tuple[int, ...], silver: list[int]) -> None:
    assert paid(*shown) == silver


@pytest.mark.parametrize(
    ("shown", "kind"),
    [
        ((3, 3, 2), ["first_tied", "first_tied", "no_second"]),
        ((4, 2, 2), ["first", "second_tied", "second_tied"]),
        ((0, 0, 0), ["nobody_paid"]),
        ((2, 2, 0), ["first_tied", "first_tied"]),
    ],
)
def test_slk_6_8_is_cited(shown: tuple[int, ...], kind: list[str]) -> None:
    state = play(asked(*shown), *[f"show {count}" for count in shown[:-1]])
    found = [e for e in events(state, f"show {shown[-1]}") if e.kind in kind]
    assert [e.kind for e in found] == kind
    assert all(e.rule == ("SLK-6.7" if e.kind == "first" else "SLK-6.8") for e in found)


# ------------------------------------------------------------------------- SLK-6.9 a kind only once


def test_slk_6_9_set_aside_with_a_good_from_the_supply() -> None:
    state = asked(1, 0, 0)
    after = play(state, "show 0", "show 0", "show 0")
    assert after.supply[SILK] == state.supply[SILK] - 1
    assert (after.viziers, after.owed) == ((0, 1, 0, 0, 0), (0,) * 5)
    assert after.gone == ()


def test_slk_6_9_later_viziers_cannot_name_it() -> None:
    state = play(market("vizier", *REST, viziers=["silk", "spices"]), "take vizier")
    assert legal(state, "name") == ["name ivory", "name jewels", "name dried_fruit"]
    sentence = refused(state, "name silk", "SLK-6.9", "named_before", "vizier:silk")
    assert "silk" in sentence


def test_slk_6_9_a_declined_vizier_marks_no_kind() -> None:
    state = play(market("vizier", *REST), "take vizier", "decline")
    assert (state.viziers, state.gone) == ((0,) * 5, ("vizier",))


def test_slk_6_9_a_kind_of_which_all_showed_nothing_is_used() -> None:
    after = play(asked(0, 0, 0), "show 0", "show 0", "show 0")
    assert after.viziers[SILK] == 1


def test_slk_6_9_no_good_in_the_supply() -> None:
    state = market("vizier", *REST, goods={0: {"silk": 2}}, supply={"silk": 0})
    state = play(state, "take vizier", "name silk", "show 2", "show 0", "show 0")
    assert ("owed", "SLK-6.9", None) in told(state, "show 0")
    after = play(state, "show 0")
    assert (after.viziers[SILK], after.owed[SILK], after.supply[SILK]) == (1, 1, 0)


def test_slk_6_9_a_missing_good_is_put_there_as_soon_as_one_returns() -> None:
    state = market("sell_silk", *REST, goods={0: {"silk": 3}}, viziers=["silk"], owed=["silk"])
    state = play(state, "take sell_silk")
    assert told(state, "sell silk") == [("sold", "SLK-6.1", A), ("owed_paid", "SLK-6.9", None)]
    once = play(state, "sell silk")
    assert (once.owed[SILK], once.supply[SILK]) == (0, 0)
    assert play(once, "sell silk").supply[SILK] == 1


def test_slk_6_9_the_sixth_vizier() -> None:
    state = play(market("vizier", *REST, viziers=GOODS, goods={0: {"silk": 1}}), "take vizier")
    assert legal(state, "name") == [f"name {good}" for good in GOODS]
    assert kinds(state, "name silk") == ["named", "named_again"]
    shows = ["show 1", "show 0", "show 0", "show 0"]
    after = play(state, "name silk", *shows)
    assert after.viziers == (1, 2, 1, 1, 1) and worth(after, A) == 15


def test_slk_6_9_the_fifth_is_not_yet_free() -> None:
    state = play(market("vizier", *REST, viziers=GOODS[:4]), "take vizier")
    assert legal(state, "name") == ["name spices"]
    refused(state, "name ivory", "SLK-6.9", "named_before", "vizier:ivory")


def test_slk_6_9_a_sixth_can_be_owed_as_well() -> None:
    facts = {"viziers": GOODS, "owed": ["ivory"], "goods": {0: {"ivory": 2}}}
    state = play(market("vizier", *REST, **facts), "take vizier", "name ivory")
    state = play(state, "show 2", "show 0", "show 0", "show 0")
    assert (state.viziers[IVORY], state.owed[IVORY]) == (2, 2)


def test_slk_6_9_several_viziers_in_one_market() -> None:
    state = market("vizier", "vizier", "crook", goods={1: {"spices": 1}})
    state = play(state, "take vizier", "name ivory", *["show 0"] * 4, "hand 1", "take vizier")
    assert "name ivory" not in legal(state)
    state = play(state, "name spices", "show 1", *["show 0"] * 3)
    assert worth(state, B) == 15 and state.viziers[SPICES] == 1
