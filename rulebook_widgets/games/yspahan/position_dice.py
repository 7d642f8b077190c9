"""The dice board of a position built by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rulebook_widgets.core.errors import PositionError
from rulebook_widgets.games.yspahan.board import DICE_ROWS, ROW_NUMBER, WHITE_DICE, YELLOW_DICE
from rulebook_widgets.games.yspahan.dice import FACES, sort_dice
from rulebook_widgets.games.yspahan.state import NO_DICE, Row

USUAL: Final = (1, 1, 2, 3, 3, 4, 5, 6, 6)
"""A roll that fills every row, for positions that name no dice."""


def dice_board(
    rows: Mapping[str, Sequence[int]] | None, yellow: Mapping[str, int] | None, takers: int
) -> tuple[Row, ...]:
    """Return the six rows.

    Args:
        rows: the dice in each row; None for what is left of a usual roll.
        yellow: how many of them are yellow.
        takers: how many players have taken a group today.

    Raises:
        PositionError: no roll leads to this.
    """
    if rows is None:
        if yellow:
            raise PositionError("yellow: name the rows too.")
        return (*sort_dice(USUAL)[: len(DICE_ROWS) - takers], *[NO_DICE] * takers)
    board = [NO_DICE] * len(DICE_ROWS)
    for row, dice in rows.items():
        board[_number_of(row)] = _row(row, dice, (yellow or {}).get(row, 0))
    for row in yellow or {}:
        _number_of(row)
        if row not in rows:
            raise PositionError(f"yellow: no dice are named for the row {row!r}.")
    _need_possible(tuple(board), takers)
    return tuple(board)


def _number_of(row: str) -> int:
    if row not in ROW_NUMBER:
        raise PositionError(f"rows: {row!r} is no row; the rows are: {', '.join(ROW_NUMBER)}.")
    return ROW_NUMBER[row]


def _row(row: str, dice: Sequence[int], yellow: int) -> Row:
    if any(type(value) is not int or value not in FACES for value in dice):
        raise PositionError(f"rows: {list(dice)!r} should be numbers from 1 to 6.")
    if len(set(dice)) > 1:
        raise PositionError(f"rows: all dice of the row {row!r} show the same value.")
    if type(yellow) is not int or not 0 <= yellow <= len(dice):
        raise PositionError(f"yellow: {yellow!r} of the {len(dice)} dice of the row {row!r}?")
    return Row(dice[0], len(dice) - yellow, yellow) if dice else NO_DICE


def _need_possible(board: tuple[Row, ...], takers: int) -> None:
    """Refuse a dice board that no roll leads to after so many players took a group."""
    white, yellow = sum(row.white for row in board), sum(row.yellow for row in board)
    if yellow > YELLOW_DICE or white > WHITE_DICE:
        raise PositionError(
            f"rows: {white} white and {yellow} yellow dice; there are only {WHITE_DICE} and "
            f"{YELLOW_DICE}."
        )
    groups = [row for row in board if row.value]
    values = [row.value for row in groups]
    if values != sorted(set(values)):
        raise PositionError("rows: values go up from the bottom row to the top row (YSP-3.3).")
    if takers:
        _need_taken(groups, white, yellow, takers)
    elif white < WHITE_DICE:
        raise PositionError(f"rows: nobody has taken dice, so {WHITE_DICE} white ones lie here.")
    elif board != _sorted_again(board):
        raise PositionError("rows: before the first group is taken no row is skipped (YSP-3.3).")


def _need_taken(groups: list[Row], white: int, yellow: int, takers: int) -> None:
    if yellow:
        raise PositionError("yellow: yellow dice leave after the start player's action (YSP-3.4).")
    if groups and (len(groups) > len(DICE_ROWS) - takers or white > WHITE_DICE - takers + 1):
        raise PositionError(
            f"rows: {len(groups)} groups with {white} dice are too many, as players who have had "
            f"their turn today took a group each: {takers}."
        )


def _sorted_again(board: tuple[Row, ...]) -> tuple[Row, ...]:
    white = tuple(row.value for row in board for _ in range(row.white))
    return sort_dice(white, tuple(row.value for row in board for _ in range(row.yellow)))
