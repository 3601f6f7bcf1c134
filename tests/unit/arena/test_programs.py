"""Programs of others in a contest: it goes on whatever they do, and none of them outlives it. (docs/arena.md)"""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest

from forno.bots.third_party import subprocess_bot
from harness.arena_fixtures import Result

PATIENCE_S = 60.0
"""For what a process does by itself, on a busy machine too."""
CHILDREN = 20
HEAD = """\
import os, subprocess, sys, time
held = os.open({held!r}, os.O_WRONLY)
def begun(): os.write(held, b".")
"""
ROGUES = {
    "hangs": "begun(); time.sleep(3600)",
    "floods its output": "begun()\nwhile True: sys.stdout.write('so ' * 1000 + chr(10))",
    "floods its errors": "begun()\nwhile True: sys.stderr.write('no ' * 1000)",
    "never ends a line": "begun()\nwhile True: sys.stdout.write('so ' * 1000)",
    "forks": f"""
for number in range({CHILDREN}):
    if os.fork() == 0: break
begun(); time.sleep(3600)
""",
    "leaves its children": """
if os.fork(): sys.exit()
begun()
while True: sys.stdout.write('so ' * 1000)
""",
}


class Held:
    """A pipe that programs and all that they start hold open: it ends when the last of them has ended."""

    def __init__(self, file: Path) -> None:
        os.mkfifo(file)
        self.file = file
        self.reading = os.open(file, os.O_RDONLY | os.O_NONBLOCK)

    def read(self) -> bytes:
        """Wait for what was written; nothing once all that held it have ended."""
        until = monotonic() + PATIENCE_S
        while True:
            assert select.select([self.reading], [], [], max(0.0, until - monotonic()))[0], "something still runs"
            try:
                return os.read(self.reading, 4096)
            except BlockingIOError:  # another one has just opened it
                continue

    def read_all(self) -> int:
        """Wait for the end; return how many wrote."""
        count = 0
        while said := self.read():
            count += len(said)
        return count


@pytest.fixture
def held(tmp_path: Path) -> Iterator[Held]:
    pipe = Held(tmp_path / "held")
    yield pipe
    os.close(pipe.reading)


def program(folder: Path, held: Held, body: str) -> str:
    """Write a program; return the name of its bot."""
    file = folder / "rogue.py"
    file.write_text(HEAD.format(held=str(held.file)) + body, encoding="utf-8")
    return f"run:{sys.executable} {file}"


def contest(bot: str, games: int = 2, workers: int = 1) -> list[str]:
    words = ["arena", "solo", "--players", "2", "--bots", f"{bot},default", "--workers", str(workers)]
    return [*words, "--games", str(games)]


@pytest.mark.parametrize("name", ROGUES)
def test_a_contest_goes_on_beside_any_program(
    name: str, result: Result, tmp_path: Path, held: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subprocess_bot, "START_LIMIT_S", 0.5)
    monkeypatch.setattr(subprocess_bot, "CLOSE_WAIT_S", 0.0)
    monkeypatch.setattr(subprocess_bot, "MAX_FAILURES", 2)
    bot = program(tmp_path, held, ROGUES[name])
    rogue, default = result(*contest(bot), "--move-time", "0.5")["standings"]
    assert sum(rogue["faults"].values()) == rogue["decisions"] > 0
    assert sum(default["faults"].values()) == 0
    assert rogue["games"] == 2
    held.read_all()


@pytest.mark.parametrize(
    ("end", "workers"),
    [
        (signal.SIGTERM, 1),
        pytest.param(signal.SIGTERM, 2, marks=pytest.mark.nightly),
        (signal.SIGKILL, 2),
    ],
    ids=["ended", "ended, with workers", "killed, with workers"],
)
def test_no_program_outlives_a_contest_that_is_ended(
    end: signal.Signals, workers: int, tmp_path: Path, held: Held
) -> None:
    """Neither the program, which hangs, nor its children."""
    bot = program(tmp_path, held, ROGUES["forks"])
    command = [sys.executable, "-m", "forno", *contest(bot, 4 * workers, workers), "--move-time", "600"]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as arena:
        begun = 0
        while begun <= CHILDREN:
            begun += len(held.read())
        arena.send_signal(end)
        arena.communicate()
    held.read_all()
