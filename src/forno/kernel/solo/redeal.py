"""Re-deals of SOLO: `forno.games.solo.knowledge.redeal` on a block, to the card. Kernel language.

Hidden cards lie in places: the unknown part of each other hand, the pile, and a card that another seat has just drawn.
`dealt` has the cards of all places, one place after the other.
"""

from __future__ import annotations

from typing import Final

from forno.kernel.chance import below, shuffle
from forno.kernel.language import Block
from forno.kernel.solo.state import (
    CARD,
    DRAWN,
    HANDS,
    KINDS,
    KNOWN,
    LACKS,
    LACKS_OF,
    MASKS,
    MOST_LACKS,
    OVER,
    PHASE,
    PILE,
    PILE_SIZE,
    PLAYERS,
    SEAT,
    SEATS,
    SIZES,
    fits,
    put_in_hand,
)

TRIES: Final = 60
PLACES: Final = SEATS + 2
PILE_PLACE: Final = SEATS
DRAWN_PLACE: Final = SEATS + 1


def redeal(t: Block, world: Block, viewer: int) -> None:
    """Deal the cards that a viewer does not know anew, by the chance of the world."""
    pool = [0] * 112
    dealt = [0] * 112
    sizes = [0] * 12
    if t[PHASE] == OVER:
        return
    measure_places(t, viewer, sizes)
    count = list_hidden(t, viewer, pool)
    if not share_out(t, world, viewer, sizes, pool, count, dealt):
        stir(t, world, viewer, sizes, dealt)
    put_down(t, world, viewer, sizes, dealt)


# --- what is hidden


def is_apart(t: Block, viewer: int) -> int:
    """Tell whether another seat has just drawn a card: it may be anything, whatever the hand is known to lack."""
    return t[PHASE] == DRAWN and t[SEAT] != viewer


def known_of(t: Block, viewer: int, holder: int, card: int) -> int:
    """Return how many of a card a viewer knows in a hand."""
    return t[KNOWN + (holder * SEATS + viewer) * KINDS + card]


def hidden_of(t: Block, viewer: int, holder: int, card: int) -> int:
    """Return how many of a card in a hand a viewer does not know."""
    return t[HANDS + KINDS * holder + card] - known_of(t, viewer, holder, card)


def measure_places(t: Block, viewer: int, sizes: Block) -> None:
    """Count the hidden cards of each place."""
    for holder in range(t[PLAYERS]):
        if holder != viewer:
            sizes[holder] = t[SIZES + holder]
            for card in range(KINDS):
                sizes[holder] -= known_of(t, viewer, holder, card)
    sizes[PILE_PLACE] = t[PILE_SIZE]
    if is_apart(t, viewer):
        sizes[t[SEAT]] -= 1
        sizes[DRAWN_PLACE] = 1


def list_hidden(t: Block, viewer: int, pool: Block) -> int:
    """List all hidden cards in the order of the cards; return how many there are."""
    counts = [0] * 55
    for holder in range(t[PLAYERS]):
        if holder != viewer:
            for card in range(KINDS):
                counts[card] += hidden_of(t, viewer, holder, card)
    for at in range(t[PILE_SIZE]):
        counts[t[PILE + at]] += 1
    count = 0
    for card in range(KINDS):
        for _ in range(counts[card]):
            pool[count] = card
            count += 1
    return count


def lacks_of(t: Block, place: int) -> int:
    """Return how many lacks are noted of a place; only hands have any."""
    return t[LACKS_OF + place] if place < SEATS else 0


def allowed_of(t: Block, viewer: int, place: int, lack: int) -> int:
    """Return how many cards of a hand may answer the demand of a lack, besides a card just drawn."""
    allowed = t[LACKS + 2 * (MOST_LACKS * place + lack) + 1]
    if is_apart(t, viewer) and place == t[SEAT]:
        return allowed - 1
    return allowed


# --- sharing out


def share_out(t: Block, world: Block, viewer: int, sizes: Block, pool: Block, count: int, dealt: Block) -> int:
    """Fill every place at random, the hands of which most is known first; tell whether it came out right."""
    order = [0] * 12
    left = 0
    place = 0
    sort_places(t, order)
    for _ in range(TRIES):
        for at in range(count):
            world[PILE + at] = pool[at]
        shuffle(world, PILE, count)
        left = count
        place = 0
        while place < PLACES and left >= 0:
            left = fill(t, world, viewer, order[place], sizes, left, dealt)
            place += 1
        if left >= 0:
            return 1
    return 0


def sort_places(t: Block, order: Block) -> None:
    """List the places, those with most lacks first, equals in their order."""
    at = 0
    for place in range(PLACES):
        at = place
        while at > 0 and lacks_of(t, order[at - 1]) < lacks_of(t, place):
            order[at] = order[at - 1]
            at -= 1
        order[at] = place


def start_of(sizes: Block, place: int) -> int:
    """Return where the cards of a place begin."""
    start = 0
    for before in range(place):
        start += sizes[before]
    return start


