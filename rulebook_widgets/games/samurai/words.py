"""What Samurai says: the sentences of its events, refusals, score lines and moves."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.core.words import Words
from rulebook_widgets.games.samurai.names import NAMERS

EVENTS: Final = {
    "kept": N_("{seat} takes {tile} into the opening hand."),
    "kept.hidden": N_("{seat} takes a tile into the opening hand."),
    "dealt": N_("{seat} is dealt {tile}."),
    "dealt.hidden": N_("{seat} is dealt a tile."),
    "hands_ready": N_("All hands are ready; the other tiles form face-down piles."),
    "settled": N_("{seat} puts a {figure} on {town}."),
    "figure_dealt": N_("A {figure} is dealt to {town}."),
    "begin": N_("The board is set. {seat}, the youngest, has the first turn."),
    "placed": N_("{seat} plays {tile} on {space}."),
    "lifted": N_("{seat} lays the tile exchange in place of {tile} and takes that tile up."),
    "replayed": N_("{seat} plays {tile} again, on {space}."),
    "swapped": N_("{seat} swaps the {figure_one} of {one} with the {figure_other} of {other}."),
    "closed": N_("All land around {town} is covered."),
    "captured": N_("{seat} captures the {figure} of {town} ({totals})."),
    "aside": N_("Nobody gets the {figure} of {town}: the highest influence is shared ({totals})."),
    "aside_zero": N_("Nobody gets the {figure} of {town}: no tile there has influence on it."),
    "kind_gone": N_("The last {figure} has left the board."),
    "four_aside": N_("{count} figures lie beside the board."),
    "stopped": N_("{seat} ends the turn."),
    "passed": N_("{seat} has no tile that can be played, and passes."),
    "drawn": N_("{seat} draws {tile}."),
    "drawn.hidden": N_("{seat} draws a tile."),
    "next": N_("It is {seat}'s turn."),
    "over": N_("The game is over."),
}

REFUSALS: Final = {
    "over": N_("The game is over; no further tile is played."),
    "not_your_turn": N_("It is {seat}'s turn; play goes clockwise, one turn each."),
    "not_in_play": N_("With {players} players this part of the map is not in play."),
    # Before play
    "dealing_hands": N_("The opening hands are being dealt; that comes first."),
    "picking": N_(
        "{seat} is picking an opening hand. Everybody does so in secret; here you take turns at it."
    ),
    "hands_first": N_("First everybody needs an opening hand of five tiles."),
    "already_kept": N_(
        "You have picked {tile} already, and there is no further one among your twenty tiles."
    ),
    "hands_complete": N_("The opening hands are complete already."),
    "dealing_figures": N_("The figures are being dealt; that comes first."),
    "putting_figure": N_("It is {seat}'s turn to put a figure on the map."),
    "figures_first": N_("First all figures are put on the cities and villages."),
    "figures_placed": N_("All figures have been placed already."),
    "no_settlement": N_("Figures are put on cities and villages only."),
    "supply_empty": N_("No {figure} is left in the supply."),
    "settlement_full": N_("{town} already has all its figures."),
    "cities_first": N_("Villages come later: fill every city with two figures first."),
    "same_kind": N_("{town} already has a {figure}; the two figures of a city must differ."),
    "dealt_in_order": N_("The next figure is dealt to {town}: cities first, then villages."),
    # A turn
    "not_in_hand": N_("You do not have {tile} behind your screen."),
    "one_plain_tile": N_(
        "You have already played a tile without a Japanese character this turn, and {tile} "
        "bears none either: only one of those is allowed a turn."
    ),
    "ship_on_land": N_("This space is land, and ships go to sea only."),
    "tile_at_sea": N_("Only ships go to sea; {tile} goes on land."),
    "on_settlement": N_("No tile is ever laid on a settlement, and {town} is one."),
    "on_emptied": N_("No tile is ever laid on a settlement, not even on {town}, which is empty."),
    "occupied": N_("This space is taken: {seat}'s {there} lies here."),
    "at_least_one": N_("Play at least one tile before you end your turn."),
    "pass_instead": N_("None of your tiles can be played now, so pass instead."),
    "can_play": N_("You cannot pass: you have a tile that can be played."),
    "end_instead": N_("You have played a tile, so end your turn instead of passing."),
    "drawing": N_("{seat} is drawing tiles; that comes first."),
    "draw_later": N_("Tiles are drawn at the end of the turn, not between tiles."),
    "not_in_pile": N_("The draw pile does not hold {tile}."),
    # The two exchange tiles
    "never_placed": N_("The figure exchange is not laid on the board: choose two figures to swap."),
    "takes_a_place": N_("The tile exchange takes the place of a tile of yours: choose that tile."),
    "nothing_of_yours": N_(
        "The tile exchange takes the place of a tile of yours without a Japanese character, "
        "and you have none on the board."
    ),
    "no_such_figure": N_("There is no {figure} there to swap."),
    "one_figure": N_("A swap takes two figures, and this is the same {figure} twice."),
    "same_settlement": N_("Both figures stand in {town}: swapping them would change nothing."),
    "edo_is_full": N_("Edo keeps its three different figures, so none of them is ever swapped."),
    "same_figures": N_("Swapping a {figure} for a {figure} would change nothing."),
    "swap_doubles": N_("{town} would have two {figures}; the two figures of a city must differ."),
    "nothing_to_lift": N_("No tile lies there that the tile exchange could replace."),
    "not_yours": N_("That {there} is {seat}'s; you may lift only a tile of your own."),
    "has_character": N_(
        "A tile with a Japanese character is never lifted, and this {there} bears one."
    ),
    "no_free_land": N_("No land space is free for the tile you would lift."),
    "replay_first": N_("You have lifted {tile}: play it again at once, before anything else."),
    "nothing_lifted": N_("You have lifted no tile that could be played again."),
}

SCORES: Final = {
    "counted": N_(
        "{seat} counts {amount} in all: helmets {helmets}, Buddhas {buddhas}, rice fields {rice}."
    ),
    "leads": N_("{seat} has more {figures} than anybody else: {amount}."),
    "outright": N_("{seat} leads {amount} kinds and wins at once."),
    "out": N_("{seat} leads no kind and cannot win."),
    "only_leader": N_("Only {seat} leads a kind, and so wins."),
    "others": N_("{seat} counts {amount} of the other two kinds."),
    "total": N_("{seat} counts {amount} in all."),
    "nobody_leads": N_("Nobody leads any kind, so all figures count."),
    "wins": N_("{seat} wins with {amount}."),
    "shared": N_("{seat} shares the victory."),
}

MOVES: Final = {
    "keep": N_("Take {tile} into your hand"),
    "settle": N_("Put a {figure} on {space}"),
    "place": N_("Play {tile} on {space}"),
    "exchange": N_("Lay the tile exchange in place of your tile on {space}"),
    "replay": N_("Play the lifted tile on {space}"),
    "swap": N_("Swap the {figure_one} of {one} with the {figure_other} of {other}"),
    "end": N_("End the turn"),
    "pass": N_("Pass"),
    "draw": N_("Draw {tile}"),
}

WORDS: Final = Words(
    events=EVENTS,
    refusals=REFUSALS,
    scores=SCORES,
    moves=MOVES,
    namers=NAMERS,
)
