"""Processes under the limits of Windows, on Linux: `sitecustomize.py` has the limits, `taskkill.py` the program."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from harness import CHECKOUT

FOLDER = Path(__file__).parent


def windows_environment(folder: Path) -> dict[str, str]:
    """Return the environment of a process under these limits. Programs of Windows are written to the folder."""
    program = folder / "taskkill"
    program.write_text(f"#!/bin/sh\nexec '{sys.executable}' -I '{FOLDER / 'taskkill.py'}' \"$@\"\n", encoding="utf-8")
    program.chmod(0o755)
    path = os.pathsep.join((str(FOLDER), str(CHECKOUT)))
    return os.environ | {"PYTHONPATH": path, "PATH": os.pathsep.join((str(folder), os.environ["PATH"]))}
