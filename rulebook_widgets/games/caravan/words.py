"""What Caravan says: the sentences of its events, refusals, score lines and moves."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.core.words import Words
from rulebook_widgets.games.caravan.names import NAMERS

EVENTS: Final = {
    # Set-up and refill
    "laid": N_("Out of the bag: {good}, for space {number}."),
    "demand": N_("The good on space {number} begins with {markers}."),
    "begins": N_("{seat} is the starting player."),
    "four_left": N_("Only {goods} without a camel are left, so play is interrupted for new ones."),
    "waits": N_("Left over on {space}: {good}, now with {markers}."),
    "drawn": N_("Out of the bag: {good}, for space {number}, the next without a good."),
    "last_goods": N_("The bag is empty now: the next delivery ends the game."),
    # A turn
    "turn": N_("It is {seat}'s turn, with {actions}."),
    "placed": N_("{seat} brings a camel to {space} for {actions}."),
    "rode": N_("{seat}'s camel goes from {start} to {space} for {actions}."),
    "company": N_("A camel stood on {space} already, so it took {actions}."),
    "picked_up": N_("{seat} loads a camel with {good} on {space}."),
    "markers_earned": N_("{seat} earns {markers} with it."),
    "stolen": N_("{seat} steals {good} from {victim} on {space} and pays with a theft marker."),
    "hidden_under": N_("{seat} puts {good} under the camel, where nobody can steal it."),
    "carried": N_("{seat} moves {good} from {start} to {space}."),
    "passed_loaded": N_("Loaded camels on the way are no obstacle for {good}."),
    "on_top": N_("Put on top of a camel, {good} can be stolen again."),
    "parked": N_("A good may go any way: {space} is no nearer to the city for {good}."),
    "delivered": N_("{seat} delivers {good} to {city}, worth {points}."),
    "stopped": N_("{seat} ends the turn and leaves {left} unused."),
    "unused": N_("Gone by without any action: {turns}. A whole round of that ends the game."),
    # The end
    "over": N_("That was the last delivery: the game is over."),
    "stands_still": N_("Everybody let a whole turn pass without an action: the game is over."),
}

REFUSALS: Final = {
    # The moment
    "over": N_("The game is over; no further action is taken."),
    "not_your_turn": N_("It is {seat}'s turn; turns go round clockwise."),
    "laying_out": N_("The first goods are being laid out; that comes first."),
    "choosing_start": N_("The starting player is being drawn; that comes first."),
    "refilling": N_("New goods are coming out; play goes on after that."),
    "goods_first": N_("First a good is laid on each numbered space."),
    "begun_already": N_("The game has begun already."),
    "eight_goods_drawn": N_("Every numbered space has its good already."),
    "no_draw_due": N_("No good is drawn now: {goods} lie on the board without a camel."),
    "markers_first": N_("First each good that was left over gets its demand marker."),
    "markers_added": N_("The demand markers have been added already."),
    "no_markers_due": N_("Demand markers are added only when new goods are due."),
    "not_in_bag": N_("The bag holds no {good} any more."),
    "no_such_seat": N_("Nobody sits there: {players} of you play."),
    # Bringing camels
    "supply_empty": N_("All your {camels} are on the board already."),
    "no_camel_here": N_("No camel of yours stands on {space}."),
    "loaded_stays": N_("Your camel on {space} is loaded, and a loaded camel stays where it is."),
    "same_space": N_("Your camel stands on {space} already; it has to go to another space."),
    "company": N_(
        "A camel stands on {space} already, so going there costs {actions}, and you have only "
        "{left} left."
    ),
    # Picking up
    "nothing_lies_here": N_("No good lies on {space}."),
    "carried_already": N_("The good on {space} is a camel's load; it does not lie there to take."),
    "no_camel_to_load": N_("You have no camel on {space} to load."),
    "one_good_each": N_("Your camel on {space} is loaded already, and there is room for one good."),
    "last_free": N_(
        "You hold {held}, and have but one camel without a load. It stays free, or you would "
        "have nothing left to do."
    ),
    # Stealing
    "own_good": N_("Only rivals can be robbed, not your own camels."),
    "no_such_rival": N_("There is nobody to rob: {players} of you play."),
    "no_rival_here": N_("{seat} has no camel on {space}."),
    "not_carried": N_("No camel of {seat}'s carries {good} on {space}."),
    "safe_under": N_(
        "{seat} has {good} under the camel there, and what is under a camel cannot be stolen until "
        "it has been moved."
    ),
    "no_marker": N_("You have no theft marker on your board, and without one you cannot steal."),
    "no_camel_beside": N_("To steal on {space} you need an empty camel there."),
    # Moving a good
    "not_your_load": N_("No camel of yours on {space} carries {good}."),
    "pick_up_first": N_(
        "No camel of yours carries the {good} on {space} yet: pick that good up first."
    ),
    "lies_on_top": N_("On {space} your camel has {good} on top, not under it."),
    "lies_under": N_("On {space} your camel has {good} under it, not on top."),
    "no_putting_down": N_(
        "No camel stands on {space}. A good is never put down: it needs an empty camel of yours."
    ),
    "not_your_camel": N_("The camels on {space} are not yours; a good goes along your own camels."),
    "no_other_camel": N_("There is no other empty camel of yours on {space}."),
    "stops_on_loaded": N_(
        "Your camel on {space} is loaded. A good may pass over it, but not stop there."
    ),
    "not_connected": N_("Your camels do not connect {start} with {space}."),
    "diagonal": N_(
        "Only at a corner do {one} and {other} touch, and that does not connect your camels: their "
        "spaces must share a side."
    ),
}

SCORES: Final = {
    "rare": N_("{seat} scores {amount} for rare goods delivered: {count}."),
    "common": N_("{seat} scores {amount} for common goods delivered: {count}."),
    "markers": N_("{seat} scores {amount} for {markers}."),
    "penalty": N_("{seat} loses {points} for {held} picked up or stolen but not delivered."),
    "total": N_("{seat} has {amount} in all, with {delivered} delivered."),
    "wins": N_("{seat} wins with {amount}."),
    "more_delivered": N_("{seat} wins the tie at {amount}: {delivered} delivered is the most."),
    "shared": N_("{seat} shares the victory with {amount}, and {delivered} delivered."),
}

MOVES: Final = {
    "draw": N_("Draw {good}"),
    "begin": N_("Let {seat} begin"),
    "markers": N_("Add demand markers to the goods left over"),
    "place": N_("Bring a camel from the supply to {space}"),
    "ride": N_("Move a camel from {start} to {space}"),
    "pick_up": N_("Pick up the good on {space}"),
    "steal": N_("Steal {good} from {seat} on {space}"),
    "carry": N_("Move {load} from {start} to {space}"),
    "end": N_("End the turn"),
}

WORDS: Final = Words(
    events=EVENTS,
    refusals=REFUSALS,
    scores=SCORES,
    moves=MOVES,
    namers=NAMERS,
)
