"""Runs of the arena, as a person types them and as code calls them."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from forno.cli import main

Forno = Callable[..., "subprocess.CompletedProcess[str]"]
Result = Callable[..., dict[str, Any]]

DEADLY = """
import os, signal
from pathlib import Path

class Deadly:
    '''Ends its process once, at the tenth question of whichever worker comes to it first.'''

    asked = 0

    def choose(self, sight, chance):
        self.asked += 1
        if self.asked > 10 and not {always}:
            try:
                (Path(__file__).parent / "died").touch(exist_ok=False)
            except FileExistsError:
                return sight.options[chance.below(len(sight.options))]
        if self.asked > 10:
            os.kill(os.getpid(), signal.SIGKILL)
        return sight.options[chance.below(len(sight.options))]
"""


@pytest.fixture
def forno(tmp_path: Path) -> Forno:
    """`forno("arena", "solo", ...)`, in an empty folder."""

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "forno", *arguments]
        return subprocess.run(command, capture_output=True, encoding="utf-8", cwd=tmp_path, check=False)

    return run


@pytest.fixture
def result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Result:
    """The part of `--json` that must be the same to the bit, of a command that runs in this very process."""
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str) -> dict[str, Any]:
        status = main([*arguments, "--json"])
        printed = capsys.readouterr()
        assert (status, printed.err) == (0, "")
        return result_in(printed.out)

    return run


def result_in(printed: str) -> dict[str, Any]:
    whole: dict[str, dict[str, Any]] = json.loads(printed)
    return whole["result"]


@pytest.fixture
def deadly(tmp_path: Path) -> Path:
    """A bot that ends its process once. The file `died` beside it says that it has."""
    file = tmp_path / "deadly.py"
    file.write_text(DEADLY.format(always=False), encoding="utf-8")
    return file
