"""Positions that show one rule each, as plain data.

``game.position(**EXAMPLES["crab"].facts)`` puts one on the board.
"""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.teaching import Example

_ALL: Final = (
    Example(
        "crab",
        N_("A crab that is known"),
        ("TID-2.3",),
        {"players": 3, "hidden": {"2b": "crab"}, "seen": {"0": ["2b"]}, "to_take": True},
        N_("Red may put the crab into either of the other baskets, but not take it."),
        (),
        {"take 2b": "TID-2.3", "give 2b 0": "TID-2.3", "give 3b 1": "TID-2.3"},
    ),
    Example(
        "unseen",
        N_("A bold hand"),
        ("TID-2.2", "TID-1.1"),
        {"hidden": {"1a": "pebble"}, "seen": {"0": ["1a"]}, "to_take": True},
        N_("Red takes a find that nobody has looked at: it is a crab, and Red must keep it."),
        ("take 5c", "dig crab"),
    ),
    Example(
        "empty_column",
        N_("The wave runs on"),
        ("TID-3.2",),
        {"sea": [0, 0, 0, 0, 4, 4], "to_take": True},
        N_("Columns 5 and 6 are empty, so a 5 takes the lowest find of column 1."),
        ("leave", "wave 5"),
        {"look 1a": "TID-3.1"},
    ),
    Example(
        "last_find",
        N_("The last find"),
        ("TID-4.1", "TID-4.3"),
        {"sea": [4, 4, 4, 4, 4, 3], "hidden": {"6d": "pebble"}, "seen": {"0": ["6d"]}},
        N_("Red has seen all that is left and takes it. Nobody has anything of worth: a tie."),
        ("take 6d",),
        {"leave": "TID-4.1"},
    ),
)

EXAMPLES: Final[dict[str, Example]] = {example.id: example for example in _ALL}
"""The examples by id."""
