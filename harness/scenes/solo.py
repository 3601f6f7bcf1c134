"""A scene of SOLO: a position laid in text, moves made in text, what lies where in text again. Seats count from 1."""

from __future__ import annotations

from itertools import count
from typing import TypeVar

from forno.core.chance import FastChance
from forno.core.errors import Refused
from forno.core.event import Event
from forno.core.position import Position
from forno.games.solo import SOLO, SoloTable, card_name, card_names

Told = TypeVar("Told", bound=Event)


def table(text: str) -> SoloTable:
    """The table that a position describes, with somebody listening. A hand left out has eight cards."""
    laid = SOLO.set_up(Position.from_text(text))
    laid.events = []
    return laid


def dealt(start: str, players: int = 4, **options: str) -> SoloTable:
    """A fresh deal by seat 1 whose start card has this in its name."""
    chosen = {"first-dealer": "1"} | {name.replace("_", "-"): value for name, value in options.items()}
    deals = (SOLO.deal(players, FastChance(seed), chosen) for seed in count())
    return next(deal for deal in deals if start in card_name(deal.top))


def play(laid: SoloTable, *moves: str, seat: int | None = None) -> SoloTable:
    """Make moves, for the seat on turn or for another one. Listen to the last of them."""
    for move in moves:
        laid.events = []
        laid.play(SOLO.read_move(move), acting(laid, seat))
    return laid


def acting(laid: SoloTable, seat: int | None) -> int:
    """A seat counted from 0: this one, else the one on turn. People race, so whoever could jump in is not asked."""
    return laid.decision.seat if seat is None else seat - 1


def refused(laid: SoloTable, move: str, seat: int | None = None, decision: int | None = None) -> str:
    """The rule that refuses a move, or `legal`."""
    try:
        laid.check(SOLO.read_move(move), acting(laid, seat), decision)
    except Refused as refusal:
        return refusal.rule
    return "legal"


def options(laid: SoloTable, seat: int | None = None) -> list[str]:
    return [str(move) for move in laid.legal_moves(acting(laid, seat))]


def asked(laid: SoloTable) -> str:
    """The seat and the decision: `2 turn`."""
    question = SOLO.question(laid)
    return "over" if question is None else f"{question.seat + 1} {question.name}"


def hand(laid: SoloTable, seat: int) -> str:
    return card_names(laid.hands[seat - 1])


def sizes(laid: SoloTable) -> list[int]:
    return [len(held) for held in laid.hands]


def top(laid: SoloTable) -> str:
    return card_name(laid.top)


def told(laid: SoloTable, sort: type[Told]) -> list[Told]:
    """The events of one type."""
    return [event for event in laid.events or [] if isinstance(event, sort)]
