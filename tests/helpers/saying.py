"""What a game says is a whole sentence, to whomever it is said."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from rulebook_widgets.core import EVERYTHING, AnyGame


def well_said(sentence: str, plurals: str = "points") -> str:
    """See that a sentence is whole, and that no word in the plural follows a 1.

    Args:
        sentence: the sentence.
        plurals: the words that must not follow a 1, as a pattern.
    """
    slip = re.search(rf"[{{}}_]|  |\bNone\b| a [aeiou]|\b1 ({plurals})\b", sentence)
    assert not slip and not sentence[0].islower() and sentence.endswith("."), sentence
    return sentence


def kinds_said(game: AnyGame, states: Iterable[Any], plurals: str = "points") -> set[str]:
    """See that some moves of each state are well said, and what they bring about to everybody.

    Returns:
        The kinds of events that were brought about.
    """
    kinds: set[str] = set()
    for state in states:
        moves = list(game.legal_moves(state))
        for move in moves[:: max(1, len(moves) // 3)]:
            well_said(game.sentence(move) + ".", plurals)
            for event in game.apply(state, move).events:
                kinds.add(event.kind)
                for eyes in (*range(game.players(state)), None, EVERYTHING):
                    well_said(game.sentence(event.seen_by(eyes)), plurals)
    return kinds
