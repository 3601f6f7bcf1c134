"""`./forno WHAT` installs what that command needs, and no more."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]

RECORDER = """#!/bin/sh
printf '%s\\n' "$*" >> "$0.asked"
"""
"""Stands where the checkout's own Python would: nothing is installed by this test."""

UNINSTALLED = """
import sys
sys.modules["psutil"] = None
from forno.cli import main
sys.exit(main(["lab"]))
"""


@pytest.mark.parametrize(
    ("command", "requirements"), [("games", "run"), ("serve", "run"), ("lab", "test"), ("bench", "test")]
)
def test_a_command_finds_its_requirements_installed(command: str, requirements: str, tmp_path: Path) -> None:
    for part in ("forno", "pyproject.toml"):
        shutil.copy(CHECKOUT / part, tmp_path)
    shutil.copytree(CHECKOUT / "requirements", tmp_path / "requirements")
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(RECORDER)
    python.chmod(0o755)
    subprocess.run([tmp_path / "forno", command], check=True, capture_output=True)
    asked = (python.parent / "python.asked").read_text()
    assert [name for name in ("run", "test") if f"requirements/{name}.txt" in asked] == [requirements]
    assert asked.splitlines()[-1] == f"-m forno {command}"


def test_who_runs_the_lab_without_them_is_told_what_to_do() -> None:
    run = subprocess.run([sys.executable, "-c", UNINSTALLED], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == (
        "forno: lab: needs psutil: ./forno lab in the checkout installs it, with all else that is needed\n"
    )
