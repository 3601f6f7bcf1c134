"""The command, run as people run it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Forno = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def forno(tmp_path: Path) -> Forno:
    """`forno("rules", "solo", typed="...")`, in an empty folder."""

    def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "forno", *arguments]
        return subprocess.run(command, input=typed, capture_output=True, encoding="utf-8", cwd=tmp_path, check=False)

    return run
