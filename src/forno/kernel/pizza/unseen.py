"""Hidden hands that fit what is known of them: `forno.games.pizza.knowledge.unseen` on a block. Kernel language.

A deal is an array of its own, of less than 640 cells: two piles of unseen cards, those that the hands kept from before
the round and those that were or still can be drawn in it, and the share of each hidden hand in both. What is known is
read from the table, which has notes; chance is the world's.
"""

from __future__ import annotations

from typing import Final

from forno.kernel.chance import below, shuffle_cards
from forno.kernel.language import Block
from forno.kernel.pizza.decks import CARDS
from forno.kernel.pizza.known import allows_kinds
from forno.kernel.pizza.pledges import set_count
from forno.kernel.pizza.state import (
    CHEF_CARD,
    CLAIMS,
    CLAIMS_SIZE,
    HANDS,
    HAS_KEPT,
    IS_KNOWN,
    KEPT,
    KITCHEN,
    KITCHEN_SIZE,
    LEAST,
    PLAYERS,
    SEATS,
    SIZES,
    SPENT,
    SPENT_ROOM,
    SPENT_SIZES,
)

TRIES: Final = 20

PILE_ROOM: Final = 160
HIDDEN: Final = 0
"""How many hands are hidden."""
HIDDEN_SEATS: Final = 1
"""Their seats, in the order in which they are dealt to."""
PILE_SIZES: Final = HIDDEN_SEATS + SEATS
"""Of the kept cards, and of the drawn ones."""
PILES: Final = PILE_SIZES + 2
SHARES: Final = PILES + 2 * PILE_ROOM
"""By seat and card: the kept ones of all seats, then the drawn ones."""
SHARE_ROOM: Final = SEATS * CARDS
LEFT: Final = SHARES + 2 * SHARE_ROOM
"""By seat and card: what left the hand in this round."""
PLACES: Final = LEFT + SHARE_ROOM
"""By seat: how many kept cards the share still lacks; then how many drawn ones."""
TOTALS: Final = PLACES + 2 * SEATS
"""By card: all kept cards, and all drawn ones."""
STEP_BACK: Final = TOTALS + 2 * CARDS
"""While cards are exchanged: one step back in so many is allowed; 0 is never."""


# --- the unseen cards


def set_totals(t: Block, d: Block, viewer: int) -> None:
    """Write the hidden seats, what left their hands, and all cards that these had or that can be drawn."""
    d[HIDDEN] = 0
    for at in range(2 * CARDS):
        d[TOTALS + at] = 0
    for seat in range(t[PLAYERS]):
        if seat != viewer:
            d[HIDDEN_SEATS + d[HIDDEN]] = seat
            d[HIDDEN] += 1
            set_left(t, d, seat)
            for card in range(CARDS):
                if t[HAS_KEPT]:
                    d[TOTALS + card] += t[KEPT + CARDS * seat + card]
                d[TOTALS + CARDS + card] += t[HANDS + CARDS * seat + card] + d[LEFT + CARDS * seat + card]
    for at in range(t[KITCHEN_SIZE]):
        if t[KITCHEN + at] != CHEF_CARD:
            d[TOTALS + CARDS + t[KITCHEN + at]] += 1
    for card in range(CARDS):
        d[TOTALS + CARDS + card] -= d[TOTALS + card]


def set_left(t: Block, d: Block, seat: int) -> None:
    """Count what left a hand in this round."""
    at = SPENT + SPENT_ROOM * seat
    end = at + t[SPENT_SIZES + seat]
    for card in range(CARDS):
        d[LEFT + CARDS * seat + card] = 0
    while at < end:
        for place in range(at + 2, at + 2 + t[at + 1]):
            d[LEFT + CARDS * seat + t[place]] += 1
        at += 2 + t[at + 1]


def set_piles(d: Block) -> None:
    """Lay out both piles, sorted."""
    size = 0
    for drawn in range(2):
        size = 0
        for card in range(CARDS):
            for _ in range(d[TOTALS + CARDS * drawn + card]):
                d[PILES + PILE_ROOM * drawn + size] = card
                size += 1
        d[PILE_SIZES + drawn] = size


def set_places(t: Block, d: Block, seat: int) -> None:
    """Empty a share, and write how many cards of each pile it lacks."""
    kept = 0
    size = t[SIZES + seat]
    for card in range(CARDS):
        d[SHARES + CARDS * seat + card] = 0
        d[SHARES + SHARE_ROOM + CARDS * seat + card] = 0
        size += d[LEFT + CARDS * seat + card]
        if t[HAS_KEPT]:
            kept += t[KEPT + CARDS * seat + card]
    d[PLACES + seat] = kept
    d[PLACES + SEATS + seat] = size - kept


