"""Results of the games benchmark: decisions per second, costs, growth and targets."""

from __future__ import annotations

import platform
from statistics import median
from typing import Any

import msgspec

from benchmarks import rlcard_uno
from benchmarks.costs import Costs, Growth, costs, growth
from benchmarks.speed import Rates, Slice, forno_slice, interleaved, kernel_slice, ratio
from forno.core.game import Game
from forno.kernel.tables import compiled_form_for
from harness.reports import with_progress

Games = list[Game[Any]]
KERNEL = "kernel "
"""Before the name of a contestant that plays in the compiled kernel."""


class Effort(msgspec.Struct, frozen=True):
    """How long to measure."""

    rounds: int
    seconds: float
    """Length of one slice of play."""
    tables: int
    games: int
    """Whole games timed for the growth of a decision's cost."""
    every_count: bool
    """Every number of players, or only 2, 4 and the maximum."""


FULL = Effort(rounds=7, seconds=0.25, tables=60, games=20, every_count=True)
QUICK = Effort(rounds=3, seconds=0.1, tables=15, games=5, every_count=False)


GROWTH_TOLERANCE = 1.2
"""Growth that noise alone may cause."""


class Target(msgspec.Struct, frozen=True):
    """A target and the measured value."""

    what: str
    wanted: str
    seen: float
    met: bool


class Results(msgspec.Struct, frozen=True):
    """Decisions per second by contestant, ratios to RLCard, costs and growth by game, and targets."""

    python: str
    speed: dict[str, int]
    kernel: dict[str, int]
    """The same games in the compiled kernel; empty where there is none."""
    rlcard_ratios: dict[str, dict[str, float]]
    costs: dict[str, dict[str, float]]
    growth: dict[str, dict[str, float]]
    targets: list[Target]


def measure(games: Games, effort: Effort) -> Results:
    contestants = _contestants(games, effort)
    rates = interleaved(contestants, effort.rounds, effort.seconds, with_progress("decisions a second"))
    by_rules = {name: seen for name, seen in rates.items() if not name.startswith(KERNEL)}
    each = range(len(games))
    costs_by_game = {
        games[at].name: costs(games[at], _about_four(games[at]), effort.tables) for at in with_progress("costs")(each)
    }
    growth_by_game = {
        games[at].name: growth(games[at], _about_four(games[at]), effort.games) for at in with_progress("growth")(each)
    }
    return Results(
        python=f"{platform.python_implementation()} {platform.python_version()}",
        speed={name: round(median(seen)) for name, seen in by_rules.items()},
        kernel={name: round(median(rates[KERNEL + name])) for name in by_rules if KERNEL + name in rates},
        rlcard_ratios=_rlcard_ratios(by_rules),
        costs={name: cost._asdict() for name, cost in costs_by_game.items()},
        growth={name: growing._asdict() for name, growing in growth_by_game.items()},
        targets=_targets(by_rules, costs_by_game, growth_by_game),
    )


def _contestants(games: Games, effort: Effort) -> dict[str, Slice]:
    """Our games by the rules and in the kernel, with RLCard's UNO next to SOLO with four players, to which it is
    compared."""
    baselines = rlcard_uno.uno_slices() if rlcard_uno.is_installed() else {}
    slices: dict[str, Slice] = {}
    for game in games:
        for players in _player_counts(game, effort):
            slices[f"{game.name} {players}"] = forno_slice(game, players)
            if form := compiled_form_for(game):
                slices[f"{KERNEL}{game.name} {players}"] = kernel_slice(game, players, form)
            if (game.name, players) == ("solo", 4):
                slices |= baselines
    return slices | baselines


def _player_counts(game: Game[Any], effort: Effort) -> list[int]:
    every = list(range(game.least, game.most + 1))
    return every if effort.every_count else sorted({game.least, 4, game.most} & set(every))


def _about_four(game: Game[Any]) -> int:
    """Four players, or as close as the game allows."""
    return max(game.least, min(4, game.most))


def _rlcard_ratios(rates: Rates) -> dict[str, dict[str, float]]:
    """Ratios by contestant and by RLCard variant; empty if it is not installed."""
    theirs = [name for name in (rlcard_uno.ROUNDS, rlcard_uno.CORE, rlcard_uno.ENVIRONMENT) if name in rates]
    return {name: {other: ratio(rates, name, other) for other in theirs} for name in rates} if theirs else {}


def _targets(rates: Rates, costs_by_game: dict[str, Costs], growth_by_game: dict[str, Growth]) -> list[Target]:
    targets = [
        Target(f"{name}: decisions a second", "at least 100,000", median(seen), median(seen) >= 100_000)
        for name, seen in rates.items()
        if name.endswith(" 4") and name != "solo 4"
    ]
    if "solo 4" in rates and rlcard_uno.CORE in rates:
        times = ratio(rates, "solo 4", rlcard_uno.CORE)
        targets.append(Target("solo 4: times RLCard's core", "at least 3", times, times >= 3))
    for name, cost in costs_by_game.items():
        targets.append(Target(f"{name}: microseconds for a copy", "at most 10", cost.copy, cost.copy <= 10))
    for name, growing in growth_by_game.items():
        what = f"{name}: 2nd half over 1st, cheaper quarter"
        targets.append(
            Target(what, f"at most {GROWTH_TOLERANCE}", growing.quarter, growing.quarter <= GROWTH_TOLERANCE)
        )
    return targets
