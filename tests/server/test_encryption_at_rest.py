"""Running games are encrypted in the store: a reader of its bytes learns nothing hidden; what is over stays open."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from forno.client import Client, RefusedByServer, Seat
from forno.server.protocol import ProposeVote, SetReady, StartGame
from forno.server.room import read_entry
from forno.server.store import MissingKey, Row, SqliteStore, Store
from forno.server.store.encryption import EntryCipher
from forno.server.store.key_file import KeyFile
from harness import servers
from harness.servers import in_process_server

pytestmark = pytest.mark.asyncio


@pytest.fixture(autouse=True)
def without_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each game have a secret of its own: a seed gives all first games of a server the same."""
    monkeypatch.setattr(servers, "usual_seed", None)


def bytes_of(folder: Path) -> bytes:
    """All bytes of the files of an SQLite store."""
    return b"".join(file.read_bytes() for file in (folder / "data").iterdir())


def store_in(folder: Path, key_file: str = "store.key") -> SqliteStore:
    return SqliteStore(folder / "data" / "forno.sqlite", keys=KeyFile(folder / key_file))


async def entries(store: Store, room: str) -> list[Row]:
    await store.open()
    try:
        return await store.read(room)
    finally:
        await store.close()


def server(folder: Path, key_file: str = "store.key", **settings: Any) -> Any:
    return in_process_server(folder, key_file=str(folder / key_file), **settings)


async def begun_game(client: Client) -> Seat:
    """A hand of SOLO against a bot, which has begun."""
    seat = await client.open("solo", 2, "Anna", bots="random")
    await seat.do(StartGame)
    await seat.until(lambda: seat.status == "playing")
    return seat


async def end_game(seat: Seat) -> None:
    """Alone with a bot, the player ends the game early."""
    await seat.do(ProposeVote, vote="close-game")
    await seat.until(lambda: seat.status == "over")


async def test_the_bytes_of_the_store_tell_nothing_of_a_running_game(tmp_path: Path) -> None:
    async with server(tmp_path) as client:
        seat = await begun_game(client)
        rows = await entries(store_in(tmp_path), seat.room)
        secret = read_entry(rows[0].body).secret
        assert len(secret) == 64
        found = bytes_of(tmp_path)
        for hidden in (secret.encode(), bytes.fromhex(secret), b'"secret"', b'"stream_heads"', b"open-room"):
            assert hidden not in found
    key = KeyFile(tmp_path / "store.key").newest.secret
    assert key not in bytes_of(tmp_path)


async def test_a_game_that_is_over_is_read_without_the_key(tmp_path: Path) -> None:
    async with server(tmp_path) as client:
        seat = await begun_game(client)
        await end_game(seat)
        record = await client.request("GET", f"/api/rooms/{seat.room}/games/1/record", key=seat.key)
    rows = await entries(store_in(tmp_path, "other.key"), seat.room)
    secret = read_entry(rows[0].body).secret
    assert secret in record
    async with server(tmp_path, "other.key") as client:
        assert await client.request("GET", f"/api/rooms/{seat.room}/games/1/record", key=seat.key) == record


@pytest.mark.rule("wire.key-file")
async def test_without_the_key_a_running_game_is_refused_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with server(tmp_path) as client:
        seat = await begun_game(client)
        await end_game(seat)
        await seat.do(SetReady, ready=True)
        await seat.until(lambda: seat.status == "lobby")
    with pytest.raises(MissingKey):
        await entries(store_in(tmp_path, "other.key"), seat.room)
    capsys.readouterr()
    async with server(tmp_path, "other.key") as client, Client(client.address, "it") as guest:
        again = guest.seat(seat.room, seat.key)
        with pytest.raises(RefusedByServer) as refused:
            await again.connect()
        assert refused.value.rule == "wire.key-file"
        assert str(refused.value).startswith("Questo tavolo è bloccato")
        record = await client.request("GET", f"/api/rooms/{seat.room}/games/1/record", key=seat.key)
        assert record.startswith("forno")
        for address in (f"/api/rooms/{seat.room}", f"/api/rooms/{seat.room}/games/2/record"):
            with pytest.raises(RefusedByServer) as refused:
                await client.request("GET", address, key=seat.key)
            assert refused.value.rule == "wire.key-file"
        assert await begun_game(client), "other tables are played"
    missing = KeyFile(tmp_path / "store.key").newest.name
    told = [line for line in capsys.readouterr().out.splitlines() if "a key is missing" in line]
    assert [line for line in told if missing in line and "tables with games" in line]
    assert [line for line in told if missing in line and seat.room in line]


async def test_a_store_of_an_earlier_version_is_encrypted_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as earlier:
        earlier.setattr(EntryCipher, "encrypt", lambda self, room, row: row)
        earlier.setattr("forno.server.main.encrypt_running_games", not_yet)
        async with server(tmp_path) as client:
            over = await begun_game(client)
            await end_game(over)
            seat = await begun_game(client)
            await seat.close()
    rows = await entries(store_in(tmp_path), seat.room)
    secret = read_entry(rows[0].body).secret.encode()
    assert secret in bytes_of(tmp_path)
    async with server(tmp_path) as client:
        assert secret not in bytes_of(tmp_path)
        again = client.seat(seat.room, seat.key)
        await again.connect()
        assert again.status == "playing"
    assert secret not in bytes_of(tmp_path)
    assert len(await entries(store_in(tmp_path), seat.room)) >= len(rows)
    before, after = rows[0].body, (await entries(store_in(tmp_path), seat.room))[0].body
    assert json.loads(before) == json.loads(after)
    assert await entries(store_in(tmp_path, "other.key"), over.room), "what was over stays as it was"


async def not_yet(store: Store) -> int:
    return 0
