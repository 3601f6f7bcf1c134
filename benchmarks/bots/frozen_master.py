"""Today's master and a frozen one, as opponents in the arena.

The frozen master is that of `FROZEN_COMMIT`, the last one whose search played by the rules in Python. Its modules come
from the history of this repository, under a package name of their own; the rules are today's. Both masters run in the
same process and spend the processor's time instead of the clock's, so that a busy machine treats them alike.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
from importlib import import_module
from io import BytesIO
from os import replace
from pathlib import Path
from tempfile import mkdtemp
from time import process_time
from typing import Any

from forno import games
from forno.bots.families import search_moves
from forno.bots.levels import MasterBot
from forno.bots.search import SearchBudget, SearchResult
from forno.core.errors import Unreadable

ROOT = Path(__file__).resolve().parents[2]
FROZEN_COMMIT = "44772e7fc08ad10319c58ada86b6c7e6560ec586"
FROZEN_SOURCE = "src/forno/bots"
FROZEN_PACKAGE = "forno_bots_frozen"
EXTRACTED = ROOT / "build" / "frozen-bots" / f"{FROZEN_COMMIT[:12]}-doubles-first"
REPLACED = ((b"from forno.bots", f"from {FROZEN_PACKAGE}".encode()), (b"table.doubles_last", b"False"))
"""The imports of their own package, and an option that the rules no longer have: the frozen bots play doubles first."""
BUDGET = SearchBudget(milliseconds=200)


class Today(MasterBot):
    """The master of this checkout, with its budget in processor time."""

    level = "today"

    def __init__(self) -> None:
        super().__init__(BUDGET)

    def search(self, observation: Any, chance: Any) -> SearchResult | None:
        return search_moves(observation, self.budget, chance, process_time)


class Frozen:
    """The master of `FROZEN_COMMIT`, with the same budget."""

    level = "frozen"
    searches = True

    def __init__(self) -> None:
        self.families = frozen_module("families")
        self.search = frozen_module("search").search

    def choose(self, observation: Any, chance: Any) -> Any:
        if len(observation.legal_moves) == 1:
            return observation.legal_moves[0]
        game = games.game(observation.game)
        return self.search(observation, self.families.adapter_for(game), game, BUDGET, chance, process_time).best


def frozen_module(name: str) -> Any:
    """Import a module of the frozen bots, extracting them first where that has not been done."""
    if not EXTRACTED.is_dir():
        extract()
    if str(EXTRACTED) not in sys.path:
        sys.path.append(str(EXTRACTED))
    return import_module(f"{FROZEN_PACKAGE}.{name}")


def extract() -> None:
    """Write the frozen bots into the build folder, whole or not at all: several processes may do it at once."""
    EXTRACTED.parent.mkdir(parents=True, exist_ok=True)
    folder = Path(mkdtemp(dir=EXTRACTED.parent))
    with tarfile.open(fileobj=BytesIO(archived())) as archive:
        for member in archive.getmembers():
            if (source := archive.extractfile(member)) is not None:
                write_module(folder / FROZEN_PACKAGE / Path(member.name).relative_to(FROZEN_SOURCE), source.read())
    try:
        replace(folder, EXTRACTED)
    except OSError:
        if not EXTRACTED.is_dir():
            raise


def write_module(file: Path, source: bytes) -> None:
    """Write one module so that it runs beside today's rules."""
    file.parent.mkdir(parents=True, exist_ok=True)
    for frozen, today in REPLACED:
        source = source.replace(frozen, today)
    file.write_bytes(source)


def archived() -> bytes:
    """Return the frozen bots as a tar archive; Unreadable without git or the commit."""
    command = ["git", "-C", str(ROOT), "archive", FROZEN_COMMIT, FROZEN_SOURCE]
    try:
        return subprocess.run(command, check=True, capture_output=True).stdout
    except (OSError, subprocess.CalledProcessError):
        raise Unreadable(
            "the frozen master comes from the history of the repository: a git clone with all commits is needed",
            FROZEN_COMMIT[:12],
        ) from None
