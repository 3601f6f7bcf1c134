"""How a round ends and the next one begins. (round.*, chef.*, turn.stall)"""

from __future__ import annotations

from forno.core.step import Step
from forno.games.pizza.cards import CHEF, listed, value
from forno.games.pizza.events import GameEnded, Leftovers, RoundBegan, RoundEnded
from forno.games.pizza.rules.bake import EmptyOven
from forno.games.pizza.rules.turn import BEGIN
from forno.games.pizza.table import NOBODY, PizzaTable


class TurnOvenOver(Step[PizzaTable], frozen=True):
    """The chef turns the stack over, unchanged, to reveal it card by card. (bake.order, chef.duty)"""

    def happen(self, table: PizzaTable) -> None:
        table.emptying = True
        table.oven.reverse()
        table.tell(RoundEnded, table.round, table.chef, table.idle == table.players)
        table.agenda.append(EmptyOven())


class NextRound(Step[PizzaTable], frozen=True):
    """The oven is empty: a new round begins, or the game is over. (round.count)"""

    def happen(self, table: PizzaTable) -> None:
        if table.round == table.rounds:
            end_game(table)
        else:
            next_round(table)


def end_game(table: PizzaTable) -> None:
    """The served orders are laid open and counted, in Plus for the first time. (end.plus-count)"""
    table.blind = [0] * table.players
    table.emptying = False
    served = tuple(table.order_names(seat, orders) for seat, orders in enumerate(table.served))
    table.tell(GameEnded, served, tuple(value(listed(hand)) for hand in table.hands))


def next_round(table: PizzaTable) -> None:
    """Leftovers become the oven, the used pile the kitchen; hands are kept. (round.hands-stay)"""
    table.emptying = False
    new_oven(table)
    new_kitchen(table)
    table.round += 1
    table.idle = 0
    table.starter = table.chef
    table.chef = table.holder = NOBODY
    table.final = 0 if table.kitchen else table.players
    remember_kept(table)
    begin_round(table)


def begin_round(table: PizzaTable) -> None:
    """Turns, then the oven, then the next round: the agenda holds it all."""
    table.tell(RoundBegan, table.round, table.starter, len(table.kitchen))
    table.agenda += [NextRound(), TurnOvenOver(), BEGIN[table.starter]]


def remember_kept(table: PizzaTable) -> None:
    """Everybody saw what the new kitchen is made of, so what is kept in all hands together is known."""
    table.kept = tuple(listed(hand) for hand in table.hands)
    table.drawn = [0] * table.players
    table.spent = [()] * table.players


def new_oven(table: PizzaTable) -> None:
    """Column by column; doubles below singles. (round.leftovers, round.leftover-doubles)"""
    columns = table.columns
    for kind in range(len(columns) // 2):
        table.oven += [2 * kind + 1] * columns[2 * kind + 1] + [2 * kind] * columns[2 * kind]
    table.tell(Leftovers, listed(columns))
    table.columns = [0] * len(columns)


def new_kitchen(table: PizzaTable) -> None:
    """The used pile, what a stall left, and the chef card, shuffled. (round.new-kitchen)"""
    cards = sorted([*listed(table.used), *table.kitchen])
    if table.holder != NOBODY:
        cards.append(CHEF)
    table.chance.shuffle(cards)
    table.kitchen = cards
    table.used = [0] * len(table.used)
