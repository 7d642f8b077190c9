"""Positions built by hand, for lessons, tests and teachers."""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from rulebook_widgets.core.errors import PositionError
from rulebook_widgets.core.position_facts import SeatKey, a_seat, amounts, flag, whole_number
from rulebook_widgets.games.silk_road.board import BOARD_IDS
from rulebook_widgets.games.silk_road.position_goods import kinds, with_goods
from rulebook_widgets.games.silk_road.position_tiles import visited, with_tiles
from rulebook_widgets.games.silk_road.purse import GOLD_WORTH, wealth
from rulebook_widgets.games.silk_road.setting import setting_of, tiles_at
from rulebook_widgets.games.silk_road.setup import first_state
from rulebook_widgets.games.silk_road.state import Phase, State

_MOMENTS: Final[tuple[Phase, ...]] = ("bid", "choose", "travel", "market")

RICHEST: Final = 999
"""The most silver that the coins of a seat may be worth: every bid up to it is a move."""


def build(
    players: int = 4,
    board: str = BOARD_IDS[0],
    reverse: bool = False,
    moment: str | None = None,
    city: str | None = None,
    pawn: int = 0,
    leader: int | None = None,
    turn: int | None = None,
    bid: int = 0,
    bidder: int | None = None,
    round: int | None = None,
    tiles: Mapping[str, Sequence[str]] | None = None,
    tokens: Mapping[SeatKey, int] | None = None,
    bonus: bool | None = None,
    goods: Mapping[SeatKey, Mapping[str, int]] | None = None,
    gold: Mapping[SeatKey, int] | None = None,
    silver: Mapping[SeatKey, int] | None = None,
    supply: Mapping[str, int] | None = None,
    viziers: Sequence[str] = (),
    owed: Sequence[str] = (),
    crooks: Mapping[SeatKey, int] | None = None,
    barterers: Mapping[SeatKey, int] | None = None,
    fresh: Mapping[SeatKey, int] | None = None,
) -> State:
    """Build a position in which a player is to bid, to choose, to travel or to take a tile.

    Args:
        players: how many play, 3 to 6.
        board: the option of that name.
        reverse: the option of that name.
        moment: "bid", "choose" as leader, "travel", or "market" before a tile is taken. By default
            "market" if something is said of the market, "choose" if there is a bidder and not
            whose turn it is, else "bid".
        city: where the caravan is; by default at the start, or at the first city that is named or
            has a market.
        pawn: who has the pawn.
        leader: who brought the caravan to this market; by default who has the pawn.
        turn: who is to bid; by default who sits left of the leader.
        bid: the highest bid so far, in silver.
        bidder: who made it.
        round: the number of the round.
        tiles: tiles by city: ``{"lanzhou": ["thief", "sell_silk"]}``. What is not named is laid
            out from the tiles that are left; cities on the way here are empty.
        tokens: the turn tokens that lie in front of seats.
        bonus: whether the printed action can still be used; by default if no turn has been taken.
        goods: goods by seat: ``{0: {"ivory": 2}}``, else none.
        gold: gold coins by seat, else as at the start.
        silver: silver coins by seat, else as at the start.
        supply: how many goods of a kind are in the supply: ``{"spices": 0}``. The rest of the kind
            is then behind the screens of which ``goods`` says nothing.
        viziers: the kinds that viziers have named.
        owed: those of them on whose tiles the good is still missing.
        crooks: crooks kept, by seat.
        barterers: barterers kept that can be used, by seat.
        fresh: barterers that were taken in this city, by seat.

    Raises:
        PositionError: a fact is impossible, or the facts contradict each other.

    >>> state = build(tiles={"lanzhou": ["thief"]}, goods={1: {"silk": 2}})
    >>> state.phase, state.city, state.goods[1]
    ('market', 'lanzhou', (0, 2, 0, 0, 0))
    """
    state = _set_up(players, board, reverse)
    spoken = bool(tokens or fresh or tiles) or bonus is not None
    state = replace(state, phase=_moment(moment, spoken, bidder is not None and turn is None))
    state = replace(state, city=_city(state, city, tiles or {}), holder=a_seat(pawn, players))
    state = replace(
        state,
        tokens=amounts(tokens, players, "tokens", 0),
        crooks=amounts(crooks, players, "crooks", 0),
        barterers=amounts(barterers, players, "barterers", 0),
        fresh=amounts(fresh, players, "fresh", 0),
        viziers=kinds(viziers, "viziers"),
        owed=kinds(owed, "owed"),
    )
    state = with_tiles(state, tiles or {})
    state = with_goods(state, goods, supply)
    state = _with_coins(state, gold, silver)
    state = replace(state, leader=state.holder if leader is None else a_seat(leader, players))
    state = _with_pawn(state)
    state = _with_bids(state, turn, bid, bidder)
    return replace(state, round=_round(state, round), bonus=_bonus(state, bonus))


FACTS: Final = tuple(inspect.signature(build).parameters)
"""The names of the facts of a position."""


