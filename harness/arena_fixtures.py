"""Pytest fixtures: runs of the arena in this process, and a bot that kills its worker."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from forno.cli import main

Result = Callable[..., dict[str, Any]]

DEADLY = """
import os, signal
from pathlib import Path

class Deadly:
    '''Ends its process once, at the tenth question of whichever worker comes to it first.'''

    asked = 0

    def choose(self, observation, chance):
        self.asked += 1
        if self.asked > 10 and not {always}:
            try:
                (Path(__file__).parent / "died").touch(exist_ok=False)
            except FileExistsError:
                return observation.legal_moves[chance.below(len(observation.legal_moves))]
        if self.asked > 10:
            os.kill(os.getpid(), signal.SIGKILL)
        return observation.legal_moves[chance.below(len(observation.legal_moves))]
"""


@pytest.fixture
def result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Result:
    """Run a command with `--json` in this process; the part of its answer that must be the same to the bit."""
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str) -> dict[str, Any]:
        status = main([*arguments, "--json"])
        printed = capsys.readouterr()
        assert (status, printed.err) == (0, "")
        return result_in(printed.out)

    return run


def result_in(printed: str) -> dict[str, Any]:
    """Read the reproducible part of what `--json` printed; times are left out."""
    whole: dict[str, dict[str, Any]] = json.loads(printed)
    return whole["result"]


@pytest.fixture
def deadly(tmp_path: Path) -> Path:
    """Write a bot that kills its process once; afterwards the file `died` is beside it."""
    file = tmp_path / "deadly.py"
    file.write_text(DEADLY.format(always=False), encoding="utf-8")
    return file
