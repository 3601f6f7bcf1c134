"""Lock files of all tiers: `python requirements/lock.py` renews them, `--upgrade` moves to new versions. Needs uv.

Each tier is resolved whole, with the versions of all tiers below it, and written as `-r` of those tiers and the pins
that it adds, with their hashes. Options after it are uv's (`uv pip compile`). Standard library only.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

FOLDER = Path(__file__).resolve().parent
PIN = re.compile(r"^(?P<name>[\w.-]+)(?:\[[^\]]+\])?(?P<version>==[^\n\\]+?) *\\\n(?:[ \t]+.*\n)*", re.MULTILINE)
CONSTRAINED = re.compile(r"    #   -c .*\n")
"""The note that a version is the one of a lower tier."""
HEAD = "# Made by `python requirements/lock.py`.\n"
OPTIONS = ("--quiet", "--universal", "--python-version=3.11", "--generate-hashes", "--no-emit-index-url", "--no-header")


class Tier(NamedTuple):
    """Tiers below this one, and what it is resolved from: extras and groups of pyproject.toml."""

    below: Sequence[str] = ()
    groups: Sequence[str] = ()
    extras: Sequence[str] = ()
    keeps_extras: bool = False
    """With hashes, pip accepts `name[extra]` of a dependency only where it is pinned with its extra."""


TIERS = {
    "run": Tier((), ("build",), ("postgres", "redis", "terminal")),
    "arena": Tier(("run",), (), ("arena",)),
    "kernel": Tier(("run",), ("kernel",)),
    "docs": Tier(("run",), ("docs",)),
    "unit": Tier(("arena",), ("unit",)),
    "server": Tier(("unit", "kernel"), ("server",)),
    "e2e": Tier(("server", "docs"), ("e2e",)),
    "bench": Tier(("arena", "kernel"), ("bench",), keeps_extras=True),
    "research": Tier(("unit", "kernel"), (), ("train",)),
    "build": Tier((), ("build", "sdists")),
    "node": Tier((), ("node",)),
    "uv": Tier((), ("uv",)),
}
"""The order is that of resolution: a package has one version in all tiers."""


def main(options: Sequence[str]) -> int:
    uv = [shutil.which("uv") or sys.exit("requirements/lock.py: needs uv")]
    with TemporaryDirectory() as folder:
        known = Path(folder) / "known.txt"
        known.touch()
        for tier in TIERS:
            whole = Path(folder) / f"{tier}.txt"
            whole.write_text("".join(text for part in parts(tier) for _, text in pins(read(part))), encoding="utf-8")
            resolve(uv, tier, known, whole, options)
            found = whole.read_text(encoding="utf-8")
            (FOLDER / f"{tier}.txt").write_text(layered(tier, found), encoding="utf-8", newline="\n")
            known.write_text(known.read_text(encoding="utf-8") + re.sub(r"\[[^\]]+\](?===)", "", found), "utf-8")
    return 0


def resolve(uv: Sequence[str], tier: str, known: Path, whole: Path, options: Sequence[str]) -> None:
    """Resolve a tier with all that is below it. Pins that the file holds are kept, where uv is not told to upgrade."""
    every = [TIERS[part] for part in parts(tier)]
    extras = [f"--extra={extra}" for one in every for extra in one.extras]
    groups = [f"--group={group}" for one in every for group in one.groups]
    keeping = ["--no-strip-extras"] if TIERS[tier].keeps_extras else []
    sources = ["pyproject.toml"] if extras else []
    command = [*uv, "pip", "compile", *sources, *extras, *groups, *OPTIONS, *keeping, *options]
    subprocess.run([*command, "-c", known, "-o", whole], cwd=FOLDER.parent, check=True)


def parts(tier: str) -> list[str]:
    """List a tier and all below it, the lowest first."""
    below = [part for one in TIERS[tier].below for part in parts(one)]
    return list(dict.fromkeys([*below, tier]))


def layered(tier: str, whole: str) -> str:
    """Write the file of a tier: what the tiers below it pin is left to them."""
    below = {version for part in parts(tier)[:-1] for version, _ in pins(read(part))}
    own = [text for version, text in pins(whole) if version not in below]
    return HEAD + "".join(f"-r {one}.txt\n" for one in TIERS[tier].below) + "".join(own)


def pins(text: str) -> Iterator[tuple[str, str]]:
    """Find each pin: its name and version with the systems that it is for, and its lines."""
    for pin in PIN.finditer(text):
        yield pin["name"] + pin["version"], CONSTRAINED.sub("", pin[0])


def read(tier: str) -> str:
    file = FOLDER / f"{tier}.txt"
    return file.read_text(encoding="utf-8") if file.exists() else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
