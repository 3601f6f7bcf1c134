"""All measurements of one run, as one value."""

from __future__ import annotations

import platform
from statistics import median
from typing import Any

import msgspec

from benchmarks import rlcard_uno
from benchmarks.costs import Costs, Growth, costs, growth
from benchmarks.report import watched
from benchmarks.speed import Rates, Slice, forno_slice, interleaved, ratio
from forno.core.game import Game

Games = list[Game[Any]]


class Effort(msgspec.Struct, frozen=True):
    """How long to look."""

    rounds: int
    seconds: float
    """The length of one slice of play."""
    tables: int
    games: int
    """Whole games timed for the growth of a decision's cost."""
    every_count: bool
    """Every number of players, or 2, 4 and the most."""


FULL = Effort(rounds=7, seconds=0.25, tables=60, games=20, every_count=True)
QUICK = Effort(rounds=3, seconds=0.1, tables=15, games=5, every_count=False)


TOLERANCE = 1.2
"""What a noisy machine may make of no growth at all."""


class Aim(msgspec.Struct, frozen=True):
    """What we want to reach, and what was seen."""

    what: str
    wanted: str
    seen: float
    met: bool


class Results(msgspec.Struct, frozen=True):
    """Decisions a second by contestant, how many times RLCard's that is, costs and growth by game, and aims."""

    python: str
    speed: dict[str, int]
    times_rlcard: dict[str, dict[str, float]]
    costs: dict[str, dict[str, float]]
    growth: dict[str, dict[str, float]]
    aims: list[Aim]


def measure(games: Games, effort: Effort) -> Results:
    contestants = _contestants(games, effort)
    rates = interleaved(contestants, effort.rounds, effort.seconds, watched("decisions a second"))
    each = range(len(games))
    dear = {games[at].name: costs(games[at], _four(games[at]), effort.tables) for at in watched("costs")(each)}
    grown = {games[at].name: growth(games[at], _four(games[at]), effort.games) for at in watched("growth")(each)}
    return Results(
        python=f"{platform.python_implementation()} {platform.python_version()}",
        speed={name: round(median(seen)) for name, seen in rates.items()},
        times_rlcard=_times_rlcard(rates),
        costs={name: cost._asdict() for name, cost in dear.items()},
        growth={name: times._asdict() for name, times in grown.items()},
        aims=_aims(rates, dear, grown),
    )


def _contestants(games: Games, effort: Effort) -> dict[str, Slice]:
    """Ours, and RLCard's UNO right beside SOLO with four players, with which it is compared."""
    rivals = rlcard_uno.uno_slices() if rlcard_uno.is_installed() else {}
    slices: dict[str, Slice] = {}
    for game in games:
        for players in _counts(game, effort):
            slices[f"{game.name} {players}"] = forno_slice(game, players)
            if (game.name, players) == ("solo", 4):
                slices |= rivals
    return slices | rivals


def _counts(game: Game[Any], effort: Effort) -> list[int]:
    every = list(range(game.least, game.most + 1))
    return every if effort.every_count else sorted({game.least, 4, game.most} & set(every))


def _four(game: Game[Any]) -> int:
    """Four players, or as near as the game allows."""
    return max(game.least, min(4, game.most))


def _times_rlcard(rates: Rates) -> dict[str, dict[str, float]]:
    """By contestant and by RLCard's way of play; nothing where it is not installed."""
    theirs = [name for name in (rlcard_uno.ROUNDS, rlcard_uno.CORE, rlcard_uno.ENVIRONMENT) if name in rates]
    return {name: {other: ratio(rates, name, other) for other in theirs} for name in rates} if theirs else {}


def _aims(rates: Rates, dear: dict[str, Costs], grown: dict[str, Growth]) -> list[Aim]:
    aims = [
        Aim(f"{name}: decisions a second", "at least 100,000", median(seen), median(seen) >= 100_000)
        for name, seen in rates.items()
        if name.endswith(" 4") and name != "solo 4"
    ]
    if "solo 4" in rates and rlcard_uno.CORE in rates:
        times = ratio(rates, "solo 4", rlcard_uno.CORE)
        aims.append(Aim("solo 4: times RLCard's core", "at least 3", times, times >= 3))
    for name, cost in dear.items():
        aims.append(Aim(f"{name}: microseconds for a copy", "at most 10", cost.copy, cost.copy <= 10))
    for name, growing in grown.items():
        what = f"{name}: 2nd half over 1st, cheaper quarter"
        aims.append(Aim(what, f"at most {TOLERANCE}", growing.quarter, growing.quarter <= TOLERANCE))
    return aims
