"""Which chapters there are, in which order, read from the notebooks themselves.

A notebook says in its metadata where it stands (see ``notebooks/README.md``)::

    {"rulebook": {"game": "samurai", "chapter": "tiles", "order": 2, "title": "Tiles"}}
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec

from rulebook_widgets.app.problems import BadChapter


class ChapterData(msgspec.Struct, frozen=True):
    """The ``rulebook`` entry of a notebook's metadata.

    Attributes:
        title: what links to the chapter say.
        game: the game's id, or "" for the front page.
        chapter: the chapter's name within its game.
        order: sorts the chapters of a game.
        section: the section of the rulebook, or "".
    """

    title: str
    game: str = ""
    chapter: str = ""
    order: int = 0
    section: str = ""


class Metadata(msgspec.Struct, frozen=True):
    """What we read of a notebook's metadata."""

    rulebook: ChapterData | None = None


class Notebook(msgspec.Struct, frozen=True):
    """What we read of a notebook."""

    metadata: Metadata = Metadata()


class Chapter(msgspec.Struct, frozen=True):
    """One page: its place and its file.

    Attributes:
        path: the notebook's path below the folder, with ``/``: ``"samurai/tiles.ipynb"``.
        data: what the notebook says about itself.
    """

    path: str
    data: ChapterData

    @property
    def key(self) -> str:
        """The chapter's name among all: ``"samurai/tiles"``."""
        return f"{self.data.game}/{self.data.chapter}"


class About(msgspec.Struct, frozen=True):
    """What the front page says of a game.

    Attributes:
        title: the game's title.
        line: a line about it, or "".
        picture: the game as an SVG document, or "".
    """

    title: str
    line: str = ""
    picture: str = ""


class Book(msgspec.Struct, frozen=True):
    """The chapters of one game, in order."""

    game: str
    about: About
    chapters: tuple[Chapter, ...]


class Navigation(msgspec.Struct, frozen=True):
    """The front page and the books of all games."""

    home: Chapter | None
    books: tuple[Book, ...]

    @property
    def start(self) -> Chapter | None:
        """The page that the bare address leads to: the front page, or else the first chapter."""
        first = self.books[0].chapters[0] if self.books else None
        return self.home or first

    @property
    def entries(self) -> tuple[str, ...]:
        """The paths of the pages that most visits begin with."""
        firsts = (book.chapters[0] for book in self.books)
        home = (self.home,) if self.home else ()
        return tuple(chapter.path for chapter in (*home, *firsts))

    def resources(self) -> dict[str, Any]:
        """Return the plain data that the page template reads."""
        return {
            "home": quote(self.home.path) if self.home else "",
            "books": [_book_data(book) for book in self.books],
            "pages": dict(_pages(self.books)),
        }


def read_navigation(folder: Path, about: Callable[[str], About] | None = None) -> Navigation:
    """Read the navigation from the notebooks below ``folder``.

    Args:
        folder: where the notebooks are.
        about: tells of a game, for its id; the id serves if None.

    Raises:
        BadChapter: a notebook cannot be read, or its metadata are not as agreed, or two
            notebooks claim the same place.
    """
    chapters = [chapter for path in _files(folder) if (chapter := _read(folder, path))]
    homes = [chapter for chapter in chapters if not chapter.data.game]
    if len(homes) > 1:
        raise BadChapter(f"{homes[0].path} and {homes[1].path} both say they are the front page.")
    inside = sorted(
        (chapter for chapter in chapters if chapter.data.game),
        key=lambda chapter: (chapter.data.game, chapter.data.order, chapter.path),
    )
    _refuse_doubles(inside)
    games = dict.fromkeys(chapter.data.game for chapter in inside)
    books = [_book(game, inside, about or _plain) for game in games]
    return Navigation(homes[0] if homes else None, tuple(books))


def _files(folder: Path) -> Iterable[Path]:
    return (
        path for path in sorted(folder.rglob("*.ipynb")) if ".ipynb_checkpoints" not in path.parts
    )


def _read(folder: Path, file: Path) -> Chapter | None:
    path = file.relative_to(folder).as_posix()
    try:
        notebook = msgspec.json.decode(file.read_bytes(), type=Notebook)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadChapter(f"The notebook {path} cannot be read: {error}.") from error
    data = notebook.metadata.rulebook
    if data is None:
        return None
    if data.game and not data.chapter:
        raise BadChapter(f"The notebook {path} names a game but no chapter in its metadata.")
    return Chapter(path, data)


def _refuse_doubles(chapters: list[Chapter]) -> None:
    seen: dict[str, Chapter] = {}
    for chapter in chapters:
        other = seen.setdefault(chapter.key, chapter)
        if other is not chapter:
            raise BadChapter(
                f"{other.path} and {chapter.path} both say they are the chapter {chapter.key}."
            )


def _plain(game: str) -> About:
    return About(game.replace("_", " ").title())


def _book(game: str, chapters: list[Chapter], about: Callable[[str], About]) -> Book:
    own = tuple(chapter for chapter in chapters if chapter.data.game == game)
    return Book(game, about(game), own)


def _link(chapter: Chapter | None) -> dict[str, str] | None:
    if chapter is None:
        return None
    return {
        "key": chapter.key,
        "path": quote(chapter.path),
        "title": chapter.data.title,
        "section": chapter.data.section,
    }


def _book_data(book: Book) -> dict[str, Any]:
    return {
        "game": book.game,
        "title": book.about.title,
        "about": book.about.line,
        "picture": book.about.picture,
        "chapters": [_link(chapter) for chapter in book.chapters],
    }


def _pages(books: tuple[Book, ...]) -> Iterable[tuple[str, dict[str, Any]]]:
    """Yield, for each chapter's key, where it stands and what lies before and after it."""
    for book in books:
        befores = (None, *book.chapters)
        afters = (*book.chapters[1:], None)
        rows = zip(befores, book.chapters, afters, strict=False)
        for number, (before, here, after) in enumerate(rows, start=1):
            yield (
                here.key,
                {
                    "game": book.game,
                    "book": book.about.title,
                    "number": number,
                    "count": len(book.chapters),
                    "previous": _link(before),
                    "next": _link(after),
                },
            )
