"""Goods, coins, tiles, pawns and tokens as they look wherever they lie."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from rulebook_widgets.drawing import Polygon, Text, mark, placed
from rulebook_widgets.drawing.geometry import (
    circle_points,
    rectangle,
    rounded_rectangle,
    shifted,
)
from rulebook_widgets.drawing.scene import Part
from rulebook_widgets.games.silk_road.board import GOODS, Board, Tile, TileKind, board_of
from rulebook_widgets.games.silk_road.icons import icon, ring, star

# ------------------------------------------------------------------------------------------- goods


@cache
def good_parts(good: str, small: bool = False) -> tuple[Part, ...]:
    """A good: a block of side 1 in its colour, with its pictogram."""
    body = rounded_rectangle(-0.48, -0.48, 0.96, 0.96, 0.2, 1 if small else 3)
    base = Polygon(body, good, f"{good}.edge", 0.1 if small else 0.07)
    picture = placed(icon(good, f"{good}.ink", good, small), 0, 0, 0.72)
    if small:
        return (base, *picture)
    gleam = rounded_rectangle(-0.4, -0.42, 0.8, 0.22, 0.1, 2)
    return (
        Polygon(shifted(body, 0.04, 0.08), "shade", alpha=0.35),
        base,
        Polygon(gleam, "piece.edge", alpha=0.25),
        *picture,
    )


@cache
def any_good(small: bool = False) -> tuple[Part, ...]:
    """A block with a stripe of each kind of good: any of them."""
    width = 0.96 / len(GOODS)
    stripes = [
        Polygon(rectangle(-0.48 + number * width, -0.48, width, 0.96), good)
        for number, good in enumerate(GOODS)
    ]
    frame = Polygon(rectangle(-0.48, -0.48, 0.96, 0.96), "", "piece.line", 0.09)
    if small:
        return (*stripes, frame)
    return (Polygon(rectangle(-0.44, -0.4, 0.96, 0.96), "shade", alpha=0.35), *stripes, frame)


@cache
def silver_coin(number: str = "", small: bool = False) -> tuple[Part, ...]:
    """A silver coin of diameter 1, with a number if one is given."""
    return _coin("silver", number, small)


@cache
def gold_coin(number: str = "", small: bool = False) -> tuple[Part, ...]:
    """A gold coin of diameter 1, with a number if one is given."""
    return _coin("gold", number, small)


def _coin(paint: str, number: str, small: bool) -> tuple[Part, ...]:
    sides = 10 if small else 22
    parts: list[Part] = [
        Polygon(circle_points(0, 0, 0.48, sides), f"{paint}.edge"),
        Polygon(circle_points(0, 0, 0.4, sides), paint),
    ]
    if number:
        parts.append(Text(0, 0.01, number, 0.62 if len(number) < 2 else 0.5, f"{paint}.ink",
                          bold=True))  # fmt: skip
    elif not small:
        parts += [Polygon(points, f"{paint}.edge") for points in star(0, 0, 0.2)]
    else:
        parts.append(Polygon(rectangle(-0.13, -0.13, 0.26, 0.26), f"{paint}.edge"))
    return tuple(parts)


# ------------------------------------------------------------------------------------------- tiles


@cache
def tile_parts(board: str, tile: str, colour: str, small: bool = False) -> tuple[Part, ...]:
    """A tile of side 1 around (0, 0).

    Args:
        board: the board it belongs to.
        tile: which.
        colour: of its back and frame, "orange" or "purple".
        small: as it lies beside a city on the map: with less in it.
    """
    known = board_of(board)
    return shown_parts(board, tile, colour, kinds_of(known.tiles[tile]), small)


def kinds_of(tile: Tile) -> tuple[str, ...]:
    """The kinds that a tile shows, in the order in which a crook leaves them."""
    return tuple([kind for kind in (tile.good, tile.give, tile.get) if kind])


@cache
def shown_parts(
    board: str, tile: str, colour: str, kinds: tuple[str, ...], small: bool = False
) -> tuple[Part, ...]:
    """A tile that shows these kinds, as crooks may have left it."""
    known = board_of(board)
    kind = known.tiles[tile]
    if small:
        body = rectangle(-0.48, -0.48, 0.96, 0.96)
        face = rectangle(-0.39, -0.39, 0.78, 0.78)
        frame = (Polygon(body, colour, f"{colour}.edge", 0.06), Polygon(face, "face"))
        return (*frame, *_MINIS[kind.type](known, kind, kinds))
    body = rounded_rectangle(-0.48, -0.48, 0.96, 0.96, 0.09, 3)
    face = rounded_rectangle(-0.42, -0.42, 0.84, 0.84, 0.06, 2)
    return (
        Polygon(shifted(body, 0.012, 0.03), "shade", alpha=0.4),
        Polygon(body, colour, f"{colour}.edge", 0.02),
        Polygon(face, "face"),
        *_FACES[kind.type](known, kind, kinds),
    )


def _arrow(x: float, y: float, size: float, turn: float = 0.0) -> tuple[Part, ...]:
    return placed(icon("arrow", "face.ink", "face", small=True), x, y, size, turn)


def _good(good: str, x: float, y: float, size: float, small: bool = True) -> tuple[Part, ...]:
    return placed(good_parts(good, small), x, y, size)


def _writ(x: float, y: float, text: str, size: float, paint: str = "face.ink") -> Text:
    return Text(x, y, text, size, paint, bold=True)


# Faces, in a square from -0.42 to 0.42 each way.


def _prices(prices: tuple[int, ...]) -> tuple[Part, ...]:
    """A row of coins with the price of the first good, the second and so on."""
    pitch = min(0.205, 0.82 / len(prices))
    left = -pitch * (len(prices) - 1) / 2
    return tuple(
        part
        for number, price in enumerate(prices)
        for part in placed(silver_coin(str(price)), left + number * pitch, 0.25, 0.205)
    )


def _sell_face(board: Board, _tile: Tile, kinds: tuple[str, ...]) -> tuple[Part, ...]:
    return (
        *_good(kinds[0], -0.2, -0.13, 0.36, False), *_arrow(0.05, -0.13, 0.16),
        *placed(silver_coin(), 0.25, -0.13, 0.27), *_prices(board.prices.sell),
    )  # fmt: skip


def _buy_face(board: Board, _tile: Tile, kinds: tuple[str, ...]) -> tuple[Part, ...]:
    return (
        *placed(silver_coin(), -0.27, -0.13, 0.27), *_arrow(-0.06, -0.13, 0.16),
        *_good(kinds[0], 0.19, -0.13, 0.36, False), *_prices(board.prices.buy),
    )  # fmt: skip


def _trader_face(board: Board, _tile: Tile, kinds: tuple[str, ...]) -> tuple[Part, ...]:
    give, get = kinds
    count = board.trader
    parts: list[Part] = []
    for number in range(count.gives):
        parts += _good(give, -0.23, -0.08 - 0.12 * number, 0.3, False)
    parts += _arrow(0.0, -0.08, 0.15)
    for number in range(count.gets):
        y = -0.08 + 0.29 * (number - (count.gets - 1) / 2)
        parts += _good(get, 0.24, y, 0.27, False)
    times = f"\N{MULTIPLICATION SIGN}{count.times}"
    return (*parts, _writ(-0.22, 0.28, times, 0.19, "face.muted"))


def _special_face(_board: Board, tile: Tile, _kinds: tuple[str, ...]) -> tuple[Part, ...]:
    most = f"\N{LESS-THAN OR EQUAL TO}{tile.most}"
    return (
        *placed(any_good(), -0.22, -0.1, 0.32), *placed(any_good(), 0.22, -0.1, 0.32),
        *placed(icon("swap", "face.ink", "face"), 0, 0.27, 0.22),
        _writ(-0.26, 0.27, most, 0.24), _writ(0.26, 0.27, most, 0.24),
    )  # fmt: skip


def _thief_face(_board: Board, _tile: Tile, _kinds: tuple[str, ...]) -> tuple[Part, ...]:
    return (
        *placed(icon("thief", "face.ink", "face"), -0.13, -0.08, 0.54),
        *placed(any_good(), 0.23, 0.22, 0.24), *_arrow(0.23, 0.0, 0.16, -90),
    )  # fmt: skip


def _vizier_face(board: Board, _tile: Tile, _kinds: tuple[str, ...]) -> tuple[Part, ...]:
    first, second = board.vizier.first, board.vizier.second
    return (
        *placed(icon("vizier", "face.ink", "face"), -0.1, -0.06, 0.6),
        *placed(silver_coin(str(first)), 0.27, -0.02, 0.26),
        *placed(silver_coin(str(second)), 0.28, 0.25, 0.2),
    )


def _crook_face(_board: Board, _tile: Tile, _kinds: tuple[str, ...]) -> tuple[Part, ...]:
    return (
        *placed(icon("crook", "face.ink", "face"), 0, -0.13, 0.46),
        *placed(any_good(), -0.22, 0.27, 0.2), *_arrow(0, 0.27, 0.14),
        *placed(any_good(), 0.22, 0.27, 0.2), _writ(-0.22, 0.27, "?", 0.2, "piece.line"),
        _writ(0.22, 0.27, "?", 0.2, "piece.line"),
    )  # fmt: skip


def _barterer_face(_board: Board, _tile: Tile, _kinds: tuple[str, ...]) -> tuple[Part, ...]:
    cards = [
        Polygon(rounded_rectangle(x - 0.09, 0.17, 0.18, 0.2, 0.03, 1), "face", "face.ink", 0.025)
        for x in (-0.15, 0.15)
    ]
    return (
        *placed(icon("barterer", "face.ink", "face"), 0, -0.13, 0.52),
        *cards, _writ(0, 0.27, "+", 0.2),
        _writ(-0.15, 0.27, "1", 0.13), _writ(0.15, 0.27, "1", 0.13),
    )  # fmt: skip


_Face = Callable[[Board, Tile, tuple[str, ...]], tuple[Part, ...]]

_FACES: Final[dict[TileKind, _Face]] = {
    "sell": _sell_face,
    "buy": _buy_face,
    "trader": _trader_face,
    "special_trader": _special_face,
    "thief": _thief_face,
    "vizier": _vizier_face,
    "crook": _crook_face,
    "barterer": _barterer_face,
}


# The same on the map, where there is room for one picture and a sign.


def _sell_mini(_board: Board, _tile: Tile, kinds: tuple[str, ...]) -> tuple[Part, ...]:
    return (
        *_good(kinds[0], -0.1, -0.1, 0.52),
        *placed(silver_coin(small=True), 0.22, 0.2, 0.34),
    )


def _buy_mini(_board: Board, _tile: Tile, kinds: tuple[str, ...]) -> tuple[Part, ...]:
    return (
        *placed(silver_coin(small=True), -0.22, -0.2, 0.34),
        *_good(kinds[0], 0.1, 0.1, 0.52),
    )


def _trader_mini(_board: Board, _tile: Tile, kinds: tuple[str, ...]) -> tuple[Part, ...]:
    give, get = kinds
    return (
        *_good(give, -0.2, 0, 0.34), *_good(get, 0.19, -0.19, 0.34), *_good(get, 0.19, 0.19, 0.34),
    )  # fmt: skip


def _special_mini(_board: Board, tile: Tile, _kinds: tuple[str, ...]) -> tuple[Part, ...]:
    return (
        *placed(any_good(small=True), 0, 0, 0.72),
        Polygon(circle_points(0, 0, 0.24, 10), "face"),
        _writ(0, 0.01, str(tile.most), 0.42),
    )


def _person(kind: str) -> _Face:
    def mini(_board: Board, _tile: Tile, _kinds: tuple[str, ...]) -> tuple[Part, ...]:
        return placed(icon(kind, "face.ink", "face", small=True), 0, 0, 0.7)

    return mini


_MINIS: Final[dict[TileKind, _Face]] = {
    "sell": _sell_mini,
    "buy": _buy_mini,
    "trader": _trader_mini,
    "special_trader": _special_mini,
    "thief": _person("thief"),
    "vizier": _person("vizier"),
    "crook": _person("crook"),
    "barterer": _person("barterer"),
}


# ------------------------------------------------------------------------------------------- paper


def slip(
    x: float, y: float, width: float, height: float, paint: str = "slip", edge: str = "slip.edge"
) -> tuple[Part, ...]:
    """A slip of paper with its shade."""
    corners = rounded_rectangle(x, y, width, height, 0.25, 2)
    return (
        Polygon(shifted(corners, 0.07, 0.13), "shade", alpha=0.35),
        Polygon(corners, paint, edge, 0.08),
    )


def disc(seat: int, x: float, y: float, radius: float) -> tuple[Part, ...]:
    """A seat's crest on a disc of its colour."""
    return (
        Polygon(circle_points(x, y, radius, 20), f"seat.{seat}", "piece.line", 0.08 * radius),
        *mark(seat, x, y, 0.62 * radius),
    )


def badge(x: float, y: float, text: str, size: float) -> tuple[Part, ...]:
    """A number on a small disc of paper."""
    return (
        Polygon(circle_points(x, y, 0.78 * size, 16), "slip", "slip.edge", 0.1 * size),
        Text(x, y, text, size, "slip.ink", bold=True),
    )


def points_star(x: float, y: float, radius: float, text: str, size: float) -> tuple[Part, ...]:
    """A star of eight points with a number in it: points."""
    shapes = [Polygon(points, "points") for points in star(x, y, radius)]
    return (*shapes, Text(x, y, text, size, "points.ink", bold=True))


@cache
def token_parts() -> tuple[Part, ...]:
    """A turn token of diameter 1."""
    return (
        Polygon(circle_points(0, 0, 0.48, 18), "token", "slip.edge", 0.06),
        Polygon(ring(0, 0, 0.42, 0.36), "token.ink"),
        *placed(icon("token", "token.ink", "token", small=True), 0, 0, 0.52),
    )
