"""A rule, a picture, and a button that brings the board to life.

A chapter with ten rules has ten pictures and, to begin with, not one live board: it is on the
screen at once. A served page asks for a picture when it comes into view, in the page's colours.
The rule's text is an output of its own, so that it can be read where no kernel runs.
"""

from __future__ import annotations

import gzip
from typing import Any, cast

import anywidget
import traitlets
from IPython.display import display
from ipywidgets import widget_serialization

from rulebook_widgets.core import AnyGame, RulebookError, UnknownGame, load_game, room
from rulebook_widgets.core.text import _, language, ngettext, use_language
from rulebook_widgets.drawing import svg
from rulebook_widgets.teaching import rule_card, rule_markdown
from rulebook_widgets.widgets.opening import (
    open_stage,
    plain_refusals,
    served_by_voila,
    themes_of,
)
from rulebook_widgets.widgets.safety import guarded
from rulebook_widgets.widgets.shell import GameWidget, script, style
from rulebook_widgets.widgets.stored import bundle


class RuleExample(anywidget.AnyWidget):
    """A rule in words, what it looks like, and a button that mounts a live board.

    Args:
        game: a game or its id.
        what: id of a rule, or of a lesson.
        live: whether the board is live at once.
        **how: as for `GameWidget`: a position, players, a seed ... By default a rule is shown by
            the first lesson that is about it, and by a new game where there is none.

    Raises:
        RulebookError: there is no such game, rule or lesson.
    """

    _esm = script("example")
    _css = style("example")

    title = traitlets.Unicode(help="What the board will show.", read_only=True).tag(sync=True)
    rule = traitlets.Unicode(
        help="Id of the rule whose text stands above the board, or empty.", read_only=True
    ).tag(sync=True)
    steps = traitlets.Unicode(help="How long the lesson is.", read_only=True).tag(sync=True)
    picture = traitlets.Bytes(
        help="The board as an SVG document, compressed by gzip; empty until a page asks for it.",
        read_only=True,
    ).tag(sync=True)
    alt = traitlets.Unicode(help="The picture in words.", read_only=True).tag(sync=True)
    ratio = traitlets.Float(1.0, help="Width of the picture by its height.", read_only=True).tag(
        sync=True
    )
    words = traitlets.Dict(help="The words on buttons and labels.", read_only=True).tag(sync=True)
    problem = traitlets.Unicode(help="What went wrong, or empty.", read_only=True).tag(sync=True)
    live = traitlets.Instance(
        GameWidget, allow_none=True, help="The live board, once it is asked for.", read_only=True
    ).tag(sync=True, **widget_serialization)

    def __init__(self, game: AnyGame | str, what: str, *, live: bool = False, **how: Any) -> None:
        with plain_refusals():
            self._game = load_game(game) if isinstance(game, str) else game
            rule, self._how = _shown(self._game, what, how)
            stage = _stage(self._game, self._how)
        self._what = what
        self._language = language()
        self._scene = stage.scene
        self._themes = themes_of(self._game, how.get("scenes"))
        self._rule = rule_card(self._game.rulebook, rule) if rule else None
        # All of it before the page is told of the widget: what changes later is a message each.
        self.set_trait("rule", rule)
        self.set_trait("words", {"try": _("Try it on the board")})
        if stage.lesson is not None:
            # A lesson asked for by its name stands under a heading of the page's own.
            self.set_trait("title", _(stage.lesson.title) if self._rule else "")
            self.set_trait("steps", _steps(len(stage.lesson.beats)))
        self.set_trait("alt", ". ".join(filter(None, (self._scene.title, self._scene.description))))
        self.set_trait("ratio", self._scene.width / self._scene.height)
        if not served_by_voila():
            # A notebook may be stored with its widgets, and read when nobody can be asked.
            self._draw(dark=False)
        if live:
            self.start()
        super().__init__()
        self.on_msg(self._on_page)

    def start(self) -> GameWidget:
        """Bring the board to life, if it is not yet, and return it."""
        if self.live is None:
            use_language(self._language)
            self.set_trait("live", _kind(self._game)(self._game, **self._how))
        return cast(GameWidget, self.live)

    def _picture(self, *, dark: bool) -> str:
        return str(svg(self._scene, self._themes[dark]))

    def _draw(self, *, dark: bool) -> None:
        self.set_trait("picture", _compressed(self._picture(dark=dark)))

    def report(self, error: Exception) -> None:
        """Tell the reader that the board could not be brought to life."""
        sentence = str(error) if isinstance(error, RulebookError) else type(error).__name__
        text = _("The board could not be brought to life: {why}").format(why=sentence)
        self.set_trait("problem", text)

    @guarded
    def _on_page(self, _widget: Any, content: dict[str, Any], _buffers: Any) -> None:
        if content.get("do") == "start":
            self.start()
        elif content.get("do") == "draw":
            self._draw(dark=bool(content["dark"]))

    def __repr__(self) -> str:
        """Short and the same on every run; where no kernel runs it is what is read."""
        about = f" {self._rule.title}" if self._rule else ""
        return f"RuleExample({self._what!r}{about})"

    @property
    def text(self) -> str:
        """The rule in words, as Markdown; "" where a lesson was asked for by its name."""
        return rule_markdown(self._rule) if self._rule else ""

    def _ipython_display_(self) -> None:
        if self.text:
            display({"text/markdown": self.text, "text/plain": self.text}, raw=True)
        data, metadata = self._repr_mimebundle_()
        display(data, metadata=metadata, raw=True)

    def _repr_mimebundle_(self, **_kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        return bundle(self, lambda: self._picture(dark=False)), {}


def _compressed(picture: str) -> bytes:
    """Make a sixth of it: the wire compresses nothing."""
    return gzip.compress(picture.encode(), mtime=0)


def _steps(count: int) -> str:
    return ngettext("{count} step", "{count} steps", count).format(count=count)


def _shown(game: AnyGame, what: str, how: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """Return the rule to tell, or "" for a lesson, and what a widget has to be asked for."""
    found = {lesson.id: lesson for lesson in _lessons(game)}
    if what in found:
        return "", {"lesson": found[what], **how}
    rule = game.rulebook[what].id
    about = next((lesson for lesson in found.values() if rule in lesson.rules), None)
    named = {"position", "record", "players", "seed", "options", "stage"} & how.keys()
    if about is not None and not named and "lesson" not in how:
        how = {"lesson": about, **how}
    return rule, how


def _lessons(game: AnyGame) -> tuple[Any, ...]:
    try:
        return tuple(room(game.id, "lessons").lessons)
    except UnknownGame:
        return ()


def _stage(game: AnyGame, how: dict[str, Any]) -> Any:
    """The stage whose first picture is shown."""
    asked: dict[str, Any] = {
        "players": None,
        "seed": None,
        "options": {},
        "lesson": None,
        "record": None,
    }
    asked |= {"position": None, "seats": None, "scenes": None, "eyes": "person", "follow": None}
    return how.get("stage") or open_stage(game, **{**asked, **how})


def _kind(game: AnyGame) -> type[GameWidget]:
    """The widget of the game itself, or the general one if it has none."""
    try:
        rooms = room(game.id, "widget")
    except UnknownGame:
        return GameWidget
    own: type[GameWidget] = getattr(rooms, f"{game.id.title().replace('_', '')}Widget", GameWidget)
    return own
