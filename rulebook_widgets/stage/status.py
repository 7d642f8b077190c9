"""Whose turn it is, how it ended, whose eyes there are: the sentences around the board."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rulebook_widgets.core import CHANCE, EVERYTHING, AnyGame, Result
from rulebook_widgets.core.text import _
from rulebook_widgets.stage.messages import listed, seat_name
from rulebook_widgets.stage.people import Seats
from rulebook_widgets.stage.values import EyesOffer, Handover, ResultLine


def onlooker_status(game: AnyGame, actor: int, seats: Seats) -> str:
    """Say who is to move, to eyes that cannot move for that actor."""
    if actor == CHANCE:
        return _("Chance decides now.")
    if seats.is_person(actor):
        text = _("{seat} is to move.")
    else:
        text = _("{seat} is to move; a bot plays this seat.")
    return text.format(seat=seat_name(game, actor))


def actor_status(game: AnyGame, actor: int, prompt: str, selected: Sequence[str], ways: int) -> str:
    """Say what the actor may do now.

    Args:
        game: the game.
        actor: the seat to move.
        prompt: the game's own sentence for it, or "".
        selected: what is already clicked, by its spoken labels.
        ways: how many moves, or shapes that lead on, there are.
    """
    if selected:
        text = _("{seat} is to move. Chosen so far: {shapes}. Ways to go on: {count}.")
    elif prompt:
        text = _("{seat} is to move. {prompt}")
    else:
        text = _("{seat} is to move. Possible moves: {count}.")
    name = seat_name(game, actor)
    return text.format(seat=name, prompt=prompt, shapes=listed(selected), count=ways)


def result_lines(game: AnyGame, result: Result | None) -> tuple[ResultLine, ...]:
    """Return how the game ended: winners, places, account; nothing while it runs."""
    if result is None:
        return ()
    account = [ResultLine(game.sentence(line), line.rule, line.seat) for line in result.lines]
    return (_winners(game, result), *_places(game, result), *account)


def _winners(game: AnyGame, result: Result) -> ResultLine:
    names = [seat_name(game, seat) for seat in result.winners]
    if not names:
        return ResultLine(_("The game is over. Nobody wins."), "", None)
    if len(names) == 1:
        text = _("The game is over. {winner} wins.").format(winner=names[0])
        return ResultLine(text, "", result.winners[0])
    text = _("The game is over. These share the victory: {winners}.")
    return ResultLine(text.format(winners=", ".join(names)), "", None)


def _places(game: AnyGame, result: Result) -> list[ResultLine]:
    """Say the place of every seat, equals together; of two players the winner tells it all."""
    ranking = result.ranking
    if len(ranking) < 3:
        return []
    seats = sorted(range(len(ranking)), key=ranking.__getitem__)
    places = [
        _("{place}. {seats}").format(
            place=place, seats=", ".join([seat_name(game, seat) for seat in equals])
        )
        for place, equals in groupby(seats, key=ranking.__getitem__)
    ]
    return [ResultLine(_("Places: {places}").format(places=" · ".join(places)), "", None)]


def handover(game: AnyGame, seat: int) -> Handover:
    """Ask for the screen to be handed to a seat."""
    name = seat_name(game, seat)
    text = _("Hand the screen to {seat}. Secrets stay covered until then.")
    show = _("I am {seat}: show my side")
    return Handover(seat, text.format(seat=name), show.format(seat=name))


def eyes_offers(game: AnyGame, players: int) -> tuple[EyesOffer, ...]:
    """Return all eyes one may look through: each seat, anybody, everything."""
    seats = [EyesOffer(seat, seat_name(game, seat)) for seat in range(players)]
    public = EyesOffer(None, _("What anybody may see"))
    return (*seats, public, EyesOffer(EVERYTHING, _("Everything")))
