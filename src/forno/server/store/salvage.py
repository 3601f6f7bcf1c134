"""Reading what is left of a damaged store: rows by their place in the database, without its indexes.

A row of SQLite is found by its rowid, one of PostgreSQL by its page. A range of places that cannot be read is split in
two until the places are found that are lost; all others are read.
"""

from __future__ import annotations

import shutil
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import msgspec

from forno.core.errors import Unreadable
from forno.server.store.base import Damaged, Row
from forno.server.store.encrypted_store import EncryptedStore
from forno.server.store.recipients import Ask
from forno.server.store.sqlite import SqliteStore

BLOCK_BYTES = 65_536
HEADER_BYTES = 100
LARGEST_PAGE_BYTES = 65_536
"""The size of a page for which the header has 1."""
MAX_CUT = 1000
"""A file that says to have been larger than so many times its size has a damaged header."""
MIN_ROW_BYTES = 40
"""No row of a log is shorter: a bound for the number of rows where the database cannot tell."""


class Statements(msgspec.Struct, frozen=True):
    """The statements by which rows are found by their place."""

    last: str
    """The last place of a table."""
    places: str
    """Place, room and number of the rows of a table between two places."""
    place: str
    """The same for one place alone."""
    entry: str
    """Number, command and body of the entry at a place."""


SQLITE = Statements(
    last="select coalesce(max(rowid), 0) from {table}",
    places="select rowid, room, seq from {table} not indexed where rowid between $1 and $2",
    place="select rowid, room, seq from {table} not indexed where rowid = $1",
    entry="select seq, command, body from log where rowid = $1",
)
PAGES = """
    select ctid::text, room, seq from {table}
    where ctid >= ('(' || $1::bigint || ',0)')::tid and ctid < ('(' || ($2::bigint + 1) || ',0)')::tid
    """
POSTGRES = Statements(
    last="select pg_relation_size('{table}'::regclass) / current_setting('block_size')::bigint",
    places=PAGES,
    place=PAGES,
    entry="select seq, command, body from log where ctid = $1::text::tid",
)
NAMES = "select distinct room from log order by room"
BY_NUMBER = "select seq, command, body from log where room = $1 and seq = $2"
LAST_SEQ = "select coalesce(max(seq), 0) from log where room = $1"


class LostRoom(Exception):
    """A room that cannot be read whole, and why."""


class SavedText(NamedTuple):
    """A name or a chat message: its id, and for chat the time from which it is kept."""

    text_id: int
    text: str
    chat_at: int


class Remains:
    """A damaged store, as far as it can be read."""

    def __init__(self, store: EncryptedStore) -> None:
        self.store = store
        self.ask: Ask
        if isinstance(store, SqliteStore):
            self.ask, self.statements = store.numbered, SQLITE
        else:
            self.ask, self.statements = store.pool.rows, POSTGRES  # type: ignore[attr-defined]
        self.entries: dict[str, dict[int, Any]] = defaultdict(dict)
        """The place of each entry that was found, by room and number."""
        self.heads: dict[str, int] = defaultdict(int)
        """The number of the last entry of each room, as far as anything tells it."""
        self.listed: set[str] = set()
        """Rooms whose row in the index can be read."""

    async def find(self) -> list[str]:
        """Find all entries and rooms; the names of the rooms, the oldest first."""
        async for place, room, seq in self._places("log"):
            self.entries[room][seq] = place
            self.heads[room] = max(self.heads[room], seq)
        async for _, room, seq in self._places("rooms"):
            self.heads[room] = max(self.heads[room], seq)
            self.listed.add(room)
        for room in await self._indexed_names():
            self.heads[room] |= 0
        return [*self.heads]

    async def _indexed_names(self) -> list[str]:
        """The names in the index of the log, if that can be read: of a room whose rows are all lost nothing else is
        left."""
        try:
            return [room for [room] in await self.ask(NAMES)]
        except Damaged:
            return []

    async def _places(self, table: str) -> AsyncIterator[tuple[Any, str, int]]:
        todo = [(0, await self._last(table))]
        while todo:
            low, high = todo.pop()
            # A range is read up to the row behind it, which may be damaged: the last place is asked for alone.
            statement = self.statements.places if low < high else self.statements.place
            try:
                found = await self.ask(statement.format(table=table), low, high)
            except Damaged:
                if low < high:
                    middle = (low + high) // 2
                    todo += [(middle + 1, high), (low, middle)]
                continue
            for place, room, seq in found:
                if isinstance(room, str) and isinstance(seq, int):  # SQLite stores a damaged value as it is
                    yield place, room, seq

    async def _last(self, table: str) -> int:
        try:
            [[last]] = await self.ask(self.statements.last.format(table=table))
        except Damaged:
            return await self.store.size_bytes() // MIN_ROW_BYTES
        return int(last)

    async def rows(self, room: str) -> list[Row]:
        """The whole log of a room as it is stored, without its texts. Raises LostRoom."""
        head, places = await self._head(room), self.entries[room]
        if not head:
            raise LostRoom("none of its entries can be read")
        rows = [await self._entry(room, seq, places.get(seq)) for seq in range(1, head + 1)]
        whole = [row for row in rows if row is not None]
        if len(whole) < head:
            raise LostRoom(f"{head - len(whole)} of {head} entries cannot be read")
        return whole

    async def _head(self, room: str) -> int:
        """The number of a room's last entry. Raises LostRoom if neither its index nor that of the log can tell."""
        try:
            [[last]] = await self.ask(LAST_SEQ, room)
        except Damaged:
            if room not in self.listed:
                raise LostRoom("whether its last entries are there cannot be told") from None
            return self.heads[room]
        return max(self.heads[room], int(last))

    async def _entry(self, room: str, seq: int, place: Any) -> Row | None:
        """An entry by its place, or by the index of the log: its own name of the room may be damaged."""
        for question, values in ((self.statements.entry, (place,)), (BY_NUMBER, (room, seq))):
            try:
                [[found, command, body]] = await self.ask(question, *values) if values != (None,) else [[]]
                if found == seq:
                    return Row(seq, command, bytes(body))
            except (Damaged, TypeError, ValueError):
                continue
        return None

    async def texts(self, room: str) -> dict[int, SavedText] | None:
        """The texts of a room, by the number of their entry; None if they cannot be read."""
        try:
            found = await self.ask("select seq, id, text, chat_at from texts where room = $1", room)
            return {row[0]: msgspec.convert(row[1:], SavedText) for row in map(tuple, found)}
        except (Damaged, msgspec.ValidationError):
            return None


