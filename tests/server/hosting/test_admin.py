"""`forno admin list`, `inspect` and `close`, on a store without and with a server."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from forno.client import Client, RefusedByServer, Seat
from forno.server.admin import close_room, inspect_room, list_rooms
from forno.server.protocol import LeaveSeat, RoomSettings, SendChat, StartGame, TakeSeat
from forno.server.protocol.room_events import RoomClosed
from forno.server.protocol.room_settings import PerDecision
from forno.server.settings import Settings
from forno.server.store.base import Row, SequenceConflict
from forno.server.store.sqlite import SqliteStore
from harness.commands import Forno, complaint
from harness.servers import ServerProcess
from harness.tables import NAMES, command, key_of, tables_at

FILE = "forno-data/forno.sqlite"
pytestmark = pytest.mark.asyncio


# --- list


async def test_the_list_is_newest_first_and_can_be_narrowed(forno: Forno, tmp_path: Path) -> None:
    async with tables_at(tmp_path / FILE) as tables:
        first = await tables.open()
        playing = await tables.start("solo", 2)
        closed = await tables.open("plus", 2)
        await close_room(tables.log, Settings(), closed)
        await tables.do(first, 0, SendChat(id=command(), phrase="hello"))
        found = await list_rooms(tables.log)
    listed = json.loads(forno("admin", "list", "--json").stdout)
    assert [room["room"] for room in listed] == [one.room for one in found] == [closed, first, playing]
    assert [room["status"] for room in listed] == ["closed", "lobby", "playing"]
    assert [room["game"] for room in listed] == ["plus", "mamma-mia", "solo"]
    assert [room["entries"] for room in listed] == [3, 4, 6]
    assert [chair["name"] for chair in listed[1]["seats"]] == [*NAMES[:3]]
    assert listed[1]["last"] > listed[2]["last"]
    narrowed = json.loads(forno("admin", "list", "--json", "--status", "playing").stdout)
    assert narrowed == [listed[2]]


async def test_a_table_whose_index_was_damaged_is_listed_with_the_others(forno: Forno, tmp_path: Path) -> None:
    async with tables_at(tmp_path / FILE) as tables:
        rooms = [await tables.open() for _ in range(2)]
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        file.execute("update rooms set card = x'ff' where room = ?", (rooms[0],))
        file.commit()
    listed = json.loads(forno("admin", "list", "--json").stdout)
    assert {room["room"]: room["game"] for room in listed} == {rooms[0]: "unreadable", rooms[1]: "mamma-mia"}


async def test_the_table_fits_a_narrow_terminal(forno: Forno, tmp_path: Path) -> None:
    async with tables_at(tmp_path / FILE) as tables:
        rooms = [await tables.start("mamma-mia", 1, people=4), await tables.open("grande", 2)]
        await tables.do(rooms[0], 3, LeaveSeat(id=command()))
    said = forno("admin", "list", COLUMNS="80").stdout
    assert max(map(len, said.splitlines())) <= 80
    assert all(room in said for room in rooms)
    assert all(name in said for name in NAMES)
    assert "(away)" in said
    assert "ago" in said


async def test_a_name_is_text_and_never_markup(forno: Forno, tmp_path: Path) -> None:
    async with tables_at(tmp_path / FILE) as tables:
        room = await tables.open(people=1, seats=2)
        await tables.do(room, None, TakeSeat(id=command(), name="[red]Bo[/]", key=key_of("Bo")))
    for arguments in (["list"], ["inspect", room]):
        assert "[red]Bo[/]" in forno("admin", *arguments).stdout


async def test_no_tables_and_no_store(forno: Forno, tmp_path: Path) -> None:
    assert "there is no store here" in complaint(forno("admin", "list"))
    assert list(tmp_path.iterdir()) == []
    async with tables_at(tmp_path / FILE):
        pass
    assert forno("admin", "list").stdout == "There are no such tables.\n"
    assert forno("admin", "list", "--json").stdout == "[]\n"


async def test_the_store_is_chosen_as_for_serve(forno: Forno, tmp_path: Path, postgres_url: str) -> None:
    async with tables_at(tmp_path / "here" / "forno.sqlite") as tables:
        here = await tables.open()
    async with tables_at(postgres_url) as tables:
        there = await tables.open()
    (tmp_path / "forno.toml").write_text(f'store = "{postgres_url}"', encoding="utf-8")
    assert here in forno("admin", "list", "--data", "here").stdout
    assert here in forno("admin", "list", FORNO_DATA="here").stdout
    assert there in forno("admin", "list", "--store", postgres_url).stdout
    assert there in forno("admin", "list", FORNO_STORE=postgres_url).stdout
    assert there in forno("admin", "list", "--settings", "forno.toml").stdout


# --- inspect


async def test_inspect_tells_how_a_table_stands(forno: Forno, tmp_path: Path) -> None:
    async with tables_at(tmp_path / FILE) as tables:
        settings = RoomSettings(clock=PerDecision(30, 60), listed=True)
        room = await tables.start("mamma-mia", 3, settings=settings)
        true = await tables.room(room)
        asked = true.playing.seat
    found = json.loads(forno("admin", "inspect", room, "--json").stdout)
    assert (found["status"], found["game"], found["number"], found["host"]) == ("playing", "mamma-mia", 1, 0)
    assert found["asked"]["seat"] == asked
    assert found["asked"]["name"] == NAMES[asked]
    assert found["asked"]["until"] == found["asked"]["since"] + 30_000 + 60_000
    assert found["commands"] == {"open-room": 1, "play-move": 3, "start-game": 1, "take-seat": 2}
    assert found["entries"] == 7
    assert found["opened"] < found["last"] == true.at
    assert found["settings"] == {"clock": {"clock": "per-decision", "seconds": 30, "bank_seconds": 60}, "listed": True}
    said = forno("admin", "inspect", room, COLUMNS="80").stdout
    assert max(map(len, said.splitlines())) <= 80
    shown = (f"seat {asked + 1}, {NAMES[asked]}, until 20", "open-room 1, play-move 3", "clock per-decision 30 60")
    for part in (*shown, "7, 0 of them"):
        assert part in said


async def test_an_unknown_table(forno: Forno, tmp_path: Path) -> None:
    async with tables_at(tmp_path / FILE):
        pass
    for what in ("inspect", "close"):
        assert "nowhere: there is no such table" in complaint(forno("admin", what, "nowhere"))
    assert "frobnicate" in complaint(forno("admin", "frobnicate"))


OTHER_RULES = (b'"rules_version":1', b'"rules_version":9')
OTHER_COMMAND = (b'{"type":"start-game"', b'{"type":"a-new-command"')


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (OTHER_RULES, "begun with other rules of mamma-mia than this server has: rules 9"),
        (OTHER_COMMAND, "of another version of Forno"),
    ],
)
async def test_a_table_of_another_version_is_listed_but_not_read(
    forno: Forno, tmp_path: Path, change: tuple[bytes, bytes], why: str
) -> None:
    async with tables_at(tmp_path / "ours" / "forno.sqlite") as tables:
        room = await tables.start()
        rows, [mark] = await tables.log.read(room), await tables.log.rooms()
    async with tables_at(tmp_path / FILE) as tables:
        for row in rows:
            await tables.log.append(room, Row(row.seq, row.command, row.body.replace(*change)), mark.index)
    assert room in forno("admin", "list").stdout
    for what in ("inspect", "close"):
        assert why in complaint(forno("admin", what, room))


# --- close


async def test_close_ends_a_table_once(forno: Forno, tmp_path: Path) -> None:
    async with tables_at(tmp_path / FILE) as tables:
        room = await tables.start("solo", 5)
    assert forno("admin", "close", room).stdout == f"The table {room} is closed.\n"
    async with tables_at(tmp_path / FILE) as tables:
        assert (await inspect_room(tables.log, room)).commands["expire-room"] == 1
        [mark] = await tables.log.rooms()
    assert (mark.index.status, mark.index.due, mark.index.listed) == ("closed", 0, False)
    assert f"{room}: this table is closed already" in complaint(forno("admin", "close", room))


class Beaten(SqliteStore):
    """Somebody else is quicker, three times."""

    beaten = 3

    async def append(self, *entry: object) -> None:
        if self.beaten:
            self.beaten -= 1
            raise SequenceConflict("room", 0)
        await super().append(*entry)  # type: ignore[arg-type]


async def test_close_retries_after_a_sequence_conflict(tmp_path: Path) -> None:
    async with tables_at(tmp_path / FILE) as tables:
        room = await tables.start()
    log = Beaten(tmp_path / FILE)
    await log.open()
    await close_room(log, Settings(), room)
    assert log.beaten == 0
    assert (await inspect_room(log, room)).status == "closed"
    await log.close()


def is_closed(seat: Seat) -> bool:
    return seat.status == "closed"


async def test_players_of_a_running_server_are_told(forno: Forno, tmp_path: Path, postgres_url: str) -> None:
    """Servers that share a store look at it by themselves."""
    with ServerProcess(tmp_path, store=postgres_url) as server:
        async with Client(server.address) as client:
            seat = await client.open("mamma-mia", 3, "Anna")
            watcher = await client.watch(seat.room)
            closed = await asyncio.to_thread(forno, "admin", "close", seat.room, "--store", postgres_url)
            assert closed.returncode == 0
            for one in (seat, watcher):
                await one.until(partial(is_closed, one))
                assert isinstance(one.room_events[-1], RoomClosed)
        assert server.stop() == 0
        assert server.complaints() == []


async def test_a_running_server_never_writes_past_a_closing(forno: Forno, tmp_path: Path) -> None:
    """On SQLite too: at the latest when somebody does something, and nothing of it counts."""
    with ServerProcess(tmp_path) as server:
        async with Client(server.address) as client:
            seat = await client.open("mamma-mia", 2, "Anna", bots="random")
            closed = await asyncio.to_thread(forno, "admin", "close", seat.room, "--data", "data")
            assert closed.returncode == 0
            with pytest.raises(RefusedByServer) as refused:
                await seat.do(StartGame)
            assert refused.value.rule == "house.closed"
            await seat.until(lambda: seat.status == "closed")
        assert server.stop() == 0
        assert server.complaints() == []
