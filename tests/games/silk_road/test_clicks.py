"""Clicks on the picture of Silk Road: every move can be clicked, every click is understood."""

from __future__ import annotations

import pytest

from rulebook_widgets.drawing import hit
from rulebook_widgets.drawing.geometry import bounds
from rulebook_widgets.drawing.scene import part_points
from rulebook_widgets.games.silk_road import scene as scenes
from rulebook_widgets.games.silk_road.clicks import intend, paths
from rulebook_widgets.games.silk_road.moves import (
    Accept,
    Barter,
    Bid,
    Buy,
    Crook,
    Deal,
    Decline,
    Done,
    First,
    Give,
    Hand,
    Lay,
    Match,
    Move,
    Name,
    Pass,
    Printed,
    Receive,
    Rob,
    Sell,
    Show,
    Steal,
    Swap,
    Take,
    Trade,
    Travel,
)
from rulebook_widgets.games.silk_road.rules import game
from tests.games.silk_road.kit import A, B, C, at, market, play
from tests.helpers.looking import Camera

told = Camera(game).told


@pytest.mark.parametrize(
    ("move", "ways"),
    [
        (Bid(3), [("bid:3",)]),
        (Bid(10), [("bid:10",)]),
        (Bid(11), [("bids:11", "do:bid:11")]),
        (Bid(60), [("bids:41", "do:bid:60")]),
        (Bid(143), [("bids:61", "do:bid:143")]),
        (Pass(), [("do:pass",)]),
        (Accept(), [("do:accept",)]),
        (Match(), [("do:match",)]),
        (Travel("korla"), [("city:korla",), ("road:korla",)]),
        (Printed(), [("do:printed",), ("printed",)]),
        (Barter(), [("do:barter",), ("kept:barterer",)]),
        (Take("thief"), [("take:thief",)]),
        (Crook("silk", "ivory"), [("kept:crook", "shown:silk", "supply:ivory")]),
        (Decline(), [("do:decline",)]),
        (Sell("silk"), [("do:sell",), ("mine:silk",)]),
        (Buy("silk"), [("do:buy",), ("supply:silk",)]),
        (Trade("silk", "ivory"), [("do:trade",), ("mine:silk",), ("supply:ivory",)]),
        (Give("silk"), [("mine:silk",)]),
        (Receive("silk"), [("supply:silk",)]),
        (Done(), [("do:done",)]),
        (Rob(2), [("seat:2",)]),
        (Name("silk"), [("vizier:silk",), ("supply:silk",)]),
        (Show(2), [("show:2",)]),
        (Hand(1), [("seat:1",)]),
        (Deal("ivory,ivory,silk"), [("do:deal:ivory,ivory,silk",)]),
        (Lay("thief"), [("do:lay:thief",)]),
        (Swap("palmyra", "thief"), [("do:swap:palmyra:thief",)]),
        (First(2), [("do:first:2",)]),
        (Steal("silk"), [("do:steal:silk",)]),
    ],
)
def test_the_clicks_of_a_move(move: Move, ways: list[tuple[str, ...]]) -> None:
    assert list(paths(move)) == ways


# ---------------------------------------------------------------------- what a click is told back


def test_a_tile_on_the_map_is_taken_in_this_city_only() -> None:
    state = market("thief", "sell_silk")
    assert intend(state, ("tile:lanzhou:1",)) == Take("sell_silk")
    assert intend(state, ("tile:yumen:0",)) == Travel("yumen")
    assert told(state, "tile:yumen:0")
    moving = at(moment="travel", city="dunhuang")
    for shape in ("tile:korla:0", "printed:korla", "arrow:dunhuang-korla", "city:korla"):
        assert intend(moving, (shape,)) == Travel("korla")
        assert told(moving, shape) == ""
    assert told(moving, "city:yumen")


