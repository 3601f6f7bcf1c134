"""boardgame.io's own server, where Node and its packages can be had. Installed for one run, into a temporary folder."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from benchmarks.server.program import CHECKOUT, Failed, Program

SOURCE = CHECKOUT / "benchmarks" / "peers" / "boardgame-io"
INSTALL = ("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--fetch-retries=1")
PATIENCE = 180


def install(folder: Path) -> Path:
    """The folder to run it in; Failed, with the reason, if that cannot be."""
    for program in ("node", "npm"):
        if shutil.which(program) is None:
            raise Failed(f"{program} is missing")
    home = shutil.copytree(SOURCE, folder / "boardgame-io", ignore=shutil.ignore_patterns("node_modules"))
    try:
        ran = subprocess.run(INSTALL, cwd=home, capture_output=True, text=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        raise Failed(f"npm was not done after {PATIENCE} seconds") from None
    if ran.returncode:
        raise Failed(f"its packages cannot be installed ({reason(ran.stderr)})")
    return home


def reason(complaint: str) -> str:
    """What npm says, without its address."""
    codes = [line.split("code ", 1)[1] for line in complaint.splitlines() if "code " in line]
    return f"npm says {codes[0]}" if codes else "npm failed"


def server(home: Path) -> Program:
    return Program("node", "server.mjs", "{port}", folder=home, environ={"NODE_ENV": "production"})


def load(address: str, tables: int, seconds: float) -> list[str]:
    return ["node", "load.mjs", address, str(tables), str(seconds)]
