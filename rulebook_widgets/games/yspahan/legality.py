"""Why a move is refused: the rule, and what in this position breaks it.

:func:`refusal` and :func:`.listing.legal_moves` answer the same question from two sides: a move is
listed exactly if it is not refused. What is wrong with the moment stands in :mod:`.moment`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from rulebook_widgets.core.errors import MoveError
from rulebook_widgets.core.happening import Refusal, refuse
from rulebook_widgets.games.yspahan.board import (
    BUILDINGS,
    CARDS,
    DISTANCES,
    PRICES,
    QUARTERS,
    ROAD,
    ROW_NUMBER,
    SHOP_IDS,
    SHOP_NUMBER,
    SOUK_OF,
    WHITE_DICE,
    YELLOW_DICE,
    Souk,
)
from rulebook_widgets.games.yspahan.dice import dice_of
from rulebook_widgets.games.yspahan.listing import board_is_empty, row_is_open
from rulebook_widgets.games.yspahan.moment import RIGHT_PHASES, wrong_moment
from rulebook_widgets.games.yspahan.moves import (
    BUILD_CARD,
    HAND_IN_CARD,
    PLAIN_CARDS,
    Build,
    BuildWithout,
    Collect,
    Deal,
    Decline,
    Discard,
    Draw,
    EndTurn,
    Exchange,
    HandIn,
    Move,
    Place,
    Play,
    Release,
    Roll,
    Save,
    Send,
    Stall,
    Take,
    Walk,
    White,
    Yellow,
    card_of,
)
from rulebook_widgets.games.yspahan.souks import owner, unfinished
from rulebook_widgets.games.yspahan.state import NOBODY, State
from rulebook_widgets.games.yspahan.walking import fare_at, free_steps

# ------------------------------------------------------------------------------ asking about a move


def refusal(state: State, move: Move) -> Refusal | None:
    """Return the rule that forbids ``move`` and why, or None if it is allowed.

    Raises:
        MoveError: the move names a shop, space, card ... that the game does not have.
    """
    _require_known(move)
    if state.phase not in RIGHT_PHASES[type(move)]:
        return wrong_moment(state, move)
    return _JUDGES[type(move)](state, move)


def _require(known: object, kind: str, value: object, example: str) -> None:
    if not known:
        raise MoveError(f"Yspahan has no {kind} {value!r}; there is, for example, {example!r}.")


@lru_cache(maxsize=1 << 16)
def _require_known(move: Move) -> None:
    match move:
        case Place(shop) | Stall(shop) | Send(shop):
            _require(shop in SHOP_NUMBER, "shop", shop, SHOP_IDS[0])
        case Walk(space):
            _require(space in ROAD, "space", space, "W1")
        case Take(row):
            _require(row in ROW_NUMBER, "row", row, "camels")
        case Discard(card) | Deal(card) | Play(card):
            _require(card in CARDS, "card", card, "three_gold")
        case Build(building):
            _require(building in BUILDINGS, "building", building, "hammam")
        case BuildWithout(resource, building):
            _require(building in BUILDINGS, "building", building, "hammam")
            _require(resource in BUILD_CARD, "resource", resource, "camels")
        case Exchange(resource) | HandIn(resource):
            _require(resource in HAND_IN_CARD, "resource", resource, "camels")
        case White(dice) | Yellow(dice):
            _require(dice_of(dice), "roll", dice, "1,1,2,3,3,4,5,6,6")


# ----------------------------------------------------------------------------------------- the roll


def _roll(state: State, move: Roll) -> Refusal | None:
    yellow = move.yellow
    if not 0 <= yellow <= YELLOW_DICE:
        return refuse("YSP-3.2", "three_yellow", dice=YELLOW_DICE)
    gold, own_gold = yellow * PRICES.yellow_die_gold, state.gold[state.seat]
    if gold > own_gold:
        return refuse("YSP-3.2", "dice_too_dear", dice=yellow, gold=gold, own_gold=own_gold)
    return None


def _rolled(state: State, move: White | Yellow) -> Refusal | None:
    count = len(dice_of(move.dice) or ())
    if state.phase == "white":
        return None if count == WHITE_DICE else refuse("YSP-3.2", "nine_dice", dice=WHITE_DICE)
    return None if count == state.bought else refuse("YSP-3.2", "bought_dice", dice=state.bought)


# --------------------------------------------------------------------------------------- the action


def _take(state: State, move: Take) -> Refusal | None:
    row = move.row
    if state.rows[ROW_NUMBER[row]].value:
        return None
    if board_is_empty(state):
        return refuse("YSP-4.5", "no_dice_left")
    return refuse("YSP-4.1", "row_empty", f"row:{row}", row=row)


def _collect(state: State, move: Collect) -> Refusal | None:
    row = state.taken_row
    return refuse("YSP-4.2", "row_of_cubes", row=row) if row in QUARTERS else None


def _place(state: State, move: Place) -> Refusal | None:
    row, shop, quarter = state.taken_row, move.shop, SOUK_OF[move.shop].quarter
    if row not in QUARTERS:
        return refuse("YSP-4.2", f"row_of_{row}")
    if quarter != row:
        return refuse("YSP-4.3", "other_quarter", f"shop:{shop}", quarter=row, there=quarter)
    return _shop_closed(state, shop)


def _shop_closed(state: State, shop: str) -> Refusal | None:
    """Say why a seat may not put a cube in a shop (YSP-4.3, YSP-4.4)."""
    here = state.shops[SHOP_NUMBER[shop]]
    if here != NOBODY:
        return refuse("YSP-4.3", "shop_taken", f"shop:{shop}", seat=here)
    souk = SOUK_OF[shop]
    whose = owner(state.shops, souk)
    if whose == state.seat:
        return None
    if whose != NOBODY:
        spots = _cubes(state, souk)
        return refuse("YSP-4.4", "souk_taken", *spots, souk=souk.id, seat=whose)
    begun = unfinished(state.shops, state.seat, souk.quarter)
    if not begun:
        return None
    spots = [spot for other in begun for spot in _gaps(state, other)]
    if len(begun) == 1:
        return refuse("YSP-4.4", "finish_first", *spots, souk=begun[0].id)
    return refuse("YSP-4.3", "finish_either", *spots, one=begun[0].id, other=begun[1].id)


def _cubes(state: State, souk: Souk) -> list[str]:
    taken = [shop.id for shop in souk.shops if state.shops[SHOP_NUMBER[shop.id]] != NOBODY]
    return [f"shop:{shop}" for shop in taken]


def _gaps(state: State, souk: Souk) -> list[str]:
    empty = [shop.id for shop in souk.shops if state.shops[SHOP_NUMBER[shop.id]] == NOBODY]
    return [f"shop:{shop}" for shop in empty]


def _walk(state: State, move: Walk) -> Refusal | None:
    space = move.space
    if state.extra:
        return refuse("YSP-6.9", "row_after_discard", f"row:{state.taken_row}", row=state.taken_row)
    steps, own_gold = DISTANCES[state.supervisor][space], state.gold[state.seat]
    gold = fare_at(state, steps)
    if gold <= own_gold:
        return None
    facts = {"steps": steps, "value": state.taken.value, "gold": gold, "own_gold": own_gold}
    spots = (f"road:{space}",)
    if free := free_steps(state):
        return Refusal("YSP-6.5", "too_far_for_hammam", {**facts, "free": free}, spots)
    return Refusal("YSP-5.1", "too_far", facts, spots)


def _draw(state: State, move: Draw) -> Refusal | None:
    if state.extra:
        return refuse("YSP-6.9", "row_after_discard", f"row:{state.taken_row}", row=state.taken_row)
    if state.phase == "act" and not board_is_empty(state):
        return refuse("YSP-4.1", "group_before_card")
    return None


def _discard(state: State, move: Discard) -> Refusal | None:
    if move.card not in state.hands[state.seat]:
        return refuse("YSP-6.9", "not_in_hand", card=move.card)
    if state.extra:
        return refuse("YSP-6.9", "one_discard")
    if not row_is_open(state):
        return refuse("YSP-6.9", "discard_for_nothing", quarter=state.taken_row)
    return None


def _send(state: State, move: Send) -> Refusal | None:
    if move.shop in state.queue:
        return None
    spots = [f"shop:{other}" for other in state.queue]
    return refuse("YSP-5.2", "not_beside", *spots, space=state.supervisor)


def _deal(state: State, move: Deal) -> Refusal | None:
    return None if move.card in state.deck else refuse("YSP-6.9", "not_in_deck", card=move.card)


# ------------------------------------------------------------------------------- building and cards


def _build(state: State, move: Build) -> Refusal | None:
    building = move.building
    if state.built:
        return refuse("YSP-6.1", "one_building")
    if building in state.buildings[state.seat]:
        return _have_it(state, building)
    price, seat = BUILDINGS[building], state.seat
    camels, gold = state.camels[seat], state.gold[seat]
    if price.camels <= camels and price.gold <= gold:
        return None
    spots = (f"building:{seat}:{building}",)
    facts = {
        "building": building,
        "price": f"{price.camels}-{price.gold}",
        "purse": f"{camels}-{gold}",
    }
    return Refusal(price.rule, "cannot_pay", facts, spots)


def _have_it(state: State, building: str) -> Refusal:
    spot = f"building:{state.seat}:{building}"
    return refuse("YSP-6.1", "have_it", spot, building=building)


def _not_in_hand(state: State, move: Move) -> Refusal | None:
    card = card_of(move)
    if card is None or card in state.hands[state.seat]:
        return None
    return refuse("YSP-6.9", "not_in_hand", card=card)


def _exchange(state: State, move: Exchange) -> Refusal | None:
    return _not_in_hand(state, move) or _not_so_many(state, move.give, move.count)


def _hand_in(state: State, move: HandIn) -> Refusal | None:
    blocked = _not_in_hand(state, move)
    if blocked is not None:
        return blocked
    resource, most = move.resource, CARDS[HAND_IN_CARD[move.resource]].most
    if move.count > most:
        return Refusal("YSP-6.10", f"at_most_{resource}", {resource: most})
    return _not_so_many(state, resource, move.count)


def _stall(state: State, move: Stall) -> Refusal | None:
    return _not_in_hand(state, move) or _shop_closed(state, move.shop)


def _play(state: State, move: Play) -> Refusal | None:
    blocked = _not_in_hand(state, move)
    if blocked is not None or move.card in PLAIN_CARDS:
        return blocked
    return refuse("YSP-6.10", "card_needs_choice", f"card:{move.card}", card=move.card)


def _not_so_many(state: State, resource: str, amount: int) -> Refusal | None:
    have = (state.camels if resource == "camels" else state.gold)[state.seat]
    if amount < 1:
        return refuse("YSP-6.10", "at_least_one")
    if amount > have:
        return Refusal("YSP-6.10", f"too_few_{resource}", {resource: have})
    return None


def _build_without(state: State, move: BuildWithout) -> Refusal | None:
    blocked = _not_in_hand(state, move)
    if blocked is not None:
        return blocked
    seat, spared, building = state.seat, move.resource, move.building
    price = BUILDINGS[building]
    if building in state.buildings[seat]:
        return _have_it(state, building)
    spot = f"building:{seat}:{building}"
    if spared == "camels" and price.gold > state.gold[seat]:
        gold, own_gold = price.gold, state.gold[seat]
        return refuse(
            "YSP-6.10", "gold_remains", spot, building=building, gold=gold, own_gold=own_gold
        )
    if spared == "gold" and price.camels > state.camels[seat]:
        facts = {"camels": price.camels, "own_camels": state.camels[seat]}
        return refuse("YSP-6.10", "camels_remain", spot, building=building, **facts)
    return None


def _always(state: State, move: Move) -> None:
    return None


_JUDGES: Final[dict[type[Move], Callable[[State, Any], Refusal | None]]] = {
    Roll: _roll,
    White: _rolled,
    Yellow: _rolled,
    Take: _take,
    Collect: _collect,
    Place: _place,
    Decline: _always,
    Walk: _walk,
    Draw: _draw,
    Discard: _discard,
    Send: _send,
    Save: _always,
    Release: _always,
    Deal: _deal,
    Build: _build,
    EndTurn: _always,
    Exchange: _exchange,
    Play: _play,
    Stall: _stall,
    HandIn: _hand_in,
    BuildWithout: _build_without,
}
"""Who judges a move of each type, once its moment is right."""
