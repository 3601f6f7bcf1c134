"""The memory of a seat: it heard all that went into the oven, and forgets as people do."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from zlib import crc32

from forno.bots.pizza.oven_model import ANYTHING, SOME_ORDER
from forno.bots.pizza.recipes import recipe_named
from forno.core.event import Event
from forno.games.pizza import events as told
from forno.games.pizza.cards import CHEF, in_oven

OWN_LASTS = 3
"""The factor by which own cards are remembered longer."""


def oven_of(heard: Sequence[Event], seat: int, variant: str, colours: Sequence[int], memory: float = inf) -> list[int]:
    """Return the cards of the oven as this seat remembers them, the first to come out first."""
    oven: list[tuple[int, int, int]] = []
    """Return each card with its seat and the turn in which it went in."""
    turn = gone = 0
    start = last_round(heard)
    for event in heard[start:]:
        match event:
            case told.TurnBegan():
                turn += 1
            case told.Leftovers(cards=cards):
                oven = [(card, -1, 0) for card in cards]
                turn = gone = 0
            case told.Announced(seat=who, kind=kind, number=number, doubles=doubles):
                cards = (2 * kind,) * (number - 2 * doubles) + (2 * kind + 1,) * doubles
                oven += [(card, who, turn) for card in cards]
            case told.OrderLaid(seat=who, order=order):
                oven.append((in_oven(who, recipe_named(variant, colours[who], order).number), who, turn))
            case told.Revealed(cards=cards):
                gone += len(cards)
            case told.OrderRevealed():
                gone += 1
    if memory == inf:
        return [code for code, _, _ in oven[gone:]]
    salt = crc32(repr((seat, heard[start])).encode())
    halves = {True: memory * OWN_LASTS, False: memory}
    return [
        code if is_remembered(halves[who == seat], turn - when, salt + place) else forgotten(code)
        for place, (code, who, when) in enumerate(oven)
        if place >= gone
    ]


def last_round(heard: Sequence[Event]) -> int:
    """Return the start of the last oven in the events: the leftovers, or the deal."""
    for index in range(len(heard) - 1, -1, -1):
        if isinstance(heard[index], told.Leftovers):
            return index
    return 0


def is_remembered(half: float, age: int, salt: int) -> bool:
    """Tell whether a card is remembered: half of them after one half-life; a forgotten one stays forgotten."""
    lot = crc32(b"%d" % salt) / 2**32
    return bool(lot < 0.5 ** (age / half))


def forgotten(code: int) -> int:
    return ANYTHING if code < CHEF else SOME_ORDER
