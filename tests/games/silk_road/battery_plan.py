"""What the battery must be told about Silk Road."""

from __future__ import annotations

from collections import Counter
from random import Random

from msgspec.structs import replace

from rulebook_widgets.core import Eyes
from rulebook_widgets.games.silk_road.board import GOODS, board_of
from rulebook_widgets.games.silk_road.state import NOBODY, State
from tests.battery.plan import Plan

PER_CITY = {3: 5, 4: 3, 5: 4, 6: 5}
TURNS = {3: 2, 4: 1, 5: 1, 6: 1}
MARKET = ("market", "use", "sell", "buy", "trade", "give", "receive", "steal", "show", "hand")
SETTING_UP = ("deal", "lay", "replace", "swap", "first")


def conserved(state: State) -> None:
    """Everything is there, and every city that was not visited has all its tiles."""
    accounted(state)
    _cities_full(state)


def accounted(state: State) -> None:
    """Goods, tiles, money and tokens are all there, and nothing is where it may not be."""
    _goods(state)
    _tiles(state)
    _places(state)
    _money(state)
    _tokens(state)
    _action(state)


def _goods(state: State) -> None:
    for kind in range(5):
        held = sum(goods[kind] for goods in state.goods)
        on_viziers = state.viziers[kind] - state.owed[kind]
        assert held + state.supply[kind] + on_viziers == 15, f"SLK-1.1: {GOODS[kind]}"
        assert on_viziers >= 0 and state.supply[kind] >= 0
        assert not (state.owed[kind] and state.supply[kind]), "SLK-6.9: a vizier still waits"
    assert min(min(goods) for goods in state.goods) >= 0
    if min(state.viziers) == 0:
        assert max(state.viziers) <= 1, "SLK-6.9: a kind named twice"


def _tiles(state: State) -> None:
    board = board_of(state.board)
    box = Counter(board.bag["orange"]) + Counter(board.bag["purple"])
    found = Counter(tile for tiles in state.tiles for tile in tiles)
    for pile in state.piles:
        found.update(dict(zip(board.tiles, pile, strict=True)))
    found.update(state.gone)
    found["crook"] += sum(state.crooks)
    found["barterer"] += sum(state.barterers) + sum(state.fresh)
    found["vizier"] += sum(state.viziers)
    if state.tile and not state.printed:
        found[state.tile] += 1
    assert +found == +box and sum(box.values()) == 90, f"SLK-1.1: {box - found} {found - box}"


def _places(state: State) -> None:
    """Tiles lie where their colour and the ban on tricks allow them (SLK-2.2, SLK-2.4)."""
    board = board_of(state.board)
    journey = board.journey(state.reverse)
    at_city = dict(zip(journey.markets, state.tiles, strict=True))
    banned = ("lanzhou", "yumen") if state.reverse else ("aleppo", "tyre")
    for colour in ("orange", "purple"):
        here = Counter(
            t for city in at_city if journey.colour[city] == colour for t in at_city[city]
        )
        assert here <= Counter(board.bag[colour]), "SLK-2.2: a tile of the other colour"
    if state.phase not in SETTING_UP[:-1]:
        clean = [at_city[city] for city in banned]
        assert not {"crook", "barterer"} & {tile for tiles in clean for tile in tiles}, "SLK-2.4"


def _cities_full(state: State) -> None:
    """Tiles are taken only where the caravan is, and there all of them (SLK-2.2, SLK-5.5)."""
    if state.phase in SETTING_UP[:-1]:
        return
    markets = board_of(state.board).journey(state.reverse).markets
    for city, tiles in zip(markets, state.tiles, strict=True):
        whole = len(tiles) in (0, PER_CITY[state.players])
        assert whole or (city == state.city and state.phase in MARKET), f"SLK-2.2: {city}"


def _money(state: State) -> None:
    owned = [5 * gold + silver for gold, silver in zip(state.gold, state.silver, strict=True)]
    assert min(*state.gold, *state.silver) >= 0, "SLK-3.2: money that nobody has"
    assert sum(owned) == 10 * state.players + state.paid_out, "SLK-2.5: money and bank"


