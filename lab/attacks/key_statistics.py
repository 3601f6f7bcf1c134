"""Statistics of keys: whether issued keys are predictable, and guesses at them."""

from __future__ import annotations

import math
import random
import string
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

ALPHABET = string.ascii_uppercase + string.ascii_lowercase + string.digits + "-_"
MIN_KEY_LENGTH = 22
"""Length of 128 bits in base64url."""
MAX_DEVIATIONS = 6.0
"""Standard deviations from chance above which a statistic is a violation."""


def weaknesses(keys: Sequence[str]) -> list[str]:
    """Find statistical weaknesses of keys that were issued one after another."""
    found = []
    if len({*keys}) < len(keys):
        found.append("two keys are equal")
    if any(len(key) < MIN_KEY_LENGTH or not set(key) <= set(ALPHABET) for key in keys):
        found.append("a key is too short, or of another alphabet")
        return found
    bodies = [key[: MIN_KEY_LENGTH - 1] for key in keys]  # the last character of 128 bits carries only two of them
    deviation = chi_square_deviation(Counter("".join(bodies)), len(ALPHABET))
    if deviation > MAX_DEVIATIONS:
        found.append(f"some letters are too frequent: {deviation:.0f} standard deviations")
    worst = max(chi_square_deviation(Counter(letters), len(ALPHABET)) for letters in zip(*bodies, strict=True))
    if worst > MAX_DEVIATIONS:
        found.append(f"some letters are too frequent at one place: {worst:.0f} standard deviations")
    if (alike := similarity_deviation(bodies)) > MAX_DEVIATIONS:
        found.append(f"a key resembles the one before it: {alike:.0f} standard deviations")
    return found


def chi_square_deviation(counts: Counter[str], kinds: int) -> float:
    """Standard deviations by which the chi-square statistic exceeds its mean."""
    total = sum(counts.values())
    expected, free = total / kinds, kinds - 1
    square = sum((count - expected) ** 2 / expected for count in counts.values()) + expected * (kinds - len(counts))
    return (square - free) / math.sqrt(2 * free)


def similarity_deviation(keys: Sequence[str]) -> float:
    """Standard deviations by which characters repeat from key to key more often than by chance."""
    tries = len(keys[0]) * (len(keys) - 1)
    same = sum(one == other for before, after in pairwise(keys) for one, other in zip(before, after, strict=True))
    chance = 1 / len(ALPHABET)
    return (same - tries * chance) / math.sqrt(tries * chance * (1 - chance))


def guesses(chance: random.Random, true: str, stale: Sequence[str]) -> Iterator[str]:
    """Generate guesses: random keys, the key with small changes, parts of it, and keys of other or former seats."""
    while True:
        at = chance.randrange(len(true))
        other = chance.choice(ALPHABET.replace(true[at], ""))
        random_key = "".join(chance.choices(ALPHABET, k=MIN_KEY_LENGTH))
        yield from (
            random_key,
            true[:at] + other + true[at + 1 :],
            true[:-1] + chance.choice(ALPHABET.replace(true[-1], "")),
            true + chance.choice(ALPHABET),
            true[: len(true) // 2] + random_key[len(true) // 2 :],
            true[::-1],
            true.swapcase(),
            chance.choice(stale),
        )


def malformed_guesses(chance: random.Random, true: str) -> Iterator[str]:
    """Generate guesses that are not valid keys."""
    while True:
        yield from (
            true[: chance.randrange(1, MIN_KEY_LENGTH)],
            true + "=",
            " " + true,
            "",
            "*" * MIN_KEY_LENGTH,
            true * 9,
        )


def rank_sum_test(some: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """Mann-Whitney test: probability that a value of `some` exceeds one of `others`, and standard deviations from
    1/2."""
    ranked = sorted([*((value, True) for value in some), *((value, False) for value in others)])
    larger = sum(rank for rank, (_, is_one) in enumerate(ranked, 1) if is_one) - len(some) * (len(some) + 1) / 2
    pairs = len(some) * len(others)
    spread = math.sqrt(pairs * (len(some) + len(others) + 1) / 12)
    return larger / pairs, abs(larger - pairs / 2) / spread
