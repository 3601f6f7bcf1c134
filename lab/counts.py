"""Tests whose counts `./forno test` keeps small, with their full counts."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from pathlib import Path

from harness import CHECKOUT
from lab.experiment import Experiment, Outcome, Progress

TIMEOUT_S = 3600
"""For one test."""


def counted_files() -> list[str]:
    """List the files of unit, virtual and server tests that choose between a small count and a full one.

    Those of tests/e2e need a browser, which the lab does not install: `FORNO_COUNTS=full ./forno test tests/e2e`.
    """
    files = sorted(
        file for tier in ("unit", "virtual", "server") for file in (CHECKOUT / "tests" / tier).rglob("test_*.py")
    )
    return [str(file.relative_to(CHECKOUT)) for file in files if "from harness.counts" in file.read_text("utf-8")]


async def full(file: str, folder: Path) -> tuple[int, list[str]]:
    """Run the tests of a file with the full counts: how many passed, and which failed."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "pytest", "-c", "pyproject.toml", "-rf", "--tb=short", f"--timeout={TIMEOUT_S}", file),
        cwd=CHECKOUT,
        env=os.environ | {"FORNO_COUNTS": "full"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    output = (await process.communicate())[0].decode(errors="replace")
    (folder / f"{Path(file).stem}.txt").write_text(output, encoding="utf-8")
    failed = re.findall(r"^FAILED (.+)", output, re.M)
    if process.returncode and not failed:
        failed = [f"{file}: pytest ended with {process.returncode}"]
    passed = sum(line.count(".") for line in re.findall(r"^([.F]+) +\[ *\d+%\]$", output, re.M))
    return passed, failed


async def batch(folder: Path, seed: int, size: int, progress: Progress) -> Outcome:
    """The next files: over all batches, each has its turn."""
    files, faults, passed = counted_files(), list[str](), 0
    for number in range(seed - 1, seed - 1 + size):
        well, wrong = await full(files[number % len(files)], folder)
        passed += well
        faults += wrong
        progress()
    return Outcome(seed, size, {"tests passed": passed}, faults)


COUNTS = Experiment(
    name="counts",
    claim="tests with a small count in the test command also pass with their full count",
    unit="test files",
    batch=1,
    goal=len(counted_files()),
    run=batch,
)
