"""Could this table occur? If not: what is wrong, and where."""

from __future__ import annotations

from collections import Counter

from forno.core.errors import Impossible
from forno.games.solo.cards import ANY, BLACKS, CHOOSE_COLOURS, COLOUR_OF, DRAW_FOURS, PASS_ONS, SWAPS, card_name
from forno.games.solo.rules.choices import ChooseColour, ChooseSwap
from forno.games.solo.rules.effects import ForgottenCall
from forno.games.solo.rules.following import RAISE_MIXED
from forno.games.solo.rules.turn import Drawn, NextTurn
from forno.games.solo.table import SoloTable


def check_possible(table: SoloTable) -> None:
    """Raise what could not occur."""
    check_end(table)
    check_colour(table)
    check_penalty(table)
    check_agenda(table)
    check_notes(table)


def check_end(table: SoloTable) -> None:
    goal, rounds = table.variant.goal, table.variant.rounds
    is_won = max(table.totals) > goal
    if (table.is_over and not is_won and table.number != rounds) or (is_won and not table.is_over):
        raise Impossible(f"the game is over once a total is over {goal}, and not before", "totals")
    if 0 < rounds < table.number:
        raise Impossible(f"a game of {rounds} hands", "hand number")
    if table.idle == table.players and not table.is_over:
        raise Impossible("the hand ends once nobody could play or draw", "idle")
    for seat, hand in enumerate(table.hands):
        if not hand and not table.is_over:
            raise Impossible("a player without cards has gone out", f"hand {seat + 1}")


def check_colour(table: SoloTable) -> None:
    top, colour = table.top, table.colour
    if top not in BLACKS and colour != COLOUR_OF[top]:
        raise Impossible(f"{card_name(top)} has its own colour", "colour")
    if top in PASS_ONS and colour != ANY:
        raise Impossible("pass-on asks for no colour", "colour")


def check_penalty(table: SoloTable) -> None:
    alone = 4 if table.top in DRAW_FOURS else 2
    step = 2 if table.raising == RAISE_MIXED else alone
    if table.penalty and (table.penalty < alone or table.penalty % step):
        raise Impossible(f"{table.penalty} is no penalty of a {card_name(table.top)}", "penalty")


def check_agenda(table: SoloTable) -> None:
    if table.is_over:
        return
    _, *below, asked = table.agenda
    seat = table.decision.seat if asked.asks else None
    if seat is None or any(step.asks or step.seat != seat for step in below):  # type: ignore[attr-defined]
        raise Impossible("one question comes first, and what follows it concerns the same seat", "agenda")
    sorts = [type(step) for step in below]
    if isinstance(asked, ChooseColour):
        fitting = sorts == [NextTurn] and table.top in CHOOSE_COLOURS + DRAW_FOURS and table.colour == ANY
    elif isinstance(asked, ChooseSwap):
        fitting = sorts in ([NextTurn], [NextTurn, ForgottenCall]) and table.top in SWAPS
    else:
        fitting = not below
    if not fitting:
        raise Impossible("this cannot be pending with this top card and colour", "agenda")
    if isinstance(asked, Drawn) and (asked.card not in table.hands[asked.seat] or table.penalty):
        raise Impossible("the card just drawn is in the hand, and no penalty is pending", "agenda")


def check_notes(table: SoloTable) -> None:
    for holder, seen in table.known.items():
        for viewer, cards in enumerate(seen):
            if Counter(cards) - Counter(table.hands[holder]):
                where = f"known {viewer + 1} of {holder + 1}"
                raise Impossible("a card is known that the hand does not have", where)
    for holder, lacks in table.lacks.items():
        if not all(lack.permits(table.hands[holder]) for lack in lacks):
            raise Impossible("the hand has more of these cards", f"lacks {holder + 1}")
