"""Worlds of a search: sampled tables that a seat cannot tell from the true one, in which moves are tried.

All plans of a call are tried in the same worlds, played out by the rollout policy with the same chance, so that only
the moves differ. `KernelWorlds` does all of it in the kernel, `TableWorlds` by the rules of any game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from forno.bots.bot import Observation
from forno.core.chance import Chance, FastChance
from forno.core.move import Move
from forno.core.table import Table
from forno.kernel.engine import State
from forno.kernel.trials import CHANCE_RESOLUTION, END_OF_PART, MAX_REDRAWS, NO_MOVE

Plan = tuple[Any, ...]
"""Moves of the seat that is asked, one after the other: none, a move, or a move and the answer to what it asks the
same seat at once. The rollout policy makes all moves after them."""


class Worlds(Protocol):
    """Worlds in their order, each of which is tried once."""

    def values(self, plans: Sequence[Plan], count: int) -> list[list[float]]:
        """Try plans in the next worlds; return for each plan its values from 0 to 1, world by world."""


class KernelWorlds:
    """Worlds that are sampled, played and valued in the kernel, in one call for many.

    The seed and its place make a world, so grouping makes no difference, nor does a compiled kernel.
    """

    def __init__(
        self,
        state: State,
        seat: int,
        move_id: Callable[[Move], int],
        chance: Chance,
        evidence: Sequence[int] | None = (),
        horizon: int = END_OF_PART,
    ) -> None:
        self.state = state
        self.seat = seat
        self.move_id = move_id
        self.seed = chance.below(1 << 32) << 32 | chance.below(1 << 32)
        self.evidence = evidence
        """The evidence of the other seats' moves, as the family's kernel reads it; None: all worlds are alike."""
        self.horizon = horizon
        self.used = 0

    def values(self, plans: Sequence[Plan], count: int) -> list[list[float]]:
        numbers = [number for plan in plans for number in self.numbers_of(plan)]
        first, self.used = self.used, self.used + count
        return self.state.try_moves(self.seat, numbers, self.evidence, self.seed, first, count, self.horizon)

    def numbers_of(self, plan: Plan) -> list[int]:
        numbers = [self.move_id(move) for move in plan]
        return numbers + [NO_MOVE] * (2 - len(numbers))


class Playing(Protocol):
    """Playouts on tables, by the rules themselves."""

    def part(self, table: Any) -> int:
        """Return the number of the round or hand: playouts end with it."""

    def play_out(self, table: Table, seat: int, chance: Chance) -> float:
        """Play with the rollout policy at all seats to the end of the part, and return the value, from 0 to 1."""

    def value(self, table: Any, seat: int) -> float:
        """Return the value of a table at the end of a part for a seat, from 0 to 1."""


class Trial(Protocol):
    """Trials of the moves of a seat in one world."""

    def value(self, move: Any, luck: int) -> float:
        """Return the value of a move, from 0 to 1; the same luck is the same chance for every move."""


class TrialAdapter(Protocol):
    """A search adapter whose worlds are tables."""

    def likelihood(self, world: Any, observation: Observation) -> float:
        """Return how well a world fits the moves of the other seats, from 0 to 1."""

    def trial(self, world: Any, seat: int) -> Trial:
        """Return the trial of moves in one world."""


class TableTrial:
    """Trials that are played by the rules, on copies of the world."""

    def __init__(self, adapter: Playing, world: Any, seat: int) -> None:
        self.adapter = adapter
        self.world = world
        self.seat = seat

    def value(self, move: Any, luck: int) -> float:
        table = self.world.copy()
        part = self.adapter.part(table)
        table.act(move)
        if table.is_over or self.adapter.part(table) != part:
            return self.adapter.value(table, self.seat)
        return self.adapter.play_out(table, self.seat, FastChance(luck))


class TableWorlds:
    """Worlds that the game re-deals, and that the trials of an adapter play by the rules. Plans are single moves."""

    def __init__(self, adapter: TrialAdapter, observation: Observation, game: Any, chance: Chance) -> None:
        self.adapter = adapter
        self.observation = observation
        self.game = game
        self.chance = chance

    def values(self, plans: Sequence[Plan], count: int) -> list[list[float]]:
        found: list[list[float]] = [[] for _ in plans]
        for _ in range(count):
            world = likely_world(self.observation, self.adapter, self.game, self.chance)
            luck = self.chance.below(CHANCE_RESOLUTION)
            trial = self.adapter.trial(world, self.observation.seat)
            for [move], values in zip(plans, found, strict=True):
                values.append(trial.value(move, luck))
        return found


def likely_world(observation: Observation, adapter: TrialAdapter, game: Any, chance: Chance) -> Any:
    """Sample a table that the seat cannot tell from the true one, and that fits the moves of the others."""
    world = game.redeal(observation.sampled_table, observation.seat, chance)
    for _ in range(MAX_REDRAWS):
        if chance.below(CHANCE_RESOLUTION) < adapter.likelihood(world, observation) * CHANCE_RESOLUTION:
            break
        world = game.redeal(observation.sampled_table, observation.seat, chance)
    return world
