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
from forno.testing.playthrough import Playthrough

JUNK = ("", "no such thing", "-1", "9", "999 unknown", "1, 1, 1", "?", "a=b", "{}", "fast:x")
GARBLED_POSITIONS = 4


@law
def garbled_text_is_unreadable(playthrough: Playthrough) -> None:
    """Text that is no move or no position is refused in one clear line, never with another exception."""
    for text in ("", "no such move", "pass pass 9", *JUNK):
        with suppress(Unreadable):
            move = playthrough.game.read_move(text)
            if playthrough.game.read_move(str(move)) != move:
                raise Broken(f"{text!r} is read as {move!r}, which does not read back")
    for _, position in zip(range(GARBLED_POSITIONS), _garbled(playthrough, playthrough.chance()), strict=False):
        try:
            playthrough.game.set_up(position)
        except FornoError:
            continue
        except Exception as error:
            raise Broken(f"{type(error).__name__}: {error}, when set up from\n{position.text}") from error


def _garbled(playthrough: Playthrough, chance: Chance) -> Iterator[Position]:
    """Positions with one line left out, one value changed, or two values exchanged."""
    whole = playthrough.game.position(playthrough.table).lines
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


HUGE_MOVES = 2
MAX_MOVE_BYTES = 500_000


@law
def huge_numbers_cost_nothing(playthrough: Playthrough) -> None:
    """A move with a huge number in it is refused without laying out so many cards: it must not stop a server."""
    for move in huge_moves(playthrough.game.move_types, playthrough.table, playthrough.chance(), HUGE_MOVES):
        if (used := _memory_for(playthrough.table, move)) > MAX_MOVE_BYTES:
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
def moves_read_back(playthrough: Playthrough) -> None:
    """Every move, written as text or as JSON, reads back as the same move."""
    read_json = _reader(playthrough.game.move_types).decode
    for move in {move for options in playthrough.all_options() for move in options} - playthrough.read_back:
        if playthrough.game.read_move(str(move)) != move:
            raise Broken(f"`{move}` reads back as {playthrough.game.read_move(str(move))!r}, it was {move!r}")
        if read_json(encode(move)) != move:
            raise Broken(f"{encode(move).decode()} reads back as {read_json(encode(move))!r}, it was {move!r}")
        playthrough.read_back.add(move)


@law
def events_read_back(playthrough: Playthrough) -> None:
    """Every event, as each viewer hears it, written as JSON reads back as the same event."""
    told = list({event: None for events in _heard_by_all(playthrough) for event in events})
    read = _reader(list[playthrough.game.event_types]).decode(encode(told))  # type: ignore[name-defined]
    for event, same in zip(told, read, strict=True):
        if event != same:
            raise Broken(f"{encode(event).decode()} reads back as {same!r}, it was {event!r}")


def _heard_by_all(playthrough: Playthrough) -> Iterator[list[Event]]:
    """Yield the events of the last move, in full and as each viewer heard them."""
    yield playthrough.told
    if any(type(event).heard is not Event.heard for event in playthrough.told):
        for viewer in playthrough.viewers:
            yield heard(playthrough.told, viewer)


@law
def positions_set_up_the_same_table(playthrough: Playthrough) -> None:
    """A table written down, as text or as JSON, is set up again exactly as it was."""
    game, table = playthrough.game, playthrough.table
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
def known_positions_can_be_set_up(playthrough: Playthrough) -> None:
    """A position as a seat knows it sets up a whole table, with every card, that looks the same to this seat."""
    for seat in playthrough.some_viewers():
        if seat is None:
            continue
        position = playthrough.game.position(playthrough.table, seat)
        table = playthrough.game.set_up(Position.from_text(position.text), playthrough.chance())
        if playthrough.game.cards(table) != playthrough.deck:
            raise Broken(f"set up from what {name_of(seat)} knows, it has other cards")
        if seen(playthrough.game, table, seat) != seen(playthrough.game, playthrough.table, seat):
            true, filled = (
                seen(playthrough.game, playthrough.table, seat).decode(),
                seen(playthrough.game, table, seat).decode(),
            )
            raise Broken(f"set up from what {name_of(seat)} knows, it looks different: {difference(true, filled)}")
