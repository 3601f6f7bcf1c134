"""`./forno WHAT` installs what that command needs, and no more."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from harness import CHECKOUT

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


TIERS = ("run", "arena", "unit", "server", "e2e", "bench")


@pytest.mark.parametrize(
    ("command", "tier", "last"),
    [
        ("games", "run", "-m forno games"),
        ("serve", "run", "-m forno serve"),
        ("arena", "arena", "-m forno arena"),
        ("tournament", "arena", "-m forno tournament"),
        ("lab", "server", "-m forno lab"),
        ("bench", "bench", "-m forno bench"),
        ("test fast", "unit", "{checkout}/harness/stages.py fast"),
        ("test tests/unit", "unit", "{checkout}/harness/tiers.py pytest tests/unit"),
        ("test -x tests/server", "server", "{checkout}/harness/tiers.py pytest -x tests/server"),
        (
            "test tests/e2e/test_ray.py::test_x",
            "e2e",
            "{checkout}/harness/tiers.py pytest tests/e2e/test_ray.py::test_x",
        ),
        ("test", "unit", "{checkout}/harness/stages.py all"),
        ("test browsers", "e2e", "{checkout}/harness/browser/remote_smoke.py"),
        ("pictures album", "e2e", "{checkout}/harness/pictures.py album"),
        ("set-up e2e", "e2e", "{checkout}/harness/browser/chromium.py"),
    ],
)
def test_a_command_finds_its_requirements_installed(command: str, tier: str, last: str, tmp_path: Path) -> None:
    """`./forno test` itself installs the other tiers while unit tests run: see harness/stages.py."""
    checkout = fake_checkout(tmp_path)
    run(checkout, *command.split())
    asked = (checkout / ".venv/bin/python.asked").read_text()
    assert [name for name in TIERS if f"requirements/{name}.txt" in asked] == [tier]
    assert ("web/build.py" in asked) == (tier != "unit")
    assert asked.splitlines()[-1] == last.format(checkout=checkout)


def test_what_is_installed_is_not_installed_again(tmp_path: Path) -> None:
    """A tier brings those before it; forno itself is installed once."""
    checkout = fake_checkout(tmp_path)
    for command in ("set-up server", "test fast", "lab", "games", "test tests/unit"):
        run(checkout, *command.split())
    asked = (checkout / ".venv/bin/python.asked").read_text()
    assert asked.count("--requirement") == 1
    assert asked.count("--editable") == 1


def test_a_tier_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    ran = subprocess.run([fake_checkout(tmp_path) / "forno", "set-up", "moon"], capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (
        1,
        "forno: no such tier: moon; there are run, arena, unit, server, e2e and bench\n",
    )


def test_uv_installs_where_the_machine_has_it(tmp_path: Path) -> None:
    checkout = fake_checkout(tmp_path)
    uv = tmp_path / "uv"
    uv.write_text(RECORDER)
    uv.chmod(0o755)
    run(checkout, "set-up", "unit", path=str(tmp_path))
    assert "pip install --quiet" in (tmp_path / "uv.asked").read_text()
    assert "install" not in (checkout / ".venv/bin/python.asked").read_text()


@pytest.mark.parametrize("failing", ["-m uv pip", "-m uv --version"], ids=["it fails", "it is not to be had"])
def test_pip_installs_where_uv_does_not(failing: str, tmp_path: Path) -> None:
    checkout = fake_checkout(tmp_path)
    python = checkout / ".venv/bin/python"
    python.write_text(f'{RECORDER}case "$*" in *"{failing}"* | *uv.txt*) exit 1 ;; esac\n')
    run(checkout, "set-up", "unit")
    lines = python.with_name("python.asked").read_text().splitlines()
    assert [line for line in lines if line.startswith("-m pip install") and "requirements/unit.txt" in line]


def run(checkout: Path, *arguments: str, path: str = "") -> None:
    """Run the script, with no uv on the path but one that is named."""
    rest = [folder for folder in os.environ["PATH"].split(os.pathsep) if not (Path(folder) / "uv").exists()]
    environ = os.environ | {"PATH": os.pathsep.join(filter(None, [path, *rest]))}
    subprocess.run([checkout / "forno", *arguments], check=True, capture_output=True, env=environ)


def fake_checkout(folder: Path) -> Path:
    """Copy what the script reads, with a Python that writes down what it is asked and does nothing."""
    checkout = folder.resolve() / "checkout"
    shutil.copytree(CHECKOUT / "requirements", checkout / "requirements")
    shutil.copytree(CHECKOUT / "harness", checkout / "harness", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(
        CHECKOUT / "tests", checkout / "tests", ignore=shutil.ignore_patterns("__pycache__", "*.txt", "*.log")
    )
    for part in ("forno", "pyproject.toml"):
        shutil.copy(CHECKOUT / part, checkout)
    python = checkout / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(RECORDER)
    python.chmod(0o755)
    return checkout


def test_who_runs_the_lab_without_them_is_told_what_to_do() -> None:
    run = subprocess.run([sys.executable, "-c", UNINSTALLED], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == (
        "forno: lab: needs psutil: ./forno lab in the checkout installs it, with all else that is needed\n"
    )
