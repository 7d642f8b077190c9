"""SAM-7: who wins. Small cases are compared with a slow count that goes about it differently."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, permutations, product
from random import Random

import pytest

from rulebook_widgets.core import Result
from rulebook_widgets.games.samurai.rules import game
from rulebook_widgets.games.samurai.scoring import count_up, leaders

Count = tuple[int, int, int]
GREEN, RED, BLUE, YELLOW = 0, 1, 2, 3
G1: list[Count] = [(3, 3, 4), (1, 4, 3), (5, 3, 2), (4, 3, 3)]
G2: list[Count] = [(2, 4, 4), (6, 1, 2), (4, 3, 4), (0, 5, 3)]


def account(result: Result) -> list[tuple[str, str, int | None, int]]:
    """The account after the counting, in short."""
    lines = [(line.rule, line.kind, line.seat, line.amount) for line in result.lines]
    return [line for line in lines if line[1] not in ("counted", "leads")]


# ------------------------------------------------------------------------- the sheet's examples


def test_g1_the_most_others_win_sam_7_3() -> None:
    result = count_up(G1)
    assert result.winners == (GREEN,)
    assert result.ranking == (1, 3, 2, 4)
    assert account(result) == [
        ("SAM-7.2", "out", YELLOW, 0),
        ("SAM-7.3", "others", GREEN, 6),
        ("SAM-7.3", "others", RED, 4),
        ("SAM-7.3", "others", BLUE, 5),
        ("SAM-7.3", "wins", GREEN, 6),
    ]


def test_g2_the_most_in_all_win_sam_7_4() -> None:
    result = count_up(G2)
    assert result.winners == (RED,)
    assert result.ranking == (4, 1, 3, 2)
    assert account(result) == [
        ("SAM-7.2", "out", GREEN, 0),
        ("SAM-7.2", "out", BLUE, 0),
        ("SAM-7.3", "others", RED, 3),
        ("SAM-7.3", "others", YELLOW, 3),
        ("SAM-7.4", "total", RED, 9),
        ("SAM-7.4", "total", YELLOW, 8),
        ("SAM-7.4", "wins", RED, 9),
    ]


@pytest.mark.parametrize("captured", [G1, G2])
def test_golden_examples_stand_on_the_board(captured: list[Count]) -> None:
    """In both, one figure is aside or still on the board."""
    kinds = ("helmet", "buddha", "rice")
    missing = tuple(13 - sum(count[n] for count in captured) for n in range(3))
    assert sum(missing) == 1
    facts = {"players": 4, "captured": dict(enumerate(captured))}
    on_board = game.position(**facts)
    aside = game.position(**facts, aside=missing)
    assert [k for here in on_board.figures for k in here] == [kinds[missing.index(1)]]
    assert not any(aside.figures)
    for state in (on_board, aside):
        assert state.captured == tuple(captured)
        assert game.result(state) == count_up(captured)


# ----------------------------------------------------------------------------- rule by rule


def test_sam_7_1_counts_every_player_by_kind() -> None:
    lines = [line for line in count_up(G2).lines if line.kind == "counted"]
    assert [(line.rule, line.seat, line.amount) for line in lines] == [
        ("SAM-7.1", 0, 10), ("SAM-7.1", 1, 9), ("SAM-7.1", 2, 11), ("SAM-7.1", 3, 8),
    ]  # fmt: skip
    assert game.sentence(lines[0]) == ("Red counts 10 in all: helmets 2, Buddhas 4, rice fields 4.")
    leads = [
        (line.seat, line.amount, line.facts) for line in count_up(G2).lines if line.kind == "leads"
    ]
    assert leads == [(1, 6, {"figures": "helmet"}), (3, 5, {"figures": "buddha"})]


def test_sam_7_1_figures_aside_or_on_the_board_count_for_nobody() -> None:
    state = game.position(players=2, captured={0: (2, 0, 0), 1: (1, 1, 0)}, aside=(4, 0, 3), turn=1)
    assert state.phase == "over"
    result = game.result(state)
    assert result is not None
    assert [line.amount for line in result.lines if line.kind == "counted"] == [2, 2]


def test_sam_7_1_nothing_is_counted_before_the_end() -> None:
    assert game.result(game.setup(4)) is None
    assert game.result(game.position(players=4, captured={0: (5, 5, 5)})) is None


@pytest.mark.parametrize(
    ("captured", "kinds"),
    [
        ([(3, 3, 0), (2, 2, 9), (0, 0, 0)], 2),  # fewer others, fewer in all: wins all the same
        ([(1, 1, 1), (0, 0, 0)], 3),
        ([(3, 0, 3), (2, 9, 2), (2, 9, 2)], 2),
        ([(0, 3, 3), (12, 2, 2), (1, 2, 2), (0, 2, 2)], 2),
    ],
)
def test_sam_7_1_two_or_three_kinds_win_at_once(captured: list[Count], kinds: int) -> None:
    result = count_up(captured)
    assert result.winners == (0,)
    assert account(result) == [("SAM-7.1", "outright", 0, kinds)]
    assert game.sentence(result.lines[-1]) == f"Red leads {kinds} kinds and wins at once."


def test_sam_7_1_a_shared_most_is_no_majority() -> None:
    assert leaders([(5, 5, 1), (5, 0, 2)]) == (None, 0, 1)
    assert leaders([(0, 0, 0), (0, 0, 0)]) == (None, None, None)
    assert count_up([(5, 5, 0), (5, 0, 6)]).winners == (1,)


def test_sam_7_2_without_a_majority_nobody_can_win() -> None:
    """Seat 2 has most in all and shares the most of two kinds."""
    result = count_up([(6, 0, 0), (5, 5, 0), (5, 5, 5), (0, 0, 5)])
    assert result.winners == (0,)
    assert account(result) == [
        ("SAM-7.2", "out", 1, 0),
        ("SAM-7.2", "out", 2, 0),
        ("SAM-7.2", "out", 3, 0),
        ("SAM-7.2", "only_leader", 0, 1),
    ]
    assert result.ranking == (1, 3, 2, 4)


def test_sam_7_3_the_led_kind_is_set_aside() -> None:
    """Seat 0 leads by far and has more in all, but seat 1 has more of the others."""
    result = count_up([(9, 1, 1), (0, 3, 4), (0, 0, 4)])
    assert result.winners == (1,)
    assert ("SAM-7.3", "wins", 1, 4) in account(result)


def test_sam_7_3_the_led_kind_is_set_aside_even_if_it_is_not_ones_largest() -> None:
    """Seat 0 leads helmets with 3 and keeps its 5 rice fields, of which seat 1 has 6."""
    result = count_up([(3, 0, 5), (2, 2, 6), (0, 3, 0)])
    assert result.winners == (0,)
    assert account(result) == [
        ("SAM-7.3", "others", 0, 5),
        ("SAM-7.3", "others", 1, 4),
        ("SAM-7.3", "others", 2, 0),
        ("SAM-7.3", "wins", 0, 5),
    ]


def test_sam_7_4_is_compared_among_the_tied_only() -> None:
    """Seat 2 has most in all but fewer others; seats 0 and 1 are level on others."""
    result = count_up([(4, 2, 1), (1, 5, 2), (0, 0, 9)])
    assert result.winners == (1,)
    assert account(result)[-3:] == [
        ("SAM-7.4", "total", 0, 7),
        ("SAM-7.4", "total", 1, 8),
        ("SAM-7.4", "wins", 1, 8),
    ]


def test_sam_7_5_still_level_share_the_victory() -> None:
    result = count_up([(4, 2, 1), (1, 4, 2), (0, 1, 9), (0, 0, 0)])
    assert (result.winners, result.ranking) == ((0, 1), (1, 1, 3, 4))
    assert account(result)[-2:] == [("SAM-7.5", "shared", 0, 7), ("SAM-7.5", "shared", 1, 7)]
    assert game.sentence(result.lines[-1]) == "Blue shares the victory."


def test_sam_7_5_three_may_share() -> None:
    assert count_up([(4, 1, 1), (1, 4, 1), (1, 1, 4)]).winners == (0, 1, 2)


def test_sam_7_6_nobody_leads() -> None:
    result = count_up([(3, 3, 2), (3, 3, 3), (0, 3, 3)])
    assert (result.winners, result.ranking) == ((1,), (2, 1, 3))
    assert account(result) == [
        ("SAM-7.6", "nobody_leads", None, 0),
        ("SAM-7.6", "total", 0, 8),
        ("SAM-7.6", "total", 1, 9),
        ("SAM-7.6", "total", 2, 6),
        ("SAM-7.6", "wins", 1, 9),
    ]


def test_sam_7_6_nobody_leads_and_totals_are_equal() -> None:
    result = count_up([(3, 3, 3), (3, 3, 3)])
    assert (result.winners, result.ranking) == ((0, 1), (1, 1))
    assert account(result)[-2:] == [("SAM-7.6", "shared", 0, 9), ("SAM-7.6", "shared", 1, 9)]


def test_sam_7_6_places_after_an_outright_winner() -> None:
    """Then the leader of one kind, though the last seat has more in all."""
    result = count_up([(5, 5, 0), (0, 0, 4), (4, 4, 3), (4, 4, 3)])
    assert result.ranking == (1, 2, 3, 3)


def test_sam_7_6_leaders_are_placed_by_others_and_then_by_total() -> None:
    assert count_up([(5, 1, 1), (1, 4, 1), (0, 0, 6), (0, 3, 0)]).ranking == (1, 2, 3, 4)
    assert count_up([(9, 1, 0), (1, 4, 1), (1, 1, 4), (0, 0, 0)]).ranking == (3, 1, 1, 4)


# ----------------------------------------------------------------------- against a slow count


def slow_places(captured: Sequence[Count]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Winners and places by pairwise comparison, told step by step as the sheet does."""
    seats = range(len(captured))

    def beats_all(seat: int, kind: int) -> bool:
        return all(captured[seat][kind] > captured[o][kind] for o in seats if o != seat)

    led = {seat: {kind for kind in range(3) if beats_all(seat, kind)} for seat in seats}

    def better(one: int, other: int) -> bool:
        classes = [min(len(led[seat]), 2) for seat in (one, other)]
        if classes[0] != classes[1]:
            return classes[0] > classes[1]
        if classes[0] == 2:
            return False
        if classes[0] == 1:
            mine, theirs = (
                sum(n for kind, n in enumerate(captured[seat]) if kind not in led[seat])
                for seat in (one, other)
            )
            if mine != theirs:
                return mine > theirs
        return sum(captured[one]) > sum(captured[other])

    places = tuple(1 + sum(better(other, seat) for other in seats) for seat in seats)
    return tuple(slow_winners(captured, led)), places


