"""The full screen, as `forno play` asks for it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from forno import games
from forno.platform import default_data_folder
from forno.rulebook import LANGUAGES
from forno.terminal import own_tables, preferences_file
from forno.terminal.app import FornoApp, Start, run
from forno.terminal.embedded import Opponents
from forno.terminal.gateway import Gateway, NewTable
from forno.terminal.model import Preferences
from forno.terminal.request import PlayRequest

MONOCHROME_TERMINALS = ("dumb", "vt100", "vt102", "vt220")
CARDS = "▲●◆■"
"""Signs that a terminal's encoding must have, or the cards are drawn in ASCII."""


def play_full_screen(request: PlayRequest) -> int:
    """Run the app until the player leaves; the exit status."""
    folder = Path(os.environ.get("FORNO_DATA") or default_data_folder())
    file = folder / preferences_file.FILE_NAME
    preferences = preferences_of(request, file)
    table, opponents = new_table(request, preferences)
    server = request.server if table is None else ""
    gateway = Gateway(preferences.lang, server=server, seed=request.seed, opponents=opponents, record=request.record)
    is_served = "TEXTUAL_DRIVER" in os.environ  # to browsers: the next visitor must not find this one's seats
    seats = None if is_served else folder / own_tables.FILE_NAME
    return run(FornoApp(gateway, preferences, Start(table, request.link), file=file, seats=seats))


def preferences_of(request: PlayRequest, file: Path) -> Preferences:
    """The preferences that are kept; the request, the locale and the terminal decide on the rest."""
    kept = preferences_file.load(file)
    is_kept = kept.get("chosen_lang") in LANGUAGES and not request.is_lang_chosen
    kept["lang"] = kept["chosen_lang"] if is_kept else request.lang
    if request.name:
        kept["name"] = request.name
    return Preferences(
        **kept, colour=os.environ.get("TERM") not in MONOCHROME_TERMINALS, unicode=can_write(CARDS, sys.stdout.encoding)
    )


def can_write(signs: str, encoding: str) -> bool:
    try:
        signs.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def new_table(request: PlayRequest, preferences: Preferences) -> tuple[NewTable | None, Opponents | None]:
    """The table against bots that the request names, if it names a game, and these bots."""
    if request.game is None or request.link:
        return None, None
    opponents = Opponents(request.opponents_in(games.game(request.game)))
    levels = opponents.levels
    name, options = preferences.name, dict(request.options)
    level = levels[0] if levels else preferences.level
    return NewTable(request.game, len(levels) + 1, name, level, options, levels), opponents
