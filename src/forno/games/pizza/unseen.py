"""Drawing hands that fit what is known of them, out of all the cards that nobody has seen."""

from __future__ import annotations

from forno.core.chance import Chance
from forno.games.pizza.cards import Counts, counted, listed
from forno.games.pizza.known import Known

TRIES = 200
EXCHANGES = 400

Hands = dict[int, Counts]


class Unseen:
    """Some hands with their sizes and what is known of each, and the pool of cards they are drawn from."""

    def __init__(self, sizes: dict[int, int], pool: list[int], knowledge: dict[int, Known | None], cards: int) -> None:
        self.sizes = sizes
        self.pool = sorted(pool)
        self.knowledge = knowledge
        self.cards = cards

    def draw(self, chance: Chance) -> tuple[Hands, list[int]] | None:
        """Hands that fit, and the cards left over; None after too many tries. The most constrained draw first."""
        seats = list(self.sizes)
        for _ in range(TRIES):
            pool = self.pool.copy()
            chance.shuffle(pool)
            chance.shuffle(seats)
            hands: Hands = {}
            for seat in sorted(seats, key=lambda seat: self.knowledge[seat] is None):
                hand = self.draw_hand(seat, pool, chance)
                if hand is None:
                    break
                hands[seat] = hand
            else:
                return hands, pool
        return None

    def draw_hand(self, seat: int, pool: list[int], chance: Chance) -> Counts | None:
        """One hand out of the shuffled pool: what must be in it, then whatever fits."""
        known, size = self.knowledge[seat], self.sizes[seat]
        if known is None:
            drawn = [pool.pop() for _ in range(size)]
            return counted(drawn, self.cards)
        hand = required(known, size, counted(pool, self.cards), chance)
        if hand is None:
            return None
        for card in listed(hand):
            pool.remove(card)
        missing = size - sum(hand)
        for index in range(len(pool) - 1, -1, -1):
            if missing <= 0:
                break
            hand[pool[index]] += 1
            if known.allows_kinds(hand):
                del pool[index]
                missing -= 1
            else:
                hand[pool[index]] -= 1
        return hand if missing == 0 and known.allows(hand) else None

    def exchange(self, truth: Hands, kitchen: list[int], chance: Chance) -> tuple[Hands, list[int]]:
        """The last resort: many exchanges of single cards, each of them possible, starting from the truth."""
        hands = {seat: hand.copy() for seat, hand in truth.items()}
        rest = kitchen.copy()
        seats = [seat for seat in hands if sum(hands[seat])]
        for _ in range(EXCHANGES if seats else 0):
            giver, other = chance.below(len(seats)), chance.below(len(seats) + 1)
            if other == len(seats):
                self.exchange_with_pile(hands, seats[giver], rest, chance)
            elif other != giver:
                self.exchange_hands(hands, seats[giver], seats[other], chance)
        return hands, rest

    def exchange_with_pile(self, hands: Hands, seat: int, pile: list[int], chance: Chance) -> None:
        if not pile:
            return
        place, given = chance.below(len(pile)), some_card(hands[seat], chance)
        swap(hands[seat], given, pile[place])
        if self.allows(seat, hands):
            pile[place] = given
        else:
            swap(hands[seat], pile[place], given)

    def exchange_hands(self, hands: Hands, one: int, other: int, chance: Chance) -> None:
        given, taken = some_card(hands[one], chance), some_card(hands[other], chance)
        swap(hands[one], given, taken)
        swap(hands[other], taken, given)
        if not (self.allows(one, hands) and self.allows(other, hands)):
            swap(hands[one], taken, given)
            swap(hands[other], given, taken)

    def allows(self, seat: int, hands: Hands) -> bool:
        known = self.knowledge[seat]
        return known is None or known.allows(hands[seat])


def required(known: Known, size: int, pool: Counts, chance: Chance) -> Counts | None:
    """The cards that must be there, with one set drawn for each claim; None if the pool does not have them."""
    counts = known.least
    for claim in known.claims:
        unions = [[max(pair) for pair in zip(counts, held, strict=True)] for held in claim]
        unions = [union for union in unions if sum(union) <= size and within(union, pool)]
        fitting = [union for union in unions if known.allows_kinds(union)]
        if not fitting:
            return None
        counts = fitting[chance.below(len(fitting))]
    return counts.copy() if within(counts, pool) else None


def within(counts: Counts, pool: Counts) -> bool:
    return all(number <= there for number, there in zip(counts, pool, strict=True))


def some_card(hand: Counts, chance: Chance) -> int:
    return listed(hand)[chance.below(sum(hand))]


def swap(hand: Counts, gone: int, come: int) -> None:
    hand[gone] -= 1
    hand[come] += 1
