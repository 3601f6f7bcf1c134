"""How likely somebody can answer what lies on the discards, from the cards that are hidden and what they lack."""

from __future__ import annotations

from functools import cache
from typing import Final

from forno.bots.bot import Observation
from forno.bots.solo.inference import HandInference
from forno.games.solo.cards import ANY, KINDS
from forno.games.solo.rules.following import FOLLOW, MISFITS, parts_of
from forno.games.solo.view import SoloView

FRESH: Final = 1
"""So many cards drawn since leave a lack as good as certain."""


@cache
def answers_to(demand: int) -> bytes:
    """The cards that answer a demand."""
    return bytes(card for card in range(KINDS) if card not in MISFITS[demand])


def colour_asked(demand: int) -> int:
    """The colour that answers a demand; ANY where it is a penalty."""
    _, colour, rule = parts_of(demand)
    return colour if rule == FOLLOW else ANY


class HandOdds:
    """What a seat that counts reckons with."""

    __slots__ = ("hidden", "known", "lacks", "pools", "sizes")

    def __init__(self, observation: Observation, view: SoloView) -> None:
        inference = HandInference(len(view.sizes))
        inference.listen(observation.heard)
        self.sizes = view.sizes
        self.known = view.known
        self.lacks = inference.lacks
        given = bytes(card for cards in view.known for card in cards)
        self.hidden = inference.hidden(bytes(view.hand or ()) + given + bytes([view.top]) * (not inference.discards))
        self.pools: dict[int, list[tuple[bytes, int]]] = {}

    def can_answer(self, seat: int, demand: int) -> float:
        """The odds that a seat holds a card that answers this demand."""
        misfits = MISFITS[demand]
        if bytes(self.known[seat]).translate(None, misfits):
            return 1.0
        cannot = 1.0
        for pool, count in self.pools.get(seat) or self.look_into(seat):
            if pool:
                cannot *= (1 - len(pool.translate(None, misfits)) / len(pool)) ** count
        return 1 - cannot

    def look_into(self, seat: int) -> list[tuple[bytes, int]]:
        """What the hidden cards of a hand can be, and how many of each sort: what was drawn since may be anything."""
        count = self.sizes[seat] - len(self.known[seat])
        pools, pool, taken = [], self.hidden, 0
        for lack in sorted(self.lacks.get(seat, ()), key=lambda lack: lack.allowed):
            free = min(count, max(0, lack.allowed))
            pools.append((pool, max(0, free - taken)))
            taken = max(taken, free)
            pool = pool.translate(None, answers_to(lack.demand))
        pools.append((pool, max(0, count - taken)))
        self.pools[seat] = pools
        return pools

    def lacks_colour(self, seat: int, colour: int) -> bool:
        """Did this seat show that it had nothing of this colour, and has drawn hardly anything since?"""
        return any(colour_asked(lack.demand) == colour and lack.allowed <= FRESH for lack in self.lacks.get(seat, ()))
