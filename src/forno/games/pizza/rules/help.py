"""Help: asking one opponent after the other for exact ingredients. (help.*)

Asking is done in steps whose number everybody can foresee: that one asks, the way (where the order
leaves a choice), then what is asked and what is pledged; for a bombastica then kind by kind. (help.ask-steps)
"""

from __future__ import annotations

from typing import Any

from forno.core.errors import Refused
from forno.core.move import Move
from forno.core.step import Decision, Step
from forno.games.pizza.cards import KINDS, Cards, say
from forno.games.pizza.events import HelpAsked, HelpGiven, HelpRefused
from forno.games.pizza.moves import Give, Kind, Number, Refuse, Want, Way
from forno.games.pizza.orders import Way as KindNumbers
from forno.games.pizza.rules.need import Anything, Need
from forno.games.pizza.rules.serving import Job, fail, need_of, reward, serve
from forno.games.pizza.table import PizzaTable

REFUSE = Refuse()


def is_open(table: PizzaTable, seat: int) -> bool:
    """May this seat ask anybody at all? (help.none, help.plus-two, help.plus-off, help.plus-waiter)"""
    return table.help and (
        not table.variant.helper_needs_waiter or any(table.waiters[:seat]) or any(table.waiters[seat + 1 :])
    )


def refuse_asking(table: PizzaTable) -> None:
    """Say why nobody can be asked."""
    if not table.variant.help:
        raise Refused("help.none")
    if table.players < table.variant.help_least_players:
        raise Refused("help.plus-two")
    raise Refused("help.plus-waiter" if table.help else "help.plus-off")


def begin_asking(table: PizzaTable, job: Job) -> None:
    """Somebody asks for help: first they say for what."""
    need = need_of(table, job)
    if isinstance(need, Anything):
        table.agenda.append(RequestNumber(job.seat, job))
    elif need.leaves_choice:
        table.agenda.append(ChooseWay(job.seat, job))
    else:
        table.agenda.append(RequestHelp(job.seat, job, need.ways[0]))


class ChooseWay(Decision[PizzaTable, Way], frozen=True):
    """Where the order leaves a choice, the way is fixed before anybody is asked. (help.way-fixed)

    Default: the first.
    """

    job: Job

    def choices(self, table: PizzaTable) -> list[Way]:
        return list(map(Way, need_of(table, self.job).written_ways))

    def allow(self, table: PizzaTable, move: Move) -> None:
        if not isinstance(move, Way):
            raise Refused("help.no-withdraw")
        written_way(table, self.job, move.way)

    def take(self, table: PizzaTable, seat: int, move: Way) -> None:
        table.agenda.append(RequestHelp(seat, self.job, need_of(table, self.job).written_ways[move.way]))

    def shown(self, table: PizzaTable) -> dict[str, Any]:
        return {"orders": self.job.names(table)}


def written_way(table: PizzaTable, job: Job, written: Cards) -> KindNumbers:
    """The way that a move writes down; the order's own rule refuses any other."""
    way = need_of(table, job).written_ways.get(written)
    if way is None:
        raise Refused(job.rule(table), way=say(written))
    return way


