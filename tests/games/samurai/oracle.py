"""The rules of a turn once more, slowly and by coordinates: what the engine is compared with.

Nothing here uses the game's own board, tables or functions; the map is read from board.toml, and
the tiles are written out.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[3] / "rulebook_widgets" / "games" / "samurai"
RAW: dict[str, Any] = tomllib.loads((DATA / "board.toml").read_text("utf-8"))
KINDS = ("helmet", "buddha", "rice")
ISLANDS = {2: ["honshu"], 3: ["honshu", "kyushu", "shikoku"]}
ISLANDS[4] = [*ISLANDS[3], "hokkaido"]
TILE_IDS = (
    *(f"{kind}{strength}" for kind in (*KINDS, "samurai") for strength in (1, 2, 3, 4)),
    "tile_exchange", "ship2", "ship1", "ronin", "figure_exchange",
)  # fmt: skip
"""Every tile there is, and four that there are not (no caste tile has 1, no samurai 4)."""

Laid = dict[str, tuple[int, str]]
Standing = dict[str, tuple[str, ...]]


def terrain(players: int) -> dict[str, str]:
    """What each space in play is: land, sea, capital, city or village."""
    spaces: dict[str, str] = {}
    for island in RAW["island"]:
        if island["id"] in ISLANDS[players]:
            spaces |= dict.fromkeys(island["land"], "land") | dict.fromkeys(island["sea"], "sea")
            spaces |= {town["space"]: town["kind"] for town in island["settlements"]}
    return spaces


def everywhere() -> list[str]:
    """Every space of the whole map."""
    return list(terrain(4))


def beside(one: str, other: str) -> bool:
    """Whether two hexes touch: the largest of three cube distances is 1."""
    (q, r), (p, s) = (tuple(map(int, space.split(","))) for space in (one, other))
    return max(abs(q - p), abs(r - s), abs(q + r - p - s)) == 1


def strength(tile: str, kind: str) -> int:
    """What a tile is worth for a kind of figure."""
    if tile == "ronin":
        return 1
    if tile[:-1] in ("samurai", "ship", kind):
        return int(tile[-1])
    return 0


def outcome(players: int, laid: Laid, standing: Standing, space: str) -> dict[tuple[str, str], Any]:
    """Who gets what when the tile on ``space`` was the last one laid: a seat, or None."""
    spaces = terrain(players)
    taken: dict[tuple[str, str], int | None] = {}
    for town, figures in standing.items():
        land = [s for s in spaces if spaces[s] == "land" and beside(s, town)]
        if not figures or space not in land or any(s not in laid for s in land):
            continue
        for kind in figures:
            totals = {
                seat: sum(
                    strength(tile, kind)
                    for where, (owner, tile) in laid.items()
                    if owner == seat and beside(where, town)
                )
                for seat in range(players)
            }
            best = max(totals.values())
            top = [seat for seat, total in totals.items() if total == best and total > 0]
            taken[town, kind] = top[0] if len(top) == 1 else None
    return taken


def turn_moves(
    players: int, seat: int, hand: tuple[str, ...], laid: Laid, standing: Standing,
    lifted: str, plain_played: bool, started: bool,
) -> set[str]:  # fmt: skip
    """The legal moves of a turn, as the game writes them."""
    spaces = terrain(players)
    empty = {
        kind: {s for s in spaces if spaces[s] == kind and s not in laid} for kind in ("land", "sea")
    }
    if lifted:
        return {f"replay {space}" for space in empty["land"]}
    moves: set[str] = set()
    for tile in set(hand):
        plain = tile not in ("ship1", "ship2", "ronin", "figure_exchange")
        if plain and plain_played:
            continue
        if tile == "figure_exchange":
            moves |= set(swaps(standing))
        elif tile == "tile_exchange":
            own = {
                s
                for s, (owner, t) in laid.items()
                if owner == seat and "ship" not in t and t != "ronin"
            }
            moves |= {f"exchange {space}" for space in own if empty["land"]}
        else:
            moves |= {f"place {tile} {s}" for s in empty["sea" if "ship" in tile else "land"]}
    if started:
        return moves | {"end"}
    return moves or {"pass"}


def swaps(standing: Standing) -> Iterator[str]:
    """Every swap after which each settlement has different kinds, and not the same as before."""
    for one, other in product(standing, repeat=2):
        if one >= other:
            continue
        for mine, theirs in product(standing[one], standing[other]):
            here = sorted([k for k in standing[one] if k != mine] + [theirs])
            there = sorted([k for k in standing[other] if k != theirs] + [mine])
            changed = here != sorted(standing[one]) or there != sorted(standing[other])
            if changed and len(set(here)) == len(here) and len(set(there)) == len(there):
                yield f"swap {mine} {one} {theirs} {other}"
