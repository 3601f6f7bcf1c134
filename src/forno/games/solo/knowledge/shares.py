"""Sharing out cards that a viewer cannot see, so that every hand could be the true one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from forno.core.chance import Chance
from forno.games.solo.cards import ONE
from forno.games.solo.knowledge.known import Lack

TRIES: Final = 60


class Place:
    """Somewhere hidden cards lie: part of a hand, a card just drawn, or the draw pile."""

    __slots__ = ("cards", "lacks", "seen", "size")

    def __init__(self, size: int, seen: bytes = b"", lacks: tuple[Lack, ...] = (), cards: Sequence[int] = ()) -> None:
        self.size = size
        """How many hidden cards lie here."""
        self.seen = seen
        """The cards here that are known."""
        self.lacks = lacks
        """Cards that are known not to be here."""
        self.cards = [*cards]

    @property
    def hand(self) -> bytes:
        """All cards here, sorted as a hand is."""
        return bytes(sorted([*self.seen, *self.cards]))

    def permits(self, hand: bytes) -> bool:
        return all(lack.permits(hand) for lack in self.lacks)


def share_out(places: Sequence[Place], pool: list[int], chance: Chance) -> bool:
    """Fill every place out of the pool, at random; the hands of which most is known choose first. What is
    left stays in the pool. False if it never came out right."""
    hardest_first = sorted(places, key=lambda place: -len(place.lacks))
    for _ in range(TRIES):
        cards = pool.copy()
        chance.shuffle(cards)
        shares = [fill(place, cards) for place in hardest_first]
        if all(len(share) == place.size for place, share in zip(hardest_first, shares, strict=True)):
            for place, share in zip(hardest_first, shares, strict=True):
                place.cards = share
            pool[:] = cards
            return True
    return False


def fill(place: Place, cards: list[int]) -> list[int]:
    """Take cards from the end, as many as lie here, passing over those that could not be here."""
    hand = place.seen
    taken: list[int] = []
    for at in range(len(cards) - 1, -1, -1):
        if len(taken) == place.size:
            break
        if not place.lacks or place.permits(hand + ONE[cards[at]]):
            hand += ONE[cards[at]]
            taken.append(cards.pop(at))
    return taken


def stir(places: Sequence[Place], chance: Chance) -> None:
    """The last resort: from the true cards, as many random exchanges as keep every hand possible."""
    spots = [(place, at) for place in places for at in range(place.size)]
    for _ in range(20 * len(spots)):
        place, at = spots[chance.below(len(spots))]
        other, there = spots[chance.below(len(spots))]
        place.cards[at], other.cards[there] = other.cards[there], place.cards[at]
        if not (place.permits(place.hand) and other.permits(other.hand)):
            place.cards[at], other.cards[there] = other.cards[there], place.cards[at]
