"""Drawing hands that fit what is known of them, out of all the cards that nobody has seen.

A new kitchen is the used pile, which everybody saw: so from the second round on it is known which cards were
kept in hand, by all together, and which could be drawn since. A hand is drawn from both, so that it can have
held whatever has left it.
"""

from __future__ import annotations

from operator import le, sub

from forno.core.chance import Chance
from forno.games.pizza.cards import Counts, counted, listed
from forno.games.pizza.knowledge.exchange import Exchange
from forno.games.pizza.knowledge.known import Known
from forno.games.pizza.knowledge.shares import Holder, Share

TRIES = 20
EXCHANGES = 200
REPAIRS = 6000
RESTARTS = 12
PATIENCE = 40


class Unseen:
    """Hidden hands, the cards unseen now (theirs and the kitchen's), and the cards that all hands kept together."""

    def __init__(self, holders: dict[int, Holder], pool: list[int], kept: list[int], cards: int) -> None:
        self.holders = holders
        self.cards = cards
        self.kept = sorted(kept)
        spent = [card for holder in holders.values() for _, left in holder.spent for card in left]
        drawn = list(map(sub, counted([*pool, *spent], cards), counted(kept, cards)))
        self.drawn = list(listed(drawn))
        """The cards that were or still can be drawn in this round."""
        self.is_possible = min(drawn) >= 0

    def draw(self, chance: Chance) -> tuple[dict[int, Share], list[int]] | None:
        """Shares that fit, and the cards left over; None after too many tries."""
        for _ in range(TRIES):
            kept, drawn = self.kept.copy(), self.drawn.copy()
            chance.shuffle(kept)
            chance.shuffle(drawn)
            shares = self.attempt(kept, drawn, chance)
            if shares is not None:
                return shares, drawn
        return None

    def attempt(self, kept: list[int], drawn: list[int], chance: Chance) -> dict[int, Share] | None:
        """Place required cards first, then any that fit, the most constrained hands before the others."""
        shares = {seat: Share(holder, self.cards) for seat, holder in self.holders.items()}
        seats = list(shares)
        chance.shuffle(seats)
        seats.sort(key=lambda seat: shares[seat].holder.known is None)
        deal = Dealing(kept, drawn, chance)
        done = (
            all(deal.explain(shares[seat], at_first=True) for seat in seats)
            and all(deal.explain(shares[seat], at_first=False) for seat in seats)
            and all(deal.require(shares[seat]) and deal.fill(shares[seat]) for seat in seats)
        )
        return shares if done else None

    # --- the last resort

    def exchange(self, truth: dict[int, Share], chance: Chance) -> tuple[dict[int, Share], list[int]]:
        """Many exchanges, starting from the true shares: each of them stays possible."""
        rest = self.drawn.copy()
        shares = {seat: share.copy() for seat, share in truth.items()}
        for share in shares.values():
            for card in listed(share.drawn):
                rest.remove(card)
        exchange = Exchange(list(shares.values()), rest, chance)
        for _ in range(EXCHANGES):
            exchange.once()
        return shares, rest

    def repair(self, chance: Chance) -> tuple[dict[int, Share], list[int]] | None:
        """Exchanges from shares that are dealt blindly, until nothing speaks against them; None if that fails often."""
        return next(filter(None, (self.repair_once(chance) for _ in range(RESTARTS))), None)

    def repair_once(self, chance: Chance) -> tuple[dict[int, Share], list[int]] | None:
        kept, drawn = self.kept.copy(), self.drawn.copy()
        chance.shuffle(kept)
        chance.shuffle(drawn)
        shares = {seat: Share(holder, self.cards) for seat, holder in self.holders.items()}
        for share in shares.values():
            share.kept = counted([kept.pop() for _ in range(min(len(kept), share.holder.kept))], self.cards)
            share.drawn = counted([drawn.pop() for _ in range(min(len(drawn), share.holder.drawn))], self.cards)
        exchange = Exchange(list(shares.values()), drawn, chance, PATIENCE)
        for _ in range(REPAIRS):
            if not exchange.trouble:
                return shares, drawn
            exchange.once()
        return None


class Dealing:
    """Shuffled cards being dealt out: those kept from before the round, and those drawn in it."""

    def __init__(self, kept: list[int], drawn: list[int], chance: Chance) -> None:
        self.kept = kept
        self.drawn = drawn
        self.chance = chance

    def explain(self, share: Share, *, at_first: bool) -> bool:
        """Give the share what has left it, before it first drew or later: kept cards, or of those drawn until then."""
        from_drawn = 0
        for before, cards in share.holder.spent:
            for card in cards if at_first == (before == 0) else ():
                found = self.give(share, card, drawn_ones=from_drawn < before)
                if not found:
                    return False
                from_drawn += found is share.drawn
        return True

    def require(self, share: Share) -> bool:
        """Give the share what is known to be in its hand, with one set drawn for each claim."""
        if share.holder.known is None:
            return True
        there = counted([*self.kept, *self.drawn], len(share.kept))
        needed = required(share.holder.known, share.holder.size, there, self.chance)
        return needed is not None and all(self.give(share, card, drawn_ones=True) for card in listed(needed))

    def give(self, share: Share, card: int, *, drawn_ones: bool) -> Counts | None:
        """One such card, kept or drawn, as likely as there are such cards; None if there is none to be had."""
        kept = self.kept.count(card) if share.room_kept > 0 else 0
        drawn = self.drawn.count(card) if drawn_ones and share.room_drawn > 0 else 0
        if not kept + drawn:
            return None
        pile, counts = (self.kept, share.kept) if self.chance.below(kept + drawn) < kept else (self.drawn, share.drawn)
        pile.remove(card)
        counts[card] += 1
        return counts

    def fill(self, share: Share) -> bool:
        """Fill up with whatever what is known allows."""
        known = share.holder.known
        for pile, counts, room in (
            (self.kept, share.kept, share.room_kept),
            (self.drawn, share.drawn, share.room_drawn),
        ):
            for index in range(len(pile) - 1, -1, -1):
                if room <= 0:
                    break
                counts[pile[index]] += 1
                if known is None or known.allows_kinds(share.hand):
                    del pile[index]
                    room -= 1
                else:
                    counts[pile[index]] -= 1
            if room > 0:
                return False
        return known is None or known.allows(share.hand)


def required(known: Known, size: int, pool: Counts, chance: Chance) -> Counts | None:
    """The cards that must be there, with one set drawn for each claim; None if the pool does not have them."""
    counts = known.least
    for claim in known.claims:
        unions = [[*map(max, counts, held)] for held in claim]
        unions = [union for union in unions if sum(union) <= size and within(union, pool)]
        fitting = [union for union in unions if known.allows_kinds(union)]
        if not fitting:
            return None
        counts = fitting[chance.below(len(fitting))]
    return counts.copy() if within(counts, pool) else None


def within(counts: Counts, pool: Counts) -> bool:
    return all(map(le, counts, pool))
