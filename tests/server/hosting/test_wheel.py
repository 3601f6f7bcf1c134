"""The wheel of a later commit: built by the command of a checkout, and taken by pip for an upgrade."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from forno.version import NEXT
from harness import CHECKOUT
from hatch_build import load

pytestmark = [
    pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed"),
    pytest.mark.skipif(not (CHECKOUT / ".git").exists(), reason="no checkout: this is an sdist"),
]
INSTALL = ("-m", "pip", "install", "--no-index", "--no-deps", "--no-compile", "--disable-pip-version-check")
WHO = {f"GIT_{role}_{part}": "Anna@example" for role in ("AUTHOR", "COMMITTER") for part in ("NAME", "EMAIL")}


def run(*command: str | Path, cwd: Path, **variables: str) -> str:
    done = subprocess.run(
        [*map(str, command)], cwd=cwd, env=os.environ | variables, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A repository with the files of this checkout, and the page as it is built."""
    if not load("web/build.py").is_fresh():
        pytest.skip("the page is older than its sources")
    folder = tmp_path / "clone"
    for name in run("git", "ls-files", "-co", "--exclude-standard", cwd=CHECKOUT).splitlines():
        if (CHECKOUT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(CHECKOUT / name, folder / name)
    shutil.copytree(CHECKOUT / "src/forno/page", folder / "src/forno/page")
    run("git", "init", "--quiet", cwd=folder)
    run("git", "add", ".", cwd=folder)
    return folder


def wheel_of_a_commit(clone: Path, day: int) -> Path:
    """Commit at noon of this day, and build the wheel into `dist`."""
    when = f"2026-11-{day:02}T12:00:00Z"
    commit = ("git", "commit", "--quiet", "--allow-empty", "--no-verify", "--no-gpg-sign", "--message", "change")
    run(*commit, cwd=clone, **WHO, GIT_COMMITTER_DATE=when)
    run(sys.executable, clone / "harness" / "wheel.py", cwd=clone)
    (wheel,) = (clone / "dist").glob("forno-*.whl")
    return wheel


@pytest.mark.nightly
def test_pip_takes_the_wheel_of_a_later_commit_for_an_upgrade(clone: Path, tmp_path: Path) -> None:
    run(sys.executable, "-m", "venv", "--without-pip", tmp_path / "installed", cwd=tmp_path)
    import ensurepip  # only here: some systems have none

    pip = str(tmp_path / "pip")  # unpacked, so that it is compiled once
    with zipfile.ZipFile(next((Path(ensurepip.__file__).parent / "_bundled").glob("pip-*.whl"))) as bundled:
        bundled.extractall(pip)
    python = tmp_path / "installed" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    for day in (1, 2):
        wheel = wheel_of_a_commit(clone, day)
        version = wheel.name.split("-")[1]
        assert version.startswith(f"{NEXT}.dev202611{day:02}120000+g")
        said = run(python, *INSTALL, wheel, cwd=tmp_path, PYTHONPATH=pip)
        assert f"Successfully installed forno-{version}" in said
        assert run(python, "-I", "-m", "forno", "--version", cwd=tmp_path) == f"forno {version}\n"
        assert run(sys.executable, "-m", "forno", "--version", cwd=tmp_path, PYTHONPATH=str(clone / "src")) == (
            f"forno {version}\n"
        )
