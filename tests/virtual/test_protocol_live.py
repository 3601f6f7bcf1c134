"""Messages of a server conform to the schema."""

from __future__ import annotations

import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from forno.rulebook.register import GAMES
from forno.server.http_responses import Catalogue, ListedRoom
from forno.server.main import serving
from forno.server.protocol_docs import document
from forno.server.settings import Settings
from harness.json_schema import conforms

DEFS = document(GAMES)["$defs"]
KEY = "k" * 22


def settings(folder: Path) -> Settings:
    """A server that keeps nobody waiting."""
    return Settings(port=0, data=str(folder), bot_pace=0, jump_pace=1, rate=10_000, burst=10_000, log="error")


def command(kind: str, **fields: Any) -> dict[str, Any]:
    return {"type": kind, "id": secrets.token_hex(16), **fields}


@asynccontextmanager
async def play_a_while(
    http: aiohttp.ClientSession, address: str, game: str, most: int
) -> AsyncIterator[tuple[str, list[Any]]]:
    """Open a listed table, greet, talk, be refused, and move: the room, and all that was told. The host stays connected
    within the block: the public list has no other tables."""
    chosen = {"listed": True, "jump_in_ms": 20, "clock": {"clock": "per-decision", "seconds": 60}}
    opening = command("open-room", game=game, seats=3, name="Anna", key=KEY, bots="random", settings=chosen)
    async with http.post(f"{address}/api/rooms", json=opening) as answer:
        opened = await answer.json()
    assert conforms(opened, DEFS["RoomOpened"], DEFS)
    heard: list[Any] = []
    async with http.ws_connect(f"{address}/ws/{opened['room']}") as line:
        await line.send_json({"type": "hello", "version": 3, "key": KEY})
        for said in (
            command("contribute", words="x"),
            command("send-chat", phrase="hello"),
            command("answer-undo", accept=True),
        ):
            await line.send_json(said)
        await line.send_json(command("start-game"))
        moves, answered = 0, None
        async for packet in line:
            heard.append(json.loads(packet.data))
            seen = heard[-1].get("game")
            if heard[-1]["type"] in ("snapshot", "frame"):
                await line.send_json({"type": "shown", "n": heard[-1]["n"]})
            if moves == most or (seen and seen["outcome"]):
                break
            if seen and seen["legal_moves"] and seen["decision"] != answered:
                moves, answered = moves + 1, seen["decision"]
                await line.send_json(command("play-move", number=1, decision=answered, move=seen["legal_moves"][0]))
        yield opened["room"], heard


@pytest.mark.parametrize("game", GAMES)
async def test_all_server_messages_conform_to_the_schema(game: str, tmp_path: Path) -> None:
    async with (
        serving(settings(tmp_path)) as address,
        aiohttp.ClientSession() as http,
        play_a_while(http, address, game, 60) as (room, heard),
    ):
        async with http.get(f"{address}/api/rooms/{room}") as answer:
            assert conforms(await answer.json(), DEFS["RoomView"], DEFS)
        async with http.get(f"{address}/api/rooms") as answer:
            assert len(msgspec.json.decode(await answer.read(), type=list[ListedRoom])) == 1
        async with http.get(f"{address}/api/games") as answer:
            told = await answer.read()
            assert {*GAMES} <= {offer.game for offer in msgspec.json.decode(told, type=Catalogue).games}
            assert conforms(json.loads(told), DEFS["Catalogue"], DEFS)
    for message in heard:
        assert conforms(message, DEFS["AnyServerMessage"], DEFS), message
    assert {message["type"] for message in heard} >= {
        "welcome",
        "texts",
        "snapshot",
        "frame",
        "presence-update",
        "command-done",
        "refusal",
    }


async def test_a_replay_conforms_to_the_schema(tmp_path: Path) -> None:
    async with (
        serving(settings(tmp_path)) as address,
        aiohttp.ClientSession() as http,
        play_a_while(http, address, "mamma-mia", 1000) as (room, heard),
    ):
        assert heard[-1]["game"]["outcome"]
        for viewer in ("public", "open", "0"):
            path = f"{address}/api/rooms/{room}/games/1/replay/{viewer}"
            async with http.get(path, headers={"Authorization": f"Bearer {KEY}"}) as answer:
                assert conforms(await answer.json(), DEFS["Replay"], DEFS)
