"""What Silk Road says: the sentences of the game, with the names of :mod:`.names`."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.core.words import Words
from rulebook_widgets.games.silk_road import names

EVENTS: Final = {
    # Setting up
    "dealt": N_("{seat} draws from the bag: {goods}."),
    "dealt.hidden": N_("{seat} draws {cubes} from the bag and puts them behind the screen."),
    "supply_open": N_("The goods left in the bag become the supply, open to all: {stock}."),
    "laid": N_("At {city} is laid {tile}."),
    "forbidden": N_("At {city} lies {tile}, which is not allowed in one of the last two cities."),
    "no_new_tile": N_(
        "No unused {colour} tile could take its place, so it is swapped with another city's."
    ),
    "drawn_forbidden": N_("For {city} {tile} is drawn, which is not allowed there either."),
    "replaced": N_("At {city} lies {tile} now; {old} is out of the game."),
    "swapped": N_("In exchange {tile} comes to {here} from {city}, and {old} goes there."),
    "ready": N_("Everybody begins with {purse}, and the caravan waits in {city}."),
    "first_leader": N_("Chance makes {seat} the first leader, with {tokens}."),
    # Choosing the leader
    "round": N_("Round {round} begins with bids for the pawn; {seat} is the first to be asked."),
    "bid": N_("{seat} bids {silver}."),
    "passed": N_("{seat} passes."),
    "all_passed": N_("Nobody has bid, so {seat} stays leader and pays nothing."),
    "highest": N_("The highest bid is {silver}, by {bidder}. {seat} may take it or match it."),
    "paid": N_("{seat} pays {to} {silver} and has {purse} left."),
    "paid.hidden": N_("{seat} pays {to} {silver}."),
    "new_leader": N_("{seat} is leader now, with the pawn of {old_leader} and {tokens}."),
    "stays": N_("{seat} stays leader."),
    # On the road
    "travelled": N_("{seat} moves the caravan to {city}."),
    "over": N_("The caravan has arrived: {city} ends the game at once."),
    # The market
    "no_market": N_("No tile lies at {city}, so there is no market."),
    "bonus": N_("Beside {city} is printed {tile}: {seat} may begin with it, as a bonus."),
    "printed": N_("{seat} uses the printed action: {tile}."),
    "took": N_("{seat} takes {tile}."),
    "declined": N_("{seat} does without the action of {tile}."),
    "token": N_("{seat} lays down a turn token. Left with the pawn: {tokens}."),
    "handed": N_("The pawn goes to {to}, with {tokens}."),
    "keeps_pawn": N_("Nobody else may get the pawn, so {seat} keeps it."),
    "last_without": N_(
        "{seat} got the pawn last and finds no tile for a turn, but the pawn stays there, and "
        "{tokens} are gathered for the next round."
    ),
    "last_with": N_("The market is over: {seat} has the pawn and gathers {tokens}."),
    # Action tiles
    "sold": N_("{seat} sells a cube of {good} (number {number}) for {silver}."),
    "bought": N_(
        "{seat} buys a cube of {good} (number {number}) for {silver} and has {purse} left."
    ),
    "bought.hidden": N_("{seat} buys a cube of {good} (number {number}) for {silver}."),
    "sold_out": N_("That was the last of the {good} in the supply."),
    "traded": N_("{seat} hands in {gives} of {give} and receives {gets} of {get}."),
    "traded_short": N_("The supply had no more {get}, or it would have been {gets}."),
    "gave": N_("{seat} hands in a cube of {good} (number {number})."),
    "fewer": N_("The supply cannot give back as many goods: it has only {cubes}."),
    "may_receive": N_("{seat} may now choose {cubes} from the supply."),
    "received": N_("{seat} receives a cube of {good}."),
    "done_sell": N_("{seat} sells no more."),
    "done_buy": N_("{seat} buys no more."),
    "done_trade": N_("{seat} makes no second exchange."),
    "done_give": N_("{seat} hands in no more."),
    "robs": N_("{seat} sends the thief behind the screen of {victim}."),
    "nothing_there": N_("There are no goods behind the screen of {seat}: the thief gets nothing."),
    "stole": N_("{seat} draws a cube of {good} from behind the screen of {victim} and keeps it."),
    "stole.hidden": N_("{seat} draws a cube from behind the screen of {victim} and keeps it."),
    "lost": N_("{seat} has lost a cube of {good} to {thief}."),
    "lost.hidden": N_("{seat} has lost a cube to {thief}."),
    "named": N_("{seat} names {good}: everybody now chooses how many cubes to show."),
    "named_again": N_("All kinds have been named before, so any may be named again: {good}."),
    "chosen": N_("{seat} chooses to show {shows} of {good}."),
    "chosen.hidden": N_("{seat} has chosen how many cubes of {good} to show."),
    "showed": N_("{seat} shows {shows} of {good}."),
    "first": N_("{seat} shows the most and gets {silver} from the bank."),
    "first_tied": N_("{seat} is tied for the most and gets {silver} from the bank."),
    "second": N_("{seat} shows the second most and gets {silver}."),
    "second_tied": N_("{seat} is tied for second and gets {silver}."),
    "no_second": N_("Since the most is tied, nobody comes second."),
    "nobody_paid": N_("Nobody shows anything, and nothing pays nothing."),
    "set_aside": N_("The vizier tile is set aside, with a cube of {good} from the supply on it."),
    "owed": N_(
        "The vizier tile is set aside. The supply has no {good} to put on it, but the kind is "
        "taken all the same."
    ),
    "owed_paid": N_(
        "A cube of {good} comes back and goes at once onto the vizier tile that waits for it."
    ),
    "kept_crook": N_("{seat} keeps the crook in front of the screen."),
    "crooked": N_("{seat} spends a crook to turn {good} on {tile} into {into}."),
    "kept_barterer": N_(
        "{seat} keeps the barterer in front of the screen. It is of no use at {city}."
    ),
    "bartered": N_("{seat} spends a barterer and will take two tiles."),
    "second_tile": N_("Thanks to the barterer {seat} takes a second tile at {city}."),
    "left_out": N_(
        "{seat} was the last to act; {players} are left without a turn, and one of them gets the "
        "pawn."
    ),
}

REFUSALS: Final = {
    "over": N_("The game is over."),
    "not_your_turn": N_("It is {seat}'s turn at the market: the pawn is there."),
    "nobody_there": N_("Nobody sits there: this game has {players}."),
    # The wrong moment
    "dealing": N_("First everybody draws goods from the bag."),
    "laying": N_("First all cities get their tiles."),
    "keeping_out": N_("First crook and barterer have to leave the last two cities."),
    "choosing_first": N_("First chance chooses the leader."),
    "stealing": N_("First {seat} draws a good from behind the screen."),
    "bid_first": N_("Bids come first: {seat} bids or passes."),
    "choose_first": N_("First {seat} decides: take the {silver}, or pay as much and stay leader."),
    "travel_first": N_("First {seat} moves the caravan to the next city."),
    "take_first": N_("First {seat} takes a tile. An action can be declined, but not the tile."),
    "use_first": N_("First use {tile}, or decline its action."),
    "finish_first": N_("First go on with {tile}, or say that you are done."),
    "receive_first": N_("First choose what you receive; still due: {cubes}."),
    "show_first": N_("The vizier waits: {seat} chooses how many cubes of {good} to show."),
    "hand_first": N_("The turn is done: {seat} hands the pawn to another player."),
    "no_deal": N_("Goods are drawn from the bag only once, first of all."),
    "no_laying": N_("Tiles are laid only when the game is set up."),
    "no_swap": N_("Tiles are swapped only when the game is set up."),
    "no_first": N_("The first leader is chosen only once."),
    "no_theft": N_("No thief is at work now."),
    "bids_over": N_("There are no bids now; they come first in each round, and once around."),
    "moved_already": N_("The caravan moves one city a round, and has done so."),
    "printed_late": N_("The printed action comes before the leader's first tile."),
    "barter_late": N_("A barterer is spent before the first tile of a turn is taken."),
    "crook_late": N_("A crook has to be spent before {tile} is used."),
    "begun": N_("The action of {tile} has begun, so it can no longer be declined."),
    "not_begun": N_("You have not used {tile} yet: use it, or decline its action."),
    # Setting up
    "so_many_goods": N_("Everybody draws {cubes} from the bag."),
    "not_in_bag": N_("The bag does not hold these goods."),
    "not_unused": N_("No such {colour} tile is unused: {tile}."),
    "swap_forbidden": N_("Just what may not lie there cannot come in exchange: {tile}."),
    "swap_here": N_("The swap is made with another city than the last two: not with {city}."),
    "swap_colour": N_("Tiles of that colour do not lie at {city}."),
    "swap_missing": N_("No such tile lies at {city}: {tile}."),
    # Leader and road
    "bid_at_least_one": N_("A bid is 1 silver or more; else pass."),
    "bid_higher": N_("Go higher than {silver}, which {bidder} has bid, or pass."),
    "bid_too_much": N_("Nobody bids more than they own: you have {own_silver}."),
    "cannot_match": N_(
        "To stay leader you would pay {silver}, and you have {own_silver}: take the bid."
    ),
    "must_move": N_("The caravan is at {city} already, and it cannot stay."),
    "no_arrow": N_("No arrow leads from {city} to {there}."),
    "against_arrow": N_("The caravan never goes back: from {city} no arrow leads to {there}."),
    # The market
    "nothing_printed": N_("No action is printed beside {city}."),
    "printed_for_leader": N_(
        "The printed action is a bonus for {seat}, who brought the caravan here."
    ),
    "printed_once": N_("The printed action comes once, and before the leader's first tile."),
    "no_barterer": N_("You have no barterer in front of your screen."),
    "barterer_fresh": N_("You got this barterer at {city}; it can be used from the next city on."),
    "one_barterer": N_("You have spent a barterer in this turn, and one is the most."),
    "one_tile_left": N_("A barterer takes two tiles, and only one is left here."),
    "not_here": N_("No such tile lies at {city}: {tile}."),
    "hand_to_other": N_("The pawn goes to another player; you cannot keep it for a turn more."),
    "has_tokens": N_("{seat} has {tokens} already, and may not get the pawn again this round."),
    # Action tiles
    "other_action": N_("In use is {tile}, and it does something else."),
    "none_owned": N_("You have no {good} behind your screen."),
    "sells_other": N_("Here you can sell {good}, and nothing else."),
    "buys_other": N_("Here you can buy {good}, and nothing else."),
    "run_out": N_("The supply has no {good} left."),
    "too_dear": N_("As number {number} it costs {silver}, and you have {own_silver}."),
    "trades_other": N_("This trader takes {give} and gives {get}."),
    "brings_nothing": N_("The supply has no {good}: the exchange would bring nothing."),
    "supply_empty": N_(
        "A vizier waits for this {good}, and the supply is empty: it would bring nothing."
    ),
    "give_more": N_("The supply is empty, so you would get nothing: hand in one more good."),
    "rob_other": N_("The thief goes behind another player's screen, not behind your own."),
    "not_behind_screen": N_("There is no {good} behind that screen."),
    "named_before": N_("A vizier has asked for {good} before; name another kind."),
    "shows_from_zero": N_("You can show any number of your {good}, and you have {own}."),
    "no_crook": N_("You have no crook in front of your screen."),
    "no_kind_shown": N_("A crook changes a kind that a tile shows, and {tile} shows none."),
    "kind_not_shown": N_("There is no {good} to change on {tile}."),
    "same_kind": N_("A crook changes a kind into another."),
}

SCORES: Final = {
    "gold": N_("{seat} has {count} gold: {amount}."),
    "silver": N_("{seat} has {count} silver: {amount}."),
    "goods": N_("{seat} has {cubes}: {amount}."),
    "most": N_("{seat} has the most {good} ({count}): {amount}."),
    "most_tied": N_("The most {good} ({count}) is tied, so nobody scores for it."),
    "most_none": N_("Nobody has any {good}, so nobody scores for it."),
    "total": N_("{seat} has {amount} in all."),
    "wins": N_("{seat} wins with {amount}."),
    "shared": N_("{seat} shares the victory with {amount}."),
}

MOVES: Final = {
    "deal": N_("Draw from the bag: {goods}"),
    "lay": N_("Lay {tile}"),
    "swap": N_("Swap with {tile} from {city}"),
    "first": N_("Make {seat} the first leader"),
    "bid": N_("Bid {silver}"),
    "pass": N_("Pass"),
    "accept": N_("Take the bid and hand over the pawn"),
    "match": N_("Pay the bid and stay leader"),
    "travel": N_("Move the caravan to {city}"),
    "printed": N_("Use the printed action"),
    "barter": N_("Spend a barterer to take two tiles"),
    "take": N_("Take {tile}"),
    "crook": N_("Spend a crook to turn {good} into {into}"),
    "decline": N_("Do without the action"),
    "sell": N_("Sell a cube of {good}"),
    "buy": N_("Buy a cube of {good}"),
    "trade": N_("Exchange {give} for {get}"),
    "give": N_("Hand in a cube of {good}"),
    "receive": N_("Receive a cube of {good}"),
    "done": N_("That is all"),
    "rob": N_("Send the thief to {seat}"),
    "steal": N_("Draw a cube of {good} from behind the screen"),
    "name": N_("Name {good}"),
    "show": N_("Show {count}"),
    "hand": N_("Hand the pawn to {seat}"),
}

WORDS: Final = Words(
    events=EVENTS, refusals=REFUSALS, scores=SCORES, moves=MOVES, namers=names.NAMERS
)
