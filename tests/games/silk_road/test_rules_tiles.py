"""SLK-6.1 to 6.6: selling, buying, traders and the thief."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from rulebook_widgets.core import CHANCE, EVERYTHING
from rulebook_widgets.games.silk_road.rules import game
from rulebook_widgets.games.silk_road.state import State
from tests.games.silk_road.kit import (
    IVORY,
    SILK,
    SPICES,
    A,
    B,
    C,
    at,
    events,
    kinds,
    legal,
    market,
    play,
    purple,
    refused,
    refused_by,
    told,
    worth,
)

REST = ("crook", "crook")

# ---------------------------------------------------------------------------------- SLK-6.1 selling


@pytest.mark.parametrize(("number", "silver"), [(0, 0), (1, 4), (2, 7), (3, 9), (4, 10), (5, 11)])
def test_slk_6_1_four_three_two_then_one(number: int, silver: int) -> None:
    state = market("sell_ivory", *REST, goods={0: {"ivory": 6}})
    taken = play(state, "take sell_ivory")
    after = play(taken, *["sell ivory"] * number, "done" if number else "decline")
    assert worth(after, A) - worth(state, A) == silver
    assert after.paid_out - state.paid_out == silver
    assert after.goods[A][IVORY] == 6 - number
    assert after.supply[IVORY] - state.supply[IVORY] == number


def test_slk_6_1_only_the_kind_shown() -> None:
    state = market("sell_ivory", *REST, goods={0: {"ivory": 1, "silk": 1}})
    state = play(state, "take sell_ivory")
    assert legal(state, "sell") == ["sell ivory"]
    sentence = refused(state, "sell silk", "SLK-6.1", "sells_other")
    assert sentence == "Here you can sell ivory, and nothing else."


def test_slk_6_1_only_what_one_has() -> None:
    state = play(market("sell_ivory", *REST, goods={0: {"silk": 1}}), "take sell_ivory")
    assert legal(state) == ["decline"]
    refused(state, "sell ivory", "SLK-6.1", "none_owned", "seat:0")
    state = play(market("sell_ivory", *REST, goods={0: {"ivory": 1}}), "take sell_ivory")
    state = play(state, "sell ivory")
    assert legal(state) == ["done"]
    refused(state, "sell ivory", "SLK-6.1", "none_owned", "seat:0")


def test_slk_6_1_nobody_sees_whether_there_is_more_to_sell() -> None:
    one = play(market("sell_ivory", *REST, goods={0: {"ivory": 1}}), "take sell_ivory")
    many = play(market("sell_ivory", *REST, goods={0: {"ivory": 9}}), "take sell_ivory")
    many = replace(many, supply=one.supply)
    one, many = (game.apply(s, game.decode("sell ivory")).state for s in (one, many))
    assert game.view(one, B) == game.view(many, B) and one.phase == "sell"


def test_slk_6_1_is_cited() -> None:
    state = market("sell_ivory", *REST, goods={0: {"ivory": 1}})
    assert told(state, "take sell_ivory", "sell ivory", "done")[1:3] == [
        ("sold", "SLK-6.1", A),
        ("done_sell", "SLK-6.1", A),
    ]


def test_slk_6_1_other_actions_need_other_tiles() -> None:
    state = play(market("sell_ivory", *REST, goods={0: {"ivory": 1}}), "take sell_ivory")
    for move in ("buy ivory", "trade ivory silk", "give ivory", "rob 1", "name ivory"):
        assert "sell tile for ivory" in refused(state, move, "SLK-6.1", "other_action")


# ----------------------------------------------------------------------------------- SLK-6.2 buying


@pytest.mark.parametrize(("number", "silver"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 14), (6, 18)])
def test_slk_6_2_one_two_three_then_four(number: int, silver: int) -> None:
    state = market("buy_silk", *REST, silver={0: 30})
    after = play(state, "take buy_silk", *["buy silk"] * number, "done")
    assert worth(state, A) - worth(after, A) == silver
    assert state.paid_out - after.paid_out == silver
    assert (after.goods[A][SILK], after.supply[SILK]) == (number, 15 - number)


def test_slk_6_2_only_the_kind_shown() -> None:
    state = play(market("buy_silk", *REST), "take buy_silk")
    assert legal(state) == ["buy silk", "decline"]
    refused(state, "buy ivory", "SLK-6.2", "buys_other")


def test_slk_6_2_as_money_allows() -> None:
    state = play(market("buy_silk", *REST, gold={0: 0}, silver={0: 5}), "take buy_silk")
    state = play(state, "buy silk", "buy silk")
    assert legal(state) == ["done"]
    sentence = refused(state, "buy silk", "SLK-6.2", "too_dear", "seat:0")
    assert sentence == "As number 3 it costs 3 silver, and you have 2 silver."
    poor = play(market("buy_silk", *REST, gold={0: 0}, silver={0: 0}), "take buy_silk")
    assert legal(poor) == ["decline"]
    refused(poor, "buy silk", "SLK-6.2", "too_dear", "seat:0")


def test_slk_6_2_buying_more_than_the_supply() -> None:
    state = market("buy_silk", *REST, silver={0: 30}, goods={0: {}}, supply={"silk": 2})
    state = play(state, "take buy_silk", "buy silk")
    assert kinds(state, "buy silk")[:2] == ["bought", "sold_out"]
    after = play(state, "buy silk")
    assert (after.phase, after.goods[A][SILK], after.supply[SILK]) == ("hand", 2, 0)


def test_slk_6_2_what_is_left_only_the_buyer_sees() -> None:
    state = play(market("buy_silk", *REST), "take buy_silk")
    bought = events(state, "buy silk")[0]
    assert game.sentence(bought.seen_by(B)) == (
        "Aisha buys a cube of silk (number 1) for 1 silver."
    )
    assert "has 1 gold and 4 silver left" in game.sentence(bought.seen_by(A))


# ----------------------------------------------------------------------------------- SLK-6.3 trader


def test_slk_6_3_one_for_two_and_twice_at_most() -> None:
    state = purple("trader_ivory_spices", *REST, goods={0: {"ivory": 3}})
    state = play(state, "take trader_ivory_spices")
    once = play(state, "trade ivory spices")
    assert (once.phase, once.goods[A]) == ("trade", (2, 0, 0, 0, 2))
    twice = play(once, "trade ivory spices")
    assert (twice.phase, twice.goods[A]) == ("hand", (1, 0, 0, 0, 4))
    assert (twice.supply[IVORY], twice.supply[SPICES]) == (14, 11)
    refused_by(twice, "trade ivory spices", "SLK-5.3")


def test_slk_6_3_once_is_enough() -> None:
    state = purple("trader_ivory_spices", *REST, goods={0: {"ivory": 3}})
    state = play(state, "take trader_ivory_spices", "trade ivory spices")
    assert legal(state) == ["trade ivory spices", "done"]
    assert told(state, "done")[0] == ("done_trade", "SLK-6.3", A)
    assert play(state, "done").goods[A] == (2, 0, 0, 0, 2)


def test_slk_6_3_only_those_goods_and_that_way_round() -> None:
    state = purple("trader_ivory_spices", *REST, goods={0: {"ivory": 1, "spices": 1, "silk": 1}})
    state = play(state, "take trader_ivory_spices")
    assert legal(state, "trade") == ["trade ivory spices"]
    for move in ("trade spices ivory", "trade silk spices", "trade ivory silk"):
        sentence = refused(state, move, "SLK-6.3", "trades_other")
        assert sentence == "This trader takes ivory and gives spices."


def test_slk_6_3_without_the_good() -> None:
    state = play(purple("trader_ivory_spices", *REST), "take trader_ivory_spices")
    assert legal(state) == ["decline"]
    refused(state, "trade ivory spices", "SLK-6.3", "none_owned", "seat:0")


def test_slk_6_3_who_has_no_second_to_give_is_asked_all_the_same() -> None:
    state = purple("trader_ivory_spices", *REST, goods={0: {"ivory": 1}})
    state = play(state, "take trader_ivory_spices", "trade ivory spices")
    assert legal(state) == ["done"]


# ---------------------------------------------------------------------- SLK-6.4, 6.5 special trader


@pytest.mark.parametrize(("most", "rule"), [(4, "SLK-6.4"), (2, "SLK-6.5")])
def test_slk_6_4_and_6_5_up_to_so_many_of_any_kinds(most: int, rule: str) -> None:
    tile = f"special_trader_{most}"
    state = market(tile, *REST, goods={0: {"ivory": 2, "silk": 2, "jewels": 2}})
    state = play(state, f"take {tile}")
    given = ["give ivory", "give silk", "give jewels", "give silk"][:most]
    assert {rule} == {event.rule for event in events(state, *given)}
    after = play(state, *given)
    assert (after.phase, after.due) == ("receive", most)
    refused(after, "give ivory", rule, "receive_first")
    got = ["receive spices", "receive spices", "receive dried_fruit", "receive silk"][:most]
    done = play(after, *got)
    assert (done.phase, sum(done.goods[A])) == ("hand", 6)
    assert done.goods[A][SPICES] == 2


@pytest.mark.parametrize(("most", "rule"), [(4, "SLK-6.4"), (2, "SLK-6.5")])
def test_slk_6_5_fewer_are_fine(most: int, rule: str) -> None:
    tile = f"special_trader_{most}"
    state = market(tile, *REST, goods={0: {"ivory": 3}})
    state = play(state, f"take {tile}", "give ivory")
    assert legal(state) == ["give ivory", "done"]
    assert told(state, "done") == [("done_give", rule, A), ("may_receive", rule, A)]
    after = play(state, "done", "receive jewels")
    assert (after.goods[A], after.phase) == ((2, 0, 1, 0, 0), "hand")


def test_slk_6_4_only_what_one_has() -> None:
    state = market("special_trader_4", *REST, goods={0: {"ivory": 1}})
    state = play(state, "take special_trader_4")
    assert legal(state) == ["give ivory", "decline"]
    refused(state, "give silk", "SLK-6.4", "none_owned", "seat:0")
    assert legal(play(state, "give ivory")) == ["done"]


def test_slk_6_4_first_all_is_handed_in_then_received() -> None:
    state = market("special_trader_4", *REST, goods={0: {"ivory": 2}})
    state = play(state, "take special_trader_4", "give ivory")
    refused(state, "receive silk", "SLK-6.4", "finish_first")
    state = play(state, "give ivory", "done", "receive silk")
    sentence = refused(state, "done", "SLK-6.4", "receive_first")
    assert sentence == "First choose what you receive; still due: 1 good."


def test_slk_6_5_the_same_goods_may_come_back() -> None:
    state = market("special_trader_2", *REST, goods={0: {"ivory": 1}, 1: {}}, supply={"ivory": 0})
    state = play(state, "take special_trader_2", "give ivory", "done", "receive ivory")
    assert (state.goods[A][IVORY], state.supply[IVORY]) == (1, 0)


# ------------------------------------------------------------------------------------ SLK-6.6 thief


def robbing(**facts: object) -> State:
    """A has taken the thief; B has three goods, C one, D none."""
    given = {"goods": {0: {}, 1: {"silk": 2, "spices": 1}, 2: {"ivory": 1}}, **facts}
    return play(market("thief", *REST, **given), "take thief")


def test_slk_6_6_a_random_good_of_another() -> None:
    state = robbing()
    assert legal(state, "rob") == ["rob 1", "rob 2", "rob 3"]
    chosen = play(state, "rob 1")
    assert (game.actor(chosen), chosen.phase, chosen.victim) == (CHANCE, "steal", B)
    assert legal(chosen) == ["steal silk", "steal spices"]
    refused(chosen, "steal ivory", "SLK-6.6", "not_behind_screen", "seat:1")
    after = play(chosen, "steal silk")
    assert (after.goods[A][SILK], after.goods[B][SILK], after.phase) == (1, 1, "hand")
    assert after.supply == state.supply


def test_slk_6_6_not_oneself_and_nobody_absent() -> None:
    state = robbing()
    sentence = refused(state, "rob 0", "SLK-6.6", "rob_other", "seat:0")
    assert "your own" in sentence
    refused(state, "rob 5", "SLK-6.6", "nobody_there")


def test_slk_6_6_an_empty_screen() -> None:
    state = robbing()
    assert told(state, "rob 3")[:2] == [
        ("robs", "SLK-6.6", A),
        ("nothing_there", "SLK-6.6", 3),
    ]
    after = play(state, "rob 3")
    assert (after.phase, after.goods, after.gone) == ("hand", state.goods, ("thief",))


def test_slk_6_6_only_the_two_see_the_kind() -> None:
    state = play(robbing(), "rob 1")
    silk, spices = events(state, "steal silk"), events(state, "steal spices")
    for eyes in (None, C, 3):
        assert [e.seen_by(eyes) for e in silk] == [e.seen_by(eyes) for e in spices]
        said = [game.sentence(event.seen_by(eyes)) for event in silk[:2]]
        assert said == [
            "Aisha draws a cube from behind the screen of Bahram and keeps it.",
            "Bahram has lost a cube to Aisha.",
        ]
        views = {game.view(play(state, f"steal {good}"), eyes) for good in ("silk", "spices")}
        assert len(views) == 1
    assert "a cube of silk" in game.sentence(silk[0].seen_by(A))
    assert "a cube of silk" in game.sentence(silk[1].seen_by(B))
    assert "silk" not in game.sentence(silk[1].seen_by(A))
    assert "silk" in game.sentence(silk[1].seen_by(EVERYTHING))


def test_slk_6_6_each_cube_is_as_likely_as_another() -> None:
    state, rng = play(robbing(), "rob 1"), Random(2)
    drawn = Counter(game.encode(game.draw(state, rng)) for _ in range(3000))
    assert abs(drawn["steal silk"] / 3000 - 2 / 3) < 0.04
    assert set(drawn) == {"steal silk", "steal spices"}


def test_slk_6_6_nothing_else_while_the_thief_is_at_work() -> None:
    state = play(robbing(), "rob 1")
    refused_by(state, "decline", "SLK-6.6")
    assert game.not_your_turn(state, A).reason == "stealing"


# -------------------------------------------------------------------------- printed ones work alike


def test_a_printed_sell_tile_and_special_trader() -> None:
    state = at(city="susa", moment="market", goods={0: {"jewels": 2}})
    after = play(state, "printed", "sell jewels", "sell jewels", "done")
    assert worth(after, A) == 17 and after.phase == "market"
    state = at(city="dunhuang", moment="market", goods={0: {"jewels": 2}})
    after = play(state, "printed", "give jewels", "give jewels", "receive silk", "receive silk")
    assert (after.goods[A][SILK], after.phase) == (2, "market")