class RequestHelp(Decision[PizzaTable, Want], frozen=True):
    """The request, and a pledge from hand for the rest; table, pledge and request serve the order exactly.

    (help.exact) Default: ask for all that is missing.
    """

    job: Job
    way: KindNumbers | None
    """None to those who may not know it."""

    def need(self, table: PizzaTable) -> tuple[Need, tuple[int, ...]]:
        need = need_of(table, self.job)
        assert self.way is not None
        return need, need.lack(table.columns, self.way)

    def choices(self, table: PizzaTable) -> list[Want]:
        need, lack = self.need(table)
        return [Want(request, pledge) for request, pledge in need.requests(table.hands[self.seat], lack)]

    def allow(self, table: PizzaTable, move: Move) -> None:
        if not isinstance(move, Want):
            raise Refused("help.no-withdraw")
        if not move.request:
            raise Refused("help.way-fixed")
        if not table.holds(self.seat, move.pledge):
            raise Refused("turn.held", cards=say(move.pledge))
        if move not in self.choices(table):
            need, lack = self.need(table)
            raise Refused("help.exact", cards=say(need.written(lack)))

    def take(self, table: PizzaTable, seat: int, move: Want) -> None:
        assert self.way is not None
        ask_round(table, AnswerHelp(seat, self.job, move.request, self.way, move.pledge))

    def seen_by(self, seat: int | None) -> Step[PizzaTable]:
        return self if seat == self.seat else RequestHelp(self.seat, self.job, None)

    def shown(self, table: PizzaTable) -> dict[str, Any]:
        return {"orders": self.job.names(table)}


class RequestNumber(Decision[PizzaTable, Number], frozen=True):
    """For a bombastica: how many are asked, and a pledge for the rest. (help.ask-steps) Default: all of them."""

    job: Job

    def lack(self, table: PizzaTable) -> int:
        return need_of(table, self.job).lack(table.columns, ())[0]

    def choices(self, table: PizzaTable) -> list[Number]:
        need, lack = need_of(table, self.job), self.lack(table)
        return [
            Number(asked, pledge)
            for asked in range(lack, 0, -1)
            for pledge in need.covers(table.hands[self.seat], [(0, lack - asked)])
        ]

    def allow(self, table: PizzaTable, move: Move) -> None:
        if not isinstance(move, Number):
            raise Refused("help.no-withdraw")
        if move.asked < 1:
            raise Refused("help.way-fixed")
        if not table.holds(self.seat, move.pledge):
            raise Refused("turn.held", cards=say(move.pledge))
        if move not in self.choices(table):
            raise Refused("help.exact", cards=str(self.lack(table)))

    def take(self, table: PizzaTable, seat: int, move: Number) -> None:
        table.agenda.append(RequestKind(seat, self.job, move.asked, move.pledge, ()))

    def shown(self, table: PizzaTable) -> dict[str, Any]:
        return {"orders": self.job.names(table)}


class RequestKind(Decision[PizzaTable, Kind], frozen=True):
    """For a bombastica: how many of the next kind; the last kind takes what is left. Default: all of the first."""

    job: Job
    asked: int
    pledge: Cards | None
    """None to those who may not know it."""
    named: tuple[int, ...]

    def choices(self, table: PizzaTable) -> list[Kind]:
        left = self.asked - sum(self.named)
        return [Kind(len(self.named), number) for number in range(left, -1, -1)]

    def allow(self, table: PizzaTable, move: Move) -> None:
        if not isinstance(move, Kind):
            raise Refused("help.no-withdraw")
        if move not in self.choices(table):
            raise Refused("help.exact", cards=f"{self.asked - sum(self.named)} {KINDS[len(self.named)]}")

    def take(self, table: PizzaTable, seat: int, move: Kind) -> None:
        named = (*self.named, move.number)
        if len(named) < len(table.variant.kinds) - 1:
            table.agenda.append(RequestKind(seat, self.job, self.asked, self.pledge, named))
            return
        request = Need([]).written((*named, self.asked - sum(named)))
        ask_round(table, AnswerHelp(seat, self.job, request, (), self.pledge))

    def seen_by(self, seat: int | None) -> Step[PizzaTable]:
        if seat == self.seat:
            return self
        return RequestKind(self.seat, self.job, self.asked, None, self.named)

    def shown(self, table: PizzaTable) -> dict[str, Any]:
        return {"orders": self.job.names(table), "asked": self.asked, "named": self.named}


