"""What the page is told of a game before it begins: who can play its seats."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook_widgets.core import load_game
from rulebook_widgets.widgets import telling


@pytest.mark.parametrize(
    ("game_id", "own"),
    [
        ("samurai", ["warlord"]),
        ("yspahan", ["shopkeeper"]),
        ("caravan", ["trader"]),
        ("silk_road", ["merchant"]),
    ],
)
def test_the_seats_offer_people_the_games_own_bots_and_the_random_one(
    game_id: str, own: list[str]
) -> None:
    told = telling.head(load_game(game_id))
    assert [value for value, _text in told["kinds"]] == ["person", *own, "random"]
    assert told["opponent"] == [*own, "random"][0]


def test_bots_are_called_in_the_readers_language(monkeypatch: pytest.MonkeyPatch) -> None:
    words = {"a person": "ember", "bot: {name}": "gép: {name}", "trader": "kereskedő"}
    monkeypatch.setattr(telling, "_", lambda text: words.get(text, text))
    kinds: list[Any] = telling.head(load_game("caravan"))["kinds"]
    assert kinds == [["person", "ember"], ["trader", "gép: kereskedő"], ["random", "gép: random"]]
