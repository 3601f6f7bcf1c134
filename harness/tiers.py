"""The tiers of tests, and the one that pytest's arguments need.

`./forno` installs it, then `tiers.py ARGUMENTS` runs pytest on its folders.
Standard library only: it runs before anything is installed.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NoReturn

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from harness.set_up.tools import run_program

CHECKOUT = Path(__file__).resolve().parents[1]
TIERS = ("unit", "virtual", "server", "e2e")
"""Each is installed with those before it."""
INSTALLED = {"virtual": "unit"}
"""Tiers that need no packages of their own, and the tier whose packages they use."""
APART = "research"
"""The tier that runs only where it is named: its packages are large."""
ALONE = ("-n", "--numprocesses", "-s", "--capture", "--pdb", "--trace", "-p", "--collect-only", "--co")
"""Arguments with which pytest is left to run in one process, or as they say."""


def folders_for(arguments: Sequence[str]) -> list[str]:
    """List the folders of tests that may be meant: those of the paths, else those that hold a name after -k, else all.

    Names are searched in the text of the tests, so that a word of a parameter counts; with `not`, any test is meant.
    """
    if paths := [*paths_in(arguments)]:
        return paths
    words = names_in(arguments)
    if not words or "not" in words:
        return [f"tests/{tier}" for tier in TIERS]
    wanted = re.compile("|".join(map(re.escape, words)), re.IGNORECASE)
    return [f"tests/{tier}" for tier in TIERS if any(map(wanted.search, texts_of(tier)))] or ["tests/unit"]


def paths_in(arguments: Sequence[str]) -> Iterator[str]:
    """Arguments that name a file or folder, without what follows `::`."""
    for argument in arguments:
        path = argument.partition("::")[0]
        if not argument.startswith("-") and Path(path).exists():
            yield path


def names_in(arguments: Sequence[str]) -> list[str]:
    """Words of the expression after -k, but for `and` and `or`."""
    found = []
    for before, argument in zip(["", *arguments], arguments, strict=False):
        expression = argument if before == "-k" else argument[2:] if argument.startswith("-k") else ""
        found += re.findall(r"\w+", expression)
    return [word for word in found if word not in ("and", "or")]


def texts_of(tier: str) -> Iterator[str]:
    """Paths and contents of a tier's test files."""
    for file in sorted((CHECKOUT / "tests" / tier).rglob("test_*.py")):
        yield f"{file.relative_to(CHECKOUT)}\n{file.read_text(encoding='utf-8')}"


def tier_of(folders: Iterable[str]) -> str:
    """The tier to install for some folders: the last that they reach into, or all for a folder above the tiers."""
    paths = [Path(folder).resolve() for folder in folders]
    if all(path.is_relative_to(CHECKOUT / "tests" / APART) for path in paths):
        return APART
    tier = TIERS[max(map(place_of, paths))]
    return INSTALLED.get(tier, tier)


def place_of(path: Path) -> int:
    homes = [path.is_relative_to(CHECKOUT / "tests" / tier) for tier in TIERS]
    return homes.index(True) if any(homes) else len(TIERS) - 1


def pytest_arguments(arguments: Sequence[str]) -> list[str]:
    """Arguments of pytest: folders where none are named, and all cores unless a test is named or debugged."""
    folders = [] if [*paths_in(arguments)] else folders_for(arguments)
    is_alone = any("::" in argument or argument.startswith(ALONE) for argument in arguments)
    parallel = [] if is_alone else ["--numprocesses", "auto", "--dist", "worksteal"]
    return [*parallel, *arguments, *folders]


def main() -> NoReturn:
    os.execv(sys.executable, [sys.executable, "-m", "pytest", *pytest_arguments(sys.argv[1:])])


if __name__ == "__main__":
    sys.exit(run_program(main))