class AnswerHelp(Decision[PizzaTable, Give | Refuse], frozen=True):
    """Give exactly what is asked, as singles or doubles, or refuse without a reason. (help.accept, help.refuse)

    Default: refuse.
    """

    job: Job
    request: Cards
    way: KindNumbers | None
    pledge: Cards | None
    """Way and pledge are None to those who may not know them."""

    def choices(self, table: PizzaTable) -> list[Give | Refuse]:
        need = gift_need(table, self.job)
        asked = need.read(self.request, len(table.variant.kinds)) or ()
        gifts = need.covers(table.hands[self.seat], enumerate(asked))
        return [REFUSE, *map(Give, gifts)]

    def check(self, table: PizzaTable, seat: int, move: Move) -> None:
        if seat == self.job.seat:
            raise Refused("help.no-withdraw")
        super().check(table, seat, move)

    def allow(self, table: PizzaTable, move: Move) -> None:
        if isinstance(move, Give) and not table.holds(self.seat, move.cards):
            raise Refused("turn.held", cards=say(move.cards))
        if move not in self.choices(table):
            raise Refused("help.accept", cards=say(self.request))

    def take(self, table: PizzaTable, seat: int, move: Give | Refuse) -> None:
        if isinstance(move, Refuse):
            table.tell(HelpRefused, seat)
            ask_next(table, self)
            return
        assert self.way is not None
        assert self.pledge is not None
        from_table = need_of(table, self.job).taken(table.columns, self.way)
        table.spend(seat, move.cards)
        table.tell(HelpGiven, seat, move.cards)
        serve(table, self.job, from_table, self.pledge, gift=move.cards)
        reward(table, seat)

    def seen_by(self, seat: int | None) -> Step[PizzaTable]:
        if seat == self.job.seat:
            return self
        return AnswerHelp(self.seat, self.job, self.request, None, None)

    def shown(self, table: PizzaTable) -> dict[str, Any]:
        return {"orders": self.job.names(table), "owner": self.job.seat, "request": self.request}


def gift_need(table: PizzaTable, job: Job) -> Need:
    """How a gift is judged: kind by kind, also for a bombastica."""
    need = need_of(table, job)
    return Need([]) if isinstance(need, Anything) else need


def ask_round(table: PizzaTable, question: AnswerHelp) -> None:
    """The request goes round, clockwise from the owner's left. (help.ask, help.no-withdraw)"""
    table.tell(HelpAsked, question.job.seat, question.request)
    ask_next(table, question)


def ask_next(table: PizzaTable, question: AnswerHelp) -> None:
    """The next one is asked, whatever they hold; in Plus an empty waiter is passed over. (help.plus-waiter)"""
    job, everybody = question.job, not table.variant.helper_needs_waiter
    seat = (question.seat + 1) % table.players
    while seat != job.seat:
        if everybody or table.waiters[seat]:
            table.agenda.append(AnswerHelp(seat, job, question.request, question.way, question.pledge))
            return
        seat = (seat + 1) % table.players
    all_refused(table, question)


def all_refused(table: PizzaTable, question: AnswerHelp) -> None:
    """Nobody helps: the order fails, even if its owner could have paid. (help.all-refuse)

    Of a series, the revealed quartet is then judged alone. (order.series-whole)
    """
    job = question.job
    remember_pledge(table, question)
    if not job.is_series:
        fail(table, job)
        return
    revealed, laid = Job(job.seat, job.orders[:1]), Job(job.seat, job.orders[1:], job.numbers[1:])
    need = need_of(table, revealed)
    if need.can_be_served(table.columns):
        serve(table, revealed, need.taken(table.columns, need.ways[0]), ())
    else:
        fail(table, revealed)
    fail(table, laid)


def remember_pledge(table: PizzaTable, question: AnswerHelp) -> None:
    """The others know that the asker holds what the request left out. (help.refused-memory)"""
    if not question.pledge:
        return
    seat, deck = question.job.seat, table.variant.deck(table.players)
    need = need_of(table, question.job)
    sets = need.could_pledge(table.columns, question.request, deck, table.sizes[seat])
    if all(any(held) for held in sets):
        table.learn(seat).claims_one_of(sets)
