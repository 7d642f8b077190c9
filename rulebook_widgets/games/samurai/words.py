"""What Samurai says: names of tiles, figures and places, and the sentences of the game."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.facts import Fact
from rulebook_widgets.core.text import N_, _
from rulebook_widgets.core.words import Words
from rulebook_widgets.games.samurai.board import MAP, TILES, neighbours

SEATS: Final = (N_("Red"), N_("Blue"), N_("Green"), N_("Yellow"))
"""The players, clockwise from the youngest."""

FIGURES: Final = {"helmet": N_("helmet"), "buddha": N_("Buddha"), "rice": N_("rice field")}
TYPES: Final = {
    **FIGURES,
    "samurai": N_("samurai"),
    "ship": N_("ship"),
    "ronin": N_("ronin"),
    "tile_exchange": N_("tile exchange"),
    "figure_exchange": N_("figure exchange"),
}


def seat_name(seat: Fact) -> str:
    """Name a player by colour."""
    return _(SEATS[int(seat)])


def figure_name(figure: Fact) -> str:
    """Name a kind of figure."""
    return _(FIGURES[str(figure)])


def tile_name(tile: Fact) -> str:
    """Name a tile: "helmet 4", "ship 1", "ronin"."""
    kind = TILES[str(tile)]
    name = _(TYPES[kind.type])
    same_type = [other for other in TILES.values() if other.type == kind.type]
    return f"{name} {kind.strength}" if len(same_type) > 1 else name


def town_name(space: Fact) -> str:
    """Name a settlement: "Kyoto", "Honshu village 3"."""
    return MAP.settlements[MAP.place[str(space)]].label


def space_name(space: Fact) -> str:
    """Name any space: a settlement, or a land or sea space by the settlements it touches."""
    space = str(space)
    if space in MAP.place:
        return town_name(space)
    towns = [town_name(near) for near in neighbours(space) if near in MAP.place]
    if MAP.terrain[space] == "land":
        template = N_("the land between {one} and {other}")
    elif len(towns) > 1:
        template = N_("the sea between {one} and {other}")
    elif towns:
        template = N_("the sea off {one} ({space})")
    else:
        template = N_("the open sea ({space})")
    one, other = (*towns, "", "")[:2]
    return _(template).format(one=one, other=other, space=space)


def totals_text(totals: Fact) -> str:
    """Tell each player's influence: "Red 4, Blue 2" from ``"4-2-0"``; zeros are left out."""
    numbers = enumerate(map(int, str(totals).split("-")))
    told = [f"{seat_name(seat)} {number}" for seat, number in numbers if number]
    return ", ".join(told) or _("nobody has any")


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
    "hands_first": N_("First everybody picks an opening hand of five tiles."),
    "already_kept": N_("You have no {tile} left to pick; each tile is there only as often."),
    "hand_chosen": N_("The opening hands have been chosen already."),
    "figures_first": N_("First all figures are put on the cities and villages."),
    "figures_placed": N_("All figures have been placed already."),
    "no_settlement": N_("Figures stand only on cities and villages."),
    "supply_empty": N_("No {figure} is left in the supply."),
    "settlement_full": N_("{town} already has all its figures."),
    "cities_first": N_("Villages come later: fill every city with two figures first."),
    "same_kind": N_("{town} already has a {figure}; the two figures of a city must differ."),
    "dealt_in_order": N_("Figures are dealt to the cities first, then to the villages, in order."),
    # A turn
    "not_in_hand": N_("You have no {tile} behind your screen."),
    "one_plain_tile": N_(
        "You have already played a tile without a Japanese character this turn, and {tile} "
        "bears none either: only one of those is allowed a turn."
    ),
    "ship_on_land": N_("A {tile} sails: it goes on sea spaces only."),
    "tile_at_sea": N_("{tile} goes on land; only ships go to sea."),
    "on_settlement": N_("No tile is ever laid on a settlement, and {town} is one."),
    "occupied": N_("This space is taken: {seat}'s {there} lies here."),
    "at_least_one": N_("Play at least one tile before you end your turn."),
    "can_play": N_("You cannot pass: you have a tile that can be played."),
    "end_instead": N_("You have played a tile, so end your turn instead of passing."),
    "drawing": N_("{seat} is drawing tiles; that comes first."),
    "draw_later": N_("Tiles are drawn at the end of the turn, not between tiles."),
    "not_in_pile": N_("There is no {tile} in the draw pile."),
    # The two exchange tiles
    "never_placed": N_("The figure exchange is not laid on the board: choose two figures to swap."),
    "takes_a_place": N_("The tile exchange takes the place of a tile of yours: choose that tile."),
    "no_such_figure": N_("There is no {figure} there to swap."),
    "same_settlement": N_("Both figures stand in {town}: swapping them would change nothing."),
    "edo_is_full": N_("Edo has one figure of each kind and keeps them: they are never swapped."),
    "same_figures": N_("Swapping a {figure} for a {figure} would change nothing."),
    "swap_doubles": N_("{town} would have two figures of the kind {figure}; they must differ."),
    "nothing_to_lift": N_("No tile lies there that the tile exchange could replace."),
    "not_yours": N_("That {there} is {seat}'s; you may lift only a tile of your own."),
    "has_character": N_("{there} bears a Japanese character; such a tile is never lifted."),
    "no_free_land": N_("No land space is free for the tile you would lift."),
    "replay_first": N_("You have lifted {tile}: play it again at once, before anything else."),
    "nothing_lifted": N_("You have lifted no tile that could be played again."),
}

SCORES: Final = {
    "counted": N_(
        "{seat} counts {amount} in all: helmets {helmets}, Buddhas {buddhas}, rice fields {rice}."
    ),
    "leads": N_("{seat} has the most of one kind, {figure}: {amount}."),
    "outright": N_("{seat} has the most in {amount} kinds and wins at once."),
    "out": N_("{seat} has the most of no kind and cannot win."),
    "only_leader": N_("{seat} alone has the most of a kind and wins."),
    "others": N_("{seat} counts {amount} of the other two kinds."),
    "total": N_("{seat} counts {amount} in all."),
    "nobody_leads": N_("Nobody has the most of any kind, so all figures count."),
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
    namers={
        "seat": seat_name,
        "tile": tile_name,
        "there": tile_name,
        "figure": figure_name,
        "figure_one": figure_name,
        "figure_other": figure_name,
        "town": town_name,
        "one": town_name,
        "other": town_name,
        "space": space_name,
        "totals": totals_text,
    },
)
