"""Public knowledge of the ingredients in a hand, and how long it lasts.

Cards shown in a duel or a match go back to the hand, and a refused call for help tells that the
asker held what the request left out. A player with perfect memory keeps that, so a re-deal must too.
"""

from __future__ import annotations

from operator import ge
from typing import Self

UNSEEN = -1

Claims = tuple[tuple[tuple[int, ...], ...], ...]
"""Claims, each of them some sets of cards, each of these counts by card."""


class Known:
    """Public knowledge of one hand's ingredients.

    `least`: at least this many of each card. `fresh`: for a kind shown in full, how many cards were drawn
    since: only they can hold more of it. `claims`: for each, one of these sets is in the hand.
    """

    __slots__ = ("claims", "fresh", "least")

    def __init__(self, cards: int) -> None:
        self.least = [0] * cards
        self.fresh = [UNSEEN] * (cards // 2)
        self.claims: Claims = ()

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.least = self.least.copy()
        twin.fresh = self.fresh.copy()
        twin.claims = self.claims
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Known) and self.data() == other.data()

    __hash__ = None  # type: ignore[assignment]

    def data(self) -> tuple[list[int], list[int], Claims]:
        return self.least, self.fresh, self.claims

    # --- learning

    def shows_one(self, card: int) -> None:
        """A card was shown and taken back. (order.match)"""
        self.has_at_least(card, 1)

    def shows_all(self, kind: int, hand: list[int]) -> None:
        """All of a kind was shown and taken back. (order.duel-show-all)"""
        for card in (2 * kind, 2 * kind + 1):
            self.has_at_least(card, hand[card])
        self.fresh[kind] = 0

    def has_at_least(self, card: int, number: int) -> None:
        """Record that a hand holds at least so many of a card."""
        more = number - self.least[card]
        if more > 0:
            self.least[card] = number
            self.were_fresh(card // 2, more)

    def were_fresh(self, kind: int, number: int) -> None:
        """Cards of a kind came to light: if it was shown in full before, they were drawn since then."""
        level = self.fresh[kind]
        if level != UNSEEN:
            left = level - number
            self.fresh = [fresh - number if fresh >= level else min(fresh, left) for fresh in self.fresh]

    def claims_one_of(self, sets: list[list[int]]) -> None:
        """One of these sets of cards is held. (help.refused-memory)"""
        if sets and all(any(held) for held in sets):
            self.claims += (tuple(tuple(held) for held in sets),)

    # --- forgetting

    def loses(self, card: int, number: int) -> None:
        """Cards left the hand, for all to see."""
        beyond = number - self.least[card]
        self.least[card] = max(0, -beyond)
        if beyond > 0:
            self.were_fresh(card // 2, beyond)
        if self.claims:
            spent = tuple(tuple(_less(held, card, number) for held in claim) for claim in self.claims)
            self.claims = tuple(claim for claim in spent if all(any(held) for held in claim))

    def draws(self, number: int, size: int) -> None:
        """Unknown cards came into the hand, which now has this size."""
        if self.claims:
            self.weigh_claims(size - number)
        self.fresh = [UNSEEN if fresh == UNSEEN else fresh + number for fresh in self.fresh]
        self.fresh = [UNSEEN if fresh >= size else fresh for fresh in self.fresh]

    def weigh_claims(self, size: int) -> None:
        """Before anything is drawn: a set that could not be in the hand is not revived by what is drawn."""
        weighed = [tuple(held for held in claim if self.could_hold(held, size)) for claim in self.claims]
        for claim in weighed:
            if len(claim) == 1:
                for card, number in enumerate(claim[0]):
                    self.has_at_least(card, number)
        self.claims = tuple(claim for claim in weighed if len(claim) > 1)

    # --- asking

    def could_hold(self, cards: tuple[int, ...], size: int) -> bool:
        """Could these be among a hand of this size?"""
        together = [max(pair) for pair in zip(self.least, cards, strict=True)]
        return sum(together) <= size and self.allows_kinds(together)

    def allows(self, hand: list[int]) -> bool:
        """Could this be the hand?"""
        return not self.trouble(hand)

    def trouble(self, hand: list[int]) -> int:
        """How much speaks against this hand: cards missing, a kind too many, claims not met."""
        missing = sum(max(0, least - number) for number, least in zip(hand, self.least, strict=True))
        unmet = sum(not any(_holds(hand, held) for held in claim) for claim in self.claims)
        return missing + unmet + (not self.allows_kinds(hand))

    def allows_kinds(self, hand: list[int]) -> bool:
        """Are there few enough of the kinds that were shown in full?"""
        surplus = 0
        for fresh, kind in sorted((fresh, kind) for kind, fresh in enumerate(self.fresh) if fresh != UNSEEN):
            for card in (2 * kind, 2 * kind + 1):
                surplus += max(0, hand[card] - self.least[card])
            if surplus > fresh:
                return False
        return True


def _less(held: tuple[int, ...], card: int, number: int) -> tuple[int, ...]:
    return (*held[:card], max(0, held[card] - number), *held[card + 1 :])


def _holds(hand: list[int], cards: tuple[int, ...]) -> bool:
    return all(map(ge, hand, cards))