def _set_up(players: int, board: str, reverse: bool) -> State:
    """Return the set-up before anything is drawn, from which the facts lead on."""
    if not isinstance(board, str):
        raise PositionError(f"board: {board!r} should be a text.")
    return first_state(players, {"board": board, "reverse": flag(reverse, "reverse")})


def _moment(moment: str | None, spoken: bool, chosen: bool) -> Phase:
    if moment is None:
        return "market" if spoken else "choose" if chosen else "bid"
    phase = next((known for known in _MOMENTS if known == moment), None)
    if phase is None:
        raise PositionError(f"moment: {moment!r} is none of: {', '.join(_MOMENTS)}.")
    return phase


def _city(state: State, city: str | None, tiles: Mapping[str, Sequence[str]]) -> str:
    on, phase = setting_of(state), state.phase
    markets = on.journey.markets
    if city is None:
        if phase != "market":
            return on.journey.start
        return next(iter([name for name in tiles if name in markets]), markets[0])
    if city not in on.board.cities:
        known = ", ".join(on.board.cities)
        raise PositionError(f"city: this board has no {city!r}; its cities are: {known}.")
    if phase == "market" and city not in markets:
        raise PositionError(f"city: there is no market at {city!r}.")
    if city == on.journey.finish:
        raise PositionError(f"city: the game ends at {city!r}.")
    return city


def _with_coins(
    state: State, gold: Mapping[SeatKey, int] | None, silver: Mapping[SeatKey, int] | None
) -> State:
    """Give everybody coins; what is more than at the start the bank has paid."""
    players, start = state.players, setting_of(state).board.start
    at_start = players * (start.gold * GOLD_WORTH + start.silver)
    state = replace(
        state,
        gold=amounts(gold, players, "gold", start.gold),
        silver=amounts(silver, players, "silver", start.silver),
    )
    owned = [wealth(state, seat) for seat in range(players)]
    if max(owned) > RICHEST:
        raise PositionError(f"gold, silver: nobody owns coins worth more than {RICHEST} silver.")
    return replace(state, paid_out=sum(owned) - at_start)


def _with_pawn(state: State) -> State:
    """Put the tokens that are not laid with the pawn; at a market one tile is to be taken."""
    places, laid = setting_of(state).places, state.tokens
    stack = places.tokens - sum(laid)
    if state.phase != "market":
        if any(laid):
            raise PositionError("tokens: they are laid at the market, and gathered after it.")
        return replace(state, stack=stack)
    if max(laid) > places.turns:
        raise PositionError(f"tokens: nobody has more than {places.turns} in front of them.")
    if laid[state.holder] == places.turns:
        raise PositionError("tokens: who has the pawn must be able to take one more.")
    here = len(tiles_at(state, state.city))
    if not 0 < here <= stack:
        raise PositionError(
            f"tiles: {here} here; there is at least one, and no more than tokens with the pawn."
        )
    return replace(state, stack=stack, left=1)


def _with_bids(state: State, turn: int | None, bid: int, bidder: int | None) -> State:
    """Say who acts, the highest bid and whose it is."""
    phase, players, holder = state.phase, state.players, state.holder
    bidding = phase in ("bid", "choose")
    if bool(bid) != (bidder is not None) or (bid and not bidding):
        raise PositionError("bid and bidder: name both while there are bids, else neither.")
    if phase == "choose" and bidder is None:
        raise PositionError("moment: the leader chooses when there is a bid; name bid and bidder.")
    seat = holder
    if phase == "bid":
        seat = (holder + 1) % players if turn is None else a_seat(turn, players)
    elif turn is not None and turn != holder:
        raise PositionError("turn: only bids go round; else it is the turn of who has the pawn.")
    if seat == holder and phase == "bid":
        raise PositionError("turn: the leader does not bid.")
    if bidder is None:
        return replace(state, seat=seat)
    who = a_seat(bidder, players)
    asked = [(holder + step) % players for step in range(1, players)]
    if who == holder or (phase == "bid" and asked.index(who) >= asked.index(seat)):
        raise PositionError("bidder: this seat has not been asked yet.")
    worth = wealth(state, who)
    if whole_number(bid, "bid", 1) > worth:
        raise PositionError(f"bid: seat {who} owns no more than {worth} silver.")
    return replace(state, seat=seat, bid=bid, bidder=who)


def _round(state: State, number: int | None) -> int:
    """Return the number of the round; by default there was one for each market on the way here."""
    if number is None:
        return len(visited(setting_of(state), state.city)) + 1
    return whole_number(number, "round", 1)


def _bonus(state: State, bonus: bool | None) -> bool:
    first = not any(state.tokens) and state.leader == state.holder
    printed = setting_of(state).board.cities[state.city].printed
    there = state.phase == "market" and bool(printed) and first
    if bonus is None:
        return there
    if flag(bonus, "bonus") and not there:
        raise PositionError("bonus: the leader has it before the first tile, where one is printed.")
    return bonus
