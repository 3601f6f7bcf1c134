"""A store in one SQLite file: for one server, or a few processes on one machine."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from forno.platform import default_key_file, make_private_file, make_private_folder
from forno.server.infra.metrics import READ_SECONDS
from forno.server.store.base import Damaged, IndexedRoom, RoomIndex, Row, Unavailable, texts_by_room
from forno.server.store.batch import Append
from forno.server.store.damage import SALVAGE, Damage
from forno.server.store.encrypted_store import EncryptedStore
from forno.server.store.encryption import EntryCipher
from forno.server.store.failures import sqlite_failure
from forno.server.store.faults import Faults
from forno.server.store.key_file import KeyFile
from forno.server.store.migrations import MIGRATIONS, Migration
from forno.server.store.moderation import Moderation
from forno.server.store.recipients import Recipients
from forno.server.store.retention import ROOM_TABLES, Outdated
from forno.server.store.rings import Rings
from forno.server.store.sqlite_connection import ROWS, QuickCheck, by_name, connect, execute_when_free
from forno.server.store.sqlite_writer import Writer

Found = TypeVar("Found")

PAGE_SIZE = 50
"""Rooms read at once for a backup."""
HOUR_MS = 3_600_000
MAX_FREED_PAGES = 2_000
"""Pages given back to the disk at once: appends wait as long as this takes."""
CLOSED = "the store is closed"

HEADS = "select json_group_object(room, seq) from rooms where room in (select value from json_each(?))"
INDEX = "select room, seq, status, listed, due, card, summary, used from rooms"
SOME_ROOMS = f"{INDEX} where room in (select value from json_each(?)) order by born desc"  # noqa: S608
EVERYTHING = """
    select born, log.room, log.seq, command, body, coalesce(id, 0), coalesce(text, ''), coalesce(chat_at, 0),
        status, listed, due, card, summary, used
    from (select * from rooms where born > ? order by born limit ?) as page cross join log using (room)
    left join texts on texts.room = log.room and texts.seq = log.seq
    order by born, log.seq
    """
IS_UNUSED = "select 1 from rooms where room = :room and (:since is null or used < :since)"
REPLACE_BODY = "update log set body = ? where room = ? and seq = ? and body = ?"
TEXTS = "select room, id, text from texts where room in (select value from json_each(?))"
SOME_TEXTS = """
    select room, texts.id, text from json_each(?) as wanted join texts
    on room = json_extract(wanted.value, '$[0]') and texts.id = json_extract(wanted.value, '$[1]')
    """
DELETE_TEXTS = """
    delete from texts
    where room = :room and (:ids is null or id in (select value from json_each(coalesce(:ids, '[]'))))
    """
LISTED = """
    select room, -person from presence join rooms using (room)
    where person < 0 and until > ? and listed and status <> 'closed' order by born desc
