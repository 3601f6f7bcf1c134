"""A classifier that guesses a secret bit from features, and a test of whether it beats chance."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from itertools import pairwise
from operator import eq

import msgspec

Features = Sequence[float]
MIN_SPREAD = 1e-6


class Classifier:
    """Picks the rule that fits its examples best: a threshold on one feature, or naive Bayes on all of them."""

    def __init__(self, examples: Sequence[Features], answers: Sequence[bool]) -> None:
        rules: list[NaiveBayes | ThresholdRule] = [NaiveBayes(examples, answers)]
        for column in range(len(examples[0])):
            values = sorted({row[column] for row in examples})
            thresholds = [(low + high) / 2 for low, high in pairwise(values)]
            rules += [ThresholdRule(column, threshold, above) for threshold in thresholds for above in (False, True)]
        self.best = max(rules, key=lambda rule: sum(map(eq, map(rule.predict, examples), answers)))

    def predict(self, row: Features) -> bool:
        return self.best.predict(row)


class ThresholdRule(msgspec.Struct, frozen=True):
    """True on one side of a threshold."""

    column: int
    threshold: float
    above: bool

    def predict(self, row: Features) -> bool:
        return (row[self.column] > self.threshold) == self.above


class NaiveBayes:
    """Naive Bayes with heavy-tailed distributions."""

    def __init__(self, examples: Sequence[Features], answers: Sequence[bool]) -> None:
        self.sides: list[tuple[float, list[tuple[float, float]]]] = []
        for side in (False, True):
            rows = [row for row, answer in zip(examples, answers, strict=True) if answer == side]
            prior = math.log((len(rows) + 1) / (len(examples) + 2))
            self.sides.append((prior, [robust_spread(column) for column in zip(*rows or examples, strict=True)]))

    def predict(self, row: Features) -> bool:
        no, yes = (prior + sum(map(log_likelihood, row, spreads)) for prior, spreads in self.sides)
        return yes > no


def robust_spread(column: Sequence[float]) -> tuple[float, float]:
    """Median and median absolute deviation, which a single delay does not distort."""
    middle = statistics.median(column)
    return middle, max(1.4826 * statistics.median(abs(value - middle) for value in column), MIN_SPREAD)


def log_likelihood(value: float, known: tuple[float, float]) -> float:
    """Log-likelihood with heavy tails, so that an outlier decides nothing."""
    middle, width = known
    return -math.log(width) - 2 * math.log1p(((value - middle) / width) ** 2 / 3)


class Score(msgspec.Struct, frozen=True):
    """Accuracy, accuracy expected by chance, and the p-value."""

    accuracy: float
    chance: float
    p_value: float


def score(guesses: Sequence[bool], answers: Sequence[bool], odds: Sequence[float], redeals: int) -> Score:
    """Score guesses. `odds`: probabilities of True given public knowledge, each from `redeals` re-deals."""
    expected = [chance if guess else 1 - chance for guess, chance in zip(guesses, odds, strict=True)]
    right = sum(guess == answer for guess, answer in zip(guesses, answers, strict=True))
    variance = sum(max(chance * (1 - chance), 1 / redeals**2) for chance in expected) * (1 + 1 / redeals)
    above = (right - 0.5 - sum(expected)) / math.sqrt(variance)
    return Score(right / len(guesses), sum(expected) / len(expected), 0.5 * math.erfc(above / math.sqrt(2)))
