"""The stages of `./forno test` and `./forno test fast`: what runs beside what, and what the end says.

A plan is a list of phases, one after the other. A phase is a list of lanes that run at the same time; a lane is a list
of stages, one after the other. A stage's output is printed whole when it ends; failures are printed again at the end,
then where the time went. No run fails by its time.
Standard library only.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Lock
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from harness.set_up.tools import run_program

CHECKOUT = Path(__file__).resolve().parents[1]
SPELLED = (
    "src", "docs", "harness", "packaging", "tests", "lab", ".github", ".gitlab",
    "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "CODE_OF_CONDUCT.md", "SECURITY.md",
)  # fmt: skip
LAYERS = "from importlinter.cli import lint_imports_command; lint_imports_command(['--no-logo'])"
REPEATED_LINES = 80
"""Of a failed stage's output, at the end."""
INTERRUPT_WAIT_S = 30.0
"""Time for this process to learn of the Ctrl-C that has ended a stage: a busy machine may wake it after the stage."""
PERCENT = re.compile(rb"\[ *(\d+)%\]\s*$")
"""At the end of a line of pytest's dots."""
PERCENT_STEP = 10
SLOWEST = 15
"""Tests that are listed at the end, by their processor time."""
FIXED_WORK_ROUNDS, USUAL_WORK_S = 2_000_000, 0.10
"""A fixed piece of work, and its usual processor time: where the times of the docs were measured."""
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Stage(NamedTuple):
    """A command, and what to do if it fails."""

    name: str
    command: Sequence[str]
    advice: str
    is_needed: bool = False
    """Nothing after it can run if it fails."""


class Done(NamedTuple):
    stage: Stage
    status: int
    output: str
    seconds: float
    processor_s: float = 0.0
    """Of its process, and of the programs it has waited for."""


Lane = Sequence[Stage]
Phase = Sequence[Lane]


def python(*arguments: str) -> list[str]:
    return [sys.executable, *arguments]


BACKGROUND = ("nice", "-n", "5") if shutil.which("nice") else ()
"""Before a command that needs the processor only, beside tests that wait for servers and browsers."""


def behind(stage: Stage) -> Stage:
    """Return a stage that leaves the processor to others: it fills what they leave."""
    return stage._replace(command=[*BACKGROUND, *stage.command])


def tests(tier: str, workers: int, *more: str) -> Stage:
    """Return the stage of a tier's tests."""
    parallel = ("--numprocesses", str(workers), "--dist", "worksteal")
    command = python("-m", "pytest", "-p", "harness.test_times", "-m", "not nightly", *parallel, f"tests/{tier}", *more)
    return Stage(tier, command, f"./forno test tests/{tier} --last-failed")


ASKING_FOR_THE_SYSTEM = ("src/forno/platform.py", "harness/set_up", "harness/launch.py")
"""Modules whose types differ between systems; tests/unit/test_platform.py finds others in the package."""


def types_on(system: str) -> Stage:
    """Return the stage that checks types as another system has them."""
    arguments = ("--platform", system, "--cache-dir", f".mypy_cache/{system}", *ASKING_FOR_THE_SYSTEM)
    return Stage(f"types-{system}", python("-m", "mypy", *arguments), f".venv/bin/mypy --platform {system} src")


LINT = [
    Stage("format", python("-m", "ruff", "format", "--check", "."), ".venv/bin/ruff format ."),
    Stage("lint", python("-m", "ruff", "check", "."), ".venv/bin/ruff check --fix ."),
    Stage("spelling", python("-m", "codespell_lib", *SPELLED), "mend the words above, or name them in pyproject.toml"),
    Stage("layers", python("-c", LAYERS), "imports point down only: see docs/architecture.md"),
]
SET_UP = Stage("set-up", python("harness/launch.py", "set-up", "e2e"), "the lines above say why", is_needed=True)
TYPES = [
    Stage("types", python("-m", "mypy"), ".venv/bin/mypy"),
    *(types_on(system) for system in ("win32", "darwin")),
]
PAGE = [
    Stage("page-types", python("web/build.py", "check"), "python web/build.py check"),
    Stage("page-parts", python("web/build.py", "test"), "python web/build.py test"),
]
AUDIT = Stage("audit", python("harness/audit.py", "--report"), "python harness/audit.py")
"""It needs a network, and says so where there is none."""

UNIT = tests("unit", CORES)
"""They need the processor only, and each worker first collects all of them."""
VIRTUAL = tests("virtual", CORES)
SERVER = tests("server", 2 * CORES)
"""Tests of servers wait for timeouts and restarts most of the time: more workers than cores."""
E2E = tests("e2e", CORES + 1, "--ignore=tests/e2e/terminal")
"""Browsers keep the cores busy, and wait for each other now and then. Beside tests of servers nothing is gained: the
cores are busy there too."""
TERMINAL = tests("e2e/terminal", CORES)
"""Players in a terminal wait for their turns: a lane beside servers and browsers."""

