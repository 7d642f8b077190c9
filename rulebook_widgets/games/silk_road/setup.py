"""Setting up: what each act of chance changes before the first round (SLK-2)."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from rulebook_widgets.core.facts import Fact
from rulebook_widgets.core.happening import Event, Step
from rulebook_widgets.core.options import OptionValue
from rulebook_widgets.core.tuples import changed, replaced
from rulebook_widgets.games.silk_road.board import GOODS
from rulebook_widgets.games.silk_road.board_file import TRICKS
from rulebook_widgets.games.silk_road.chance import (
    forbidden,
    has_replacement,
    open_place,
    pile_number,
    swapped,
)
from rulebook_widgets.games.silk_road.goods import counted, goods_text
from rulebook_widgets.games.silk_road.setting import (
    TILES_RULE,
    TRICKS_RULE,
    setting,
    setting_of,
)
from rulebook_widgets.games.silk_road.state import Numbers, State


def first_state(players: int, options: Mapping[str, OptionValue]) -> State:
    """Return the state in which all goods are in the bag and no tile lies anywhere."""
    board, reverse = str(options["board"]), options["reverse"] is True
    on = setting(board, reverse, players)
    nothing = (0,) * players
    return State(
        players=players,
        board=board,
        reverse=reverse,
        phase="deal",
        seat=0,
        city=on.journey.start,
        tiles=((),) * len(on.journey.markets),
        piles=on.piles,
        tokens=nothing,
        crooks=nothing,
        barterers=nothing,
        fresh=nothing,
        supply=tuple(good.count for good in on.board.goods.values()),
        goods=((0,) * len(GOODS),) * players,
        gold=(on.board.start.gold,) * players,
        silver=(on.board.start.silver,) * players,
    )


# ------------------------------------------------------------------------------------------ goods


def deal(state: State, text: str) -> Step[State]:
    """Put the goods drawn from the bag behind a screen (SLK-2.1)."""
    drawn = counted(text) or (0,) * len(GOODS)
    seat = state.seat
    facts: dict[str, Fact] = {"goods": text, "cubes": sum(drawn)}
    events = [Event("dealt", "SLK-2.1", seat, facts, secret=("goods",))]
    bag = tuple([there - gone for there, gone in zip(state.supply, drawn, strict=True)])
    goods = replaced(state.goods, seat, drawn)
    state = replace(state, supply=bag, goods=goods, seat=seat + 1)
    if state.seat < state.players:
        return Step(state, tuple(events))
    events.append(Event("supply_open", "SLK-2.1", None, {"stock": goods_text(bag)}))
    return Step(replace(state, phase="lay", seat=0), tuple(events))


# ------------------------------------------------------------------------------------------ tiles


def _less(piles: tuple[Numbers, Numbers], pile: int, number: int) -> tuple[Numbers, Numbers]:
    orange, purple = piles
    if pile == 0:
        return changed(orange, number, -1), purple
    return orange, changed(purple, number, -1)


def lay(state: State, tile: str) -> Step[State]:
    """Lay a tile at the next city (SLK-2.2), or draw one for a forbidden one (SLK-2.4)."""
    on, pile = setting_of(state), pile_number(state)
    piles = _less(state.piles, pile, on.tile_number[tile])
    if state.phase == "replace":
        return _replace(replace(state, piles=piles), tile)
    number = open_place(state) or 0
    city = on.journey.markets[number]
    facts, spots = _at(state, tile, number), (f"city:{city}",)
    events = [Event("laid", TILES_RULE[state.reverse], None, facts, spots)]
    tiles = replaced(state.tiles, number, (*state.tiles[number], tile))
    state = replace(state, piles=piles, tiles=tiles)
    wanted = on.places.tiles
    if number + 1 < len(tiles) or len(tiles[number]) < wanted:
        return Step(state, tuple(events))
    return _keep_out(state, events)


def _at(state: State, tile: str, number: int) -> dict[str, Fact]:
    on = setting_of(state)
    return {"tile": tile, "city": on.board.cities[on.journey.markets[number]].title}


def _keep_out(state: State, events: list[Event]) -> Step[State]:
    """See whether a crook or barterer lies where it must not, and how it is to go (SLK-2.4)."""
    found = forbidden(state)
    if found is None:
        return _money(state, events)
    on, (number, place) = setting_of(state), found
    city = on.journey.markets[number]
    rule, facts = TRICKS_RULE[state.reverse], _at(state, state.tiles[number][place], number)
    events.append(Event("forbidden", rule, None, facts, (f"city:{city}",)))
    if has_replacement(state, on.pile_of[city]):
        return Step(replace(state, phase="replace"), tuple(events))
    events.append(Event("no_new_tile", rule, None, {"colour": on.journey.colour[city]}))
    return Step(replace(state, phase="swap"), tuple(events))


def _replace(state: State, tile: str) -> Step[State]:
    """Put a tile drawn in the place of a forbidden one, unless it is forbidden too."""
    number, place = forbidden(state) or (0, 0)
    city = setting_of(state).journey.markets[number]
    rule, facts, spots = TRICKS_RULE[state.reverse], _at(state, tile, number), (f"city:{city}",)
    if tile in TRICKS:
        state = replace(state, gone=(*state.gone, tile))
        event = Event("drawn_forbidden", rule, None, facts, spots)
        return _keep_out_still(state, [event])
    here = state.tiles[number]
    old = here[place]
    tiles = replaced(state.tiles, number, replaced(here, place, tile))
    state = replace(state, tiles=tiles, gone=(*state.gone, old))
    return _keep_out(state, [Event("replaced", rule, None, {**facts, "old": old}, spots)])


def _keep_out_still(state: State, events: list[Event]) -> Step[State]:
    """Go on drawing for the same forbidden tile, or swap it when no tile can replace it."""
    if has_replacement(state, pile_number(state)):
        return Step(state, tuple(events))
    return _keep_out(state, events)


def swap(state: State, city: str, tile: str) -> Step[State]:
    """Let a forbidden tile change places with that of another city (SLK-2.4)."""
    on = setting_of(state)
    found = forbidden(state) or (0, 0)
    number = on.market_number[city]
    old, here = state.tiles[found[0]][found[1]], on.journey.markets[found[0]]
    facts = {**_at(state, tile, number), "old": old, "here": on.board.cities[here].title}
    spots = (f"city:{here}", f"city:{city}")
    event = Event("swapped", TRICKS_RULE[state.reverse], None, facts, spots)
    state = replace(state, tiles=swapped(state.tiles, found, number, tile))
    return _keep_out(state, [event])


# ------------------------------------------------------------------------------ money, leader, go


def _money(state: State, events: list[Event]) -> Step[State]:
    start = setting_of(state).board.start
    purse = f"{start.gold}-{start.silver}"
    city = setting_of(state).board.cities[state.city].title
    facts: dict[str, Fact] = {"purse": purse, "city": city}
    events.append(Event("ready", "SLK-2.5", None, facts, (f"city:{state.city}",)))
    return Step(replace(state, phase="first"), tuple(events))


def first_leader(state: State, seat: int) -> Step[State]:
    """Give the pawn and the tokens to the first leader (SLK-2.6); the first bids begin."""
    stack = setting_of(state).places.tokens
    follower = (seat + 1) % state.players
    events = (
        Event("first_leader", "SLK-2.6", seat, {"tokens": stack}, (f"seat:{seat}",)),
        Event("round", "SLK-3.1", follower, {"round": 1}, (f"seat:{follower}",)),
    )
    state = replace(
        state, phase="bid", holder=seat, leader=seat, seat=follower, stack=stack, round=1
    )
    return Step(state, events)