def set_hand(d: Block, seat: int, hand: Block) -> None:
    """Write the hand of a share: what it kept and drew, less what has left it."""
    at = CARDS * seat
    for card in range(CARDS):
        hand[card] = d[SHARES + at + card] + d[SHARES + SHARE_ROOM + at + card] - d[LEFT + at + card]


# --- shares


def draw_shares(t: Block, world: Block, d: Block) -> int:
    """Draw shares that fit; tell whether they were found within the tries."""
    for _ in range(TRIES):
        set_piles(d)
        shuffle_cards(world, d, PILES, d[PILE_SIZES])
        shuffle_cards(world, d, PILES + PILE_ROOM, d[PILE_SIZES + 1])
        if try_shares(t, world, d):
            return 1
    return 0


def try_shares(t: Block, world: Block, d: Block) -> int:
    """Place required cards first, then any that fit, the most constrained hands before the others."""
    order = [0] * 6
    count = d[HIDDEN]
    for at in range(count):
        order[at] = d[HIDDEN_SEATS + at]
        set_places(t, d, order[at])
    shuffle_cards(world, order, 0, count)
    known_first(t, order, count)
    for at in range(count):
        if not explain_spent(t, world, d, order[at], 1):
            return 0
    for at in range(count):
        if not explain_spent(t, world, d, order[at], 0):
            return 0
    for at in range(count):
        if not (give_required(t, world, d, order[at]) and fill_share(t, d, order[at])):
            return 0
    return 1


def known_first(t: Block, seats: Block, count: int) -> None:
    """Put the seats of which something is known before the others, else as they were."""
    others = [0] * 6
    known = 0
    rest = 0
    for at in range(count):
        if t[IS_KNOWN + seats[at]]:
            seats[known] = seats[at]
            known += 1
        else:
            others[rest] = seats[at]
            rest += 1
    for at in range(rest):
        seats[known + at] = others[at]


def explain_spent(t: Block, world: Block, d: Block, seat: int, at_first: int) -> int:
    """Give the share what has left it, before it first drew or later: kept cards, or of those drawn until then."""
    at = SPENT + SPENT_ROOM * seat
    end = at + t[SPENT_SIZES + seat]
    from_drawn = 0
    found = 0
    while at < end:
        if at_first == (t[at] == 0):
            for place in range(at + 2, at + 2 + t[at + 1]):
                found = give_card(world, d, seat, t[place], from_drawn < t[at])
                if found < 0:
                    return 0
                from_drawn += found
        at += 2 + t[at + 1]
    return 1


def give_card(world: Block, d: Block, seat: int, card: int, drawn_ones: int) -> int:
    """Give a share one such card, kept or drawn, as likely as there are such cards.

    Return 0 if it was kept, 1 if it was drawn, -1 if there is none to be had.
    """
    kept = 0
    drawn = 0
    pile = 0
    if d[PLACES + seat] > 0:
        kept = count_in_pile(d, 0, card)
    if drawn_ones and d[PLACES + SEATS + seat] > 0:
        drawn = count_in_pile(d, 1, card)
    if kept + drawn == 0:
        return -1
    if below(world, kept + drawn) >= kept:
        pile = 1
    take_first(d, pile, card)
    put_in_share(d, seat, pile, card)
    return pile


def count_in_pile(d: Block, pile: int, card: int) -> int:
    """Return how many of a card a pile has."""
    count = 0
    for at in range(PILES + PILE_ROOM * pile, PILES + PILE_ROOM * pile + d[PILE_SIZES + pile]):
        count += d[at] == card
    return count


def take_first(d: Block, pile: int, card: int) -> None:
    """Take the first such card out of a pile; it has one."""
    at = 0
    while d[PILES + PILE_ROOM * pile + at] != card:
        at += 1
    take_at(d, pile, at)


def take_at(d: Block, pile: int, place: int) -> None:
    """Take the card of a place out of a pile."""
    first = PILES + PILE_ROOM * pile
    d[PILE_SIZES + pile] -= 1
    for at in range(first + place, first + d[PILE_SIZES + pile]):
        d[at] = d[at + 1]


