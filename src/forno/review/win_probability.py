"""Probabilities of winning, over sampled tables: at the end of a round or a hand from its score, at the end of the game
its result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from forno.bots.bot import Observation
from forno.bots.families import adapter_for
from forno.bots.generic_search import GenericSearchAdapter
from forno.bots.worlds import KernelWorlds, Plan, Worlds
from forno.core.chance import Chance, FastChance
from forno.core.game import Game, Outcome
from forno.kernel.tables import bridge_of
from forno.kernel.trials import CHANCE_RESOLUTION, WIN_PROBABILITY


def share_of(outcome: Outcome, seat: int) -> float:
    """Return the part of the win that a seat has: 1, a fraction if several are first, or 0."""
    winners = outcome.winners
    return 1 / len(winners) if seat in winners else 0.0


def winning_worlds(observation: Observation, game: Game, chance: Chance, first: int = 0) -> Worlds:
    """Return the sampled tables of an evaluation, from a number on: in the kernel where it plays the game."""
    if bridge_of(game) is None:
        return RuleWorlds(observation, game, chance, first)
    adapter: Any = adapter_for(game)
    worlds: KernelWorlds = adapter.worlds(observation, game, chance, WIN_PROBABILITY)
    worlds.used = first
    return worlds


class RuleWorlds:
    """Tables of a game that the kernel does not play, with random playouts to the end."""

    def __init__(self, observation: Observation, game: Game, chance: Chance, first: int) -> None:
        self.observation = observation
        self.game = game
        self.adapter = GenericSearchAdapter(game)
        self.seed = chance.below(1 << 32)
        self.used = first

    def values(self, plans: Sequence[Plan], count: int) -> list[list[float]]:
        found: list[list[float]] = [[] for _ in plans]
        for number in range(self.used, self.used + count):
            chance = FastChance(self.seed + number)
            world = self.game.redeal(self.observation.sampled_table, self.observation.seat, chance)
            luck = chance.below(CHANCE_RESOLUTION)
            for plan, values in zip(plans, found, strict=True):
                values.append(self.value(world.copy(), plan, luck))
        self.used += count
        return found

    def value(self, table: Any, plan: Plan, luck: int) -> float:
        for move in plan:
            table.act(move)
        value = self.adapter.play_out(table, self.observation.seat, FastChance(luck))
        return share_of(self.game.outcome(table), self.observation.seat) if table.is_over else value
