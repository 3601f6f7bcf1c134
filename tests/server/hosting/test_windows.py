"""Forno under the limits of Windows, simulated on Linux by harness/windows_limits: none of this ran on Windows."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from forno.client import Client
from forno.kernel.notice import plain_kernel_notice
from forno.server.protocol import Contribute, StartGame
from harness.players import ScriptedPlayer
from harness.windows_limits import windows_environment

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the limits are simulated with Linux' own means")

BOT = """\
import json, subprocess, sys
started = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
open("started", "a").write(f"{started.pid}\\n")
for line in sys.stdin:
    question = json.loads(line)
    if question["type"] == "choose":
        print(json.dumps({"id": question["id"], "move": question["legal_moves"][-1]}), flush=True)
import time; time.sleep(600)
"""
"""A program that answers, has started another one, and does not end with its input."""
GAME = """\
import asyncio, os, sys
from forno.bots.third_party import guard, subprocess_bot
from forno.platform import is_windows
from forno.terminal.embedded import Opponents, embedded_server, open_table
from harness.players import ScriptedPlayer

async def play(faults):
    opponents = Opponents([f"run:{sys.executable} bot.py"], on_fault=lambda *fault: faults.append(fault))
    async with embedded_server(bot_pace_ms=0, opponents=opponents) as client:
        seat = await open_table(client, "mamma-mia", opponents.levels, name="Anna")
        await ScriptedPlayer(seat, 1).play()
        return seat.is_over

assert is_windows() and not hasattr(os, "killpg")
guard.MOVE_LIMIT_S = subprocess_bot.MOVE_LIMIT_S = 60.0  # for a busy machine
faults = []
print(asyncio.run(play(faults)), faults)
"""


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    """The environment of a process under the limits."""
    programs = tmp_path / "programs"
    programs.mkdir()
    (tmp_path / "bot.py").write_text(BOT, encoding="utf-8")
    quick = {"FORNO_DATA": "data", "FORNO_BOT_PACE": "0", "FORNO_RATE": "2000", "FORNO_BURST": "2000"}
    quick["FORNO_METRICS"] = ""
    return windows_environment(programs) | quick


def run(env: dict[str, str], folder: Path, *arguments: str) -> tuple[int, str, str]:
    """Run Python under the limits; its status, output and errors."""
    done = subprocess.run([sys.executable, *arguments], env=env, cwd=folder, capture_output=True, check=False)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def await_end(process: int) -> None:
    """Wait for the end of a process that was killed: on a busy machine it may take a moment. One that was forgotten
    would run for longer."""
    end = time.monotonic() + LIMIT_S
    while is_running(process):
        assert time.monotonic() < end, f"{process} still runs"
        time.sleep(0.05)


def started_by_bots(folder: Path) -> list[int]:
    return [int(line) for line in (folder / "started").read_text(encoding="utf-8").split()]


STALL = "the event loop stood still"
"""Logged on a busy machine."""
LIMIT_S = 120
CTRL_C, CTRL_BREAK = signal.SIGINT, signal.SIGUSR1


@contextmanager
def serving(env: dict[str, str], folder: Path, number: int) -> Iterator[str]:
    """The address of a server within the block; at the end it gets this signal, and closes in good order."""
    command = [sys.executable, "-m", "forno", "serve", "--port", "0"]
    with subprocess.Popen(
        command, env=env, cwd=folder, encoding="utf-8", stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as server:
        assert server.stdout
        try:
            yield server.stdout.readline().removeprefix("Forno is open at ").partition(". ")[0]
            server.send_signal(number)
            _, errors = server.communicate(timeout=LIMIT_S)
        finally:
            server.kill()
    assert server.returncode == 0
    events = [json.loads(line)["event"] for line in errors.splitlines()]
    assert [event for event in events if event not in (STALL, plain_kernel_notice())] == ["open", "closing", "closed"]


@pytest.mark.asyncio
async def test_a_game_at_a_server_which_stops_when_told(env: dict[str, str], tmp_path: Path) -> None:
    """The store is backed up while it runs, and restored. Ctrl-C stops it."""
    with serving(env, tmp_path, CTRL_C) as address:
        async with Client(address) as client:
            host = await client.open("mamma-mia", 2, "Anna")
            await host.do(Contribute, words="lucky")
            await host.do(StartGame, fill="default")
            await ScriptedPlayer(host, 1).play()
        status, said, errors = run(env, tmp_path, "-m", "forno", "admin", "backup", "copy")
    assert (status, errors) == (0, "")
    restored = run(env, tmp_path, "-m", "forno", "admin", "restore", "copy", "--data", "other")
    assert restored == (0, said.replace("backed up to", "restored from"), "")


@pytest.mark.asyncio
async def test_a_master_thinks_in_a_process_of_its_own(env: dict[str, str], tmp_path: Path) -> None:
    """Ctrl-Break stops the server."""
    with serving(env, tmp_path, CTRL_BREAK) as address:
        async with Client(address) as client:
            host = await client.open("mamma-mia", 2, "Anna")
            await host.do(Contribute, words="lucky")
            await host.do(StartGame, fill="master")
            player, moves = ScriptedPlayer(host, 1), 0
            while moves < 2:  # the master has moved before the second
                await player.next_turn()
                await player.move()
                moves += 1


def test_a_program_plays_a_whole_game_at_a_server_and_is_gone(env: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "game.py").write_text(GAME, encoding="utf-8")
    assert run(env, tmp_path, "game.py") == (0, "True []\n", "")
    [child] = started_by_bots(tmp_path)
    await_end(child)


def test_bots_compete_in_processes(env: dict[str, str], tmp_path: Path) -> None:
    bots = f"default,run:{sys.executable} bot.py"
    tournament = ("tournament", "plus", "--bots", bots, "--players", "2", "--games", "2", "--workers", "2", "--json")
    status, said, errors = run(env, tmp_path, "-m", "forno", *tournament, "--save", "saved")
    assert (status, errors) == (0, "")
    assert (tmp_path / "saved").is_file()
    again = run(env, tmp_path, "-m", "forno", *tournament, "--save", "saved")
    assert json.loads(again[1])["result"]["points"] == json.loads(said)["result"]["points"]
    for child in started_by_bots(tmp_path):
        await_end(child)


def test_several_processes_are_refused(env: dict[str, str], tmp_path: Path) -> None:
    sentence = "forno: serve: on Windows a server is one process: leave store, bus and reuse_port out\n"
    store = "postgresql://there/forno"
    assert run(env, tmp_path, "-m", "forno", "serve", "--store", store) == (2, "", sentence)


def test_output_into_a_file_is_utf_8(env: dict[str, str], tmp_path: Path) -> None:
    """Where Windows would write its old code page, which has no Cyrillic letters."""
    old = env | {"PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "LC_ALL": "C"}
    status, said, _ = run(old, tmp_path, "-m", "forno", "rules", "solo", "--lang", "ru")
    assert (status, "Ход" in said) == (0, True)
