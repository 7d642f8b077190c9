"""The picture of Silk Road: all that a view knows is in it, nothing else, and all of it works."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from math import hypot
from random import Random
from typing import Any

import pytest

from rulebook_widgets.core import EVERYTHING, Eyes
from rulebook_widgets.drawing import Highlights, Polygon, Text
from rulebook_widgets.drawing.colour import contrast
from rulebook_widgets.drawing.geometry import bounds
from rulebook_widgets.drawing.scene import part_points
from rulebook_widgets.games.silk_road.board import GOODS, MAIN, board_of
from rulebook_widgets.games.silk_road.boxes import length_in
from rulebook_widgets.games.silk_road.palette import DARK, LIGHT, PAINTS
from rulebook_widgets.games.silk_road.pieces import token_parts
from rulebook_widgets.games.silk_road.places import CITY, atlas
from rulebook_widgets.games.silk_road.plan import MAP, WIDTH
from rulebook_widgets.games.silk_road.rules import game
from rulebook_widgets.games.silk_road.setting import tiles_at
from rulebook_widgets.games.silk_road.state import State
from tests.games.silk_road.battery_plan import redeal
from tests.games.silk_road.kit import (
    A,
    B,
    C,
    D,
    at,
    each_board,
    each_count,
    each_way,
    market,
    play,
    random_game,
)
from tests.helpers.looking import (
    Camera,
    all_paints,
    fingers,
    label,
    layer,
    overlapping,
    paints,
    shapes,
    texts,
)

camera = Camera(game)
picture = camera.picture
APART = 13
"""A position of each random game in so many is looked at."""

RICH: dict[str, Any] = {
    "city": "susa",
    "tiles": {"susa": ["trader_ivory_spices", "special_trader_4", "vizier"]},
    "goods": {A: {"ivory": 3, "silk": 2, "jewels": 1}, B: {"silk": 2}},
    "crooks": {A: 2, B: 1},
    "barterers": {A: 1, C: 2},
    "fresh": {A: 1},
    "viziers": ["silk", "spices"],
    "owed": ["spices"],
    "supply": {"spices": 0},
}


@cache
def played(players: int, seed: int, reverse: bool = False) -> tuple[State, ...]:
    """Some positions of a random game, with the first and the last."""
    states = list(random_game(players, seed, reverse=reverse))
    return (*states[::APART], states[-1])


# ---------------------------------------------------------------------------------------- the map


@each_board
@each_way
def test_the_whole_map_is_there_to_be_tapped(board: str, reverse: bool) -> None:
    drawn = shapes(picture(game.setup(4, board=board, reverse=reverse)))
    known = board_of(board)
    for city in known.cities:
        assert drawn[f"city:{city}"].hit is not None
    for arrow in known.arrows:
        assert drawn[f"arrow:{arrow.start}-{arrow.end}"].hit is not None
    for city, place in known.cities.items():
        assert (f"printed:{city}" in drawn) == bool(place.printed)


@each_count
@each_way
def test_tiles_lie_where_the_state_has_them_and_nowhere_else(players: int, reverse: bool) -> None:
    for state in played(players, 1, reverse):
        drawn = shapes(picture(state, None))
        colours = MAIN.journey(reverse).colour
        found = Counter(name.split(":")[1] for name in drawn if name.startswith("tile:"))
        for city in MAIN.cities:
            tiles = tiles_at(state, city)
            assert found[city] == len(tiles)
            for number in range(len(tiles)):
                assert colours[city] in paints(drawn[f"tile:{city}:{number}"])


def test_each_tile_has_a_picture_of_its_own() -> None:
    """Without their colours too: goods by their pictograms, the others by people and numbers."""
    from rulebook_widgets.games.silk_road.pieces import tile_parts

    for small in (True, False):
        faces = {tile: tile_parts("main", tile, "orange", small) for tile in MAIN.tiles}
        for one, other in pairwise(faces):
            assert faces[one] != faces[other]
        drawn = {
            tuple(part_points(part) if not isinstance(part, Text) else part.text for part in parts)
            for parts in faces.values()
        }
        assert len(drawn) == len(faces)


def test_labels_name_cities_tiles_and_printed_actions() -> None:
    drawn = picture(market("thief", "sell_silk", "thief"), A)
    assert label(drawn, "city:lanzhou") == "Lanzhou, orange, tiles: 3; the caravan is here"
    assert label(drawn, "city:antioch") == "Antioch, where the journey ends"
    assert label(drawn, "printed:susa") == "Printed at Susa: the sell tile for jewels"
    assert label(drawn, "arrow:merv-susa") == "Arrow from Merv to Susa"
    assert label(drawn, "caravan") == "The caravan, in Lanzhou"
    assert label(drawn, "take:sell_silk") == "Take the sell tile for silk"
    assert label(drawn, "take:thief") == "Take the thief, one of 2"
    back = picture(game.setup(3, reverse=True))
    assert label(back, "city:antioch").startswith("Antioch, where the journey begins")
    assert label(back, "city:lanzhou") == "Lanzhou, purple, tiles: 0"


@each_count
@each_board
def test_nothing_on_the_map_covers_anything_else(players: int, board: str) -> None:
    _uncovered(board, players)


@pytest.mark.parametrize("seed", range(4))
def test_a_board_of_ones_own_is_readable_too(seed: int) -> None:
    _uncovered(own_board(seed), 5)


def own_board(seed: int) -> str:
    """A board with cities where nobody expects them."""
    rng, spots, text = Random(seed), list[tuple[int, int]](), ['game = "silk_road"\nbase = "main"']
    for city in MAIN.cities.values():
        while True:
            x = min(max(round(city.x + rng.uniform(-9, 9)), 0), 100)
            y = rng.randint(0, 100)
            if all(hypot(x - a, y - b) > 8 for a, b in spots):
                break
        spots.append((x, y))
        text.append(f'[[city]]\nid = "{city.id}"\ntitle = "{city.title}"\ncolour = "{city.colour}"')
        text.append(f'x = {x}\ny = {y}\nprinted = "{city.printed}"')
    return "\n".join(text)


def _uncovered(board: str, players: int) -> None:
    laid = atlas(board, players)
    assert laid.side >= 0.9
    left, top, width, height = MAP
    names = list(laid.sites)
    for number, name in enumerate(names):
        site = laid.sites[name]
        assert site.box[0] >= left and site.box[2] <= left + width
        assert site.box[1] >= top and site.box[3] <= top + height
        for other in names[:number]:
            assert hypot(site.x - laid.sites[other].x, site.y - laid.sites[other].y) > 2 * CITY
            assert _shared(site.box, laid.sites[other].box) < 0.03, (name, other)
        for x, y in site.slots:
            left_side, right_side = x - laid.side / 2, x + laid.side / 2
            assert site.box[0] - 0.01 <= left_side and right_side <= site.box[2] + 0.01
            assert site.box[1] < y < site.box[3]


def _shared(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return max(across, 0) * max(down, 0)


@each_count
@each_board
def test_where_the_caravan_may_go_is_seen(players: int, board: str) -> None:
    """Names and tiles of the cities leave a part of each road bare."""
    sites = atlas(board, players).sites
    for arrow in board_of(board).arrows:
        start, end = sites[arrow.start], sites[arrow.end]
        road = start.x, start.y, end.x, end.y
        hidden = sum(length_in(site.box, *road) for site in sites.values())
        assert hidden < 0.75 * (hypot(start.x - end.x, start.y - end.y) - 2 * CITY), arrow


def test_cities_to_choose_from_stand_side_by_side() -> None:
    one, other = (
        bounds(part_points(shape.parts[0]))
        for name, shape in sorted(shapes(picture(at(city="dunhuang", moment="travel"))).items())
        if name.startswith("road:")
    )
    assert one[2] < other[0]
    assert (one[1], one[3]) == (other[1], other[3])


def test_a_bid_is_marked_around_its_coin() -> None:
    """A mark along the whole area would run through the coins."""
    marked = picture(at(), marks=Highlights(targets=frozenset({"bid:3"})))
    ring = bounds(part_points(layer(marked, "highlights").shapes[0].parts[0]))
    assert ring[2] - ring[0] == pytest.approx(ring[3] - ring[1])


def test_what_is_reconstructed_looks_different() -> None:
    """Names of cities that no source has are slanted, and their rings and roads broken."""
    slanted = {
        part.text
        for shape in layer(picture(game.setup(4)), "ground").shapes
        for part in shape.parts
        if isinstance(part, Text) and part.italic
    }
    titles = {city.title for city in MAIN.cities.values()}
    guessed = {"Miran", "Khotan", "Yarkand", "Samarkand", "Bactra", "Ecbatana", "Edessa", "Palmyra"}
    assert slanted & titles == guessed
    assert "reconstructed" in slanted


def test_a_readers_own_board_needs_no_legend() -> None:
    arrows = "".join(f'[[arrow]]\nfrom = "{a.start}"\nto = "{a.end}"\n' for a in MAIN.arrows)
    drawn = picture(game.setup(4, board=own_board(1) + "\n" + arrows))
    written = {text for shape in layer(drawn, "ground").shapes for text in texts(shape)}
    assert "reconstructed" not in written
    assert "Samarkand" in written


# -------------------------------------------------------------------------------------- the tray


def test_the_tray_shows_the_tiles_of_this_city_and_the_printed_action() -> None:
    state = at(city="susa", tiles={"susa": ["thief", "sell_silk", "crook"]})
    drawn = shapes(picture(state, A))
    offers = {name for name in drawn if name.startswith("take:")}
    assert offers == {"take:thief", "take:sell_silk", "take:crook"}
    assert drawn["printed"].hit is not None
    assert "printed" not in shapes(picture(play(state, "take thief", "decline"), A))


def test_the_tile_in_use_shows_what_crooks_have_made_of_it() -> None:
    state = play(at(**RICH), "take trader_ivory_spices")
    assert label(picture(state, A), "used") == "In use: the trader of ivory for spices"
    assert {"shown:ivory", "shown:spices"} <= set(shapes(picture(state, A)))
    state = play(state, "crook spices ivory")
    drawn = picture(state, A)
    told = "In use: the trader of ivory for spices, which now shows ivory, ivory"
    assert label(drawn, "used") == told
    assert "spices" not in paints(shapes(drawn)["used"])
    assert [name for name in shapes(drawn) if name.startswith("shown:")] == ["shown:ivory"]


def test_the_tray_tells_how_far_an_action_has_come() -> None:
    state = play(at(**RICH), "take special_trader_4", "give ivory", "give silk")
    assert label(picture(state, B), "tray") == "Market of Susa. Handed in: 2 of up to 4"
    state = play(state, "done", "receive ivory")
    assert label(picture(state, B), "tray") == "Market of Susa. Still to receive: 1"


def test_bids_are_coins_and_high_bids_share_chips() -> None:
    state = at(moment="bid", gold={B: 12}, silver={B: 40})
    drawn = shapes(picture(state, B))
    assert [name for name in drawn if name.startswith("bid:")] == [f"bid:{n}" for n in range(1, 11)]
    assert [name for name in drawn if name.startswith("bids:")] == [
        "bids:11", "bids:21", "bids:41", "bids:61",
    ]  # fmt: skip
    assert texts(drawn["bids:41"]) == ["41", "–60"]  # noqa: RUF001
    assert texts(drawn["bids:61"]) == ["61", "–100"]  # noqa: RUF001
    # Nobody else sees how much may be bid.
    assert not any(name.startswith("bids:") for name in shapes(picture(state, A)))


def test_the_highest_bid_and_the_next_cities_are_shown() -> None:
    state = at(moment="choose", city="dunhuang", bid=7, bidder=C)
    drawn = picture(state, None)
    assert label(drawn, "tray") == "Highest bid: 7 silver, by Chen"
    assert {"road:korla", "road:miran"} <= set(shapes(drawn))
    state = play(state, "accept")
    rows = [s for n, s in shapes(picture(state, C)).items() if n.startswith("road:")]
    assert [row.label.split(" with ")[0] for row in rows] == ["Next: Korla", "Next: Miran"]
    assert all(row.hit is not None for row in rows)


@pytest.mark.parametrize("eyes", [None, A, B, C])
def test_what_is_shown_to_the_vizier_stays_hidden_until_all_have_chosen(eyes: Eyes) -> None:
    state = play(at(**RICH), "take vizier", "name jewels", "show 1", "show 0")
    drawn = picture(state, eyes)
    said = [label(drawn, f"chosen:{seat}") for seat in range(4)]
    assert said[A] == ("Aisha shows 1" if eyes == A else "Aisha has chosen, in secret")
    assert said[B] == ("Bahram shows 0" if eyes == B else "Bahram has chosen, in secret")
    assert said[C:] == ["Chen has not chosen yet", "Dilara has not chosen yet"]
    choices = [name for name in shapes(drawn) if name.startswith("show:")]
    assert choices == (["show:0"] if eyes == C else [])


def test_at_the_end_the_points_of_everybody_are_told() -> None:
    state = played(5, 2)[-1]
    result = game.result(state)
    assert result is not None
    drawn = picture(state, None)
    for line in result.lines:
        if line.kind == "total":
            text = label(drawn, f"points:{line.seat}")
            assert f" {line.amount} points" in text
            assert text.endswith("wins") == (line.seat in result.winners)


# --------------------------------------------------------------------------- supply, seats, screens


def test_supply_and_viziers_are_counted() -> None:
    drawn = picture(at(**RICH), None)
    assert texts(shapes(drawn)["supply:spices"]) == ["0"]
    assert label(drawn, "supply:silk").startswith("Supply of silk: ")
    assert label(drawn, "vizier:silk") == "Grand viziers with silk: 1"
    assert label(drawn, "vizier:spices") == (
        "Grand viziers with spices: 1; a good is still owed to them"
    )
    assert label(drawn, "vizier:ivory") == "No grand vizier with ivory yet"
    assert "silk" in paints(shapes(drawn)["vizier:silk"])
    assert texts(shapes(drawn)["vizier:spices"]) == ["!"]


def test_the_supply_stays_in_the_bag_until_goods_are_dealt() -> None:
    drawn = picture(game.setup(3), None)
    assert label(drawn, "supply:silk") == "Supply of silk: in the bag"


@each_count
def test_the_seats_tell_what_everybody_may_know(players: int) -> None:
    for state in played(players, 4)[::2]:
        drawn = shapes(picture(state, None))
        for seat in range(players):
            assert (f"pawn:{seat}" in drawn) == (seat == state.holder)
            assert (f"crooks:{seat}" in drawn) == bool(state.crooks[seat])
            kept = state.barterers[seat] + state.fresh[seat]
            assert (f"barterers:{seat}" in drawn) == bool(kept)
            turn = seat == state.seat and state.phase != "over"
            assert (", to move," in drawn[f"seat:{seat}"].label) == turn
            hidden = drawn[f"screen:{seat}"].label.endswith("behind a screen")
            assert hidden == (state.phase != "over")


def test_a_screen_opens_for_its_own_eyes() -> None:
    state = at(**RICH)
    mine = picture(state, A)
    assert label(mine, "mine:ivory") == "Aisha has ivory: 3"
    assert texts(shapes(mine)["mine:dried_fruit"]) == ["0"]
    assert label(mine, "purse:0") == "Coins of Aisha: 1 gold and 5 silver"
    assert label(mine, "kept:crook") == "Kept the crook: 2"
    assert label(mine, "kept:barterer") == (
        "Kept the barterer: 1, and 1 taken here, of use in later cities only"
    )
    others = picture(state, None)
    assert not any(name.startswith("mine:") for name in shapes(others))
    assert label(others, "purse:0") == "The goods and coins of Aisha are behind a screen"


@each_count
def test_pictures_keep_secrets(players: int) -> None:
    """Other goods, coins and choices behind the screens of others change nothing."""
    seen = 0
    for state in played(players, 6):
        for eyes in (A, D if players > 3 else B, None):
            other = redeal(state, eyes, Random(1))
            assert picture(state, eyes) == picture(other, eyes)
            seen += other != state
    assert seen > 5


# ------------------------------------------------------------------------------- where things lie


def test_areas_to_tap_do_not_lie_over_one_another() -> None:
    states = [
        at(**RICH), at(moment="bid", gold={B: 12}, silver={B: 40}),
        at(moment="travel", city="dunhuang"), play(at(**RICH), "take vizier", "name jewels"),
    ]  # fmt: skip
    kinds = ("take:", "bid:", "bids:", "road:", "show:", "seat:", "mine:", "supply:", "vizier:",
             "kept:")  # fmt: skip
    for state in states:
        drawn = shapes(picture(state, game.actor(state)))
        tapped = [
            shape
            for name, shape in drawn.items()
            if shape.hit and (name == "printed" or name.startswith(kinds))
        ]
        assert overlapping(tapped) == []


@each_count
def test_fingers_find_everything_on_a_phone(players: int) -> None:
    """A board 358 pixels wide; on the map a finger that lands beside a city is forgiven."""
    states = (
        at(players=players, **RICH),
        at(players=players, moment="bid"),
        at(players=players, moment="travel", city="dunhuang"),
        play(at(players=players, **RICH), "take vizier", "name jewels"),
    )
    least = {"city": 24, "take": 50, "seat": 40, "mine": 41, "supply": 24, "vizier": 24,
             "kept": 24, "bid": 24, "road": 28, "show": 24}  # fmt: skip
    seen = set()
    for state in states:
        found = fingers(picture(state, game.actor(state)), pixels=358)
        seen |= found.keys() & least
        assert {kind for kind in found.keys() & least if found[kind] < least[kind]} == set()
    assert seen == set(least)


# ------------------------------------------------------------------------------- screens and paints


def test_a_good_sold_changes_only_what_it_touches() -> None:
    state = play(
        market("sell_silk", "thief", goods={A: {"silk": 3}}), "take sell_silk", "sell silk"
    )
    before, after = picture(state, B), picture(play(state, "sell silk"), B)
    changed = [old.name for old, new in zip(before.layers, after.layers, strict=True) if old != new]
    assert changed == ["tray", "table"]


@pytest.mark.parametrize("players", [4, 6])
def test_an_ordinary_move_is_small_to_send(players: int) -> None:
    states = list(random_game(players, 7))
    drawn = [picture(state, A) for state in states]
    costs = sorted(camera.bytes_to_send(before, after) for before, after in pairwise(drawn))
    assert costs[len(costs) // 2] < 6_000
    assert costs[len(costs) * 95 // 100] < 15_000
    assert costs[-1] < 32_000


def test_every_paint_of_the_game_is_used() -> None:
    rich = at(**RICH)
    states = [rich, play(rich, "take vizier", "name jewels", "show 1"), played(3, 1)[-1],
              at(players=6, moment="bid", gold={B: 12}, turn=B, bid=3, bidder=A, pawn=5),
              game.setup(4, board=own_board(1)), play(rich, "take special_trader_4"),
              at(players=6, moment="choose", bid=3, bidder=B)]  # fmt: skip
    used = set()
    for state in states:
        for eyes in (A, EVERYTHING, None):
            used |= all_paints(picture(state, eyes))
    assert set(PAINTS) - used == set()


def test_a_turn_token_shows_its_hourglass_on_light_and_on_dark() -> None:
    fills = [part.fill for part in token_parts() if isinstance(part, Polygon)]
    inks = set(fills[1:]) - {fills[0]}
    assert inks
    for theme in (LIGHT, DARK):
        for ink in inks:
            assert contrast(theme.colour(fills[0]), theme.colour(ink)) >= 4


# ------------------------------------------------------------------------------------- highlights


@pytest.mark.parametrize("kind", ["selected", "targets", "refused", "last"])
def test_each_kind_of_highlight_is_drawn_in_its_colour(kind: str) -> None:
    names = frozenset(
        {"city:merv", "printed:susa", "take:vizier", "supply:silk", "vizier:silk", "seat:2",
         "mine:ivory", "kept:crook", *(f"supply:{good}" for good in GOODS)}
    )  # fmt: skip
    drawn = picture(at(**RICH), A, Highlights(**{kind: names}))
    marks = layer(drawn, "highlights").shapes
    assert len(marks) == len(names)
    paint = {"targets": "target"}.get(kind, kind)
    for shape in marks:
        assert f"highlight.{paint}" in paints(shape)
        for part in shape.parts:
            left, top, right, low = bounds(part_points(part))
            assert left >= 0 and right <= WIDTH and top >= 0 and low <= drawn.height


def test_a_tile_just_taken_is_marked_where_it_is_now() -> None:
    """Its place on the map may belong to the next one already."""
    state = play(market("sell_silk", "thief", "crook"), "take sell_silk")
    marks = Highlights(last=frozenset({"tile:lanzhou:0"}))
    found = layer(picture(state, A, marks), "highlights").shapes
    expected = layer(picture(state, A, Highlights(last=frozenset({"used"}))), "highlights").shapes
    assert found == expected != ()


def test_highlights_change_no_other_layer() -> None:
    state = at(**RICH)
    marks = Highlights(targets=frozenset({"city:merv", "take:vizier"}))
    plain, marked = picture(state, A), picture(state, A, marks)
    assert plain.layers[:-1] == marked.layers[:-1]
