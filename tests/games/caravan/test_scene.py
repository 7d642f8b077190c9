"""The picture of Caravan: all that a view knows is in it, and it is there to be told apart."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, pairwise
from typing import Any

import pytest

from rulebook_widgets.drawing import Highlights, Scene
from rulebook_widgets.drawing.colour import VISIONS, contrast, seen_difference
from rulebook_widgets.drawing.geometry import bounds
from rulebook_widgets.drawing.scene import part_points
from rulebook_widgets.games.caravan.board import GOODS, board_of
from rulebook_widgets.games.caravan.camels import parties, plan_of
from rulebook_widgets.games.caravan.icons import emblem
from rulebook_widgets.games.caravan.palette import DARK, LIGHT, PAINTS
from rulebook_widgets.games.caravan.plan import WIDTH, stands
from rulebook_widgets.games.caravan.rules import game
from rulebook_widgets.games.caravan.scoring import penalty, score_now
from rulebook_widgets.games.caravan.state import State
from tests.games.caravan.kit import at, each_count, play, sought_game
from tests.helpers.looking import (
    Camera,
    all_paints,
    fingers,
    label,
    labels,
    layer,
    painted_anew,
    paints,
    shapes,
    texts,
)

camera = Camera(game)
picture = camera.picture
each_theme = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
APART = 9
"""A position of each game in so many is looked at."""

CAMELS = {
    "0": ["b2", "c2 meat", "d1", "e1", "f1 salt"],
    "1": ["c2", "a1 ivory", "b2 hides", "c5", "c6 hides_under"],
    "2": ["a1", "a1"],
    "3": ["a1 swords", "e6 gems_under"],
}


@cache
def played(players: int, seed: int) -> tuple[State, ...]:
    """Every ninth position of a game, with the first and the last."""
    steps = list(sought_game(players, seed))
    states = [state for state, _move, _step in steps]
    return (*states[::APART], steps[-1][2].state)


def chosen(*names: str) -> Highlights:
    return Highlights(selected=frozenset(names))


# ---------------------------------------------------------------------- what there is to be seen


@each_count
def test_the_whole_map_and_all_boards_are_there(players: int) -> None:
    for state in (game.setup(players), played(players, 1)[-1]):
        named = Counter(name.partition(":")[0] for name in shapes(picture(state)))
        assert named["space"] == 49
        for kind in ("seat", "points", "thefts", "held", "delivered", "earned"):
            assert named[kind] == players, kind


@each_count
@pytest.mark.parametrize("seed", [1, 2])
def test_camels_stand_where_the_state_has_them_with_their_loads(players: int, seed: int) -> None:
    for state in played(players, seed):
        drawn = shapes(picture(state))
        expected: Counter[tuple[int, str, str]] = Counter()
        for seat, herd in enumerate(state.camels):
            for camel in herd:
                expected[seat, camel.space, camel.load] += 1
        for (seat, space, load), count in expected.items():
            whose = "" if seat == state.seat else f"{seat}:"
            name = f"load:{whose}{space}:{load}" if load else f"camel:{whose}{space}"
            shape = drawn.pop(name)
            assert f"seat.{seat}" in paints(shape)
            goods = {paint for paint in paints(shape) if paint.startswith("good.")}
            good = load.removesuffix("_under")
            assert goods <= {f"good.{good}", f"good.{good}.ink"}
            assert bool(goods) == bool(load)
            assert (f"\N{MULTIPLICATION SIGN}{count}" in texts(shape)) == (count > 1)
        assert not [name for name in drawn if name.startswith(("camel:", "load:"))]


@each_count
def test_goods_and_markers_lie_where_the_state_has_them(players: int) -> None:
    for state in played(players, 3):
        drawn = shapes(picture(state))
        for place, good, markers in zip(
            board_of("main").numbered, state.goods, state.markers, strict=True
        ):
            assert (f"good:{place.space}" in drawn) == bool(good)
            if good:
                assert f"good.{good}" in paints(drawn[f"good:{place.space}"])
            assert (f"demand:{place.space}" in drawn) == bool(markers)
            if markers:
                assert texts(drawn[f"demand:{place.space}"]) == [str(markers)]


def test_a_stolen_good_lies_under_its_camel_and_another_on_top() -> None:
    drawn = shapes(picture(at(camels={"0": ["c4 salt", "e4 salt_under"]})))

    def heights(name: str) -> tuple[float, float]:
        parts = drawn[name].parts
        middles = {"good.salt": 0.0, "seat.0": 0.0}
        for part in parts:
            fill = getattr(part, "fill", "")
            if fill in middles:
                _left, top, _right, low = bounds(part_points(part))
                middles[fill] = (top + low) / 2
        return middles["good.salt"], middles["seat.0"]

    on_top, camel = heights("load:c4:salt")
    assert on_top < camel - 0.5
    under, camel = heights("load:e4:salt_under")
    assert under > camel + 0.5


@each_count
def test_player_boards_count_what_the_state_has(players: int) -> None:
    for state in played(players, 4):
        drawn = shapes(picture(state))
        for seat in range(players):
            name = "supply" if seat == state.seat and state.phase != "over" else f"supply:{seat}"
            own = [
                part for part in drawn[name].parts if getattr(part, "fill", "") == f"seat.{seat}"
            ]
            assert len(own) == 2 * state.supply(seat)
            counts = [str(count) for count in state.delivered[seat] if count]
            written = texts(drawn[f"delivered:{seat}"])
            assert [text for text in written if text.isdecimal()] == counts
            assert texts(drawn[f"earned:{seat}"]) == ([str(n)] if (n := state.earned[seat]) else [])
            points = str(score_now(state, seat)).replace("-", "\N{MINUS SIGN}")
            assert texts(drawn[f"points:{seat}"]) == [points]
            held = [str(state.held(seat))]
            if lost := penalty(state, seat):
                held.append(f"\N{MINUS SIGN}{lost}")
            assert texts(drawn[f"held:{seat}"]) == held
            hands = Counter(getattr(p, "fill", "") for p in drawn[f"thefts:{seat}"].parts)
            assert hands["thief.ink"] == state.thefts[seat]


def test_piles_of_ten_are_made_of_one_of_each() -> None:
    drawn = picture(at(delivered={"0": {"ivory": 2, "gems": 1, "salt": 5}}, earned={"0": 2}))
    assert "Black's piles of ten points: 2" in labels(drawn, "table")
    drawn = picture(at(delivered={"0": {"ivory": 2}}, earned={"0": 2}))
    assert not [text for text in labels(drawn, "table") if "piles" in text]


@pytest.mark.parametrize(("left", "actions"), [(4, 4), (1, 4), (2, 3), (1, 1)])
def test_spent_and_left_actions_are_always_to_be_seen(left: int, actions: int) -> None:
    drawn = shapes(picture(at(turn_number=actions, left=left)))["actions"]
    count = Counter(getattr(part, "fill", "") for part in drawn.parts)
    assert (count["gold"], count["slip.faint"]) == (left, actions - left)
    assert f"Actions left: {left} of {actions}" in texts(drawn)


def test_the_bag_says_when_new_goods_come_and_when_the_end_is_near() -> None:
    drawn = shapes(picture(at(players=4)))
    assert drawn["bag"].label.startswith("Bag: 40 goods. 8 goods lie without a camel; once 4")
    ending = at(bag=[], goods=dict.fromkeys("1234", ""))
    said = [text for shape in layer(picture(ending), "table").shapes for text in texts(shape)]
    assert {"The next delivery", "ends the game", "0"} <= set(said)
    waiting = play(at(goods={"3": "", "4": "", "6": ""}, camels={"0": ["a1"]}), "pick_up a1")
    said = [text for shape in layer(picture(waiting), "table").shapes for text in texts(shape)]
    assert "New goods come out" in said


def test_at_the_end_the_winners_wear_a_crown() -> None:
    over = at(over=True, delivered={"1": {"ivory": 1}, "3": {"gems": 1}})
    drawn = shapes(picture(over))
    crowned = [seat for seat in range(4) if "gold" in paints(drawn[f"seat:{seat}"])]
    assert crowned == [1, 3]
    assert drawn["points:3"].label == "Turquoise has 6 points and wins"
    more = {"1": {"ivory": 1}, "3": {"salt": 2}}
    drawn = shapes(picture(at(over=True, delivered=more)))
    crowned = [seat for seat in range(4) if "gold" in paints(drawn[f"seat:{seat}"])]
    assert crowned == [3]


def test_spaces_are_called_by_what_is_printed_on_them_and_what_they_cost() -> None:
    drawn = picture(at(camels={"0": ["d1"]}))
    assert label(drawn, "space:d1") == (
        "Marrakesh on d1 wants ivory for 6 points; a camel gets there for 2 actions"
    )
    assert label(drawn, "space:f3") == ("numbered space 4 on f3; a camel gets there for 1 action")
    assert label(drawn, "space:b1") == "space b1; a camel gets there for 1 action"
    assert shapes(drawn)["space:b1"].bare
    assert not shapes(drawn)["space:d1"].bare
    assert not shapes(drawn)["space:f3"].bare


def test_before_the_first_turn_the_strip_says_that_the_game_is_being_set_up() -> None:
    def said(state: State) -> bool:
        return any("Setting up" in texts(shape) for shape in layer(picture(state), "table").shapes)

    assert said(game.setup(3))
    assert not said(at())


# ------------------------------------------------------------------------------------- robberies


def test_whoever_can_rob_whom_shows_a_hand_beside_the_load() -> None:
    state = at(camels=CAMELS, thefts={"0": 1, "1": 1, "2": 1, "3": 1})
    said = [text for text in labels(picture(state), "camels") if "can steal" in text]
    assert sorted(said) == [
        "Black can steal hides from Yellow on b2",
        "Orange can steal ivory from Yellow on a1",
        "Orange can steal swords from Turquoise on a1",
        "Yellow can steal meat from Black on c2",
    ]


def test_the_ring_around_a_load_does_not_hide_the_hand_beside_it() -> None:
    state = at(camels={"0": ["c4", "d5"], "1": ["c4 salt"]})
    (hand,) = [s for s in layer(picture(state), "camels").shapes if "can steal" in s.label]
    marked = picture(state, marks=Highlights(targets=frozenset({"load:1:c4:salt"})))
    over = layer(marked, "highlights")
    drawn = [shape.parts for shape in over.shapes]
    assert drawn.index(hand.parts) == len(drawn) - 1
    assert not [text for text in labels(marked, "highlights") if "can steal" in text]
    other = picture(state, marks=Highlights(targets=frozenset({"camel:d5"})))
    assert hand.parts not in [shape.parts for shape in layer(other, "highlights").shapes]


def test_without_a_marker_or_a_second_free_camel_no_hand_is_shown() -> None:
    camels = {"0": ["c4", "d5"], "1": ["c4 salt"]}
    poor = at(camels=camels, thefts={"0": 0, "1": 2})
    assert not [text for text in labels(picture(poor), "camels") if "can steal" in text]
    over = at(camels=camels, over=True)
    assert not [text for text in labels(picture(over), "camels") if "can steal" in text]
    busy = {"0": ["c4", "a2 meat", "a3 meat", "a5 meat", "b4 meat"], "1": ["c4 salt"]}
    assert not [text for text in labels(picture(at(camels=busy)), "camels") if "can steal" in text]


# ----------------------------------------------------------------------- a good that is chosen


GROUP = {"0": ["d2 ivory", "d3", "e2", "e3 salt", "f4"], "1": ["d4"]}


def test_a_chosen_good_shows_its_group_the_ways_and_the_corner() -> None:
    state = at(camels=GROUP)
    trail = layer(picture(state, marks=chosen("load:d2:ivory")), "trail")
    lit = [s for s in trail.shapes if not s.label and "chain" in paints(s)]
    assert len(lit) == 4
    assert [shape.label for shape in trail.shapes if shape.label] == [
        "The way from d2 to e2: d2, e2",
        "The way from d2 to d3: d2, d3",
        "e3 and f4 touch only at a corner: not connected",
    ]
    broken = trail.shapes[-1]
    assert "broken" in paints(broken)


def test_without_a_chosen_good_no_way_is_drawn() -> None:
    state = at(camels=GROUP)
    (frame,) = layer(picture(state), "trail").shapes
    assert "turn" in paints(frame)
    assert layer(picture(state, marks=chosen("camel:d3")), "trail").shapes == (frame,)


def test_a_refused_corner_is_drawn_as_a_break() -> None:
    refused = Highlights(refused=frozenset({"space:e3", "space:f4"}))
    trail = layer(picture(at(camels=GROUP), marks=refused), "trail")
    assert [shape.label for shape in trail.shapes[1:]] == [
        "e3 and f4 touch only at a corner: not connected"
    ]
    connected = Highlights(refused=frozenset({"space:d2", "space:e3"}))
    assert len(layer(picture(at(camels=GROUP), marks=connected), "trail").shapes) == 1


def test_a_refusal_about_the_last_free_camel_says_nothing_of_corners() -> None:
    """It names every loaded camel, and two of them may happen to touch at a corner."""
    herd = ["b3 salt", "c3 hides", "d2 swords", "g4 ivory", "a1"]
    state = at(players=3, goods={"1": "meat"}, camels={"0": herd})
    refusal = game.check(state, game.decode("pick_up a1"))
    assert refusal is not None
    marks = Highlights(frozenset({"camel:a1"}), refused=frozenset(refusal.spots))
    assert {"space:c3", "space:d2"} <= marks.refused
    trail = layer(picture(state, marks=marks), "trail")
    assert not [shape for shape in trail.shapes if "corner" in shape.label]


def test_after_the_end_nobody_is_to_move_and_actions_are_not_left_but_unused() -> None:
    state = at(over=True, delivered={"1": {"ivory": 1}})
    said = [text for shape in layer(picture(state), "table").shapes for text in texts(shape)]
    assert {"The game is over", "Never used: 4 of 4"} <= set(said)
    assert not {"Black", "Actions left: 4 of 4"} & set(said)


# -------------------------------------------------------------------------------------------- costs


def coins(drawn: Scene) -> Counter[str]:
    """The prices on the coins among the highlights."""
    return Counter(text for shape in layer(drawn, "highlights").shapes for text in texts(shape))


def test_every_space_a_camel_may_go_to_bears_its_price() -> None:
    state = at(camels=CAMELS)
    targets = frozenset(f"space:{space}" for space in board_of("main").spaces if space != "b2")
    drawn = picture(state, marks=Highlights(frozenset({"camel:b2"}), targets))
    taken = {camel.space for herd in state.camels for camel in herd} - {"b2"}
    assert coins(drawn) == {"2": len(taken), "1": 48 - len(taken)}


def test_loading_stealing_and_moving_a_good_bear_their_prices() -> None:
    state = at(camels={"0": ["a1", "b2", "d1", "d2 ivory"], "1": ["b2 salt"]})
    first = Highlights(targets=frozenset({"good:a1", "load:1:b2:salt", "camel:a1", "supply"}))
    assert coins(picture(state, marks=first)) == {"1": 2}
    moving = Highlights(frozenset({"load:d2:ivory"}), frozenset({"space:d1"}))
    assert coins(picture(state, marks=moving)) == {"1": 1, "+6": 1}


# -------------------------------------------------------------------------------- where things lie


@pytest.mark.parametrize("top", [0.55, 1.1, 1.48])
@pytest.mark.parametrize("count", range(1, 10))
def test_camels_on_one_space_stay_on_it_and_are_told_apart(count: int, top: float) -> None:
    """Nine different ones, more than a game will see: none hides another's load or crest."""
    for loaded in ((True,) * count, (False,) * count):
        made = stands(loaded, top)
        assert len(made) == count
        for stand in made:
            left, above, right, low = bounds(stand.area)
            assert left >= -0.05 and right <= 4.25 and low <= 4.25
            assert above >= top - 1e-6
        for one, other in combinations(made, 2):
            assert abs(one.x - other.x) > 0.5 * one.scale or abs(one.y - other.y) > 0.55 * one.scale
    if count <= 6:
        assert made[0].scale > 1.0


