"""Malformed, oversized and excessive input: a named refusal or a clean close, and no other effect."""

from __future__ import annotations

import asyncio
import importlib.metadata
import json
import secrets
import socket
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from forno import games
from forno.client import Client, RefusedByServer, Seat
from forno.rulebook import LANGUAGES
from forno.rulebook.bundles import bundle, texts
from forno.server.protocol import SendChat, StartGame
from forno.server.web import websocket as web_socket
from forno.server.web.websocket import FREE_REFUSALS, REFUSAL_PAUSE_S
from harness.players import open_for_two, play_one_move
from harness.servers import ServerProcess, in_process_server, session_of

pytestmark = pytest.mark.asyncio

TIMEOUT_S = 60
HELLO = '{"type":"hello","version":3}'
ID = "0" * 32
SAY = '{"type":"send-chat","id":"ID","phrase":"hello"}'

UNREADABLE = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"hello"',
    "{}",
    '{"type":"nothing"}',
    '{"type":"play-move"}',
    '{"type":"play-move","id":"short","decision":0,"move":"pass"}',
    '{"type":"play-move","id":"' + ID + '","number":1,"decision":"0","move":"pass"}',
    '{"type":"play-move","id":"' + ID + '","number":1,"decision":0,"move":"pass","latency":900}',
    '{"type":"close-jump-in","decision":0}',
    '{"type":"play-bot-move","seat":0,"decision":0,"move":"pass"}',
    '{"type":"mark-away","seat":0}',
    '{"type":"take-seat","id":"' + ID + '","name":"Zoe","key":"short"}',
    '{"type":"send-chat","id":"' + ID + '","text":' + json.dumps("x" * 3000) + "}",
    '{"type":"hello","version":3,"lag":500}',
    "[" * 2000,
    '{"type":"play-move","id":"' + ID + '","decision":1e400,"move":1}',
    "\ud800".encode("utf-8", "surrogatepass").decode("latin-1"),
]


async def raw_socket(client: Client, room: str, **more: Any) -> aiohttp.ClientWebSocketResponse:
    ws: aiohttp.ClientWebSocketResponse = await session_of(client).ws_connect(f"{client.address}/ws/{room}", **more)
    return ws


async def answer(ws: aiohttp.ClientWebSocketResponse, *skip: str) -> dict[str, Any]:
    while True:
        told: dict[str, Any] = json.loads(await ws.receive_str(timeout=TIMEOUT_S))
        if told["type"] not in ("presence-update", "texts", "frame", *skip):
            return told


async def playing(client: Client) -> tuple[Seat, Seat]:
    host, guest = await open_for_two(client)
    await host.do(StartGame)
    await guest.until(lambda: guest.game is not None)
    return host, guest


