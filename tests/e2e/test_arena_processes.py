"""Runs of the arena as processes: killed, interrupted, and with workers that die."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import msgspec

from harness.arena_fixtures import DEADLY, Result
from harness.commands import Forno

BOTS = ("arena", "mamma-mia", "--players", "2", "--bots", "random,default", "--seed", "7")
LONG = (*BOTS, "--games", "30000", "--workers", "2", "--save", "run.jsonl")


def wait_for_lines(file: Path, number: int, run: subprocess.Popen[bytes]) -> None:
    while not file.exists() or file.read_bytes().count(b"\n") < number:
        assert run.poll() is None
        time.sleep(0.02)


def test_a_killed_run_goes_on_where_it_stopped(result: Result, tmp_path: Path) -> None:
    """How far it came depends on the machine: the second run always has twenty deals more to play."""
    file = tmp_path / "run.jsonl"
    with subprocess.Popen([sys.executable, "-m", "forno", *LONG], cwd=tmp_path) as killed:
        wait_for_lines(file, 5, killed)
        killed.kill()
    *kept, last = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(kept) + last[:40])  # as if the last had been torn
    deals = len(kept) + 20
    run = (*BOTS, "--games", str(2 * deals), "--workers", "1")
    assert result(*run, "--save", "run.jsonl") == result(*run)
    lines = file.read_bytes().splitlines(keepends=True)
    assert lines[: len(kept)] == kept
    numbers = [msgspec.json.decode(line)["number"] for line in lines[1:]]
    assert len(numbers) == len({*numbers})
    assert {*range(deals)} <= {*numbers}


def test_workers_leave_with_their_parent(tmp_path: Path) -> None:
    """Otherwise a killed run would leave processes behind that wait for ever."""
    run = [sys.executable, "-m", "forno", *LONG]
    with subprocess.Popen(run, cwd=tmp_path, stdout=subprocess.PIPE) as killed:
        wait_for_lines(tmp_path / "run.jsonl", 2, killed)
        killed.kill()
        assert killed.stdout
        assert killed.stdout.read() == b""  # ends when the last process that holds it has ended


def test_a_dead_worker_s_deals_are_played_again(result: Result, deadly: Path) -> None:
    bots = f"{deadly.name},default"
    run = ("arena", "mamma-mia", "--players", "2", "--bots", bots, "--games", "24", "--workers", "2")
    disturbed = result(*run)
    assert (deadly.parent / "died").exists()
    assert disturbed == result(*run)


def test_workers_that_die_for_ever_are_given_up(forno: Forno, tmp_path: Path) -> None:
    (tmp_path / "deadly.py").write_text(DEADLY.format(always=True), encoding="utf-8")
    ran = forno("arena", "mamma-mia", "--players", "2", "--bots", "deadly.py,default", "--games", "4", "--workers", "2")
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert ran.stderr.startswith("forno: workers died 5 times while playing deal ")
    assert ran.stderr.count("\n") == 1


def test_an_interrupt_ends_all_processes_quietly(tmp_path: Path) -> None:
    run = [sys.executable, "-m", "forno", *LONG]
    pipe = subprocess.PIPE
    heeds = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # who runs the tests in the background may not
    with subprocess.Popen(
        run, cwd=tmp_path, stdout=pipe, stderr=pipe, start_new_session=True, preexec_fn=heeds
    ) as interrupted:
        wait_for_lines(tmp_path / "run.jsonl", 2, interrupted)
        os.killpg(interrupted.pid, signal.SIGINT)
        out, err = interrupted.communicate()
    assert (interrupted.returncode, out, err) == (130, b"", b"\n")