def test_areas_of_different_spaces_never_lie_over_one_another() -> None:
    state = at(camels=CAMELS)
    plan = plan_of(state)
    for party, stand in parties(state):
        left, top, right, low = bounds(stand.area)
        x, y = plan.corner(party.space)
        assert x - 0.1 <= left and right <= x + plan.cell + 0.1
        assert y <= top and low <= y + plan.cell + 0.1


@each_count
def test_fingers_find_everything_on_a_phone(players: int) -> None:
    """On a page 390 pixels wide; where a finger lands beside a shape, the nearest is taken."""
    camels = {seat: herd for seat, herd in CAMELS.items() if int(seat) < players}
    least = {"space": 50, "good": 20, "supply": 24, "camel": 14, "load": 14, "points": 25}
    found = fingers(picture(at(players=players, camels=camels)))
    assert {kind: found[kind] for kind in least if found[kind] < least[kind]} == {}


def test_an_owners_own_board_is_drawn_from_its_file() -> None:
    spaces = ("b1", "g3", "f7", "a5", "c4", "d3", "e5", "d6")
    cities = [
        f'[[city]]\nid = "x_{good}"\ntitle = "City of {good}"\ngood = "{good}"\nspace = "{space}"'
        for good, space in zip(GOODS, spaces, strict=True)
    ]
    text = "\n".join(['game = "caravan"', 'base = "main"', *cities])
    state = at(board=text)
    drawn = picture(state)
    assert label(drawn, "space:b1").startswith("City of ivory on b1 wants ivory")
    written = [text for shape in drawn.layers[0].shapes for text in texts(shape)]
    assert "City of hides" in written and "Marrakesh" not in written
    assert drawn.layers[0] is picture(play(state, "place c4")).layers[0]
    assert drawn.layers[0] != picture(at()).layers[0]


