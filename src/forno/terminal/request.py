"""The request of `forno play`: its arguments, and the defaults of those that are missing."""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from babel import Locale

from forno.core.errors import Refused, Unreadable
from forno.core.game import Game
from forno.rulebook.bundles import FALLBACK, LANGUAGES

USUAL_PLAYERS = 3
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables that name the language, the strongest first."""


@dataclass(frozen=True)
class PlayRequest:
    """A game against bots, or a table to be joined by its link."""

    lang: str
    is_lang_chosen: bool = False
    """Whether the player named the language; else it is that of the locale."""
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

    def opponents_in(self, game: Game) -> list[str]:
        """The names of all opponents in a game. Refused if so many cannot play."""
        usual = min(max(USUAL_PLAYERS, game.least), game.most)
        players = usual if self.players is None else self.players
        if not game.least <= players <= game.most:
            raise Refused("setup.players", players=players, least=game.least, most=game.most)
        if len(self.bots) == 1:
            return [*self.bots] * (players - 1)
        if len(self.bots) != players - 1:
            raise Unreadable(f"name one bot, or {players - 1}: one for each opponent", ",".join(self.bots))
        return [*self.bots]


def language_of(environ: Mapping[str, str] = os.environ) -> str:
    """The language of the player's locale, if there are texts in it; else English. Windows names it in English."""
    named = next((environ[name] for name in LOCALE_VARIABLES if environ.get(name)), "") or locale.getlocale()[0] or ""
    english = Locale(FALLBACK).languages
    windows = {english.get(lang): lang for lang in LANGUAGES}
    lang = windows.get(named.partition("_")[0], named[:2].lower())
    return lang if lang in LANGUAGES else FALLBACK
