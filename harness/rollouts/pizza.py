"""The rollout policy of the pizza games.

It plays all seats of a sampled table, each by its own hand and by the public events.
"""

from __future__ import annotations

from typing import Any

from forno.bots.pizza.oven_model import OvenModel
from forno.bots.pizza.plan import CARDS_A_TURN, OrderPlan, SeatState, turns_a_round
from forno.bots.pizza.recipes import recipes
from forno.bots.pizza.turns import lay, put, wants_orders
from forno.games.pizza.cards import bits, worth
from forno.games.pizza.moves import Lay, Put
from forno.games.pizza.rules.turn import KITCHEN, PASS, WAITER, DrawCards, LayOrder, PutIngredients, room
from forno.games.pizza.table import PizzaTable
from harness.rollouts.pizza_answers import answer


def model_oven(table: PizzaTable, until: int | None = None) -> OvenModel:
    """Return the model of this table's oven with a perfect memory, or of its first cards."""
    kinds = len(table.variant.kinds)
    oven_model = OvenModel(
        table.variant.name,
        table.colours,
        kinds,
        table.holder,
        (1 / kinds,) * kinds,
        doubles_fitting=table.doubles_fitting,
    )
    if not table.emptying:
        return oven_model.read(table.oven[:until])
    oven_model.chef = table.chef
    oven_model.stock = [worth(table.columns, kind) for kind in range(kinds)]
    oven_model.twos = list(table.columns[1::2])
    return oven_model.read(reversed(table.oven))


def mine_of(table: PizzaTable, seat: int, oven_model: OvenModel) -> SeatState:
    hand, players = table.hands[seat], table.players
    kitchen = len(table.kitchen)
    deck = recipes(table.variant.name, table.colours[seat])
    return SeatState(
        seat=seat,
        held=[hand[at] + 2 * hand[at + 1] for at in range(0, len(hand), 2)],
        doubles=hand[1::2],
        orders=[deck[number] for number in bits(table.orders[seat])],
        oven_model=oven_model,
        mix=oven_model.mix,
        draws=kitchen / players,
        turns=turns_left(table),
        is_final=table.round >= table.rounds,
        to_spare=to_spare(table, seat) if table.variant.failed_orders_leave else 0.0,
        orders_leave=table.variant.failed_orders_leave,
        helped=table.help,
    )


def turns_left(table: PizzaTable) -> float:
    """Return the expected turns of each seat in this round, with this one."""
    return 1 + len(table.kitchen) / table.players / CARDS_A_TURN


def to_spare(table: PizzaTable, seat: int) -> float:
    """Return the expected turns of a seat in the game beyond its orders."""
    later = (table.rounds - table.round) * turns_a_round(table.variant, table.players)
    return turns_left(table) + later - table.orders[seat].bit_count() - len(table.waiters[seat])


class RolloutTable:
    """A sampled table in a playout, with a model of the oven that follows it."""

    def __init__(self, table: PizzaTable) -> None:
        self.table = table
        self.oven_model = model_oven(table)
        self.round = table.round
        self.plan: OrderPlan | None = None
        """The plan of the seat on turn, for which it has just put ingredients in."""

    def choose(self) -> Any:
        """Return the move of the rollout policy."""
        table = self.table
        step: Any = table.agenda[-1]
        seat = step.seat
        sort = type(step)
        if sort is PutIngredients:
            move, self.plan = put(self.mine(seat), table.hands[seat])
            return move
        if sort is LayOrder:
            plan, self.plan = self.plan, None
            return Lay(plan.recipe.name) if plan else lay(self.mine(seat))[0]
        if sort is DrawCards:
            is_final, orders = table.round >= table.rounds, table.orders[seat].bit_count()
            fetch = wants_orders(is_final, turns_left(table), orders, table.sizes[seat], room(table, seat))
            return WAITER if fetch else KITCHEN
        return answer(table, step)

    def mine(self, seat: int) -> SeatState:
        return mine_of(self.table, seat, self.oven_model)

    def add_all(self, move: Put) -> None:
        self.oven_model.stock[move.kind] += move.singles + 2 * move.doubles
        self.oven_model.twos[move.kind] += move.doubles

    def play(self, move: Any) -> None:
        """Play a move and update the model of the oven."""
        table = self.table
        step: Any = table.agenda[-1]
        seat = step.seat
        if type(step) is LayOrder and move is not PASS and move != PASS:
            number = table.find_order(seat, move.order)
            self.oven_model.lay(seat, recipes(table.variant.name, table.colours[seat])[number])
        table.act(move, seat)
        if type(move) is Put:
            self.add_all(move)
        elif table.round != self.round:
            self.round = table.round
            self.oven_model = model_oven(table)
