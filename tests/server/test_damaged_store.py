"""A server on a damaged store: it says so, serves what can be read, and promises nothing that is not true."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import aiohttp
import msgspec
import pytest
from structlog.testing import capture_logs

from forno.client import Client, RefusedByServer, Seat
from forno.server import main
from forno.server.protocol import StartGame
from forno.server.store import store_at
from harness.commands import Forno
from harness.damage import damage_room
from harness.log_rows import PLAYING, opened, row
from harness.players import open_for_two, play_one_move
from harness.servers import in_process_server

pytestmark = pytest.mark.asyncio


async def readiness(client: Client) -> tuple[int, str]:
    async with aiohttp.ClientSession() as http, http.get(f"{client.address}/readyz") as answer:
        return answer.status, await answer.text()


async def two_tables(folder: Path) -> tuple[Seat, Seat, Seat]:
    """Two running games, far from each other in the file: the host of one, and both people of the other."""
    async with in_process_server(folder) as client:
        first, _ = await open_for_two(client)
        await first.do(StartGame)
    async with opened(store_at(str(folder / "data" / "forno.sqlite"))) as store:
        for seq in range(1, 60):
            await store.append("a room between", row(seq, body=bytes(1000)), PLAYING)
    async with in_process_server(folder) as client:
        host, guest = await open_for_two(client)
        await host.do(StartGame)
    return first, host, guest


async def resumed(client: Client, seat: Seat) -> Seat:
    again = client.seat(seat.room, seat.key)
    await again.connect()
    return again


@pytest.mark.rule("wire.damaged")
@pytest.mark.parametrize("checked_at_once_bytes", [main.CHECKED_AT_ONCE_BYTES, 0], ids=["at once", "while it runs"])
async def test_a_damaged_table_is_refused_in_words_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, checked_at_once_bytes: int
) -> None:
    lost, host, guest = await two_tables(tmp_path)
    assert damage_room(tmp_path / "data" / "forno.sqlite", lost.room, host.room)
    monkeypatch.setattr(main, "CHECKED_AT_ONCE_BYTES", checked_at_once_bytes)
    with capture_logs() as logged:
        async with in_process_server(tmp_path) as client:
            with pytest.raises(RefusedByServer) as refused:
                await resumed(client, lost)
            assert refused.value.rule == "wire.damaged"
            assert "Nothing is lost" not in str(refused.value)
            with pytest.raises(RefusedByServer, match=r"wire\.damaged"):
                await client.request("GET", f"/api/rooms/{lost.room}")
            await play_one_move(await resumed(client, host), await resumed(client, guest))
            assert await readiness(client) == (503, "not ready: the store is damaged\n")
    assert [one["log_level"] for one in logged if one["event"] == "the store is damaged"] == ["error"]


async def change_entry(folder: Path, room: str, *, encrypted: bool) -> int:
    """Change the time of a room's last entry, so that it stays legal; or a byte of it as it is stored. Its number."""
    async with opened(store_at(str(folder / "data" / "forno.sqlite"))) as store:
        before, row = (await store.stored(room))[-1], (await store.read(room))[-1]
        if encrypted:
            body = before.body[:-1] + bytes([before.body[-1] ^ 1])
        else:
            entry = json.loads(row.body)
            entry["at_ms"] += 1
            changed = msgspec.structs.replace(row, body=json.dumps(entry).encode(), game=1)
            body = store.cipher.encrypt(room, changed).body
        await store.replace_bodies(room, [(row.seq, before.body, body)])
    return row.seq


@pytest.mark.rule("wire.fault")
@pytest.mark.parametrize("encrypted", [False, True], ids=["legal", "encrypted"])
async def test_a_changed_entry_stops_its_table_and_no_other(
    tmp_path: Path, forno_process: Forno, *, encrypted: bool
) -> None:
    """The frames that it leads to are not those whose hashes are in the log, or its check sum does not fit."""
    changed, host, guest = await two_tables(tmp_path)
    seq = await change_entry(tmp_path, changed.room, encrypted=encrypted)
    with capture_logs() as logged:
        async with in_process_server(tmp_path) as client:
            with pytest.raises(RefusedByServer, match=r"wire\.fault"):
                await resumed(client, changed)
            with pytest.raises(RefusedByServer, match=r"wire\.fault"):
                await client.request("GET", f"/api/rooms/{changed.room}")
    failed = {(one["room"], one["seq"]) for one in logged if one["event"] == "a table failed"}
    assert failed == {(changed.room, seq)}
    async with in_process_server(tmp_path) as client:
        await play_one_move(await resumed(client, host), await resumed(client, guest))
        assert await readiness(client) == (200, "ready\n")
    checked = await asyncio.to_thread(forno_process, "admin", "check", changed.room, "--data", "data")
    assert checked.returncode != 0
    assert "damaged or" in checked.stderr
    sound = await asyncio.to_thread(forno_process, "admin", "check", host.room, "--data", "data")
    assert (sound.returncode, sound.stderr) == (0, "")


async def test_a_sound_store_is_ready(tmp_path: Path) -> None:
    await two_tables(tmp_path)
    async with in_process_server(tmp_path) as client:
        assert await readiness(client) == (200, "ready\n")
