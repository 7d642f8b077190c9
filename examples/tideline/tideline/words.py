"""What Tideline says: names of players, places and finds, and the sentences of the game."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core import Fact, Words
from rulebook_widgets.core.text import N_, _

SEATS: Final = (N_("Red"), N_("Blue"), N_("Yellow"), N_("Green"))
"""The players, clockwise from the one who begins."""

FINDS: Final = {
    "pearl": N_("a pearl"),
    "shell": N_("a shell"),
    "pebble": N_("a pebble"),
    "crab": N_("a crab"),
}


def seat_name(seat: Fact) -> str:
    """Name a player by colour."""
    return _(SEATS[int(seat)])


def find_name(find: Fact) -> str:
    """Name a find: "a pearl"."""
    return _(FINDS[str(find)])


WORDS: Final = Words(
    events={
        "looked": N_("{seat} looks under the sand at {place}."),
        "saw": N_("{seat} sees {find}."),
        "saw.hidden": N_("Only those who have looked there know what it is."),
        "digs": N_("{seat} digs at {place}, where nobody has looked."),
        "taken": N_("From {place}, {seat} takes {find}."),
        "given": N_("{seat} puts the crab of {place} into the basket of {victim}."),
        "left": N_("{seat} takes nothing."),
        "ran_on": N_("Column {column} is empty, so the wave runs on to column {other}."),
        "washed": N_("A wave runs up column {column} and takes what lay at {place}."),
        "all_seen": N_("{seat} has seen all that is left, and need not look."),
        "ended": N_("The beach is empty. The game is over."),
    },
    refusals={
        "over": N_("The beach is empty and the game is over."),
        "not_your_turn": N_("It is the turn of {actor}."),
        "wave_first": N_("First the wave comes in."),
        "find_first": N_("First it comes to light what lies at {place}."),
        "no_wave": N_("A wave comes only after a turn."),
        "nothing_dug": N_("Nothing comes to light now: nobody has dug."),
        "none_left": N_("All finds of that kind have been seen: it cannot be {find}."),
        "looked": N_("You have looked once this turn. Now take a find, or leave them."),
        "all_seen": N_("You have seen all that is left. Take a find, or leave them."),
        "seen_before": N_("You have looked at {place} before. Look where you have not."),
        "look_first": N_("First look under the sand at one place. Then you may take a find."),
        "washed_away": N_("The sea has taken what lay at {place}."),
        "taken_before": N_("Only a hole is left at {place}: {owner} has what lay there."),
        "own_crab": N_(
            "You saw a crab at {place}, and you do not put your hand there. Put it into "
            "another player's basket, or leave it."
        ),
        "no_crab_seen": N_(
            "Only a crab that you have seen goes into another's basket, and you have seen none "
            "at {place}."
        ),
        "own_basket": N_("A crab that you have seen goes into another player's basket."),
        "no_basket": N_("There are only {players} baskets."),
    },
    scores={
        "pearl": N_("{seat}: pearls, {count} in number, make {amount}."),
        "shell": N_("{seat}: shells, {count} in number, make {amount}."),
        "crab": N_("{seat}: crabs, {count} in number, make {amount}."),
        "total": N_("{seat} has {amount} in all."),
        "more_pearls": N_("{seat} wins the tie by pearls, having {amount}."),
        "shared": N_("{seat} shares the victory with {amount} points and as many pearls."),
    },
    moves={
        "look": N_("Look under the sand at {place}"),
        "take": N_("Take the find at {place}"),
        "give": N_("Put the crab at {place} into the basket of {basket}"),
        "leave": N_("Take nothing"),
        "dig": N_("Let {find} come to light"),
        "wave": N_("Let a wave run up column {column}"),
    },
    namers={
        "seat": seat_name,
        "actor": seat_name,
        "owner": seat_name,
        "victim": seat_name,
        "basket": seat_name,
        "find": find_name,
    },
)
"""The sentences, by key, and the names of facts."""
