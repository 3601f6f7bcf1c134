"""The search adapter of the pizza games."""

from __future__ import annotations

from typing import Any

from forno.bots.bot import Observation
from forno.bots.pizza.features import hand_of, mine_of
from forno.bots.pizza.plan import plan_for, put_cards
from forno.bots.pizza.policy import ANSWERS
from forno.bots.policy import EXPERT
from forno.bots.worlds import KernelWorlds
from forno.core.chance import Chance
from forno.games.pizza.moves import Put
from forno.games.pizza.view import PizzaView
from forno.kernel.tables import bridge_of, from_table
from forno.kernel.trials import END_OF_PART

MAX_CANDIDATES = 8
"""The most candidates that are tried."""


class PizzaSearchAdapter:
    """Candidates of a search, and its worlds in the kernel, which play to the end of the round."""

    caution = 1.0

    def candidates(self, observation: Observation) -> list[Any]:
        view = observation.view
        assert isinstance(view, PizzaView)
        assert view.question is not None
        answer = ANSWERS.get(view.question.name)
        first = answer(observation, view, EXPERT).move if answer else observation.default
        if first not in observation.legal_moves:
            first = observation.default
        others = puts(observation, view) if view.question.name == "put-ingredients" else observation.legal_moves
        return [first, *(move for move in dict.fromkeys(others) if move != first)][:MAX_CANDIDATES]

    def answers(self, observation: Observation, move: Any) -> list[Any]:
        return []

    def is_reluctant(self, move: Any) -> bool:
        return False

    def worlds(self, observation: Observation, game: Any, chance: Chance, horizon: int = END_OF_PART) -> KernelWorlds:
        bridge = bridge_of(game)
        assert bridge is not None
        state = from_table(game, observation.sampled_table)
        return KernelWorlds(state, observation.seat, bridge.move_id, chance, (), horizon)


def puts(observation: Observation, view: PizzaView) -> list[Put]:
    """Return the puts for each order of the hand, and one or all cards of each kind."""
    mine, hand = mine_of(observation, EXPERT), hand_of(view)
    spare = mine.spare()
    plans = [plan_for(mine, recipe, spare, True) for recipe in mine.orders]
    plans.sort(key=lambda plan: -plan.worth)
    found = [Put(plan.kind, *put_cards(hand, plan.kind, plan.number)) for plan in plans if plan.kind >= 0]
    kinds = sorted((kind for kind, held in enumerate(mine.held) if held), key=lambda kind: -spare[kind])
    found += [Put(kind, *put_cards(hand, kind, 1)) for kind in kinds]
    found += [Put(kind, *put_cards(hand, kind, mine.held[kind])) for kind in kinds if mine.held[kind] > 1]
    return [move for move in dict.fromkeys(found) if move in observation.legal_moves]
