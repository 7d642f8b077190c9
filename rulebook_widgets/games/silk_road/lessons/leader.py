"""Section 3: bidding for the pawn."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.games.silk_road.examples import EXAMPLES
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

LESSONS: Final = (
    Lesson(
        "auction",
        EXAMPLES["auction"].title,
        ("SLK-3.1", "SLK-3.4"),
        Start(position={"goods": {"1": {"silk": 1}}}),
        (
            Beat(
                N_(
                    "Aisha leads the caravan and does not bid. Bahram sits to her left and speaks "
                    "first, and only once."
                ),
                "SLK-3.1",
                task=Task(
                    N_("You are Bahram: bid something, or pass."),
                    accept=("pass", *[f"bid {amount}" for amount in range(1, 11)]),
                    hint=N_("The coins are bids; a button passes."),
                ),
            ),
            Beat(N_("Say he bids 2 silver."), "SLK-3.1", moves=("bid 2",)),
            Beat(
                N_("Chen cannot bid as much, or less: it has to be more, or nothing."),
                "SLK-3.1",
                tries="bid 2",
                refused="SLK-3.1",
            ),
            Beat(
                N_("Chen passes, Dilara goes up to 4, and that ends the bidding: once around."),
                "SLK-3.1",
                moves=("pass", "bid 4"),
            ),
            Beat(
                N_(
                    "Now Aisha chooses: sell the pawn to Dilara for 4 silver, or pay Dilara 4 and "
                    "stay leader."
                ),
                "SLK-3.4",
                task=Task(
                    N_("Sell the pawn, or match the bid."),
                    accept=("accept", "match"),
                    hint=N_("Two buttons stand for the two possibilities."),
                ),
            ),
            Beat(
                N_("She sells it. Dilara leads now, and the turn tokens are hers as well."),
                "SLK-3.4",
                moves=("accept",),
            ),
        ),
    ),
    Lesson(
        "staying",
        N_("Paying to stay"),
        ("SLK-3.4",),
        Start(position={"bid": 4, "bidder": 3}),
        (
            Beat(
                N_("The same bid once more. This time Aisha pays it to Dilara and stays leader."),
                "SLK-3.4",
                moves=("match",),
            ),
            Beat(N_("It is Aisha who moves the caravan."), "SLK-4.1"),
        ),
    ),
    Lesson(
        "what-you-own",
        N_("No more than you own"),
        ("SLK-3.2",),
        Start(position={"gold": {"1": 1}, "silver": {"1": 2}}),
        (
            Beat(
                N_("Bahram owns a gold coin and two silver, which makes 7. He cannot bid 8."),
                "SLK-3.2",
                tries="bid 8",
                refused="SLK-3.2",
            ),
            Beat(N_("To bid all of it is allowed."), "SLK-3.2", moves=("bid 7",)),
        ),
    ),
    Lesson(
        "nobody-bids",
        N_("Nobody bids"),
        ("SLK-3.3",),
        Start(position={}),
        (
            Beat(
                N_("Bahram passes, Chen passes, Dilara passes: Aisha stays leader for nothing."),
                "SLK-3.3",
                moves=("pass", "pass", "pass"),
            ),
        ),
    ),
    Lesson(
        "cannot-match",
        EXAMPLES["cannot_match"].title,
        ("SLK-3.4",),
        Start(position=EXAMPLES["cannot_match"].facts),
        (
            Beat(
                N_("Bahram has bid 3, and Aisha has just 2 silver. She would like to stay."),
                "SLK-3.4",
                tries="match",
                refused="SLK-3.4",
            ),
            Beat(
                N_("So the pawn is sold."),
                "SLK-3.4",
                task=Task(
                    N_("Take the bid."),
                    accept=("accept",),
                    hint=N_("A button stands for it."),
                ),
            ),
        ),
    ),
)
