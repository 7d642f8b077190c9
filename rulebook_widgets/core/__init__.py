"""The ground floor: games, moves, refusals, records, sessions. Knows no game and no Jupyter."""

from rulebook_widgets.core.codec import MoveCodec
from rulebook_widgets.core.errors import (
    BoardError,
    MoveError,
    OptionError,
    PositionError,
    RecordError,
    RulebookError,
    SeatError,
    SessionError,
    UnknownGame,
)
from rulebook_widgets.core.facts import Fact, Facts
from rulebook_widgets.core.game import AnyGame, Game
from rulebook_widgets.core.happening import (
    Event,
    IllegalMove,
    Refusal,
    Result,
    ScoreLine,
    Step,
    refuse,
)
from rulebook_widgets.core.options import Option, OptionValue
from rulebook_widgets.core.provenance import Provenance
from rulebook_widgets.core.record import Record
from rulebook_widgets.core.registry import game_ids, load_game, room
from rulebook_widgets.core.rulebook import Rule, Rulebook, Section, Term, load_rulebook
from rulebook_widgets.core.seats import CHANCE, EVERYTHING, Eyes
from rulebook_widgets.core.session import Session
from rulebook_widgets.core.words import Words

__all__ = [
    "CHANCE",
    "EVERYTHING",
    "AnyGame",
    "BoardError",
    "Event",
    "Eyes",
    "Fact",
    "Facts",
    "Game",
    "IllegalMove",
    "MoveCodec",
    "MoveError",
    "Option",
    "OptionError",
    "OptionValue",
    "PositionError",
    "Provenance",
    "Record",
    "RecordError",
    "Refusal",
    "Result",
    "Rule",
    "Rulebook",
    "RulebookError",
    "ScoreLine",
    "SeatError",
    "Section",
    "Session",
    "SessionError",
    "Step",
    "Term",
    "UnknownGame",
    "Words",
    "game_ids",
    "load_game",
    "load_rulebook",
    "refuse",
    "room",
]