PLANS: dict[str, Sequence[Phase]] = {
    "fast": [[LINT, [UNIT, tests("virtual", CORES, "--ignore=tests/virtual/lab")]]],
    # Stages without services use the cores while packages are fetched, while tests of servers and browsers wait, and
    # beside the last of these, which may be a long one alone. Checks of types run one at a time, so they come first.
    "all": [
        [[SET_UP], [*LINT, VIRTUAL]],
        [[SERVER, E2E], [TERMINAL], [*map(behind, [*TYPES, *PAGE, AUDIT, UNIT])]],
    ],
}


class Run:
    """One run of a plan; what it prints does not mix."""

    def __init__(self) -> None:
        self.done: list[Done] = []
        self.began = time.monotonic()
        self.lock = Lock()
        self.interrupted = Event()
        self.times = ""
        """The folder with the times of the tests."""

    def run(self, plan: Sequence[Phase]) -> int:
        with tempfile.TemporaryDirectory(prefix="forno-times-") as self.times:
            for phase in plan:
                with ThreadPoolExecutor(len(phase)) as lanes, self.stopping_lanes():
                    list(lanes.map(self.run_lane, phase))
                if any(done.status and done.stage.is_needed for done in self.done):
                    break
            print("\n".join(("", *where_the_time_went(self.done, Path(self.times)))), flush=True)
        return self.conclude()

    @contextmanager
    def stopping_lanes(self) -> Iterator[None]:
        """After Ctrl-C, which the stages that run receive as well, let no lane go on."""
        try:
            yield
        except KeyboardInterrupt:
            self.interrupted.set()
            raise

    def run_lane(self, lane: Lane) -> None:
        for stage in lane:
            self.say(f"{stage.name} ...")
            began = time.monotonic()
            status, output, processor_s = self.follow(stage)
            if status == -signal.SIGINT:
                self.interrupted.wait(INTERRUPT_WAIT_S)
            if self.interrupted.is_set():
                return
            done = Done(stage, status, output, time.monotonic() - began, processor_s)
            with self.lock:
                self.done.append(done)
            self.say(f"{stage.name}: {'FAILED' if done.status else 'ok'}, {done.seconds:.0f} s", output)

    def follow(self, stage: Stage) -> tuple[int, str, float]:
        """Run a stage, and say meanwhile how far its tests are; its exit status, its output and its processor time."""
        lines, said, processor_s = [], 0, 0.0
        with subprocess.Popen(
            stage.command,
            cwd=CHECKOUT,
            env=os.environ | {"FORNO_TEST_TIMES": self.times},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
        ) as running:
            assert running.stdout
            for line in running.stdout:
                lines.append(line)
                percent = int(found[1]) if (found := PERCENT.search(line)) else 0
                if said + PERCENT_STEP <= percent < 100:
                    said = percent
                    self.say(f"{stage.name}: {percent} %")
            if hasattr(os, "wait4"):
                _, status, used = os.wait4(running.pid, 0)
                running.returncode, processor_s = os.waitstatus_to_exitcode(status), used.ru_utime + used.ru_stime
        return running.returncode, b"".join(lines).decode("utf-8", errors="replace").strip(), processor_s

    def say(self, *lines: str) -> None:
        """Print lines together, with the seconds since the beginning before the first."""
        with self.lock:
            head = f"[{time.monotonic() - self.began:4.0f} s] "
            print(head + "\n".join(line for line in lines if line), flush=True)

    def conclude(self) -> int:
        """Print what failed, and what to do about it; the exit status."""
        failed = [done for done in self.done if done.status]
        for done in failed:
            last = done.output.splitlines()[-REPEATED_LINES:]
            print(f"\n== {done.stage.name} failed", *last, sep="\n")
        if not failed:
            self.say("all is well")
            return 0
        print("\nfailed:")
        for done in failed:
            print(f"  {done.stage.name}: {done.stage.advice}")
        return 1


def where_the_time_went(done: Sequence[Done], times: Path) -> list[str]:
    """Lines on the processor time of each stage, the tests that took most of it, and the speed of this machine."""
    used = [f"{one.stage.name} {one.processor_s:.0f}" for one in done if one.processor_s >= 1]
    tests = [json.loads(line) for file in times.glob("*.jsonl") for line in file.read_text("utf-8").splitlines()]
    slowest = sorted(tests, key=lambda test: -test[2])[:SLOWEST]
    wall_s, work_s = fixed_work_s()
    return [
        f"processor time, s: {', '.join(used)}; in all {sum(one.processor_s for one in done):.0f}",
        *(["slowest tests, by processor time (wall time), s:"] if slowest else []),
        *(f"  {used_s:6.1f} ({took_s:6.1f})  {name}" for name, took_s, used_s in slowest),
        f"a fixed piece of work took {work_s:.2f} s of processor time, usually {USUAL_WORK_S}; in all {wall_s:.2f} s",
    ]


def fixed_work_s() -> tuple[float, float]:
    """Do a fixed piece of work; its wall time and its processor time."""
    began, used, total = time.monotonic(), time.process_time(), 0
    for number in range(FIXED_WORK_ROUNDS):
        total += number & 3
    return time.monotonic() - began, time.process_time() - used


if __name__ == "__main__":
    sys.exit(run_program(lambda: Run().run(PLANS[sys.argv[1]])))
