"""The picture of Yspahan: all that a view knows is in it, nothing else, and all of it works."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from rulebook_widgets.drawing import Highlights, Scene, Shape, Theme
from rulebook_widgets.drawing.colour import contrast, luminance
from rulebook_widgets.drawing.geometry import bounds
from rulebook_widgets.drawing.scene import part_points
from rulebook_widgets.games.yspahan.board import (
    BUILDINGS,
    CARDS,
    DICE_ROWS,
    ROAD,
    SHOP_IDS,
    SOUKS,
    camels_in_use,
)
from rulebook_widgets.games.yspahan.palette import DARK, LIGHT, PAINTS
from rulebook_widgets.games.yspahan.plan import WIDTH, plan_for
from rulebook_widgets.games.yspahan.rules import game
from rulebook_widgets.games.yspahan.scoring import score_line
from rulebook_widgets.games.yspahan.state import State
from rulebook_widgets.games.yspahan.walking import walks
from tests.games.yspahan.battery_plan import redeal
from tests.games.yspahan.kit import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    at,
    each_count,
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
    painted_anew,
    paints,
    shapes,
    texts,
)

camera = Camera(game)
picture = camera.picture
ROWS = {"camels": [1, 1, 1], "sack": [3, 3, 3], "gold": [6, 6, 6]}
APART = 9
"""A position of each random game in so many is looked at."""


@cache
def played(players: int, seed: int) -> tuple[State, ...]:
    """Every ninth position of a random game, with the first and the last."""
    states = list(random_game(players, seed))
    return (*states[::APART], states[-1])


# ---------------------------------------------------------------------- what there is to be seen


@each_count
def test_the_whole_city_is_there_to_be_tapped(players: int) -> None:
    for state in (game.setup(players), played(players, 1)[-1]):
        named = Counter(name.partition(":")[0] for name in shapes(picture(state)))
        assert (named["shop"], named["road"], named["row"], named["camel"]) == (47, 29, 6, 12)
        assert named["building"] == 6 * players


@each_count
@pytest.mark.parametrize("seed", [1, 2])
def test_cubes_stand_where_the_state_has_them_and_nowhere_else(players: int, seed: int) -> None:
    for state in played(players, seed):
        drawn = shapes(picture(state))
        for shop, owner in zip(SHOP_IDS, state.shops, strict=True):
            _holds(drawn[f"shop:{shop}"], owner)
        loaded = dict(zip(camels_in_use(players), state.caravan, strict=False))
        for camel in range(1, 13):
            _holds(drawn[f"camel:{camel}"], loaded.get(camel, -1))


def _holds(shape: Shape, owner: int) -> None:
    seats = {paint for paint in paints(shape) if paint.startswith("seat.")}
    assert seats == (set() if owner < 0 else {f"seat.{owner}", f"seat.{owner}.ink"}), shape.name


@each_count
def test_the_dice_lie_in_their_rows(players: int) -> None:
    seen = 0
    for state in played(players, 3):
        drawn = shapes(picture(state))
        for row, dice in zip(DICE_ROWS, state.rows, strict=True):
            faces = Counter(getattr(part, "fill", "") for part in drawn[f"row:{row.id}"].parts)
            assert faces["die"] == dice.white
            assert faces["die.yellow"] == dice.yellow
            assert faces["die.pip"] == dice.dice * dice.value
            seen += dice.dice
    assert seen


def test_dice_are_named_by_row_number_value_and_colour() -> None:
    rows = {"camels": [1, 1, 1], "sack": [2], "gold": [6] * 7}
    drawn = picture(at(rows=rows, yellow={"camels": 1, "sack": 1}))
    assert label(drawn, "row:camels") == "camel row: 3 dice of value 1, yellow ones: 1"
    assert label(drawn, "row:gold") == "gold row: 7 dice of value 6"
    assert label(drawn, "row:chest") == "chest row: no dice"


def test_the_white_dice_wait_for_the_yellow_ones_unsorted() -> None:
    state = play(at(gold={BLUE: 2}), "roll 2", "white 1,1,2,3,3,4,5,6,6")
    rolled = shapes(picture(state))["rolled"]
    assert rolled.label == "The white dice, not sorted yet: 1, 1, 2, 3, 3, 4, 5, 6, 6"
    faces = Counter(getattr(part, "fill", "") for part in rolled.parts)
    assert (faces["die"], faces["die.pip"]) == (9, 31)
    assert "rolled" not in shapes(picture(play(state, "yellow 1,2")))


def test_the_dice_taken_show_what_is_left_to_do() -> None:
    state = play(at(rows=ROWS, hands={BLUE: ["exchange"]}), "take sack")
    taken = shapes(picture(state))["taken"]
    assert "seat.0" in paints(taken)
    assert texts(taken) == ["×3"]  # noqa: RUF001
    state = play(state, "discard exchange")
    assert texts(shapes(picture(state))["taken"]) == ["+1", "×4"]  # noqa: RUF001
    state = play(state, "place sack_3.1")
    assert label(picture(state), "taken") == (
        "Taken from the sack row: 3 dice of value 3; cubes still to place: 3"
    )
    assert "taken" not in shapes(picture(at(rows=ROWS)))


@each_count
def test_the_panels_tell_what_everybody_may_know(players: int) -> None:
    for state in played(players, 4)[::3]:
        drawn = shapes(picture(state, None))
        for seat in range(players):
            assert texts(drawn[f"camels:{seat}"]) == [str(state.camels[seat])]
            assert texts(drawn[f"gold:{seat}"]) == [str(state.gold[seat])]
            assert texts(drawn[f"hands:{seat}"]) == [str(len(state.hands[seat]))]
            assert texts(drawn[f"points:{seat}"]) == [str(state.points[seat])]
            for building in BUILDINGS:
                built = building in state.buildings[seat]
                shape = drawn[f"building:{seat}:{building}"]
                assert bool(shape.parts) == built
                assert (": built for " in shape.label) == built
        assert texts(drawn["deck"])[-1] == str(len(state.deck))
        assert texts(drawn["discards"])[-1] == str(len(state.discards))
        assert drawn["calendar"].label == f"Week {state.week}, day {state.day}"


def test_a_building_tells_its_price_or_its_points() -> None:
    drawn = picture(at(buildings={RED: ["hoist", "paddock", "bazaar"]}, turn=RED, start=RED))
    assert label(drawn, "building:2:bazaar") == "the bazaar building of Red: built for 5 points"
    assert texts(shapes(drawn)["building:2:bazaar"]) == ["+5"]
    assert texts(shapes(drawn)["building:2:hoist"]) == []
    assert label(drawn, "building:0:paddock") == ("the paddock of Blue: not built, costs 2 camels")
    assert label(drawn, "build:hammam") == "Build the hammam for 2 camels and 2 gold"


def test_whose_turn_it_is_who_started_and_who_is_asked() -> None:
    facts: dict[str, Any] = {"start": YELLOW, "turn": BLUE, "camels": {GREEN: 1}}
    rows = {"camels": [1], "gold": [6]}
    state = at(shops={"barrel_3.2": GREEN}, supervisor="E1", rows=rows, **facts)
    drawn = picture(state)
    assert [label(drawn, f"seat:{seat}") for seat in range(4)] == [
        "Blue, number 2 today, to move",
        "Green, number 3 today",
        "Red, number 4 today",
        "Yellow, start player",
    ]
    asked = shapes(picture(play(state, "take camels", "walk E2")))
    assert asked["asked:1"].label == "Green is asked for a camel"
    assert not any(name.startswith("asked:") for name in shapes(drawn))


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_the_camels_that_three_players_leave_out_are_the_lighter_ones(theme: Theme) -> None:
    """YSP-5.6."""
    colour = theme.paints
    assert luminance(colour["camel.unused"]) > 1.4 * luminance(colour["camel"])


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_the_supervisor_is_white_and_the_figure_of_the_start_player_black(theme: Theme) -> None:
    """YSP-1.1; each is seen on what it stands on."""
    drawn = shapes(picture(at(start=RED)))
    colour = theme.paints
    white, black, slip = colour["supervisor"], colour["starter"], colour["slip"]
    assert luminance(white) > 0.9
    assert luminance(black) < 0.02
    assert {"supervisor", "tile"} <= paints(drawn["supervisor"])
    assert [seat for seat in range(4) if "starter" in paints(drawn[f"seat:{seat}"])] == [RED]
    assert contrast(white, colour["supervisor.rim"]) > 10
    assert max(contrast(colour["starter.rim"], slip), contrast(black, slip)) > 9


@each_count
def test_at_the_end_nobody_is_to_move_and_the_winners_are_marked(players: int) -> None:
    state = played(players, 2)[-1]
    drawn = shapes(picture(state))
    best = max(state.points)
    for seat in range(players):
        assert not drawn[f"seat:{seat}"].label.endswith("to move")
        assert (f"winner:{seat}" in drawn) == (state.points[seat] == best)
    assert not any(name.startswith("build:") for name in drawn)


@each_count
def test_every_point_of_the_track_says_what_it_was_for(players: int) -> None:
    state = played(players, 5)[-1]
    drawn = shapes(picture(state))
    lanes = Counter[int]()
    for number, scored in enumerate(state.account):
        shape = drawn[f"scored:{number}"]
        assert shape.label == game.sentence(score_line(scored))
        assert f"seat.{scored.seat}" in paints(shape)
        assert shape.hit is not None
        left, _top, right, _low = bounds(part_points(shape.hit))
        lanes[scored.seat] += round((right - left) / 27.7 * 100)
    assert lanes == {seat: points for seat, points in enumerate(state.points) if points}


def test_the_track_grows_with_the_scores() -> None:
    for points, last in ((0, 100), (100, 100), (101, 150), (164, 200)):
        drawn = picture(at(points={GREEN: points}))
        assert label(drawn, "track") == f"Score track, to {last}"
        box = bounds(tuple(n for part in shapes(drawn)["track:1"].parts for n in part_points(part)))
        assert box[2] < WIDTH


def test_three_players_leave_a_camel_of_each_row_alone() -> None:
    drawn = picture(game.setup(3))
    idle = [n for n in range(1, 13) if "not used" in label(drawn, f"camel:{n}")]
    assert idle == [1, 5, 9]
    assert label(drawn, "camel:2") == "camel 2, bottom row: free, scores 2 points"


def test_labels_name_places_and_what_is_there() -> None:
    drawn = picture(at(shops={"chest_6.2": YELLOW}, caravan=[GREEN], supervisor="W3"))
    assert label(drawn, "shop:chest_6.2") == (
        "shop 2 of the yellow souk of the chest quarter: Yellow's cube"
    )
    assert label(drawn, "shop:amphora_12.1") == (
        "shop 1 of the red souk of the amphora quarter, value 12: empty"
    )
    assert label(drawn, "road:W3") == "space 3 to the west, where the supervisor stands"
    assert label(drawn, "road:X") == "the crossroads"
    assert label(drawn, "camel:1") == "camel 1, bottom row: Green's cube"
    assert label(drawn, "supervisor") == "The supervisor, on space 3 to the west"


def test_the_values_of_all_souks_are_written_in_the_city() -> None:
    written = Counter(text for s in picture(game.setup(4)).layers[0].shapes for text in texts(s))
    values = Counter(str(souk.value) for souk in SOUKS.values())
    for value, count in values.items():
        assert written[value] >= count
    assert {"SACK", "BARREL", "CHEST", "AMPHORA"} <= set(written)


# ---------------------------------------------------------------------------- the supervisor's walk


def fares_shown(drawn: Scene) -> list[str]:
    """The numbers on the coins along the road."""
    return [texts(s)[0] for s in layer(drawn, "play").shapes if not s.name and texts(s)]


@pytest.mark.parametrize("buildings", [[], ["hammam"]])
def test_where_the_supervisor_may_walk_the_fare_lies_on_the_space(buildings: list[str]) -> None:
    state = at(rows=ROWS, supervisor="W2", gold={BLUE: 2}, buildings={BLUE: buildings})
    assert fares_shown(picture(state)) == []
    state = play(state, "take sack")
    drawn, expected = picture(state, None), walks(state)
    assert sorted(fares_shown(drawn)) == sorted(map(str, expected.values()))
    for space in ROAD:
        told = label(drawn, f"road:{space}")
        gold = {0: "0 gold", 1: "1 gold", 2: "2 gold"}.get(expected.get(space, -1), "")
        assert gold in told and (" for " in told) == (space in expected), told


def test_no_fares_where_the_supervisor_may_not_walk() -> None:
    state = play(at(rows=ROWS, hands={BLUE: ["exchange"]}), "take sack")
    assert fares_shown(picture(state))
    assert fares_shown(picture(play(state, "discard exchange"))) == []
    assert fares_shown(picture(play(state, "place sack_3.1"))) == []


def test_the_supervisor_stands_in_front_of_the_fares_around_him() -> None:
    state = play(at(rows=ROWS), "take camels")
    names = [shape.name for shape in layer(picture(state), "play").shapes]
    place = names.index("supervisor")
    assert names[:place].count("") == len(walks(state)) - 1
    assert names[place:] == ["supervisor", ""], "what it costs to stay lies in front of him"


def test_who_waits_for_another_player_is_shown_no_fares() -> None:
    state = play(at(rows=ROWS), "take sack")
    for eyes, shown in ((BLUE, True), (GREEN, False), (None, True)):
        drawn = picture(state, eyes)
        assert bool(fares_shown(drawn)) == shown
        assert (" for " in label(drawn, "road:E2")) == shown


def test_cubes_that_have_to_go_are_framed() -> None:
    shops = {"barrel_3.1": BLUE, "sack_3.2": YELLOW}
    camels = {BLUE: 1, YELLOW: 1}
    state = at(shops=shops, rows=ROWS, supervisor="E2", camels=camels)

    def framed(state: State) -> list[str]:
        shapes_ = layer(picture(state, None), "play").shapes
        return [s.label for s in shapes_ if s.label.startswith("The cube in")]

    state = play(state, "take sack", "walk S1")
    assert len(framed(state)) == 2
    state = play(state, "send barrel_3.1")
    assert framed(state) == [
        "The cube in shop 1 of the red souk of the barrel quarter is the next to go to the caravan",
        "The cube in shop 2 of the green souk of the sack quarter has to go to the caravan",
    ]


# ------------------------------------------------------------------------- what is not to be seen


@each_count
def test_pictures_keep_secrets(players: int) -> None:
    """A hidden card is neither named nor labelled, and another deal of it changes nothing."""
    shown = 0
    for state in played(players, 6):
        for eyes in (BLUE, None):
            other = redeal(state, eyes, Random(1))
            assert picture(state, eyes) == picture(other, eyes)
        faces = [name for name in shapes(picture(state, None)) if name.startswith("card:")]
        assert faces == []
        own = [name for name in shapes(picture(state, BLUE)) if name.startswith("card:")]
        assert own == [f"card:{card}" for card in dict.fromkeys(state.hands[BLUE])]
        shown += len(own)
    assert shown


def test_a_hand_shows_each_card_and_two_of_a_kind_as_a_stack() -> None:
    hand = ["three_gold", "exchange", "three_gold"]
    drawn = picture(at(hands={GREEN: hand, RED: ["place_shop"]}), GREEN)
    cards = {name: s for name, s in shapes(drawn).items() if name.startswith("card:")}
    assert list(cards) == ["card:exchange", "card:three_gold"]
    assert cards["card:three_gold"].label == 'card "three gold", 2 of them'
    assert "×2" in texts(cards["card:three_gold"])  # noqa: RUF001
    assert label(drawn, "hand:1") == "Hand of Green: 3"


def test_a_hand_that_the_eyes_do_not_see_lies_face_down() -> None:
    state = at(hands={BLUE: ["exchange", "three_gold"]})
    drawn = picture(state, None)
    assert label(drawn, "cards:0") == "Hand of Blue, face down: 2"
    assert label(picture(state, YELLOW), "hand:3") == "Hand of Yellow: no cards"


# -------------------------------------------------------------------------------- where things lie


@each_count
def test_what_is_drawn_on_a_space_or_shop_overlaps_no_other(players: int) -> None:
    """Spaces touch the shops they serve and lie apart from all others."""
    plan = plan_for(players)
    for name, space in ROAD.items():
        x, y = plan.space(name)
        for shop in SHOP_IDS:
            a, b = plan.shop(shop)
            away = max(abs(a - x), abs(b - y)) - 0.64 - 0.78
            if len(space.shops) == 1 and shop in space.shops:
                assert abs(away) < 0.02, (name, shop)
            else:
                assert away > -0.02, (name, shop)


@each_count
def test_areas_to_tap_do_not_lie_over_one_another(players: int) -> None:
    """Of what is clicked only the rounding of a space may reach under a shop."""
    drawn = shapes(picture(at(players=players, hands={BLUE: [*CARDS]}), BLUE))
    kinds = ("shop:", "row:", "card:", "build:", "deck", "camel:")
    tapped = [s for name, s in drawn.items() if s.hit and name.startswith(kinds)]
    assert overlapping(tapped) == []


@each_count
def test_fingers_find_everything_on_a_phone(players: int) -> None:
    """On a page 390 pixels wide: 19 pixels in the city, 24 for rows, 36 for cards and buildings.

    A finger that lands beside a shape is forgiven, so small things may be close to one another.
    """
    state = at(players=players, hands={BLUE: ["exchange", "three_gold"]})
    least = {"shop": 19, "road": 20, "row": 24, "card": 36, "build": 36, "deck": 28, "camel": 30}
    found = fingers(picture(state, BLUE))
    assert {kind: found[kind] for kind in least if found[kind] < least[kind] - 1e-6} == {}


# ------------------------------------------------------------------------------- screens and paints


def test_a_cube_placed_changes_only_what_it_touches() -> None:
    rows = {"camels": [1], "sack": [3, 3, 3], "gold": [6]}
    state = play(at(rows=rows, turn=GREEN, start=BLUE), "take sack", "place sack_8.1")
    before, after = picture(state, 0), picture(play(state, "place sack_8.2"), 0)
    changed = [old.name for old, new in zip(before.layers, after.layers, strict=True) if old != new]
    assert changed == ["pieces", "play"]
    assert painted_anew(layer(before, "pieces"), layer(after, "pieces")) == ["shop:sack_8.2"]


def test_a_building_is_added_to_the_pieces() -> None:
    state = at(moment="after", camels={BLUE: 2}, hands={BLUE: ["three_gold"]})
    before, after = picture(state, 0), picture(play(state, "build paddock"), 0)
    assert painted_anew(layer(before, "pieces"), layer(after, "pieces")) == ["building:0:paddock"]


def test_an_ordinary_move_is_small_to_send() -> None:
    states = list(random_game(4, 7))
    costs = [
        camera.bytes_to_send(picture(before, 0), picture(after, 0))
        for before, after in pairwise(states)
    ]
    costs.sort()
    assert costs[len(costs) // 2] < 6_000
    assert costs[len(costs) * 95 // 100] < 12_000
    assert costs[-1] < 24_000


def test_every_paint_of_the_game_is_used() -> None:
    rich = at(
        hands={BLUE: list(CARDS)},
        shops={"sack_3.2": GREEN},
        rows={**ROWS, "gold": [6, 6, 6, 6]},
        yellow={"gold": 1},
        supervisor="E2",
        camels={GREEN: 1},
        buildings={BLUE: ["paddock"], GREEN: ["shop"], RED: ["hoist"], YELLOW: ["hammam"]},
    )
    walking = play(rich, "take sack")
    asked = play(walking, "walk S1")
    used = set()
    for state in (rich, walking, asked, game.setup(3), played(4, 1)[-1]):
        for eyes in (0, None):
            used |= all_paints(picture(state, eyes))
    assert set(PAINTS) - used == set()


# ------------------------------------------------------------------------------------- highlights


@pytest.mark.parametrize("kind", ["selected", "targets", "refused", "last"])
def test_each_kind_of_highlight_is_drawn_in_its_colour(kind: str) -> None:
    state = at(hands={BLUE: ["exchange"]})
    names = frozenset(
        {"shop:sack_3.1", "road:E1", "row:gold", "camel:4", "building:1:hoist", "build:hoist",
         "card:exchange", "deck"}
    )  # fmt: skip
    drawn = picture(state, 0, Highlights(**{kind: names}))
    marks = layer(drawn, "highlights").shapes
    assert len(marks) == len(names)
    paint = {"targets": "target"}.get(kind, kind)
    for shape in marks:
        assert f"highlight.{paint}" in paints(shape)
        assert shape.hit is None
        for part in shape.parts:
            left, top, right, low = bounds(part_points(part))
            assert left >= 0 and right <= WIDTH and top >= 0 and low <= drawn.height


def test_highlights_change_no_other_layer() -> None:
    state = at()
    marks = Highlights(targets=frozenset({"shop:sack_3.1"}))
    plain, marked = picture(state, 0), picture(state, 0, marks)
    assert plain.layers[:-1] == marked.layers[:-1]


@each_count
def test_marks_run_along_what_they_mark(players: int) -> None:
    """A long row would lose its ends if its mark were shrunk as that of a square shop."""
    state = at(players=players, hands={BLUE: ["exchange"]})
    names = ("row:camels", "card:exchange", "build:hoist", "shop:amphora_12.3")
    drawn = picture(state, 0, Highlights(targets=frozenset(names)))
    found = shapes(drawn)
    marks = [bounds(part_points(s.parts[0])) for s in layer(drawn, "highlights").shapes]
    for name in names:
        hit = found[name].hit
        assert hit is not None
        box = bounds(part_points(hit))
        nearest = min(max(abs(a - b) for a, b in zip(box, mark, strict=True)) for mark in marks)
        assert nearest < 0.4, name
