"""Re-dealing what a viewer cannot know: `forno.games.pizza.knowledge.redeal` on a block. Kernel language.

What the viewer knows is read from a table with notes. All that it does not know is written into the world, a copy of
the table that keeps none, by the world's own chance: the other hands and orders, the kitchen, and what somebody who
asks for help has in mind.
"""

from __future__ import annotations

from forno.kernel.chance import below, shuffle
from forno.kernel.language import Block, Moves, popcount
from forno.kernel.pizza.baking import must_pay
from forno.kernel.pizza.codes import read_cards
from forno.kernel.pizza.decks import BY_NUMBER, CARDS, DECK_ROOM, KINDS
from forno.kernel.pizza.exchange import exchange_shares, repair_shares
from forno.kernel.pizza.known import add_claim, end_claims, learn
from forno.kernel.pizza.moves import list_products, list_sets
from forno.kernel.pizza.need import column_lack, lack_of
from forno.kernel.pizza.state import (
    ANSWERING_HELP,
    ASKED,
    BLIND,
    BOTTOM,
    CHEF_CARD,
    CLAIMS,
    CLAIMS_SIZE,
    COVERING,
    HANDS,
    IS_KNOWN,
    JOB_SEAT,
    KITCHEN,
    KITCHEN_SIZE,
    NAMING_KIND,
    NEED_COUNT,
    NEED_SORT,
    ORDERS,
    PHASE,
    PLAYERS,
    PLEDGE,
    REQUEST,
    REQUESTING,
    SEAT,
    SEEN_ORDERS,
    SERVED,
    WAITER_SIZES,
    WAITERS,
    WAY,
)
from forno.kernel.pizza.unseen import (
    HIDDEN,
    HIDDEN_SEATS,
    PILE_ROOM,
    PILE_SIZES,
    PILES,
    draw_shares,
    set_hand,
    set_totals,
)


def redeal(t: Block, world: Block, viewer: int) -> None:
    """Deal anew all that a viewer cannot know; -1 is the public."""
    for seat in range(t[PLAYERS]):
        redeal_orders(t, world, seat, seat == viewer)
    redeal_ingredients(t, world, viewer)
    imagine(t, world, viewer)


# --- orders


def redeal_orders(t: Block, world: Block, seat: int, own: int) -> None:
    """The unknown orders of one colour, among hand, waiter and rewards nobody saw."""
    first = WAITERS + DECK_ROOM * seat + t[BOTTOM + seat]
    hidden = 0 if own else t[ORDERS + seat] & ~t[SEEN_ORDERS + seat]
    blind = t[BLIND + seat]
    unknown = hidden | blind
    count = 0
    for at in range(first, WAITERS + DECK_ROOM * seat + t[WAITER_SIZES + seat]):
        unknown |= 1 << t[at]
    for order in range(DECK_ROOM):
        if unknown >> order & 1:
            world[first + count] = order
            count += 1
    shuffle(world, first, count)
    world[ORDERS + seat] = t[ORDERS + seat] ^ hidden
    world[BLIND + seat] = 0
    for _ in range(popcount(hidden)):
        count -= 1
        world[ORDERS + seat] |= 1 << world[first + count]
    for _ in range(popcount(blind)):
        count -= 1
        world[BLIND + seat] |= 1 << world[first + count]
    world[SERVED + seat] = t[SERVED + seat] ^ blind | world[BLIND + seat]


# --- ingredients


