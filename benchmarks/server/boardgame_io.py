"""The server of boardgame.io, installed for one run into a temporary folder; requires Node and npm."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from benchmarks.command import BenchmarkError
from benchmarks.server.program import Program
from harness import CHECKOUT

SOURCE = CHECKOUT / "benchmarks" / "peers" / "boardgame-io"
INSTALL = ("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--fetch-retries=1")
INSTALL_TIMEOUT_S = 180


def install(folder: Path) -> Path:
    """Install it; return the folder to run it in. BenchmarkError, with the reason, if that fails."""
    for program in ("node", "npm"):
        if shutil.which(program) is None:
            raise BenchmarkError(f"{program} is missing")
    installed = shutil.copytree(SOURCE, folder / "boardgame-io", ignore=shutil.ignore_patterns("node_modules"))
    try:
        ran = subprocess.run(INSTALL, cwd=installed, capture_output=True, text=True, timeout=INSTALL_TIMEOUT_S)
    except subprocess.TimeoutExpired:
        raise BenchmarkError(f"npm took longer than {INSTALL_TIMEOUT_S} seconds") from None
    if ran.returncode:
        raise BenchmarkError(f"its packages cannot be installed ({reason(ran.stderr)})")
    return installed


def reason(output: str) -> str:
    """Reason of npm's failure, without addresses."""
    codes = [line.split("code ", 1)[1] for line in output.splitlines() if "code " in line]
    return f"npm says {codes[0]}" if codes else "npm failed"


def server(folder: Path) -> Program:
    return Program("node", "server.mjs", "{port}", folder=folder, environ={"NODE_ENV": "production"})


def load(address: str, tables: int, seconds: float) -> list[str]:
    return ["node", "load.mjs", address, str(tables), str(seconds)]
