"""Simulated runs are deterministic; the server keeps its guarantees in all of them, and mutants do not."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from forno.server.store.base import DuplicateCommand, RoomIndex, Row, SequenceConflict
from harness import CHECKOUT
from harness.counts import count
from harness.virtual.faults import NO_FAULTS, FaultRates
from harness.virtual.loop import Stuck, VirtualLoop
from harness.virtual.store import MemoryStore
from lab.evening_commands import KINDS
from lab.simulation import scenario
from lab.simulation.absences import AbsenceScenario, run_absences
from lab.simulation.experiment import SEED_STRIDE, describe, rerun, run_batch
from lab.simulation.scenario import Scenario, ScenarioResult, run_scenario, run_seed

SEEDS = int(os.environ.get("FORNO_SEEDS") or count(16, 40))


def test_the_server_keeps_its_guarantees_under_every_fault() -> None:
    stories = [run_seed(seed) for seed in range(1, SEEDS + 1)]
    assert [describe(one) for one in stories if one.violations] == []
    counts = {name: sum(one.counts.get(name, 0) for one in stories) for name in stories[0].counts}
    assert counts["acknowledged"] > 5 * SEEDS
    assert counts["frames"] > counts["acknowledged"]
    assert counts["views"] > 2 * SEEDS
    met = set().union(*(one.counts for one in stories))
    assert len({*KINDS.values()} & met) > len(KINDS) / 2, "most of what happens in an evening was met"
    assert {*FaultRates.__struct_fields__} - {"interval_s"} <= met, "each sort of fault was met"


@pytest.mark.rule("house.absent")
def test_a_table_waits_for_its_person_under_every_fault() -> None:
    stories = [run_absences(seed) for seed in range(1, SEEDS // 2 + 1)]
    assert [describe(one) for one in stories if one.violations] == []
    met = set().union(*(one.counts for one in stories))
    assert {"sleep", "leave", "leave seat"} <= met


def test_a_simulation_is_deterministic_across_processes() -> None:
    said = "from lab.simulation.scenario import run_seed; print(*(run_seed(seed).trace_hash for seed in range(1, 5)))"
    environ = os.environ | {"PYTHONPATH": str(CHECKOUT), "PYTHONHASHSEED": "4711"}
    command = [sys.executable, "-c", said]
    there = subprocess.run(command, env=environ, capture_output=True, text=True, check=True).stdout.split()
    assert [run_seed(seed).trace_hash for seed in range(1, 5)] == there
    assert len({*there}) == 4


def test_a_trace_is_complete() -> None:
    story = run_seed(1, keep=True)
    assert story.trace_hash == run_seed(1).trace_hash
    assert story.trace.startswith(b"1000.000000 server0 starts")
    assert b" append 1 " in story.trace
    assert b'{"type":"welcome"' in story.trace
    assert story.trace.endswith(b"world ends []\n")


# --- broken servers


RARE = {"done_twice": 10, "set_back": 12, "withdrawn_before_it_came": 188}
"""Mutants that few seeds catch, and the first seed to try."""
NOBODY_KNOWS = FaultRates(store_unsure=0.2, store_fails=0.1, store_late=0.1)
TWO_MINDS = FaultRates(freeze=1.0, kill=0.3, interval_s=0.4, bus_loses=0.7, cut=0.02)
CUTS = FaultRates(cut=0.03)
KILLED_AFTER_S = 0.08
"""After the delay of a call and its first attempt."""
CLOCKS = FaultRates(clock=1.0, interval_s=0.2)


@pytest.mark.parametrize(
    ("mutant", "faults", "found"),
    [
        ("tell_first", NOBODY_KNOWS, "received a frame .* that differs"),
        ("write_behind", TWO_MINDS, "was acknowledged but is not in the log"),
        ("done_twice", NOBODY_KNOWS, "is stored 2 times"),
        ("another_id", NOBODY_KNOWS, "was acknowledged but is not in the log"),
        ("guessed", NOBODY_KNOWS, "was acknowledged but is not in the log"),
        ("skipped_frame", CUTS, "not idle after"),
        ("stale_owner", TWO_MINDS, "entry .* found, .* expected"),
        ("alone", TWO_MINDS, "lost its stream"),
        ("wall_clock", CLOCKS, "the server owes a move|is connected but marked absent"),
    ],
)
def test_mutants_are_caught_where_the_server_holds(
    mutant: str, faults: FaultRates, found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scenario, "IDLE_TIMEOUT_S", 40.0)  # all of it passes where a client asks again and again
    first = RARE.get(mutant, 1)
    for seed in range(first, first + 30):
        if any(re.search(found, fault) for fault in run_seed(seed, rates=faults, mutant=mutant).violations):
            assert run_seed(seed, rates=faults).violations == []
            return
    pytest.fail(f"{mutant} was not caught")


class SetBack(Scenario):
    """Again and again the clock of a machine is set back, and its server is started anew."""

    async def inject_faults(self) -> None:
        while True:
            await asyncio.sleep(0.37)
            for process in self.processes:
                process.kill()
                process.set_clock(process.clock - 3_600)
                process.start()
            self.world.fault_counts["clock"] += 1  # by such a clock a call may come at any time


class Unseen(Scenario):
    """What processes know of who is connected elsewhere is lost once."""

    def heal(self) -> None:
        super().heal()
        self.world.schedule(1.0, self.store.presence.clear)


class KilledWhileCalling(Scenario):
    """The push service refuses everything, and all servers are killed before they try again."""

    async def wait_for_calls(self) -> None:
        self.world.rates = FaultRates(push_fails=1.0)
        for player in self.players:
            await player.look(looking=False)
        await asyncio.sleep(KILLED_AFTER_S)
        self.world.rates = NO_FAULTS
        for process in self.processes:
            process.kill()
            process.start()
        for player in self.players:
            await player.reconnect()
        await super().wait_for_calls()


@pytest.mark.parametrize(
    ("kind", "mutant", "found"),
    [
        (SetBack, "set_back", "the server owes a move"),
        (Unseen, "given_up", "marked absent"),
        (Scenario, "called_by_every_process", "called 2 times"),
        (Scenario, "called_for_a_jump_in", "at a time when nobody owed it"),
        (Scenario, "called_at_night", "in quiet hours"),
        (Scenario, "called_while_looking", "while looking"),
        (Scenario, "calls_are_not_withdrawn", "was not withdrawn"),
        (Scenario, "withdrawn_before_it_came", "was not withdrawn"),
        (KilledWhileCalling, "claimed_for_ever", "nobody was called"),
        (AbsenceScenario, "bots_do_not_wait", "came before frame"),
        (AbsenceScenario, "missed_windows_stay_missed", "closed a window that was not open in full"),
        (AbsenceScenario, "played_in_silence", "tells 0 moves of a bot"),
    ],
)
def test_mutants_are_caught_without_faults(kind: type[Scenario], mutant: str, found: str) -> None:
    first = RARE.get(mutant, 1)
    for seed in range(first, first + 30):
        if any(found in fault for fault in run_scenario(kind(seed, NO_FAULTS), mutant).violations):
            assert run_scenario(kind(seed, NO_FAULTS)).violations == []
            return
    pytest.fail(f"{mutant} was not caught")


# --- what the world is made of


def test_a_batch_uses_all_cores_and_tells_how_to_reproduce_a_finding(tmp_path: Path) -> None:
    done: list[None] = []
    outcome = asyncio.run(run_batch(tmp_path, 3, 2, lambda: done.append(None)))
    assert (outcome.seed, outcome.trials, outcome.violations, len(done)) == (3, 2, [], 2)
    assert outcome.counts["replayed"] == 1
    assert outcome.counts["entries"] == sum(run_seed(seed).counts["entries"] for seed in (3, 3 + SEED_STRIDE))
    assert "seed 7: it rains (reproduce: forno lab simulation --seed 7 --count 1 " in describe(
        ScenarioResult(7, "", {}, ["it rains"])
    )


def test_a_finding_leaves_a_trace_that_reproduces(tmp_path: Path) -> None:
    sound = run_seed(1, keep=True)
    told_before = [ScenarioResult(1, sound.trace_hash, {}, ["it rains"]), ScenarioResult(2, "another", {}, [])]
    assert rerun(told_before, tmp_path) == ["seed 2 has another trace when run again"]
    assert [file.name for file in tmp_path.iterdir()] == ["trace-1"]
    assert (tmp_path / "trace-1").read_bytes() == sound.trace


def test_virtual_time_costs_no_real_time() -> None:
    loop = VirtualLoop()  # type: ignore[abstract]
    loop.run(asyncio.sleep(1_000_000))
    assert loop.now == 1_001_000
    with pytest.raises(Stuck):
        loop.run(asyncio.wait_for(loop.create_future(), None))


def test_the_simulated_store_meets_the_log_contract() -> None:
    store, index = MemoryStore(), RoomIndex("lobby", False, 0, b"{}")
    store.append("room", Row(1, "a", b"one"), index)
    with pytest.raises(DuplicateCommand):
        store.append("room", Row(2, "a", b"two"), index)
    for number in (1, 3):
        with pytest.raises(SequenceConflict):
            store.append("room", Row(number, "b", b"two"), index)
    store.append("room", Row(2, "b", b"two"), index)
    assert [row.body for row in store.rows["room"]] == [b"one", b"two"]


SOURCES = re.compile(r"^(?:import (time|secrets|random|uuid)|from (?:time|secrets|random|uuid|os) import (.*))$", re.M)


def test_the_server_takes_time_and_randomness_from_the_simulation_only() -> None:
    """A new source of either goes into `World.patched`; a file of SQLite is no part of the world."""
    server = CHECKOUT / "src/forno/server"
    for file in server.rglob("*.py"):
        if file.name != "sqlite_connection.py":
            found = {module or names for module, names in SOURCES.findall(file.read_text(encoding="utf-8"))}
            assert found <= {"time", "secrets", "token_bytes"}, file.name


def test_the_store_in_memory_deletes_texts_and_keeps_its_rows() -> None:
    store, index = MemoryStore(), RoomIndex("lobby", False, 0, b"{}")
    for seq in (1, 2):
        store.append("room", Row(seq, f"command {seq}", b"{}", seq, f"text {seq}"), index)
    assert store.delete_texts("room", [2, 9]) == 1
    assert [row.text for row in store.rows["room"]] == ["text 1", ""]
    assert store.delete_texts("room", None) == 1
    assert [row.command for row in store.rows["room"]] == ["command 1", "command 2"]
