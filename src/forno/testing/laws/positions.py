from __future__ import annotations

from forno.core.position import Position
from forno.core.table import Table
from forno.testing.broken import Broken, difference
from forno.testing.course import Course
from forno.testing.law import law
from forno.testing.worlds import name_of, seen


@law
def positions_set_up_the_same_table(course: Course) -> None:
    """A table written down, as text or as JSON, is set up again exactly as it was."""
    game, table = course.game, course.table
    position = game.position(table)
    for sort, again in (("text", Position.from_text(position.text)), ("JSON", Position.from_json(position.json))):
        set_up = game.set_up(again)
        if set_up != table:
            raise Broken(f"set up from {sort}, {_first_fault(set_up, table)}")
        if again != position:
            lines = [line for line in position.lines.items() if line not in again.lines.items()]
            raise Broken(f"as {sort}, these lines do not read back to the letter: {lines}")


def _first_fault(set_up: Table, table: Table) -> str:
    """The first thing that two tables do not agree on."""
    facts, true = set_up.state(), table.state()
    name = next(name for name in true if facts[name] != true[name])
    return f"{name} is {facts[name]!r}, it was {true[name]!r}"


@law
def known_positions_can_be_set_up(course: Course) -> None:
    """A position as a seat knows it sets up a whole table, with every card, that looks the same to this seat."""
    for seat in course.some_viewers():
        if seat is None:
            continue
        position = course.game.position(course.table, seat)
        table = course.game.set_up(Position.from_text(position.text), course.chance())
        if course.game.cards(table) != course.deck:
            raise Broken(f"set up from what {name_of(seat)} knows, it has other cards")
        if seen(course.game, table, seat) != seen(course.game, course.table, seat):
            true, filled = seen(course.game, course.table, seat).decode(), seen(course.game, table, seat).decode()
            raise Broken(f"set up from what {name_of(seat)} knows, it looks different: {difference(true, filled)}")
