"""What Caravan says: complete, well-formed, and each thing by one name of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulebook_widgets.games.caravan import words
from rulebook_widgets.games.caravan.rules import game
from tests.games.caravan.kit import ALL, at, each_count, sought_game, well_formed
from tests.helpers.saying import well_said

SOURCES = Path(words.__file__).parent
WORDS = game.words
PLURALS = "(good|point|action|turn|demand marker)s"
ROOMS = ("legality", "moment", "consequences", "delivery", "refill", "turns", "scoring")
TEXT = "".join((SOURCES / f"{name}.py").read_text("utf-8") for name in ROOMS)
RULE = r'"CAR-\d\.\d"'


def keys_used(*patterns: str) -> set[str]:
    """Keys of sentences that the game's own code names."""
    found = [key for pattern in patterns for key in re.findall(pattern, TEXT)]
    return {key for keys in found for key in re.findall(r'"([a-z_]+)"', keys)}


def test_every_event_has_its_sentence_and_no_sentence_is_idle() -> None:
    used = keys_used(
        rf'Event\(("[a-z_]+"), {RULE}',
        rf'kind, rule = \(("[a-z_]+"), {RULE}\)',
        rf'else \(("[a-z_]+"), {RULE}\)',
        r'kind = ("[a-z_]+" if rule == "CAR-9.5" else "[a-z_]+")',
    )
    assert used == set(WORDS.events)


def test_every_refusal_has_its_sentence_and_no_sentence_is_idle() -> None:
    used = keys_used(
        rf'(?:refuse|Refusal)\(\s*{RULE},\s*("[a-z_]+")',
        r'reason = ("[a-z_]+" if [^\n]+ else "[a-z_]+")',
        r'_no_hands_free\(state, \w+, "CAR-\d\.\d", ("[a-z_]+")',
        r'refuse\(rule, ("[a-z_]+")',
    )
    assert used == set(WORDS.refusals)


def test_every_score_line_has_its_sentence_and_no_sentence_is_idle() -> None:
    used = keys_used(
        r'ScoreLine\([^,]+,\s*("[a-z_]+")',
        r'_KINDS = (\("[a-z_]+", "[a-z_]+"\))',
        r'kind = ("[a-z_]+" if level == 1 else "[a-z_]+")',
    )
    assert used == set(WORDS.scores)


def templates() -> Iterator[str]:
    for table in (WORDS.events, WORDS.refusals, WORDS.scores, WORDS.moves):
        yield from table.values()


@pytest.mark.parametrize("template", list(templates()))
def test_sentences_begin_with_a_capital_or_a_name(template: str) -> None:
    assert re.match(r"[A-Z]|\{seat\}", template), template
    for sentence in re.findall(r"\. (\{\w+\})", template):
        assert sentence == "{seat}"


def test_no_sentence_makes_one_thing_of_many() -> None:
    """Gems, swords and hides are many, ivory and salt are not: no verb may follow a good."""
    for template in templates():
        assert not re.search(r"\{good\} (is|are|was|lies|lie|has|comes|goes|stays)\b", template)


@pytest.mark.parametrize(
    ("what", "value", "name"),
    [
        ("seat", 0, "Black"),
        ("seat", 1, "Yellow"),
        ("victim", 2, "Orange"),
        ("seat", 3, "Turquoise"),
        ("good", "hides", "hides"),
        ("load", "ivory", "ivory"),
        ("load", "ivory_under", "ivory (under the camel)"),
        ("actions", 1, "1 action"),
        ("left", 3, "3 actions"),
        ("markers", 1, "1 demand marker"),
        ("markers", 2, "2 demand markers"),
        ("held", 1, "1 good"),
        ("delivered", 0, "0 goods"),
        ("amount", 1, "1 point"),
        ("points", 6, "6 points"),
        ("camels", 6, "6 camels"),
        ("turns", 1, "1 turn"),
        ("turns", 2, "2 turns"),
        ("space", "d4", "d4"),
    ],
)
def test_names(what: str, value: str | int, name: str) -> None:
    assert WORDS.name(what, value) == name


def test_a_good_has_a_name_of_its_own() -> None:
    assert len({WORDS.name("good", good) for good in ALL}) == 8


def test_players_have_colours_that_no_good_has() -> None:
    """Cubes are grey, purple, green, pink, red, blue, white and brown."""
    goods = {"grey", "purple", "green", "pink", "red", "blue", "white", "brown"}
    seats = {WORDS.name("seat", seat).lower() for seat in range(4)}
    assert len(seats) == 4
    assert not seats & goods


@each_count
def test_everything_that_happens_can_be_said(players: int) -> None:
    said: set[str] = set()
    for seed in range(3):
        for before, move, step in sought_game(players, seed, start="random"):
            well_said(game.sentence(move) + ".", PLURALS)
            for event in step.events:
                well_said(game.sentence(event), PLURALS)
                said.add(event.kind)
            for seat in range(players):
                if seat != game.actor(before):
                    well_formed(game.not_your_turn(before, seat))
        result = game.result(step.state)
        assert result is not None
        for line in result.lines:
            well_said(game.sentence(line), PLURALS)
    assert len(said) >= 18


def test_an_instruction_names_where() -> None:
    moves = {
        "place d4": "Bring a camel from the supply to d4",
        "ride a1 d4": "Move a camel from a1 to d4",
        "pick_up a1": "Pick up the good on a1",
        "steal d4 1 ivory": "Steal ivory from Yellow on d4",
        "carry ivory_under d4 d5": "Move ivory (under the camel) from d4 to d5",
        "end": "End the turn",
        "markers": "Add demand markers to the goods left over",
        "draw salt": "Draw salt",
        "begin 2": "Let Orange begin",
    }
    assert {text: game.sentence(game.decode(text)) for text in moves} == moves


def test_what_the_company_costs_is_said_in_the_right_number() -> None:
    refusal = game.check(at(left=1, camels={1: ["d4"]}), game.decode("place d4"))
    assert refusal is not None
    assert well_formed(refusal).endswith("costs 2 actions, and you have only 1 action left.")
