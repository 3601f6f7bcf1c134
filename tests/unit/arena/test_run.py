"""The same result to the bit: on any number of workers, after a kill, and when workers die."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from forno.arena.plan import Plan, lineups_for
from forno.arena.play_deal import PlayedDeal
from forno.arena.run import play
from forno.arena.run_file import RunFile
from forno.arena.workers import InProcessWorker
from forno.core.errors import Unreadable
from harness.arena_fixtures import Result
from harness.counts import count

BOTS = ("arena", "mamma-mia", "--players", "2", "--bots", "random,default", "--seed", "7")
GAMES = str(count(30, 80))
RUN = (*BOTS, "--games", GAMES)
LONG = (*BOTS, "--games", "30000", "--workers", "2", "--save", "run.jsonl")
PLAN = Plan("mamma-mia", 2, ("random", "default"), lineups_for(2, 2), seed=7)


@pytest.mark.long
def test_one_worker_or_two(result: Result) -> None:
    assert result(*RUN, "--workers", "1") == result(*RUN, "--workers", "2")


def test_another_seed_plays_other_games(result: Result) -> None:
    assert result(*RUN, "--workers", "1") != result(*BOTS[:-1], "8", "--games", GAMES, "--workers", "1")


def test_what_is_saved_is_not_played_again(result: Result, tmp_path: Path) -> None:
    first = result(*RUN, "--workers", "1", "--save", "run.jsonl")
    before = (tmp_path / "run.jsonl").read_bytes()
    assert result(*RUN, "--workers", "1", "--save", "run.jsonl") == first
    assert (tmp_path / "run.jsonl").read_bytes() == before


def test_more_games_go_on_from_fewer(result: Result) -> None:
    result(*BOTS, "--games", "10", "--workers", "1", "--save", "run.jsonl")
    assert result(*RUN, "--workers", "1", "--save", "run.jsonl") == result(*RUN, "--workers", "1")


# --- the file


def deals(plan: Plan, numbers: range) -> list[PlayedDeal]:
    return list(play(plan, numbers, InProcessWorker()))


def test_a_file_reads_back_what_was_written(tmp_path: Path) -> None:
    played = deals(PLAN, range(3))
    with RunFile(tmp_path / "run.jsonl", PLAN) as saved:
        assert saved.dealt == []
        for deal in played:
            saved.add(deal)
    with RunFile(tmp_path / "run.jsonl", PLAN) as saved:
        assert saved.dealt == played


def test_a_file_of_another_run_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    with RunFile(file, PLAN):
        pass
    before = file.read_bytes()
    other = msgspec.structs.replace(PLAN, bots=("random", "novice"))
    with (
        pytest.raises(Unreadable, match="another plan: bots random, default, not random, novice"),
        RunFile(file, other),
    ):
        pass
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", [b"a poem\n", b"a poem", b"\xff\xfe\n", b"{}\n"])
def test_a_file_of_something_else_is_refused_and_stays(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "poem.txt"
    file.write_bytes(text)
    with pytest.raises(Unreadable, match="not a saved run of the arena"), RunFile(file, PLAN):
        pass
    assert file.read_bytes() == text


def test_a_broken_line_in_the_middle_is_named(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    with RunFile(file, PLAN) as saved:
        saved.add(deals(PLAN, range(1))[0])
    file.write_bytes(file.read_bytes() + b"nonsense\n")
    with pytest.raises(Unreadable, match="line 3: not a deal"), RunFile(file, PLAN):
        pass


@pytest.mark.parametrize("cut", [0, 1, 30])
def test_a_torn_heading_begins_anew(tmp_path: Path, cut: int) -> None:
    file = tmp_path / "run.jsonl"
    with RunFile(file, PLAN):
        pass
    heading = file.read_bytes()
    file.write_bytes(heading[:cut])
    with RunFile(file, PLAN) as saved:
        assert saved.dealt == []
    assert file.read_bytes() == heading
