"""A tournament in a file, written anew after each meeting, so that it can be continued."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from forno.arena.tournament import Scheme, Tournament
from forno.core.errors import Unreadable


def opened(file: Path | None, scheme: Scheme) -> Tournament:
    """The tournament in this file as far as it was played, or a new one."""
    if file is None or not file.exists():
        return Tournament(scheme)
    try:
        tournament = msgspec.json.decode(file.read_bytes(), type=Tournament)
    except OSError as error:
        raise Unreadable(error.strerror or "cannot be read", str(file)) from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Unreadable("not a saved tournament", str(file)) from None
    if tournament.scheme != scheme:
        raise Unreadable("a saved tournament of other bots, cards or rounds", str(file))
    return tournament


def keep(file: Path, tournament: Tournament) -> None:
    """The old file stays whole until the new one is."""
    new = file.with_name(f"{file.name}.new")
    try:
        new.write_bytes(msgspec.json.encode(tournament))
        os.replace(new, file)
    except OSError as error:
        raise Unreadable(error.strerror or "cannot be written", str(file)) from None
