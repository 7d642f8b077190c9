"""On the road and at the market: arriving, taking tiles, passing the pawn (SLK-4, 5, 7.1)."""

from __future__ import annotations

from msgspec.structs import replace

from rulebook_widgets.core.facts import Fact
from rulebook_widgets.core.happening import Event, Step
from rulebook_widgets.core.tuples import changed, replaced, without
from rulebook_widgets.games.silk_road.board_file import TRICKS
from rulebook_widgets.games.silk_road.moment import action_rule
from rulebook_widgets.games.silk_road.setting import setting_of, tiles_at
from rulebook_widgets.games.silk_road.state import NOBODY, State, Table, Tiles

# --------------------------------------------------------------------------------------- the road


def travel(state: State, city: str) -> Step[State]:
    """Move the caravan one station on (SLK-4.1); the last one ends the game (SLK-7.1)."""
    on, seat = setting_of(state), state.seat
    title, spots = on.board.cities[city].title, (f"city:{city}",)
    events = [Event("travelled", "SLK-4.1", seat, {"city": title}, spots)]
    state = replace(state, city=city, bid=0, bidder=NOBODY, revealed=(), revealed_good="")
    if city == on.journey.finish:
        events.append(Event("over", "SLK-7.1", None, {"city": title}, spots))
        return Step(replace(state, phase="over"), tuple(events))
    if not tiles_at(state, city):
        events.append(Event("no_market", "SLK-5.5", None, {"city": title}, spots))
        return _round_done(state, events)
    printed = on.board.cities[city].printed
    if printed:
        facts: dict[str, Fact] = {"city": title, "tile": printed}
        events.append(Event("bonus", "SLK-5.1", seat, facts, (f"printed:{city}",)))
    return Step(replace(state, phase="market", left=1, bonus=bool(printed)), tuple(events))


# ---------------------------------------------------------------------------------- taking a tile


def use_printed(state: State) -> Step[State]:
    """Begin with the printed action (SLK-5.1)."""
    printed = setting_of(state).board.cities[state.city].printed
    facts: dict[str, Fact] = {"tile": printed}
    event = Event("printed", "SLK-5.1", state.seat, facts, (f"printed:{state.city}",))
    return Step(in_use(replace(state, bonus=False, printed=True), printed), (event,))


def in_use(state: State, tile: str) -> State:
    """Return the state with a tile whose action is due, showing its own kinds."""
    return replace(state, phase="use", tile=tile, kinds=kinds_of(state, tile))


def kinds_of(state: Table, tile: str) -> Tiles:
    """Return the kinds a tile shows: what it sells or buys, or what a trader takes and gives."""
    known = setting_of(state).board.tiles[tile]
    return tuple(filter(None, (known.good, known.give, known.get)))


def barter(state: State) -> Step[State]:
    """Spend a barterer, to take two tiles (SLK-6.11)."""
    seat = state.seat
    event = Event("bartered", "SLK-6.11", seat, {}, (f"seat:{seat}",))
    state = replace(
        state,
        bartered=True,
        left=2,
        barterers=changed(state.barterers, seat, -1),
        gone=(*state.gone, "barterer"),
    )
    return Step(state, (event,))


def take(state: State, tile: str) -> Step[State]:
    """Take a tile of the city (SLK-5.2); crook and barterer are kept."""
    here = tiles_at(state, state.city)
    place = here.index(tile)
    number = setting_of(state).market_number[state.city]
    spots = (f"tile:{state.city}:{place}",)
    events = [Event("took", "SLK-5.2", state.seat, {"tile": tile}, spots)]
    tiles = replaced(state.tiles, number, without(here, tile))
    state = replace(state, tiles=tiles, bonus=False, revealed=(), revealed_good="")
    if tile in TRICKS:
        return _keep(state, tile, events)
    return Step(in_use(state, tile), tuple(events))


def _keep(state: State, tile: str, events: list[Event]) -> Step[State]:
    seat = state.seat
    spots = (f"seat:{seat}",)
    if tile == "crook":
        events.append(Event("kept_crook", "SLK-6.10", seat, {}, spots))
        return tile_done(replace(state, crooks=changed(state.crooks, seat, 1)), events)
    city = setting_of(state).board.cities[state.city].title
    events.append(Event("kept_barterer", "SLK-6.11", seat, {"city": city}, spots))
    return tile_done(replace(state, fresh=changed(state.fresh, seat, 1)), events)


def decline(state: State) -> Step[State]:
    """Do without the action of a tile (SLK-5.2), or of a printed one (SLK-5.1)."""
    event = Event("declined", action_rule(state), state.seat, {"tile": state.tile})
    return action_done(state, [event])


# --------------------------------------------------------------------------- when a tile is done


