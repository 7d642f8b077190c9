"""The lessons of Silk Road: they keep their promises, and what they say is true of the board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rulebook_widgets.core import EVERYTHING, Event
from rulebook_widgets.games.silk_road.board import GOODS, MAIN, board_of
from rulebook_widgets.games.silk_road.board_file import TRICKS
from rulebook_widgets.games.silk_road.lessons import lessons
from rulebook_widgets.games.silk_road.names import SEATS
from rulebook_widgets.games.silk_road.purse import wealth
from rulebook_widgets.games.silk_road.rules import game
from rulebook_widgets.games.silk_road.scoring import points
from rulebook_widgets.games.silk_road.setting import tiles_at
from rulebook_widgets.games.silk_road.state import State
from rulebook_widgets.teaching import Beat, Lesson, Script, find_lesson, rehearse
from tests.games.silk_road.battery_plan import accounted
from tests.games.silk_road.kit import FRUIT, IVORY, JEWELS, SILK, SPICES, A, B, C, D

each_lesson = pytest.mark.parametrize("lesson", lessons, ids=[lesson.id for lesson in lessons])


def at(lesson_id: str, beat: int = 0) -> State:
    """The position of a beat, counted from 1; the last by default."""
    script = Script(game, find_lesson(lessons, lesson_id))
    state: State = script.session.state_at(script.plies[beat - 1])
    return state


def told(lesson_id: str) -> list[Event]:
    """All that happens in a lesson."""
    script = Script(game, find_lesson(lessons, lesson_id))
    found: list[Event] = []
    for ply, move in enumerate(script.moves):
        found += game.apply(script.session.state_at(ply), move).events
    return found


def of_kind(lesson_id: str, kind: str) -> list[Event]:
    """What happens of a kind in a lesson."""
    return [event for event in told(lesson_id) if event.kind == kind]


def amounts(lesson_id: str, kind: str) -> list[object]:
    """How much silver goes to and fro in the events of a kind."""
    return [event.facts["silver"] for event in of_kind(lesson_id, kind)]


# ------------------------------------------------------------------------------------ all of them


@each_lesson
def test_a_lesson_keeps_its_promises(lesson: Lesson) -> None:
    script = rehearse(game, lesson)
    for ply in script.plies:
        accounted(script.session.state_at(ply))


def test_every_rule_has_a_lesson_of_its_own() -> None:
    """`RuleExample` shows a rule by the first lesson about it: no two rules by the same."""
    first = {
        rule.id: next(lesson for lesson in lessons if rule.id in lesson.rules)
        for rule in game.rulebook.rule
    }
    assert len({lesson.id for lesson in first.values()}) == len(first)
    assert [rule for rule, lesson in first.items() if lesson.rules[0] != rule] == []


@each_lesson
def test_a_lesson_is_a_short_walk(lesson: Lesson) -> None:
    assert 2 <= len(lesson.beats) <= 5


def _texts(beat: Beat) -> Iterator[str]:
    yield beat.text
    if beat.task is not None:
        yield beat.task.prompt
        yield beat.task.hint


@each_lesson
def test_people_and_places_in_the_texts_are_on_the_board(lesson: Lesson) -> None:
    state = Script(game, lesson).session.state_at(0)
    playing = SEATS[: state.players]
    known = {city.title for city in board_of(state.board).cities.values()}
    for beat in lesson.beats:
        for text in _texts(beat):
            for name in SEATS:
                assert name in playing or name not in text, text
            for city in MAIN.cities.values():
                assert city.title in known or city.title not in text, text


def test_who_is_told_of_secrets_looks_through_one_players_eyes() -> None:
    own = {lesson.id for lesson in lessons if lesson.eyes != EVERYTHING}
    assert own == {"behind-the-screen", "three-goods", "vizier", "arriving", "the-richest"}
    for lesson in lessons:
        says = any("You are Aisha" in text for beat in lesson.beats for text in _texts(beat))
        assert not says or lesson.eyes == A, lesson.id


# ----------------------------------------------------------------------- goods, and the setting up


def test_the_road_has_as_many_cities_tiles_and_cubes_as_is_said() -> None:
    state = at("the-road")
    assert len(MAIN.cities) == 20
    assert sum(map(len, MAIN.bag.values())) == 90
    assert (len(GOODS), {good.count for good in MAIN.goods.values()}) == (5, {15})
    assert sum(state.goods[A]) == 3
    grades = {city.grades()["title"] for city in MAIN.cities.values()}
    assert grades == {"sheet", "reconstructed"}


def test_a_bid_tells_that_bahram_has_more_than_aisha() -> None:
    before, after = at("behind-the-screen", 1), at("behind-the-screen", 2)
    assert (before.gold[A], before.silver[A], before.goods[A][SILK]) == (1, 5, 2)
    assert wealth(before, B) > after.bid == 13 > wealth(before, A)
    view = game.view(after, A)
    assert [owned is None for owned in view.goods] == [False, True, True, True]
    assert [coins is None for coins in view.silver] == [False, True, True, True]


def test_four_silver_come_back() -> None:
    state = at("change", 2)
    assert (state.gold[A], state.silver[A], sum(state.goods[A])) == (1, 0, 0)
    state = at("change")
    assert (state.gold[A], state.silver[A], state.goods[A][SILK]) == (0, 4, 1)


def test_aisha_draws_a_silk_and_two_dried_fruit() -> None:
    assert sum(MAIN.goods[good].count for good in GOODS) == 75
    state = at("three-goods", 2)
    assert (state.goods[A][SILK], state.goods[A][FRUIT], sum(state.goods[A])) == (1, 2, 3)
    assert game.view(at("three-goods", 2), A).supply is None
    assert sum(at("three-goods").supply) == 75 - 4 * 3


def test_three_tiles_for_every_city_and_none_for_the_ends() -> None:
    lanzhou = at("tiles-for-cities", 1)
    assert len(tiles_at(lanzhou, "lanzhou")) == 3
    assert MAIN.journey(False).colour["lanzhou"] == "orange"
    state = at("tiles-for-cities")
    counts = {city: len(tiles_at(state, city)) for city in MAIN.cities}
    assert counts.pop("changan") == counts.pop("antioch") == 0
    assert set(counts.values()) == {3}


def test_korla_has_a_printed_action_and_kucha_none() -> None:
    state = at("printed-are-extra")
    assert (state.city, len(tiles_at(state, "korla"))) == ("korla", 3)
    assert MAIN.cities["korla"].printed
    assert not MAIN.cities["kucha"].printed
    assert MAIN.journey(False).onward["korla"] == ("kucha",)


def test_the_crook_of_aleppo_is_drawn_anew_twice() -> None:
    assert "crook" in tiles_at(at("tricks-kept-out", 1), "aleppo")
    assert of_kind("tricks-kept-out", "drawn_forbidden")[0].facts["tile"] == "crook"
    end = at("tricks-kept-out")
    assert "vizier" in tiles_at(end, "aleppo")
    assert end.gone.count("crook") == 2
    for city in ("aleppo", "tyre"):
        assert not set(TRICKS) & set(tiles_at(end, city))


def test_bactra_and_aleppo_change_tiles() -> None:
    before, after = at("the-swap", 1), at("the-swap", 2)
    assert sum(len(tiles_at(before, city)) for city in MAIN.cities) == 90
    assert "barterer" in tiles_at(before, "aleppo")
    assert "barterer" not in tiles_at(after, "aleppo")
    assert "sell_dried_fruit" in tiles_at(after, "aleppo")
    assert "barterer" in tiles_at(after, "bactra")
    assert MAIN.journey(False).colour["bactra"] == "purple"


def test_side_by_side_the_caravan_sees_one_of_the_two() -> None:
    state = at("side-by-side")
    onward = board_of(state.board).journey(False).onward
    assert set(onward["palmyra"]) == {"aleppo", "tyre"}
    assert (state.city, onward["aleppo"]) == ("aleppo", ("antioch",))


def test_money_for_the_journey() -> None:
    state = at("purses")
    assert (set(state.gold), set(state.silver), wealth(state, D)) == ({1}, {5}, 10)
    assert state.city == "changan"
    assert MAIN.journey(False).onward["changan"] == ("lanzhou",)


def test_bahram_leads_six_with_five_tokens() -> None:
    state = at("first-leader")
    assert (state.players, state.holder, state.stack) == (6, B, 5)
    assert len(tiles_at(state, "lanzhou")) == 5


def test_the_other_way() -> None:
    journey = MAIN.journey(True)
    assert (at("other-way", 1).city, at("other-way").city) == ("antioch", "tyre")
    assert (journey.colour["lanzhou"], journey.colour["tyre"]) == ("purple", "orange")
    assert (journey.finish, set(journey.untricked)) == ("changan", {"yumen", "lanzhou"})
    state = at("other-way")
    for city in journey.untricked:
        assert not set(TRICKS) & set(tiles_at(state, city))


# ------------------------------------------------------------------- the leader, the road, the pawn


def test_the_auction_goes_once_around() -> None:
    assert [at("auction", beat).seat for beat in (1, 2, 3)] == [B, C, D]
    end = at("auction")
    assert (end.phase, end.seat, end.bid, end.bidder) == ("choose", A, 4, D)


def test_the_pawn_is_sold_or_the_bid_is_matched() -> None:
    before, sold, kept = at("sell-or-match", 1), at("sell-or-match"), at("staying")
    assert (before.bid, before.bidder, before.holder) == (4, D, A)
    assert (sold.silver[A] - before.silver[A], sold.holder, sold.stack) == (4, D, 3)
    assert (kept.silver[D] - before.silver[D], kept.holder, kept.leader) == (4, A, A)


def test_bids_end_at_what_one_owns_and_nobody_has_to() -> None:
    assert wealth(at("what-you-own", 1), B) == 7
    assert at("what-you-own").bid == 7
    assert at("nobody-bids", 1).seat == D
    free = at("nobody-bids")
    assert (free.phase, free.leader, free.gold[A], free.silver[A]) == ("travel", A, 1, 5)


def test_a_leader_with_two_silver_sells_for_three() -> None:
    assert wealth(at("cannot-match", 1), A) == 2
    end = at("cannot-match")
    assert (end.silver[A], end.holder) == (5, B)


def test_the_road_forks_at_dunhuang() -> None:
    onward = MAIN.journey(False).onward["dunhuang"]
    assert (at("one-city", 1).city, set(onward)) == ("dunhuang", {"korla", "miran"})
    assert "korla" not in reached("miran")
    assert at("one-city").city == "miran"


def reached(city: str) -> set[str]:
    """All cities that arrows lead to from a city."""
    onward = MAIN.journey(False).onward.get(city, ())
    return set(onward).union(*[reached(other) for other in onward])


def test_the_printed_action_is_used_once() -> None:
    state = at("printed-bonus")
    assert (state.city, state.goods[A][FRUIT], state.bonus) == ("korla", 1, False)
    assert state.tokens == (0, 0, 0, 0)


def test_a_tile_taken_is_out_of_the_game_used_or_not() -> None:
    assert len(tiles_at(at("taking-a-tile", 1), "lanzhou")) == 3
    assert at("taking-a-tile").gone[-1:] == ("thief",)


def test_the_pawn_goes_from_aisha_to_chen_and_bahram() -> None:
    hands = of_kind("pawn-goes-on", "handed")
    assert [event.facts.get("to", event.facts.get("seat")) for event in hands] == [C, B]
    end = at("pawn-goes-on")
    assert (tiles_at(end, "lanzhou"), end.stack, end.tokens) == ((), 0, (1, 1, 1, 0))


def test_dilara_has_the_pawn_and_all_three_tokens() -> None:
    before, after = at("last-leads", 1), at("last-leads")
    assert (before.tokens, before.holder) == ((1, 1, 1, 0), C)
    assert (after.holder, after.stack, after.phase) == (D, 3, "bid")


def test_three_at_the_market() -> None:
    start = at("three-players", 1)
    assert (start.players, len(tiles_at(start, "lanzhou")), start.stack) == (3, 5, 5)
    assert at("three-players", 2).tokens == (2, 1, 1)
    assert at("three-players", 3).tokens == (2, 2, 1)
    assert at("three-players").holder == C
    assert at("three-players-keep", 1).tokens == (2, 2, 0)
    assert at("three-players-keep").holder == C
    assert at("never-twice-in-a-row").seat == A


# ------------------------------------------------------------------------------------ action tiles


def test_five_ivory_sold_and_bought() -> None:
    assert at("selling", 1).goods[A][IVORY] == 4
    assert amounts("selling", "sold") == [4, 3, 2, 1, 1]
    assert at("selling").silver[A] - 5 == 11
    assert wealth(at("buying", 1), A) == 14
    assert amounts("buying", "bought") == [1, 2, 3, 4, 4]
    assert (wealth(at("buying"), A), at("buying").goods[A][IVORY]) == (0, 5)
    assert at("sell-only-that", 1).goods[A][:2] == (1, 3)
    assert at("sell-only-that").silver[A] == 5 + 4


def test_the_exchanges() -> None:
    end = at("trader")
    assert (end.goods[A][IVORY], end.goods[A][SPICES], end.phase) == (1, 4, "hand")
    end = at("four-for-four")
    assert end.goods[A] == (0, 0, 3, 0, 2)
    end = at("two-for-two")
    assert end.goods[A] == (2, 1, 1, 1, 0)


def test_what_the_supply_cannot_give() -> None:
    before, after = at("last-cube", 1), at("last-cube")
    assert (before.supply[SPICES], sum(hand[SPICES] for hand in before.goods)) == (1, 14)
    assert (after.goods[A][IVORY], after.goods[A][SPICES], after.phase) == (1, 1, "hand")
    assert at("run-out", 1).supply[SPICES] == 0


def test_the_thief_takes_the_silk_of_bahram() -> None:
    assert sum(at("thief", 2).goods[B]) == 2
    assert (at("thief").goods[A][SILK], sum(at("thief").goods[B])) == (1, 1)
    assert sum(at("thief-in-vain", 1).goods[C]) == 0
    assert sum(at("thief-in-vain").goods[A]) == 0


def earned(lesson_id: str) -> list[int]:
    """How much money each seat gained in a lesson."""
    first, last = Script(game, find_lesson(lessons, lesson_id)).session.state_at(0), at(lesson_id)
    return [wealth(last, seat) - wealth(first, seat) for seat in range(last.players)]


def test_what_the_vizier_pays() -> None:
    assert earned("vizier") == [5, 3, 0, 0]
    assert earned("vizier-tied-first") == [5, 5, 0, 0]
    assert earned("vizier-tied-second") == [5, 3, 3, 0]
    assert earned("vizier-alone") == [5, 0, 0, 0]
    assert earned("a-kind-only-once") == [5, 0, 0, 0]
    assert earned("sixth-vizier") == [0, 5, 0, 0]


def test_numbers_are_hidden_until_the_last_has_chosen() -> None:
    view = game.view(at("vizier", 2), A)
    assert view.seat == D
    assert view.shown == (3, None, None)
    assert at("vizier").revealed == (3, 2, 1, 0)


def test_viziers_are_set_aside_with_a_cube() -> None:
    before, after = at("a-kind-only-once", 1), at("a-kind-only-once")
    assert before.viziers == (0, 1, 0, 0, 0)
    assert after.viziers == (0, 1, 1, 0, 0)
    assert before.supply[JEWELS] - after.supply[JEWELS] == 1
    assert sum(bool(count) for count in at("sixth-vizier", 1).viziers) == 5
    owing, paid = at("owed-cube", 1), at("owed-cube", 2)
    assert (owing.supply[SPICES], owing.owed[SPICES], owing.goods[A][SPICES]) == (0, 1, 2)
    assert (paid.supply[SPICES], paid.owed[SPICES]) == (1, 0)
    assert at("owed-cube").goods[A] == (1, 0, 0, 0, 1)


def test_crooks_change_what_a_tile_shows() -> None:
    assert at("crook").goods[A] == (2, 0, 0, 0, 0)
    assert at("crook").gone.count("crook") == 1
    assert at("crook-nothing-shown").crooks[A] == 1
    assert at("crook-both-exchanges").goods[A] == (0, 0, 0, 0, 4)
    printed = at("printed-crook")
    assert (printed.goods[A][SILK], wealth(printed, A), printed.crooks[A]) == (1, 9, 0)
    assert MAIN.cities["korla"].printed == "buy_dried_fruit"
    assert at("crook-same-city").goods[A][JEWELS] == 0
    assert amounts("crook-same-city", "sold") == [4]


def test_barterers_take_two_tiles() -> None:
    two = at("two-tiles")
    assert (two.tokens, two.stack, two.goods[A][JEWELS]) == ((1, 0, 0, 0), 2, 1)
    assert amounts("two-tiles", "sold") == [4, 3]
    first = at("fresh-barterer", 1)
    assert (first.players, first.tokens[A], first.fresh[A], first.seat) == (3, 1, 1, A)
    end = at("barterer")
    assert (end.holder, at("barterer", 2).stack, end.stack) == (D, 1, 3)
    assert at("barterer", 2).tokens == (1, 1, 0, 0)
    only = at("barterer-needs-two", 1)
    assert tiles_at(only, "lanzhou") == ("crook",)
    assert at("barterer-needs-two").barterers[A] == 1
    assert amounts("barterer-then-crook", "sold") == [4, 3]


# -------------------------------------------------------------------------------------- the end


def test_the_end_counts_as_is_said() -> None:
    end = at("counting")
    assert (end.gold[A], end.silver[A], sum(end.goods[A])) == (2, 1, 4)
    before = [wealth(end, seat) + sum(end.goods[seat]) for seat in range(4)]
    assert before == [15, 16, 14, 10]
    assert [points(end, seat) for seat in range(4)] == [15, 18, 16, 10]
    most = [(line.seat, line.amount) for line in game.result(end).lines if line.kind == "most"]
    assert most == [(C, 2), (B, 2)]
    tied = [hand[IVORY] for hand in end.goods], [hand[JEWELS] for hand in end.goods]
    assert tied == ([3, 3, 0, 0], [0, 0, 1, 1])
    assert game.result(at("the-richest")).winners == (B,)


def test_the_screens_come_down() -> None:
    assert None in game.view(at("arriving", 1), A).silver
    assert None not in game.view(at("arriving"), A).silver


def test_two_winners() -> None:
    end = at("shared-victory")
    assert game.result(end).winners == (A, C)
    assert [points(end, seat) for seat in (A, C)] == [17, 17]
