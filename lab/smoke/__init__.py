"""Experiments in short, as tests: `forno lab smoke` runs them, every night and on request."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from harness.stages import CHECKOUT, CORES
from harness.tiers import paths_in

FOLDER = "lab/smoke"
DURATION = "five to seven minutes on two cores"


def command(arguments: Sequence[str]) -> list[str]:
    """Return the command that runs them: all of them, unless the arguments for pytest name some.

    One process a core, and no more: some experiments measure times.
    """
    some = [] if [*paths_in(arguments)] else [FOLDER]
    parallel = ["--numprocesses", str(CORES), "--dist", "worksteal"]
    return [sys.executable, "-m", "pytest", *parallel, *arguments, *some]


def run(arguments: Sequence[str]) -> NoReturn:
    """Become pytest, in the folder of the checkout."""
    os.chdir(CHECKOUT)
    print(f"every experiment in short: {DURATION}", flush=True)
    os.execv(sys.executable, command(arguments))