def put_in_share(d: Block, seat: int, pile: int, card: int) -> None:
    """Add a card of a pile to a share."""
    d[SHARES + SHARE_ROOM * pile + CARDS * seat + card] += 1
    d[PLACES + SEATS * pile + seat] -= 1


def fill_share(t: Block, d: Block, seat: int) -> int:
    """Fill up with whatever what is known allows; tell whether the hand is possible."""
    hand = [0] * 12
    known = t[IS_KNOWN + seat]
    at = 0
    card = 0
    set_hand(d, seat, hand)
    for pile in range(2):
        at = d[PILE_SIZES + pile] - 1
        while at >= 0 and d[PLACES + SEATS * pile + seat] > 0:
            card = d[PILES + PILE_ROOM * pile + at]
            hand[card] += 1
            if known == 0 or allows_kinds(t, seat, hand):
                take_at(d, pile, at)
                put_in_share(d, seat, pile, card)
            else:
                hand[card] -= 1
            at -= 1
        if d[PLACES + SEATS * pile + seat] > 0:
            return 0
    return known == 0 or known_trouble(t, seat, hand) == 0


# --- what must be in a hand


def give_required(t: Block, world: Block, d: Block, seat: int) -> int:
    """Give the share what is known to be in its hand, with one set drawn for each claim."""
    needed = [0] * 12
    there = [0] * 12
    if t[IS_KNOWN + seat] == 0:
        return 1
    for pile in range(2):
        for at in range(d[PILE_SIZES + pile]):
            there[d[PILES + PILE_ROOM * pile + at]] += 1
    if not set_required(t, world, seat, there, needed):
        return 0
    for card in range(CARDS):
        for _ in range(needed[card]):
            if give_card(world, d, seat, card, 1) < 0:
                return 0
    return 1


def set_required(t: Block, world: Block, seat: int, there: Block, needed: Block) -> int:
    """Write the cards that must be there; tell whether the piles have them."""
    at = CLAIMS
    count = 0
    for card in range(CARDS):
        needed[card] = t[LEAST + CARDS * seat + card]
    while at < CLAIMS + t[CLAIMS_SIZE]:
        if t[at] == seat:
            count = count_fitting(t, seat, at, there, needed)
            if count == 0:
                return 0
            add_fitting(t, seat, at, there, needed, below(world, count))
        at += 2 + t[at + 1]
    for card in range(CARDS):
        if needed[card] > there[card]:
            return 0
    return 1


def count_fitting(t: Block, seat: int, claim: int, there: Block, needed: Block) -> int:
    """Count the sets of a claim that fit beside what is needed already."""
    count = 0
    for place in range(claim + 2, claim + 2 + t[claim + 1]):
        count += is_fitting(t, seat, t[place], there, needed)
    return count


def add_fitting(t: Block, seat: int, claim: int, there: Block, needed: Block, which: int) -> None:
    """Add the so-manieth set of a claim that fits to what is needed."""
    place = claim + 2
    while which > 0 or not is_fitting(t, seat, t[place], there, needed):
        which -= is_fitting(t, seat, t[place], there, needed)
        place += 1
    for card in range(CARDS):
        needed[card] = max(needed[card], set_count(t[place], card))


def is_fitting(t: Block, seat: int, held: int, there: Block, needed: Block) -> int:
    """Could a set be in the hand beside what is needed already?"""
    together = [0] * 12
    count = 0
    for card in range(CARDS):
        together[card] = max(needed[card], set_count(held, card))
        count += together[card]
        if together[card] > there[card]:
            return 0
    return count <= t[SIZES + seat] and allows_kinds(t, seat, together)


def known_trouble(t: Block, seat: int, hand: Block) -> int:
    """Count what speaks against a hand: cards missing, a kind too many, claims not met."""
    trouble = 0
    at = CLAIMS
    if not allows_kinds(t, seat, hand):
        trouble += 1
    for card in range(CARDS):
        trouble += max(0, t[LEAST + CARDS * seat + card] - hand[card])
    while at < CLAIMS + t[CLAIMS_SIZE]:
        if t[at] == seat:
            trouble += not meets_claim(t, at, hand)
        at += 2 + t[at + 1]
    return trouble


def meets_claim(t: Block, claim: int, hand: Block) -> int:
    """Is one of the sets of a claim in the hand?"""
    is_held = 0
    for place in range(claim + 2, claim + 2 + t[claim + 1]):
        is_held = 1
        for card in range(CARDS):
            if hand[card] < set_count(t[place], card):
                is_held = 0
                break
        if is_held:
            return 1
    return 0
