"""Every mutant of the lab finds its target and its tests: whoever rewrites or renames one learns here what to adapt."""

from __future__ import annotations

import subprocess
import sys

from harness import CHECKOUT


def test_every_mutant_finds_its_target_and_each_of_its_tests() -> None:
    """In a process of its own: this one may not import the lab, and some targets import a database's client."""
    command = [sys.executable, "-m", "lab.mutants.resolve"]
    result = subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr
