"""Every outcome of chance with its probability, for exact methods: a small deal is enumerated instead of drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from math import factorial, prod
from typing import Any, TypeVar

from forno.core.chance import Card

Made = TypeVar("Made")


class ScriptedChance:
    """A source whose choices are written down. What the script does not name is the first choice, and added to it."""

    def __init__(self, script: list[tuple[int, int]]) -> None:
        self.script = script
        """The choices, each with the number of equally likely ones that there were."""
        self.used = 0

    def below(self, n: int) -> int:
        if self.used == len(self.script):
            self.script.append((0, n))
        self.used += 1
        return self.script[self.used - 1][0]

    def shuffle(self, cards: list[Card]) -> None:
        """Put the cards into one of their distinct orders: to exchange equal cards changes nothing."""
        left = Counter(cards)
        number = self.below(orders_of(left))
        for place in range(len(cards)):
            for card in [card for card in left if left[card]]:
                left[card] -= 1
                count = orders_of(left)
                if number < count:
                    cards[place] = card
                    break
                number -= count
                left[card] += 1

    def child(self) -> ScriptedChance:
        """Return the source itself: independence means nothing where every outcome is taken."""
        return self

    @property
    def text(self) -> str:
        return "scripted"

    def copy(self) -> ScriptedChance:
        twin = ScriptedChance(self.script)
        twin.used = self.used
        return twin


def orders_of(cards: Counter[Any]) -> int:
    """Return in how many distinct orders these cards can lie."""
    return factorial(cards.total()) // prod(map(factorial, cards.values()))


def every_outcome(make: Callable[[ScriptedChance], Made]) -> Iterator[tuple[Fraction, Made]]:
    """Make something with every outcome of its chance; return each with its probability, which add up to one."""
    script: list[tuple[int, int]] = []
    while True:
        chance = ScriptedChance(script)
        made = make(chance)
        yield Fraction(1, prod(count for _, count in script)), made
        while script and script[-1][0] + 1 == script[-1][1]:
            script.pop()
        if not script:
            return
        choice, count = script[-1]
        script[-1] = (choice + 1, count)
