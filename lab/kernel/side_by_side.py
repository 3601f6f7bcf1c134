"""Kernel: random games played by the rules and by the kernel, move by move, in the quickest form that is there."""

from __future__ import annotations

import asyncio
from pathlib import Path

import forno
from forno.core.chance import Chance, FastChance, seeded
from forno.kernel.engine import form_of
from forno.kernel.tables import bridge_of
from forno.testing.errors import Broken
from forno.testing.laws.kernel import SideBySide
from forno.testing.random_play import random_options
from lab.experiment import Experiment, Outcome, Progress

COMPARED_INTERVAL_MOVES = 10
"""Whole tables are compared at every tenth decision, and at the end; legal moves at every one."""
MAX_MOVES = 2000
"""Decisions of one game at most."""


def play_game(game: forno.Game, seed: int) -> int:
    """Play one game side by side; return its decisions. Raises Broken at the first difference."""
    bridge = bridge_of(game)
    assert bridge is not None
    players = game.least + seed % (game.most - game.least + 1)
    chance: Chance = seeded(seed) if seed % 5 == 0 else FastChance(seed)
    table = game.deal(players, chance, random_options(game, seed))
    table.events = None
    both = SideBySide(game, table, form_of(bridge.family), FastChance(seed))
    for decisions in range(MAX_MOVES):
        if both.table.is_over:
            break
        both.play_once(compare=decisions % COMPARED_INTERVAL_MOVES == 0)
    both.compare_tables()
    return len(both.moves)


def play_games(seed: int, size: int, progress: Progress) -> Outcome:
    """Play games of all kinds until so many decisions were compared."""
    games = [game for game in map(forno.game, forno.game_names()) if bridge_of(game) is not None]
    decisions, played, violations = 0, 0, []
    compiled = all(form_of(family).is_compiled for family in ("pizza", "solo"))
    while decisions < size:
        game = games[played % len(games)]
        try:
            made = play_game(game, 1_000_000 * seed + played)
        except Broken as broken:
            made = 1
            violations.append(f"{game.name}, seed {1_000_000 * seed + played}: {broken.why}"[:500])
        decisions += made
        played += 1
        for _ in range(made):
            progress()
    counts = {"games": played, "games in the compiled form": played if compiled else 0, "differences": len(violations)}
    return Outcome(seed, decisions, counts, violations)


async def run_batch(folder: Path, seed: int, size: int, progress: Progress) -> Outcome:
    return await asyncio.to_thread(play_games, seed, size, progress)


KERNEL = Experiment(
    name="kernel",
    claim="the kernel offers the moves of the rules and reaches their tables, in every game and with every option",
    bound="no difference",
    unit="decisions",
    batch=100_000,
    goal=10_000_000,
    run=run_batch,
)
