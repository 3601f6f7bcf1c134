"""A turn: ingredients, perhaps an order, then drawing. (turn.*)"""

from __future__ import annotations

from functools import cache

from forno.core.errors import Refused
from forno.core.move import Move, Pass
from forno.core.step import Decision, Step
from forno.games.pizza.cards import bits, in_oven, kind_name
from forno.games.pizza.events import Announced, NothingPut, OrderLaid, TurnBegan
from forno.games.pizza.moves import Draw, Lay, Put
from forno.games.pizza.table import NOBODY, PizzaTable
from forno.games.pizza.variants import variant

PASS = Pass()
KITCHEN, WAITER = Draw("kitchen"), Draw("waiter")
MOST_SEATS = 6


class BeginTurn(Step[PizzaTable], frozen=True):
    """The next player is on turn; without an ingredient card nothing is played. (turn.no-ingredients)"""

    seat: int

    def happen(self, table: PizzaTable) -> None:
        seat = self.seat
        table.acted = False
        table.tell(TurnBegan, seat)
        if table.sizes[seat]:
            table.agenda.append(PUT[seat])
        else:
            table.tell(NothingPut, seat)
            draw_without_ingredients(table, seat)


class PutIngredients(Decision[PizzaTable, Put], frozen=True):
    """At least one ingredient card goes into the oven; several, if all are of one kind.

    (turn.ingredient-first, turn.one-kind, turn.card-order) Default: one single of the kind held most of,
    or one double where there is no single.
    """

    def choices(self, table: PizzaTable) -> list[Put]:
        hand = table.hands[self.seat]
        found: list[Put] = []
        for kind in range(len(hand) // 2):
            found += puts(kind, hand[2 * kind], hand[2 * kind + 1])
        return found

    def allow(self, table: PizzaTable, move: Move) -> None:
        if not isinstance(move, Put) or move.singles + move.doubles < 1:
            raise Refused("turn.ingredient-first")
        hand, single = table.hands[self.seat], 2 * move.kind
        if not (
            0 <= single < len(hand) and 0 <= move.singles <= hand[single] and 0 <= move.doubles <= hand[single + 1]
        ):
            raise Refused("turn.held", cards=say_put(move))
        if move.double_last and not (move.singles and move.doubles):
            raise Refused("play.move", move=str(move))

    def default(self, table: PizzaTable) -> Put:
        hand = table.hands[self.seat]
        kind = max(range(len(hand) // 2), key=lambda kind: hand[2 * kind] + hand[2 * kind + 1])
        return Put(kind, 1) if hand[2 * kind] else Put(kind, 0, 1)

    def take(self, table: PizzaTable, seat: int, move: Put) -> None:
        single = 2 * move.kind
        put = (single,) * move.singles
        if move.doubles:
            doubles = (single + 1,) * move.doubles
            put = put + doubles if move.double_last else doubles + put
        table.spend(seat, put)
        table.oven += put
        table.acted = True
        if table.events is not None:
            number = move.singles + 2 * move.doubles
            table.tell(Announced, seat, move.kind, number, move.doubles, put[-1])
        if table.orders[seat]:
            table.agenda.append(LAY[seat])
        else:
            draw(table, seat)


class LayOrder(Decision[PizzaTable, Lay | Pass], frozen=True):
    """Then at most one order from hand may be laid on the oven. (turn.one-order) Default: none."""

    def choices(self, table: PizzaTable) -> list[Lay | Pass]:
        low, high = lays(table.variant.name, table.colours[self.seat])
        held = table.orders[self.seat]
        return [PASS, *low[held & 1023], *high[held >> 10]]

    def allow(self, table: PizzaTable, move: Move) -> None:
        if isinstance(move, Put):
            raise Refused("turn.one-kind")
        if isinstance(move, Pass):
            return
        if not isinstance(move, Lay):
            raise Refused("play.move", move=str(move))
        number = table.find_order(self.seat, move.order)
        if number < 0:
            raise Refused("turn.own-orders", order=move.order)
        if not table.orders[self.seat] >> number & 1:
            raise Refused("turn.held", cards=move.order)

    def take(self, table: PizzaTable, seat: int, move: Lay | Pass) -> None:
        if isinstance(move, Lay):
            number = table.find_order(seat, move.order)
            table.orders[seat] &= ~(1 << number)
            table.seen_orders[seat] &= ~(1 << number)
            table.oven.append(in_oven(seat, number))
            table.tell(OrderLaid, seat, move.order)
        draw(table, seat)


class DrawCards(Decision[PizzaTable, Draw], frozen=True):
    """All from the kitchen or all from one's own waiter, up to the hand size. (turn.draw) Default: the kitchen."""

    def choices(self, table: PizzaTable) -> list[Draw]:
        return [KITCHEN, WAITER]

    def allow(self, table: PizzaTable, move: Move) -> None:
        if isinstance(move, Lay):
            raise Refused("turn.one-order" if table.acted else "turn.no-ingredients")
        if not isinstance(move, Draw):
            raise Refused("turn.draw")

    def take(self, table: PizzaTable, seat: int, move: Draw) -> None:
        draw_from(table, seat, move.pile == "kitchen", room(table, seat))


# --- drawing


def room(table: PizzaTable, seat: int) -> int:
    """How many cards are to be drawn. (turn.draw, turn.draw-limit)"""
    missing = table.variant.hand - table.sizes[seat] - table.orders[seat].bit_count()
    return min(missing, table.variant.draw_limit)


def draw(table: PizzaTable, seat: int) -> None:
    """Draw; ask only where both piles have cards. (turn.draw-choice, turn.draw-short)"""
    space = room(table, seat)
    if space <= 0 or not (table.kitchen or table.waiters[seat]):
        end_of_turn(table, seat)
    elif table.kitchen and table.waiters[seat]:
        table.agenda.append(DRAW[seat])
    else:
        draw_from(table, seat, bool(table.kitchen), space)


def draw_without_ingredients(table: PizzaTable, seat: int) -> None:
    """Nothing was played: draw as usual; in Plus five ingredients from the kitchen. (turn.no-ingredients)"""
    if not table.variant.no_ingredients_draw:
        draw(table, seat)
    elif table.kitchen:
        draw_from(table, seat, True, table.variant.no_ingredients_draw)
    else:
        end_of_turn(table, seat)


def draw_from(table: PizzaTable, seat: int, kitchen: bool, space: int) -> None:
    table.acted = True
    if kitchen:
        table.draw_ingredients(seat, space)
    else:
        table.draw_orders(seat, space)
    end_of_turn(table, seat, took_last=kitchen and not table.kitchen)


# --- the end of a turn


def end_of_turn(table: PizzaTable, seat: int, took_last: bool = False) -> None:
    """The next player's turn; or the round ends, and what lies below on the agenda comes up. (round.end)"""
    table.idle = 0 if table.acted else table.idle + 1
    if took_last:
        table.chef = table.holder if table.variant.chef_card else seat
    elif table.final == 1 or table.idle == table.players:
        table.chef = table.starter if table.holder == NOBODY else table.holder
    else:
        table.final -= table.final > 0
        table.agenda.append(BEGIN[(seat + 1) % table.players])


# --- interned, because they are made all the time

BEGIN = tuple(BeginTurn(seat) for seat in range(MOST_SEATS))
PUT = tuple(PutIngredients(seat) for seat in range(MOST_SEATS))
LAY = tuple(LayOrder(seat) for seat in range(MOST_SEATS))
DRAW = tuple(DrawCards(seat) for seat in range(MOST_SEATS))


@cache
def puts(kind: int, singles: int, doubles: int) -> tuple[Put, ...]:
    """Every way to put cards of one kind, holding so many: singles last unless the double is named last."""
    found: list[Put] = []
    for single in range(singles + 1):
        for double in range(doubles + 1):
            if single or double:
                found.append(Put(kind, single, double))
            if single and double:
                found.append(Put(kind, single, double, True))
    return tuple(found)


@cache
def lays(name: str, own: int) -> tuple[list[tuple[Lay, ...]], list[tuple[Lay, ...]]]:
    """The moves for every set of orders that can be held: by its first ten bits, and by the rest."""
    moves = [Lay(card.name) for card in variant(name).orders_for(own)]
    low, high = moves[:10], moves[10:]
    return subsets(low), subsets(high)


def subsets(moves: list[Lay]) -> list[tuple[Lay, ...]]:
    return [tuple(moves[number] for number in bits(held)) for held in range(1 << len(moves))]


def say_put(move: Put) -> str:
    """`2 olive, double olive`: told without laying the cards out, of which there may be a million."""
    name = kind_name(move.kind)
    named = [(move.singles, name), (move.doubles, f"double {name}")]
    return ", ".join(name if number == 1 else f"{number} {name}" for number, name in named if number > 0)