def test_goods_mean_what_the_tile_in_use_does_with_them() -> None:
    goods = {A: {"silk": 2, "ivory": 2}}
    state = market("sell_silk", "trader_ivory_silk", "special_trader_2", goods=goods)
    selling = play(state, "take sell_silk")
    assert intend(selling, ("mine:silk",)) == Sell("silk")
    assert told(selling, "mine:ivory")
    assert intend(selling, ("do:sell",)) == Sell("silk")
    trading = play(state, "take trader_ivory_silk")
    assert intend(trading, ("mine:ivory",)) == Trade("ivory", "silk")
    assert intend(trading, ("supply:silk",)) == Trade("ivory", "silk")
    assert told(trading, "mine:silk")
    giving = play(state, "take special_trader_2")
    assert intend(giving, ("mine:ivory",)) == Give("ivory")
    receiving = play(giving, "give ivory", "done")
    assert intend(receiving, ("supply:jewels",)) == Receive("jewels")
    buying = play(market("buy_silk"), "take buy_silk")
    assert intend(buying, ("supply:silk",)) == Buy("silk")
    assert told(buying, "supply:ivory")
    naming = play(market("vizier"), "take vizier")
    assert intend(naming, ("supply:silk",)) == Name("silk")


def test_goods_of_no_use_now_are_told_why() -> None:
    state = market("thief", goods={A: {"silk": 1}})
    assert told(state, "mine:silk")
    assert told(state, "supply:silk")
    assert told(state, "vizier:silk")


def test_a_seat_is_robbed_or_gets_the_pawn() -> None:
    state = play(market("thief", "crook"), "take thief")
    assert intend(state, ("seat:2",)) == Rob(C)
    assert told(state, "seat:0")
    assert intend(play(state, "decline"), ("seat:1",)) == Hand(B)


def test_a_crook_takes_three_clicks_and_says_early_when_it_cannot_be_used() -> None:
    state = market("sell_silk", "thief", crooks={A: 1})
    assert told(state, "kept:crook")
    using = play(state, "take sell_silk")
    assert intend(using, ("kept:crook",)) is None
    assert intend(using, ("kept:crook", "shown:silk")) is None
    assert intend(using, ("kept:crook", "shown:silk", "supply:ivory")) == Crook("silk", "ivory")
    thief = play(state, "take thief")
    assert told(thief, "kept:crook")


def test_a_barterer_taken_here_is_refused_with_the_reason() -> None:
    state = market("thief", "crook", "sell_silk", fresh={A: 1})
    assert told(state, "kept:barterer")
    ready = market("thief", "crook", "sell_silk", barterers={A: 1})
    assert intend(ready, ("kept:barterer",)) == Barter()
    assert told(ready, "kept:barterer") == ""


@pytest.mark.parametrize("clicked", [(), ("piles",), ("caravan",), ("nonsense",), ("do:trade",)])
def test_clicks_without_meaning(clicked: tuple[str, ...]) -> None:
    assert intend(market("sell_silk", "thief"), clicked) is None


def test_what_was_begun_may_be_left_for_something_else() -> None:
    state = play(market("thief", "crook", crooks={A: 1}), "take thief")
    assert intend(state, ("kept:crook", "seat:1")) == Rob(B)
    assert intend(state, ("kept:crook", "shown:silk", "do:decline")) == Decline()


def test_what_is_drawn_is_what_is_hit() -> None:
    """The middle of each shape in the tray and below belongs to that shape."""
    state = play(market("sell_silk", "thief", crooks={A: 1}, goods={A: {"silk": 1}}),
                 "take sell_silk")  # fmt: skip
    drawn = scenes.scene(game.view(state, A))
    for layer in drawn.layers[2:]:
        for shape in layer.shapes:
            if shape.hit is not None and shape.name != "used":
                left, top, right, low = bounds(part_points(shape.hit))
                found = hit(drawn, (left + right) / 2, (top + low) / 2)
                assert found is not None and found.name == shape.name
