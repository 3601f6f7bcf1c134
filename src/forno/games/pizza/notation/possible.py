"""Could this table occur? If not: what is wrong, and where."""

from __future__ import annotations

from typing import Any

from forno.core.errors import Impossible
from forno.core.step import Decision
from forno.games.pizza.cards import CHEF, Cards, Counts, in_oven
from forno.games.pizza.knowledge.redeal import holder, share
from forno.games.pizza.rules.bake import EmptyOven
from forno.games.pizza.rules.cover import CoverMissing
from forno.games.pizza.rules.duel import AnswerDuel
from forno.games.pizza.rules.help import AnswerHelp, RequestHelp, RequestKind
from forno.games.pizza.rules.match import AnswerMatch, ShowForMatch
from forno.games.pizza.rules.round import NextRound, TurnOvenOver
from forno.games.pizza.rules.series import NUMBERS, LaySeries
from forno.games.pizza.rules.serving import Job, need_of
from forno.games.pizza.rules.turn import DrawCards, LayOrder, PutIngredients
from forno.games.pizza.table import NOBODY, PizzaTable

IN_A_TURN = (PutIngredients, LayOrder, DrawCards)
OF_AN_OPPONENT = (AnswerHelp, AnswerDuel, ShowForMatch)


def check_possible(table: PizzaTable) -> None:
    """Raise what could not occur, once all cards lie in their places."""
    check_chef(table)
    check_course(table)
    for seat in range(table.players):
        check_hand(table, seat)
        check_notes(table, seat)
    check_pledge(table)


def check_chef(table: PizzaTable) -> None:
    if not table.variant.chef_card and (table.holder != NOBODY or CHEF in table.kitchen):
        where = "kitchen" if CHEF in table.kitchen else "holder"
        raise Impossible(f"{table.variant.name} has no chef card", where)
    if table.kitchen.count(CHEF) + (table.holder != NOBODY) > 1:
        raise Impossible("the chef card is there twice", "kitchen")
    if table.holder not in (NOBODY, table.chef):
        raise Impossible("who holds the chef card is chef", "chef")
    if table.emptying and table.chef == NOBODY:
        raise Impossible("somebody empties the oven", "chef")


def check_course(table: PizzaTable) -> None:
    """How far the round has come. After a stall, and only then, everybody was idle. (turn.stall)"""
    is_played = not table.emptying and not table.is_over
    most = table.players - is_played
    if table.idle > most:
        raise Impossible(f"with {table.players} players at most {most}", "idle")
    if table.final > table.players:
        raise Impossible(f"with {table.players} players at most {table.players}", "final")
    if is_played and not table.kitchen and not table.final:
        raise Impossible("it is empty, so the round is over", "kitchen")


def check_hand(table: PizzaTable, seat: int) -> None:
    """A hand beyond its size could not occur. Plus draws five onto hands of orders. (turn.no-ingredients)"""
    most = table.variant.hand + table.variant.no_ingredients_draw
    if table.hand_size(seat) > most:
        raise Impossible(f"{table.hand_size(seat)} cards, a hand has at most {most}", f"hand {seat + 1}")


def check_notes(table: PizzaTable, seat: int) -> None:
    """Check that the public knowledge of a seat is true."""
    for name in table.order_names(seat, table.seen_orders[seat] & ~table.orders[seat]):
        raise Impossible(f"{name} is not in the hand", f"seen orders {seat + 1}")
    if table.bottom[seat] > len(table.waiters[seat]):
        raise Impossible(f"the waiter has {len(table.waiters[seat])} cards", f"bottom {seat + 1}")
    if table.kept and (not share(table, seat).is_possible or table.drawn[seat] != holder(table, seat).drawn):
        raise Impossible("the hand could not come to be so", f"kept {seat + 1}")
    known = table.known[seat]
    if known is not None and not known.allows(table.hands[seat]):
        raise Impossible("the hand is not what is known of it", f"known {seat + 1}")


