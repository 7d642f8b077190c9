"""What the frame around every page says, in the language in use."""

from __future__ import annotations

from rulebook_widgets.core.text import N_, _

PAGE_WORDS = {
    "skip": N_("Skip to the text"),
    "contents": N_("Contents"),
    "close": N_("Close"),
    "games": N_("Games"),
    "chapter_of": N_("Chapter {number} of {count}"),
    "begin": N_("Begin with {game}"),
    "neighbours": N_("Previous and next chapter"),
    "previous": N_("Previous chapter"),
    "next": N_("Next chapter"),
    "waiting": N_("Setting up the board"),
    "needs_script": N_("The boards of this page need JavaScript. Please allow it and reload."),
    "gone": N_(
        "This page has gone to sleep, because nobody used it for a while or the program was "
        "stopped. The board no longer answers. Reload the page: a lesson begins afresh, and a game "
        "you played can be gone on with."
    ),
    "away": N_("The program that runs the boards does not answer. Trying again …"),
    "stuck": N_("The boards of this page could not be shown."),
    "reload": N_("Reload the page"),
    "licence": N_("{product} is free software under the BSD 3-Clause licence."),
    "rights": N_(
        "The rules are told in our own words. The games belong to their authors and publishers."
    ),
    "not_found": N_("There is no such page"),
    "not_found_why": N_("The address may be mistyped, or the chapter has moved."),
    "failed": N_("This page could not be shown"),
    "failed_why": N_("Something went wrong on our side. Please try again in a moment."),
    "to_start": N_("To the start"),
}


def page_words() -> dict[str, str]:
    """Return the words by their names, translated."""
    return {name: _(text) for name, text in PAGE_WORDS.items()}
