"""When each kind of move can be made at all, and what is said at the wrong moment."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.happening import Refusal, refuse
from rulebook_widgets.games.yspahan.board import SHOP_NUMBER
from rulebook_widgets.games.yspahan.moves import (
    CARD_MOVES,
    Build,
    Collect,
    Deal,
    Decline,
    Discard,
    Draw,
    EndTurn,
    Move,
    Place,
    Release,
    Roll,
    Save,
    Send,
    Take,
    Walk,
    White,
    Yellow,
)
from rulebook_widgets.games.yspahan.state import Phase, Table

RIGHT_PHASES: Final[dict[type[Move], tuple[Phase, ...]]] = {
    Roll: ("roll",),
    White: ("white",),
    Yellow: ("yellow",),
    Take: ("act",),
    Draw: ("act", "use"),
    Collect: ("use",),
    Walk: ("use",),
    Discard: ("use",),
    Place: ("use", "place", "hoist"),
    Decline: ("hoist",),
    Send: ("send",),
    Save: ("camel",),
    Release: ("camel",),
    Deal: ("deal",),
    Build: ("after",),
    EndTurn: ("after",),
    **{kind: ("roll", "act", "after") for kind in CARD_MOVES},
}
"""The phases in which a move of each type may be allowed."""

CHANCE_PHASES: Final = ("white", "yellow", "deal")


def asked_owner(table: Table) -> int:
    """Return who has to decide, in the phase "camel", whether to pay one (YSP-5.3)."""
    return table.shops[SHOP_NUMBER[table.queue[0]]]


def wrong_moment(table: Table, move: Move) -> Refusal:
    """Say that it is too early or too late for a move, and what comes first."""
    if table.phase == "over":
        return refuse("YSP-7.6", "over")
    if isinstance(move, Discard) and table.phase in ("place", "hoist"):
        return refuse("YSP-6.9", "discard_too_late")
    if isinstance(move, CARD_MOVES):
        return refuse("YSP-6.9", "card_inside_action")
    return _unfinished(table) or _out_of_place(table, move) or _turn_order(table, move)


def _unfinished(table: Table) -> Refusal | None:
    """Say what must be settled before anything else."""
    spots = [f"shop:{shop}" for shop in table.queue]
    match table.phase:
        case "white" | "yellow":
            return refuse("YSP-3.2", "dice_rolling")
        case "deal":
            return refuse(table.draw_rule, "drawing", seat=table.drawer)
        case "camel":
            return refuse("YSP-5.3", "owner_decides", spots[0], seat=asked_owner(table))
        case "send":
            return refuse("YSP-5.2", "name_first", *spots)
        case "place":
            return refuse("YSP-4.3", "cubes_left", cubes=table.left, quarter=table.taken_row)
        case "hoist":
            return refuse("YSP-6.8", "hoist_waits", quarter=table.taken_row)
    return None


def _out_of_place(table: Table, move: Move) -> Refusal | None:
    """Refuse what belongs to a moment that is not now."""
    match move:
        case White() | Yellow():
            return refuse("YSP-3.2", "no_roll_due")
        case Deal():
            return refuse("YSP-6.9", "no_draw_due")
        case Save() | Release():
            return refuse("YSP-5.3", "nobody_asked")
        case Send():
            return refuse("YSP-5.2", "nothing_to_name")
        case Decline():
            return refuse("YSP-6.8", "no_hoist_due")
        case Roll() if table.phase != "roll":
            return refuse("YSP-3.2", "rolled_already", seat=table.order[0])
    return None


def _turn_order(table: Table, move: Move) -> Refusal:
    """Tell the order of a turn: roll, take a group, use it, build."""
    match table.phase:
        case "roll":
            return refuse("YSP-3.2", "roll_first")
        case "after":
            return refuse("YSP-3.5", "acted_already")
        case "use":
            return refuse("YSP-4.1", "use_first", row=table.taken_row)
    if isinstance(move, Build):
        return refuse("YSP-6.1", "act_before_building")
    if isinstance(move, EndTurn):
        return refuse("YSP-3.5", "act_before_end")
    if isinstance(move, Discard):
        return refuse("YSP-6.9", "discard_with_group")
    return refuse("YSP-4.1", "take_first")


def out_of_turn(table: Table) -> Refusal:
    """Return the refusal for a seat that would move while another, or chance, is the actor."""
    match table.phase:
        case "over":
            return refuse("YSP-7.6", "over")
        case "white" | "yellow":
            return refuse("YSP-3.2", "dice_rolling")
        case "deal":
            return refuse(table.draw_rule, "drawing", seat=table.drawer)
        case "camel":
            shop = table.queue[0]
            return refuse("YSP-5.3", "owner_decides", f"shop:{shop}", seat=asked_owner(table))
    return refuse("YSP-3.5", "not_your_turn", seat=table.seat)
