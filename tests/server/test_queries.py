"""Queries that search, and bots that do: real worker processes, to which a game and its position are handed."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from forno.client import Seat
from forno.server.protocol import StartGame
from harness.servers import in_process_server
from harness.third_party import forget, write_tiptop

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize("game", ["mamma-mia", "solo"])
async def test_a_hint_is_searched_in_another_process(
    game: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Where a bot fails, the log says so."""
    first = {"first-player": "1"} if game == "mamma-mia" else {"first-dealer": "2"}
    async with in_process_server(tmp_path, log="error") as client:
        host = await client.open(game, 2, "Anna", bots="regular", options=first)
        await host.do(StartGame)
        await host.until(lambda: host.is_asked)
        advice = await host.hint()
        assert json.loads(bytes(advice.move)) in host.legal_moves
    told = capfd.readouterr()
    assert "a bot failed" not in told.out + told.err


@pytest.mark.parametrize("game", ["mamma-mia", "solo"])
async def test_a_master_plays_at_a_table(game: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """It thinks in another process, and what it answers is its own move: where a bot fails, the log says so."""
    first = {"first-player": "2"} if game == "mamma-mia" else {"first-dealer": "1"}
    async with in_process_server(tmp_path, log="error") as client:
        host = await client.open(game, 2, "Anna", bots="master", options=first)
        await host.do(StartGame)
        await host.until(lambda: host.is_asked, timeout=100)
    told = capfd.readouterr()
    assert "a bot failed" not in told.out + told.err


async def searched(host: Seat) -> str:
    """The reason of a hint. Where a search is late, as the first may be while its process starts, the default is
    given instead: ask again."""
    async with asyncio.timeout(100):
        while (reason := (await host.hint()).reason) == "default":
            pass
    return reason


async def test_a_game_of_another_package_has_bots_and_hints(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """No policy is registered for it: the bot and the hints search, in another process that has the package too."""
    monkeypatch.syspath_prepend(write_tiptop(tmp_path / "installed"))
    forget()
    try:
        async with in_process_server(tmp_path / "data", log="error") as client:
            host = await client.open("tiptop", 2, "Anna", bots="expert")
            await host.do(StartGame)
            await host.until(lambda: host.is_asked, timeout=100)
            assert (await searched(host)).startswith("search")
            await host.play(host.legal_moves[0])
            await host.until(lambda: host.is_asked, timeout=100)
    finally:
        monkeypatch.undo()
        forget()
    told = capfd.readouterr()
    assert "a bot failed" not in told.out + told.err