def slow_winners(captured: Sequence[Count], led: dict[int, set[int]]) -> Iterator[int]:
    for seat, kinds in led.items():
        if len(kinds) >= 2:
            yield seat
            return
    still_in = [seat for seat, kinds in led.items() if kinds]
    for measure in (lambda seat: sum(captured[seat]) - sum(captured[seat][k] for k in led[seat]),
                    lambda seat: sum(captured[seat])):  # fmt: skip
        pool = still_in or list(led)
        most = max(map(measure, pool))
        still_in = [seat for seat in pool if measure(seat) == most]
    yield from still_in


@pytest.mark.parametrize(("players", "most"), [(2, 3), (3, 2), (4, 1)])
def test_small_cases_agree_with_the_slow_count(players: int, most: int) -> None:
    counts: list[Count] = list(product(range(most + 1), repeat=3))
    for captured in combinations_with_replacement(counts, players):
        result = count_up(captured)
        assert (result.winners, result.ranking) == slow_places(captured), captured


@pytest.mark.parametrize("players", [2, 3, 4])
def test_large_cases_agree_with_the_slow_count(players: int) -> None:
    for captured in random_counts(players, 1500):
        result = count_up(captured)
        assert (result.winners, result.ranking) == slow_places(captured), captured


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_do_not_matter(players: int) -> None:
    """Whatever order people sit in, the same figures win and come to the same places."""
    for captured in [*random_counts(players, 60), *tied_counts(players)]:
        result = count_up(captured)
        for order in permutations(range(players)):
            seated = count_up([captured[seat] for seat in order])
            assert {order[seat] for seat in seated.winners} == set(result.winners)
            assert [seated.ranking[order.index(s)] for s in range(players)] == list(result.ranking)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_kinds_do_not_matter(players: int) -> None:
    for captured in random_counts(players, 60):
        for order in permutations(range(3)):
            turned = [tuple(count[kind] for kind in order) for count in captured]
            assert count_up(turned).ranking == count_up(captured).ranking


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_account_fits_the_result(players: int) -> None:
    for captured in [*random_counts(players, 300), *tied_counts(players)]:
        result = count_up(captured)
        assert result.winners == tuple(s for s in range(players) if result.ranking[s] == 1)
        named = [line for line in result.lines if line.kind in WINNING]
        assert tuple(line.seat for line in named) == result.winners
        assert len({line.kind for line in named}) == 1
        assert (named[0].kind == "shared") == (len(result.winners) > 1)
        for line in result.lines:
            assert line.rule in game.rulebook
            sentence = game.sentence(line)
            assert sentence.endswith(".") and sentence[0].isupper() and "{" not in sentence


WINNING = ("outright", "only_leader", "wins", "shared")


def random_counts(players: int, cases: int) -> Iterator[list[Count]]:
    """Ways in which the figures of a game can be shared out, some put aside."""
    rng = Random(players)
    for _ in range(cases):
        counts = [[0, 0, 0] for _ in range(players)]
        for kind in range(3):
            for _ in range({2: 7, 3: 10, 4: 13}[players]):
                seat = rng.randrange(players + 1)
                if seat < players:
                    counts[seat][kind] += 1
        yield [(a, b, c) for a, b, c in counts]


def tied_counts(players: int) -> list[list[Count]]:
    """A tie at every level."""
    pad: list[Count] = [(0, 0, 0)] * (players - 2)
    return [
        [(3, 3, 3), (3, 3, 3), *pad],  # nobody leads
        [(3, 3, 1), (3, 3, 2), *pad],  # one leads
        [(4, 1, 3), (1, 4, 3), *pad],  # level on others and in all
        [(5, 1, 3), (1, 4, 3), *pad],  # level on others only
        [(5, 4, 0), (4, 5, 0), *pad],
    ]