# --- what is still to be done


def check_agenda(table: PizzaTable) -> None:
    """Turns, then the oven, then the next round; a question on top. Nothing at all once the game is over."""
    if table.is_over:
        if table.emptying or table.round < table.rounds:
            raise Impossible("the game is over after the last oven", "agenda")
        return
    *below, asked = table.agenda
    if [type(step) for step in below] != [NextRound, EmptyOven if table.emptying else TurnOvenOver]:
        raise Impossible("first the turns, then the oven, then the next round", "agenda")
    if not isinstance(asked, Decision) or isinstance(asked, IN_A_TURN) == table.emptying:
        raise Impossible("this is not asked here", "agenda")
    check_question(table, asked)


def check_question(table: PizzaTable, asked: Decision[PizzaTable, Any]) -> None:
    job = Job(asked.seat, (asked.order,)) if isinstance(asked, LaySeries) else getattr(asked, "job", None)
    if not all(0 <= seat < table.players for seat in (asked.seat, job.seat if job else asked.seat)):
        raise Impossible("there is no such seat", "agenda")
    if isinstance(asked, PutIngredients | ShowForMatch) and not table.sizes[asked.seat]:
        raise Impossible("without an ingredient card one is not asked for one", "agenda")
    if job is not None:
        check_job(table, job, asked)
    elif table.open:
        raise Impossible("an order lies open only while its owner or a helper is asked about it", "open")


def check_job(table: PizzaTable, job: Job, asked: Decision[PizzaTable, Any]) -> None:
    if isinstance(asked, OF_AN_OPPONENT) == (asked.seat == job.seat):
        raise Impossible("this is asked of somebody else", "agenda")
    laid = [in_oven(job.seat, order) for order in job.orders if 0 <= order < len(table.decks[job.seat])]
    if not laid or laid != table.open or len(laid) < len(job.orders):
        raise Impossible("the orders in question are those that lie open", "agenda")
    if not is_fitting(table, job, asked):
        raise Impossible("this cannot be asked of these orders", "agenda")


def is_fitting(table: PizzaTable, job: Job, asked: Decision[PizzaTable, Any]) -> bool:
    """Do the numbers and cards of the question belong to its orders?"""
    if tuple(sorted(job.numbers, reverse=True)) != (NUMBERS[: len(job.orders)] if job.is_series else ()):
        return False
    if isinstance(asked, AnswerMatch):
        return 0 <= asked.card < len(table.columns)
    if isinstance(asked, AnswerDuel):
        return within(asked.committed, table.columns)
    if isinstance(asked, RequestKind):
        return 0 <= sum(asked.named) <= asked.asked and len(asked.named) < len(table.variant.kinds) - 1
    if isinstance(asked, RequestHelp | AnswerHelp):
        return asked.way is None or asked.way in need_of(table, job).ways
    return True


def within(cards: Cards, counts: Counts) -> bool:
    return all(0 <= card < len(counts) and cards.count(card) <= counts[card] for card in cards)


def check_pledge(table: PizzaTable) -> None:
    """While a call for help goes round, its owner holds what it leaves out; and a series that must be paid can be.
    (help.exact, order.series-whole)"""
    asked = table.agenda[-1] if table.agenda else None
    if isinstance(asked, CoverMissing) and not asked.choices(table):
        raise Impossible("a series that nobody may be asked for is laid only if it can be paid", "agenda")
    if not isinstance(asked, AnswerHelp | RequestKind):
        return
    request = asked.request if isinstance(asked, AnswerHelp) else (0,) * asked.asked
    way = asked.way if isinstance(asked, AnswerHelp) else ()
    pledges = need_of(table, asked.job).pledges(table.columns, table.hands[asked.job.seat], request)
    if (way, asked.pledge) not in list(pledges):
        raise Impossible("the owner does not hold what is pledged", "agenda")