@pytest.mark.rule("wire.unreadable")
async def test_unreadable_messages_are_refused_and_change_nothing(tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as client:
        host, guest = await playing(client)
        ws = await raw_socket(client, host.room)
        await ws.send_str(json.dumps({"type": "hello", "version": 3, "key": guest.key}))
        assert (await answer(ws))["type"] == "welcome"
        assert (await answer(ws))["type"] == "snapshot"
        before = (host.n, host.game)
        for text in UNREADABLE:
            await ws.send_str(text)
            told = await answer(ws)
            assert (told["type"], told["rule"]) == ("refusal", "wire.unreadable"), text
        await ws.send_bytes(b"\x00\xff")
        assert (await answer(ws))["rule"] == "wire.unreadable"
        assert (host.n, host.game) == before
        await play_one_move(host, guest)


@pytest.mark.rule("wire.hello")
async def test_a_connection_begins_with_a_greeting(tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as client:
        host, _ = await playing(client)
        ws = await raw_socket(client, host.room)
        await ws.send_str('{"type":"start-game","id":"' + ID + '"}')
        assert (await answer(ws))["rule"] == "wire.hello"


@pytest.mark.rule("wire.version")
async def test_an_old_client_is_told_to_reload(tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as client:
        host, _ = await playing(client)
        for hello in ('{"type":"hello","version":0,"lang":"de"}', '{"type":"hello","version":1,"have":3,"hash":""}'):
            ws = await raw_socket(client, host.room)
            await ws.send_str(hello)
            assert (await answer(ws))["rule"] == "wire.version"
            closed = await ws.receive()
            assert (closed.type, closed.data) == (aiohttp.WSMsgType.CLOSE, 4000)


@pytest.mark.parametrize("path", ["/api/qr", "/nowhere"])
@pytest.mark.parametrize("expected", [b"pizza", b"pizz\xe1"])
@pytest.mark.asyncio
async def test_unsupported_expect_headers_are_refused(path: str, expected: bytes, tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as client:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(client.address.rpartition(":")[2]))
        writer.write(
            b"POST %b HTTP/1.1\r\nHost: localhost\r\nExpect: %b\r\nContent-Length: 0\r\n\r\n"
            % (path.encode(), expected)
        )
        assert await reader.readline() == b"HTTP/1.1 417 Expectation Failed\r\n"
        writer.close()


@pytest.mark.rule("wire.size")
async def test_oversized_messages_are_refused_or_disconnected(tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as client:
        host, guest = await playing(client)
        ws = await raw_socket(client, host.room)
        await ws.send_str("x" * 20_000)
        closed = await ws.receive()
        assert closed.type is aiohttp.WSMsgType.CLOSE
        assert closed.data == aiohttp.WSCloseCode.MESSAGE_TOO_BIG
        async with session_of(client).post(f"{client.address}/api/rooms", data="x" * 20_000) as response:
            assert response.status == 413
            assert (await response.json())["rule"] == "wire.size"
        await play_one_move(host, guest)


async def test_an_endless_message_is_disconnected(tmp_path: Path) -> None:
    """Piece after piece, never the last one."""
    with ServerProcess(tmp_path) as server:
        async with Client(server.address) as client:
            host, guest = await playing(client)
            line = await lazy_reader(server, host.room)
            with line:
                assert await asyncio.to_thread(send_for_ever, line)
            await play_one_move(host, guest)


def send_for_ever(line: socket.socket) -> bool:
    """Does the other side put an end to it?"""
    line.settimeout(TIMEOUT_S)
    try:
        for number in range(1000):
            line.sendall(bytes((0x00 if number else 0x01, 0x80 | 126, 4, 0, 0, 0, 0, 0)) + b"x" * 1024)
    except ConnectionError:
        return True
    try:
        while line.recv(65_536):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


@pytest.mark.rule("wire.rate")
async def test_a_flood_is_throttled_then_disconnected_and_affects_no_other(tmp_path: Path) -> None:
    async with in_process_server(tmp_path, rate=0.5, burst=10) as client:
        host, guest = await playing(client)
        ws = await raw_socket(client, host.room)
        for _ in range(80):
            await ws.send_str("x")
        rules = [json.loads(message.data)["rule"] async for message in ws]
        assert rules.count("wire.rate") >= 40
        assert ws.closed
        await asyncio.sleep(1)
        await play_one_move(host, guest)


def masked(first: int, payload: bytes = b"") -> bytes:
    """A short frame of a client, under a mask of zeros."""
    return bytes((first, 0x80 | len(payload))) + bytes(4) + payload


FAULTY_FRAMES = {
    "unmasked": bytes((0x81, len(HELLO))) + HELLO.encode(),
    "unmasked ping": b"\x89\x00",
    "empty fragments": masked(0x01) + masked(0x00) * 10_000,
    "fragments of one byte": masked(0x01, b" ") + masked(0x00, b" ") * 200,
}


@pytest.mark.rule("wire.unreadable")
@pytest.mark.parametrize("pieces", ["whole", "bytewise"])
@pytest.mark.parametrize("faulty", FAULTY_FRAMES)
async def test_frames_without_a_mask_and_endless_fragments_end_the_connection(
    faulty: str, pieces: str, tmp_path: Path
) -> None:
    async with in_process_server(tmp_path) as client, asyncio.timeout(60):
        host = await client.open("solo", 2, "Anna")
        reader, writer = await upgraded(client, host.room)
        data = FAULTY_FRAMES[faulty]
        for piece in [data] if pieces == "whole" else [data[at : at + 1] for at in range(min(len(data), 1_000))]:
            writer.write(piece)
        told = b""
        with suppress(ConnectionError):
            while more := await reader.read(65_536):
                told += more
        assert b'"rule":"wire.unreadable"' in told
        assert b"\x03\xea" in told  # close code 1002
        writer.close()
        await host.do(SendChat, phrase="hello")


async def test_a_message_in_a_few_fragments_is_read(tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as client, asyncio.timeout(60):
        host = await client.open("solo", 2, "Anna")
        reader, writer = await upgraded(client, host.room)
        hello = HELLO.encode()
        first, *rest = [hello[at : at + 4] for at in range(0, len(hello), 4)]
        writer.write(masked(0x01, first) + masked(0x89) + b"".join(masked(0x00, part) for part in rest) + masked(0x80))
        told = b""
        while b'"type":"welcome"' not in told:
            more = await reader.read(65_536)
            assert more
            told += more
        writer.close()


async def upgraded(client: Client, room: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A raw connection after the handshake of a WebSocket."""
    host, _, port = client.address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(
        f"GET /ws/{room} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


@pytest.mark.rule("wire.rate")
async def test_a_refusal_by_the_rate_limit_names_its_command(tmp_path: Path) -> None:
    """A client that waits for the answer to an id hears of it, and can send the same again."""
    async with in_process_server(tmp_path, rate=0.01, burst=12) as client:
        host = await client.open("solo", 2, "Anna")
        async with asyncio.timeout(30):
            said = [host.do(SendChat, phrase="hello") for _ in range(20)]
            results = await asyncio.gather(*said, return_exceptions=True)
        refused = [result for result in results if isinstance(result, RefusedByServer)]
        assert {result.rule for result in refused} == {"wire.rate"}
        assert len(refused) >= 8


@pytest.mark.rule("wire.unreadable")
async def test_a_refusal_of_an_unreadable_message_names_its_command(tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as client:
        host = await client.open("solo", 2, "Anna")
        ws = await raw_socket(client, host.room)
        await ws.send_str('{"type":"play-move","id":"' + ID + '","decision":"none"}')
        assert (await answer(ws))["id"] == ID
        await ws.send_str('{"type":"play-move","id":"short","decision":"none"}')
        assert (await answer(ws))["id"] is None


@pytest.mark.rule("wire.rate")
async def test_pings_count_against_the_rate_limit(tmp_path: Path) -> None:
    async with in_process_server(tmp_path, rate=0.01, burst=10) as client:
        host = await client.open("solo", 2, "Anna")
        ws = await raw_socket(client, host.room)
        for _ in range(30):
            await ws.ping()
        assert (await answer(ws))["rule"] == "wire.rate"


@pytest.mark.parametrize(
    "hostile", [["x"], ['{"type":"play-move","id":"ID","number":1,"decision":999,"move":"pass"}'], ["x", SAY]]
)
async def test_repeated_refusals_are_delayed(hostile: list[str], tmp_path: Path) -> None:
    """Each refusal beyond the first few takes its time, time that others have, whatever else is said in between."""
    async with in_process_server(tmp_path, rate=20, burst=1000) as client:
        host, _ = await playing(client)
        ws = await raw_socket(client, host.room)
        await ws.send_str(json.dumps({"type": "hello", "version": 3, "key": host.key}))
        assert (await answer(ws))["type"] == "welcome"
        assert (await answer(ws))["type"] == "snapshot"
        began = time.monotonic()
        for _ in range(FREE_REFUSALS + 10):
            for text in hostile:
                await ws.send_str(text.replace("ID", secrets.token_hex(16)))
                assert (await answer(ws))["type"] == ("command-done" if text == SAY else "refusal")
        assert time.monotonic() - began > 8 * REFUSAL_PAUSE_S


async def test_queries_do_not_count_as_refusals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks at every card, to learn what is possible, is not held up for it."""
    monkeypatch.setattr(web_socket, "REFUSAL_PAUSE_S", 60)
    async with in_process_server(tmp_path, rate=0.01, burst=1000) as client:
        host, guest = await playing(client)
        asking = guest if host.is_asked else host
        async with asyncio.timeout(50):
            for _ in range(3 * FREE_REFUSALS):
                refused = await asking.check("pass")
                assert refused is not None
                assert refused.rule == "turn.whose"


async def test_http_requests_are_rate_limited(tmp_path: Path) -> None:
    async with in_process_server(tmp_path, rate=0.01, burst=5) as client:
        told = []
        for _ in range(10):
            async with session_of(client).get(f"{client.address}/api/games") as response:
                told.append(response.status)
        assert told == [200] * 5 + [429] * 5


async def test_all_connections_of_a_seat_share_one_rate_limit(tmp_path: Path) -> None:
    async with in_process_server(tmp_path, rate=0.01, burst=8) as client:
        host = await client.open("solo", 2, "Anna")
        lines = [host]
        for _ in range(3):
            lines.append(client.seat(host.room, host.key))
            await lines[-1].connect()
        said = [asyncio.ensure_future(line.do(SendChat, phrase="hello")) for line in lines for _ in range(5)]
        results = await asyncio.gather(*said, return_exceptions=True)
        refused = [result for result in results if isinstance(result, RefusedByServer)]
        assert {result.rule for result in refused} == {"wire.rate"}
        assert len(refused) >= 10


@pytest.mark.rule("wire.origin")
@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1.evil.example", "file://"])
async def test_foreign_origins_cannot_connect(origin: str, tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as client:
        host, _ = await playing(client)
        assert await refuses(client, host.room, origin)
        ours = await raw_socket(client, host.room, headers={"Origin": client.address})
        await ours.close()


async def refuses(client: Client, room: str, origin: str) -> bool:
    try:
        ws = await raw_socket(client, room, headers={"Origin": origin})
    except aiohttp.WSServerHandshakeError as error:
        return error.status == 403
    await ws.close()
    return False


async def test_the_operator_can_allow_other_origins(tmp_path: Path) -> None:
    async with in_process_server(
        tmp_path, origins=("https://cards.example",), public="https://forno.example", host_names=("127.0.0.1",)
    ) as client:
        client.address = await real_address(client)
        host = await client.open("solo", 2, "Anna")
        for origin in ("https://cards.example", "https://forno.example"):
            assert not await refuses(client, host.room, origin)


async def real_address(client: Client) -> str:
    """Where the server listens, if it calls itself something else."""
    import psutil  # type: ignore[import-untyped]

    listening = [line for line in psutil.Process().net_connections() if line.status == psutil.CONN_LISTEN]
    return f"http://127.0.0.1:{listening[-1].laddr.port}"


@pytest.mark.rule("wire.full")
async def test_a_full_server_refuses_connections(tmp_path: Path) -> None:
    async with in_process_server(tmp_path, connections=1) as client:
        host = await client.open("solo", 2, "Anna")
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await raw_socket(client, host.room)
        assert refused.value.status == 503


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"\xff\xfe",
        b'{"type":"open-room"}',
        json.dumps({"type": "open-room", "id": ID, "game": "x"}).encode(),
    ],
)
async def test_bad_requests_get_a_clear_answer(body: bytes, tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as client:
        async with session_of(client).post(f"{client.address}/api/rooms", data=body) as response:
            told = await response.json()
            assert response.status == 400
            assert told["rule"] == "wire.unreadable"
            assert "Traceback" not in told["text"]
        for path in ("/api/rooms/x", "/ws/UPPER", "/nothing", "/api/rooms/" + "a" * 16 + "/games/x/record"):
            async with session_of(client).get(client.address + path) as response:
                assert response.status == 404


SMALL_BUFFERS: dict[str, Any] = {"unread_bytes": 65_536, "silence": 600_000}
"""A reader that answers no ping is not cut for its silence, however long the others talk."""


@pytest.mark.rule("wire.slow")
async def test_a_stalled_reader_is_disconnected_and_resumes(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, **SMALL_BUFFERS) as server:
        assert await stalled(server)


async def test_a_server_with_unbounded_buffers_is_caught(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, **SMALL_BUFFERS, mutant="no_limit_on_what_waits") as server:
        assert not await stalled(server)


async def stalled(server: ServerProcess) -> bool:
    """One spectator stops reading while others talk: is it cut, and can it resume?"""
    async with Client(server.address) as client:
        host, guest = await open_for_two(client)
        lazy = await lazy_reader(server, host.room)
        await host.until(lambda: host.spectators == 1)
        for _ in range(4):
            talk = (host.do(SendChat, text="<p>" + "x" * 290) for _ in range(400))
            await asyncio.gather(*talk)
            if host.spectators == 0:
                break
        cut: bool = host.spectators == 0
        lazy.close()
        watcher = await client.watch(host.room)
        await guest.do(SendChat, text="and now?")
        await watcher.until(lambda: "and now?" in watcher.texts.values())
        return cut


async def lazy_reader(server: ServerProcess, room: str) -> socket.socket:
    """Greets, and then reads nothing any more."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    await asyncio.to_thread(line.connect, ("127.0.0.1", server.settings["port"]))
    head = f"GET /ws/{room} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    line.sendall((head + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n").encode())
    hello = HELLO.encode()
    line.sendall(bytes((0x81, 0x80 | len(hello), 0, 0, 0, 0)) + hello)
    await asyncio.sleep(0.2)
    return line


# --- mutants: what these checks are for


async def test_a_server_without_an_origin_check_is_caught(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, mutant="no_origin_check") as server:
        async with Client(server.address) as client:
            host = await client.open("solo", 2, "Anna")
            assert not await refuses(client, host.room, "https://evil.example")


async def test_a_server_that_keeps_stale_subscriptions_is_caught(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, mutant="strangers_stay") as server:
        async with Client(server.address) as client:
            host = await client.open("solo", 2, "Anna")
            thief = client.seat(host.room, "x" * 22)
            await thief.connect()
            await host.do(SendChat, phrase="hello")
            await thief.until(lambda: bool(thief.frames))


async def test_an_unknown_game_is_refused_without_scanning_the_installed_packages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The packages are scanned for games once per process: a scan takes as long as many moves."""
    scanned: list[str] = []

    def entry_points(*, group: str) -> importlib.metadata.EntryPoints:
        scanned.append(group)
        return find(group=group)

    async with in_process_server(tmp_path) as client:
        find = importlib.metadata.entry_points
        monkeypatch.setattr(importlib.metadata, "entry_points", entry_points)
        for game in ("tarot", "chess"):
            with pytest.raises(RefusedByServer, match=r"house\.game"):
                await client.open(game, 2, "Mallory")
        assert scanned == []
        games._installed.cache_clear()  # the recorder sees a server that scans
        with pytest.raises(RefusedByServer, match=r"house\.game"):
            await client.open("tarot", 2, "Mallory")
        assert scanned == [games.GROUP]


async def test_every_language_is_loaded_at_startup(tmp_path: Path) -> None:
    for each in (bundle, texts):
        each.cache_clear()
    async with in_process_server(tmp_path):
        for each in (bundle, texts):
            assert each.cache_info().currsize == len(LANGUAGES)
