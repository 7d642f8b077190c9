"""Section 3: bidding for the pawn."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.games.silk_road.examples import EXAMPLES
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

LESSONS: Final = (
    Lesson(
        "auction",
        N_("Bid more, or pass"),
        ("SLK-3.1",),
        Start(position={}),
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
            Beat(
                N_("Say he bids 2 silver. Chen cannot bid just as much: more it has to be."),
                "SLK-3.1",
                moves=("bid 2",),
                tries="bid 2",
                refused="SLK-3.1",
            ),
            Beat(N_("Chen passes, and is not asked again."), "SLK-3.1", moves=("pass",)),
            Beat(
                N_(
                    "Dilara goes up to 4, and that ends the bidding: once around the table. What "
                    "comes of it, Aisha decides."
                ),
                "SLK-3.1",
                moves=("bid 4",),
            ),
        ),
    ),
    Lesson(
        "sell-or-match",
        EXAMPLES["auction"].title,
        ("SLK-3.4",),
        Start(position={"bid": 4, "bidder": 3}),
        (
            Beat(
                N_(
                    "The highest bid is 4, by Dilara. Aisha may sell her the pawn for 4 silver, or "
                    "pay Dilara 4 silver and stay leader."
                ),
                "SLK-3.4",
                task=Task(
                    N_("Sell the pawn, or match the bid."),
                    accept=("accept", "match"),
                    hint=N_("There is a button for each."),
                ),
            ),
            Beat(
                N_(
                    "She sells it: Aisha is 4 silver richer. Dilara leads now, and the turn tokens "
                    "are hers as well."
                ),
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
            Beat(N_("The same bid once more. Aisha would rather go on leading."), "SLK-3.4"),
            Beat(
                N_(
                    "She pays 4 silver to Dilara, for that was her bid, and stays leader: Aisha it "
                    "is who moves the caravan."
                ),
                "SLK-3.4",
                moves=("match",),
            ),
        ),
    ),
    Lesson(
        "what-you-own",
        N_("Seven silver in all"),
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
        N_("Three times pass"),
        ("SLK-3.3",),
        Start(position={}),
        (
            Beat(
                N_("Bahram passes, and so does Chen. Dilara is the last who could bid."),
                "SLK-3.3",
                moves=("pass", "pass"),
            ),
            Beat(
                N_("She passes too. Aisha stays leader, and it costs her nothing."),
                "SLK-3.3",
                moves=("pass",),
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
                    hint=N_("The button says that you sell it."),
                ),
            ),
            Beat(
                N_("Bahram pays 3 silver and leads. Aisha has 5 silver now."),
                "SLK-3.4",
                moves=("accept",),
            ),
        ),
    ),
)
