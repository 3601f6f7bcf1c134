"""The version: by the commit, never going back, the same in shallow clones and archives, and nothing without git."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest
from packaging.version import Version

from forno.version import HASH_DIGITS, NEXT, UNKNOWN
from harness import CHECKOUT

SOURCE = CHECKOUT / "src" / "forno" / "version.py"
HOUR_S = 3600
BEGAN_S = 1_790_000_000

needs_git = pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")


def git(folder: Path, *arguments: str, at_s: int = BEGAN_S) -> str:
    """Run git at a time, with nobody's settings."""
    who = {f"GIT_{role}_{part}": "Anna@example" for role in ("AUTHOR", "COMMITTER") for part in ("NAME", "EMAIL")}
    when = {"GIT_AUTHOR_DATE": f"{BEGAN_S} +0000", "GIT_COMMITTER_DATE": f"{at_s} +0200"}
    environ = {"PATH": os.environ["PATH"], "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}
    command = ["git", "-C", str(folder), *arguments]
    return subprocess.run(command, env=environ | who | when, capture_output=True, text=True, check=True).stdout.strip()


def commit(folder: Path, at_s: int) -> str:
    git(folder, "commit", "--quiet", "--allow-empty", "--message", "change", at_s=at_s)
    return git(folder, "rev-parse", "HEAD")


def version(checkout: Path) -> str:
    """Return the version that a program in the checkout has."""
    return str(runpy.run_path(str(checkout / "src" / "forno" / "version.py"))["current"]())


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A repository with this file in its place, and one commit."""
    folder = tmp_path / "checkout"
    (folder / "src" / "forno").mkdir(parents=True)
    shutil.copyfile(SOURCE, folder / "src" / "forno" / "version.py")
    shutil.copyfile(CHECKOUT / ".gitattributes", folder / ".gitattributes")
    git(folder, "init", "--quiet", "--initial-branch", "main")
    git(folder, "add", ".")
    commit(folder, BEGAN_S)
    return folder


@needs_git
def test_it_is_the_time_and_the_hash_of_the_last_commit(checkout: Path) -> None:
    digest = git(checkout, "rev-parse", "HEAD")
    assert version(checkout) == f"{NEXT}.dev20260921141320+g{digest[:HASH_DIGITS]}"


@needs_git
def test_a_later_commit_has_a_later_version_and_the_release_the_latest(checkout: Path) -> None:
    versions = [UNKNOWN, version(checkout)]
    for step in range(1, 4):
        commit(checkout, BEGAN_S + step * HOUR_S)
        versions.append(version(checkout))
    git(checkout, "tag", f"v{NEXT}")
    versions.append(version(checkout))
    assert versions[-1] == NEXT
    assert [*map(Version, versions)] == sorted({*map(Version, versions)})


@needs_git
def test_a_shallow_clone_an_archive_and_a_worktree_have_the_version_of_the_clone(
    checkout: Path, tmp_path: Path
) -> None:
    commit(checkout, BEGAN_S + HOUR_S)
    expected = version(checkout)
    git(tmp_path, "clone", "--quiet", "--depth", "1", f"file://{checkout}", "shallow")
    assert git(tmp_path / "shallow", "rev-list", "--count", "HEAD") == "1"
    git(checkout, "archive", "--output", str(tmp_path / "archive.tar"), "HEAD")
    with tarfile.open(tmp_path / "archive.tar") as archive:
        archive.extractall(tmp_path / "archive", filter="data")
    git(checkout, "worktree", "add", "--quiet", str(tmp_path / "worktree"))
    assert [version(tmp_path / name) for name in ("shallow", "archive", "worktree")] == [expected] * 3


@needs_git
def test_an_archive_of_the_release_has_its_version(checkout: Path, tmp_path: Path) -> None:
    git(checkout, "tag", "--annotate", "--message", "release", f"v{NEXT}")
    git(checkout, "archive", "--output", str(tmp_path / "archive.tar"), f"v{NEXT}")
    with tarfile.open(tmp_path / "archive.tar") as archive:
        archive.extractall(tmp_path / "archive", filter="data")
    assert version(tmp_path / "archive") == version(checkout) == NEXT


@needs_git
def test_the_repository_around_a_folder_without_one_is_somebody_elses(checkout: Path) -> None:
    inside = checkout / "vendor" / "forno"
    shutil.copytree(checkout / "src", inside / "src")
    assert version(inside) == UNKNOWN


def test_without_git_or_a_commit_it_is_below_all_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "src" / "forno").mkdir(parents=True)
    (tmp_path / ".git").mkdir()
    shutil.copyfile(SOURCE, tmp_path / "src" / "forno" / "version.py")
    assert version(tmp_path) == UNKNOWN
    monkeypatch.setenv("PATH", str(tmp_path))
    assert version(tmp_path) == UNKNOWN
    assert Version(UNKNOWN) < Version(f"{NEXT}.dev20260101000000")


@needs_git
def test_what_a_build_wrote_down_counts(checkout: Path) -> None:
    (checkout / "src" / "forno" / "version.txt").write_text("0.0.7\n", encoding="ascii")
    assert version(checkout) == "0.0.7"


@needs_git
@pytest.mark.skipif(not (CHECKOUT / ".git").exists(), reason="no checkout: this is an sdist")
def test_no_commit_of_this_history_is_earlier_than_the_one_before() -> None:
    """A commit made by a clock that runs behind would have an earlier version: set the clock, and amend it."""
    lines = git(CHECKOUT, "log", "--format=%ct %H %P").splitlines()
    times = {digest: int(seconds) for seconds, digest, *_ in map(str.split, lines)}
    commits = [(digest, parents) for _, digest, *parents in map(str.split, lines)]
    assert [one for one, parents in commits for parent in parents if times[one] < times.get(parent, 0)] == []


@needs_git
@pytest.mark.skipif(not (CHECKOUT / ".git").exists(), reason="no checkout: this is an sdist")
def test_the_next_release_is_not_made_yet_or_just_now() -> None:
    """After a release `NEXT` grows: else the versions of later commits would be below it."""
    if git(CHECKOUT, "tag", "--list", f"v{NEXT}"):
        assert f"v{NEXT}" in git(CHECKOUT, "tag", "--points-at", "HEAD").split()
