"""Health, metrics and logs after a game and malformed requests."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from platform import python_version
from typing import get_args

import aiohttp
import pytest
import pytest_asyncio
import structlog
from prometheus_client.parser import text_string_to_metric_families

from forno import __version__
from forno.client import Client, RefusedByServer
from forno.rulebook import rules
from forno.server.history.reads import Reader
from forno.server.infra.logging import configure_logging, render_text
from forno.server.infra.tasks import STALL_S, WATCHDOG_INTERVAL_S, watch_event_loop
from forno.server.protocol import Contribute, SendChat, StartGame
from forno.server.room import LoggedCommand
from harness.players import ScriptedPlayer
from harness.servers import ServerProcess, in_process_server, session_of

CANARY = "Zbigniew"
QUEUES = {"bots", "reviews", "calls", "appends"}
SILENT = "a game starts without contributions of connected devices"
LABELS = {
    "command",
    "what",
    "rule",
    "le",
    "status",
    "queue",
    "limit",
    "version",
    "python",
    "implementation",
    "task",
    "doing",
}
pytestmark = pytest.mark.asyncio


class Workload:
    """A game that was played, and all that nobody shall find in metrics or logs."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.secrets = [CANARY]

    async def play(self) -> None:
        async with Client(self.server.address) as client:
            host = await client.open("mamma-mia", 3, f"{CANARY} One", settings={"listed": True})
            guest = await client.sit(host.room, f"{CANARY} Two")
            await host.do(Contribute, words=f"words of {CANARY}")
            await guest.do(SendChat, text=f"hello {CANARY}")
            self.secrets += [host.room, str(host.key), str(guest.key)]
            with pytest.raises(RefusedByServer):
                await guest.do(StartGame, fill="random")
            await host.do(StartGame, fill="random")
            await asyncio.gather(ScriptedPlayer(host, 1).play(), ScriptedPlayer(guest, 2).play())
            await talk_nonsense(client, host.room)

    @property
    def metrics(self) -> str:
        return read(self.server.metrics_address)


async def talk_nonsense(client: Client, room: str) -> None:
    """What cannot be read, cannot be found, is not allowed."""
    with pytest.raises(RefusedByServer):
        await client.request("POST", "/api/rooms", {"type": "open-room", "name": CANARY})
    with pytest.raises(RefusedByServer):
        await client.seat(room, f"wrong-key-of-{CANARY}-------").connect()
    async with session_of(client).get(f"{client.address}/{CANARY}?key={CANARY}") as answer:
        assert answer.status == 404
    async with session_of(client).ws_connect(f"{client.address}/ws/{room}") as ws:
        for text in (f'{{"type": "{CANARY}"}}', f"not JSON, {CANARY}", f'{{"type": "hello", "lang": "{CANARY}"}}'):
            await ws.send_str(text)
            assert (await ws.receive()).type in (aiohttp.WSMsgType.TEXT, aiohttp.WSMsgType.PING)
        await ws.send_bytes(CANARY.encode())


def read(address: str, path: str = "/metrics") -> str:
    with urllib.request.urlopen(address + path) as answer:
        text: str = answer.read().decode()
        return text


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("evening"), log="debug") as served:
        yield served


@pytest_asyncio.fixture
async def evening(server: ServerProcess) -> Workload:
    played = Workload(server)
    await played.play()
    return played


async def test_health(server: ServerProcess) -> None:
    assert read(server.address, "/healthz") == "ok\n"
    assert read(server.address, "/readyz") == "ready\n"


async def test_metrics_hold_counts_and_no_names(evening: Workload) -> None:
    text = evening.metrics
    families = {family.name: family for family in text_string_to_metric_families(text)}
    value = {
        (sample.name, *sample.labels.values()): sample.value for one in families.values() for sample in one.samples
    }
    assert value["forno_commands_total", "PlayMove"] > 5
    assert value["forno_commands_total", "PlayBotMove"] > 5
    assert value["forno_append_seconds_count",] > 10
    assert value["forno_bot_seconds_count",] > 5
    assert value["forno_connections",] >= 0
    assert value["forno_websockets",] >= value["forno_connections",]
    assert value["forno_rooms", "over"] >= 1
    assert value["forno_move_seconds_count",] > 5
    assert value["forno_store_read_seconds_count",] > 0
    assert value["forno_refusals_total", "wire.unreadable"] >= 2
    assert {labels[0] for name, *labels in value if name == "forno_queue_length"} == QUEUES
    assert not [name for name in families if name.endswith("_created")]
    assert [secret for secret in evening.secrets if secret in text] == []
    deeds = {deed.__name__ for deed in get_args(LoggedCommand)}
    ids = {rule.id for rule in rules()} | {"silence"}
    for name, family in families.items():
        if name.startswith("forno_"):
            assert {sample.labels.get("command", "PlayMove") for sample in family.samples} <= deeds
            assert {sample.labels.get("rule", "silence") for sample in family.samples} <= ids
            assert {label for sample in family.samples for label in sample.labels} <= LABELS


