"""A careful player of the pizza games, as an opponent in the arena: it lays only what it can serve.

    ./forno arena grande --players 2 --bots expert,harness/careful_bot.py --games 200

It remembers the oven and computes no chances: an order is laid if the oven and the own hand serve it as they are. Until
then what goes in is for the nearest order. While the oven is emptied it plays as `regular`.
"""

from __future__ import annotations

from typing import Any

from forno.bots.bot import Observation
from forno.bots.levels import choose_move
from forno.bots.pizza.features import mine_of
from forno.bots.pizza.plan import SeatState
from forno.bots.pizza.recipes import Recipe
from forno.bots.policy import REGULAR, Skill
from forno.core.chance import Chance
from forno.games.pizza.moves import Lay, Put

MEMORY = Skill(counts=False)
"""A perfect memory of the oven, without counting."""
ORDERS_HELD = 3
"""The orders that it holds before it draws ingredients."""
MATCH_KINDS = 3
"""The kinds in hand with which it lays a match."""
DUEL_CARDS = 4
"""The ingredients of the own kind, in oven and hand, with which it lays a duel."""
Lack = dict[int, float]
"""The ingredients that the oven lacks for an order, by kind."""


class CarefulBot:
    """Lays an order only if the remembered oven and the own hand serve it."""

    def choose(self, observation: Observation, chance: Chance) -> Any:
        view: Any = observation.view
        match view.question.name:
            case "put-ingredients":
                return put(mine_of(observation, MEMORY), observation)
            case "lay-order":
                ready = servable(mine_of(observation, MEMORY))
                return Lay(ready[0][1].name) if ready else observation.default
            case "draw-cards":
                few = view.places[observation.seat].orders < ORDERS_HELD
                return "draw waiter" if few else "draw kitchen"
        return choose_move(observation, REGULAR).move


def put(mine: SeatState, observation: Observation) -> Put:
    """Put in what the easiest order lacks most; else what brings the nearest order closer; else one spare card."""
    ready = servable(mine)
    lacks = [lack for lack, _ in ready] or sorted(
        (lack_of(mine, recipe) for recipe in mine.orders), key=lambda lack: sum(lack.values())
    )
    for lack in lacks:
        helpful = {kind: min(number, mine.held[kind]) for kind, number in lack.items() if mine.held[kind]}
        if helpful:
            kind = max(helpful, key=helpful.__getitem__)
            return nearest(observation, kind, helpful[kind])
    return nearest(observation, max(range(len(mine.held)), key=mine.held.__getitem__), 1)


def nearest(observation: Observation, kind: int, number: float) -> Put:
    """Return the put of this kind whose number is nearest, the smaller of equals."""
    puts: list[Put] = [move for move in observation.legal_moves if move.kind == kind]
    return min(puts, key=lambda move: abs(move.singles + 2 * move.doubles - number))


def servable(mine: SeatState) -> list[tuple[Lack, Recipe]]:
    """Return the orders that oven and hand serve, with what the oven lacks, the easiest first."""
    found = [(lack_of(mine, recipe), recipe) for recipe in mine.orders if is_servable(mine, recipe)]
    return sorted(found, key=lambda one: sum(one[0].values()))


def is_servable(mine: SeatState, recipe: Recipe) -> bool:
    """Tell whether the oven and the hand serve an order as they are; a contest needs a strong hand."""
    card, stock, spare = recipe.card, mine.oven_model.stock, mine.spare()
    if card.contest == "match":
        return sum(held >= 1 for held in spare) >= MATCH_KINDS
    if card.contest == "duel":
        return stock[card.own] + spare[card.own] >= DUEL_CARDS
    if card.anything:
        return sum(stock) + sum(spare) >= card.anything
    if card.double_cards:
        twos = mine.oven_model.twos
        return sum(two >= 1 or held > 0 for two, held in zip(twos, mine.doubles, strict=True)) >= 2
    if card.crossed_out >= 0 and stock[card.crossed_out] >= 1:
        return False
    way = mine.oven_model.way_for(recipe, spare)
    return bool(way) and all(stock[kind] + spare[kind] >= number for kind, number in way)


def lack_of(mine: SeatState, recipe: Recipe) -> Lack:
    """Return what the oven lacks for an order, in the way that the hand is nearest to."""
    if recipe.card.contest or recipe.card.anything or recipe.card.double_cards:
        return {}
    stock = mine.oven_model.stock
    way = mine.oven_model.way_for(recipe, mine.spare())
    return {kind: number - stock[kind] for kind, number in way if number > stock[kind]}
