"""Which moves the rules allow, and why the others are refused.

:func:`refusal` and :func:`legal_moves` answer the same question from two sides: a move is listed
exactly if it is not refused.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Final, TypeVar

from rulebook_widgets.core.errors import MoveError
from rulebook_widgets.core.facts import Fact
from rulebook_widgets.core.happening import Refusal
from rulebook_widgets.games.samurai.board import EDO, KINDS, TILES, board_for, is_space
from rulebook_widgets.games.samurai.influence import COLUMN, on_board
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
    swap,
)
from rulebook_widgets.games.samurai.state import Phase, State

_Onto = TypeVar("_Onto", Exchange, Replay)

PLAIN: Final = frozenset(tile_id for tile_id, tile in TILES.items() if not tile.character)
"""The types of tiles without a Japanese character (SAM-2.5)."""


def _no(rule: str, reason: str, *spots: str, **facts: Fact) -> Refusal:
    return Refusal(rule, reason, facts, spots)


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
        return _no("SAM-6.3", "over")
    if state.phase != _PHASE_OF[type(move)]:
        return _wrong_phase(state, move)
    match move:
        case Place(tile, space):
            return _held_back(state) or _place(state, tile, space)
        case EndTurn():
            return _held_back(state) or _end(state)
        case Draw(tile):
            return _draw(state, tile)
        case Keep(tile):
            return _keep(state, tile)
        case Settle(figure, space):
            return _settle(state, figure, space)
        case Swap():
            return _held_back(state) or _swap(state, move)
        case Exchange(space):
            return _held_back(state) or _exchange(state, space)
        case Replay(space):
            return _replay(state, space)
        case Pass():
            return _held_back(state) or _pass(state)


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


def _wrong_phase(state: State, move: Move) -> Refusal:
    if state.phase == "draw":
        return _no("SAM-4.5", "drawing", seat=state.seat)
    if state.phase == "hands":
        return _no("SAM-3.1", "hands_first")
    if state.phase == "figures":
        return _no("SAM-3.3", "figures_first")
    if isinstance(move, Keep):
        return _no("SAM-3.1", "hand_chosen")
    if isinstance(move, Settle):
        return _no("SAM-3.3", "figures_placed")
    return _no("SAM-4.5", "draw_later")


def _held_back(state: State) -> Refusal | None:
    """Say that a lifted tile must be played before anything else (SAM-2.7)."""
    return _no("SAM-2.7", "replay_first", tile=state.lifted) if state.lifted else None


def _keep(state: State, tile: str) -> Refusal | None:
    if tile not in state.piles[state.seat]:
        return _no("SAM-3.1", "already_kept", tile=tile)
    return None


def _settle(state: State, figure: str, space: str) -> Refusal | None:
    board = state.board
    place = board.place.get(space)
    if place is None:
        return _off_board(state, space) or _no("SAM-3.3", "no_settlement", _hex(space))
    if on_board(state.figures)[COLUMN[figure]] == board.figures:
        return _no("SAM-3.3", "supply_empty", f"supply:{figure}", figure=figure)
    here = state.figures[place]
    if len(here) == board.slots[place]:
        return _no("SAM-3.3", "settlement_full", _hex(space), town=space)
    open_cities = [c for c in board.cities if len(state.figures[c]) < board.slots[c]]
    if open_cities and place not in open_cities:
        spots = [_hex(board.settlements[city].space) for city in open_cities]
        return _no("SAM-3.3", "cities_first", *spots, town=space)
    if figure in here:
        return _no("SAM-3.4", "same_kind", _hex(space), figure=figure, town=space)
    if state.quick and place != _next_open(state):
        return _no("SAM-3.3", "dealt_in_order", _hex(space))
    return None


def _place(state: State, tile: str, space: str) -> Refusal | None:
    blocked = _not_playable(state, tile)
    if blocked is not None:
        return blocked
    terrain = TILES[tile].terrain
    if terrain == "none":
        return _no("SAM-2.6", "never_placed", tile=tile)
    if terrain == "tile":
        return _no("SAM-2.7", "takes_a_place", tile=tile)
    return _cannot_lie(state, tile, space)


def _cannot_lie(state: State, tile: str, space: str) -> Refusal | None:
    """Say why a tile may not lie on a space (SAM-2.4, SAM-4.3, SAM-4.4)."""
    board = state.board
    number = board.index.get(space)
    if number is None:
        off = _off_board(state, space)
        return off or _no("SAM-4.3", "on_settlement", _hex(space), town=space)
    wanted, terrain = TILES[tile].terrain, board.terrain[space]
    if wanted == "sea" and terrain == "land":
        return _no("SAM-2.4", "ship_on_land", _hex(space), tile=tile)
    if wanted == "land" and terrain == "sea":
        return _no("SAM-2.4", "tile_at_sea", _hex(space), tile=tile)
    here = state.tiles[number]
    if here is not None:
        return _no("SAM-4.4", "occupied", _hex(space), seat=here[0], there=here[1])
    return None


def _not_playable(state: State, tile: str) -> Refusal | None:
    """Say why a tile may not be played now wherever it goes (SAM-4.1, SAM-2.5)."""
    if tile not in state.hands[state.seat]:
        return _no("SAM-4.1", "not_in_hand", tile=tile)
    if state.plain_played and tile in PLAIN:
        return _no("SAM-2.5", "one_plain_tile", f"hand:{tile}", tile=tile)
    return None


def _off_board(state: State, space: str) -> Refusal | None:
    if space in state.board.index or space in state.board.place:
        return None
    return _no("SAM-1.3", "not_in_play", players=state.players)


def _exchange(state: State, space: str) -> Refusal | None:
    blocked = _not_playable(state, "tile_exchange")
    if blocked is not None:
        return blocked
    number = state.board.index.get(space)
    here = None if number is None else state.tiles[number]
    if here is None:
        off = _off_board(state, space)
        return off or _no("SAM-2.7", "nothing_to_lift", _hex(space))
    if here[0] != state.seat:
        return _no("SAM-2.7", "not_yours", _hex(space), there=here[1], seat=here[0])
    if here[1] not in PLAIN:
        return _no("SAM-2.7", "has_character", _hex(space), there=here[1])
    if not _has_free(state, "land"):
        return _no("SAM-2.7", "no_free_land")
    return None


def _replay(state: State, space: str) -> Refusal | None:
    if not state.lifted:
        return _no("SAM-2.7", "nothing_lifted")
    return _cannot_lie(state, state.lifted, space)


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
            return _no("SAM-2.6", "no_such_figure", _hex(space), figure=figure)
    spots = (_hex(move.one), _hex(move.other))
    if move.one == move.other:
        return _no("SAM-2.6", "same_settlement", *spots, town=move.one)
    if EDO in (move.one, move.other):
        return _no("SAM-2.6", "edo_is_full", _hex(EDO))
    if move.figure_one == move.figure_other:
        return _no("SAM-2.6", "same_figures", *spots, figure=move.figure_one)
    return _doubled(state, move.one, move.figure_one, move.figure_other) or _doubled(
        state, move.other, move.figure_other, move.figure_one
    )


def _doubled(state: State, space: str, leaves: str, comes: str) -> Refusal | None:
    stays = list(state.figures[state.board.place[space]])
    stays.remove(leaves)
    if comes in stays:
        return _no("SAM-3.4", "swap_doubles", _hex(space), figure=comes, town=space)
    return None


def _end(state: State) -> Refusal | None:
    if not state.started:
        return _no("SAM-4.1", "at_least_one")
    return None


def _pass(state: State) -> Refusal | None:
    if state.started:
        return _no("SAM-4.1", "end_instead")
    if can_play(state):
        return _no("SAM-4.1", "can_play")
    return None


def _draw(state: State, tile: str) -> Refusal | None:
    if tile not in state.piles[state.seat]:
        return _no("SAM-4.5", "not_in_pile", tile=tile)
    return None


_PHASE_OF: Final[dict[type[Move], Phase]] = {
    Keep: "hands",
    Settle: "figures",
    Draw: "draw",
    Place: "play",
    Exchange: "play",
    Replay: "play",
    Swap: "play",
    EndTurn: "play",
    Pass: "play",
}

# ------------------------------------------------------------------------------ listing the moves


def legal_moves(state: State) -> list[Move]:
    """Return every move that :func:`refusal` allows, each once."""
    if state.phase == "play":
        return _turn_moves(state)
    if state.phase == "hands":
        return [Keep(tile) for tile in dict.fromkeys(state.piles[state.seat])]
    if state.phase == "figures":
        return list(_settlings(state))
    if state.phase == "draw":
        return [Draw(tile) for tile in dict.fromkeys(state.piles[state.seat])]
    return []


def _settlings(state: State) -> Iterator[Settle]:
    board = state.board
    out = on_board(state.figures)
    supply = [kind for kind in KINDS if out[COLUMN[kind]] < board.figures]
    for place in _open_places(state):
        for kind in supply:
            if kind not in state.figures[place]:
                yield Settle(kind, board.settlements[place].space)


def _open_places(state: State) -> list[int]:
    board = state.board
    if state.quick:
        return [_next_open(state)]
    cities = [c for c in board.cities if len(state.figures[c]) < board.slots[c]]
    return cities or [v for v in board.villages if not state.figures[v]]


def _next_open(state: State) -> int:
    """Return the settlement at which dealing at random goes on: cities first (SAM-3.4)."""
    slots = state.board.slots
    return next(n for n, here in enumerate(state.figures) if len(here) < slots[n])


def _turn_moves(state: State) -> list[Move]:
    if state.lifted:
        replays = _moves_onto(Replay, state.players)
        return [replays[number] for number in _free(state, "land")]
    moves: list[Move] = []
    free: dict[str, list[int]] = {}
    for tile in dict.fromkeys(state.hands[state.seat]):
        if state.plain_played and tile in PLAIN:
            continue
        terrain = TILES[tile].terrain
        if terrain == "none":
            moves += _swaps(state)
        elif terrain == "tile":
            moves += _exchanges(state)
        else:
            if terrain not in free:
                free[terrain] = list(_free(state, terrain))
            onto = _places(tile, state.players)
            moves += [onto[number] for number in free[terrain]]
    if state.started:
        moves.append(EndTurn())
    elif not moves:
        moves.append(Pass())
    return moves


def _free(state: State, terrain: str) -> Iterator[int]:
    """Yield the numbers of the empty spaces of a terrain."""
    board = state.board
    land = board.land_count
    first, last = (0, land) if terrain == "land" else (land, len(board.spaces))
    tiles = state.tiles
    return (number for number in range(first, last) if tiles[number] is None)


def _has_free(state: State, terrain: str) -> bool:
    return next(_free(state, terrain), None) is not None


def _exchanges(state: State) -> list[Exchange]:
    if not _has_free(state, "land"):
        return []
    seat = state.seat
    onto = _moves_onto(Exchange, state.players)
    return [
        onto[number]
        for number, here in enumerate(state.tiles)
        if here is not None and here[0] == seat and here[1] in PLAIN
    ]


def _swaps(state: State) -> list[Swap]:
    figures, towns = state.figures, state.board.settlements
    held = [(towns[n].space, figures[n]) for n in range(1, len(towns)) if figures[n]]
    swaps: list[Swap] = []
    for (one, here), (other, there) in combinations(held, 2):
        for mine in here:
            for theirs in there:
                if theirs not in here and mine not in there:
                    swaps.append(swap(mine, one, theirs, other))
    return swaps


def can_play(state: State) -> bool:
    """Tell whether any tile in hand can be played (SAM-4.1)."""
    for tile in state.hands[state.seat]:
        if state.plain_played and tile in PLAIN:
            continue
        terrain = TILES[tile].terrain
        if terrain == "none":
            possible = bool(_swaps(state))
        elif terrain == "tile":
            possible = bool(_exchanges(state))
        else:
            possible = _has_free(state, terrain)
        if possible:
            return True
    return False


@cache
def _places(tile: str, players: int) -> tuple[Place, ...]:
    return tuple(Place(tile, space) for space in board_for(players).spaces)


@cache
def _moves_onto(kind: type[_Onto], players: int) -> tuple[_Onto, ...]:
    return tuple(kind(space) for space in board_for(players).spaces)
