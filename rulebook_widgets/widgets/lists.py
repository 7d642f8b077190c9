"""Lists for a chapter: where the sheets differ, a game's words, how well its board is known.

All are Markdown, so that they can be read where no kernel runs.
"""

from __future__ import annotations

from typing import Any

from rulebook_widgets.core import AnyGame, load_game
from rulebook_widgets.teaching import differences_markdown, glossary_markdown, known_markdown
from rulebook_widgets.widgets.files import with_files
from rulebook_widgets.widgets.opening import plain_refusals


class Reading:
    """Something about a game to be read on a page.

    Args:
        game: a game or its id.

    Raises:
        UnknownGame: there is no such game.

    Attributes:
        text: what is read, as Markdown.
    """

    def __init__(self, game: AnyGame | str) -> None:
        with plain_refusals():
            found = load_game(game) if isinstance(game, str) else game
            self._title = found.title
            self.text = self._written(found)

    def _written(self, game: AnyGame) -> str:
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._title!r})"

    def _repr_mimebundle_(self, **_kwargs: Any) -> dict[str, str]:
        return {"text/markdown": self.text, "text/plain": repr(self)}


class Differences(Reading):
    """Every point in which the sheets of a game differ, each with a link to its rule.

    A link leads to the chapter of the rule's section, in the same folder.
    """

    def _written(self, game: AnyGame) -> str:
        rulebook = game.rulebook
        places = {
            section.id: chapter_file(number, section.chapter)
            for number, section in enumerate(rulebook.section, start=1)
        }
        return differences_markdown(rulebook, lambda id: f"{places[rulebook[id].section]}#{id}")


class Glossary(Reading):
    """The words of a game in English and in the languages of its sheets, and what misleads."""

    def _written(self, game: AnyGame) -> str:
        return glossary_markdown(game.rulebook)


class HowKnown(Reading):
    """How well the board of a game is known, and why; empty if the game does not tell.

    Args:
        game: a game or its id.
        **options: options of the set-up, such as the board; it may be a file.

    Raises:
        RulebookError: there is no such game, option or file.
    """

    def __init__(self, game: AnyGame | str, **options: Any) -> None:
        self._options = options
        super().__init__(game)

    def _written(self, game: AnyGame) -> str:
        start = game.setup(**with_files(game, self._options))
        return known_markdown(game.provenance(start))


def chapter_file(number: int, chapter: str) -> str:
    """Return the file name of the notebook about a section of the rulebook.

    >>> chapter_file(2, "tiles")
    '02-tiles.ipynb'
    """
    return f"{number:02}-{chapter}.ipynb"
