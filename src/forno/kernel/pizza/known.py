"""Public knowledge of hidden hands: `forno.games.pizza.knowledge.known` on a block. Kernel language.

Only a block that keeps notes has it. Claims of all seats lie one after the other, the oldest first.
"""

from __future__ import annotations

from forno.kernel.language import Block
from forno.kernel.pizza.decks import CARDS, KINDS
from forno.kernel.pizza.pledges import add_pledges, less_card, set_count
from forno.kernel.pizza.state import (
    CLAIMS,
    CLAIMS_SIZE,
    FRESH,
    HANDS,
    IS_KNOWN,
    JOB_SEAT,
    LEAST,
    NOTED,
    PLEDGE,
    REQUEST,
    SIZES,
    UNSEEN,
)

# --- learning


def learn(t: Block, seat: int) -> None:
    """Begin the knowledge of a hand, unless there is some."""
    if t[IS_KNOWN + seat] == 0:
        t[IS_KNOWN + seat] = 1
        for card in range(CARDS):
            t[LEAST + CARDS * seat + card] = 0
        for kind in range(KINDS):
            t[FRESH + KINDS * seat + kind] = UNSEEN


def note_shown(t: Block, seat: int, card: int) -> None:
    """A card was shown and taken back. (order.match)"""
    if t[NOTED]:
        learn(t, seat)
        has_at_least(t, seat, card, 1)


def note_shown_all(t: Block, seat: int, kind: int) -> None:
    """All of a kind was shown and taken back. (order.duel-show-all)"""
    if t[NOTED]:
        learn(t, seat)
        for card in range(2 * kind, 2 * kind + 2):
            has_at_least(t, seat, card, t[HANDS + CARDS * seat + card])
        t[FRESH + KINDS * seat + kind] = 0


