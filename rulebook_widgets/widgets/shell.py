"""The widget around a board: a thin rendering of a `Stage`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

import traitlets

from rulebook_widgets.core import AnyGame, Eyes, OptionValue, Record
from rulebook_widgets.core.text import language, use_language
from rulebook_widgets.drawing import svg
from rulebook_widgets.stage import Player, SceneRoom, Stage
from rulebook_widgets.teaching import Lesson
from rulebook_widgets.widgets.canvas import FINGER, BoardCanvas
from rulebook_widgets.widgets.feed import LogFeed
from rulebook_widgets.widgets.files import with_files
from rulebook_widgets.widgets.keeping import KeptFeed
from rulebook_widgets.widgets.opening import (
    open_stage,
    plain_refusals,
    served_by_voila,
    themes_of,
)
from rulebook_widgets.widgets.pacing import Pacer
from rulebook_widgets.widgets.safety import guarded
from rulebook_widgets.widgets.screen import Screen
from rulebook_widgets.widgets.stored import bundle
from rulebook_widgets.widgets.telling import choices_of, head, read_eyes
from rulebook_widgets.widgets.traits import SPEEDS

STATIC: Final = Path(__file__).parent / "static"


def script(*names: str) -> str:
    """Return scripts of ours as one, together with what all scripts share."""
    return "\n".join([(STATIC / f"{name}.js").read_text("utf-8") for name in ("shared", *names)])


def style(*names: str) -> str:
    """Return styles of ours as one; where two say different things, the later wins."""
    return "\n".join([(STATIC / f"{name}.css").read_text("utf-8") for name in names])


class GameWidget(Screen):
    """A game on a page: the board, and all that a learner does with it.

    Everything happens on the `stage`; the widget shows it and passes gestures on.

    Args:
        game: a game or its id.
        players: how many play; by default the game's default.
        seed: where chance comes from; by default a new one.
        seats: who plays each seat: ``"person"``, the name of a bot, or a bot. One text stands for
            all; by default the first is a person, the others the game's usual bots.
        eyes: whose eyes look at first: a seat, None for what anybody may see, or ``EVERYTHING``;
            by default those of the first person.
        follow: whether the eyes go along with the turn; by default where several people play.
        cover: whether people who share the screen are asked to hand it over before secrets of
            the next one are shown.
        lesson: walk through a lesson instead: a lesson, or the id of one in the game's room.
        record: open a saved game instead: a record, or its text.
        position: begin from a position instead: the facts of the game's ``position``.
        stage: show this stage instead.
        scenes: the game's scene room, if it is not an installed game.
        options: options of the set-up. They may also be named as keywords of their own. Where an
            option takes a whole text, such as a board file, the path of a file is read.
        **more: options of the set-up, and traits.

    Raises:
        RulebookError: the arguments ask for what there is not; its text says what to do.
    """

    _esm = script("parts", "rule", "moves", "log", "form", "known", "kept", "lesson", "game")
    _css = style("frame", "now", "fields", "steps", "side", "devices")

    game_id: ClassVar[str] = ""
    """The game of this kind of widget, where it is not named."""

    def __init__(
        self,
        game: AnyGame | str = "",
        players: int | None = None,
        seed: int | None = None,
        *,
        seats: str | list[Player] | tuple[Player, ...] | None = None,
        eyes: Any = "person",
        follow: bool | None = None,
        cover: bool = True,
        lesson: Lesson | str | None = None,
        record: Record | str | None = None,
        position: Mapping[str, Any] | None = None,
        stage: Stage | None = None,
        scenes: SceneRoom | None = None,
        options: Mapping[str, OptionValue] | None = None,
        **more: Any,
    ) -> None:
        traits = {name: more.pop(name) for name in list(more) if self.has_trait(name)}
        with plain_refusals():
            self.stage = stage or open_stage(
                game or self.game_id,
                players,
                seed,
                {**(options or {}), **more},
                lesson=lesson,
                record=record,
                position=position,
                seats=seats,
                scenes=scenes,
                eyes=eyes,
                follow=follow,
                cover=cover,
            )
        self._themes = themes_of(self.stage.game, scenes)
        self._language = language()
        self._told: dict[str, Any] = {}
        self._feed = LogFeed()
        self._keeper = KeptFeed()
        self._pacer = Pacer(self._pause, self._tick)
        canvas = BoardCanvas(self.stage.scene, self._themes[0])
        super().__init__(canvas=canvas, **traits)
        canvas.report = self.report
        canvas.hosted = True
        self.on_msg(self._on_page)
        self._update_traits()

    # What one can do with it in Python

    def play(self, move: Any) -> None:
        """Make a move: a move, or its text as `legal` lists it."""
        self._do(self.stage.choose, move)

    def click(self, shape: str) -> None:
        """Click a shape of the board by its name."""
        self._do(self.stage.click, shape)

    def undo(self) -> None:
        """Take the last decision back; bots' answers go along."""
        self._do(self.stage.undo)

    def redo(self) -> None:
        """Make the decision again that was taken back."""
        self._do(self.stage.redo)

    def seek(self, ply: int) -> None:
        """Go to the position after so many moves; in a lesson, to a beat."""
        self._do(self.stage.seek, ply)

    def step(self, n: int = 1) -> None:
        """Go some moves forward, or back if negative; in a lesson, beats."""
        self._do(self.stage.step, n)

    def look(self, eyes: Eyes) -> None:
        """Look through other eyes: a seat, None for what anybody may see, or ``EVERYTHING``."""
        self._do(self.stage.look, eyes)

    def why(self, rule: str) -> None:
        """Show a rule."""
        self._do(self.stage.why, rule)

    def advance(self) -> None:
        """Let the bot whose turn it is make one move."""
        self._do(self.stage.advance)

    def new_game(
        self,
        players: int | None = None,
        seed: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        seats: Any = None,
    ) -> None:
        """Begin a new game; the arguments are those of the widget.

        Raises:
            OptionError: an option names a file that cannot be read.
        """
        with plain_refusals():
            chosen = options and with_files(self.stage.game, options)
        self._do(self.stage.new_game, players, seed, chosen, seats)

    def save(self) -> str:
        """Return the game as text that `load` reads."""
        return self.stage.save()

    def load(self, text: str) -> None:
        """Open a saved game. A text that is none changes nothing; `message` says what is wrong."""
        self._do(self.stage.load, text)

    @property
    def record(self) -> str:
        """The game as text that `load` reads."""
        return self.save()

    # From the program

    @traitlets.observe("ply", "eyes", "rule", "theme", "playing", "speed")
    def _on_trait(self, change: Any) -> None:
        """Somebody set a trait in Python."""
        if self._showing:
            return
        match change["name"]:
            case "ply":
                self.seek(change["new"])
            case "eyes":
                self.look(change["new"])
            case "rule":
                self.why(change["new"])
            case "playing":
                self._held = not change["new"]
                self._refresh()
            case _:
                self._refresh()

    # From the page

    @guarded
    def _on_page(self, _widget: Any, content: dict[str, Any], _buffers: Any) -> None:
        use_language(self._language)
        asked = _ASKED.get(content.get("do", ""))
        if asked is not None:
            asked(self, content)

    def _hello(self, content: dict[str, Any]) -> None:
        """A page is there, perhaps again."""
        self._met = True
        self._dark = bool(content.get("dark"))
        in_lesson = self.stage.lesson or self.stage.left_lesson
        self._keeps = bool(content.get("keeps")) and served_by_voila() and not in_lesson
        heading = {**head(self.stage.game), "speeds": SPEEDS, "keeps": self._keeps}
        self._send_page({"head": heading})
        self._show_board()
        self.canvas.redraw()
        self._tell_page(anew=True)
        self._pacer.wake()

    def _on_dark(self, content: dict[str, Any]) -> None:
        self._dark = bool(content["on"])
        self._show_board()

    def _on_tap(self, content: dict[str, Any]) -> None:
        reach = FINGER / max(float(content["width"]), 1.0) if content.get("touch") else 0.0
        shape = self.canvas.shape_at(float(content["x"]), float(content["y"]), reach)
        self._by_hand(self.stage.click, shape.name if shape else "", content.get("ply"))

    def _by_hand(self, act: Callable[..., Any], *args: Any) -> None:
        """A person does something: what ran by itself stops, and bots may answer again."""
        self._held = False
        self._showing = True
        self.playing = False
        self._showing = False
        self._do(act, *args)

    def _on_play(self, content: dict[str, Any]) -> None:
        on = bool(content["on"])
        self._held = not on
        if self.playing == on:
            self._refresh()
        self.playing = on

    def _on_new(self, content: dict[str, Any]) -> None:
        seed = str(content.get("seed", "")).strip()
        self._by_hand(
            self.stage.new_game,
            int(content["players"]),
            _seed(seed),
            content.get("options") or None,
            content.get("seats") or None,
        )

    def _on_go_on(self, content: dict[str, Any]) -> None:
        self._by_hand(self.stage.go_on, content["text"], content["ply"], content["seats"])
        message = self.stage.message
        problem = message.text if message and message.tone == "error" else ""
        self._send_page({"gone_on": {"problem": problem}})

    def _on_try(self, content: dict[str, Any]) -> None:
        name = str(content["name"])
        self._do(self.stage.try_option, name, str(content["text"]))
        message = self.stage.message
        if message is not None:
            good = message.tone != "error"
            self._send_page({"tried": {"name": name, "good": good, "text": message.text}})

    def _on_known(self, content: dict[str, Any]) -> None:
        entry = content.get("entry")
        self.stage.point_out(None if entry is None else int(entry))
        self._show_board()

    def _on_save(self, _content: dict[str, Any]) -> None:
        name = (
            f"{self.stage.game.id}-{self.stage.session.players}p-{self.stage.session.length}.json"
        )
        self._send_page({"saved": {"name": name, "text": self.save()}})

    def _on_words(self, content: dict[str, Any]) -> None:
        self._in_words = bool(content["on"])
        self._tell_page()

    def _on_point(self, content: dict[str, Any]) -> None:
        self.stage.point(str(content["about"]))
        self._show_board()

    def _on_group(self, content: dict[str, Any]) -> None:
        shape = str(content["shape"])
        choices = choices_of(self.stage, shape)
        self._send_page({"group": {"shape": shape, "ply": self.stage.ply, "choices": choices}})

    # Where no kernel runs

    def __repr__(self) -> str:
        """Short and the same on every run, for notebooks."""
        lesson = self.stage.lesson
        what = f"lesson={lesson.id!r}" if lesson else f"players={self.stage.session.players}"
        return f"{type(self).__name__}({what})"

    def picture(self) -> str:
        """Return the board as an SVG document, as the eyes in use see it."""
        return str(svg(self.stage.scene, self._themes[self.theme == "dark"]))

    def _repr_mimebundle_(self, **_kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        return bundle(self, self.picture), {}


def _seed(text: str) -> int | str | None:
    """A seed as typed; what is no number is left for the stage to refuse."""
    if not text:
        return None
    return int(text) if re.fullmatch(r"-?[0-9]{1,20}", text) else text


_ASKED: Final[dict[str, Callable[[GameWidget, dict[str, Any]], None]]] = {
    "hello": GameWidget._hello,
    "dark": GameWidget._on_dark,
    "tap": GameWidget._on_tap,
    "choose": lambda w, asked: w._by_hand(w.stage.choose, str(asked["move"]), asked.get("ply")),
    "step": lambda w, asked: w._by_hand(w.stage.step, int(asked["n"])),
    "seek": lambda w, asked: w._by_hand(w.stage.seek, int(asked["n"])),
    "jump": lambda w, asked: w._by_hand(w.stage.jump, int(asked["n"])),
    "undo": lambda w, _asked: w._by_hand(w.stage.undo),
    "redo": lambda w, _asked: w._by_hand(w.stage.redo),
    "look": lambda w, asked: w._do(w.stage.look, read_eyes(str(asked["eyes"]))),
    "why": lambda w, asked: w._do(w.stage.why, str(asked["rule"])),
    "line": lambda w, asked: w._by_hand(w.stage.switch, int(asked["n"])),
    "hint": lambda w, _asked: w._do(w.stage.hint),
    "lesson": lambda w, _asked: w._by_hand(w.stage.back_to_lesson),
    "load": lambda w, asked: w._by_hand(w.stage.load, str(asked["text"])),
    "go_on": GameWidget._on_go_on,
    "play": GameWidget._on_play,
    "speed": lambda w, asked: w.set_trait("speed", float(asked["seconds"])),
    "new": GameWidget._on_new,
    "try": GameWidget._on_try,
    "known": GameWidget._on_known,
    "save": GameWidget._on_save,
    "words": GameWidget._on_words,
    "group": GameWidget._on_group,
    "point": GameWidget._on_point,
    "earlier": lambda w, asked: w._send_page({"earlier": w._feed.earlier(int(asked["before"]))}),
    "repaint": lambda w, _asked: w.canvas.redraw(),
}
