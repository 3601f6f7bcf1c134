"""A run of stages: lanes side by side, phases one after the other, output whole, failures last."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from harness import stages
from harness.stages import PLANS, Run, Stage, behind

PATIENCE_S = 30
"""For how long a stage waits to be heard, on a busy machine too."""


@pytest.fixture(autouse=True)
def _little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure the speed of the machine, which each run does at its end, with a piece of work that takes no time."""
    monkeypatch.setattr(stages, "FIXED_WORK_ROUNDS", 1000)


def stage(name: str, code: str, *, is_needed: bool = False) -> Stage:
    return Stage(name, [sys.executable, "-S", "-c", code], f"mend {name}", is_needed)


def test_all_stages_run_and_failures_come_last(capsys: pytest.CaptureFixture[str]) -> None:
    bad = stage("bad", "print('this is wrong'); raise SystemExit(1)")
    assert Run().run([[[bad, stage("good", "print('fine')")]], [[stage("later", "print('also fine')")]]]) == 1
    printed = capsys.readouterr().out
    assert "bad: FAILED" in printed
    assert printed.count("this is wrong") == 2
    assert printed.index("also fine") < printed.rindex("this is wrong")
    assert printed.endswith("failed:\n  bad: mend bad\n")


def test_nothing_runs_after_a_stage_that_is_needed(capsys: pytest.CaptureFixture[str]) -> None:
    broken = stage("set-up", "raise SystemExit('no network')", is_needed=True)
    assert Run().run([[[broken]], [[stage("later", "print('ran')")]]]) == 1
    printed = capsys.readouterr().out
    assert "no network" in printed
    assert "later" not in printed


def test_lanes_run_side_by_side(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each waits for the other."""
    wait = """import pathlib, time
pathlib.Path({mine!r}).touch()
while not pathlib.Path({other!r}).exists(): time.sleep(0.01)"""
    one, two = str(tmp_path / "one"), str(tmp_path / "two")
    lanes = [[stage("one", wait.format(mine=one, other=two))], [stage("two", wait.format(mine=two, other=one))]]
    assert Run().run([lanes]) == 0
    assert capsys.readouterr().out.rstrip().endswith("all is well")


def test_a_long_stage_says_meanwhile_how_far_its_tests_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It ends after it was heard, or in the end where nobody hears it."""
    heard = tmp_path / "heard"
    code = f"""import pathlib, time
print("....  [ 20%]\\n....  [ 25%]\\n....  [ 40%]", flush=True)
end = time.monotonic() + {PATIENCE_S}
while not pathlib.Path({str(heard)!r}).exists() and time.monotonic() < end: time.sleep(0.01)"""

    class ListeningRun(Run):
        def say(self, *lines: str) -> None:
            super().say(*lines)
            if "40 %" in lines[0]:
                heard.touch()

    assert ListeningRun().run([[[stage("long", code)]]]) == 0
    printed = capsys.readouterr().out
    assert printed.index("] long: 20 %\n") < printed.index("] long: 40 %\n") < printed.index("] long: ok")
    assert "25 %" not in printed


@pytest.mark.long
def test_the_end_says_where_the_time_went(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the tests that took most of it; the times come from a plugin of pytest."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # others take a second to import
    (tmp_path / "test_busy.py").write_text(
        "import time\n"
        "def test_busy() -> None:\n"
        "    end = time.process_time() + 1\n"
        "    while time.process_time() < end: pass\n"
        "def test_quick() -> None: pass\n"
    )
    command = [sys.executable, "-m", "pytest", "-c", os.devnull, "-p", "harness.test_times", "-p", "no:cacheprovider"]
    command.append(str(tmp_path))
    assert Run().run([[[Stage("busy", command, "")]]]) == 0
    printed = capsys.readouterr().out
    assert re.search(r"processor time, s: busy \d+; in all \d+\n", printed)
    first, second = re.findall(r"^ +([\d.]+) \( *[\d.]+\)  \S*test_busy.py::(\w+)$", printed, re.M)
    assert (first[1], second[1]) == ("test_busy", "test_quick")
    assert float(first[0]) >= 1
    assert re.search(r"a fixed piece of work took [\d.]+ s of processor time, usually [\d.]+; in all [\d.]+ s", printed)


INTERRUPTED = """
import sys
from harness.set_up.tools import run_program
from harness.stages import Run, Stage

def sleep(name):
    code = f"import time; open({name!r}, 'w').close(); time.sleep(600)"
    return Stage(name, [sys.executable, "-S", "-c", code], "")

plan = [[[sleep(sys.argv[1]), sleep("never")], [sleep(sys.argv[2])]], [[sleep("never")]]]
sys.exit(run_program(lambda: Run().run(plan)))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no process groups")
def test_an_interrupt_ends_all_lanes_in_one_line(tmp_path: Path) -> None:
    begun = [tmp_path / "one", tmp_path / "two"]
    for pipe in begun:
        os.mkfifo(pipe)
    command = [sys.executable, "-c", INTERRUPTED, *map(str, begun)]
    run = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, text=True)
    for pipe in begun:
        pipe.read_bytes()
    os.killpg(run.pid, signal.SIGINT)
    printed, said = run.communicate(timeout=120)
    assert (run.returncode, said) == (130, "forno: interrupted\n")
    assert printed.count("\n") == 2
    assert "never" not in printed


@pytest.mark.skipif(sys.platform == "win32", reason="an interrupt is no signal there")
def test_a_stage_that_the_interrupt_ends_first_is_not_told_as_a_failure(capsys: pytest.CaptureFixture[str]) -> None:
    """On a busy machine the run learns of it after its stages."""
    run = Run()
    killed = stage("killed", "import os, signal; signal.signal(2, signal.SIG_DFL); os.kill(os.getpid(), 2)")
    lane = threading.Thread(target=run.run_lane, args=[[killed, stage("never", "")]])
    lane.start()
    lane.join(0.5)
    run.interrupted.set()
    lane.join()
    assert run.done == []
    assert "never" not in capsys.readouterr().out


def test_every_tier_is_in_the_plan_of_all_and_what_needs_no_service_in_the_fast_one() -> None:
    names = {
        plan: [stage.name for phase in phases for lane in phase for stage in lane] for plan, phases in PLANS.items()
    }
    assert names["fast"] == ["format", "lint", "spelling", "layers", "unit", "virtual"]
    types = {"types", "types-win32", "types-darwin", "page-types"}
    assert {*names["all"]} == {*names["fast"], *types, "set-up", "page-parts", "audit", "server", "e2e", "e2e/terminal"}


@pytest.mark.skipif(not shutil.which("nice"), reason="a stage cannot leave the processor to others")
def test_a_stage_behind_others_has_a_lower_priority(capsys: pytest.CaptureFixture[str]) -> None:
    code = "import os; print('priority', os.nice(0)); raise SystemExit(3)"
    run = Run()
    assert run.run([[[behind(stage("idle", code))]]]) == 1
    assert f"priority {os.nice(0) + 5}\n" in capsys.readouterr().out
    assert run.done[0].status == 3
