"""The quick expert: plays all seats of a re-dealt table, each by its own hand and by what everybody heard."""

from __future__ import annotations

from typing import Any

from forno.bots.pizza.foresight import Foresight
from forno.bots.pizza.plan import CARDS_A_TURN, TEMPER, Mine, Plan, Temper, turns_a_round
from forno.bots.pizza.recipes import recipes
from forno.bots.pizza.turns import lay, put, wants_orders
from forno.games.pizza.cards import bits, worth
from forno.games.pizza.duel import CommitToDuel
from forno.games.pizza.moves import Commit, Fail, Give, Lay, Name, Put, Refuse, Series, Serve
from forno.games.pizza.series import can_be_paid
from forno.games.pizza.table import PizzaTable
from forno.games.pizza.turn import KITCHEN, PASS, WAITER, DrawCards, LayOrder, PutIngredients, room


def foresee(table: PizzaTable, until: int | None = None) -> Foresight:
    """What a perfect memory foresees of this table's oven, or of the first cards of it."""
    kinds = len(table.variant.kinds)
    foresight = Foresight(table.variant.name, table.colours, kinds, table.holder, (1 / kinds,) * kinds)
    if not table.emptying:
        return foresight.read(table.oven[:until])
    foresight.chef = table.chef
    foresight.stock = [worth(table.columns, kind) for kind in range(kinds)]
    foresight.twos = list(table.columns[1::2])
    return foresight.read(reversed(table.oven))


def mine_of(table: PizzaTable, seat: int, foresight: Foresight, temper: Temper = TEMPER) -> Mine:
    hand, players = table.hands[seat], table.players
    kitchen = len(table.kitchen)
    deck = recipes(table.variant.name, table.colours[seat])
    return Mine(
        seat=seat,
        held=[hand[at] + 2 * hand[at + 1] for at in range(0, len(hand), 2)],
        doubles=hand[1::2],
        orders=[deck[number] for number in bits(table.orders[seat])],
        foresight=foresight,
        mix=foresight.mix,
        draws=temper.draws * kitchen / players,
        turns=turns_left(table),
        is_final=table.round >= table.rounds,
        to_spare=to_spare(table, seat) if table.variant.failed_orders_leave else 0.0,
        orders_leave=table.variant.failed_orders_leave,
        helped=table.help,
        temper=temper,
    )


def turns_left(table: PizzaTable) -> float:
    """How many turns everybody will have in this round, with this one."""
    return 1 + len(table.kitchen) / table.players / CARDS_A_TURN


def to_spare(table: PizzaTable, seat: int) -> float:
    """How many more turns than orders a seat will have in the game."""
    later = (table.rounds - table.round) * turns_a_round(table.variant, table.players)
    return turns_left(table) + later - table.orders[seat].bit_count() - len(table.waiters[seat])


class QuickTable:
    """A re-dealt table being played on, with the oven foreseen as it fills."""

    def __init__(self, table: PizzaTable, tempers: dict[int, Temper] | None = None) -> None:
        self.tempers = tempers or {}
        self.table = table
        self.foresight = foresee(table)
        self.round = table.round
        self.plan: Plan | None = None
        """What the seat on turn has just put its ingredients in for."""

    def choose(self, options: list[Any] | None = None) -> Any:
        """What the quick expert does now."""
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
            temper = self.tempers.get(seat, TEMPER)
            orders, turns = table.orders[seat].bit_count(), turns_left(table)
            is_final = table.round >= table.rounds
            drawn = room(table, seat)
            return WAITER if wants_orders(temper, is_final, turns, orders, table.sizes[seat], drawn) else KITCHEN
        return answer(table, step, options if options is not None else step.options(table, seat))

    def mine(self, seat: int) -> Mine:
        return mine_of(self.table, seat, self.foresight, self.tempers.get(seat, TEMPER))

    def add_all(self, move: Put) -> None:
        self.foresight.stock[move.kind] += move.singles + 2 * move.doubles
        self.foresight.twos[move.kind] += move.doubles

    def play(self, move: Any) -> None:
        """Make a move, and foresee what comes of it."""
        table = self.table
        step: Any = table.agenda[-1]
        seat = step.seat
        if type(step) is LayOrder and move is not PASS and move != PASS:
            number = table.find_order(seat, move.order)
            self.foresight.lay(seat, recipes(table.variant.name, table.colours[seat])[number])
        table.act(move, seat)
        if type(move) is Put:
            self.add_all(move)
        elif table.round != self.round:
            self.round = table.round
            self.foresight = foresee(table)


# --- the oven is emptied


def answer(table: PizzaTable, step: Any, options: list[Any]) -> Any:
    """Everything that is asked while the oven is emptied."""
    first = options[0]
    if len(options) == 1:
        return first
    serves = [move for move in options if type(move) is Serve]
    if serves:
        return min(serves, key=lambda move: len(move.cards))
    if type(step) is CommitToDuel:
        return commit(table, step.seat, options)
    last = options[-1]
    if type(last) is Give:
        return min(options[1:], key=lambda move: len(move.cards)) if table.waiters[step.seat] else options[0]
    if type(last) is Series:
        return next((move for move in reversed(options) if payable(table, step, move)), first)
    if type(last) is Name:
        return min(options[1:], key=lambda move: table.sizes[move.seat])
    return chosen(table, step, options)


def chosen(table: PizzaTable, step: Any, options: list[Any]) -> Any:
    """Of two or more that are neither served nor given: ask rather than fail, show rather than not, ask for little."""
    first = options[0]
    if isinstance(first, Refuse):
        return first
    if hasattr(first, "request"):
        return min(options, key=lambda move: len(move.request))
    if hasattr(first, "asked"):
        return min(options, key=lambda move: move.asked)
    if hasattr(first, "way"):
        there = list(table.columns)
        for card, number in enumerate(table.hands[step.seat]):
            there[card] += number
        return min(options, key=lambda move: sum(max(0, move.way.count(card) - there[card]) for card in set(move.way)))
    if hasattr(first, "number") and hasattr(first, "kind"):
        return options[0]
    if hasattr(first, "card"):
        return max(options, key=lambda move: table.hands[step.seat][move.card] + table.columns[move.card])
    if isinstance(options[-1], Fail):
        return options[-2]
    return options[-1]


def commit(table: PizzaTable, seat: int, options: list[Any]) -> Any:
    """Two more than the others probably hold."""
    own = table.colours[seat]
    deck = worth(table.variant.deck(table.players), own)
    seen = worth(table.columns, own) + worth(table.hands[seat], own)
    others = sum(table.sizes) - table.sizes[seat]
    expected = (deck - seen) * others / max(1, others + len(table.kitchen) + 8)
    commits = [move for move in options if type(move) is Commit]
    if not commits:
        return options[0]
    enough = [move for move in commits if move.total > expected + 1]
    return min(enough, key=lambda move: move.total) if enough else max(commits, key=lambda move: move.total)


def payable(table: PizzaTable, step: Any, move: Any) -> bool:
    """Can the series be paid at once?"""
    if type(move) is not Series:
        return True
    return can_be_paid(table, step.job(table, move))
