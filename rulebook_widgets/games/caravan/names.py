"""How Caravan names its things: players, goods, loads, and things counted."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.facts import Fact
from rulebook_widgets.core.text import N_, _
from rulebook_widgets.core.words import Namer, counted, named
from rulebook_widgets.games.caravan.state import good_of, is_under

SEATS: Final = (N_("Black"), N_("Yellow"), N_("Orange"), N_("Turquoise"))
"""The players, clockwise, in colours that no good has."""

GOOD_NAMES: Final = {
    "ivory": N_("ivory"),
    "cloth": N_("cloth"),
    "gems": N_("gems"),
    "paper": N_("paper"),
    "meat": N_("meat"),
    "swords": N_("swords"),
    "salt": N_("salt"),
    "hides": N_("hides"),
}


seat_name: Final = named(SEATS)
good_name: Final = named(GOOD_NAMES)


def load_name(load: Fact) -> str:
    """Name a load: "ivory", or "ivory (under the camel)"."""
    good = good_name(good_of(str(load)))
    return _("{good} (under the camel)").format(good=good) if is_under(str(load)) else good


actions_name: Final = counted(N_("1 action"), N_("{count} actions"))
markers_name: Final = counted(N_("1 demand marker"), N_("{count} demand markers"))
goods_name: Final = counted(N_("1 good"), N_("{count} goods"))
points_name: Final = counted(N_("1 point"), N_("{count} points"))
camels_name: Final = counted(N_("1 camel"), N_("{count} camels"))
turns_name: Final = counted(N_("1 turn"), N_("{count} turns"))

NAMERS: Final[dict[str, Namer]] = {
    "seat": seat_name,
    "victim": seat_name,
    "good": good_name,
    "load": load_name,
    "actions": actions_name,
    "left": actions_name,
    "markers": markers_name,
    "goods": goods_name,
    "held": goods_name,
    "delivered": goods_name,
    "points": points_name,
    "amount": points_name,
    "camels": camels_name,
    "turns": turns_name,
}
