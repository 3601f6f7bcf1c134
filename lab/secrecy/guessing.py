"""An attacker who guesses one thing by others that go with it, and a judge who says how much of it is luck."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from itertools import pairwise
from operator import eq

import msgspec

Features = Sequence[float]
LEAST_SPREAD = 1e-6


class Guesser:
    """Learns from examples: by one feature and where it is cut, or by all together; goes by what served best there."""

    def __init__(self, examples: Sequence[Features], answers: Sequence[bool]) -> None:
        ways: list[Way | Cut] = [Way(examples, answers)]
        for column in range(len(examples[0])):
            places = sorted({row[column] for row in examples})
            cuts = [(low + high) / 2 for low, high in pairwise(places)]
            ways += [Cut(column, place, above) for place in cuts for above in (False, True)]
        self.best = max(ways, key=lambda way: sum(map(eq, map(way.guess, examples), answers)))

    def guess(self, row: Features) -> bool:
        return self.best.guess(row)


class Cut(msgspec.Struct, frozen=True):
    """Yes on one side of a place, no on the other."""

    column: int
    place: float
    above: bool

    def guess(self, row: Features) -> bool:
        return (row[self.column] > self.place) == self.above


class Way:
    """How all features are spread for yes and for no: it guesses what is likelier. (naive Bayes)"""

    def __init__(self, examples: Sequence[Features], answers: Sequence[bool]) -> None:
        self.sides: list[tuple[float, list[tuple[float, float]]]] = []
        for side in (False, True):
            rows = [row for row, answer in zip(examples, answers, strict=True) if answer == side]
            prior = math.log((len(rows) + 1) / (len(examples) + 2))
            self.sides.append((prior, [spread(column) for column in zip(*rows or examples, strict=True)]))

    def guess(self, row: Features) -> bool:
        no, yes = (prior + sum(map(likelihood, row, spreads)) for prior, spreads in self.sides)
        return yes > no


def spread(column: Sequence[float]) -> tuple[float, float]:
    """The middle, and how far one is usually from it; both by the middle one, so that one delay does not count."""
    middle = statistics.median(column)
    return middle, max(1.4826 * statistics.median(abs(value - middle) for value in column), LEAST_SPREAD)


def likelihood(value: float, known: tuple[float, float]) -> float:
    """How usual a value is. Heavy tails: a stray one decides nothing."""
    middle, width = known
    return -math.log(width) - 2 * math.log1p(((value - middle) / width) ** 2 / 3)


class Score(msgspec.Struct, frozen=True):
    """How often the guess was right, how often chance would be, and how likely chance does as well."""

    right: float
    chance: float
    luck: float


def score(guesses: Sequence[bool], answers: Sequence[bool], odds: Sequence[float], worlds: int) -> Score:
    """`odds` of yes for whoever knows only what is public, each estimated from so many worlds."""
    fair = [chance if guess else 1 - chance for guess, chance in zip(guesses, odds, strict=True)]
    right = sum(guess == answer for guess, answer in zip(guesses, answers, strict=True))
    variance = sum(max(chance * (1 - chance), 1 / worlds**2) for chance in fair) * (1 + 1 / worlds)
    above = (right - 0.5 - sum(fair)) / math.sqrt(variance)
    return Score(right / len(guesses), sum(fair) / len(fair), 0.5 * math.erfc(above / math.sqrt(2)))
