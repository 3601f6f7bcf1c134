"""The configuration of a run: one TOML file for any game, with a default for everything but game and players."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec

from forno import bots, games
from forno.core.errors import Unreadable
from forno.core.game import Game
from forno.games.variants import in_variant
from forno.kernel.spec import Remembered

Positive = Annotated[int, msgspec.Meta(ge=1)]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
Rate = Annotated[float, msgspec.Meta(gt=0)]


MAX_SEED = 2**32 - 1
"""The seeds of the tables, which are made from it, then have 63 bits at most."""


class BadConfig(Exception):
    """A configuration that cannot be used; the text says why."""


class Schedule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A quantity that changes linearly over a run."""

    first: float
    last: float

    def at(self, progress: float) -> float:
        """Return the value after a share of the run, from 0 to 1."""
        done = min(max(progress, 0.0), 1.0)
        return self.first + (self.last - self.first) * done


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The size of the network: a first layer, residual blocks of two layers, and the heads."""

    hidden: Positive = 256
    blocks: Annotated[int, msgspec.Meta(ge=0)] = 2


class Pool(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Older networks that some of the tables have at some of their seats."""

    share: Share = 0.0
    """Of the tables."""
    size: Positive = 8
    every: Positive = 20
    """Iterations between two networks that are kept."""


class Checks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Games against frozen players while the network learns."""

    levels: tuple[str, ...] = ("random", "novice")
    games: Positive = 200
    times: Annotated[int, msgspec.Meta(ge=0)] = 10
    """In a run, evenly spread; the last at its end."""
    processes: Positive = 1


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a run depends on, besides the version of the program."""

    game: str
    players: tuple[Positive, ...]
    options: dict[str, str] = {}
    variant: str | dict[str, Any] = ""
    """A small variant of the game: the name of a built-in one, or a table that describes it; empty for none."""
    seed: Annotated[int, msgspec.Meta(ge=0, le=MAX_SEED)] = 1
    memory: Remembered = "perfect"
    """Memory in the observations."""
    decisions: Positive = 200_000_000
    """After which the run is complete."""
    tables: Positive = 8192
    """In all; half of them are played while the network thinks about the others."""
    steps: Positive = 64
    """Decisions of each table in an iteration."""
    epochs: Positive = 2
    minibatch: Positive = 32_768
    rate: Schedule = Schedule(5e-4, 5e-5)
    entropy: Schedule = Schedule(0.01, 0.002)
    clip: Rate = 0.2
    trace: Share = 0.97
    """Lambda: how far the result of a game reaches back, along the decisions of each seat."""
    value_weight: Rate = 0.5
    gradient_norm: Rate = 0.5
    shape: Shape = Shape()
    pool: Pool = Pool()
    checks: Checks = Checks()
    checkpoint_s: Positive = 300
    """Seconds between two checkpoints."""

    @property
    def iteration_decisions(self) -> int:
        return self.tables * self.steps

    @property
    def iterations(self) -> int:
        """Iterations in a whole run."""
        return -(-self.decisions // self.iteration_decisions)


def read_config(path: Path | None, settings: Mapping[str, Any]) -> Config:
    """Read a file of TOML or JSON, and put settings in place of what it says; `shape.hidden` is one of a table."""
    try:
        language = msgspec.json if path and path.suffix == ".json" else msgspec.toml
        found = language.decode(path.read_bytes()) if path else {}
        for name, value in settings.items():
            *tables, last = name.split(".")
            inner = found
            for table in tables:
                inner = inner.setdefault(table, {})
            inner[last] = value
        config = msgspec.convert(found, Config)
    except OSError as trouble:
        raise BadConfig(f"{path}: {trouble.strerror}") from None
    except (msgspec.DecodeError, AttributeError, TypeError) as trouble:
        raise BadConfig(f"{path or 'the settings'}: {trouble}") from None
    return checked(config)


def game_of(config: Config) -> Game:
    """Return the game that is learnt, in its variant. Raises Unreadable for a variant that cannot be played."""
    game = games.game(config.game)
    return in_variant(game, config.variant) if config.variant else game


def checked(config: Config) -> Config:
    """Return a configuration that can be used. Raises BadConfig, and Unreadable for a level that there is not."""
    if config.game not in games.game_names():
        raise BadConfig(f"no game is called {config.game}; there are {', '.join(games.game_names())}")
    try:
        game = game_of(config)
    except Unreadable as refused:
        raise BadConfig(f"variant: {refused}") from None
    for players in config.players:
        if not game.least <= players <= game.most:
            raise BadConfig(f"{game.full_name} is played by {game.least} to {game.most}, not by {players}")
    for level in config.checks.levels:
        bots.find(level)
    if config.tables % (2 * len(config.players)):
        raise BadConfig(f"tables: {config.tables} cannot be divided into two halves of {len(config.players)} kinds")
    return config
