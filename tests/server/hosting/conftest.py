"""The command as a host types it, in an empty folder, with nothing set in the environment."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.hosting.lines import Forno


@pytest.fixture
def forno(tmp_path: Path) -> Forno:
    """`forno("admin", "list", FORNO_DATA="...")`"""

    def run(*arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "forno", *arguments]
        clean = {name: value for name, value in os.environ.items() if not name.startswith("FORNO_")}
        return subprocess.run(
            command, capture_output=True, encoding="utf-8", cwd=tmp_path, env=clean | environ, timeout=60, check=False
        )

    return run
