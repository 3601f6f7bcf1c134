"""`forno bench start`: the processor time of importing Forno and of short commands, beside a bare interpreter."""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from statistics import median

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.command import BenchmarkError, parser_for, run
from harness.reports import print_table

BARE = "bare interpreter"
PROGRAMS = {
    BARE: ("-c", "pass"),
    "import forno": ("-c", "import forno"),
    "import msgspec": ("-c", "import msgspec"),
    "forno --version": ("-m", "forno", "--version"),
    "forno games": ("-m", "forno", "games"),
}
LIMITS_MS = {"import forno": 60.0, "forno --version": 150.0}
"""Limits of the processor time: of an import over a bare interpreter, of a command altogether."""


class Start(msgspec.Struct, frozen=True):
    """Medians of one program."""

    milliseconds: float
    """Processor time of the process, user and system."""
    over_bare: float
    """Milliseconds over the bare interpreter."""
    ratio: float
    """Times the bare interpreter of the same round."""


def main(argv: Sequence[str] | None = None) -> None:
    run(parser_for("start", __doc__, quick="five rounds instead of 31"), argv, measure, show)


def measure(arguments: Namespace) -> dict[str, Start]:
    """Measure all programs in turn, round by round, so that a busy machine troubles all of them alike."""
    rounds = [
        {name: processor_ms(program) for name, program in PROGRAMS.items()} for _ in range(5 if arguments.quick else 31)
    ][1:]  # the first one fills the caches
    return {
        name: Start(
            milliseconds=median(spent[name] for spent in rounds),
            over_bare=median(spent[name] - spent[BARE] for spent in rounds),
            ratio=median(spent[name] / spent[BARE] for spent in rounds),
        )
        for name in PROGRAMS
    }


def processor_ms(program: Sequence[str]) -> float:
    """Run a program to its end; return its processor time."""
    with subprocess.Popen([sys.executable, *program], stdout=subprocess.DEVNULL) as process:
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise BenchmarkError(f"{' '.join(program)} failed")
    return 1000 * (used.ru_utime + used.ru_stime)


def show(results: dict[str, Start]) -> None:
    rows = []
    for name, start in results.items():
        limit = f"{LIMITS_MS[name]:.0f}" if name in LIMITS_MS else ""
        rows.append([name, f"{start.milliseconds:.0f}", f"{start.over_bare:.0f}", f"{start.ratio:.1f}", limit])
    print_table("processor time", ["program", "ms", "over bare, ms", "times bare", "limit, ms"], rows)


if __name__ == "__main__":
    main()
