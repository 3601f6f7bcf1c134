"""Memory of a batch of a pizza game: what was heard by everybody, and when each seat's turns began.

Only a block that a batch has asked to remember has it. Kernel language.
"""

from __future__ import annotations

from forno.kernel.language import Block
from forno.kernel.pizza.decks import CARDS, KINDS
from forno.kernel.pizza.state import (
    DREW,
    HANDS,
    HAS_KEPT,
    KEPT_IN_ALL,
    MARKS,
    MARKS_BEFORE,
    MEMORY,
    OVEN_SIZE,
    OVEN_TURNED,
    PLAYERS,
    REFUSED,
    REQUEST,
    SEATS,
    SHOWN,
    SHOWN_LATELY,
    TURN_COUNT,
    TURNS,
    TURNS_BEFORE,
)


def remember_round(t: Block) -> None:
    """Begin a round: the new oven lies before everybody, and the cards that all hands keep together follow from it."""
    if t[MEMORY]:
        for at in range(TURN_COUNT, OVEN_TURNED):
            t[at] = 0
        for at in range(DREW, DREW + 3 * SEATS):
            t[at] = 0
        for card in range(CARDS):
            t[KEPT_IN_ALL + card] = 0
            if t[HAS_KEPT]:
                for seat in range(t[PLAYERS]):
                    t[KEPT_IN_ALL + card] += t[HANDS + CARDS * seat + card]


def remember_turn(t: Block, seat: int) -> None:
    """Begin a turn."""
    if t[MEMORY]:
        t[TURN_COUNT] += 1
        t[TURNS_BEFORE + seat] = t[TURNS + seat]
        t[TURNS + seat] = t[TURN_COUNT]
        t[MARKS_BEFORE + seat] = t[MARKS + seat]
        t[MARKS + seat] = t[OVEN_SIZE]
        t[DREW + 3 * seat] = 0
        t[DREW + 3 * seat + 1] = 0


def remember_drew(t: Block, seat: int, ingredients: int, orders: int) -> None:
    """Remember how many cards a seat drew that nobody else saw."""
    if t[MEMORY]:
        t[DREW + 3 * seat] += ingredients
        t[DREW + 3 * seat + 1] += orders
        t[DREW + 3 * seat + 2] += ingredients


def remember_turned(t: Block) -> None:
    """Remember that the oven is turned over: the page no longer shows what was shown and refused before."""
    if t[MEMORY]:
        t[OVEN_TURNED] = t[OVEN_SIZE]
        for at in range(SHOWN_LATELY, KEPT_IN_ALL):
            t[at] = 0


def remember_shown(t: Block, seat: int, card: int, count: int) -> None:
    """Remember how many of a card were shown and taken back. (order.match, order.duel-show-all)"""
    at = CARDS * seat + card
    if t[MEMORY]:
        t[SHOWN + at] = max(t[SHOWN + at], count)
        t[SHOWN_LATELY + at] = max(t[SHOWN_LATELY + at], count)


def remember_shown_all(t: Block, seat: int, kind: int) -> None:
    """Remember that all of a kind was shown and taken back."""
    for card in range(2 * kind, 2 * kind + 2):
        remember_shown(t, seat, card, t[HANDS + CARDS * seat + card])


def remember_lost(t: Block, seat: int, card: int, count: int) -> None:
    """Forget shown cards that left a hand for all to see."""
    at = CARDS * seat + card
    if t[MEMORY]:
        t[SHOWN + at] = max(0, t[SHOWN + at] - count)
        t[SHOWN_LATELY + at] = max(0, t[SHOWN_LATELY + at] - count)


def remember_refused(t: Block, seat: int) -> None:
    """Remember that a request was refused. (help.refuse)"""
    if t[MEMORY]:
        for kind in range(KINDS):
            t[REFUSED + KINDS * seat + kind] = t[REQUEST + kind]