def action_done(state: State, events: list[Event]) -> Step[State]:
    """End the action in use: its tile is out of the game, a printed one stays (SLK-5.1, 5.2)."""
    cleared = replace(
        state, tile="", kinds=(), printed=False, count=0, due=0, named="", victim=NOBODY
    )
    if state.printed:
        return Step(replace(cleared, phase="market", seat=state.holder), tuple(events))
    return tile_done(replace(cleared, gone=(*state.gone, state.tile)), events)


def vizier_done(state: State, events: list[Event]) -> Step[State]:
    """End a vizier's action: that tile is set aside, not out of the game (SLK-6.9)."""
    cleared = replace(state, tile="", named="", shown=(), seat=state.holder)
    return tile_done(cleared, events)


def tile_done(state: State, events: list[Event]) -> Step[State]:
    """Go on to a barterer's second tile, or to the end of the turn."""
    left = state.left - 1
    if left:
        facts: dict[str, Fact] = {"city": setting_of(state).board.cities[state.city].title}
        events.append(Event("second_tile", "SLK-6.11", state.seat, facts, (f"city:{state.city}",)))
        return Step(replace(state, phase="market", left=left), tuple(events))
    return _turn_done(replace(state, left=0, bartered=False), events)


def _turn_done(state: State, events: list[Event]) -> Step[State]:
    """Lay a token, and see to whom the pawn can go (SLK-5.3, SLK-5.5)."""
    seat = state.seat
    tokens, stack = changed(state.tokens, seat, 1), state.stack - 1
    state = replace(state, tokens=tokens, stack=stack)
    events.append(Event("token", "SLK-5.3", seat, {"tokens": stack}, (f"seat:{seat}",)))
    receivers = may_receive(state)
    if not receivers:
        events.append(Event("keeps_pawn", "SLK-5.5", seat, {}, (f"seat:{seat}",)))
        return _pawn_passed(state, events)
    if _several_left_out(state, receivers):
        spots = tuple([f"seat:{other}" for other in receivers])
        events.append(Event("left_out", "SLK-6.12", seat, {"players": len(receivers)}, spots))
    return Step(replace(state, phase="hand"), tuple(events))


def may_receive(state: Table) -> list[int]:
    """Return who may get the pawn: other players below the limit of tokens (SLK-5.5)."""
    limit, holder = setting_of(state).places.turns, state.holder
    pairs = enumerate(state.tokens)
    return [seat for seat, tokens in pairs if tokens < limit and seat != holder]


def _several_left_out(state: State, receivers: list[int]) -> bool:
    """Tell whether barterers have left several players without a turn (SLK-6.12)."""
    one_turn_each = setting_of(state).places.turns == 1
    return one_turn_each and len(receivers) > 1 and not tiles_at(state, state.city)


# -------------------------------------------------------------------------------- passing the pawn


def hand(state: State, seat: int) -> Step[State]:
    """Hand the pawn and the tokens that are left to another player (SLK-5.3)."""
    facts: dict[str, Fact] = {"to": seat, "tokens": state.stack}
    event = Event("handed", "SLK-5.3", state.seat, facts, (f"seat:{seat}",))
    state = replace(state, holder=seat, seat=seat, revealed=(), revealed_good="")
    return _pawn_passed(state, [event])


def _pawn_passed(state: State, events: list[Event]) -> Step[State]:
    """Let the next player take a tile, or end the round when there is none (SLK-5.4, SLK-5.5)."""
    if tiles_at(state, state.city) and state.stack:
        return Step(replace(state, phase="market", left=1), tuple(events))
    return _round_done(state, events)


def _round_done(state: State, events: list[Event]) -> Step[State]:
    """Gather the tokens and begin a round; barterers of this city can be used from now on."""
    leader, number = state.holder, state.round + 1
    follower = (leader + 1) % state.players
    stack = setting_of(state).places.tokens
    facts: dict[str, Fact] = {"tokens": stack}
    kind = "last_without" if state.tokens[leader] == 0 else "last_with"
    rule = "SLK-5.4" if kind == "last_without" else "SLK-5.5"
    events.append(Event(kind, rule, leader, facts, (f"seat:{leader}",)))
    events.append(
        Event("round", "SLK-3.1", follower, {"round": number}, (f"seat:{follower}",)),
    )
    state = replace(
        state,
        phase="bid",
        round=number,
        leader=leader,
        seat=follower,
        tokens=(0,) * state.players,
        stack=stack,
        fresh=(0,) * state.players,
        barterers=_sums(state.barterers, state.fresh),
        left=0,
    )
    return Step(state, tuple(events))


def _sums(some: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([one + other for one, other in zip(some, more, strict=True)])
