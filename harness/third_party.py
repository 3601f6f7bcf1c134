"""A package of another author, as if installed: the game of docs/write-a-game.md with its texts, in a folder."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

from forno import games
from forno.bots import families
from forno.rulebook import bundles, register
from harness import CHECKOUT

GUIDE = CHECKOUT / "docs" / "write-a-game.md"
CACHES = (
    games._installed, games.game, families.family, register._register,
    bundles.texts, bundles.bundle, bundles._say_numbers,
)  # fmt: skip


def write_tiptop(folder: Path) -> Path:
    """Write the package that the guide describes, and return the folder, which belongs on the path."""
    guide = GUIDE.read_text(encoding="utf-8")
    texts = folder / "tiptop" / "text" / "en"
    texts.mkdir(parents=True)
    (folder / "tiptop" / "__init__.py").write_text("\n".join(blocks(guide, "python")), encoding="utf-8")
    [messages] = blocks(guide, "ftl")
    (texts / "tiptop.ftl").write_text(messages, encoding="utf-8")
    project, rules = blocks(guide, "toml")
    (folder / "tiptop" / "rules.toml").write_text(rules, encoding="utf-8")
    install(folder, "tiptop", tomllib.loads(project)["project"]["entry-points"])
    return folder


def blocks(guide: str, language: str) -> list[str]:
    """Return the code blocks of a page in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```", guide, re.DOTALL | re.MULTILINE)


def install(folder: Path, name: str, entry_points: dict[str, dict[str, str]]) -> None:
    """Write the metadata by which an installed package is found."""
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    lines: list[str] = []
    for group, entries in entry_points.items():
        lines += [f"[{group}]", *(f"{entry} = {value}" for entry, value in entries.items())]
    (about / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")


def forget() -> None:
    """Drop what is cached of installed packages: after they come, and after they go."""
    for cached in CACHES:
        cached.cache_clear()
    for name in ("tiptop", "tiptop_bots"):
        sys.modules.pop(name, None)
