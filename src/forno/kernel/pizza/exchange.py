"""Exchanging cards between hidden hands: `forno.games.pizza.knowledge.exchange` on a block. Kernel language.

Where drawing finds no hands that fit, they are dealt blindly and repaired by exchanges. The last resort begins with the
hands as they are and keeps each of them possible. The deal is that of `unseen`; a pile of it is the rest that no hand
has.
"""

from __future__ import annotations

from typing import Final

from forno.kernel.chance import below, shuffle_cards
from forno.kernel.language import Block
from forno.kernel.pizza.decks import CARDS
from forno.kernel.pizza.state import HANDS, HAS_KEPT, IS_KNOWN, KEPT, SEATS, SPENT, SPENT_ROOM, SPENT_SIZES
from forno.kernel.pizza.unseen import (
    HIDDEN,
    HIDDEN_SEATS,
    LEFT,
    PILE_ROOM,
    PILE_SIZES,
    PILES,
    PLACES,
    SHARE_ROOM,
    SHARES,
    STEP_BACK,
    known_trouble,
    put_in_share,
    set_hand,
    set_piles,
    set_places,
    take_first,
)

EXCHANGES: Final = 200
REPAIRS: Final = 6000
RESTARTS: Final = 12
PATIENCE: Final = 40


def repair_shares(t: Block, world: Block, d: Block) -> int:
    """Exchange from shares that are dealt blindly, until nothing speaks against them; tell whether that is reached."""
    for _ in range(RESTARTS):
        if repair_once(t, world, d):
            return 1
    return 0


def repair_once(t: Block, world: Block, d: Block) -> int:
    """Deal blindly and exchange; now and then a step back leads out of a corner."""
    troubles = [0] * 6
    total = 0
    seat = 0
    d[STEP_BACK] = PATIENCE
    set_piles(d)
    shuffle_cards(world, d, PILES, d[PILE_SIZES])
    shuffle_cards(world, d, PILES + PILE_ROOM, d[PILE_SIZES + 1])
    for at in range(d[HIDDEN]):
        seat = d[HIDDEN_SEATS + at]
        set_places(t, d, seat)
        deal_blindly(d, seat, 0)
        deal_blindly(d, seat, 1)
        troubles[seat] = share_trouble(t, d, seat)
    for _ in range(REPAIRS):
        total = 0
        for at in range(d[HIDDEN]):
            total += troubles[d[HIDDEN_SEATS + at]]
        if total == 0:
            return 1
        exchange_once(t, world, d, troubles)
    return 0


def deal_blindly(d: Block, seat: int, pile: int) -> None:
    """Give a share what it lacks of a pile, from its top."""
    while d[PLACES + SEATS * pile + seat] > 0 and d[PILE_SIZES + pile] > 0:
        d[PILE_SIZES + pile] -= 1
        put_in_share(d, seat, pile, d[PILES + PILE_ROOM * pile + d[PILE_SIZES + pile]])


def exchange_shares(t: Block, world: Block, d: Block) -> None:
    """Begin with the hands as they are, and exchange."""
    troubles = [0] * 6
    at = 0
    seat = 0
    number = 0
    d[STEP_BACK] = 0
    set_piles(d)
    for place in range(d[HIDDEN]):
        seat = d[HIDDEN_SEATS + place]
        for card in range(CARDS):
            at = CARDS * seat + card
            d[SHARES + at] = t[KEPT + at] if t[HAS_KEPT] else 0
            number = t[HANDS + at] + d[LEFT + at] - d[SHARES + at]
            d[SHARES + SHARE_ROOM + at] = number
            for _ in range(number):
                take_first(d, 1, card)
        troubles[seat] = share_trouble(t, d, seat)
    for _ in range(EXCHANGES):
        exchange_once(t, world, d, troubles)


def exchange_once(t: Block, world: Block, d: Block, troubles: Block) -> None:
    """Try one exchange of a random sort."""
    one = d[HIDDEN_SEATS + below(world, d[HIDDEN])]
    other = d[HIDDEN_SEATS + below(world, d[HIDDEN])]
    way = below(world, 4)
    if way == 0 and d[PILE_SIZES + 1] > 0 and share_size(d, one, 1) > 0:
        exchange_with_rest(t, world, d, troubles, one)
    elif one != other and way == 1:
        exchange_across(t, world, d, troubles, one, other)
    elif one != other:
        exchange_alike(t, world, d, troubles, one, other, 0 if way == 2 else 1)