@contextmanager
def copied(source: Path, beside: Path) -> Iterator[Path]:
    """A copy of a SQLite file and of its write-ahead log, deleted in the end: the damaged file itself is only read."""
    if not source.is_file():
        raise Unreadable("there is no store here", str(source))
    beside.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=beside, prefix=".salvage-") as folder:
        copy = Path(folder) / "copy.sqlite"
        copy_readable(source, copy)
        log = source.with_name(f"{source.name}-wal")
        if log.is_file():
            shutil.copyfile(log, copy.with_name(f"{copy.name}-wal"))
        yield copy


def copy_readable(source: Path, copy: Path) -> None:
    """Copy a file block by block, with zeros in place of what the disk no longer gives, or of what was cut off: SQLite
    opens no file that is shorter than its header says."""
    size = source.stat().st_size
    with source.open("rb", buffering=0) as before, copy.open("wb") as after:
        for start in range(0, size, BLOCK_BYTES):
            after.write(block(before, start, min(BLOCK_BYTES, size - start)))
        whole = whole_size(block(before, 0, HEADER_BYTES))
        if size < whole < size * MAX_CUT:
            after.truncate(whole)


def whole_size(header: bytes) -> int:
    """The size of a SQLite file in bytes, by its header; 0 for another file."""
    if not header.startswith(b"SQLite format 3\0") or len(header) < HEADER_BYTES:
        return 0
    return int.from_bytes(header[28:32], "big") * page_bytes_of(header)


def page_bytes_of(header: bytes) -> int:
    size = int.from_bytes(header[16:18], "big")
    return LARGEST_PAGE_BYTES if size == 1 else size


def replace_header(copy: Path, fresh: Path) -> None:
    """Give a file whose header is damaged that of a new, empty file of this version. Its tables are where they were
    made, and those of this version are made at the same places."""
    with fresh.open("rb") as file:
        header = file.read(HEADER_BYTES)
    pages = copy.stat().st_size // page_bytes_of(header)
    with copy.open("r+b") as file:
        file.write(header[:28] + pages.to_bytes(4, "big") + header[32:])


def block(file: Any, start: int, size: int) -> bytes:
    try:
        file.seek(start)
        found: bytes = file.read(size)
    except OSError:
        return bytes(size)
    return found


async def copy_beside(source: EncryptedStore, target: EncryptedStore) -> list[str]:
    """Copy what is kept beside the logs; the kinds that cannot be read."""
    kinds: dict[str, tuple[Callable[[], Any], Callable[[Any], Any]]] = {
        "secrets of the server": (source.recipients.secrets, lambda found: each(found.items(), save_secret(target))),
        "recipients of calls": (source.recipients.everything, lambda found: each(found, target.recipients.save)),
        "lists of tables": (source.rings.everything, lambda found: each(found, target.rings.restore)),
        "reports": (source.moderation.reports, lambda found: each(found, target.moderation.save_report)),
        "bans": (source.moderation.bans, lambda found: each(found, target.moderation.ban)),
    }
    lost = []
    for name, (read, write) in kinds.items():
        try:
            found = await read()
        except Damaged:
            lost.append(name)
            continue
        await write(found)
    return lost


async def each(found: Iterable[Any], save: Callable[[Any], Any]) -> None:
    for one in found:
        await save(one)


def save_secret(target: EncryptedStore) -> Callable[[tuple[str, bytes]], Any]:
    return lambda pair: target.recipients.secret(*pair)
