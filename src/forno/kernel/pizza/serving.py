"""Serving, failing, spending and drawing: `table.py` and `rules/serving.py` on a block. Kernel language."""

from __future__ import annotations

from forno.kernel.language import Block
from forno.kernel.pizza.decks import CARDS, DECK_ROOM, FAILED_LEAVE, ORDER_CHEF, SERVED_HIDDEN
from forno.kernel.pizza.known import note_drew, note_lost
from forno.kernel.pizza.memory import remember_drew, remember_lost
from forno.kernel.pizza.need import set_taken
from forno.kernel.pizza.state import (
    BLIND,
    BOTTOM,
    CHEF,
    CHEF_CARD,
    COLUMNS,
    DRAWN,
    EMPTYING_OVEN,
    FIRST_ORDER,
    GAME,
    GONE,
    HANDS,
    HAS_KEPT,
    HOLDER,
    JOB_ORDERS,
    JOB_SEAT,
    JOB_SIZE,
    KITCHEN,
    KITCHEN_SIZE,
    NOBODY,
    NOTED,
    OPEN,
    OPEN_SIZE,
    ORDERS,
    ORDERS_OF_A_SEAT,
    PHASE,
    SEEN_ORDERS,
    SERVED,
    SIZES,
    SPENT,
    SPENT_ROOM,
    SPENT_SIZES,
    USED,
    WAITER_SIZES,
    WAITERS,
    order_place,
)

# --- hands and piles (table.py)


def note_spent(t: Block, seat: int, count: int) -> int:
    """Begin a note of cards that leave a hand in a later round; return the cell of the first, or 0 if none is kept."""
    at = 0
    if not (t[NOTED] and t[HAS_KEPT] and count > 0):
        return 0
    at = SPENT + SPENT_ROOM * seat + t[SPENT_SIZES + seat]
    t[at] = t[DRAWN + seat]
    t[at + 1] = count
    t[SPENT_SIZES + seat] += 2 + count
    return at + 2


def spend(t: Block, seat: int, cards: Block, first: int) -> None:
    """Ingredient cards leave a hand, for all to see: counts by card, from a place in a block on."""
    count = 0
    for card in range(CARDS):
        count += cards[first + card]
    at = note_spent(t, seat, count)
    for card in range(CARDS):
        t[HANDS + CARDS * seat + card] -= cards[first + card]
        note_lost(t, seat, card, cards[first + card])
        remember_lost(t, seat, card, cards[first + card])
        if at > 0:
            for _ in range(cards[first + card]):
                t[at] = card
                at += 1
    t[SIZES + seat] -= count


def draw_ingredients(t: Block, seat: int, room: int) -> None:
    """Draw from the kitchen; the chef card is laid out and replaced. (chef.drawn, turn.draw-short)"""
    drawn = 0
    card = 0
    while room > drawn and t[KITCHEN_SIZE] > 0:
        t[KITCHEN_SIZE] -= 1
        card = t[KITCHEN + t[KITCHEN_SIZE]]
        if card == CHEF_CARD:
            t[CHEF] = seat
            t[HOLDER] = seat
        else:
            t[HANDS + CARDS * seat + card] += 1
            drawn += 1
    t[SIZES + seat] += drawn
    if t[NOTED] and t[HAS_KEPT]:
        t[DRAWN + seat] += drawn
    note_drew(t, seat, drawn)
    remember_drew(t, seat, drawn, 0)


def draw_orders(t: Block, seat: int, room: int) -> None:
    """Draw from one's own waiter; known cards from its bottom stay known."""
    order = 0
    remember_drew(t, seat, 0, min(room, t[WAITER_SIZES + seat]))
    for _ in range(min(room, t[WAITER_SIZES + seat])):
        t[WAITER_SIZES + seat] -= 1
        order = t[WAITERS + DECK_ROOM * seat + t[WAITER_SIZES + seat]]
        t[ORDERS + seat] |= 1 << order
        if t[WAITER_SIZES + seat] < t[BOTTOM + seat]:
            t[SEEN_ORDERS + seat] |= 1 << order
            t[BOTTOM + seat] = t[WAITER_SIZES + seat]


# --- serving and failing (serving.py)


def open_order(t: Block, seat: int, order: int) -> None:
    """An order lies open before everybody."""
    t[OPEN + t[OPEN_SIZE]] = FIRST_ORDER + ORDERS_OF_A_SEAT * seat + order
    t[OPEN_SIZE] += 1


def close_order(t: Block, seat: int, order: int) -> None:
    """An open order has been served or has failed."""
    code = FIRST_ORDER + ORDERS_OF_A_SEAT * seat + order
    kept = 0
    found = 0
    for at in range(t[OPEN_SIZE]):
        if t[OPEN + at] == code and found == 0:
            found = 1
        else:
            t[OPEN + kept] = t[OPEN + at]
            kept += 1
    t[OPEN_SIZE] = kept


def serve_way(t: Block, way: int, from_hand: Block, first: int) -> None:
    """Serve the job in a way, with cards from its owner's hand."""
    taken = [0] * 12
    set_taken(t, way, taken)
    serve(t, taken, from_hand, first)


def serve(t: Block, from_table: Block, from_hand: Block, first: int) -> None:
    """The orders count for their owner; all that went into them is used. (bake.served)"""
    seat = t[JOB_SEAT]
    for card in range(CARDS):
        t[COLUMNS + card] -= from_table[card]
        t[USED + card] += from_table[card] + from_hand[first + card]
    spend(t, seat, from_hand, first)
    for at in range(t[JOB_SIZE]):
        t[SERVED + seat] |= 1 << t[JOB_ORDERS + at]
        close_order(t, seat, t[JOB_ORDERS + at])
    if ORDER_CHEF[order_place(t, seat, t[JOB_ORDERS])]:
        take_over(t, seat)
    t[PHASE] = EMPTYING_OVEN


def take_over(t: Block, seat: int) -> None:
    """The owner takes the chef card at once and goes on emptying the oven. (order.takeover)"""
    if seat != t[CHEF]:
        t[CHEF] = seat
        if t[HOLDER] != NOBODY:
            t[HOLDER] = seat


def fail(t: Block) -> None:
    """Failed orders go under the waiter, in the order laid, or leave the game. (bake.failed, grande.failed-order)"""
    for at in range(t[JOB_SIZE]):
        fail_order(t, t[JOB_SEAT], t[JOB_ORDERS + at])
    t[PHASE] = EMPTYING_OVEN


def fail_order(t: Block, seat: int, order: int) -> None:
    """One order fails."""
    base = WAITERS + DECK_ROOM * seat
    size = t[WAITER_SIZES + seat]
    close_order(t, seat, order)
    if FAILED_LEAVE[t[GAME]]:
        t[GONE + seat] |= 1 << order
        return
    for step in range(size):
        t[base + size - step] = t[base + size - step - 1]
    t[base] = order
    t[WAITER_SIZES + seat] = size + 1
    t[BOTTOM + seat] += 1


def reward(t: Block, helper: int) -> None:
    """The top of the helper's waiter counts as served, if there is one. (help.reward, help.reward-empty)"""
    if t[WAITER_SIZES + helper] == 0:
        return
    t[WAITER_SIZES + helper] -= 1
    order = t[WAITERS + DECK_ROOM * helper + t[WAITER_SIZES + helper]]
    t[SERVED + helper] |= 1 << order
    if t[WAITER_SIZES + helper] < t[BOTTOM + helper]:
        t[BOTTOM + helper] = t[WAITER_SIZES + helper]
    elif SERVED_HIDDEN[t[GAME]]:
        t[BLIND + helper] |= 1 << order
