"""How hard keys are to guess: what can be seen of them by somebody who has many."""

from __future__ import annotations

import math
import random
import string
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

ALPHABET = string.ascii_uppercase + string.ascii_lowercase + string.digits + "-_"
LEAST = 22
"""Characters of 128 bits in base64url."""
ODD = 6.0
"""So many standard deviations from chance are no chance."""


def weaknesses(keys: Sequence[str]) -> list[str]:
    """What is wrong with keys that were issued one after the other."""
    found = []
    if len({*keys}) < len(keys):
        found.append("two keys are alike")
    if any(len(key) < LEAST or not set(key) <= set(ALPHABET) for key in keys):
        found.append("a key is too short, or of another alphabet")
        return found
    bodies = [key[: LEAST - 1] for key in keys]  # the last letter of 128 bits has only two of them
    uneven = unevenness(Counter("".join(bodies)), len(ALPHABET))
    if uneven > ODD:
        found.append(f"some letters are too frequent: {uneven:.0f} standard deviations")
    worst = max(unevenness(Counter(letters), len(ALPHABET)) for letters in zip(*bodies, strict=True))
    if worst > ODD:
        found.append(f"some letters are too frequent at one place: {worst:.0f} standard deviations")
    if (alike := likeness(bodies)) > ODD:
        found.append(f"a key is like the one before it: {alike:.0f} standard deviations")
    return found


def unevenness(counts: Counter[str], kinds: int) -> float:
    """By how many standard deviations chi-square is too large."""
    total = sum(counts.values())
    expected, free = total / kinds, kinds - 1
    square = sum((count - expected) ** 2 / expected for count in counts.values()) + expected * (kinds - len(counts))
    return (square - free) / math.sqrt(2 * free)


def likeness(keys: Sequence[str]) -> float:
    """How much more often a letter stands where it stood in the key before than chance has it."""
    tries = len(keys[0]) * (len(keys) - 1)
    same = sum(one == other for before, after in pairwise(keys) for one, other in zip(before, after, strict=True))
    chance = 1 / len(ALPHABET)
    return (same - tries * chance) / math.sqrt(tries * chance * (1 - chance))


def guesses(chance: random.Random, true: str, stale: Sequence[str]) -> Iterator[str]:
    """Endless guesses at a key: any, almost it, parts of it, keys that open other seats or opened this one."""
    while True:
        at = chance.randrange(len(true))
        other = chance.choice(ALPHABET.replace(true[at], ""))
        anything = "".join(chance.choices(ALPHABET, k=LEAST))
        yield from (
            anything,
            true[:at] + other + true[at + 1 :],
            true[:-1] + chance.choice(ALPHABET.replace(true[-1], "")),
            true + chance.choice(ALPHABET),
            true[: len(true) // 2] + anything[len(true) // 2 :],
            true[::-1],
            true.swapcase(),
            chance.choice(stale),
        )


def malformed(chance: random.Random, true: str) -> Iterator[str]:
    """Guesses that are no keys."""
    while True:
        yield from (true[: chance.randrange(1, LEAST)], true + "=", " " + true, "", "*" * LEAST, true * 9)


def likelier(some: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """How often one of `some` is larger than one of the `others`, and by how many standard deviations that is odd.
    (Mann and Whitney)"""
    ranked = sorted([*((value, True) for value in some), *((value, False) for value in others)])
    larger = sum(rank for rank, (_, is_one) in enumerate(ranked, 1) if is_one) - len(some) * (len(some) + 1) / 2
    pairs = len(some) * len(others)
    spread = math.sqrt(pairs * (len(some) + len(others) + 1) / 12)
    return larger / pairs, abs(larger - pairs / 2) / spread
