"""What somebody asks `forno play` for."""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from forno.rulebook import LANGUAGES

LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables that name the language, the strongest first."""
WINDOWS_NAMES = {"German": "de", "French": "fr", "Italian": "it", "Russian": "ru"}
"""Languages as the locales of Windows name them."""


@dataclass(frozen=True)
class PlayRequest:
    """A game against bots, or a table to be joined by its link."""

    lang: str
    game: str | None = None
    """None: the player chooses."""
    players: int | None = None
    """None: three, or as many as the game needs."""
    bots: Sequence[str] = ("regular",)
    """One name for all opponents, or one for each."""
    seed: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    record: Path | None = None
    link: str = ""
    """The link of a table, or its name at `server`."""
    server: str = ""
    name: str = ""


def language_of(environ: Mapping[str, str] = os.environ) -> str:
    """The language of the player's locale, if there are texts in it; else English."""
    named = next((environ[name] for name in LOCALE_VARIABLES if environ.get(name)), "") or locale.getlocale()[0] or ""
    lang = WINDOWS_NAMES.get(named.partition("_")[0], named[:2].lower())
    return lang if lang in LANGUAGES else "en"
