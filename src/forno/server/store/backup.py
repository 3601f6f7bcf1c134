"""A whole log in one file that either kind of log can write and read.

Compressed lines of JSON: a head, a line for each row (a room's last row carries the room's mark), and a last line with
the number of rows and the SHA-256 of all lines before it. A file without its last line was cut off, and is refused.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from itertools import groupby, islice
from pathlib import Path

from forno.core.errors import Unreadable
from forno.server.store.backup_file import Line, Sheet, checked, lines_of
from forno.server.store.base import DuplicateCommand, Log, Mark, Row, SequenceConflict

Told = Callable[[int], None]
"""Called now and then with the number of rows done."""

AT_ONCE = 100
"""Rooms that are written side by side, so that they share their commits. Their first rows go one after the other, so
that the rooms are as old, compared with each other, as they were."""

Room = tuple[str, list[Row], Mark]


async def write_backup(log: Log, path: Path, told: Told) -> int:
    """Write all rows; how many there are. The file appears under its name only when it is whole."""
    with Sheet(path) as sheet:
        last: tuple[str, Row, Mark] | None = None
        async for entry in log.everything():
            if last is not None:
                add(sheet, *last, is_last=last[0] != entry[0])
                told_sometimes(told, sheet.count)
            last = entry
        if last is not None:
            add(sheet, *last, is_last=True)
        sheet.finish()
    told(sheet.count)
    return sheet.count


def add(sheet: Sheet, room: str, row: Row, mark: Mark, *, is_last: bool) -> None:
    sheet.write(Line(room, row.seq, row.command, row.body, mark if is_last else None))


def told_sometimes(told: Told, count: int) -> None:
    if count % 1000 == 0:
        told(count)


async def read_backup(path: Path, log: Log, told: Told) -> int:
    """Put all rows of a backup into a log; how many there are. Rows that are there already must be the same.

    Raises Unreadable, before anything is written, if the file is damaged or the log has other rows.
    """
    checked(path)
    for room, rows, _ in rooms_of(path):
        await compare(log, room, rows)
    count = 0
    rooms = rooms_of(path)
    while some := list(islice(rooms, AT_ONCE)):
        for room, rows, mark in some:
            await restore(log, room, rows[:1], mark)
        await asyncio.gather(*[restore(log, *room) for room in some])
        count += sum(len(rows) for _, rows, _ in some)
        told(count)
    return count


def rooms_of(path: Path) -> Iterator[Room]:
    for room, lines in groupby(lines_of(path), key=lambda line: line.room):
        together = list(lines)
        mark = together[-1].mark
        if mark is None:
            raise Unreadable(f"the room {room} has no mark", str(path))
        yield room, [Row(line.seq, line.command, line.body) for line in together], mark


async def compare(log: Log, room: str, rows: list[Row]) -> None:
    """Raise Unreadable unless one is the beginning of the other."""
    if not await log.heads([room]):
        return
    there = await log.read(room)
    if any(old != new for old, new in zip(there, rows, strict=False)):
        raise differs(room)


async def restore(log: Log, room: str, rows: list[Row], mark: Mark) -> None:
    head = (await log.heads([room])).get(room, 0)
    for row in rows[head:]:
        try:
            await log.append(room, row, mark)
        except DuplicateCommand as known:
            if known.row != row:
                raise differs(room) from None
        except SequenceConflict:
            raise differs(room) from None


def differs(room: str) -> Unreadable:
    return Unreadable(f"the room {room} is in the log already, and differs from the backup")
