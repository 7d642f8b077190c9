"""One sentence that says what the player to move may do now."""

from __future__ import annotations

from rulebook_widgets.core.text import _
from rulebook_widgets.games.silk_road.ahead import own_wealth
from rulebook_widgets.games.silk_road.board import board_of
from rulebook_widgets.games.silk_road.names import good_name, seat_name, silver_name, tile_name
from rulebook_widgets.games.silk_road.setting import price
from rulebook_widgets.games.silk_road.state import View


def prompt(view: View) -> str:
    """Return what the player to move may do, in the reader's language; "" when nobody may."""
    match view.phase:
        case "bid":
            return _bid(view)
        case "choose":
            return _choose(view)
        case "travel":
            return _("Move the caravan along an arrow.")
        case "market":
            return _market(view)
        case "use":
            return _use(view)
        case "show":
            text = _("Choose how many cubes of {good} to show; nobody sees it until all have.")
            return text.format(good=good_name(view.named))
        case "steal":
            return _("The thief draws a good.")
        case "hand":
            return _("Choose who gets the pawn.")
        case "sell" | "buy" | "trade" | "give" | "receive":
            return _on(view)
    return ""


def _bid(view: View) -> str:
    if not view.bid:
        return _("Bid for the pawn: click a coin, or pass.")
    text = _("Bid more than {silver}: click a coin, or pass.")
    if _owns_at_most(view, view.bid):
        text = _("Pass: there is not enough money for more than {silver}.")
    return text.format(silver=silver_name(view.bid))


def _choose(view: View) -> str:
    text = _("Take {silver} from {seat} and hand over the pawn, or pay as much and stay.")
    if _owns_at_most(view, view.bid - 1):
        text = _("Take {silver} from {seat} and hand over the pawn; it is too much to match.")
    return text.format(silver=silver_name(view.bid), seat=seat_name(view.bidder))


def _owns_at_most(view: View, amount: int) -> bool:
    """Whether the eyes see that the seat to move has no more money."""
    owned = own_wealth(view)
    return owned is not None and owned <= amount


def _market(view: View) -> str:
    if view.bartered:
        return _("Take a tile; this turn has two.") if view.left > 1 else _("Take the second tile.")
    if view.bonus:
        return _("Use the printed action first, or take a tile.")
    return _("Take a tile of this city.")


def _use(view: View) -> str:
    """The tile has been taken: what its action is, or to do without it."""
    text = {
        "sell": _("Sell {good}, or do without."),
        "buy": _("Buy {good}, or do without."),
        "trader": _("Exchange {good} for {get}, or do without."),
        "special_trader": _("Hand in goods for others, or do without."),
        "thief": _("Choose whom the thief robs, or do without."),
        "vizier": _("Name a kind of good to the grand vizier, or do without."),
    }.get(board_of(view.board).tiles[view.tile].type, "")
    kinds = view.kinds or ("ivory",)
    return text.format(good=good_name(kinds[0]), get=good_name(kinds[-1]))


def _on(view: View) -> str:
    """The action is under way."""
    board = board_of(view.board)
    prices = board.prices.sell if view.phase == "sell" else board.prices.buy
    text = {
        "sell": _("Sell another {good} for {silver}, or stop."),
        "buy": _("Buy another {good} for {silver}, or stop."),
        "trade": _("Exchange {good} for {get} once more, or stop."),
        "give": _("Hand in another good, or stop: {count} of up to {most} so far."),
        "receive": _("Choose goods from the supply: {due} still to come."),
    }[view.phase]
    kinds = view.kinds or ("ivory",)
    return text.format(
        good=good_name(kinds[0]),
        get=good_name(kinds[-1]),
        silver=silver_name(price(prices, view.count + 1)),
        count=view.count,
        most=board.tiles[view.tile].most,
        due=view.due,
        tile=tile_name(view.tile),
    )
