"""The answers to HTTP requests that are no messages: lists of tables and games, replays."""

from __future__ import annotations

import msgspec

from forno.core.game import Option
from forno.server.protocol.told import Chair, Frame


class OnOffer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game as it is offered: the version of its rules, how many can play, and what a table can choose."""

    game: str
    rules: int
    least: int
    most: int
    options: tuple[Option, ...]


class Catalogue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be played here. The answer to GET /api/games."""

    version: int
    """Of this protocol."""
    games: tuple[OnOffer, ...]
    bots: tuple[str, ...]
    """The levels that bots can have."""
    phrases: tuple[str, ...]
    languages: tuple[str, ...]


class ListedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table in the public list. GET /api/tables answers with a list of these."""

    room: str
    game: str
    status: str
    number: int
    locked: bool
    spectators: bool
    options: dict[str, str]
    chairs: tuple[Chair, ...]


Replay = list[list[Frame | None]]
"""A finished game step by step. A step has one frame for each viewer that was asked for: one, or with `open` every
seat; null where that viewer saw nothing of the step. Here every frame has the number 1: it is in no stream."""
