"""The picture of Samurai: all that a view knows is in it, nothing else, and all of it works."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from rulebook_widgets.core import EVERYTHING
from rulebook_widgets.drawing import Highlights, Layer, Scene, Shape, Text, batch, hit
from rulebook_widgets.drawing.geometry import bounds
from rulebook_widgets.drawing.scene import part_points
from rulebook_widgets.games.samurai.board import KINDS, TILES, board_for, coordinates, neighbours
from rulebook_widgets.games.samurai.examples import EXAMPLES
from rulebook_widgets.games.samurai.moves import Exchange, Place
from rulebook_widgets.games.samurai.palette import LIGHT, PAINTS
from rulebook_widgets.games.samurai.plan import WIDTH, plan_for
from rulebook_widgets.games.samurai.rules import game
from rulebook_widgets.games.samurai.state import State
from tests.games.samurai.kit import each_count, random_game
from tests.helpers.looking import (
    Camera,
    all_paints,
    fingers,
    label,
    layer,
    painted_anew,
    shapes,
    texts,
)

camera = Camera(game)
picture = camera.picture
SETTLED = 5
"""A position of each random game in so many is looked at."""


@cache
def played(players: int, seed: int, quick: bool = False) -> tuple[State, ...]:
    """Every fifth position of a random game, with the first and the last."""
    states = list(random_game(players, seed, quick=quick))
    return (*states[::SETTLED], states[-1])


@cache
def first(players: int, phase: str, seed: int = 3) -> State:
    """The first position of that kind in a random game."""
    return next(state for state in played(players, seed) if state.phase == phase)


# ---------------------------------------------------------------------- what there is to be seen


@each_count
def test_every_space_in_play_is_there_once_and_no_other(players: int) -> None:
    board = board_for(players)
    for state in (game.setup(players), played(players, 1)[-1]):
        names = [s.name for s in layer(picture(state), "spaces").shapes]
        assert sorted(names) == sorted(f"hex:{space}" for space in (*board.spaces, *board.place))


@each_count
@pytest.mark.parametrize("seed", [1, 2])
def test_what_stands_on_the_map_is_drawn_and_nothing_more(players: int, seed: int) -> None:
    for state in played(players, seed):
        drawn = picture(state)
        standing = {
            f"figure:{kind}:{town.space}"
            for town, here in zip(state.board.settlements, state.figures, strict=True)
            for kind in here
        }
        assert {name for name in shapes(drawn) if name.startswith("figure:")} == standing
        laid = {
            f"hex:{space}": there
            for space, there in zip(state.board.spaces, state.tiles, strict=True)
            if there is not None
        }
        painted = {s.name: s for s in layer(drawn, "spaces").shapes if s.parts}
        assert set(painted) == set(laid)
        for name, (seat, tile) in laid.items():
            paints = {part.fill for part in painted[name].parts}
            assert {f"seat.{seat}", f"seat.{seat}.ink"} <= paints
            assert ("seal.ink" in paints) == TILES[tile].character
            assert texts(painted[name]) == [str(TILES[tile].strength)]


def test_a_hand_shows_each_tile_and_equal_ones_as_a_stack() -> None:
    state = game.position(
        players=3, hands={0: ["helmet4", "samurai2", "samurai2", "tile_exchange", "ship1"]}
    )
    hand = {s.name: s for s in layer(picture(state, 0), "hand").shapes if s.name}
    assert list(hand) == ["hand:helmet4", "hand:samurai2", "hand:tile_exchange", "hand:ship1"]
    assert texts(hand["hand:samurai2"]) == ["2", "×2"]  # noqa: RUF001
    assert hand["hand:samurai2"].label == "Red's samurai 2, 2 of them"
    assert texts(hand["hand:tile_exchange"]) == ["0"]
    assert hand["hand:helmet4"].label == "Red's helmet 4"
    assert hand["hand:tile_exchange"].label == "Red's tile exchange"


def test_a_hand_face_down_takes_no_more_commands_than_one_tile_of_it() -> None:
    hands = ["ship1"], ["ship1", "ship2", "samurai1"]
    few, many = [
        batch(layer(picture(game.position(players=2, hands={0: hand}), None), "hand"), LIGHT)
        for hand in hands
    ]
    assert len(few) == len(many)


@each_count
def test_the_table_tells_what_the_view_knows(players: int) -> None:
    for state in played(players, 4)[::3]:
        for eyes in (None, EVERYTHING, *range(players)):
            view, found = game.view(state, eyes), shapes(picture(state, eyes))
            for seat in range(players):
                assert str(view.pile_sizes[seat]) in found[f"pile:{seat}"].label
                known = view.hands[seat]
                told = found[f"hands:{seat}"].label
                if known is None or state.phase == "hands":
                    assert told.endswith(f"face down: {view.hand_sizes[seat]}")
                else:
                    assert told.count(",") == max(len(known) - 1, 0)
                if state.phase != "hands":
                    won = view.captured[seat]
                    numbers = [int(n) for n in re.findall(r"\d+", found[f"captured:{seat}"].label)]
                    assert numbers == list(won or ())
            assert (f"seat:{state.seat}" in found) and ("lifted" in found) == bool(state.lifted)
            assert ("aside" in found) == (state.phase not in ("hands", "figures"))


def test_the_seat_to_move_is_marked_until_the_end() -> None:
    for state in played(3, 1):
        drawn = shapes(picture(state))
        marked = [seat for seat in range(3) if drawn[f"seat:{seat}"].label.endswith(", to move")]
        assert marked == ([] if state.phase == "over" else [state.seat])


def test_the_track_of_figures_put_aside() -> None:
    def figures(aside: tuple[int, int, int]) -> int:
        state = game.position(players=2, aside=aside)
        parts = shapes(picture(state))["aside"].parts
        return sum(part.fill == "figure" for part in parts if not isinstance(part, Text))

    helmet, buddha = figures((1, 0, 0)), figures((0, 1, 0))
    assert figures((0, 0, 0)) == 0 < helmet
    assert figures((1, 1, 0)) == helmet + buddha
    state = game.position(players=2, aside=(2, 2, 1))
    assert shapes(picture(state))["aside"].label.startswith(
        "Put aside: helmets 2, Buddhas 2, rice fields 1"
    )
    box = bounds(
        tuple(n for part in shapes(picture(state))["aside"].parts for n in part_points(part))
    )
    assert box[2] < WIDTH


def test_the_supply_counts_what_is_left() -> None:
    state = first(4, "figures")
    supply = {kind: shapes(picture(state))[f"supply:{kind}"] for kind in KINDS}
    standing = Counter(kind for here in state.figures for kind in here)
    for kind, shape in supply.items():
        assert texts(shape) == [str(13 - standing[kind])]
        assert shape.hit is not None


def test_a_kind_that_is_used_up_is_pale_in_the_supply() -> None:
    state = played(2, 3)[: [s.phase for s in played(2, 3)].index("play")][-1]
    standing = Counter(kind for here in state.figures for kind in here)
    for kind in KINDS:
        parts = shapes(picture(state))[f"supply:{kind}"].parts
        paints = {(part.fill, getattr(part, "alpha", 1)) for part in parts}
        assert (("slip.muted", 0.35) in paints) == (standing[kind] == 7)
        assert (("figure", 1) in paints) == (standing[kind] < 7)
    assert 7 in standing.values()


def test_the_end_shows_who_leads_which_kind() -> None:
    state = game.position(**EXAMPLES["G1"].facts)
    framed = {
        seat: sum(
            getattr(part, "stroke", "") == "turn"
            for part in shapes(picture(state))[f"captured:{seat}"].parts
        )
        for seat in range(4)
    }
    assert framed == {0: 1, 1: 1, 2: 1, 3: 0}
    going_on = game.position(players=2, captured={0: (2, 0, 0)})
    parts = shapes(picture(going_on))["captured:0"].parts
    assert all(getattr(part, "stroke", "") != "turn" for part in parts)


@each_count
def test_the_name_of_a_city_hides_no_number_of_a_tile_beside_it(players: int) -> None:
    layout = plan_for(players).layout
    spaces = {space: (0, "samurai3") for space in board_for(players).terrain}
    drawn = picture(replace(game.position(players=players), tiles=tuple(spaces.values())))
    for town in board_for(players).settlements:
        if town.kind == "village" or len(town.label) > 6:
            continue
        ribbon = next(s for s in layer(drawn, "figures").shapes if town.label in texts(s))
        left, top, right, low = bounds(part_points(ribbon.parts[0]))
        for near in neighbours(town.space):
            x, y = layout.centre(*coordinates(near))
            digit = x + 0.42 * layout.size, y - 0.13 * layout.size
            assert not (left < digit[0] < right and top < digit[1] < low)


def test_a_lifted_tile_is_shown_to_everybody() -> None:
    state = game.position(
        players=2, tiles={"0,-1": (0, "samurai3")}, hands={0: ["tile_exchange", "helmet2"]}
    )
    lifted = game.apply(state, Exchange("0,-1")).state
    for eyes in (0, 1, None):
        assert (
            label(picture(lifted, eyes), "lifted") == "Lifted, to be played again: Red's samurai 3"
        )


def test_labels_name_places_and_what_is_there() -> None:
    state = game.position(
        players=4,
        tiles={"0,-3": (2, "helmet4")},
        figures={"-3,4": ["helmet", "rice"], "0,-6": [], "0,-2": ["buddha"]},
    )
    drawn = picture(state, None)
    assert label(drawn, "hex:-3,4") == "Kyoto, city, helmet and rice field"
    assert label(drawn, "hex:0,0") == "Edo, capital, helmet, Buddha and rice field"
    assert label(drawn, "hex:0,-6") == "Honshu village 1, village, empty"
    assert label(drawn, "hex:0,-3") == (
        "the land between Akita and Honshu village 4: Green's helmet 4"
    )
    assert label(drawn, "hex:0,-1") == "the land between Edo and Honshu village 4, empty"
    assert label(drawn, "figure:buddha:0,-2") == "the Buddha of Honshu village 4"


@each_count
def test_the_names_of_the_cities_are_written(players: int) -> None:
    drawn = picture(game.setup(players))
    written = {text for one in drawn.layers for shape in one.shapes for text in texts(shape)}
    cities = {"Edo", "Kyoto", "Akita"} | ({"Sapporo"} if players == 4 else set())
    assert cities <= written
    assert ("Sapporo" in written) == (players == 4)


@each_count
def test_every_village_bears_the_number_by_which_moves_and_lists_name_it(players: int) -> None:
    drawn = picture(game.setup(players))
    villages = [t for t in board_for(players).settlements if t.kind == "village"]
    written = Counter(text for shape in layer(drawn, "figures").shapes for text in texts(shape))
    assert {str(town.number) for town in villages} <= written.keys()
    assert sum(count for text, count in written.items() if text.isdecimal()) >= len(villages)
    assert all(town.label.endswith(f" {town.number}") for town in villages)


# ------------------------------------------------------------------------- what is not to be seen


@each_count
def test_pictures_keep_secrets(players: int) -> None:
    """A hidden tile is neither named nor labelled, and another deal of it changes nothing."""
    for state in played(players, 6)[::4]:
        if state.phase == "over":
            continue
        other = _redealt(state, hide=0)
        assert picture(state, 0) == picture(other, 0)
        strangers = picture(state, None)
        for name, shape in shapes(strangers).items():
            assert not name.startswith(("hand:", "stock:")), name
            if name.startswith(("hands:", "pile:", "cards:")):
                assert not any(tile in shape.label for tile in ("helmet", "ronin", "ship"))
        faces = [s for s in layer(strangers, "hand").shapes if s.name]
        assert all(not texts(shape) for shape in faces)


def _redealt(state: State, hide: int) -> State:
    """The same position with all hands and piles but one swapped for other tiles."""
    rng, hands, piles = Random(1), list(state.hands), list(state.piles)
    for seat in range(state.players):
        if seat != hide:
            tiles = [*hands[seat], *piles[seat]]
            rng.shuffle(tiles)
            cut = len(hands[seat])
            order = list(TILES)
            hands[seat] = tuple(sorted(tiles[:cut], key=order.index))
            piles[seat] = tuple(sorted(tiles[cut:], key=order.index))
    return msgspec.structs.replace(state, hands=tuple(hands), piles=tuple(piles))


def test_a_hidden_capture_is_not_counted() -> None:
    state = game.position(players=3, captured={0: (3, 3, 4), 1: (1, 2, 0), 2: (0, 0, 1)})
    assert label(picture(state, 1), "captured:0") == "Figures of Red: hidden behind the screen"
    assert label(picture(state, 0), "captured:0").endswith("helmets 3, Buddhas 3, rice fields 4")


# -------------------------------------------------------------------------------- where things lie


@each_count
def test_a_click_in_the_middle_of_a_space_is_for_that_space(players: int) -> None:
    layout = plan_for(players).layout
    state = played(players, 2)[-1]
    for drawn in (picture(game.setup(players), 0), picture(state, 0)):
        for shape in layer(drawn, "spaces").shapes:
            found = hit(drawn, *layout.centre(*coordinates(shape.name[4:])))
            assert found is not None
            assert found.name == shape.name


def test_figures_take_clicks_only_where_they_can_be_swapped() -> None:
    for hand, taken in ((["figure_exchange"], True), (["helmet4"], False)):
        drawn = picture(game.position(players=2, hands={0: hand}), 0)
        figures = [s for name, s in shapes(drawn).items() if name.startswith("figure:")]
        assert {shape.hit is not None for shape in figures} == {taken}


@each_count
def test_areas_to_tap_do_not_lie_over_one_another(players: int) -> None:
    """The hand, the stock and the supply lie beside the map and beside each other."""
    for phase in ("hands", "figures", "play"):
        drawn = picture(first(players, phase), first(players, phase).seat)
        areas = [s for s in shapes(drawn).values() if s.hit and not s.name.startswith("figure:")]
        for shape in areas:
            assert shape.hit is not None
            box = bounds(part_points(shape.hit))
            middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
            assert [s.name for s in areas if _holds(s, *middle)] == [shape.name]


def _holds(shape: Shape, x: float, y: float) -> bool:
    found = hit(Scene(WIDTH, 99, (Layer("one", (shape,)),)), x, y)
    return found is not None


@each_count
def test_fingers_find_everything_on_a_phone(players: int) -> None:
    """On a page 390 pixels wide spaces are 20 pixels and what is in hand 40 pixels wide."""
    for phase in ("hands", "figures", "play"):
        state = first(players, phase)
        found = fingers(picture(state, state.seat))
        found.pop("figure", None)
        assert found.pop("hex") >= 20
        assert min(found.values(), default=40) >= 40


# ------------------------------------------------------------------------------- screens and paints


def test_a_tile_laid_changes_only_what_it_touches() -> None:
    state = game.position(players=4, hands={0: ["helmet4", "ship2", "ronin"]})
    before = picture(state, 0)
    after = picture(game.apply(state, Place("ship2", "3,-7")).state, 0)
    changed = [old.name for old, new in zip(before.layers, after.layers, strict=True) if old != new]
    assert changed == ["spaces", "table", "hand"]
    assert painted_anew(layer(before, "spaces"), layer(after, "spaces")) == ["hex:3,-7"]
    assert all(a is b for a, b in zip(before.layers[2].shapes, after.layers[2].shapes, strict=True))


def test_an_ordinary_move_is_small_to_send() -> None:
    states = [state for state in played(4, 7, True) if state.phase in ("play", "draw")]
    costs = []
    for state in states:
        for move in game.legal_moves(state)[:1]:
            after = game.apply(state, move).state
            costs.append(camera.bytes_to_send(picture(state, 0), picture(after, 0)))
    costs.sort()
    assert costs[len(costs) // 2] < 12_000
    assert costs[-1] < 60_000


def test_every_paint_of_the_game_is_used() -> None:
    used = set()
    for players in (2, 3, 4):
        for state in played(players, 8):
            for eyes in (0, EVERYTHING, None):
                used |= all_paints(picture(state, eyes))
    assert set(PAINTS) - used == set()


# ------------------------------------------------------------------------------------- highlights


def marks_of(state: State, **names: frozenset[str]) -> tuple[Shape, ...]:
    """What is drawn to point things out, without the names of the cities."""
    drawn = layer(picture(state, 0, Highlights(**names)), "highlights").shapes
    return tuple(shape for shape in drawn if not texts(shape))


@pytest.mark.parametrize("kind", ["selected", "targets", "refused", "last"])
def test_each_kind_of_highlight_is_drawn_in_its_colour(kind: str) -> None:
    state = game.position(players=2, hands={0: ["helmet4"]})
    names = frozenset({"hex:0,-1", "hand:helmet4"})
    marks = marks_of(state, **{kind: names})
    assert len(marks) == 2
    paint = {"targets": "target"}.get(kind, kind)
    for shape in marks:
        paints = {getattr(part, how, "") for part in shape.parts for how in ("stroke", "fill")}
        assert f"highlight.{paint}" in paints
        assert shape.hit is None


def test_highlights_change_no_other_layer() -> None:
    state = game.position(players=3)
    plain, marked = picture(state, 0), picture(state, 0, Highlights(targets=frozenset({"hex:0,1"})))
    assert plain.layers[:-1] == marked.layers[:-1]


def test_a_village_is_not_marked_twice() -> None:
    state = game.position(players=2, hands={0: ["figure_exchange"]}, figures={"0,-2": ["rice"]})
    both = frozenset({"hex:0,-2", "figure:rice:0,-2"})
    assert len(marks_of(state, targets=both)) == 1


def test_no_mark_hides_the_number_of_a_village() -> None:
    place = next(town for town in board_for(2).settlements if town.kind == "village")
    marks = Highlights(targets=frozenset({f"hex:{place.space}"}))
    drawn = picture(game.position(players=2), 0, marks)
    names = [text for shape in layer(drawn, "highlights").shapes for text in texts(shape)]
    assert sorted(names) == [str(place.number), "Akita", "Edo", "Kyoto"]


def test_no_mark_hides_how_many_tiles_a_stack_has() -> None:
    state = game.position(players=2, hands={0: ["samurai2", "samurai2", "helmet4"]})
    marks = Highlights(targets=frozenset({"hand:samurai2", "hand:helmet4"}))
    drawn = layer(picture(state, 0, marks), "highlights").shapes
    assert [text for shape in drawn for text in texts(shape)] == ["×2"]  # noqa: RUF001


def test_no_mark_hides_the_name_of_a_city() -> None:
    drawn = picture(game.position(players=4), 0, Highlights(targets=frozenset({"hex:-2,4"})))
    names = [text for shape in layer(drawn, "highlights").shapes for text in texts(shape)]
    assert sorted(names) == ["Akita", "Edo", "Kyoto", "Sapporo"]
