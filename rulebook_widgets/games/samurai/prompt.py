"""One sentence that says what the player to move may do now."""

from __future__ import annotations

from typing import cast

from rulebook_widgets.core.text import _
from rulebook_widgets.games.samurai.board import HAND_SIZE
from rulebook_widgets.games.samurai.listing import can_play
from rulebook_widgets.games.samurai.names import tile_name
from rulebook_widgets.games.samurai.state import State, View


def prompt(view: View) -> str:
    """Return what the seat to move may do, in the reader's language; "" when nobody may."""
    match view.phase:
        case "hands":
            left = HAND_SIZE - view.hand_sizes[view.seat]
            return _("Pick your opening hand: {count} more.").format(count=left)
        case "figures":
            return _figures(view)
        case "play":
            return _turn(view)
        case "draw":
            return _("Draw tiles until the hand is full again.")
    return ""


def _figures(view: View) -> str:
    board = view.board
    if any(len(view.figures[city]) < board.slots[city] for city in board.cities):
        return _("Choose a figure from the supply, then a city for it.")
    return _("Choose a figure from the supply, then an empty village for it.")


def _turn(view: View) -> str:
    if view.lifted:
        text = _("Play the lifted tile, {tile}, again: choose a free land space.")
        return text.format(tile=tile_name(view.lifted))
    if not _able(view):
        return _("End your turn.") if view.started else _("You have no tile to play, so pass.")
    if not view.started:
        return _("Play a tile: choose one of your tiles, then its place.")
    if view.plain_played:
        return _("Play another tile, if it bears a Japanese character, or end your turn.")
    return _("Play another tile, or end your turn.")


def _able(view: View) -> bool:
    """Whether a tile can be played, as far as these eyes know the hand."""
    if view.hands[view.seat] is None:
        return True
    # Of the state only those parts are asked for that this view has as well.
    return can_play(cast(State, view))
