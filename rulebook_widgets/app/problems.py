"""What can go wrong when the app starts, each with one message that says what to do."""

from __future__ import annotations

from rulebook_widgets.core.errors import RulebookError


class AppError(RulebookError):
    """The app cannot start; the text is shown to the person at the command line as it is."""


class MissingExtra(AppError):
    """A package that serves the pages is not installed."""

    def __init__(self, package: str) -> None:
        """Name the ``package`` that could not be imported."""
        super().__init__(
            f"The app needs {package}, which is not installed. "
            'Install it with: pip install "rulebook_widgets[app]"'
        )


class PortInUse(AppError):
    """The port that was asked for cannot be had."""


class NoNotebooks(AppError):
    """There is no folder of notebooks where one was looked for."""


class BadChapter(AppError):
    """A notebook's metadata does not say where the chapter stands; names the file and place."""
