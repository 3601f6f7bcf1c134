"""Each case that a mutant names is a test, and servers of a trial are broken as the trial is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from harness import CHECKOUT, servers
from harness.servers import ServerProcess
from lab.mutants.catalogue import MUTANTS
from lab.mutants.node_ids import node_id


def test_every_case_that_a_mutant_names_is_there() -> None:
    """A function is looked up in the source, by `lab.mutants.resolve`; whether it has such a case, pytest alone can
    say, which therefore collects no file without one."""
    tests = sorted({node_id(test) for mutant in MUTANTS.values() for test in mutant.tests if "[" in test})
    assert tests
    command = [sys.executable, "-m", "pytest", "--collect-only", "-p", "no:cacheprovider", "-p", "no:xdist", *tests]
    result = subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout


def test_servers_of_a_trial_are_broken_in_the_same_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(servers, "usual_seed", None)
    assert ServerProcess(tmp_path).command == ["forno", "serve"]
    monkeypatch.setenv("FORNO_MUTANT", "tell_first")
    assert ServerProcess(tmp_path).command == ["lab.mutants.server", "tell_first"]
    assert ServerProcess(tmp_path, mutant="write_behind").command[-1] == "write_behind"
