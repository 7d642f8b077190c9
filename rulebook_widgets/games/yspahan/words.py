"""What Yspahan says: the sentences of the game, with the names of :mod:`.names`."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.core.words import Words
from rulebook_widgets.games.yspahan import names

_POINTS: Final = {
    "souk": N_("{seat} has completed {souk}: {amount}."),
    "souk_bonus": N_("The bazaar building gives {seat} {amount} more for {souk}."),
    "loaded": N_("A cube of {seat} rides on camel {camel}, in the {row} row: {amount}."),
    "caravan": N_(
        "{seat} has {cubes} on the caravan, the highest in the {row} row (times {number}): "
        "{amount}."
    ),
    "caravan_full": N_(
        "The full caravan pays {seat} for {cubes}, the highest in the {row} row (times {number}): "
        "{amount}."
    ),
    "building_points": N_("{seat} scores {amount} for putting up {building}."),
    "camels_in": N_("{seat} hands in {camels} for {amount}."),
    "gold_in": N_("{seat} hands in {gold} for {amount}."),
}
"""Points are told by the same sentence when they are scored and when they are asked about."""

EVENTS: Final = {
    **_POINTS,
    # The roll
    "white_only": N_("{seat} buys no yellow dice and rolls the nine white ones."),
    "bought": N_("{seat} pays {gold} and rolls {dice} more, yellow ones, with the nine white."),
    "rolled": N_("The white dice show {dice}."),
    "rolled_yellow": N_("The yellow dice show {dice}."),
    "sorted_only": N_("All dice show {value}: one group, and a single group goes to the {row}."),
    "sorted_lowest": N_("The lowest value, {value} ({dice}), goes to the bottom, to the {row}."),
    "sorted_next": N_("The next, {value} ({dice}), goes to the {row}."),
    "sorted_highest": N_("The highest, {value} ({dice}), goes to the top, to the {row}."),
    "rows_empty": N_("Left empty: {rows}."),
    # The action
    "took": N_("{seat} takes {dice} of value {value} from the {row}."),
    "quarter_closed": N_(
        "No shop of the {quarter} quarter is open to {seat}; the dice can still walk the "
        "supervisor or draw a card."
    ),
    "discarded": N_("{seat} gives away {card}, so that the {row} counts {dice}."),
    "took_camels": N_("{seat} takes {camels}."),
    "took_gold": N_("{seat} takes {gold}."),
    "camels_bonus": N_("The paddock gives {seat} {camels} more."),
    "gold_bonus": N_("The Shop building gives {seat} {gold} more."),
    "placed": N_("{seat} puts a cube in {shop}."),
    "souk_full": N_("{seat} has now filled {souk}."),
    "no_room": N_(
        "No other shop of the {quarter} quarter is open to {seat}, so {cubes} cannot be placed."
    ),
    "hoist_ready": N_("Thanks to the hoist {seat} may put one more cube in the {quarter} quarter."),
    "hoisted": N_("The hoist lets {seat} put one more cube in {shop}."),
    "declined": N_("{seat} does without the hoist this time."),
    "draws": N_("{seat} draws a card as the action of this turn."),
    "dealt": N_("{seat} draws {card}."),
    "dealt.hidden": N_("{seat} draws a card."),
    "reshuffled": N_("The deck is used up: the discards, {cards}, are shuffled into a new one."),
    "no_cards": N_("No card is left anywhere, so {seat} gets none."),
    # Supervisor and caravan
    "walked": N_("{seat} moves the supervisor {steps} with dice of value {value}, to {space}."),
    "stayed": N_("{seat} lets the supervisor stay on {space}, instead of walking {value}."),
    "hammam_steps": N_("The hammam changes the walk by {steps} for nothing."),
    "paid_steps": N_("{seat} pays {gold} for the change of the walk."),
    "nothing_sent": N_("No cube stands beside {space}, so nothing is sent to the caravan."),
    "named": N_("{seat} decides that the cube in {shop} is the first to go."),
    "asked": N_("The cube in {shop} must go, unless {seat} pays a camel."),
    "no_camel": N_("{seat} has no camel that could save the cube in {shop}."),
    "saved": N_("{seat} pays a camel: the cube in {shop} stays, and one from the supply goes."),
    "sent": N_("The cube of {seat} leaves {shop} for the caravan."),
    "loaded_top": N_("A cube of {seat} rides on camel {camel}; the {row} row scores nothing now."),
    "full": N_("All camels are loaded ({cubes}), so the caravan is scored at once."),
    "cleared": N_(
        "The caravan is cleared, and all take their cubes back. Loading begins again at camel "
        "{camel}."
    ),
    # Building and cards
    "built": N_("{seat} puts up {building} and pays {price}."),
    "built_without_camels": N_("{seat} puts up {building} without its camels and pays {price}."),
    "built_without_gold": N_("{seat} puts up {building} without its gold and pays {price}."),
    "no_building_points": N_("For building number {number} {seat} scores nothing."),
    "played": N_("{seat} plays {card}."),
    "card_camels": N_("{seat} takes {camels}."),
    "card_gold": N_("{seat} takes {gold}."),
    "exchanged_camels": N_("{seat} gives {camels} for {gold}."),
    "exchanged_gold": N_("{seat} gives {gold} for {camels}."),
    "stalled": N_("{seat} puts a cube in {shop}."),
    # Turn, day, week
    "yellow_leave": N_("The start player's action is done: the yellow dice leave ({dice})."),
    "row_emptied": N_("That empties the {row}, and nothing moves down into it."),
    "ended": N_("{seat} ends the turn."),
    "next": N_("It is {seat}'s turn."),
    "no_dice": N_("No dice are left for {seat}, who can only draw a card."),
    "day_over": N_("Everybody has had a turn: day {day} of week {week} is over."),
    "dice_left": N_("What is left on the dice board is taken off: {dice}."),
    "week_over": N_("Week {week} is over: souks and caravan are scored."),
    "souk_gap": N_("{seat} has not completed {souk} and gets nothing for it."),
    "city_cleared": N_("All cubes leave the city and go back to their owners."),
    "caravan_empty": N_("The caravan is empty and pays nothing."),
    "caravan_stays": N_("The cubes on the caravan stay there and can score again."),
    "new_week": N_("Week {week} begins. The supervisor returns to the crossroads."),
    "last_day": N_("The last day goes by the score, from the fewest points: {order}."),
    "new_day": N_("Day {day} of week {week}: {seat} is start player."),
    "over": N_("The third week has ended, and the game is over."),
}

REFUSALS: Final = {
    "over": N_("The game is over."),
    "not_your_turn": N_("It is {seat}'s turn; play goes round from the start player."),
    # The wrong moment
    "dice_rolling": N_("The dice are being rolled; that comes first."),
    "drawing": N_("{seat} is drawing a card; that comes first."),
    "owner_decides": N_("First {seat} decides whether to pay a camel, so that the cube can stay."),
    "name_first": N_("Two cubes must go: first name the one that goes before the other."),
    "cubes_left": N_("You have {cubes} left to place in the {quarter} quarter; do that first."),
    "hoist_waits": N_(
        "First place the cube of the hoist in the {quarter} quarter, or do without it."
    ),
    "no_roll_due": N_("No dice are to be rolled now."),
    "no_draw_due": N_("No card is to be drawn now."),
    "nobody_asked": N_("No cube is on its way to the caravan that a camel could save."),
    "nothing_to_name": N_("There are no two cubes that could go one before the other."),
    "no_hoist_due": N_("There is no cube of the hoist that you could do without now."),
    "rolled_already": N_("The dice are rolled once a day, and {seat} has done that already."),
    "roll_first": N_("First roll the dice: you are start player."),
    "take_first": N_("First choose a row with dice and take its group."),
    "use_first": N_("You hold the dice of the {row}: use them before you do anything else."),
    "acted_already": N_("You have had your action. What remains are a building and cards."),
    "act_before_building": N_("Building comes after your action: choose a group of dice first."),
    "act_before_end": N_("Your action is not optional: choose a group of dice first."),
    "card_inside_action": N_(
        "Cards are not played inside an action: before the roll, before or after the action, or "
        "after building."
    ),
    "discard_too_late": N_("A card for one die more is given before the first cube is placed."),
    "discard_with_group": N_("A card for one die more is given when you take a group of dice."),
    # The roll
    "three_yellow": N_("You may add up to {dice}, yellow ones."),
    "dice_too_dear": N_(
        "Yellow dice cost 1 gold each: {dice} cost {gold}, and you have {own_gold}."
    ),
    "nine_dice": N_("White dice are always rolled all together: {dice}."),
    "bought_dice": N_("As many yellow dice are rolled as were bought: {dice}."),
    # The action
    "row_empty": N_("There are no dice in the {row}, so it cannot be chosen."),
    "no_dice_left": N_("No dice are left on the dice board; draw a card instead."),
    "group_before_card": N_("There are still dice: take a group, and you may draw a card for it."),
    "row_of_cubes": N_("Dice of the {row} bring cubes into shops, not camels or gold."),
    "row_of_camels": N_("Dice of the camel row bring camels, not cubes into shops."),
    "row_of_gold": N_("Dice of the gold row bring gold, not cubes into shops."),
    "other_quarter": N_(
        "Your dice are for the {quarter} quarter, and this shop is in the {there} quarter."
    ),
    "shop_taken": N_(
        "This shop is taken: a cube of {seat} stands in it, and a shop holds just one."
    ),
    "souk_taken": N_("This souk is closed to you: {seat} has begun it ({souk})."),
    "finish_first": N_("Before you open another souk in this quarter, fill {souk}."),
    "finish_either": N_(
        "You have two unfinished souks here: go on in {one} or in {other}, but start no third."
    ),
    "too_far": N_(
        "That is {steps} away and your dice show {value}: the difference costs {gold}, and you "
        "have {own_gold}."
    ),
    "too_far_for_hammam": N_(
        "That is {steps} away and your dice show {value}. The hammam gives you up to {free}; the "
        "rest costs {gold}, and you have {own_gold}."
    ),
    "row_after_discard": N_(
        "You gave a card for one die more, and only the {row}'s own action counts dice: use that."
    ),
    "one_discard": N_("Just one card a turn may be given for one die more."),
    "discard_for_nothing": N_(
        "No shop of the {quarter} quarter is open to you, so one die more would be for nothing."
    ),
    "not_beside": N_("The supervisor is on {space}, and no cube in that shop has to go."),
    # Building and cards
    "one_building": N_("You have built this turn; one building a turn, apart from cards."),
    "have_it": N_("You have {building} already; each building is put up once."),
    "cannot_pay": N_("The price of {building} is {price}, and you have {purse}."),
    "not_in_hand": N_("You do not hold the card {card}."),
    "not_in_deck": N_("The deck does not hold the card {card}."),
    "card_needs_choice": N_("To play {card}, say also how many pieces, which shop or building."),
    "at_least_one": N_("A card must do something: name at least one piece."),
    "at_most_camels": N_("This card takes {camels} at most."),
    "at_most_gold": N_("This card takes {gold} at most."),
    "too_few_camels": N_("You cannot give that many: you have {camels}."),
    "too_few_gold": N_("You cannot give that many: you have {gold}."),
    "gold_remains": N_(
        "The card spares you the camels only: {building} still costs {gold}, and you have "
        "{own_gold}."
    ),
    "camels_remain": N_(
        "The card spares you the gold only: {building} still costs {camels}, and you have "
        "{own_camels}."
    ),
}

SCORES: Final = {
    **_POINTS,
    "before": N_("{seat} had {amount} when this position began."),
    "sum_souk": N_("{seat} scored {amount} for completed souks."),
    "sum_souk_bonus": N_("{seat} scored {amount} by the bazaar building."),
    "sum_loaded": N_("{seat} scored {amount} for cubes as they were loaded."),
    "sum_caravan": N_("{seat} scored {amount} from the caravan at the ends of weeks."),
    "sum_caravan_full": N_("{seat} scored {amount} from full caravans."),
    "sum_building_points": N_("{seat} scored {amount} for buildings."),
    "sum_camels_in": N_("{seat} scored {amount} for camels handed in."),
    "sum_gold_in": N_("{seat} scored {amount} for gold handed in."),
    "sum_before": N_("{seat} had {amount} when this position began."),
    "total": N_("{seat} has {amount} in all."),
    "wins": N_("{seat} wins with {amount}."),
    "shared": N_("{seat} shares the victory with {amount}."),
}

MOVES: Final = {
    "roll": N_("Roll {yellow}"),
    "white": N_("Roll {dice} with the white dice"),
    "yellow": N_("Roll {dice} with the yellow dice"),
    "take": N_("Take the dice of the {row}"),
    "collect": N_("Take the camels or the gold of the row"),
    "place": N_("Put a cube in {shop}"),
    "decline": N_("Do without the hoist"),
    "walk": N_("Move the supervisor to {space}"),
    "draw": N_("Draw a card"),
    "discard": N_("Give away {card} for one die more"),
    "send": N_("Send the cube in {shop} first"),
    "save": N_("Pay a camel: the cube stays, one from the supply goes"),
    "release": N_("Let the cube go to the caravan"),
    "deal": N_("Draw {card}"),
    "build": N_("Put up {building}"),
    "end": N_("End the turn"),
    "exchange": N_("Play a card: exchange {count} of your {give}, one for one"),
    "play": N_("Play {card}"),
    "stall": N_("Play a card: put a cube in {shop}"),
    "hand_in": N_("Play a card: hand in {count} of your {resource} for points"),
    "build_without": N_("Play a card: put up {building} without paying its {resource}"),
}

WORDS: Final = Words(
    events=EVENTS, refusals=REFUSALS, scores=SCORES, moves=MOVES, namers=names.NAMERS
)
