"""The probability that a seat wins from the end of a round or a hand; at even scores, a fair share."""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final

from forno.bots.bot import Observation
from forno.bots.solo.search_adapter import solo_win_probability
from forno.bots.worlds import TableTrial, Trial
from forno.core.chance import Chance
from forno.core.game import Game, Outcome
from forno.core.table import Table
from forno.games.pizza.table import PizzaTable
from forno.games.solo.table import SoloTable

ORDER_LOG_ODDS: Final = 1.3
"""The log-odds of one order of lead with one round to go; less with more rounds. Fitted to whole games of the rollout
policy with two to four players."""


def share_of(outcome: Outcome, seat: int) -> float:
    """Return the part of the win that a seat has: 1, a fraction if several are first, or 0."""
    winners = outcome.winners
    return 1 / len(winners) if seat in winners else 0.0


def win_probability(game: Game, table: Table, seat: int, adapter_value: float) -> float:
    """Return the probability of winning: exact once the game is over. For other families, the adapter's value."""
    if table.is_over:
        return share_of(game.outcome(table), seat)
    if isinstance(table, PizzaTable):
        return pizza_win_probability(table, seat)
    if isinstance(table, SoloTable):
        return solo_win_probability(table.totals, seat, over=False)
    return adapter_value


def pizza_win_probability(table: PizzaTable, seat: int) -> float:
    """Return the probability between two rounds, from the number of orders that each seat has served."""
    scale = ORDER_LOG_ODDS / sqrt(table.rounds - table.round + 1)
    shares = [exp(scale * orders.bit_count()) for orders in table.served]
    return shares[seat] / sum(shares)


class WinProbabilityAdapter:
    """A search adapter whose values are probabilities of winning at the end of the round or hand."""

    def __init__(self, adapter: Any, game: Game) -> None:
        self.adapter = adapter
        self.game = game

    def likelihood(self, world: Any, observation: Observation) -> float:
        return self.adapter.likelihood(world, observation)

    def trial(self, world: Any, seat: int) -> Trial:
        return TableTrial(self, world, seat)

    def part(self, table: Any) -> int:
        return self.adapter.part(table)

    def play_out(self, table: Table, seat: int, chance: Chance) -> float:
        return win_probability(self.game, table, seat, self.adapter.play_out(table, seat, chance))

    def value(self, table: Any, seat: int) -> float:
        return win_probability(self.game, table, seat, self.adapter.value(table, seat))
