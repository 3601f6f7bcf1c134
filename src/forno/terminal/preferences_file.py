"""The file that keeps the player's preferences between two evenings."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from forno.terminal.model import Preferences

FILE_NAME = "terminal.json"
KEPT = ("chosen_lang", "speed", "motion", "sound", "theme", "name", "level")
"""Colour and encoding belong to the terminal, not to the player; a language that nobody chose, to the system. Files of
earlier versions have a `lang`, chosen or not: it is not read."""


def load(file: Path) -> dict[str, Any]:
    """Return the preferences that are kept; none where the file is missing or cannot be read."""
    with suppress(OSError, msgspec.MsgspecError):
        kept = msgspec.json.decode(file.read_bytes(), type=dict[str, Any])
        defaults = Preferences()
        return {name: kept[name] for name in KEPT if type(kept.get(name)) is type(getattr(defaults, name))}
    return {}


def save(file: Path, preferences: Preferences) -> None:
    """Keep the preferences; a folder that cannot be written keeps none."""
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.format(msgspec.json.encode({name: getattr(preferences, name) for name in KEPT})))
