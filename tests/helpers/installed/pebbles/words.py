"""What Pebbles says."""

from __future__ import annotations

from rulebook_widgets.core import Fact, Words

SEATS = ("Ann", "Ben", "Cleo")


def _seat(seat: Fact) -> str:
    return SEATS[int(seat)]


def _cup(cup: Fact) -> str:
    return f"cup {int(cup) + 1}"


WORDS = Words(
    events={
        "draw": "{seat} draws a {colour} pebble.",
        "draw.hidden": "{seat} draws a pebble.",
        "choose": "{seat} chooses {colour}.",
        "choose.hidden": "{seat} chooses a colour.",
        "show": "{seat} shows {colour}.",
        "drop": "{seat} drops a {colour} pebble into {cup}.",
        "stop": "{seat} stops.",
        "pass": "{seat} passes.",
        "end": "The game is over.",
    },
    refusals={
        "over": "The game is over.",
        "not_your_turn": "It is the turn of {actor}.",
        "not_dealing": "No pebble is drawn now.",
        "bag_empty": "No {colour} pebble is left in the bag.",
        "dealing": "First the pebbles are drawn.",
        "not_choosing": "The colours have been chosen.",
        "choosing": "First everybody chooses a colour.",
        "two_dropped": "Two pebbles were dropped this turn.",
        "not_in_hand": "There is no {colour} pebble in your hand.",
        "no_such_cup": "There are only {cups} cups.",
        "cup_full": "{cup} already holds a {colour} pebble.",
        "beside": "A {colour} pebble lies in {cup}, right beside it.",
        "must_drop": "You can still drop a pebble, for example into {cup}.",
    },
    scores={"cups": "{seat} has {amount} in {colour}."},
    moves={
        "draw": "Draw a {colour} pebble",
        "choose": "Choose {colour}",
        "drop": "Drop a {colour} pebble into {cup}",
        "stop": "Stop",
    },
    namers={"seat": _seat, "actor": _seat, "cup": _cup},
)
