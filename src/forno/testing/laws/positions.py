from __future__ import annotations

from forno.core.position import Position
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
        if again != position:
            raise Broken(f"the {sort} of the position reads back as {again}")
        set_up = game.set_up(again)
        if set_up != table:
            raise Broken(f"set up from {sort}: {difference(str(set_up.state()), str(table.state()))}")


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
