"""How likely a seat wins from where a round or a hand has ended, so that a fair share is what it is worth at even."""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final

from forno.bots.bot import Observation
from forno.bots.search import Guide
from forno.bots.solo.search_adapter import odds_to_win
from forno.core.chance import Chance
from forno.core.game import Game, Outcome
from forno.core.table import Table
from forno.games.pizza.table import PizzaTable
from forno.games.solo.table import SoloTable

AN_ORDER: Final = 1.3
"""What an order ahead is worth with one round to go, as a logarithm of odds; with more rounds, the less. Fitted to
whole games that the quick expert played, at two to four players."""


def share_of(outcome: Outcome, seat: int) -> float:
    """What a seat won: all, a part where several are first, or nothing."""
    winners = outcome.winners
    return 1 / len(winners) if seat in winners else 0.0


def odds(game: Game, table: Table, seat: int, otherwise: float) -> float:
    """Exact once the game is over. Of a game that is not known here, what its guide said."""
    if table.is_over:
        return share_of(game.outcome(table), seat)
    if isinstance(table, PizzaTable):
        return odds_at_pizza(table, seat)
    if isinstance(table, SoloTable):
        return odds_to_win(table.totals, seat, over=False)
    return otherwise


def odds_at_pizza(table: PizzaTable, seat: int) -> float:
    """Between two rounds, by the orders that everybody has served."""
    scale = AN_ORDER / sqrt(table.rounds - table.round + 1)
    shares = [exp(scale * orders.bit_count()) for orders in table.served]
    return shares[seat] / sum(shares)


class Judge:
    """A guide whose values are odds of winning when the round or hand ends in which a seat was asked."""

    def __init__(self, guide: Guide, game: Game) -> None:
        self.guide = guide
        self.game = game
        self.wary = guide.wary

    def candidates(self, observation: Observation) -> list[Any]:
        return self.guide.candidates(observation)

    def likelihood(self, world: Any, observation: Observation) -> float:
        return self.guide.likelihood(world, observation)

    def part(self, table: Any) -> int:
        return self.guide.part(table)

    def play_out(self, table: Table, seat: int, chance: Chance) -> float:
        return odds(self.game, table, seat, self.guide.play_out(table, seat, chance))

    def value(self, table: Any, seat: int) -> float:
        return odds(self.game, table, seat, self.guide.value(table, seat))
