"""Section 3: setting up."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

_RED_HAND: Final = (
    "keep helmet4",
    "keep rice4",
    "keep samurai3",
    "keep ship2",
    "keep figure_exchange",
)
_BLUE_HAND: Final = (
    "keep buddha4",
    "keep buddha3",
    "keep samurai3",
    "keep ronin",
    "keep ship1",
)
_HANDS: Final = _RED_HAND + _BLUE_HAND
_CITIES: Final = (
    "settle helmet 0,-4",
    "settle rice 0,-4",
    "settle buddha -3,4",
    "settle helmet -3,4",
)
_VILLAGES: Final = (
    "settle rice 0,-6",
    "settle buddha 2,-6",
    "settle helmet 2,-4",
    "settle rice 0,-2",
    "settle buddha -2,0",
    "settle helmet 2,-2",
    "settle rice -3,2",
    "settle buddha 2,0",
    "settle rice -5,4",
    "settle buddha -1,2",
    "settle helmet -8,7",
    "settle rice -6,6",
    "settle buddha -4,6",
    "settle helmet -9,9",
)

LESSONS: Final = (
    Lesson(
        "opening-hand",
        N_("Five tiles in secret"),
        ("SAM-3.1",),
        Start(players=2),
        (
            Beat(
                N_(
                    "The board is bare but for Edo. First Red looks through all twenty tiles and "
                    "picks five. You see them through Red's eyes; Blue does not."
                ),
                "SAM-3.1",
                task=Task(
                    N_("Pick a tile for Red's opening hand."),
                    event="kept",
                    hint=N_("Click any tile. You will draw the others later."),
                ),
            ),
            Beat(N_("Red begins with helmet 4."), "SAM-3.1", moves=_RED_HAND[:1]),
            Beat(
                N_("There is only one helmet 4, so it cannot be picked twice."),
                "SAM-3.1",
                tries="keep helmet4",
                refused="SAM-3.1",
            ),
            Beat(
                N_("No tile is played yet: first everybody needs a hand."),
                "SAM-3.1",
                tries="place helmet4 0,-3",
                refused="SAM-3.1",
            ),
            Beat(N_("Red completes the five."), "SAM-3.1", moves=_RED_HAND[1:]),
            Beat(
                N_(
                    "Blue picks at the same time. What Blue takes stays behind Blue's screen, and "
                    "the log does not tell Red."
                ),
                "SAM-3.1",
                moves=_BLUE_HAND,
            ),
        ),
        eyes=0,
    ),
    Lesson(
        "draw-pile",
        N_("The rest becomes your pile"),
        ("SAM-3.2",),
        Start(players=2, options={"random_hands": True}),
        (
            Beat(
                N_("In a first game you may let chance deal the opening hands. Let us do that."),
                "SAM-3.2",
            ),
            Beat(N_("Five tiles are dealt to Red."), "SAM-3.2", moves=_RED_HAND),
            Beat(
                N_(
                    "And five to Blue. The other fifteen of each are mixed and lie face down: two "
                    "draw piles."
                ),
                "SAM-3.2",
                moves=_BLUE_HAND,
            ),
        ),
        eyes=0,
    ),
    Lesson(
        "filling",
        N_("Cities first, then villages"),
        ("SAM-3.3",),
        Start(players=2),
        (
            Beat(
                N_("The hands are chosen and Edo has its figures. Red, the youngest, begins."),
                "SAM-3.3",
                moves=_HANDS,
            ),
            Beat(
                N_("A village already? No: while a city has room, figures go there."),
                "SAM-3.3",
                tries="settle rice 0,-6",
                refused="SAM-3.3",
            ),
            Beat(N_("Red puts a helmet on Akita."), "SAM-3.3", moves=_CITIES[:1]),
            Beat(
                N_("Blue may choose the same city: a rice field joins the helmet."),
                "SAM-3.3",
                moves=_CITIES[1:2],
            ),
            Beat(
                N_("Red and Blue fill Kyoto. Now every city has two figures."),
                "SAM-3.3",
                moves=_CITIES[2:],
            ),
            Beat(
                N_("The turn simply runs on to the villages, one figure each. Red is next."),
                "SAM-3.3",
                task=Task(
                    N_("Put a figure on a village of your choice."),
                    event="settled",
                    hint=N_("Click a figure of the supply, then a village that lights up."),
                ),
            ),
            Beat(N_("Red chose a rice field here."), "SAM-3.3", moves=_VILLAGES[:1]),
        ),
    ),
    Lesson(
        "no-twins",
        N_("Two of a kind in a city"),
        ("SAM-3.4",),
        Start(players=2),
        (
            Beat(
                N_("Akita has a helmet so far, and it is Blue's turn to place a figure."),
                "SAM-3.4",
                moves=(*_HANDS, *_CITIES[:1]),
            ),
            Beat(
                N_("A second helmet on Akita is not allowed."),
                "SAM-3.4",
                tries="settle helmet 0,-4",
                refused="SAM-3.4",
            ),
            Beat(N_("A rice field is."), "SAM-3.4", moves=_CITIES[1:2]),
        ),
    ),
    Lesson(
        "who-begins",
        N_("The youngest begins"),
        ("SAM-3.5",),
        Start(players=2),
        (
            Beat(
                N_("One village is still empty, and Blue has the last figure to place."),
                "SAM-3.5",
                moves=(*_HANDS, *_CITIES, *_VILLAGES[:-1]),
            ),
            Beat(
                N_("Now the board is full. The first turn is Red's, because Red is the youngest."),
                "SAM-3.5",
                moves=_VILLAGES[-1:],
            ),
        ),
    ),
)
