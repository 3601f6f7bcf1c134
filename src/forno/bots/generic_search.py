"""Search in a game that no family is registered for: random playouts to the end, valued by the places."""

from __future__ import annotations

from typing import Any

from forno.bots.bot import Observation
from forno.bots.worlds import TableTrial, TableWorlds, Trial, Worlds
from forno.core.chance import Chance
from forno.core.game import Game, Outcome
from forno.core.table import Table

MAX_CANDIDATES = 24
"""Moves tried at most; of more legal moves, an even selection."""
MAX_PLAYOUT_MOVES = 1000
"""Moves after which a playout is valued by the places as they stand."""


class GenericSearchAdapter:
    """The search adapter of any game. It knows the contract of `Game` and nothing else."""

    caution = 1.0

    def __init__(self, game: Game) -> None:
        self.game = game

    def candidates(self, observation: Observation) -> list[Any]:
        """Return the default and the other legal moves."""
        others = [move for move in observation.legal_moves if move != observation.default]
        step = max(1, -(-len(others) // (MAX_CANDIDATES - 1)))
        return [observation.default, *others[::step]]

    def answers(self, observation: Observation, move: Any) -> list[Any]:
        return []

    def is_reluctant(self, move: Any) -> bool:
        return False

    def worlds(self, observation: Observation, game: Any, chance: Chance) -> Worlds:
        return TableWorlds(self, observation, game, chance)

    def likelihood(self, world: Any, observation: Observation) -> float:
        return 1.0

    def part(self, table: Any) -> int:
        """Return 0: a game is one part, and playouts go to its end."""
        return 0

    def trial(self, world: Any, seat: int) -> Trial:
        return TableTrial(self, world, seat)

    def play_out(self, table: Table, seat: int, chance: Chance) -> float:
        for _ in range(MAX_PLAYOUT_MOVES):
            if table.is_over:
                break
            moves = table.legal_moves()
            table.act(moves[chance.below(len(moves))])
        return self.value(table, seat)

    def value(self, table: Any, seat: int) -> float:
        return share_of_opponents_beaten(self.game.outcome(table), seat)


def share_of_opponents_beaten(outcome: Outcome, seat: int) -> float:
    """Return the share of the other seats that are behind this one; a tie counts half. Alone, a seat has beaten all."""
    own = outcome.places[seat]
    others = [place for number, place in enumerate(outcome.places) if number != seat]
    return sum(1.0 if own < place else 0.5 for place in others if own <= place) / len(others) if others else 1.0
