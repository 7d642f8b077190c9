"""The log for a page: only news, and of a long log only the end."""

from __future__ import annotations

from rulebook_widgets.stage import LogLine
from rulebook_widgets.widgets.feed import WINDOW, LogFeed


def log(*texts: str, now: int | None = None) -> list[LogLine]:
    now = len(texts) if now is None else now
    return [
        LogLine(ply, text, "R-1", None, current=ply == now, ahead=ply > now)
        for ply, text in enumerate(texts, 1)
    ]


def test_the_first_piece_is_whole() -> None:
    assert LogFeed().news(log("a", "b")) == {
        "at": 0,
        "lines": [(1, "a", "R-1", None), (2, "b", "R-1", None)],
        "mark": (1, 2, 2),
    }


def test_then_only_what_is_new_is_sent() -> None:
    feed = LogFeed()
    feed.news(log("a", "b"))
    assert feed.news(log("a", "b", "c"))["lines"] == [(3, "c", "R-1", None)]
    assert feed.news(log("a", "b", "c"))["lines"] == []


def test_stepping_back_sends_only_marks() -> None:
    feed = LogFeed()
    feed.news(log("a", "b", "c"))
    assert feed.news(log("a", "b", "c", now=1)) == {"at": 3, "lines": [], "mark": (0, 1, 1)}


def test_another_line_of_play_replaces_what_differs() -> None:
    feed = LogFeed()
    feed.news(log("a", "b", "c"))
    piece = feed.news(log("a", "x"))
    assert (piece["at"], piece["lines"]) == (1, [(2, "x", "R-1", None)])
    shorter = feed.news(log("a"))
    assert (shorter["at"], shorter["lines"]) == (1, [])


def test_a_long_log_is_cut_and_the_rest_can_be_asked_for() -> None:
    feed = LogFeed()
    texts = [str(number) for number in range(WINDOW + 30)]
    piece = feed.news(log(*texts))
    assert (piece["at"], len(piece["lines"])) == (30, WINDOW)
    earlier = feed.earlier(30)
    assert (earlier["at"], [line[1] for line in earlier["lines"]]) == (0, texts[:30])
    assert feed.earlier(10**6)["at"] == 30


def test_what_was_forgotten_is_sent_again() -> None:
    feed = LogFeed()
    feed.news(log("a"))
    feed.forget()
    assert len(feed.news(log("a"))["lines"]) == 1


def test_at_the_beginning_everything_lies_ahead() -> None:
    assert LogFeed().news(log("a", "b", now=0))["mark"] == (0, 0, 0)