def redeal_ingredients(t: Block, world: Block, viewer: int) -> None:
    """The other hands, as far as they are unknown, and the kitchen."""
    d = [0] * 640
    hand = [0] * 12
    seat = 0
    size = 0
    asker = asking_seat(t, viewer)
    claims = t[CLAIMS_SIZE]
    was_known = 0
    if asker >= 0:
        was_known = t[IS_KNOWN + asker]
        note_question(t, asker)
    set_totals(t, d, viewer)
    if not draw_shares(t, world, d) and not repair_shares(t, world, d):
        exchange_shares(t, world, d)
    if asker >= 0:
        t[IS_KNOWN + asker] = was_known
        end_claims(t, CLAIMS + claims)
    for at in range(d[HIDDEN]):
        seat = d[HIDDEN_SEATS + at]
        set_hand(d, seat, hand)
        for card in range(CARDS):
            world[HANDS + CARDS * seat + card] = hand[card]
    size = d[PILE_SIZES + 1]
    for at in range(size):
        world[KITCHEN + at] = d[PILES + PILE_ROOM + at]
    if size < t[KITCHEN_SIZE]:
        world[KITCHEN + size] = CHEF_CARD
    shuffle(world, KITCHEN, t[KITCHEN_SIZE])


def asking_seat(t: Block, viewer: int) -> int:
    """The seat of which the open question tells something: its request goes round with a pledge that the viewer does
    not know, or it must pay for a series and so can. -1 if there is none."""
    phase = t[PHASE]
    if t[JOB_SEAT] == viewer:
        return -1
    if phase in (ANSWERING_HELP, NAMING_KIND) or (phase == COVERING and must_pay(t)):
        return t[JOB_SEAT]
    return -1


def note_question(t: Block, asker: int) -> None:
    """Note what the open question tells of a hand, until the claims are cut again."""
    request = [0] * 6
    set_request(t, request)
    learn(t, asker)
    add_claim(t, asker, request)


def set_request(t: Block, request: Block) -> None:
    """Write the request that is open, by kind; of a bombastica whose kinds are being named, only the number counts."""
    if t[PHASE] == NAMING_KIND:
        request[0] = t[ASKED]
    elif t[PHASE] == ANSWERING_HELP:
        for kind in range(KINDS):
            request[kind] = t[REQUEST + kind]


# --- what somebody has in mind


def imagine(t: Block, world: Block, viewer: int) -> None:
    """A way and a pledge in the place of those that are hidden."""
    phase = t[PHASE]
    if phase == REQUESTING and t[SEAT] != viewer:
        world[WAY] = below(world, t[NEED_COUNT])
    elif phase in (ANSWERING_HELP, NAMING_KIND) and t[JOB_SEAT] != viewer:
        imagine_pledge(world)


def imagine_pledge(world: Block) -> None:
    """Choose among every way and pledge from the hand of the asker that the request fits. (help.exact)"""
    found: Moves = [0] * 4096
    request = [0] * 6
    count = 0
    which = 0
    way = 0
    set_request(world, request)
    if world[NEED_SORT] == BY_NUMBER:
        count = list_any_pledges(world, request, found)
    else:
        for each in range(world[NEED_COUNT]):
            count = list_pledges(world, each, request, found, count)
    if count == 0:
        return
    which = below(world, count)
    read_cards(found[which], world, PLEDGE)
    if world[NEED_SORT] != BY_NUMBER:
        count = list_pledges(world, 0, request, found, 0)
        while count <= which:
            way += 1
            count = list_pledges(world, way, request, found, count)
        world[WAY] = way


def list_pledges(t: Block, way: int, request: Block, found: Moves, count: int) -> int:
    """Append the pledges of the asker for what a way lacks beside a request; return how many there are now."""
    lacks = [0] * 6
    for kind in range(KINDS):
        lacks[kind] = lack_of(t, way, kind) - request[kind]
        if lacks[kind] < 0:
            return count
    return list_products(t, HANDS + CARDS * t[JOB_SEAT], lacks, 0, found, count)


def list_any_pledges(t: Block, request: Block, found: Moves) -> int:
    """List the pledges of the asker for a need of anything: only the number asked counts."""
    number = column_lack(t)
    for kind in range(KINDS):
        number -= request[kind]
    return list_sets(t, t[JOB_SEAT], number, 0, found, 0)