async def test_build_facts_name_the_version_that_runs(server: ServerProcess) -> None:
    families = {family.name: family for family in text_string_to_metric_families(read(server.metrics_address))}
    [build] = families["forno_build_info"].samples
    assert build.labels["version"] == __version__
    assert build.labels["python"] == python_version()


async def test_a_request_is_found_in_the_logs_by_its_id(server: ServerProcess) -> None:
    async with aiohttp.ClientSession() as http:
        async with http.get(f"{server.address}/api/rooms/aaaaaaaaaaaaaaaa", headers={"X-Request-Id": "mine"}) as answer:
            request_id = answer.headers["X-Request-Id"]
        async with http.ws_connect(f"{server.address}/ws/aaaaaaaaaaaaaaaa") as ws:
            handshake = ws._response.headers["X-Request-Id"]
    assert re.fullmatch(r"[0-9a-f]{16}", request_id)
    lines = [json.loads(line) for line in server.errors.read_text(encoding="utf-8").splitlines()]
    [line] = [line for line in lines if line.get("request") == request_id]
    assert (line["route"], line["status"]) == ("/api/rooms/{room}", 404)
    assert handshake not in ("", request_id)


async def test_a_stalled_event_loop_is_logged_for_hosts_and_not_for_players(capsys: pytest.CaptureFixture[str]) -> None:
    """`./forno` logs from `warning` on."""
    logged = []
    for level in ("warning", "info"):
        with logging_here(level):
            watching = asyncio.create_task(watch_event_loop())
            await asyncio.sleep(0)  # it has begun to measure
            time.sleep(WATCHDOG_INTERVAL_S + 2 * STALL_S)
            for _ in range(5):  # the timer, its future and its task, an iteration of the event loop each
                await asyncio.sleep(0)
            watching.cancel()
        logged.append([json.loads(line)["event"] for line in capsys.readouterr().err.splitlines()])
    assert logged == [[], ["the event loop stood still"]]


async def test_a_line_at_a_terminal_holds_no_control_sequence() -> None:
    entry = {"timestamp": "2026-11-19T03:20:00Z", "level": "info", "event": "a\x1b[2Jb"}
    entry |= {"reason": "\x1b]0;x\x07\n\x9b1m", "exception": "Traceback:\n  \x1b[1m"}
    text = render_text(None, "", entry)
    assert text.replace("\n    ", "").isprintable()
    assert text.startswith("03:20:00 info: a [2Jb, reason ")


@contextmanager
def logging_here(level: str = "info") -> Iterator[None]:
    """Log to the standard error of this process within the block. Without the configuration from before, the next test
    would write into a file that is closed."""
    root = logging.getLogger()
    before, handlers, root_level = structlog.get_config(), root.handlers[:], root.level
    root.handlers.clear()  # else they are closed
    configure_logging(level, "json")
    try:
        yield
    finally:
        structlog.configure(**before)
        root.handlers[:] = handlers
        root.setLevel(root_level)


@pytest.mark.rule("wire.broken")
async def test_a_fault_is_answered_with_the_id_under_which_it_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def fail(*_: object) -> bytes:
        raise ZeroDivisionError(CANARY)

    monkeypatch.setattr(Reader, "list_rooms", fail)
    with logging_here():
        async with (
            in_process_server(tmp_path) as client,
            session_of(client).get(f"{client.address}/api/rooms") as answer,
        ):
            told = await answer.json()
            assert answer.status == 500
            assert told["rule"] == "wire.broken"
            assert told["values"]["request"] == answer.headers["X-Request-Id"]
    logged = capsys.readouterr().err
    [line] = [json.loads(line) for line in logged.splitlines() if "a request failed" in line]
    assert line["request"] == told["values"]["request"]
    assert (line["route"], line["why"]) == ("/api/rooms", "ZeroDivisionError")
    assert line["where"].startswith("test_observability.py:")
    assert CANARY not in logged


async def test_logs_are_json_and_hold_no_names(evening: Workload, tmp_path: Path) -> None:
    text = evening.server.errors.read_text(encoding="utf-8")
    lines = [json.loads(line) for line in text.splitlines()]
    assert "open" in [line["event"] for line in lines]
    assert all({"event", "level", "timestamp"} <= line.keys() for line in lines)
    assert [line for line in lines if line["level"] == "error"] == []
    games = sum(line.get("route") == "/api/rooms" and line.get("status") == 200 for line in lines)
    assert [line["seats"] for line in lines if line["event"] == SILENT] == [[1]] * games
    assert [secret for secret in evening.secrets if secret in text] == []
    assert re.findall(r"[0-9a-f]{32}", text) == []
