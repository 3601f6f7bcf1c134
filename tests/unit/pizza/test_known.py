"""What is known of a hand is neither too much nor too little: checked against every hand there could be."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product

import pytest

from forno.core.chance import FastChance
from forno.games.pizza.cards import counted, listed
from forno.games.pizza.knowledge.known import Known
from forno.games.pizza.knowledge.shares import Holder, Share
from forno.games.pizza.knowledge.unseen import Unseen

CARDS = 6
"""Singles and doubles of three kinds."""
MOST = 5

Hand = tuple[int, ...]


def hands_of(size: int) -> Iterator[Hand]:
    for cards in combinations_with_replacement(range(CARDS), size):
        yield tuple(counted(cards, CARDS))


def contains(hand: Hand, part: Hand) -> bool:
    return all(number >= needed for number, needed in zip(hand, part, strict=True))


def one(card: int) -> Hand:
    return tuple(counted([card], CARDS))


class Onlooker:
    """Keeps every hand that fits what was seen, beside the short notes that the game keeps."""

    def __init__(self, chance: FastChance) -> None:
        self.chance = chance
        self.known = Known(CARDS)
        self.worlds = set(hands_of(1 + chance.below(4)))
        self.hand = self.some(sorted(self.worlds))
        self.has_claim = False

    def some(self, hands: list[Hand]) -> Hand:
        return hands[self.chance.below(len(hands))]

    def draws(self) -> None:
        room = MOST - sum(self.hand)
        if not room:
            return
        number = 1 + self.chance.below(room)
        drawn = list(hands_of(number))
        self.worlds = {plus(hand, cards) for hand in self.worlds for cards in drawn}
        self.hand = plus(self.hand, self.some(drawn))
        self.known.draws(number, sum(self.hand))

    def plays(self) -> None:
        for card in self.some_card():
            self.worlds = {minus(hand, one(card)) for hand in self.worlds if hand[card]}
            self.hand = minus(self.hand, one(card))
            self.known.loses(card, 1)

    def shows_one(self) -> None:
        for card in self.some_card():
            self.worlds = {hand for hand in self.worlds if hand[card]}
            self.known.shows_one(card)

    def shows_all(self) -> None:
        kind = self.chance.below(CARDS // 2)
        both = slice(2 * kind, 2 * kind + 2)
        self.worlds = {hand for hand in self.worlds if hand[both] == self.hand[both]}
        self.known.shows_all(kind, list(self.hand))

    def claims(self) -> None:
        """Holds a card, or perhaps another one."""
        for card in self.some_card() if not self.has_claim else []:
            sets = [one(card), one(self.chance.below(CARDS))]
            self.worlds = {hand for hand in self.worlds if any(contains(hand, held) for held in sets)}
            self.known.claims_one_of([list(held) for held in sets])
            self.has_claim = True

    def some_card(self) -> list[int]:
        cards = listed(self.hand)
        return [cards[self.chance.below(len(cards))]] if cards else []


def plus(hand: Hand, more: Hand) -> Hand:
    return tuple(one + other for one, other in zip(hand, more, strict=True))


def minus(hand: Hand, less: Hand) -> Hand:
    return tuple(one - other for one, other in zip(hand, less, strict=True))


@pytest.mark.rule("order.duel-show-all", "order.match", "order.match-decline", "help.refused-memory")
@pytest.mark.parametrize("seed", range(60))
def test_the_notes_allow_exactly_the_hands_that_fit_what_was_seen(seed: int) -> None:
    onlooker = Onlooker(FastChance(seed))
    happenings = [onlooker.draws, onlooker.plays, onlooker.shows_one, onlooker.shows_all, onlooker.claims]
    for _ in range(8):
        happenings[onlooker.chance.below(len(happenings))]()
        allowed = {hand for hand in hands_of(sum(onlooker.hand)) if onlooker.known.allows(list(hand))}
        assert onlooker.hand in allowed
        assert allowed == onlooker.worlds


@pytest.mark.rule("order.match", "order.duel-show-all")
def test_a_card_shown_after_all_of_its_kind_was_one_of_those_drawn_since() -> None:
    """None was held, three were drawn, one of them was shown: at most two more."""
    known = Known(CARDS)
    known.shows_all(0, [0] * CARDS)
    known.draws(3, 5)
    known.shows_one(0)
    assert known.allows([3, 0, 2, 0, 0, 0])
    assert not known.allows([4, 0, 1, 0, 0, 0])


@pytest.mark.rule("help.refused-memory")
def test_what_could_not_be_meant_by_a_call_is_not_made_true_by_a_later_draw() -> None:
    """One of two cards was pledged, and then none of the first kind was shown: it was the other."""
    known = Known(CARDS)
    known.claims_one_of([list(one(0)), list(one(2))])
    known.shows_all(0, [0, 0, 1, 0, 1, 0])
    known.draws(1, 3)
    assert known.allows([1, 0, 1, 0, 1, 0])
    assert not known.allows([1, 0, 0, 0, 2, 0])


# --- drawing hands


def knowledge() -> dict[int, Known | None]:
    """Seat 0 holds a card of kind 0 and none of kind 1, seat 1 one of two, seat 2 anything."""
    first, second = Known(CARDS), Known(CARDS)
    first.shows_one(0)
    first.shows_all(1, [1, 0, 0, 0, 1, 0])
    second.claims_one_of([list(one(1)), list(one(4))])
    return {0: first, 1: second, 2: None}


TRUTH = {0: [1, 0, 0, 0, 1, 0], 1: [0, 1, 1, 0, 0, 0], 2: [0, 0, 1, 1, 0, 0]}
KITCHEN = [0, 0, 1, 2, 4, 5]
TRIED = {"drawn": 300, "exchanged": 150}


def all_that_fit(pool: Hand) -> set[tuple[int, Hand]]:
    """Every hand that some seat may have."""
    possible = [
        [hand for hand in hands_of(2) if known is None or known.allows(list(hand))] for known in knowledge().values()
    ]
    found: set[tuple[int, Hand]] = set()
    for hands in product(*possible):
        if contains(pool, plus(plus(hands[0], hands[1]), hands[2])):
            found.update(enumerate(hands))
    return found


@pytest.mark.rule("order.match", "order.duel-show-all", "help.refused-memory")
@pytest.mark.parametrize("way", TRIED)
def test_hands_are_drawn_that_fit_whether_freshly_or_by_exchanges_from_the_truth(way: str) -> None:
    pool = [*KITCHEN, *(card for hand in TRUTH.values() for card in listed(hand))]
    holders = {seat: Holder(2, known) for seat, known in knowledge().items()}
    truth = {seat: Share.true(holders[seat], (), hand) for seat, hand in TRUTH.items()}
    unseen = Unseen(holders, pool, [], CARDS)
    found = set()
    for seed in range(TRIED[way]):
        chance = FastChance(seed)
        drawn = unseen.draw(chance) if way == "drawn" else unseen.exchange(truth, chance)
        assert drawn is not None
        shares, left = drawn
        hands = {seat: share.hand for seat, share in shares.items()}
        assert sorted([*left, *(card for hand in hands.values() for card in listed(hand))]) == sorted(pool)
        for seat, known in knowledge().items():
            assert sum(hands[seat]) == 2
            assert known is None or known.allows(hands[seat])
            found.add((seat, tuple(hands[seat])))
    possible = all_that_fit(tuple(counted(pool, CARDS)))
    assert found <= possible
    assert len(found) > 0.9 * len(possible)
