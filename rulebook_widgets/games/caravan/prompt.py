"""One sentence that says what the player to move may do now."""

from __future__ import annotations

from typing import cast

from rulebook_widgets.core.text import _
from rulebook_widgets.games.caravan.board import board_of
from rulebook_widgets.games.caravan.listing import legal_moves
from rulebook_widgets.games.caravan.moves import Carry, PickUp, Steal
from rulebook_widgets.games.caravan.names import actions_name
from rulebook_widgets.games.caravan.state import State, View, good_of


def prompt(view: View) -> str:
    """Return what the player to move may do, in the reader's language; "" when nobody may."""
    match view.phase:
        case "goods":
            return _("The first goods are being laid out.")
        case "start":
            return _("The starting player is being drawn.")
        case "markers" | "refill":
            return _("New goods come out of the bag.")
        case "play":
            return _act(view).format(actions=actions_name(view.left))
    return ""


def _act(view: View) -> str:
    """What is worth a thought, the best first: legal moves need of a state what a view has too."""
    moves = legal_moves(cast(State, view))
    if any([isinstance(move, Carry) and _delivers(view, move) for move in moves]):
        if view.ending:
            return _("You can deliver, and that ends the game. You have {actions} left.")
        return _("You can deliver: choose a good, then its city. You have {actions} left.")
    if any([isinstance(move, PickUp) for move in moves]):
        return _("You can load: choose a good where your camel stands. You have {actions} left.")
    if any([isinstance(move, Steal) for move in moves]):
        return _(
            "You can steal: choose a rival's good where your camel stands. You have {actions} left."
        )
    if any([isinstance(move, Carry) for move in moves]):
        return _("Move a good along your camels, or bring another camel. You have {actions} left.")
    return _("Bring a camel: choose an empty one, then any space. You have {actions} left.")


def _delivers(view: View, move: Carry) -> bool:
    city = board_of(view.board).city_at.get(move.space)
    return city is not None and city.good == good_of(move.load)
