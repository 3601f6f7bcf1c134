"""A whole store in one file that either kind of store can write and read.

Compressed lines of JSON: a head, a line for each row (a room's last row carries the room's index), one for each
recipient of calls, key ring, report, ban and secret of the server, and a last line with the number of lines and the
SHA-256 of all lines before it. A file without its last line was cut off, and is refused.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import groupby, islice
from pathlib import Path

import msgspec

from forno.core.errors import Unreadable
from forno.server.store.backup_file import (
    BackupBan,
    BackupRecipient,
    BackupReport,
    BackupRing,
    BackupRow,
    BackupSecret,
    BackupWriter,
    checked,
    lines_of,
)
from forno.server.store.base import DuplicateCommand, MissingKey, RoomIndex, Row, SequenceConflict
from forno.server.store.encrypt_stored import RUNNING, encrypt_room
from forno.server.store.encrypted_store import EncryptedStore

Progress = Callable[[int], None]
"""Called now and then with the number of rows done."""

CONCURRENT_ROOMS = 100
"""Rooms that are restored concurrently, so that they share their commits. Their first rows are written one after the
other, so that the rooms keep their order of age."""

Room = tuple[str, list[Row], RoomIndex]


async def write_backup(log: EncryptedStore, path: Path, progress: Progress) -> int:
    """Write all rows; how many there are. The file appears under its name only when it is whole."""
    with BackupWriter(path) as sheet:
        last: tuple[str, Row, RoomIndex] | None = None
        async for entry in log.everything():
            if last is not None:
                add(sheet, *last, is_last=last[0] != entry[0])
                report(progress, sheet.count)
            last = entry
        if last is not None:
            add(sheet, *last, is_last=True)
        rows = sheet.count
        for recipient in await log.recipients.everything():
            sheet.write(BackupRecipient(**msgspec.structs.asdict(recipient)))
        for ring in await log.rings.everything():
            sheet.write(BackupRing(**msgspec.structs.asdict(ring)))
        for one in await log.moderation.reports():
            sheet.write(BackupReport(**msgspec.structs.asdict(one)))
        for ban in await log.moderation.bans():
            sheet.write(BackupBan(**msgspec.structs.asdict(ban)))
        for name, value in (await log.recipients.secrets()).items():
            sheet.write(BackupSecret(name, value))
        sheet.finish()
    progress(rows)
    return rows


def add(sheet: BackupWriter, room: str, row: Row, index: RoomIndex, *, is_last: bool) -> None:
    sheet.write(
        BackupRow(room, row.seq, row.command, row.body, row.text_id, row.text, index if is_last else None, row.chat_at)
    )


def report(progress: Progress, count: int) -> None:
    if count % 1000 == 0:
        progress(count)


async def read_backup(path: Path, log: EncryptedStore, progress: Progress) -> int:
    """Put all rows of a backup into a log; how many there are. Rows that are there already must be the same.

    Raises Unreadable, before anything is written, if the file is damaged or the log has other rows.
    """
    checked(path)
    for room, rows, _ in rooms_of(path):
        await compare(log, room, rows)
    count = 0
    rooms = rooms_of(path)
    while some := list(islice(rooms, CONCURRENT_ROOMS)):
        for room, rows, index in some:
            await restore(log, room, rows[:1], index)
        await asyncio.gather(*[restore(log, *room) for room in some])
        for room, _, index in some:
            if index.status in RUNNING:
                await encrypt_room(log, room)
        count += sum(len(rows) for _, rows, _ in some)
        progress(count)
    await restore_beside(path, log)
    return count


async def restore_beside(path: Path, log: EncryptedStore) -> None:
    """Put back the recipients, key rings, reports, bans and secrets. A secret that is there already stays."""
    for line in lines_of(path):
        if isinstance(line, BackupRecipient):
            await log.recipients.save(line)
        elif isinstance(line, BackupRing):
            await log.rings.restore(line)
        elif isinstance(line, BackupReport):
            await log.moderation.save_report(line)
        elif isinstance(line, BackupBan):
            await log.moderation.ban(line)
        elif isinstance(line, BackupSecret):
            await log.recipients.secret(line.name, line.value)


def rooms_of(path: Path) -> Iterator[Room]:
    rows = (line for line in lines_of(path) if isinstance(line, BackupRow))
    for room, lines in groupby(rows, key=lambda line: line.room):
        together = list(lines)
        index = together[-1].index
        if index is None:
            raise Unreadable(f"the room {room} has no index", str(path))
        yield room, [row_of(line) for line in together], msgspec.structs.replace(index, used=index.used or now_ms())


def row_of(line: BackupRow) -> Row:
    return Row(line.seq, line.command, line.body, line.text_id, line.text, chat_at=line.chat_at)


def now_ms() -> int:
    """The present, for rooms of a backup that does not say when they were used last."""
    return int(time.time() * 1000)


async def compare(log: EncryptedStore, room: str, rows: list[Row]) -> None:
    """Raise Unreadable unless one log is the beginning of the other."""
    if not await log.heads([room]):
        return
    there = await log.stored(room)
    with suppress(MissingKey):  # then they are compared as they are stored
        there, rows = log.cipher.decrypt(room, there), log.cipher.decrypt(room, rows)
    if not all(map(same, there, rows)):
        raise differs(room)


def same(one: Row, other: Row) -> bool:
    """Whether two rows are the same entry of the log; the text of either may have been deleted."""
    return (one.seq, one.command, one.body) == (other.seq, other.command, other.body)


async def restore(log: EncryptedStore, room: str, rows: list[Row], index: RoomIndex) -> None:
    head = (await log.heads([room])).get(room, 0)
    for row in rows[head:]:
        try:
            await log.append(room, row, index)
        except DuplicateCommand as known:
            if not same(known.row, await log.decrypted(room, row)):
                raise differs(room) from None
        except SequenceConflict:
            raise differs(room) from None


def differs(room: str) -> Unreadable:
    return Unreadable(f"the room {room} is in the log already, and differs from the backup")
