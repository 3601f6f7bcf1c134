"""The pairing of a round of a Swiss tournament: bots with similar standings that have not met."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

Group = tuple[int, ...]

MAX_SEARCH_STEPS = 20_000
"""The limit of the search for a round without repeated meetings."""


def met(groups: Iterable[Group]) -> Counter[tuple[int, int]]:
    """Return how often each two bots have met, the smaller number first."""
    return Counter(pair for group in groups for pair in combinations(sorted(group), 2))


def rests(order: Sequence[int], size: int, rested: Counter[int]) -> list[int]:
    """Return the bots with a bye: those with the fewest byes, of these the last in the standings."""
    number = len(order) % size
    waiting = sorted(range(len(order)), key=lambda place: (rested[order[place]], -place))
    return sorted(order[place] for place in waiting[:number])


def pair(order: Sequence[int], size: int, before: Counter[tuple[int, int]]) -> list[Group]:
    """Return groups of neighbours in the standings that have not met; if that is impossible, that have met least."""
    return _fresh(tuple(order), size, before, iter(range(MAX_SEARCH_STEPS))) or _seldom(order, size, before)


def _fresh(order: Group, size: int, before: Counter[tuple[int, int]], steps: Iterator[int]) -> list[Group] | None:
    """Search groups without repeated meetings, by backtracking; the first bot gets its nearest neighbours."""
    if not order:
        return []
    for others in combinations(order[1:], size - 1):
        if next(steps, None) is None:
            return None
        if not _again(group := (order[0], *others), before):
            rest = _fresh(tuple(bot for bot in order if bot not in group), size, before, steps)
            if rest is not None:
                return [group, *rest]
    return None


def _seldom(order: Sequence[int], size: int, before: Counter[tuple[int, int]]) -> list[Group]:
    """Return groups from the top of the standings, each filled with the next bots that its members have met least."""
    left, groups = list(order), []
    while left:
        group = [left.pop(0)]
        while len(group) < size:
            nearest = min(left, key=lambda bot: (_meetings(bot, group, before), left.index(bot)))
            left.remove(nearest)
            group.append(nearest)
        groups.append(group)
    _mend(groups, before)
    return [tuple(group) for group in groups]


def _mend(groups: list[list[int]], before: Counter[tuple[int, int]]) -> None:
    """Improve the groups: swap bots of two groups as long as that reduces repeated meetings."""
    while swap := _better_swap(groups, before):
        one, here, other, there = swap
        groups[one][here], groups[other][there] = groups[other][there], groups[one][here]


def _better_swap(groups: list[list[int]], before: Counter[tuple[int, int]]) -> tuple[int, int, int, int] | None:
    for one, other in combinations(range(len(groups)), 2):
        now = _again(groups[one], before) + _again(groups[other], before)
        for here in range(len(groups[one])):
            for there in range(len(groups[other])):
                first = [*groups[one][:here], groups[other][there], *groups[one][here + 1 :]]
                second = [*groups[other][:there], groups[one][here], *groups[other][there + 1 :]]
                if _again(first, before) + _again(second, before) < now:
                    return one, here, other, there
    return None


def _again(group: Sequence[int], before: Counter[tuple[int, int]]) -> int:
    return sum(before[pair] for pair in combinations(sorted(group), 2))


def _meetings(bot: int, group: Sequence[int], before: Counter[tuple[int, int]]) -> int:
    return sum(before[min(bot, other), max(bot, other)] for other in group)
