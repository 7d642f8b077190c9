"""How well a board is known, in Markdown, to be read where no kernel runs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from urllib.parse import urlsplit

from rulebook_widgets.core import Provenance
from rulebook_widgets.core.provenance import TITLES
from rulebook_widgets.core.text import _


def known_markdown(entries: Sequence[Provenance]) -> str:
    """Write how well each part of a board is known, and why.

    Args:
        entries: what `Game.provenance` returns.

    >>> print(known_markdown([Provenance("sourced", "frogs", "Some jump.", ("A book",))]))
    **From other sources**
    <BLANKLINE>
    - *frogs*. Some jump. (A book)
    """
    return "\n".join(_lines(entries)).strip()


def _lines(entries: Sequence[Provenance]) -> Iterator[str]:
    for grade, alike in groupby(entries, key=lambda entry: entry.grade):
        yield f"\n**{_(TITLES[grade])}**\n"
        yield from map(_entry, alike)


def _entry(entry: Provenance) -> str:
    words = f"- *{_(entry.what)}*"
    if entry.names:
        words += f": {', '.join(entry.names)}"
    if entry.why:
        words += f". {entry.why}"
    return f"{words} ({', '.join(map(_source, entry.sources))})" if entry.sources else words


def _source(source: str) -> str:
    """A sheet by its title, a page by its site."""
    address = urlsplit(source)
    site = address.netloc.removeprefix("www.")
    return f"[{site}]({source})" if address.scheme in ("http", "https") else source
