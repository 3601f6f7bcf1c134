"""Small sums over cards of one kind or of one hand, each worked out once."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product

from forno.games.pizza.cards import Cards, listed
from forno.games.pizza.orders import Way


@cache
def covers_of_kind(kind: int, singles: int, doubles: int, number: int) -> tuple[Cards, ...]:
    """All ways to cover a number of one kind from so many cards, none of them superfluous. (bake.hand-cover)"""
    found = [
        (2 * kind,) * (number - 2 * double) + (2 * kind + 1,) * double
        for double in range(min(doubles, number // 2) + 1)
        if number - 2 * double <= singles
    ]
    if number % 2 and number // 2 < doubles:
        found.append((2 * kind + 1,) * (number // 2 + 1))
    return tuple(found)


@cache
def taken_of_kind(kind: int, singles: int, doubles: int, number: int) -> Cards:
    """The cards of one column that go into an order: doubles before singles. (bake.doubles-first)"""
    used_doubles = min(doubles, (number + 1) // 2)
    used_singles = min(singles, max(0, number - 2 * used_doubles))
    return (2 * kind,) * used_singles + (2 * kind + 1,) * used_doubles


@cache
def numbers_of(cards: Cards, first: int, kinds: int) -> Way | None:
    """How many of each kind cards name, if they name nothing but every second card from the first."""
    way = tuple(cards.count(card) for card in range(first, 2 * kinds, 2))
    return way if sum(way) == len(cards) else None


@lru_cache(maxsize=256)
def sets_by_value(hand: tuple[int, ...]) -> dict[int, list[Cards]]:
    """All sets of cards out of a hand, by how many ingredients they are."""
    sets: dict[int, list[Cards]] = {}
    for counts in product(*(range(held + 1) for held in hand)):
        sets.setdefault(sum(counts) + sum(counts[1::2]), []).append(listed(counts))
    return sets
