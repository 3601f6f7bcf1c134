"""The cards of a hidden hand in a round: kept from before, drawn since, and gone."""

from __future__ import annotations

from operator import add, sub
from typing import NamedTuple, Self

from forno.games.pizza.cards import Cards, Counts, counted, listed
from forno.games.pizza.knowledge.known import Known

Spent = tuple[tuple[int, Cards], ...]
"""The cards that left a hand in this round, in order: how many had been drawn before, and the cards."""


class Holder(NamedTuple):
    """A hidden hand: its size, what is known of it, how many of its cards were kept, and what has left it since."""

    size: int
    known: Known | None = None
    kept: int = 0
    spent: Spent = ()

    @property
    def drawn(self) -> int:
        """How many cards were drawn in this round."""
        return self.size + sum(len(cards) for _, cards in self.spent) - self.kept


class Share:
    """The cards of one hidden hand in this round: kept from before and drawn since."""

    def __init__(self, holder: Holder, cards: int) -> None:
        self.holder = holder
        self.kept = [0] * cards
        self.drawn = [0] * cards
        self.spent = counted((card for _, left in holder.spent for card in left), cards)
        self.known_trouble = 0
        """The last result of `trouble`, while cards are exchanged."""

    @classmethod
    def true(cls, holder: Holder, kept: Cards, hand: Counts) -> Self:
        """The share that a hand really had."""
        share = cls(holder, len(hand))
        share.kept = counted(kept, len(hand))
        share.drawn = list(map(sub, map(add, hand, share.spent), share.kept))
        return share

    def copy(self) -> Self:
        return self.true(self.holder, listed(self.kept), self.hand)

    @property
    def hand(self) -> Counts:
        return list(map(sub, map(add, self.kept, self.drawn), self.spent))

    @property
    def room_kept(self) -> int:
        return self.holder.kept - sum(self.kept)

    @property
    def room_drawn(self) -> int:
        return self.holder.drawn - sum(self.drawn)

    @property
    def is_possible(self) -> bool:
        return not self.trouble()

    def trouble(self) -> int:
        """How much speaks against it. The first to leave were the kept ones, for nothing leaves before it is drawn."""
        kept, drawn, left, wrong = self.kept.copy(), self.drawn.copy(), 0, 0
        for before, cards in self.holder.spent:
            for card in cards:
                if kept[card]:
                    kept[card] -= 1
                    continue
                drawn[card] -= 1
                left += 1
                wrong += left > before
        wrong -= sum(number for number in drawn if number < 0)
        known = self.holder.known
        return wrong if known is None else wrong + known.trouble(self.hand)