def _tokens(state: State) -> None:
    assert min(state.tokens) >= 0 and max(state.tokens) <= TURNS[state.players], "SLK-5.5"
    there = state.stack + sum(state.tokens)
    ready = state.phase not in SETTING_UP
    assert there == (PER_CITY[state.players] if ready else 0), "SLK-2.6: tokens"
    assert not any(state.tokens) or state.phase in MARKET
    assert (state.holder != NOBODY) == ready


def _action(state: State) -> None:
    if state.phase in ("choose", "travel", *MARKET) and state.phase != "show":
        assert state.seat == state.holder, "the pawn is elsewhere"
    assert bool(state.bid) == (state.bidder != NOBODY)
    assert not state.bid or state.phase in ("bid", "choose")
    assert bool(state.tile) == (state.phase in MARKET and state.phase not in ("market", "hand"))
    assert state.left == (state.phase in MARKET and state.phase != "hand") + _two(state)
    assert bool(state.named) == (state.phase == "show")
    assert len(state.shown) < state.players
    assert not state.shown or state.phase == "show"
    assert (state.victim != NOBODY) == (state.phase == "steal")
    assert (state.due > 0) == (state.phase == "receive")
    assert not state.bonus or (state.phase == "market" and not any(state.tokens))
    assert not any(state.fresh) or state.phase in MARKET


def _two(state: State) -> int:
    return 1 if state.bartered and state.left == 2 else 0


def redeal(state: State, eyes: Eyes, rng: Random) -> State:
    """Mix everything that screens, the bag and the vizier's silence hide from those eyes."""
    if state.phase == "over":
        return state
    others = [seat for seat in range(state.players) if seat != eyes]
    state = _mix_money(state, others, rng)
    return _mix_shown(_mix_goods(state, others, rng), others, rng)


def _mix_goods(state: State, others: list[int], rng: Random) -> State:
    """Throw the goods of the others together and deal them out anew."""
    goods = [list(mine) for mine in state.goods]
    bag = list(state.supply)
    for kind in range(5):
        heap = sum(goods[seat][kind] for seat in others)
        if state.phase == "deal":
            heap += bag[kind]
        for seat in others:
            goods[seat][kind] = 0
        pots = [*others, None] if state.phase == "deal" else list(others)
        bag[kind] = 0 if state.phase == "deal" else bag[kind]
        for _ in range(heap):
            pot = rng.choice(pots)
            if pot is None:
                bag[kind] += 1
            else:
                goods[pot][kind] += 1
    mixed = replace(state, goods=tuple(map(tuple, goods)), supply=tuple(bag))
    emptied = state.phase == "steal" and not any(mixed.goods[state.victim])
    return state if emptied else mixed


def _mix_money(state: State, others: list[int], rng: Random) -> State:
    gold, silver = list(state.gold), list(state.silver)
    for seat in others:
        least = state.bid if seat == state.bidder else 0
        gold[seat] = rng.randrange(2)
        silver[seat] = max(least - 5 * gold[seat], 0) + rng.randrange(12)
    worth = 5 * sum(gold) + sum(silver) - 10 * state.players
    return replace(state, gold=tuple(gold), silver=tuple(silver), paid_out=worth)


def _mix_shown(state: State, others: list[int], rng: Random) -> State:
    """Whoever has chosen for the vizier may have chosen otherwise."""
    shown = list(state.shown)
    for turn in range(len(shown)):
        seat = (state.holder + turn) % state.players
        if seat in others:
            kind = GOODS.index(state.named)
            shown[turn] = rng.randint(0, state.goods[seat][kind])
    return replace(state, shown=tuple(shown))


PLAN = Plan(
    conserved,
    redeal,
    option_sets=(
        {},
        {"board": "parallel"},
        {"reverse": True},
        {"board": "parallel", "reverse": True},
    ),
    longest=3000,
)
