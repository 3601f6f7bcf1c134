"""A bot for Mamma Mia! in one class: it remembers what went into the oven, and lays an order when that is enough.

Try it:  ./forno arena mamma-mia --bots examples/my_bot.py,random --games 200
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from forno.bots import Observation
from forno.core.chance import Chance
from forno.games.pizza.cards import KINDS
from forno.games.pizza.events import Announced, RoundBegan
from forno.games.pizza.orders import OrderCard
from forno.games.pizza.variants import variant


class MyBot:
    """All that a bot must have is `choose`. It answers with a move, or with what a person would type."""

    def choose(self, observation: Observation, chance: Chance) -> Any:
        view: Any = observation.view
        hand = Counter(KINDS[card // 2] for card in view.ingredients)
        match view.question.name:
            case "put-ingredients":
                kind, number = hand.most_common(1)[0]
                return f"put {number} {kind}"
            case "lay-order":
                there = hand + in_the_oven(observation)
                orders = variant(view.variant).orders_for(view.places[observation.seat].own)
                ready = [order for order in orders if order.name in view.orders and is_ready(order, there)]
                return f"lay {ready[0].name}" if ready else "pass"
            case "draw-cards":
                return "draw waiter" if len(view.orders) < 3 else "draw kitchen"
        # The oven is emptied, and an order of ours came out of it: serve it if we can.
        return next((move for move in observation.legal_moves if str(move).startswith("serve")), observation.default)


def in_the_oven(observation: Observation) -> Counter[str]:
    """What everybody announced since the round began."""
    oven: Counter[str] = Counter()
    for event in observation.heard:
        if isinstance(event, RoundBegan):
            oven.clear()
        elif isinstance(event, Announced):
            oven[KINDS[event.kind]] += event.number
    return oven


def is_ready(order: OrderCard, there: Counter[str]) -> bool:
    """Is there enough of each kind, in one of the ways in which this order can be served?"""
    if order.anything:
        return there.total() > order.anything
    if order.scarcest:
        return min(there[kind] for kind in KINDS[:5]) >= 1
    return any(all(there[kind] >= number for kind, number in zip(KINDS, way, strict=False)) for way in order.ways)
