"""Lessons over HTTP: whole, in the shape that the protocol says, and for games that have one."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import aiohttp
import pytest

from forno.lessons import play_lesson
from forno.rulebook.register import GAMES
from forno.server.protocol_docs import document
from harness.json_schema import conforms
from harness.virtual.server import virtual_server

DEFS = document(GAMES)["$defs"]


async def test_every_lesson_is_served(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client, aiohttp.ClientSession() as http:
        for game in GAMES:
            async with http.get(f"{client.address}/api/lessons/{game}") as answer:
                assert answer.status == 200
                told = json.loads(await answer.read())
            assert conforms(told, DEFS["Lesson"], DEFS)
            assert told["game"] == told["room"]["game"] == game
            assert [beat["say"] for beat in told["beats"]] == [step.beat.say for step in play_lesson(game).steps]
            assert {beat["game"]["view"]["viewer"] for beat in told["beats"]} == {told["seat"]}
            assert all(
                move in before["game"]["legal_moves"]
                for before, beat in pairwise(told["beats"])
                for move in beat["ask"]
            )


@pytest.mark.parametrize("name", ["chess", "mamma-mia.toml"])
async def test_another_game_has_none(name: str, tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client, aiohttp.ClientSession() as http:
        path = f"{client.address}/api/lessons/{name}"
        async with http.get(path, headers={"Accept-Language": "de"}) as answer:
            told = await answer.json()
            assert answer.status == 404
    assert told["rule"] == "house.game"
    assert "mamma-mia" in told["text"]
