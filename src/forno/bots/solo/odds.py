"""The probability that a seat can answer the top card, from the hidden cards and the seat's lacks."""

from __future__ import annotations

from functools import cache
from typing import Final

from forno.bots.bot import Observation
from forno.bots.solo.inference import HandInference
from forno.games.solo.cards import ANY, KINDS
from forno.games.solo.rules.following import FOLLOW, MISFITS, parts_of
from forno.games.solo.view import SoloView

FRESH: Final = 1
"""The most cards drawn since with which a lack is as good as certain."""


@cache
def answers_to(demand: int) -> bytes:
    """Return the cards that answer a demand."""
    return bytes(card for card in range(KINDS) if card not in MISFITS[demand])


def colour_asked(demand: int) -> int:
    """Return the colour that answers a demand; ANY for a penalty."""
    _, colour, rule = parts_of(demand)
    return colour if rule == FOLLOW else ANY


class HandOdds:
    """The distribution of the hidden cards over the hands of the others."""

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
        """Return the probability that a seat holds a card that answers this demand."""
        misfits = MISFITS[demand]
        if bytes(self.known[seat]).translate(None, misfits):
            return 1.0
        cannot = 1.0
        for pool, count in self.pools.get(seat) or self.look_into(seat):
            if pool:
                cannot *= (1 - len(pool.translate(None, misfits)) / len(pool)) ** count
        return 1 - cannot

    def look_into(self, seat: int) -> list[tuple[bytes, int]]:
        """Return the possible cards of a hand, with their numbers: cards drawn since a lack may be anything."""
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
        """Tell whether this seat showed a lack of this colour, and has drawn hardly any card since."""
        return any(colour_asked(lack.demand) == colour and lack.allowed <= FRESH for lack in self.lacks.get(seat, ()))