def exchange_with_rest(t: Block, world: Block, d: Block, troubles: Block, one: int) -> None:
    """Exchange a drawn card for one that no hand has."""
    place = PILES + PILE_ROOM + below(world, d[PILE_SIZES + 1])
    given = some_card(world, d, one, 1)
    taken = d[place]
    change_share(d, one, 1, given, taken)
    if is_good(t, world, d, troubles, one, one):
        d[place] = given
    else:
        change_share(d, one, 1, taken, given)


def exchange_alike(t: Block, world: Block, d: Block, troubles: Block, one: int, other: int, pile: int) -> None:
    """Exchange a kept card for a kept card, or a drawn one for a drawn one."""
    if share_size(d, one, pile) == 0 or share_size(d, other, pile) == 0:
        return
    given = some_card(world, d, one, pile)
    taken = some_card(world, d, other, pile)
    change_share(d, one, pile, given, taken)
    change_share(d, other, pile, taken, given)
    if not is_good(t, world, d, troubles, one, other):
        change_share(d, one, pile, taken, given)
        change_share(d, other, pile, given, taken)


def exchange_across(t: Block, world: Block, d: Block, troubles: Block, one: int, other: int) -> None:
    """Both have had both cards: exchange which of them was kept and which was drawn."""
    if share_size(d, one, 0) == 0 or share_size(d, other, 0) == 0:
        return
    given = some_card(world, d, one, 0)
    taken = some_card(world, d, other, 0)
    drawn = SHARES + SHARE_ROOM
    if given == taken or d[drawn + CARDS * one + taken] == 0 or d[drawn + CARDS * other + given] == 0:
        return
    turn_share(d, one, given, taken)
    turn_share(d, other, taken, given)
    if not is_good(t, world, d, troubles, one, other):
        turn_share(d, one, taken, given)
        turn_share(d, other, given, taken)


def turn_share(d: Block, seat: int, given: int, taken: int) -> None:
    """A kept card was drawn, and a drawn one was kept."""
    change_share(d, seat, 0, given, taken)
    change_share(d, seat, 1, taken, given)


def change_share(d: Block, seat: int, pile: int, gone: int, come: int) -> None:
    """One card of a share becomes another."""
    first = SHARES + SHARE_ROOM * pile + CARDS * seat
    d[first + gone] -= 1
    d[first + come] += 1


def share_size(d: Block, seat: int, pile: int) -> int:
    """Return how many kept or drawn cards a share has."""
    size = 0
    for card in range(CARDS):
        size += d[SHARES + SHARE_ROOM * pile + CARDS * seat + card]
    return size


def some_card(world: Block, d: Block, seat: int, pile: int) -> int:
    """Return a random card of a share, kept or drawn."""
    which = below(world, share_size(d, seat, pile))
    card = 0
    while which >= d[SHARES + SHARE_ROOM * pile + CARDS * seat + card]:
        which -= d[SHARES + SHARE_ROOM * pile + CARDS * seat + card]
        card += 1
    return card


def is_good(t: Block, world: Block, d: Block, troubles: Block, one: int, other: int) -> int:
    """Does no more speak against one or two shares than before, or seldom? Then that is remembered."""
    mine = share_trouble(t, d, one)
    theirs = share_trouble(t, d, other) if one != other else 0
    before = troubles[one] + (troubles[other] if one != other else 0)
    worse = mine + theirs - before
    if worse > 1 or (worse == 1 and not (d[STEP_BACK] and below(world, d[STEP_BACK]) == 0)):
        return 0
    if one != other:
        troubles[other] = theirs
    troubles[one] = mine
    return 1


def share_trouble(t: Block, d: Block, seat: int) -> int:
    """Count what speaks against a share: cards that left it before they were there, and an impossible hand."""
    kept = [0] * 12
    drawn = [0] * 12
    hand = [0] * 12
    at = SPENT + SPENT_ROOM * seat
    end = at + t[SPENT_SIZES + seat]
    left = 0
    wrong = 0
    for card in range(CARDS):
        kept[card] = d[SHARES + CARDS * seat + card]
        drawn[card] = d[SHARES + SHARE_ROOM + CARDS * seat + card]
    while at < end:
        for place in range(at + 2, at + 2 + t[at + 1]):
            if kept[t[place]] > 0:
                kept[t[place]] -= 1
            else:
                drawn[t[place]] -= 1
                left += 1
                wrong += left > t[at]
        at += 2 + t[at + 1]
    for card in range(CARDS):
        wrong += max(0, -drawn[card])
    if t[IS_KNOWN + seat]:
        set_hand(d, seat, hand)
        wrong += known_trouble(t, seat, hand)
    return wrong
