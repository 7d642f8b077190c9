"""Why a move is refused: the rule, and what in this position breaks it.

:func:`refusal` and :func:`.listing.legal_moves` answer the same question from two sides: a move is
listed exactly if it is not refused.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from rulebook_widgets.core.errors import MoveError
from rulebook_widgets.core.happening import Refusal, refuse
from rulebook_widgets.games.samurai.board import EDO, KINDS, TILES, is_space
from rulebook_widgets.games.samurai.influence import COLUMN
from rulebook_widgets.games.samurai.listing import (
    PLAIN,
    can_play,
    has_free,
    liftable,
    next_open,
    open_cities,
)
from rulebook_widgets.games.samurai.moment import RIGHT_PHASE, wrong_moment
from rulebook_widgets.games.samurai.moves import (
    Draw,
    EndTurn,
    Exchange,
    Keep,
    Move,
    Pass,
    Place,
    Replay,
    Settle,
    Swap,
)
from rulebook_widgets.games.samurai.state import State


def _hex(space: str) -> str:
    return f"hex:{space}"


# ---------------------------------------------------------------------------- asking about a move


def refusal(state: State, move: Move) -> Refusal | None:
    """Return the rule that forbids ``move`` and why, or None if it is allowed.

    Raises:
        MoveError: the move names a tile, figure or space that the game does not have.
    """
    _require_known(move)
    if state.phase == "over":
        return refuse("SAM-6.3", "over")
    if state.phase != RIGHT_PHASE[type(move)]:
        return wrong_moment(state, move)
    if state.lifted and not isinstance(move, Replay):
        return refuse("SAM-2.7", "replay_first", tile=state.lifted)
    return _JUDGES[type(move)](state, move)


@lru_cache(maxsize=1 << 16)
def _require_known(move: Move) -> None:
    match move:
        case Keep(tile) | Draw(tile) if tile not in TILES:
            raise MoveError(f"Samurai has no tile {tile!r}; the tiles are: {', '.join(TILES)}.")
        case Place(tile, space):
            if tile not in TILES:
                raise MoveError(f"Samurai has no tile {tile!r}; the tiles are: {', '.join(TILES)}.")
            _require_space(space)
        case Settle(figure, space):
            _require_figure(figure)
            _require_space(space)
        case Exchange(space) | Replay(space):
            _require_space(space)
        case Swap(figure_one, one, figure_other, other):
            _require_figure(figure_one)
            _require_figure(figure_other)
            _require_space(one)
            _require_space(other)


def _require_space(space: str) -> None:
    if not is_space(space):
        raise MoveError(f"The map of Samurai has no space {space!r}; Edo, for example, is '0,0'.")


def _require_figure(figure: str) -> None:
    if figure not in COLUMN:
        raise MoveError(f"Samurai has no figure {figure!r}; the figures are: {', '.join(KINDS)}.")


def _keep(state: State, move: Keep) -> Refusal | None:
    tile = move.tile
    if tile in state.piles[state.seat]:
        return None
    if state.quick or state.random_hands:
        return refuse("SAM-3.2", "not_in_pile", tile=tile)
    return refuse("SAM-3.1", "already_kept", tile=tile)


def _settle(state: State, move: Settle) -> Refusal | None:
    board, figure, space = state.board, move.figure, move.space
    place = board.place.get(space)
    if place is None:
        return _off_board(state, space) or refuse("SAM-3.3", "no_settlement", _hex(space))
    if sum([figure in there for there in state.figures]) == board.figures:
        return refuse("SAM-3.3", "supply_empty", f"supply:{figure}", figure=figure)
    here = state.figures[place]
    if len(here) == board.slots[place]:
        return refuse("SAM-3.3", "settlement_full", _hex(space), town=space)
    if place in board.villages and (cities := open_cities(state)):
        spots = [_hex(board.settlements[city].space) for city in cities]
        return refuse("SAM-3.3", "cities_first", *spots)
    if figure in here:
        return refuse("SAM-3.4", "same_kind", _hex(space), figure=figure, town=space)
    return _out_of_order(state, space) if state.quick else None


def _out_of_order(state: State, space: str) -> Refusal | None:
    """Say which settlement is due if it is not this one, where figures are dealt (SAM-3.4)."""
    due = state.board.settlements[next_open(state)].space
    return None if space == due else refuse("SAM-3.4", "dealt_in_order", _hex(due), town=due)


def _place(state: State, move: Place) -> Refusal | None:
    tile = move.tile
    blocked = _not_playable(state, tile)
    if blocked is not None:
        return blocked
    terrain = TILES[tile].terrain
    if terrain == "none":
        return refuse("SAM-2.6", "never_placed")
    if terrain == "tile":
        spots = [_hex(state.board.spaces[number]) for number in liftable(state)]
        return refuse("SAM-2.7", "takes_a_place" if spots else "nothing_of_yours", *spots)
    return _cannot_lie(state, tile, move.space)


def _cannot_lie(state: State, tile: str, space: str) -> Refusal | None:
    """Say why a tile may not lie on a space (SAM-2.4, SAM-4.3, SAM-4.4)."""
    board = state.board
    number = board.index.get(space)
    if number is None:
        return _off_board(state, space) or _on_settlement(state, space)
    wanted, terrain = TILES[tile].terrain, board.terrain[space]
    if wanted == "sea" and terrain == "land":
        return refuse("SAM-2.4", "ship_on_land", _hex(space))
    if wanted == "land" and terrain == "sea":
        return refuse("SAM-2.4", "tile_at_sea", _hex(space), tile=tile)
    here = state.tiles[number]
    if here is not None:
        return refuse("SAM-4.4", "occupied", _hex(space), seat=here[0], there=here[1])
    return None


def _on_settlement(state: State, space: str) -> Refusal:
    emptied = not state.figures[state.board.place[space]]
    return refuse("SAM-4.3", "on_emptied" if emptied else "on_settlement", _hex(space), town=space)


def _not_playable(state: State, tile: str) -> Refusal | None:
    """Say why a tile may not be played now wherever it goes (SAM-4.1, SAM-2.5)."""
    if tile not in state.hands[state.seat]:
        return refuse("SAM-4.1", "not_in_hand", tile=tile)
    if state.plain_played and tile in PLAIN:
        return refuse("SAM-2.5", "one_plain_tile", f"hand:{tile}", tile=tile)
    return None


def _off_board(state: State, space: str) -> Refusal | None:
    if space in state.board.index or space in state.board.place:
        return None
    return refuse("SAM-1.3", "not_in_play", players=state.players)


def _exchange(state: State, move: Exchange) -> Refusal | None:
    space = move.space
    blocked = _not_playable(state, "tile_exchange")
    if blocked is not None:
        return blocked
    number = state.board.index.get(space)
    here = None if number is None else state.tiles[number]
    if here is None:
        off = _off_board(state, space)
        return off or refuse("SAM-2.7", "nothing_to_lift", _hex(space))
    if here[0] != state.seat:
        return refuse("SAM-2.7", "not_yours", _hex(space), there=here[1], seat=here[0])
    if here[1] not in PLAIN:
        return refuse("SAM-2.7", "has_character", _hex(space), there=here[1])
    if not has_free(state, "land"):
        return refuse("SAM-2.7", "no_free_land")
    return None


def _replay(state: State, move: Replay) -> Refusal | None:
    if not state.lifted:
        return refuse("SAM-2.7", "nothing_lifted")
    return _cannot_lie(state, state.lifted, move.space)


def _swap(state: State, move: Swap) -> Refusal | None:
    blocked = _not_playable(state, "figure_exchange")
    if blocked is not None:
        return blocked
    ends = ((move.one, move.figure_one), (move.other, move.figure_other))
    for space, figure in ends:
        place = state.board.place.get(space)
        off = _off_board(state, space) if place is None else None
        if off is not None:
            return off
        if place is None or figure not in state.figures[place]:
            return refuse("SAM-2.6", "no_such_figure", _hex(space), figure=figure)
    spots = (_hex(move.one), _hex(move.other))
    if (move.one, move.figure_one) == (move.other, move.figure_other):
        return refuse("SAM-2.6", "one_figure", _hex(move.one), figure=move.figure_one)
    if move.one == move.other:
        return refuse("SAM-2.6", "same_settlement", _hex(move.one), town=move.one)
    if EDO in (move.one, move.other):
        return refuse("SAM-2.6", "edo_is_full", _hex(EDO))
    if move.figure_one == move.figure_other:
        return refuse("SAM-2.6", "same_figures", *spots, figure=move.figure_one)
    return _doubled(state, move.one, move.figure_one, move.figure_other) or _doubled(
        state, move.other, move.figure_other, move.figure_one
    )


def _doubled(state: State, space: str, leaves: str, comes: str) -> Refusal | None:
    stays = list(state.figures[state.board.place[space]])
    stays.remove(leaves)
    if comes in stays:
        return refuse("SAM-3.4", "swap_doubles", _hex(space), figures=comes, town=space)
    return None


def _end(state: State, move: EndTurn) -> Refusal | None:
    if state.started:
        return None
    return refuse("SAM-4.1", "at_least_one" if can_play(state) else "pass_instead")


def _pass(state: State, move: Pass) -> Refusal | None:
    if state.started:
        return refuse("SAM-4.1", "end_instead")
    if can_play(state):
        return refuse("SAM-4.1", "can_play")
    return None


def _draw(state: State, move: Draw) -> Refusal | None:
    if move.tile not in state.piles[state.seat]:
        return refuse("SAM-4.5", "not_in_pile", tile=move.tile)
    return None


_JUDGES: Final[dict[type[Move], Callable[[State, Any], Refusal | None]]] = {
    Keep: _keep,
    Settle: _settle,
    Place: _place,
    Exchange: _exchange,
    Replay: _replay,
    Swap: _swap,
    EndTurn: _end,
    Pass: _pass,
    Draw: _draw,
}
"""Who judges a move of each type, once its moment is right."""
