"""Is every card as likely everywhere? A chi-square test of where cards lie, over many deals."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from forno import games
from forno.core.game import Game
from forno.fairness import Fair

PLAYERS = 3
Counts = dict[str, list[Counter[str]]]
"""For each place, for each card in it from the top, how often it was which."""


def uneven(game: str, deals: int, seed: int) -> Iterator[tuple[str, float]]:
    """For each place, how likely it is that fair deals are spread as much as these."""
    counts = counted(games.find(game), deals, seed)
    for place, cards in counts.items():
        if place.startswith(("waiter", "pile", "kitchen")):
            yield f"{game}: {place}", by_position(cards)
    shared = [place for place in counts if place.startswith(("hand", "kitchen", "pile", "start"))]
    every = sum((count for place in shared for count in counts[place]), Counter[str]())
    every.pop("chef card", 0)
    for place in shared:
        if place.startswith("hand"):
            yield f"{game}: {place}", by_share(counts[place], every, deals)


def counted(game: Game[Any], deals: int, seed: int) -> Counts:
    """Deals by the server's own way from secret and words to cards."""
    counts: Counts = {}
    for number in range(deals):
        fair = Fair(sha256(b"%d %d" % (seed, number)).digest())
        table = game.deal(PLAYERS, fair.mix(["", "luck", ""]))
        for place, cards in game.layout(table):
            spots = counts.setdefault(place, [Counter() for _ in cards])
            for spot, card in zip(spots, cards, strict=True):
                spot[card] += 1
    return counts


def by_position(spots: list[Counter[str]]) -> float:
    """In a pile, no card likes one height more than another."""
    every = sum(spots, Counter[str]())
    if len(every) < 2:
        return 1.0
    off = sum(
        (spot[card] - total / len(spots)) ** 2 / (total / len(spots)) for card, total in every.items() for spot in spots
    )
    return chi_square(off * (len(spots) - 1) / len(spots), (len(spots) - 1) * (len(every) - 1))


def by_share(spots: list[Counter[str]], every: Counter[str], deals: int) -> float:
    """A hand gets of each card what is its share."""
    held, size, deck = sum(spots, Counter[str]()), len(spots), every.total() / deals
    fair = {card: deals * size * (total / deals) / deck for card, total in every.items()}
    off = sum((held[card] - mean) ** 2 / mean for card, mean in fair.items())
    return chi_square(off * (deck - 1) / (deck - size), len(every) - 1)


def chi_square(value: float, freedom: int) -> float:
    """How likely a value is as large as this. (Wilson and Hilferty's normal approximation)"""
    part = 2 / (9 * freedom)
    return 0.5 * math.erfc(((value / freedom) ** (1 / 3) - 1 + part) / math.sqrt(2 * part))
