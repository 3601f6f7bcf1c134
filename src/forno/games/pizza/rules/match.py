"""The match: an opponent shows a card, the owner must have one of that kind. (order.match)"""

from __future__ import annotations

from typing import Any

from forno.core.errors import Refused
from forno.core.move import Move
from forno.core.step import Decision
from forno.games.pizza.cards import say
from forno.games.pizza.events import CardShown, OpponentNamed
from forno.games.pizza.moves import Ask, Fail, Name, Serve, ShowCard
from forno.games.pizza.rules.cover import FAIL
from forno.games.pizza.rules.serving import Job, fail, serve
from forno.games.pizza.table import PizzaTable


def begin_match(table: PizzaTable, job: Job) -> None:
    """Without an ingredient card on either side there is nothing to decide. (order.match-target, bake.silent)"""
    if table.sizes[job.seat] and any(table.sizes[seat] for seat in table.others(job.seat)):
        table.agenda.append(NameOpponent(job.seat, job))
    else:
        fail(table, job)


class NameOpponent(Decision[PizzaTable, Name | Fail], frozen=True):
    """The owner names an opponent who holds an ingredient, or declines. (order.match-target, order.match-decline)

    Default: decline.
    """

    job: Job

    def choices(self, table: PizzaTable) -> list[Name | Fail]:
        return [FAIL, *(Name(other) for other in table.others(self.seat) if table.sizes[other])]

    def allow(self, table: PizzaTable, move: Move) -> None:
        if isinstance(move, Ask):
            raise Refused("order.match-no-help")
        if not isinstance(move, Name | Fail):
            raise Refused("play.move", move=str(move))
        if isinstance(move, Name) and move not in self.choices(table):
            raise Refused("order.match-target", player=move.seat + 1)

    def take(self, table: PizzaTable, seat: int, move: Name | Fail) -> None:
        if isinstance(move, Fail):
            fail(table, self.job)
        else:
            table.tell(OpponentNamed, seat, move.seat)
            table.agenda.append(ShowForMatch(move.seat, self.job))

    def shown(self, table: PizzaTable) -> dict[str, Any]:
        return {"orders": self.job.names(table)}


class ShowForMatch(Decision[PizzaTable, ShowCard], frozen=True):
    """The opponent chooses an ingredient card, shows it and takes it back. (order.match) Default: the first card."""

    job: Job

    def choices(self, table: PizzaTable) -> list[ShowCard]:
        return [ShowCard(card) for card, number in enumerate(table.hands[self.seat]) if number]

    def allow(self, table: PizzaTable, move: Move) -> None:
        if not isinstance(move, ShowCard):
            raise Refused("play.move", move=str(move))
        if move not in self.choices(table):
            raise Refused("turn.held", cards=say([move.card]) if 0 <= move.card < 13 else str(move.card))

    def take(self, table: PizzaTable, seat: int, move: ShowCard) -> None:
        table.learn(seat).shows_one(move.card)
        table.tell(CardShown, seat, move.card)
        table.agenda.append(AnswerMatch(self.job.seat, self.job, move.card))

    def shown(self, table: PizzaTable) -> dict[str, Any]:
        return {"orders": self.job.names(table), "owner": self.job.seat}


class AnswerMatch(Decision[PizzaTable, Serve | Fail], frozen=True):
    """An owner who holds that kind must play a card of it, single or double; one who holds none fails.

    (order.match-decline, order.match-asked) Default: a single, else a double, else fail.
    """

    job: Job
    card: int

    def choices(self, table: PizzaTable) -> list[Serve | Fail]:
        single = self.card & ~1
        fitting = [card for card in (single, single + 1) if table.hands[self.seat][card]]
        return [Serve((), (card,)) for card in fitting] or [FAIL]

    def allow(self, table: PizzaTable, move: Move) -> None:
        if isinstance(move, Ask):
            raise Refused("order.match-no-help")
        if not isinstance(move, Serve | Fail):
            raise Refused("play.move", move=str(move))
        if isinstance(move, Serve) and not table.holds(self.seat, move.cards):
            raise Refused("turn.held", cards=say(move.cards))
        if move not in self.choices(table):
            rule = "order.match" if isinstance(move, Serve) else "order.match-decline"
            raise Refused(rule, **({"cards": say(move.cards)} if isinstance(move, Serve) else {}))

    def take(self, table: PizzaTable, seat: int, move: Serve | Fail) -> None:
        if isinstance(move, Serve):
            serve(table, self.job, (), move.cards)
        else:
            table.learn(seat).shows_all(self.card // 2, table.hands[seat])
            fail(table, self.job)

    def shown(self, table: PizzaTable) -> dict[str, Any]:
        return {"orders": self.job.names(table), "card": self.card}