"""
"""The leases of hosts have the number of their network in place of a person, below 0."""
FORGET = "delete from presence where until < ?"
RENEW_PRESENCE = """
    insert into presence (room, person, until)
    select json_extract(value, '$[0]'), json_extract(value, '$[1]'), :until from json_each(:people) where true
    on conflict do update set until = max(until, excluded.until)
    """


class SqliteStore(EncryptedStore):
    """Appends go to a writer thread and are committed in groups; everything else runs on a reader thread."""

    def __init__(
        self,
        path: Path | str,
        migrations: Sequence[Migration] = MIGRATIONS,
        *,
        keys: KeyFile | None = None,
        writer: type[Writer] | None = None,
    ) -> None:
        self.path = Path(path)
        self.migrations = migrations
        self.cipher = EntryCipher(keys or KeyFile(default_key_file()))
        self.damage = Damage()
        self.make_writer = writer
        self.writer: Writer | None = None
        self.reader: sqlite3.Connection | None = None
        self.forgot = 0
        """When expired leases were last deleted."""
        self.aside = ThreadPoolExecutor(max_workers=1, thread_name_prefix="forno-log-reader")
        self.moderation = Moderation(self.numbered)
        self.recipients = Recipients(self.numbered)
        self.rings = Rings(self.numbered)
        self.outdated = Outdated(self.numbered)
        self.faults = Faults(self.numbered)

    async def open(self, *, upgrade: bool = True) -> int | None:
        try:
            make_private_folder(self.path.parent)
            make_private_file(self.path)  # SQLite gives the files beside it the same mode
            writer = (self.make_writer or Writer)(self.path, self.migrations, self.damage, self.on_writer_failure)
            found = await asyncio.to_thread(writer.open, upgrade=upgrade)
            await asyncio.to_thread(writer.connect)
        except (sqlite3.Error, OSError) as error:
            why = (isinstance(error, OSError) and error.strerror) or error
            if isinstance(error, sqlite3.Error) and isinstance(sqlite_failure("", error), Damaged):
                raise Damaged(f"the store {self.path} is damaged: {why}; {SALVAGE}") from error
            raise Unavailable(f"the log {self.path} cannot be opened: {why}; --data names another folder") from error
        self.writer = writer
        self.writer.start()
        return found

    async def close(self) -> None:
        writer, self.writer = self.writer, None
        if writer is not None:
            await asyncio.to_thread(writer.close)
            await asyncio.get_running_loop().run_in_executor(self.aside, self.let_go)
        self.aside.shutdown(wait=False)

    def append_stored(self, room: str, row: Row, index: RoomIndex) -> asyncio.Future[None]:
        if self.writer is None:
            raise Unavailable(CLOSED)
        done: asyncio.Future[None] = self.writer.loop.create_future()
        self.writer.submit(Append(room, row, index, done))
        return done

    # --- checks

    async def size_bytes(self) -> int:
        return self.path.stat().st_size

    async def check(self) -> list[str]:
        checking = QuickCheck(self.path)
        try:
            return await asyncio.to_thread(checking.run)
        except sqlite3.Error as error:
            failure = sqlite_failure("the check was ended", error)
            if isinstance(failure, Damaged):
                return [str(error)]
            raise failure from error
        finally:
            checking.stop()

    # --- on the reader's thread

    async def apart(self, ask: Callable[[sqlite3.Connection], Found]) -> Found:
        with READ_SECONDS.time():
            return await self.unmeasured(ask)

    async def unmeasured(self, ask: Callable[[sqlite3.Connection], Found]) -> Found:
        if self.writer is None:
            raise Unavailable(CLOSED)
        return await asyncio.get_running_loop().run_in_executor(self.aside, self.answer, ask)

    def answer(self, ask: Callable[[sqlite3.Connection], Found]) -> Found:
        try:
            if self.reader is None:
                self.reader = connect(self.path)
                self.reader.execute("pragma secure_delete = on")  # deleted texts are overwritten in the file
            return ask(self.reader)
        except sqlite3.Error as error:
            failure = sqlite_failure("the log cannot be read", error, self.damage)
            if not isinstance(failure, Damaged) or (self.reader and self.reader.in_transaction):
                self.let_go()  # damaged data says nothing against the connection, and a salvage meets a lot of it
            raise failure from error

    def let_go(self) -> None:
        reader, self.reader = self.reader, None
        if reader is not None:
            reader.close()

    async def rows(self, question: str, *values: object) -> list[Any]:
        return await self.apart(lambda connection: connection.execute(question, values).fetchall())

    async def unmeasured_rows(self, question: str, *values: object) -> list[Any]:
        return await self.unmeasured(lambda connection: connection.execute(question, values).fetchall())

    async def numbered(self, question: str, *values: object) -> list[Any]:
        """The rows of a statement with `$1`, `$2` for its values."""
        statement, named = by_name(question, values)
        return await self.apart(lambda connection: connection.execute(statement, named).fetchall())

    # --- reads

    async def stored(self, room: str, after: int = 0) -> list[Row]:
        found = await self.unmeasured_rows(f"{ROWS} and log.seq > ? order by log.seq", room, after)
        return [Row(*one) for one in found]

    async def find_stored(self, room: str, command: str) -> Row | None:
        found = await self.rows(f"{ROWS} and command = ?", room, command)
        return Row(*found[0]) if found else None

    async def replace_bodies(self, room: str, bodies: Sequence[tuple[int, bytes, bytes]]) -> None:
        def replace(connection: sqlite3.Connection) -> None:
            execute_when_free(connection, "begin immediate")
            connection.executemany(REPLACE_BODY, [(after, room, seq, before) for seq, before, after in bodies])
            connection.execute("commit")

        await self.apart(replace)

    async def heads(self, rooms: Sequence[str]) -> dict[str, int]:
        """Asked every second for all rooms: in one statement, with one row for an answer (see sqlite_writer)."""
        [[found]] = await self.unmeasured_rows(HEADS, msgspec.json.encode(rooms).decode())
        return msgspec.json.decode(found, type=dict[str, int])

    async def due(self, before: int, limit: int) -> list[str]:
        found = await self.rows("select room from rooms where due > 0 and due <= ? order by due limit ?", before, limit)
        return [room for [room] in found]

    async def indexed(self, rooms: Sequence[str]) -> list[IndexedRoom]:
        found = await self.rows(SOME_ROOMS, json.dumps([*rooms]))
        return [indexed_room(*one) for one in found]

    async def rooms(self, after: str = "", limit: int = 1000) -> list[IndexedRoom]:
        found = await self.rows(f"{INDEX} where room > ? order by room limit ?", after, limit)
        return [indexed_room(*one) for one in found]

    async def everything(self) -> AsyncIterator[tuple[str, Row, RoomIndex]]:
        last = 0
        while found := await self.rows(EVERYTHING, last, PAGE_SIZE):
            for _, room, seq, command, body, text_id, text, chat_at, *index in found:
                yield room, Row(seq, command, body, text_id, text, chat_at=chat_at), index_of(*index)
            last = found[-1][0]

    async def delete_room(self, room: str, unused_since: int | None = None) -> bool:
        def delete(connection: sqlite3.Connection) -> bool:
            execute_when_free(connection, "begin immediate")
            found = connection.execute(IS_UNUSED, {"room": room, "since": unused_since}).fetchone()
            for table in ROOM_TABLES if found else ():
                connection.execute(f"delete from {table} where room = ?", (room,))  # noqa: S608
            connection.execute("commit")
            return found is not None

        return await self.apart(delete)

    async def reclaim(self, *, whole: bool = False) -> None:
        def reclaim(connection: sqlite3.Connection) -> None:
            if whole:
                connection.execute("pragma auto_vacuum = incremental")  # an older file gets the mode of a new one
                connection.execute("vacuum")
            # execute() would free one page only: it takes one step of a statement without columns
            connection.executescript(f"pragma incremental_vacuum({MAX_FREED_PAGES})")
            connection.execute("pragma wal_checkpoint(truncate)").fetchall()

        await self.apart(reclaim)

    # --- names and chat

    async def texts(self, rooms: Sequence[str]) -> dict[str, dict[int, str]]:
        return texts_by_room(await self.rows(TEXTS, json.dumps([*rooms])))

    async def some_texts(self, wanted: Sequence[tuple[str, int]]) -> dict[str, dict[int, str]]:
        return texts_by_room(await self.rows(SOME_TEXTS, json.dumps([*wanted])))

    async def delete_texts(self, room: str, ids: Sequence[int] | None = None) -> int:
        def delete(connection: sqlite3.Connection) -> int:
            chosen = None if ids is None else json.dumps([*ids])
            return connection.execute(DELETE_TEXTS, {"room": room, "ids": chosen}).rowcount

        return await self.apart(delete)

    # --- presence

    async def renew_presence(self, people: Sequence[tuple[str, int]], until: int) -> None:
        def write(connection: sqlite3.Connection) -> None:
            """Write in one statement: appends wait as long as this takes."""
            if until > self.forgot + HOUR_MS:
                self.forgot = until
                connection.execute(FORGET, (until - HOUR_MS,))
            connection.execute(RENEW_PRESENCE, {"people": json.dumps(people), "until": until})

        await self.apart(write)

    async def is_present(self, room: str, person: int, now: int) -> bool:
        question = "select 1 from presence where room = ? and person = ? and until > ?"
        return bool(await self.rows(question, room, person, now))

    async def renew_hosts(self, hosts: Sequence[tuple[str, int]], until: int) -> None:
        await self.renew_presence([(room, -network) for room, network in hosts], until)

    async def listed(self, now: int) -> list[tuple[str, int]]:
        return [(room, network) for room, network in await self.rows(LISTED, now)]


def index_of(status: str, listed: int, due: int, card: bytes, summary: bytes, used: int) -> RoomIndex:
    return RoomIndex(status, bool(listed), due, card, summary, used)


def indexed_room(room: str, seq: int, *index: Any) -> IndexedRoom:
    return IndexedRoom(room, seq, index_of(*index))
