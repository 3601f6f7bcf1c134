"""Health, metrics and logs after a game and malformed requests."""

from __future__ import annotations

import asyncio
import json
import re
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import aiohttp
import pytest
import pytest_asyncio
from prometheus_client.parser import text_string_to_metric_families

from forno.client import Client, RefusedByServer
from forno.rulebook import rules
from forno.server.protocol import Contribute, SendChat, StartGame
from forno.server.room import LoggedCommand
from harness.players import ScriptedPlayer
from harness.servers import ServerProcess

CANARY = "Zbigniew"
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
            await host.do(StartGame, fill="random")
            await asyncio.gather(ScriptedPlayer(host, 1).play(), ScriptedPlayer(guest, 2).play())
            await talk_nonsense(client, host.room)

    @property
    def metrics(self) -> str:
        return read(self.server, "/metrics")


async def talk_nonsense(client: Client, room: str) -> None:
    """What cannot be read, cannot be found, is not allowed."""
    assert client.http
    with pytest.raises(RefusedByServer):
        await client.request("POST", "/api/rooms", {"type": "open-room", "name": CANARY})
    with pytest.raises(RefusedByServer):
        await client.seat(room, f"wrong-key-of-{CANARY}-------").connect()
    async with client.http.get(f"{client.address}/{CANARY}?key={CANARY}") as answer:
        assert answer.status == 404
    async with client.http.ws_connect(f"{client.address}/ws/{room}") as ws:
        for text in (f'{{"type": "{CANARY}"}}', f"not JSON, {CANARY}", f'{{"type": "hello", "lang": "{CANARY}"}}'):
            await ws.send_str(text)
            assert (await ws.receive()).type in (aiohttp.WSMsgType.TEXT, aiohttp.WSMsgType.PING)
        await ws.send_bytes(CANARY.encode())


def read(server: ServerProcess, path: str) -> str:
    with urllib.request.urlopen(server.address + path) as answer:
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
    assert read(server, "/healthz") == "ok\n"
    assert read(server, "/readyz") == "ready\n"


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
    assert value["forno_rooms",] >= 0
    assert [secret for secret in evening.secrets if secret in text] == []
    deeds = {deed.__name__ for deed in get_args(LoggedCommand)}
    ids = {rule.id for rule in rules()} | {"silence"}
    for name, family in families.items():
        if name.startswith("forno_"):
            assert {sample.labels.get("command", "PlayMove") for sample in family.samples} <= deeds
            assert {sample.labels.get("rule", "silence") for sample in family.samples} <= ids
            assert {label for sample in family.samples for label in sample.labels} <= {"command", "rule", "le"}


async def test_logs_are_json_and_hold_no_names(evening: Workload, tmp_path: Path) -> None:
    text = evening.server.errors.read_text(encoding="utf-8")
    lines = [json.loads(line) for line in text.splitlines()]
    assert lines[0]["event"] == "open"
    assert all({"event", "level", "timestamp"} <= line.keys() for line in lines)
    assert [line for line in lines if line["level"] == "error"] == []
    assert [secret for secret in evening.secrets if secret in text] == []
    assert re.findall(r"[0-9a-f]{32}", text) == []