# ------------------------------------------------------------------------------- screens and paints


def test_a_camel_placed_changes_only_what_it_touches() -> None:
    state = at(camels=CAMELS, turn=2)
    before, after = picture(state), picture(play(state, "place c7"))
    changed = [old.name for old, new in zip(before.layers, after.layers, strict=True) if old != new]
    # The space says now that it is taken, which is not painted.
    assert changed == ["spaces", "camels", "table"]
    assert painted_anew(layer(before, "camels"), layer(after, "camels")) == ["camel:c7"]
    assert painted_anew(layer(before, "spaces"), layer(after, "spaces")) == []


def test_the_next_turn_paints_no_camel_anew() -> None:
    state = at(camels=CAMELS)
    before, after = layer(picture(state), "camels"), layer(picture(play(state, "end")), "camels")
    assert {shape.name for shape in before.shapes} != {shape.name for shape in after.shapes}
    assert painted_anew(before, after) == []


@each_count
def test_an_ordinary_move_is_small_to_send(players: int) -> None:
    states = [state for state, _move, _step in sought_game(players, 7)]
    pairs = list(pairwise(states))[::3]
    costs = [camera.bytes_to_send(picture(old), picture(new)) for old, new in pairs]
    costs.sort()
    assert costs[len(costs) // 2] < 4_000
    assert costs[len(costs) * 95 // 100] < 8_000
    assert costs[-1] < 20_000


def test_choosing_a_camel_is_small_to_send() -> None:
    state = at(camels=CAMELS)
    targets = frozenset(f"space:{space}" for space in board_of("main").spaces if space != "b2")
    marked = picture(state, marks=Highlights(frozenset({"camel:b2"}), targets))
    assert camera.bytes_to_send(picture(state), marked) < 16_000


def test_every_paint_of_the_game_is_used() -> None:
    rich = at(camels=CAMELS, delivered={"0": {"ivory": 1}})
    corner = at(players=3, camels=GROUP, left=2)
    over = at(over=True)
    ending = at(bag=[], goods=dict.fromkeys("1234", ""))
    used = set()
    pictures = [*map(picture, (rich, corner, over, ending, game.setup(3)))]
    pictures.append(picture(corner, marks=chosen("load:d2:ivory")))
    for drawn in pictures:
        used |= all_paints(drawn)
    assert set(PAINTS) - used == set()


@each_theme
def test_camels_are_told_apart_by_every_eye_and_by_no_good(theme: Any) -> None:
    seats = [theme.colour(f"seat.{seat}") for seat in range(4)]
    for one, other in combinations(seats, 2):
        for vision in VISIONS:
            assert seen_difference(one, other, vision) > 15, (one, other, vision)


@each_theme
def test_letters_can_be_read_on_goods_camels_and_coins(theme: Any) -> None:
    grounds = [f"good.{good}" for good in GOODS] + [f"seat.{seat}" for seat in range(4)]
    for ground in (*grounds, "gold", "thief", "slip"):
        assert contrast(theme.colour(ground), theme.colour(f"{ground}.ink")) >= 4.5, ground
    assert contrast(theme.colour("demand"), theme.colour("demand.edge")) >= 4.5


def test_each_good_has_a_letter_and_an_outline_of_its_own() -> None:
    assert len({emblem(good).letter for good in GOODS}) == len(GOODS)
    assert len({emblem(good).outlines for good in GOODS}) == len(GOODS)


# ------------------------------------------------------------------------------------- highlights


@pytest.mark.parametrize("kind", ["selected", "targets", "refused", "last"])
def test_each_kind_of_highlight_is_drawn_in_its_colour(kind: str) -> None:
    names = frozenset({"space:c4", "good:a1", "supply", "camel:d1", "load:c2:meat", "thefts:1"})
    drawn = picture(at(camels=CAMELS), marks=Highlights(**{kind: names}))
    marks = [shape for shape in layer(drawn, "highlights").shapes if shape.parts]
    paint = f"highlight.{ {'targets': 'target'}.get(kind, kind) }"
    assert len([shape for shape in marks if paint in paints(shape)]) >= len(names)
    for shape in marks:
        assert shape.hit is None
        for part in shape.parts:
            left, top, right, low = bounds(part_points(part))
            assert left >= 0 and right <= WIDTH and top >= 0 and low <= drawn.height


def test_highlights_change_only_their_layer_and_the_trail() -> None:
    state = at(camels=GROUP)
    marks = Highlights(frozenset({"load:d2:ivory"}), frozenset({"space:d3"}))
    plain, marked = picture(state), picture(state, marks=marks)
    pairs = zip(plain.layers, marked.layers, strict=True)
    assert [old.name for old, new in pairs if old != new] == ["trail", "highlights"]
