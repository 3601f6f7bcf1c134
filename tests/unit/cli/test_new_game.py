"""`forno new-game`: a package that passes its own tests as it is written, and clear refusals."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from harness.commands import Forno
from harness.third_party import install


def python(folder: Path, *arguments: str, path: Path | None = None) -> str:
    """Run Python in a folder, with one more on its path; return what it prints."""
    environ = {**os.environ, "COLUMNS": "120"} | ({"PYTHONPATH": str(path)} if path else {})
    done = subprocess.run([sys.executable, *arguments], cwd=folder, env=environ, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.long
def test_the_skeleton_passes_its_tests_and_can_be_played(
    forno: Forno, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = forno("new-game", "high-tide")
    assert written.returncode == 0, written.stderr
    assert "forno play high-tide" in written.stdout
    package = tmp_path / "high-tide"
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # other packages may be being installed just now
    assert "2 passed" in python(package, "-m", "pytest", "-p", "no:cacheprovider")

    project = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    install(package / "src", "high_tide", project["entry-points"])
    printed = python(package, "-m", "forno", "rules", "high-tide", path=package / "src")
    assert "High Tide" in printed
    assert "The highest takes the trick" in printed
    played = python(package, "-m", "forno", "simulate", "high-tide", "--games", "1", path=package / "src")
    assert "high-tide" in played


def test_nothing_of_the_samples_name_is_left(forno: Forno, tmp_path: Path) -> None:
    forno("new-game", "briscola", "--folder", "games/mine")
    files = [path for path in (tmp_path / "games" / "mine").rglob("*") if path.is_file()]
    assert len(files) == 6
    assert [path for path in files if "sample" in (path.name + path.read_text(encoding="utf-8")).lower()] == []


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Tiptop", "a game is named by small letters"),
        ("7up", "a game is named by small letters"),
        ("a--b", "a game is named by small letters"),
        ("../elsewhere", "a game is named by small letters"),
        ("a" * 41, "at most 40"),
        ("solo", "a game of this name is installed"),
        ("class", "Python has a word or a module of this name"),
        ("random", "Python has a word or a module of this name"),
        ("forno", "Python has a word or a module of this name"),
    ],
)
def test_a_bad_name_is_refused_in_one_line(forno: Forno, tmp_path: Path, name: str, why: str) -> None:
    refused = forno("new-game", name)
    assert refused.returncode == 2
    assert why in refused.stderr
    assert refused.stderr.count("\n") == 1
    assert [*tmp_path.iterdir()] == []


def test_a_folder_that_is_there_is_left_alone(forno: Forno, tmp_path: Path) -> None:
    (tmp_path / "briscola").mkdir()
    refused = forno("new-game", "briscola")
    assert (refused.returncode, refused.stderr) == (2, "forno: briscola: is there already; nothing is written\n")
    assert [*(tmp_path / "briscola").iterdir()] == []


def test_a_folder_that_cannot_be_written_is_named(forno: Forno, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    refused = forno("new-game", "briscola", "--folder", "file/below")
    assert refused.returncode == 2
    assert refused.stderr.startswith("forno: file/below: ")
