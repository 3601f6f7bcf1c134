"""The same result to the bit: on any number of workers, after a kill, and when workers die."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import msgspec
import pytest

from forno.arena.deals import Plan, lineups_for
from forno.arena.match import Dealt
from forno.arena.run import play
from forno.arena.saved import Saved
from forno.arena.workers import Alone
from forno.core.errors import Unreadable
from tests.arena.conftest import DEADLY, Forno, Result

BOTS = ("arena", "mamma-mia", "--players", "2", "--bots", "random,default", "--seed", "7")
RUN = (*BOTS, "--games", "80")
LONG = (*BOTS, "--games", "30000", "--workers", "2", "--save", "run.jsonl")
PLAN = Plan("mamma-mia", 2, ("random", "default"), lineups_for(2, 2), seed=7)


def wait_for_lines(file: Path, number: int, run: subprocess.Popen[bytes]) -> None:
    while not file.exists() or file.read_bytes().count(b"\n") < number:
        assert run.poll() is None
        time.sleep(0.02)


def test_one_worker_or_two(result: Result) -> None:
    assert result(*RUN, "--workers", "1") == result(*RUN, "--workers", "2")


def test_another_seed_plays_other_games(result: Result) -> None:
    assert result(*RUN, "--workers", "1") != result(*BOTS[:-1], "8", "--games", "80", "--workers", "1")


def test_a_killed_run_goes_on_where_it_stopped(result: Result, tmp_path: Path) -> None:
    file, run = tmp_path / "run.jsonl", (*BOTS, "--games", "400")
    command = [sys.executable, "-m", "forno", *run, "--workers", "2", "--save", "run.jsonl"]
    with subprocess.Popen(command, cwd=tmp_path) as killed:
        wait_for_lines(file, 20, killed)
        killed.kill()
    lines = file.read_bytes().splitlines(keepends=True)
    assert 20 <= len(lines) < 200
    file.write_bytes(b"".join(lines[:-1]) + lines[-1][:40])  # as if the last had been torn
    resumed = result(*run, "--workers", "1", "--save", "run.jsonl")
    assert resumed == result(*run, "--workers", "1")
    whole = file.read_bytes().splitlines()
    assert len(whole) == 1 + 200
    assert sorted(msgspec.json.decode(line)["number"] for line in whole[1:]) == list(range(200))


def test_workers_leave_with_their_parent(tmp_path: Path) -> None:
    """Otherwise a killed run would leave processes behind that wait for ever."""
    run = [sys.executable, "-m", "forno", *LONG]
    with subprocess.Popen(run, cwd=tmp_path, stdout=subprocess.PIPE) as killed:
        wait_for_lines(tmp_path / "run.jsonl", 2, killed)
        killed.kill()
        assert killed.stdout
        assert killed.stdout.read() == b""  # ends when the last process that holds it has ended


def test_what_is_saved_is_not_played_again(result: Result, tmp_path: Path) -> None:
    first = result(*RUN, "--workers", "1", "--save", "run.jsonl")
    before = (tmp_path / "run.jsonl").read_bytes()
    assert result(*RUN, "--workers", "1", "--save", "run.jsonl") == first
    assert (tmp_path / "run.jsonl").read_bytes() == before


def test_more_games_go_on_from_fewer(result: Result) -> None:
    result(*BOTS, "--games", "30", "--workers", "1", "--save", "run.jsonl")
    assert result(*RUN, "--workers", "1", "--save", "run.jsonl") == result(*RUN, "--workers", "1")


def test_a_dead_worker_s_deals_are_played_again(result: Result, deadly: Path) -> None:
    run = (
        "arena",
        "mamma-mia",
        "--players",
        "2",
        "--bots",
        f"{deadly.name},default",
        "--games",
        "80",
        "--workers",
        "2",
    )
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


# --- the file


def deals(plan: Plan, numbers: range) -> list[Dealt]:
    return list(play(plan, numbers, Alone()))


def test_a_file_reads_back_what_was_written(tmp_path: Path) -> None:
    played = deals(PLAN, range(3))
    with Saved(tmp_path / "run.jsonl", PLAN) as saved:
        assert saved.dealt == []
        for deal in played:
            saved.add(deal)
    with Saved(tmp_path / "run.jsonl", PLAN) as saved:
        assert saved.dealt == played


def test_a_file_of_another_run_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    with Saved(file, PLAN):
        pass
    before = file.read_bytes()
    other = msgspec.structs.replace(PLAN, bots=("random", "novice"))
    with pytest.raises(Unreadable, match="another plan: bots random, default, not random, novice"), Saved(file, other):
        pass
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", [b"a poem\n", b"a poem", b"\xff\xfe\n", b"{}\n"])
def test_a_file_of_something_else_is_refused_and_stays(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "poem.txt"
    file.write_bytes(text)
    with pytest.raises(Unreadable, match="not a saved run of the arena"), Saved(file, PLAN):
        pass
    assert file.read_bytes() == text


def test_a_broken_line_in_the_middle_is_named(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    with Saved(file, PLAN) as saved:
        saved.add(deals(PLAN, range(1))[0])
    file.write_bytes(file.read_bytes() + b"nonsense\n")
    with pytest.raises(Unreadable, match="line 3: not a deal"), Saved(file, PLAN):
        pass


@pytest.mark.parametrize("cut", [0, 1, 30])
def test_a_torn_heading_begins_anew(tmp_path: Path, cut: int) -> None:
    file = tmp_path / "run.jsonl"
    with Saved(file, PLAN):
        pass
    heading = file.read_bytes()
    file.write_bytes(heading[:cut])
    with Saved(file, PLAN) as saved:
        assert saved.dealt == []
    assert file.read_bytes() == heading


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
