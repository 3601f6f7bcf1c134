from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from forno.core.errors import Refused
from forno.testing.errors import Broken
from forno.testing.invalid_moves import invalid_moves
from forno.testing.law import law
from forno.testing.observables import name_of
from forno.testing.playthrough import Playthrough

INVALID_MOVES = 6


@law
def out_of_turn_is_refused(playthrough: Playthrough) -> None:
    """A seat that is not asked, and may not act out of turn, is refused whatever it sends, and nothing changes."""
    table = playthrough.table
    moves = [*_some_options(playthrough), *invalid_moves(playthrough.game.move_types, table, playthrough.chance(), 2)]
    acting = {table.decision.seat, *table.racers()}
    for seat in range(playthrough.players):
        for move in moves:
            if seat not in acting:
                _refused(playthrough, move, seat, None)


@law
def other_decisions_are_refused(playthrough: Playthrough) -> None:
    """A move that names another decision than the one it would answer is refused, and nothing changes."""
    table = playthrough.table
    for move in _some_options(playthrough):
        for decision in (table.serial + 1, table.serial - 1, -1, table.serial + 1000):
            if decision > table.serial or not table.is_current(decision, move):
                _refused(playthrough, move, table.decision.seat, decision)


@law
def nonsense_is_refused(playthrough: Playthrough) -> None:
    """Any move of the game's own types, however odd, is legal or refused by a rule; no other exception comes."""
    table = playthrough.table
    for move in invalid_moves(playthrough.game.move_types, table, playthrough.chance(), INVALID_MOVES):
        asked = table.decision.seat
        for seat in (asked, (asked + 1) % playthrough.players):
            twin = table.copy()
            try:
                twin.play(move, seat)
            except Refused:
                if twin != table:
                    raise Broken(f"refused, {move!r} by {name_of(seat)} changed the table") from None
            except Exception as error:
                raise Broken(f"{move!r} by {name_of(seat)} raised {type(error).__name__}: {error}") from error
            else:
                if playthrough.game.cards(twin) != playthrough.deck:
                    raise Broken(f"{move!r} by {name_of(seat)} was taken, and the cards are no longer the same")


def _some_options(playthrough: Playthrough) -> Iterator[Any]:
    options = playthrough.table.legal_moves(playthrough.table.decision.seat)
    playthrough.chance().shuffle(options := list(options))
    yield from options[:INVALID_MOVES]


def _refused(playthrough: Playthrough, move: Any, seat: int, decision: int | None) -> None:
    twin = playthrough.table.copy()
    answering = "" if decision is None else f" to decision {decision} while {twin.serial} is asked"
    try:
        twin.play(move, seat, decision)
    except Refused:
        if twin != playthrough.table:
            raise Broken(f"refused, {move!r} by {name_of(seat)}{answering} changed the table") from None
        return
    raise Broken(f"{move!r} by {name_of(seat)}{answering} was taken")
