"""The widget around a board: a thin rendering of a `Stage`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

import anywidget
import traitlets
from ipywidgets import widget_serialization

from rulebook_widgets.core import AnyGame, Eyes, OptionValue, Record
from rulebook_widgets.core.text import _, language, use_language
from rulebook_widgets.drawing import Theme, svg
from rulebook_widgets.stage import Player, SceneRoom, Stage
from rulebook_widgets.teaching import Lesson
from rulebook_widgets.widgets.canvas import FINGER, BoardCanvas
from rulebook_widgets.widgets.feed import LogFeed
from rulebook_widgets.widgets.files import with_files
from rulebook_widgets.widgets.opening import open_stage, plain_refusals, themes_of
from rulebook_widgets.widgets.pacing import Pacer
from rulebook_widgets.widgets.safety import guarded
from rulebook_widgets.widgets.stored import bundle
from rulebook_widgets.widgets.telling import choices_of, head, read_eyes, told

STATIC: Final = Path(__file__).parent / "static"
SPEEDS: Final = {"slow": 1.6, "normal": 0.8, "fast": 0.25}
READING: Final = 4.0
"""How many times longer a step of a lesson is shown than a step of a game."""


def script(name: str) -> str:
    """Return a script of ours together with what all scripts share."""
    return (STATIC / "shared.js").read_text("utf-8") + (STATIC / name).read_text("utf-8")


class GameWidget(anywidget.AnyWidget):
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

    _esm = script("game.js")
    _css = (STATIC / "game.css").read_text("utf-8")

    game_id: ClassVar[str] = ""
    """The game of this kind of widget, where it is not named."""

    canvas = traitlets.Instance(BoardCanvas, help="The canvas that shows the board.").tag(
        sync=True, **widget_serialization
    )
    title = traitlets.Unicode(help="What the game is called.", read_only=True)
    status = traitlets.Unicode(
        help="Whose turn it is and what they may do, or how the game ended.", read_only=True
    )
    message = traitlets.Unicode(help="What the latest gesture was answered.", read_only=True)
    rule = traitlets.Unicode(
        help='Id of the rule shown, for example "SAM-4.3", or "". Set it to read another.'
    )
    ply = traitlets.Int(
        help="How many moves lie before the cursor (in a lesson: beats). Set it to go there."
    )
    length = traitlets.Int(
        help="How many moves the line of play has (in a lesson: beats).", read_only=True
    )
    players = traitlets.Int(help="How many play.", read_only=True)
    seed = traitlets.Int(help="Where chance comes from.", read_only=True)
    seats = traitlets.Tuple(help='For each seat "person" or the name of its bot.', read_only=True)
    eyes = traitlets.Any(
        help="Whose eyes look: a seat, None for what anybody may see, or EVERYTHING. Can be set."
    )
    legal = traitlets.Tuple(
        help="The moves these eyes may make now, as `play` takes them.", read_only=True
    )
    over = traitlets.Bool(help="Whether the game has ended at the cursor.", read_only=True)
    playing = traitlets.Bool(help="Whether steps follow one another by themselves. Can be set.")
    speed = traitlets.Float(
        SPEEDS["normal"],
        min=0,
        max=60,
        help="Seconds between steps, and before a bot moves. Can be set.",
    )
    theme = traitlets.Enum(
        ("auto", "light", "dark"), "auto", help="The colours; auto follows the page."
    )

    stage: Stage

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
        self._dark = False
        self._met = False
        self._held = False
        self._showing = True
        self._in_words = False
        self._told: dict[str, Any] = {}
        self._feed = LogFeed()
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

    # From the stage to the screen

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

    def _tell_page(self, *, anew: bool = False) -> None:
        """Send the page what it does not know yet."""
        if not self._met:
            return
        if anew:
            self._told = {}
            self._feed.forget()
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
        self._send_page({"show": news, "log": self._feed.news(self.stage.log)})

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
        self._send_page({"head": {**head(self.stage.game), "speeds": SPEEDS}})
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
