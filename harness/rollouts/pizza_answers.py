"""The rollout policy while the oven is emptied: one function for each question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from forno.games.pizza.cards import worth
from forno.games.pizza.moves import Ask, Commit, Series, Serve
from forno.games.pizza.rules.cover import ChooseServing, CoverMissing
from forno.games.pizza.rules.duel import AnswerDuel, CommitToDuel
from forno.games.pizza.rules.help import AnswerHelp, ChooseWay, RequestHelp, RequestNumber
from forno.games.pizza.rules.match import NameOpponent, ShowForMatch
from forno.games.pizza.rules.series import LaySeries, can_be_paid
from forno.games.pizza.table import PizzaTable

STILL_HIDDEN = 8
"""The number of cards that are neither in hands nor in the kitchen."""


def answer(table: PizzaTable, step: Any) -> Any:
    """Return the answer to a question; the first legal move if there is nothing to compare."""
    options = step.legal_moves(table, step.seat)
    answers = ANSWERS.get(type(step))
    return answers(table, step, options) if answers and len(options) > 1 else options[0]


def serve(table: PizzaTable, step: Any, options: list[Any]) -> Any:
    """Serve with the fewest cards from hand; else with help; else not at all."""
    serves = [move for move in options if type(move) is Serve]
    if serves:
        return min(serves, key=lambda move: len(move.cards))
    return next((move for move in options if type(move) is Ask), options[-1])


def lay_series(table: PizzaTable, step: Any, options: list[Any]) -> Any:
    """Lay the longest series that can be paid for at once."""
    for move in reversed(options):
        if type(move) is not Series or can_be_paid(table, step.job(table, move)):
            return move
    return options[0]


def choose_way(table: PizzaTable, step: Any, options: list[Any]) -> Any:
    """Choose the way with the least missing from table and hand."""
    there = [on_table + held for on_table, held in zip(table.columns, table.hands[step.seat], strict=True)]

    def lack(move: Any) -> int:
        return sum(max(0, move.way.count(card) - there[card]) for card in set(move.way))

    return min(options, key=lack)


def ask_little(table: PizzaTable, step: Any, options: list[Any]) -> Any:
    return min(options, key=lambda move: len(move.request))


def ask_few(table: PizzaTable, step: Any, options: list[Any]) -> Any:
    return min(options, key=lambda move: move.asked)


def help_out(table: PizzaTable, step: Any, options: list[Any]) -> Any:
    """Help if there is a reward, which is worth the cards."""
    refuse, *gifts = options
    return min(gifts, key=lambda move: len(move.cards)) if table.waiters[step.seat] else refuse


def commit(table: PizzaTable, step: Any, options: list[Any]) -> Any:
    """Commit a little more than the others may hold together; else all."""
    commits = [move for move in options if type(move) is Commit]
    if not commits:
        return options[0]
    expected = in_other_hands(table, step.seat)
    enough = [move for move in commits if move.total > expected + 1]
    return min(enough, key=lambda move: move.total) if enough else max(commits, key=lambda move: move.total)


def in_other_hands(table: PizzaTable, seat: int) -> float:
    own = table.colours[seat]
    unseen = worth(table.variant.deck(table.players), own) - worth(table.columns, own) - worth(table.hands[seat], own)
    others = sum(table.sizes) - table.sizes[seat]
    return unseen * others / max(1, others + len(table.kitchen) + STILL_HIDDEN)


def show_all(table: PizzaTable, step: Any, options: list[Any]) -> Any:
    return options[-1]


def name_the_poorest(table: PizzaTable, step: Any, options: list[Any]) -> Any:
    """Name the seat with the fewest cards: it has the smallest choice."""
    return min(options[1:], key=lambda move: table.sizes[move.seat])


def show_the_commonest(table: PizzaTable, step: Any, options: list[Any]) -> Any:
    """Show a kind that is frequent in the own hand and on the table: the owner is less likely to hold it."""
    hand = table.hands[step.seat]
    return max(options, key=lambda move: hand[move.card] + table.columns[move.card])


ANSWERS: dict[type, Callable[[PizzaTable, Any, list[Any]], Any]] = {
    ChooseServing: serve,
    CoverMissing: serve,
    LaySeries: lay_series,
    ChooseWay: choose_way,
    RequestHelp: ask_little,
    RequestNumber: ask_few,
    AnswerHelp: help_out,
    CommitToDuel: commit,
    AnswerDuel: show_all,
    NameOpponent: name_the_poorest,
    ShowForMatch: show_the_commonest,
}
