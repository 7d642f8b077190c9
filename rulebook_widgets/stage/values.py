"""What a screen is told: small frozen values, in the reader's language, ready to be rendered."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rulebook_widgets.core import Eyes

Tone: TypeAlias = Literal["info", "refusal", "error", "success"]
"""How a message is meant: help, a rule that forbids something, a mistake, a move that was made."""


class Message(msgspec.Struct, frozen=True):
    """What the stage answers to a gesture.

    Attributes:
        tone: how it is meant.
        text: one or a few sentences.
        rule: id of the rule behind it, or "".
        spots: names of the shapes it is about.
    """

    tone: Tone
    text: str
    rule: str = ""
    spots: tuple[str, ...] = ()


class LogLine(msgspec.Struct, frozen=True):
    """One thing that happened, as the eyes in use may know it.

    Attributes:
        ply: number of the move that brought it about, from 1; ``jump(ply)`` goes there.
        text: a sentence.
        rule: id of its rule.
        seat: whom it concerns, or None.
        current: whether it belongs to the move last made at the cursor.
        ahead: whether it lies after the cursor.
    """

    ply: int
    text: str
    rule: str
    seat: int | None
    current: bool = False
    ahead: bool = False


class Controls(msgspec.Struct, frozen=True):
    """Which step controls are on, and where the slider stands.

    Attributes:
        ply: moves before the cursor; in a lesson, beats before this one.
        length: moves of the line; in a lesson, the number of the last beat, from 0.
        can_back: whether there is something to step back to.
        can_forward: whether there is something to step forward to.
        can_undo: whether there is a decision of a person to take back.
        can_redo: whether one was taken back.
        line: which line of play is looked at, from 0.
        lines: how many lines are kept.
    """

    ply: int
    length: int
    can_back: bool
    can_forward: bool
    can_undo: bool
    can_redo: bool
    line: int
    lines: int


class Choice(msgspec.Struct, frozen=True):
    """A legal move, for those who do not click on the board.

    Attributes:
        text: what it does, as an instruction.
        encoded: what to hand to ``choose``.
        path: the shapes whose clicks make it.
    """

    text: str
    encoded: str
    path: tuple[str, ...]


class Caption(msgspec.Struct, frozen=True):
    """What a lesson says at this beat.

    Attributes:
        title: title of the lesson.
        text: what the learner reads.
        rule: id of the rule it is about, or "".
        prompt: what the learner is asked to do, or "".
        solved: whether the learner has done it.
        number: number of the beat, from 1.
        count: how many beats the lesson has.
        can_hint: whether there is help to ask for.
        away: whether the learner has left the script for more than what the task asks;
            ``back_to_lesson`` returns.
    """

    title: str
    text: str
    rule: str
    prompt: str
    solved: bool
    number: int
    count: int
    can_hint: bool
    away: bool


class Handover(msgspec.Struct, frozen=True):
    """The screen is to change hands; ``look(seat)`` shows what the next person sees.

    Attributes:
        seat: who is next.
        text: what to do.
        show: what the button says by which the next person begins.
    """

    seat: int
    text: str
    show: str


class ResultLine(msgspec.Struct, frozen=True):
    """One line of how the game ended.

    Attributes:
        text: a sentence.
        rule: id of the rule that counts, or "" for the line that names the winners.
        seat: whose line it is, or None for all.
    """

    text: str
    rule: str
    seat: int | None


class EyesOffer(msgspec.Struct, frozen=True):
    """Eyes one may look through.

    Attributes:
        eyes: what to hand to ``look``.
        label: how they are called.
    """

    eyes: Eyes
    label: str
