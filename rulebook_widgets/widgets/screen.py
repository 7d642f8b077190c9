"""From the stage to the screen: what the page and the program are told, and when."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rulebook_widgets.core.text import _, use_language
from rulebook_widgets.drawing import Theme
from rulebook_widgets.widgets.feed import LogFeed
from rulebook_widgets.widgets.keeping import KeptFeed
from rulebook_widgets.widgets.pacing import Pacer
from rulebook_widgets.widgets.safety import guarded
from rulebook_widgets.widgets.telling import told
from rulebook_widgets.widgets.traits import GameTraits

READING: Final = 4.0
"""How many times longer a step of a lesson is shown than a step of a game."""


class Screen(GameTraits):
    """A widget that shows its stage.

    Attributes:
        _met: whether a page is there.
        _dark: whether it is dark.
        _in_words: whether somebody reads the board in words.
        _held: whether bots wait, for somebody said pause.
        _showing: whether traits are being set because of the stage, not by the program.
        _keeps: whether the page keeps the game, so that it is not lost when the page is left.
        _told: what the page knows.
    """

    _themes: tuple[Theme, Theme]
    _language: str
    _dark: bool = False
    _met: bool = False
    _held: bool = False
    _showing: bool = True
    _in_words: bool = False
    _keeps: bool = False
    _told: dict[str, Any]
    _feed: LogFeed
    _keeper: KeptFeed
    _pacer: Pacer

    def _do(self, act: Callable[..., Any], *args: Any) -> None:
        """Carry out a gesture and show what comes of it."""
        use_language(self._language)
        act(*args)
        self._refresh()

    def _refresh(self) -> None:
        self._update_traits()
        self._show_board()
        self._tell_page()
        self._pacer.wake()

    def _show_board(self) -> None:
        if self.canvas.show(self.stage.scene, self._colours()):
            self._send_page({"repaint": True})

    def _colours(self) -> Theme:
        is_dark = self._dark if self.theme == "auto" else self.theme == "dark"
        return self._themes[is_dark]

    def _update_traits(self) -> None:
        stage, message, controls = self.stage, self.stage.message, self.stage.controls
        shown = {
            "title": stage.game.title,
            "status": stage.status,
            "message": message.text if message else "",
            "rule": stage.card.id if stage.card else "",
            "length": controls.length,
            "ply": controls.ply,
            "players": stage.session.players,
            "seed": stage.session.seed,
            "seats": stage.seats,
            "eyes": stage.eyes,
            "legal": tuple([text for group in stage.choices for text in group.encoded]),
            "over": stage.session.actor is None,
        }
        self._showing = True
        try:
            for name, value in shown.items():
                self.set_trait(name, value)
        finally:
            self._showing = False

    def _tell_page(self, *, anew: bool = False) -> None:
        """Send the page what it does not know yet."""
        if not self._met:
            return
        if anew:
            self._told = {}
            self._feed.forget()
            self._keeper.forget()
        shown = {**told(self.stage), "running": self._pause() is not None, "speed": self.speed}
        if self._in_words:
            shown["words"] = self.stage.description
        old = self._told
        news = {
            name: value for name, value in shown.items() if name not in old or old[name] != value
        }
        if shown["message"]:
            # Said once more, it is heard once more.
            news["message"] = shown["message"]
        self._told = shown
        content: dict[str, Any] = {"show": news, "log": self._feed.news(self.stage.log)}
        kept = self._keeper.news(self.stage) if self._keeps else None
        if kept is not None:
            content["kept"] = kept  # in the same message, for each has a heading of its own
        self._send_page(content)

    def _send_page(self, content: dict[str, Any]) -> None:
        if self._met:
            self.send(content)

    def report(self, error: Exception) -> None:
        """Tell the reader that the program failed; the log has the particulars."""
        text = _(
            "Something went wrong inside the program ({kind}). Your game is kept; "
            "you can go on, or save it and reload the page."
        ).format(kind=type(error).__name__)
        self.set_trait("message", text)
        self._send_page({"show": {"message": {"tone": "error", "text": text, "rule": ""}}})

    # Steps that follow one another

    def _pause(self) -> float | None:
        """Seconds to the next step that comes by itself, or None."""
        stage = self.stage
        if not self._met or not (self.playing or self._bots_answer()):
            return None
        if self.playing and stage.controls.can_forward:
            return self.speed * (READING if stage.lesson else 1.0)
        return self.speed if stage.waiting else None

    def _bots_answer(self) -> bool:
        """Whether bots move without being asked: where people play, unless they said pause."""
        return self.stage.waiting and "person" in self.stage.seats and not self._held

    @guarded
    def _tick(self) -> None:
        stage = self.stage
        try:
            if self.playing and stage.controls.can_forward:
                self._do(stage.step, 1)
            else:
                self._do(stage.advance)
        except Exception:
            self._held = True
            raise
        finally:
            if self.playing and (self._held or self._pause() is None):
                self.playing = False