def has_at_least(t: Block, seat: int, card: int, number: int) -> None:
    """Record that a hand holds at least so many of a card."""
    more = number - t[LEAST + CARDS * seat + card]
    if more > 0:
        t[LEAST + CARDS * seat + card] = number
        were_fresh(t, seat, card // 2, more)


def were_fresh(t: Block, seat: int, kind: int, number: int) -> None:
    """Cards of a kind came to light: if it was shown in full before, they were drawn since then."""
    first = FRESH + KINDS * seat
    level = t[first + kind]
    if level != UNSEEN:
        for at in range(first, first + KINDS):
            if t[at] >= level:
                t[at] -= number
            else:
                t[at] = min(t[at], level - number)


def note_pledge(t: Block) -> None:
    """The others know that the asker holds what a refused request left out. (help.refused-memory)"""
    pledged = 0
    request = [0] * 6
    for card in range(CARDS):
        pledged += t[PLEDGE + card]
    if t[NOTED] and pledged > 0:
        for kind in range(KINDS):
            request[kind] = t[REQUEST + kind]
        if add_claim(t, t[JOB_SEAT], request):
            learn(t, t[JOB_SEAT])


def add_claim(t: Block, seat: int, request: Block) -> int:
    """Add the claim that a request makes, if it makes one; tell whether it does."""
    first = CLAIMS + t[CLAIMS_SIZE]
    count = add_pledges(t, request, t[SIZES + seat], t, first + 2)
    if count > 0:
        t[first] = seat
        t[first + 1] = count
        t[CLAIMS_SIZE] += 2 + count
    return count > 0


# --- forgetting


def note_lost(t: Block, seat: int, card: int, number: int) -> None:
    """Cards left the hand, for all to see."""
    beyond = 0
    if t[NOTED] and t[IS_KNOWN + seat] and number > 0:
        beyond = number - t[LEAST + CARDS * seat + card]
        t[LEAST + CARDS * seat + card] = max(0, -beyond)
        if beyond > 0:
            were_fresh(t, seat, card // 2, beyond)
        spend_claims(t, seat, card, number)


def spend_claims(t: Block, seat: int, card: int, number: int) -> None:
    """Each set of a claim loses these cards; a claim with a set that has none left says nothing."""
    at = CLAIMS
    end = CLAIMS + t[CLAIMS_SIZE]
    kept = CLAIMS
    count = 0
    is_spent = 0
    while at < end:
        count = t[at + 1]
        is_spent = 0
        if t[at] == seat:
            for place in range(at + 2, at + 2 + count):
                for _ in range(number):
                    t[place] = less_card(t[place], card)
                if t[place] == 0:
                    is_spent = 1
        if not is_spent:
            move_claim(t, at, kept, count)
            kept += 2 + count
        at += 2 + count
    end_claims(t, kept)


def move_claim(t: Block, at: int, to: int, count: int) -> None:
    """Move a claim of so many sets to an earlier place."""
    if to < at:
        for step in range(2 + count):
            t[to + step] = t[at + step]


def end_claims(t: Block, end: int) -> None:
    """The claims end here; what lay behind them is cleared."""
    for at in range(end, CLAIMS + t[CLAIMS_SIZE]):
        t[at] = 0
    t[CLAIMS_SIZE] = end - CLAIMS


def note_drew(t: Block, seat: int, number: int) -> None:
    """Unknown cards came into the hand."""
    first = FRESH + KINDS * seat
    if t[NOTED] and t[IS_KNOWN + seat]:
        weigh_claims(t, seat, t[SIZES + seat] - number)
        for at in range(first, first + KINDS):
            if t[at] != UNSEEN:
                t[at] += number
                if t[at] >= t[SIZES + seat]:
                    t[at] = UNSEEN


def weigh_claims(t: Block, seat: int, size: int) -> None:
    """Before anything is drawn: a set that could not be in the hand is not revived by what is drawn."""
    at = CLAIMS
    kept = CLAIMS
    count = 0
    possible_claims(t, seat, size)
    while at < CLAIMS + t[CLAIMS_SIZE]:
        if t[at] == seat and t[at + 1] == 1:
            for card in range(CARDS):
                has_at_least(t, seat, card, set_count(t[at + 2], card))
        at += 2 + t[at + 1]
    at = CLAIMS
    while at < CLAIMS + t[CLAIMS_SIZE]:
        count = t[at + 1]
        if t[at] != seat or count > 1:
            move_claim(t, at, kept, count)
            kept += 2 + count
        at += 2 + count
    end_claims(t, kept)


def possible_claims(t: Block, seat: int, size: int) -> None:
    """Take the sets that a hand of this size could not hold out of the claims of a seat."""
    at = CLAIMS
    kept = CLAIMS
    count = 0
    left = 0
    while at < CLAIMS + t[CLAIMS_SIZE]:
        count = t[at + 1]
        left = 0
        for place in range(at + 2, at + 2 + count):
            if t[at] != seat or could_hold(t, seat, t[place], size):
                t[at + 2 + left] = t[place]
                left += 1
        t[at + 1] = left
        move_claim(t, at, kept, left)
        kept += 2 + left
        at += 2 + count
    end_claims(t, kept)


# --- asking


def could_hold(t: Block, seat: int, held: int, size: int) -> int:
    """Could a set be in a hand of this size?"""
    together = [0] * 12
    count = 0
    for card in range(CARDS):
        together[card] = max(t[LEAST + CARDS * seat + card], set_count(held, card))
        count += together[card]
    return count <= size and allows_kinds(t, seat, together)


def allows_kinds(t: Block, seat: int, hand: Block) -> int:
    """Are there few enough of the kinds that were shown in full?"""
    level = 0
    surplus = 0
    for kind in range(KINDS):
        level = t[FRESH + KINDS * seat + kind]
        if level != UNSEEN:
            surplus = 0
            for card in range(CARDS):
                if is_fresh(t, seat, card // 2, level):
                    surplus += max(0, hand[card] - t[LEAST + CARDS * seat + card])
            if surplus > level:
                return 0
    return 1


def is_fresh(t: Block, seat: int, kind: int, level: int) -> int:
    """Was a kind shown in full when no more cards were to be drawn than this?"""
    return t[FRESH + KINDS * seat + kind] != UNSEEN and t[FRESH + KINDS * seat + kind] <= level
