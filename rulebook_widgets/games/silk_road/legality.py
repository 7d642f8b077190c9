"""Why a move is refused: the rule, and what in this position breaks it.

:func:`refusal` and :func:`.listing.legal_moves` answer the same question from two sides: a move is
listed exactly if it is not refused. What is wrong with the moment stands in :mod:`.moment`, what
is wrong with the use of a tile in :mod:`.tile_legality`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rulebook_widgets.core.errors import MoveError
from rulebook_widgets.core.facts import Fact
from rulebook_widgets.core.happening import Refusal, refuse
from rulebook_widgets.games.silk_road import tile_legality as on_tiles
from rulebook_widgets.games.silk_road.board import GOODS
from rulebook_widgets.games.silk_road.board_file import COLOURS, TRICKS
from rulebook_widgets.games.silk_road.chance import fits, partners, pile_number
from rulebook_widgets.games.silk_road.goods import counted
from rulebook_widgets.games.silk_road.moment import RIGHT_PHASES, no_bonus, wrong_moment
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
from rulebook_widgets.games.silk_road.purse import wealth
from rulebook_widgets.games.silk_road.setting import (
    TILES_RULE,
    TRICKS_RULE,
    setting_of,
    tiles_at,
)
from rulebook_widgets.games.silk_road.state import State

MOST_PLAYERS: Final = 6


# ----------------------------------------------------------------------------- asking about a move


def refusal(state: State, move: Move) -> Refusal | None:
    """Return the rule that forbids ``move`` and why, or None if it is allowed.

    Raises:
        MoveError: the move names a good, tile, city or seat that the game does not have.
    """
    kind = type(move)
    for field, known in _FIELDS[kind]:
        known(state, getattr(move, field))
    if state.phase not in RIGHT_PHASES[kind]:
        return wrong_moment(state, move)
    return _JUDGES[kind](state, move)


def _require_good(state: State, good: str) -> None:
    if good not in GOODS:
        raise MoveError(f"Silk Road has no good {good!r}; the goods are: {', '.join(GOODS)}.")


def _require_tile(state: State, tile: str) -> None:
    if tile not in setting_of(state).tile_number:
        raise MoveError(f"Silk Road has no tile {tile!r}; there is, for example, 'sell_silk'.")


def _require_city(state: State, city: str) -> None:
    cities = setting_of(state).board.cities
    if city not in cities:
        known = ", ".join(cities)
        raise MoveError(f"This board has no city {city!r}; its cities are: {known}.")


def _require_seat(state: State, seat: int) -> None:
    if not 0 <= seat < MOST_PLAYERS:
        raise MoveError(f"Silk Road has no seat {seat!r}; seats are 0 to {MOST_PLAYERS - 1}.")


def _require_goods(state: State, goods: str) -> None:
    if counted(goods) is None:
        raise MoveError(f"{goods!r} are no goods; write, for example, 'ivory,silk,silk'.")


_Known = Callable[[State, Any], None]

_FIELDS: Final[dict[type[Move], tuple[tuple[str, _Known], ...]]] = {
    Deal: (("goods", _require_goods),),
    Lay: (("tile", _require_tile),),
    Swap: (("city", _require_city), ("tile", _require_tile)),
    First: (("seat", _require_seat),),
    Steal: (("good", _require_good),),
    Bid: (),
    Pass: (),
    Accept: (),
    Match: (),
    Travel: (("city", _require_city),),
    Printed: (),
    Barter: (),
    Take: (("tile", _require_tile),),
    Hand: (("seat", _require_seat),),
    Crook: (("good", _require_good), ("into", _require_good)),
    Decline: (),
    Sell: (("good", _require_good),),
    Buy: (("good", _require_good),),
    Trade: (("give", _require_good), ("get", _require_good)),
    Give: (("good", _require_good),),
    Receive: (("good", _require_good),),
    Done: (),
    Rob: (("seat", _require_seat),),
    Name: (("good", _require_good),),
    Show: (),
}
"""What the fields of a move must name."""

# -------------------------------------------------------------------------------------- setting up


def _deal(state: State, move: Deal) -> Refusal | None:
    size, drawn = setting_of(state).board.start.goods, counted(move.goods) or ()
    if sum(drawn) != size:
        return refuse("SLK-2.1", "so_many_goods", cubes=size)
    return None if fits(drawn, state.supply) else refuse("SLK-2.1", "not_in_bag")


def _lay(state: State, move: Lay) -> Refusal | None:
    on, pile = setting_of(state), pile_number(state)
    if state.piles[pile][on.tile_number[move.tile]]:
        return None
    rule = (TILES_RULE if state.phase == "lay" else TRICKS_RULE)[state.reverse]
    return refuse(rule, "not_unused", tile=move.tile, colour=COLOURS[pile])


def _swap(state: State, move: Swap) -> Refusal | None:
    on, spot = setting_of(state), f"city:{move.city}"
    number = on.market_number.get(move.city)
    if (number, move.tile) in partners(state):
        return None
    city, rule = on.board.cities[move.city].title, TRICKS_RULE[state.reverse]
    if move.tile in TRICKS:
        return refuse(rule, "swap_forbidden", spot, tile=move.tile)
    if move.city in on.journey.untricked:
        return refuse(rule, "swap_here", spot, city=city)
    if number is None or on.pile_of[move.city] != pile_number(state):
        return refuse(rule, "swap_colour", spot, city=city)
    return refuse(rule, "swap_missing", spot, city=city, tile=move.tile)


def _first(state: State, move: First) -> Refusal | None:
    return _absent(state, "SLK-2.6", move.seat)


def _absent(state: State, rule: str, seat: int) -> Refusal | None:
    """Refuse a seat at which nobody sits in this game."""
    return None if seat < state.players else refuse(rule, "nobody_there", players=state.players)


# ------------------------------------------------------------------------- the leader and the road


def _bid(state: State, move: Bid) -> Refusal | None:
    if move.silver < 1:
        return refuse("SLK-3.1", "bid_at_least_one")
    if move.silver <= state.bid:
        spot = f"seat:{state.bidder}"
        return refuse("SLK-3.1", "bid_higher", spot, silver=state.bid, bidder=state.bidder)
    own = wealth(state, state.seat)
    if move.silver > own:
        return refuse("SLK-3.2", "bid_too_much", f"seat:{state.seat}", own_silver=own)
    return None


def _match(state: State, move: Match) -> Refusal | None:
    own = wealth(state, state.seat)
    if own >= state.bid:
        return None
    spot = f"seat:{state.seat}"
    return refuse("SLK-3.4", "cannot_match", spot, silver=state.bid, own_silver=own)


def _travel(state: State, move: Travel) -> Refusal | None:
    on, here = setting_of(state), state.city
    ways = on.journey.onward[here]
    if move.city in ways:
        return None
    cities = on.board.cities
    facts: dict[str, Fact] = {"city": cities[here].title, "there": cities[move.city].title}
    if move.city == here:
        return Refusal("SLK-4.1", "must_move", {"city": cities[here].title}, (f"city:{here}",))
    backwards = here in on.journey.onward[move.city]
    reason = "against_arrow" if backwards else "no_arrow"
    rule = "SLK-2.7" if backwards and state.reverse else "SLK-4.1"
    spots = tuple([f"city:{city}" for city in ways])
    return Refusal(rule, reason, facts, spots)


# -------------------------------------------------------------------------------------- the market


def _printed(state: State, move: Printed) -> Refusal | None:
    return None if state.bonus else no_bonus(state)


def _barter(state: State, move: Barter) -> Refusal | None:
    seat, spot = state.seat, f"seat:{state.seat}"
    if state.bartered:
        return refuse("SLK-6.11", "one_barterer")
    if not state.barterers[seat]:
        if state.fresh[seat]:
            city = setting_of(state).board.cities[state.city].title
            return refuse("SLK-6.11", "barterer_fresh", spot, city=city)
        return refuse("SLK-6.11", "no_barterer", spot)
    if len(tiles_at(state, state.city)) < 2:
        return refuse("SLK-6.11", "one_tile_left", f"city:{state.city}")
    return None


def _take(state: State, move: Take) -> Refusal | None:
    if move.tile in tiles_at(state, state.city):
        return None
    city = setting_of(state).board.cities[state.city].title
    return refuse("SLK-5.2", "not_here", f"city:{state.city}", tile=move.tile, city=city)


def _hand(state: State, move: Hand) -> Refusal | None:
    seat, turns = move.seat, setting_of(state).places.turns
    if seat >= state.players:
        return _absent(state, "SLK-5.3", seat)
    if seat == state.seat:
        return refuse("SLK-5.3", "hand_to_other", f"seat:{seat}")
    if state.tokens[seat] < turns:
        return None
    rule = "SLK-5.3" if turns == 1 else "SLK-5.5"
    return refuse(rule, "has_tokens", f"seat:{seat}", seat=seat, tokens=state.tokens[seat])


def _always(state: State, move: Move) -> None:
    return None


_JUDGES: Final[dict[type[Move], Callable[[State, Any], Refusal | None]]] = {
    Deal: _deal,
    Lay: _lay,
    Swap: _swap,
    First: _first,
    Bid: _bid,
    Pass: _always,
    Accept: _always,
    Match: _match,
    Travel: _travel,
    Printed: _printed,
    Barter: _barter,
    Take: _take,
    Hand: _hand,
    Decline: _always,
    Crook: on_tiles.crook,
    Sell: on_tiles.sell,
    Buy: on_tiles.buy,
    Trade: on_tiles.trade,
    Give: on_tiles.give,
    Receive: on_tiles.receive,
    Done: on_tiles.done,
    Rob: on_tiles.rob,
    Steal: on_tiles.steal,
    Name: on_tiles.name,
    Show: on_tiles.show,
}
