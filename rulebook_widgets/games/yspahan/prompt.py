"""One sentence that says what the player to move may do now."""

from __future__ import annotations

from typing import cast

from rulebook_widgets.core.text import _
from rulebook_widgets.games.yspahan.board import QUARTERS
from rulebook_widgets.games.yspahan.listing import board_is_empty, row_is_open
from rulebook_widgets.games.yspahan.moment import asked_owner
from rulebook_widgets.games.yspahan.names import (
    camels_name,
    cubes_name,
    gold_name,
    quarter_name,
    seat_name,
)
from rulebook_widgets.games.yspahan.state import State, View


def prompt(view: View) -> str:
    """Return what the player to move may do, in the reader's language; "" when nobody may."""
    match view.phase:
        case "roll":
            return _("Choose how many yellow dice you buy, and roll.")
        case "white" | "yellow":
            return _("The dice are rolling.")
        case "act":
            return _act(view)
        case "use":
            return _use(view)
        case "place":
            return _place(view)
        case "hoist":
            return _("The hoist lets you place one more cube in this quarter, or do without.")
        case "send":
            return _("Two cubes have to go to the caravan: choose the one that goes first.")
        case "camel":
            text = _("{seat}: pay a camel to keep the cube in its shop, or let it go.")
            return text.format(seat=seat_name(asked_owner(view)))
        case "deal":
            return _("{seat} draws a card.").format(seat=seat_name(view.drawer))
        case "after":
            return _after(view)
    return ""


def _act(view: View) -> str:
    # Of a state these questions need only what a view has as well.
    if board_is_empty(cast(State, view)):
        return _("No dice are left: draw a card.")
    return _("Choose a row of the dice board.")


def _use(view: View) -> str:
    """What the dice taken are good for; all but the row's own action ends with a card given."""
    row = view.taken_row
    if row in QUARTERS:
        return _use_quarter(view, row)
    count = view.taken.dice + view.extra
    what = camels_name(count) if row == "camels" else gold_name(count)
    if view.extra:
        return _("Take {what}.").format(what=what)
    return _("Take {what}, walk the supervisor, or draw a card.").format(what=what)


def _use_quarter(view: View, row: str) -> str:
    quarter = quarter_name(row)
    if not row_is_open(cast(State, view)):
        text = _(
            "No shop of the {quarter} quarter is open to you: walk the supervisor, or draw a card."
        )
    elif view.extra:
        text = _("Place {cubes} in the {quarter} quarter.")
    else:
        text = _("Place {cubes} in the {quarter} quarter, walk the supervisor, or draw a card.")
    return text.format(quarter=quarter, cubes=cubes_name(view.taken.dice + view.extra))


def _place(view: View) -> str:
    quarter = quarter_name(view.taken_row)
    text = _("Place another cube in the {quarter} quarter: {count} left.")
    return text.format(quarter=quarter, count=view.left)


def _after(view: View) -> str:
    if view.built:
        return _("Play a card, or end your turn.")
    return _("Put up a building, play a card, or end your turn.")
