"""What a screen shows. Everything is made when first asked for, and kept until it changes."""

from __future__ import annotations

from typing import Any, Final

from rulebook_widgets.core import Provenance, ScoreLine
from rulebook_widgets.core.text import _
from rulebook_widgets.drawing import NO_HIGHLIGHTS, Highlights, Scene, describe
from rulebook_widgets.stage.choices import ChoiceGroup, button_choices, grouped_choices
from rulebook_widgets.stage.footing import Footing
from rulebook_widgets.stage.log import latest_events
from rulebook_widgets.stage.paths import Path
from rulebook_widgets.stage.status import actor_status, handover, onlooker_status, result_lines
from rulebook_widgets.stage.values import (
    Caption,
    Choice,
    Controls,
    Handover,
    LogLine,
    Message,
    ResultLine,
)
from rulebook_widgets.teaching import RuleCard, rule_card

SHOWN: Final = (
    "view",
    "scene",
    "highlights",
    "description",
    "log",
    "card",
    "message",
    "status",
    "controls",
    "choices",
    "buttons",
    "waiting",
    "caption",
    "result",
    "eyes",
    "eyes_offered",
    "handover",
    "seats",
    "left_lesson",
    "provenance",
)
"""Names of all that a screen shows."""


class Showing(Footing):
    """What a screen shows of a session, to the eyes in use."""

    # The board

    @property
    def view(self) -> Any:
        """The position as the eyes may know it: the game's own view."""
        return self._kept("view", (), lambda: self.game.view(self.session.state, self._eyes))

    @property
    def scene(self) -> Scene:
        """The picture of the view, with the highlights."""
        marks = self.highlights
        return self._kept("scene", marks, lambda: self._scenes.scene(self.view, marks))

    @property
    def highlights(self) -> Highlights:
        """What is selected, what can be clicked, what a refusal is about, what moved last."""
        refused = self._message.spots if self._message else ()
        key = (self.selection, self._tried, self._pointed, refused)
        return self._kept("highlights", key, lambda: self._highlights(refused))

    def _highlights(self, refused: Path) -> Highlights:
        latest = latest_events(self.session, self._eyes)
        return Highlights(
            selected=frozenset(self._pointed or self.selection or self._tried),
            targets=frozenset(self._paths.next_shapes(self.selection)),
            refused=frozenset(refused),
            last=frozenset(spot for event in latest for spot in event.spots),
        )

    @property
    def description(self) -> str:
        """The board in words, for screen readers."""
        return self._kept("description", self.highlights, self._description)

    def _description(self) -> str:
        return describe(self.scene, _("Places with nothing on them: {count}"))

    def label(self, shape: str) -> str:
        """Return the spoken label of a shape, or "" if the board has no such shape."""
        plain = self._kept("plain", (), lambda: self._labels())
        return plain.get(shape, "")

    def _labels(self) -> dict[str, str]:
        """Labels of the bare board, so that what is said of a shape does not depend on marks."""
        scene = self._scenes.scene(self.view, NO_HIGHLIGHTS)
        return {s.name: s.label for layer in scene.layers for s in layer.shapes if s.name}

    # The words around it

    @property
    def log(self) -> tuple[LogLine, ...]:
        """What happened on this line; in a lesson only up to the cursor, not to tell the rest."""
        last = self.ply if self._script else self.session.length
        return self._kept("log", last, lambda: self._log.lines(self._eyes, last))

    @property
    def card(self) -> RuleCard | None:
        """The rule at hand: asked for, or behind the latest refusal, move or beat."""
        if self._card not in self.game.rulebook:
            return None
        return self._kept(
            "card", self._card, lambda: rule_card(self.game.rulebook, self._card), here=False
        )

    @property
    def message(self) -> Message | None:
        """What the stage answers to the latest gesture, or None."""
        return self._message

    @property
    def status(self) -> str:
        """Whose turn it is and what they may do, or how the game ended."""
        return self._kept("status", self.selection, self._status)

    def _status(self) -> str:
        actor = self.session.actor
        if actor is None:
            return self.result[0].text
        if self._obstacle() is not None:
            return onlooker_status(self.game, actor, self._seats)
        chosen = [label for label in map(self.label, self.selection) if label]
        ways = self._paths.next_shapes(self.selection) if chosen else self._paths.moves
        return actor_status(self.game, actor, self._prompt(), chosen, len(ways))

    def _reason(self, shape: str) -> ScoreLine | None:
        reason = getattr(self._scenes, "reason", None)
        found: ScoreLine | None = reason(self.view, shape) if reason else None
        return found

    def _prompt(self) -> str:
        prompt = getattr(self._scenes, "prompt", None)
        return str(prompt(self.view)) if prompt else ""

    @property
    def result(self) -> tuple[ResultLine, ...]:
        """How the game ended, the winners first; nothing while it runs."""
        return self._kept("result", (), lambda: result_lines(self.game, self.session.result))

    @property
    def caption(self) -> Caption | None:
        """What the lesson says at this beat, or None outside lessons."""
        script, beat = self._script, self.beat
        if script is None or beat is None:
            return None
        return Caption(
            title=_(script.lesson.title),
            text=_(beat.text),
            rule=beat.rule,
            prompt=_(beat.task.prompt) if beat.task else "",
            solved=self._beat in self._solved,
            number=self._beat + 1,
            count=len(script.beats),
            can_hint=bool(beat.task and beat.task.hint),
            away=self._away and not self._just_solved,
        )

    @property
    def left_lesson(self) -> str:
        """Title of the lesson left for a game, or ""; ``back_to_lesson`` returns to it."""
        return _(self._left.script.lesson.title) if self._left else ""

    @property
    def handover(self) -> Handover | None:
        """That the screen is to change hands before play goes on, or None."""
        seat = self._taking
        return None if seat is None else handover(self.game, seat)

    @property
    def provenance(self) -> tuple[Provenance, ...]:
        """How well the board is known, the best known first; nothing if the game does not tell."""
        return self._kept("provenance", (), lambda: self.game.provenance(self.session.state))

    # The controls

    @property
    def controls(self) -> Controls:
        """Which step controls are on, and where the slider stands."""
        session = self.session
        here, last = session.ply, session.length
        if self._script:
            here, last = self._beat, len(self._script.beats) - 1
        return Controls(
            ply=here,
            length=last,
            can_back=here > 0 or self._away,
            can_forward=here < last,
            can_undo=self._undo_ply() is not None,
            can_redo=self._redo_ply() is not None,
            line=session.current_line,
            lines=session.lines,
        )

    @property
    def choices(self) -> tuple[ChoiceGroup, ...]:
        """The legal moves, grouped; nothing for eyes that may not move now."""
        return self._kept(
            "choices", (), lambda: grouped_choices(self.game, self._paths, self.label)
        )

    @property
    def buttons(self) -> tuple[Choice, ...]:
        """The moves that have no place on the board and one button makes now."""
        key = self.selection
        return self._kept("buttons", key, lambda: button_choices(self.game, self._paths, key))

    @property
    def waiting(self) -> bool:
        """Whether play waits for a bot at the end of the line; ``advance`` lets it move."""
        at_end = self.session.ply == self.session.length
        return at_end and self._seats.bot(self.session.actor) is not None
