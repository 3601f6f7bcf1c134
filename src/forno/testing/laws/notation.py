from __future__ import annotations

import tracemalloc
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from typing import Any

import msgspec

from forno.core.chance import Chance
from forno.core.errors import FornoError, Unreadable
from forno.core.event import Event, heard
from forno.core.position import Position
from forno.core.table import Table
from forno.testing.errors import Broken, difference
from forno.testing.invalid_moves import huge_moves
from forno.testing.law import law
from forno.testing.observables import name_of, seen, verdict
from forno.testing.playthrough import Course

JUNK = ("", "no such thing", "-1", "9", "999 unknown", "1, 1, 1", "?", "a=b", "{}", "fast:x")
POSITIONS = 4


@law
def garbled_text_is_unreadable(course: Course) -> None:
    """Text that is no move or no position is refused in one clear line, never with another exception."""
    for text in ("", "no such move", "pass pass 9", *JUNK):
        with suppress(Unreadable):
            move = course.game.read_move(text)
            if course.game.read_move(str(move)) != move:
                raise Broken(f"{text!r} is read as {move!r}, which does not read back")
    for _, position in zip(range(POSITIONS), _garbled(course, course.chance()), strict=False):
        try:
            course.game.set_up(position)
        except FornoError:
            continue
        except Exception as error:
            raise Broken(f"{type(error).__name__}: {error}, when set up from\n{position.text}") from error


def _garbled(course: Course, chance: Chance) -> Iterator[Position]:
    """Positions with one line left out, one value changed, or two values exchanged."""
    whole = course.game.position(course.table).lines
    names = list(whole)
    while True:
        lines, name, other = dict(whole), names[chance.below(len(names))], names[chance.below(len(names))]
        how = chance.below(3)
        if how == 0:
            del lines[name]
        elif how == 1:
            lines[name] = JUNK[chance.below(len(JUNK))]
        else:
            lines[name], lines[other] = lines[other], lines[name]
        yield Position(lines)


MOVES = 2
BYTES = 500_000


@law
def huge_numbers_cost_nothing(course: Course) -> None:
    """A move with a huge number in it is refused without laying out so many cards: it must not stop a server."""
    for move in huge_moves(course.game.move_types, course.table, course.chance(), MOVES):
        if (used := _memory_for(course.table, move)) > BYTES:
            raise Broken(f"checking {move!r} takes {used:,} bytes")


def _memory_for(table: Table, move: Any) -> int:
    tracemalloc.start()
    try:
        verdict(table, move, table.decision.seat)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


encode = msgspec.json.encode


@cache
def _reader(sort: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(sort)


@law
def moves_read_back(course: Course) -> None:
    """Every move, written as text or as JSON, reads back as the same move."""
    read_json = _reader(course.game.move_types).decode
    for move in {move for options in course.all_options() for move in options} - course.read_back:
        if course.game.read_move(str(move)) != move:
            raise Broken(f"`{move}` reads back as {course.game.read_move(str(move))!r}, it was {move!r}")
        if read_json(encode(move)) != move:
            raise Broken(f"{encode(move).decode()} reads back as {read_json(encode(move))!r}, it was {move!r}")
        course.read_back.add(move)


@law
def events_read_back(course: Course) -> None:
    """Every event, as each viewer hears it, written as JSON reads back as the same event."""
    told = list({event: None for events in _heard_by_all(course) for event in events})
    read = _reader(list[course.game.event_types]).decode(encode(told))  # type: ignore[name-defined]
    for event, same in zip(told, read, strict=True):
        if event != same:
            raise Broken(f"{encode(event).decode()} reads back as {same!r}, it was {event!r}")


def _heard_by_all(course: Course) -> Iterator[list[Event]]:
    """What the last move told, truly and as each viewer heard it."""
    yield course.told
    if any(type(event).heard is not Event.heard for event in course.told):
        for viewer in course.viewers:
            yield heard(course.told, viewer)


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
