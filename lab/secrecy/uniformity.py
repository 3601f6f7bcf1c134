"""Uniformity: a chi-square test of whether every card is equally likely at every place, over many deals."""

from __future__ import annotations

import math
from collections import Counter
from hashlib import sha256
from typing import Any

from forno import games
from forno.core.game import Game
from forno.fairness import DealSecret

PLAYERS = 3
Counts = dict[str, list[Counter[str]]]
"""Counts of each card, by place and by position in it."""


def uniformity(game: str, deals: int, seed: int) -> list[tuple[str, float]]:
    """For each place, the p-value of the counts under fair deals."""
    counts = count_cards(games.game(game), deals, seed)
    piles = [place for place in counts if place.startswith(("waiter", "pile", "kitchen"))]
    p_values = [(f"{game}: {place}", position_p(counts[place])) for place in piles]
    shared = [place for place in counts if place.startswith(("hand", "kitchen", "pile", "start"))]
    every = sum((count for place in shared for count in counts[place]), Counter[str]())
    every.pop("chef card", 0)
    hands = [place for place in shared if place.startswith("hand")]
    return p_values + [(f"{game}: {place}", share_p(counts[place], every, deals)) for place in hands]


def count_cards(game: Game[Any], deals: int, seed: int) -> Counts:
    """Count cards over deals made as the server makes them, from secrets and contributions."""
    counts: Counts = {}
    for number in range(deals):
        fair = DealSecret(sha256(b"%d %d" % (seed, number)).digest())
        table = game.deal(PLAYERS, fair.mix(["", "luck", ""]))
        for place, cards in game.layout(table):
            spots = counts.setdefault(place, [Counter() for _ in cards])
            for spot, card in zip(spots, cards, strict=True):
                spot[card] += 1
    return counts


def position_p(spots: list[Counter[str]]) -> float:
    """P-value for a pile: no card prefers a position."""
    every = sum(spots, Counter[str]())
    if len(every) < 2:
        return 1.0
    statistic = sum(
        (spot[card] - total / len(spots)) ** 2 / (total / len(spots)) for card, total in every.items() for spot in spots
    )
    return chi_square_p(statistic * (len(spots) - 1) / len(spots), (len(spots) - 1) * (len(every) - 1))


def share_p(spots: list[Counter[str]], every: Counter[str], deals: int) -> float:
    """P-value for a hand: it gets its share of every card."""
    held, size, deck = sum(spots, Counter[str]()), len(spots), every.total() / deals
    fair = {card: deals * size * (total / deals) / deck for card, total in every.items()}
    statistic = sum((held[card] - mean) ** 2 / mean for card, mean in fair.items())
    return chi_square_p(statistic * (deck - 1) / (deck - size), len(every) - 1)


def chi_square_p(value: float, freedom: int) -> float:
    """Probability of a value at least this large (Wilson-Hilferty approximation)."""
    part = 2 / (9 * freedom)
    return 0.5 * math.erfc(((value / freedom) ** (1 / 3) - 1 + part) / math.sqrt(2 * part))
