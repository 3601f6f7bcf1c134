"""The duel: the owner's own kind against all that the opponents show of it. (order.duel)"""

from __future__ import annotations

from itertools import accumulate
from typing import Any

from forno.core.errors import Refused
from forno.core.move import Move, Pass
from forno.core.step import Decision
from forno.games.pizza.cards import Cards, say, value, worth
from forno.games.pizza.events import DuelAnswered, DuelCommitted
from forno.games.pizza.moves import Ask, Commit, Fail, Show
from forno.games.pizza.rules.cover import FAIL
from forno.games.pizza.rules.serving import Job, fail, serve
from forno.games.pizza.table import PizzaTable

LEAST = 2


def begin_duel(table: PizzaTable, job: Job) -> None:
    """Ask the owner, unless there is by public count nothing to decide. (bake.silent)"""
    question = CommitToDuel(job.seat, job)
    if table.sizes[job.seat]:
        table.agenda.append(question)
        return
    options = question.legal_moves(table, job.seat)
    if len(options) > 1:
        table.agenda.append(question)
    else:
        question.take(table, job.seat, options[0])


def on_table(table: PizzaTable, kind: int) -> Cards:
    """The kind's cards in the order in which they go in: doubles first. (order.duel-cards)"""
    columns = table.columns
    return (2 * kind + 1,) * columns[2 * kind + 1] + (2 * kind,) * columns[2 * kind]


class CommitToDuel(Decision[PizzaTable, Commit | Fail], frozen=True):
    """The owner commits at least two of the own kind: the table's first, then any number from hand.

    With fewer than two on the table the owner may decline. (order.duel-decline)
    Default: decline if that is allowed, else all that the table has.
    """

    job: Job

    def kind(self, table: PizzaTable) -> int:
        return table.colours[self.seat]

    def choices(self, table: PizzaTable) -> list[Commit | Fail]:
        kind, hand = self.kind(table), table.hands[self.seat]
        there = on_table(table, kind)
        found: list[Commit | Fail] = [] if self.must_commit(table) else [FAIL]
        found += [Commit(total) for total in sums(there) if total >= LEAST]
        for singles in range(hand[2 * kind] + 1):
            for doubles in range(hand[2 * kind + 1] + 1):
                cards = (2 * kind,) * singles + (2 * kind + 1,) * doubles
                if cards and value(there + cards) >= LEAST:
                    found.append(Commit(value(there + cards), cards))
        return found

    def must_commit(self, table: PizzaTable) -> bool:
        return worth(table.columns, self.kind(table)) >= LEAST

    def allow(self, table: PizzaTable, move: Move) -> None:
        if isinstance(move, Ask):
            raise Refused("order.duel-no-help")
        if isinstance(move, Fail):
            if self.must_commit(table):
                raise Refused("order.duel-decline")
        elif not isinstance(move, Commit):
            raise Refused("play.move", move=str(move))
        else:
            self.check_commitment(table, move)

    def check_commitment(self, table: PizzaTable, move: Commit) -> None:
        if not table.holds(self.seat, move.cards):
            raise Refused("turn.held", cards=say(move.cards))
        kind = self.kind(table)
        from_table = move.total - value(move.cards)
        too_early = bool(move.cards) and from_table < worth(table.columns, kind)
        if move.total < LEAST or too_early or any(card // 2 != kind for card in move.cards):
            raise Refused("order.duel")
        if move not in self.choices(table):
            raise Refused("order.duel-cards")

    def default(self, table: PizzaTable) -> Commit | Fail:
        return Commit(worth(table.columns, self.kind(table))) if self.must_commit(table) else FAIL

    def take(self, table: PizzaTable, seat: int, move: Commit | Fail) -> None:
        if isinstance(move, Fail):
            fail(table, self.job)
            return
        there = on_table(table, self.kind(table))
        while value(there) > move.total - value(move.cards):
            there = there[:-1]
        table.tell(DuelCommitted, seat, there, move.cards)
        table.spend(seat, move.cards)
        for card in move.cards:
            table.columns[card] += 1
        table.agenda.append(AnswerDuel(table.others(seat)[0], self.job, tuple(sorted(there + move.cards)), 0))

    def shown(self, table: PizzaTable) -> dict[str, Any]:
        return {"orders": self.job.names(table)}


def sums(cards: Cards) -> list[int]:
    """How many ingredients the first one, the first two, ... of these cards are."""
    return list(accumulate(value([card]) for card in cards))


class AnswerDuel(Decision[PizzaTable, Show | Pass], frozen=True):
    """Each opponent in turn may show all they hold of the kind; holding none looks like declining.

    (order.duel-show-all) Default: decline.
    """

    job: Job
    committed: Cards
    total: int
    """What has been shown so far."""

    def kind(self, table: PizzaTable) -> int:
        return table.colours[self.job.seat]

    def choices(self, table: PizzaTable) -> list[Show | Pass]:
        return [Pass(), Show()] if worth(table.hands[self.seat], self.kind(table)) else [Pass()]

    def allow(self, table: PizzaTable, move: Move) -> None:
        if not isinstance(move, Show | Pass):
            raise Refused("order.duel-show-all")
        if move not in self.choices(table):
            raise Refused("turn.held", cards=say([2 * self.kind(table)]))

    def take(self, table: PizzaTable, seat: int, move: Show | Pass) -> None:
        kind, hand = self.kind(table), table.hands[seat]
        cards: Cards = ()
        if isinstance(move, Show):
            cards = (2 * kind,) * hand[2 * kind] + (2 * kind + 1,) * hand[2 * kind + 1]
            table.learn(seat).shows_all(kind, hand)
        table.tell(DuelAnswered, seat, cards)
        self.go_on(table, self.total + value(cards))

    def go_on(self, table: PizzaTable, total: int) -> None:
        """Asking stops once enough is shown; then the order fails and everything committed stays on the table."""
        opponents = table.others(self.job.seat)
        left = opponents[opponents.index(self.seat) + 1 :]
        if total >= value(self.committed):
            fail(table, self.job)
        elif left:
            table.agenda.append(AnswerDuel(left[0], self.job, self.committed, total))
        else:
            serve(table, self.job, self.committed, ())

    def shown(self, table: PizzaTable) -> dict[str, Any]:
        return {
            "orders": self.job.names(table),
            "owner": self.job.seat,
            "committed": self.committed,
            "total": self.total,
        }
