"""Exchanging cards between hidden hands, one at a time."""

from __future__ import annotations

from forno.core.chance import Chance
from forno.games.pizza.cards import Counts, listed
from forno.games.pizza.knowledge.shares import Share


class Exchange:
    """Exchanges of single cards between shares, or of one with the rest, that make nothing worse, or seldom.

    Now and then a step back (`patience`: one in so many) leads out of a corner; 0 is never.
    """

    def __init__(self, shares: list[Share], rest: list[int], chance: Chance, patience: int = 0) -> None:
        self.shares = shares
        self.rest = rest
        self.chance = chance
        self.patience = patience
        for share in shares:
            share.known_trouble = share.trouble()

    @property
    def trouble(self) -> int:
        return sum(share.known_trouble for share in self.shares)

    def once(self) -> None:
        one, other = (self.shares[self.chance.below(len(self.shares))] for _ in range(2))
        way = self.chance.below(4)
        if way == 0 and self.rest and sum(one.drawn):
            self.with_rest(one)
        elif one is not other and way == 1:
            self.across(one, other)
        elif one is not other:
            self.alike(one, other, one.kept, other.kept) if way == 2 else self.alike(one, other, one.drawn, other.drawn)

    def with_rest(self, one: Share) -> None:
        place, given = self.chance.below(len(self.rest)), some_card(one.drawn, self.chance)
        taken = self.rest[place]
        move(one.drawn, given, taken)
        if self.is_good(one):
            self.rest[place] = given
        else:
            move(one.drawn, taken, given)

    def alike(self, one: Share, other: Share, cards: Counts, others: Counts) -> None:
        """A kept card for a kept card, or a drawn one for a drawn one."""
        if not (sum(cards) and sum(others)):
            return
        given, taken = some_card(cards, self.chance), some_card(others, self.chance)
        move(cards, given, taken)
        move(others, taken, given)
        if not self.is_good(one, other):
            move(cards, taken, given)
            move(others, given, taken)

    def across(self, one: Share, other: Share) -> None:
        """Both have had both cards: exchange which of them was kept and which was drawn."""
        if not (sum(one.kept) and sum(other.kept)):
            return
        given, taken = some_card(one.kept, self.chance), some_card(other.kept, self.chance)
        if given == taken or not (one.drawn[taken] and other.drawn[given]):
            return
        self.turn_round(one, other, given, taken)
        if not self.is_good(one, other):
            self.turn_round(one, other, taken, given)

    def turn_round(self, one: Share, other: Share, given: int, taken: int) -> None:
        for share, gone, come in ((one, given, taken), (other, taken, given)):
            move(share.kept, gone, come)
            move(share.drawn, come, gone)

    def is_good(self, *shares: Share) -> bool:
        """Does no more speak against these shares than before? Then that is remembered."""
        now = [share.trouble() for share in shares]
        worse = sum(now) - sum(share.known_trouble for share in shares)
        if worse > 1 or (worse == 1 and not (self.patience and self.chance.below(self.patience) == 0)):
            return False
        for share, trouble in zip(shares, now, strict=True):
            share.known_trouble = trouble
        return True


def some_card(cards: Counts, chance: Chance) -> int:
    return listed(cards)[chance.below(sum(cards))]


def move(cards: Counts, gone: int, come: int) -> None:
    cards[gone] -= 1
    cards[come] += 1
