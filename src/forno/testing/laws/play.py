from __future__ import annotations

from collections.abc import Callable
from functools import partial

from forno.core.errors import Refused
from forno.core.move import PASS
from forno.core.table import Table
from forno.testing.errors import Broken
from forno.testing.law import law
from forno.testing.observables import name_of, verdict
from forno.testing.playthrough import Playthrough
from forno.testing.random_play import MAX_MOVES, random_match


@law
def cards_are_conserved(playthrough: Playthrough) -> None:
    """No card is lost and none appears: every step has the cards of the deal."""
    cards = playthrough.game.cards(playthrough.table)
    if cards != playthrough.deck:
        raise Broken(f"lost: {dict(playthrough.deck - cards)}, appeared: {dict(cards - playthrough.deck)}")


@law
def games_end(playthrough: Playthrough) -> None:
    """Every game ends."""
    if playthrough.step > MAX_MOVES:
        raise Broken(f"it goes on after {MAX_MOVES} moves")


@law
def finished_tables_refuse_everything(playthrough: Playthrough) -> None:
    """When the game is over nobody is asked and nobody acts any more. (play.over)"""
    table = playthrough.table
    if table.racers():
        raise Broken("somebody could still act out of turn")
    _refused("offers options", table.legal_moves)
    _refused("has a default", table.default)
    for seat in range(playthrough.players):
        _refused("takes a move", partial(table.check, PASS, seat))
    for viewer in playthrough.viewers:
        if playthrough.game.view(table, viewer).question is not None:
            raise Broken("a view still shows a question")


def _refused(what: str, attempt: Callable[[], object]) -> None:
    try:
        attempt()
    except Refused:
        return
    raise Broken(f"a finished table still {what}")


@law
def outcomes_are_well_formed(playthrough: Playthrough) -> None:
    """Each seat has a score and a place; the tied share a place, the next one counts them; scores agree with places."""
    outcome = playthrough.game.outcome(playthrough.table)
    scores, places = outcome.scores, outcome.places
    if len(scores) != playthrough.players or len(places) != playthrough.players:
        raise Broken(f"{playthrough.players} players, but {outcome}")
    for place in places:
        if place != 1 + sum(other < place for other in places):
            raise Broken(f"these are no places: {places}")
    ranked = [score for _, score in sorted(zip(places, scores, strict=True))]
    falling = [score for _, score in sorted(zip(places, scores, strict=True), key=lambda pair: (pair[0], -pair[1]))]
    if ranked != sorted(scores) and falling != sorted(scores, reverse=True):
        raise Broken(f"a better place with a worse score: {outcome}")


MAX_REPLAYED_MOVES = 500
"""The moves of a long game that are played again."""


@law
def same_seed_is_same_game(playthrough: Playthrough) -> None:
    """The same seed and the same choices are the same game: moves, what was told, the last table and the outcome."""
    match = playthrough.match
    again = random_match(
        playthrough.game,
        playthrough.players,
        playthrough.seed,
        playthrough.options,
        moves=min(playthrough.step, MAX_REPLAYED_MOVES),
    )
    for turn, same in zip(match.turns, again.turns, strict=False):
        if turn != same:
            raise Broken(f"first {turn}, then {same}")
    if match.history[: len(again.history)] != again.history:
        raise Broken("played again, it is told otherwise")
    if playthrough.step > MAX_REPLAYED_MOVES:
        return
    if match.turns != again.turns or match.table != again.table:
        raise Broken("played again, it ends otherwise")
    if playthrough.game.outcome(match.table) != playthrough.game.outcome(again.table):
        raise Broken("played again, it has another outcome")


SEQUENCE_MOVES = 30


@law
def sequence_plays_the_same_game(playthrough: Playthrough) -> None:
    """Asked one after the other, seats are offered legal moves only, and nobody who passes a race changes anything."""
    chance = playthrough.chance()
    table = playthrough.table.copy()
    for _ in range(SEQUENCE_MOVES):
        if table.is_over:
            return
        seat, options = table.seat, table.legal_moves()
        if not options:
            raise Broken(f"{name_of(seat)} is asked and has no options")
        move = options[chance.below(len(options))]
        if table.race_queue and move == PASS:
            _passes(table)
            continue
        if (answer := verdict(table, move, seat)) != "legal":
            raise Broken(f"{name_of(seat)} is offered `{move}`: {answer}")
        table = table.copy()
        table.act(move)


def _passes(table: Table) -> None:
    before, queue = table.copy(), table.race_queue
    table.play(PASS)
    if table != before or table.race_queue != queue[1:]:
        raise Broken("passing a race changed the table or who is still to be asked")
