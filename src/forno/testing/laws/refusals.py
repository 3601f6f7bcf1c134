from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from forno.core.errors import Refused
from forno.testing.errors import Broken
from forno.testing.invalid_moves import nonsense_moves
from forno.testing.law import law
from forno.testing.observables import name_of
from forno.testing.playthrough import Course

MOVES = 6


@law
def out_of_turn_is_refused(course: Course) -> None:
    """A seat that is not asked, and may not act out of turn, is refused whatever it sends, and nothing changes."""
    table = course.table
    moves = [*_some_options(course), *nonsense_moves(course.game.move_types, table, course.chance(), 2)]
    acting = {table.decision.seat, *table.racers()}
    for seat in range(course.players):
        for move in moves:
            if seat not in acting:
                _refused(course, move, seat, None)


@law
def other_decisions_are_refused(course: Course) -> None:
    """A move that names another decision than the one it would answer is refused, and nothing changes."""
    table = course.table
    for move in _some_options(course):
        for decision in (table.serial + 1, table.serial - 1, -1, table.serial + 1000):
            if decision > table.serial or not table.is_current(decision, move):
                _refused(course, move, table.decision.seat, decision)


@law
def nonsense_is_refused(course: Course) -> None:
    """Any move of the game's own types, however odd, is legal or refused by a rule; no other exception comes."""
    table = course.table
    for move in nonsense_moves(course.game.move_types, table, course.chance(), MOVES):
        asked = table.decision.seat
        for seat in (asked, (asked + 1) % course.players):
            twin = table.copy()
            try:
                twin.play(move, seat)
            except Refused:
                if twin != table:
                    raise Broken(f"refused, {move!r} by {name_of(seat)} changed the table") from None
            except Exception as error:
                raise Broken(f"{move!r} by {name_of(seat)} raised {type(error).__name__}: {error}") from error
            else:
                if course.game.cards(twin) != course.deck:
                    raise Broken(f"{move!r} by {name_of(seat)} was taken, and the cards are no longer the same")


def _some_options(course: Course) -> Iterator[Any]:
    options = course.table.legal_moves(course.table.decision.seat)
    course.chance().shuffle(options := list(options))
    yield from options[:MOVES]


def _refused(course: Course, move: Any, seat: int, decision: int | None) -> None:
    twin = course.table.copy()
    answering = "" if decision is None else f" to decision {decision} while {twin.serial} is asked"
    try:
        twin.play(move, seat, decision)
    except Refused:
        if twin != course.table:
            raise Broken(f"refused, {move!r} by {name_of(seat)}{answering} changed the table") from None
        return
    raise Broken(f"{move!r} by {name_of(seat)}{answering} was taken")