def fill(t: Block, world: Block, viewer: int, place: int, sizes: Block, left: int, dealt: Block) -> int:
    """Take cards from the end, passing over those that cannot be here; return how many are left, -1 if it fails."""
    counts = [0] * 128
    start = start_of(sizes, place)
    taken = 0
    at = left - 1
    card = 0
    if lacks_of(t, place):
        count_answers(t, viewer, place, counts)
    while at >= 0 and taken < sizes[place]:
        card = world[PILE + at]
        if lacks_of(t, place) == 0 or may_hold(t, viewer, place, counts, card):
            dealt[start + taken] = card
            taken += 1
            left -= 1
            for behind in range(at, left):
                world[PILE + behind] = world[PILE + behind + 1]
        at -= 1
    return left if taken == sizes[place] else -1


def count_answers(t: Block, viewer: int, place: int, counts: Block) -> None:
    """Count for each lack of a hand the known cards that answer its demand."""
    for lack in range(lacks_of(t, place)):
        for card in range(KINDS):
            if known_of(t, viewer, place, card) and fits(t[LACKS + 2 * (MOST_LACKS * place + lack)], card):
                counts[lack] += known_of(t, viewer, place, card)


def may_hold(t: Block, viewer: int, place: int, counts: Block, card: int) -> int:
    """Tell whether one more card can be in a hand; if so, count it."""
    demand = 0
    for lack in range(lacks_of(t, place)):
        demand = t[LACKS + 2 * (MOST_LACKS * place + lack)]
        if counts[lack] + fits(demand, card) > allowed_of(t, viewer, place, lack):
            return 0
    for lack in range(lacks_of(t, place)):
        counts[lack] += fits(t[LACKS + 2 * (MOST_LACKS * place + lack)], card)
    return 1


# --- the last resort


def stir(t: Block, world: Block, viewer: int, sizes: Block, dealt: Block) -> None:
    """From the cards as they lie, make as many random exchanges as keep every hand possible."""
    list_places(t, viewer, dealt)
    count = start_of(sizes, PLACES)
    one = 0
    other = 0
    card = 0
    for _ in range(20 * count):
        one = below(world, count)
        other = below(world, count)
        card = dealt[one]
        dealt[one] = dealt[other]
        dealt[other] = card
        if not (is_possible(t, viewer, sizes, dealt, one) and is_possible(t, viewer, sizes, dealt, other)):
            dealt[other] = dealt[one]
            dealt[one] = card


def list_places(t: Block, viewer: int, dealt: Block) -> None:
    """List the hidden cards as they lie, one place after the other."""
    count = 0
    number = 0
    for holder in range(t[PLAYERS]):
        if holder != viewer:
            for card in range(KINDS):
                number = hidden_of(t, viewer, holder, card)
                if is_apart(t, viewer) and holder == t[SEAT] and card == t[CARD]:
                    number -= 1
                for _ in range(number):
                    dealt[count] = card
                    count += 1
    for at in range(t[PILE_SIZE]):
        dealt[count] = t[PILE + at]
        count += 1
    if is_apart(t, viewer):
        dealt[count] = t[CARD]


def is_possible(t: Block, viewer: int, sizes: Block, dealt: Block, spot: int) -> int:
    """Tell whether the hand that a card lies in could be the true one."""
    counts = [0] * 128
    place = 0
    start = 0
    while spot >= start + sizes[place]:
        start += sizes[place]
        place += 1
    if lacks_of(t, place) == 0:
        return 1
    count_answers(t, viewer, place, counts)
    for lack in range(lacks_of(t, place)):
        for at in range(sizes[place]):
            counts[lack] += fits(t[LACKS + 2 * (MOST_LACKS * place + lack)], dealt[start + at])
        if counts[lack] > allowed_of(t, viewer, place, lack):
            return 0
    return 1


# --- the world


def put_down(t: Block, world: Block, viewer: int, sizes: Block, dealt: Block) -> None:
    """Put the cards of all places where they belong."""
    start = 0
    for holder in range(t[PLAYERS]):
        if holder != viewer:
            put_hand(t, world, viewer, holder, dealt, start, sizes[holder])
            start += sizes[holder]
    for at in range(t[PILE_SIZE]):
        world[PILE + at] = dealt[start + at]
    if is_apart(t, viewer):
        world[CARD] = dealt[start + t[PILE_SIZE]]
        put_in_hand(world, t[SEAT], world[CARD])


def put_hand(t: Block, world: Block, viewer: int, holder: int, dealt: Block, start: int, size: int) -> None:
    """Make a hand of the cards that the viewer knows in it and of dealt ones."""
    world[SIZES + holder] = 0
    world[MASKS + 2 * holder] = 0
    world[MASKS + 2 * holder + 1] = 0
    for card in range(KINDS):
        world[HANDS + KINDS * holder + card] = 0
    for card in range(KINDS):
        for _ in range(known_of(t, viewer, holder, card)):
            put_in_hand(world, holder, card)
    for at in range(size):
        put_in_hand(world, holder, dealt[start + at])
