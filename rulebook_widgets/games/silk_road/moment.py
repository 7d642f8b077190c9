"""When each kind of move can be made at all, and what is said at the wrong moment."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.happening import Refusal, refuse
from rulebook_widgets.games.silk_road.moves import (
    CHANCE_MOVES,
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
from rulebook_widgets.games.silk_road.setting import TILES_RULE, TRICKS_RULE, setting_of
from rulebook_widgets.games.silk_road.state import Phase, Table

RIGHT_PHASES: Final[dict[type[Move], tuple[Phase, ...]]] = {
    Deal: ("deal",),
    Lay: ("lay", "replace"),
    Swap: ("swap",),
    First: ("first",),
    Steal: ("steal",),
    Bid: ("bid",),
    Pass: ("bid",),
    Accept: ("choose",),
    Match: ("choose",),
    Travel: ("travel",),
    Printed: ("market",),
    Barter: ("market",),
    Take: ("market",),
    Hand: ("hand",),
    Crook: ("use",),
    Decline: ("use",),
    Sell: ("use", "sell"),
    Buy: ("use", "buy"),
    Trade: ("use", "trade"),
    Give: ("use", "give"),
    Receive: ("receive",),
    Done: ("sell", "buy", "trade", "give"),
    Rob: ("use",),
    Name: ("use",),
    Show: ("show",),
}
"""The phases in which a move of each type may be allowed."""

SETTING_UP: Final = ("deal", "lay", "replace", "swap", "first")
"""The phases before the first round, all of them chance."""

CHANCE_PHASES: Final = (*SETTING_UP, "steal")
"""The phases in which chance is due."""

_LAST_CALL: Final[dict[type[Move], Phase]] = {Lay: "swap", Swap: "swap", First: "first"}
"""Until which phase of the set-up what chance does there is still to come, or comes in its turn."""

_UNDER_WAY: Final = ("sell", "buy", "trade", "give")


def wrong_moment(table: Table, move: Move) -> Refusal:
    """Say that it is too early or too late for a move, and what comes first."""
    if table.phase == "over":
        return refuse("SLK-7.1", "over")
    if isinstance(move, CHANCE_MOVES):
        return _no_chance(table, move)
    return _too_late(table, move) or what_is_due(table)


def _no_chance(table: Table, move: Move) -> Refusal:
    """Refuse what only chance does, when it is not chance's turn, or too early in the set-up."""
    last = _LAST_CALL.get(type(move))
    if last and table.phase in SETTING_UP[: SETTING_UP.index(last) + 1]:
        return what_is_due(table)
    match move:
        case Deal():
            return refuse("SLK-2.1", "no_deal")
        case Lay():
            return refuse("SLK-2.2", "no_laying")
        case Swap():
            return refuse("SLK-2.4", "no_swap")
        case First():
            return refuse("SLK-2.6", "no_first")
    return refuse("SLK-6.6", "no_theft")


def _too_late(table: Table, move: Move) -> Refusal | None:
    """Refuse what belongs to an earlier moment of the same turn."""
    if table.phase in SETTING_UP:
        return None
    rule = action_rule(table)
    match move:
        case Bid() | Pass():
            return refuse("SLK-3.1", "bids_over")
        case Travel() if table.phase not in ("bid", "choose"):
            return refuse("SLK-4.1", "moved_already")
        case Printed() if table.tile or table.phase == "hand":
            return no_bonus(table)
        case Barter() if table.phase == "hand" or (table.tile and not table.printed):
            return refuse("SLK-6.11", "barter_late")
        case Crook() if table.phase in (*_UNDER_WAY, "receive") and table.kinds:
            return refuse("SLK-6.10", "crook_late", tile=table.tile)
        case Crook() if table.tile and not table.kinds:
            return refuse("SLK-6.10", "no_kind_shown", tile=table.tile)
        case Decline() if table.phase in (*_UNDER_WAY, "receive", "show"):
            return refuse(rule, "begun", tile=table.tile)
        case Done() if table.phase == "use":
            return refuse(rule, "not_begun", tile=table.tile)
    return None


def no_bonus(table: Table) -> Refusal:
    """Say why the printed action cannot be used now, or not again (SLK-5.1)."""
    city, spot = setting_of(table).board.cities[table.city], f"city:{table.city}"
    if not city.printed:
        return refuse("SLK-5.1", "nothing_printed", spot, city=city.title)
    if table.seat != table.leader:
        return refuse("SLK-5.1", "printed_for_leader", spot, seat=table.leader)
    if table.phase == "hand" or (table.tile and not table.printed):
        return refuse("SLK-5.1", "printed_late")
    return refuse("SLK-5.1", "printed_once", spot)


def action_rule(table: Table) -> str:
    """Return the rule by which the action in use may be declined: that of a tile or a bonus."""
    return "SLK-5.1" if table.printed else "SLK-5.2"


def what_is_due(table: Table) -> Refusal:
    """Say what has to be done now, before anything else."""
    seat, rule = table.seat, action_rule(table)
    match table.phase:
        case "bid":
            return refuse("SLK-3.1", "bid_first", seat=seat)
        case "choose":
            return refuse("SLK-3.4", "choose_first", seat=seat, silver=table.bid)
        case "travel":
            return refuse("SLK-4.1", "travel_first", seat=seat)
        case "market":
            return refuse("SLK-5.2", "take_first", f"city:{table.city}", seat=seat)
        case "use":
            return refuse(rule, "use_first", tile=table.tile)
        case "show":
            return refuse("SLK-6.7", "show_first", good=table.named, seat=seat)
        case "hand":
            return refuse("SLK-5.3", "hand_first", seat=seat)
    return _unfinished(table)


def _unfinished(table: Table) -> Refusal:
    """Say what chance or the tile in use still has to do."""
    laid, kept_out = TILES_RULE[table.reverse], TRICKS_RULE[table.reverse]
    match table.phase:
        case "deal":
            return refuse("SLK-2.1", "dealing")
        case "lay":
            return refuse(laid, "laying")
        case "replace" | "swap":
            return refuse(kept_out, "keeping_out")
        case "first":
            return refuse("SLK-2.6", "choosing_first")
        case "steal":
            return refuse("SLK-6.6", "stealing", seat=table.seat)
    rule = setting_of(table).board.tiles[table.tile].rule
    if table.phase == "receive":
        return refuse(rule, "receive_first", cubes=table.due)
    return refuse(rule, "finish_first", tile=table.tile)


def out_of_turn(table: Table) -> Refusal:
    """Return the refusal for a seat that would move while another, or chance, is the actor."""
    if table.phase == "over":
        return refuse("SLK-7.1", "over")
    if table.phase in CHANCE_PHASES or table.phase in ("bid", "choose", "travel", "show"):
        return what_is_due(table)
    return refuse("SLK-5.3", "not_your_turn", f"seat:{table.seat}", seat=table.seat)
