"""Whole games of all five in a real terminal, at a real server, beside a person and bots. The player in the terminal
knows the screen alone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from forno.client import Client
from forno.server.protocol import StartGame
from harness.browser.person import apart
from harness.counts import count
from harness.players import ScriptedPlayer
from harness.servers import ServerProcess
from harness.tmux import ScreenPlayer, Tmux, needs_tmux, quick_terminal

pytestmark = [needs_tmux, pytest.mark.timeout(900)]

TABLES = [("mamma-mia", 5), ("sole-mio", 5), ("grande", 5), ("plus", 6), ("solo", 5)]
"""Many seats: the fewer decisions are the terminal's."""
GAME_S = 800.0
SETTINGS = {"jump_in_ms": 50, "bot_pace": "quick"}
"""A window for jumping in is real time that passes at each discard; the player in the terminal is asked in 20 ms."""


@pytest.mark.parametrize("seed", range(count(1, 5)))
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_whole_game_is_played_in_a_terminal(game: str, players: int, seed: int, tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        apart(play(server.address, game, players, seed, tmp_path))
        assert server.complaints() == []


async def play(address: str, game: str, players: int, seed: int, folder: Path) -> None:
    """Open a table, let the terminal sit down, fill it with bots, and play."""
    async with Client(address) as client:
        host = await client.open(game, players, "Anna", settings=SETTINGS)
        link = host.link.partition("#")[0]
        command = quick_terminal("play", "--join", link, "--name", "Tina", "--lang", "en")
        with Tmux(command, folder) as terminal:
            await host.until(lambda: "Tina" in host.names, timeout=60)
            await host.do(StartGame, fill="novice")
            others = ScriptedPlayer(host, seed)
            others.timeout_s = GAME_S
            playing = asyncio.ensure_future(others.play())
            player = ScreenPlayer(terminal, seed)
            await asyncio.to_thread(player.play_until, playing.done, GAME_S)
            await playing
            assert host.names[1] == "Tina"
            assert not host.is_away(1)
            await asyncio.to_thread(player.act_until, lambda screen: "Play again" in screen)
