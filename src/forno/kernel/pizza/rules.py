"""Turns, rounds and the emptying of the oven: `rules/turn.py`, `round.py` and `bake.py` on a block. Kernel language."""

from __future__ import annotations

from forno.kernel.chance import below, shuffle
from forno.kernel.language import Block, popcount
from forno.kernel.pizza.baking import begin_job, judge
from forno.kernel.pizza.contests import begin_duel, begin_match
from forno.kernel.pizza.decks import (
    CARDS,
    DECK_ROOM,
    DRAW_LIMIT,
    DUEL,
    HAS_CHEF_CARD,
    KINDS,
    MATCH,
    NAMED_ORDER,
    NO_INGREDIENTS_DRAW,
    ORDER_CROSSED,
    ORDER_SERIES,
    ORDER_SORT,
)
from forno.kernel.pizza.known import note_lost
from forno.kernel.pizza.memory import remember_lost, remember_round, remember_turn, remember_turned
from forno.kernel.pizza.serving import draw_ingredients, draw_orders, fail, note_spent, open_order
from forno.kernel.pizza.state import (
    ACTED,
    BEGINNING_TURN,
    BLIND,
    CHEF,
    CHEF_CARD,
    COLOURS,
    COLUMNS,
    DEALT_INGREDIENTS,
    DEALT_ORDERS,
    DECK,
    DECK_ORDERS,
    DRAWING,
    DRAWN,
    EMPTYING,
    EMPTYING_OVEN,
    FINAL,
    FIRST_ORDER,
    GAME,
    HAND_SIZE,
    HANDS,
    HAS_KEPT,
    HOLDER,
    IDLE,
    JOB_SEAT,
    KEPT,
    KITCHEN,
    KITCHEN_MOVE,
    KITCHEN_SIZE,
    LAY_MOVE,
    LAYING,
    LAYING_SERIES,
    NEXT_ROUND,
    NOBODY,
    NOTED,
    ORDERS,
    ORDERS_OF_A_SEAT,
    OVEN,
    OVEN_SIZE,
    OVER,
    PASS_MOVE,
    PHASE,
    PLAYERS,
    PUT_MOVE,
    PUTS_OF_KIND,
    PUTTING,
    QUESTION_END,
    ROUND,
    ROUNDS,
    SEAT,
    SEEN_ORDERS,
    SIZES,
    SPENT_SIZES,
    STARTER,
    TURNING_OVER,
    USED,
    WAITER_SIZES,
    WAITERS,
    order_place,
    worth,
)

# --- a turn (turn.py)


def begin_turn(t: Block) -> None:
    """The next player is on turn; without an ingredient card nothing is played. (turn.no-ingredients)"""
    seat = t[SEAT]
    t[ACTED] = 0
    remember_turn(t, seat)
    if t[SIZES + seat]:
        t[PHASE] = PUTTING
    else:
        draw_without_ingredients(t, seat)


def take_put(t: Block, seat: int, move: int) -> None:
    """At least one ingredient card goes into the oven; several, if all are of one kind. (turn.card-order)"""
    kind = (move - PUT_MOVE) // PUTS_OF_KIND
    rest = (move - PUT_MOVE) % PUTS_OF_KIND
    singles = rest // 6
    doubles = rest // 2 % 3
    at = note_spent(t, seat, singles + doubles)
    if rest % 2:
        at = put_cards(t, 2 * kind, singles, at)
        put_cards(t, 2 * kind + 1, doubles, at)
    else:
        at = put_cards(t, 2 * kind + 1, doubles, at)
        put_cards(t, 2 * kind, singles, at)
    t[HANDS + CARDS * seat + 2 * kind] -= singles
    t[HANDS + CARDS * seat + 2 * kind + 1] -= doubles
    note_lost(t, seat, 2 * kind, singles)
    note_lost(t, seat, 2 * kind + 1, doubles)
    remember_lost(t, seat, 2 * kind, singles)
    remember_lost(t, seat, 2 * kind + 1, doubles)
    t[SIZES + seat] -= singles + doubles
    t[ACTED] = 1
    if t[ORDERS + seat]:
        t[PHASE] = LAYING
    else:
        draw(t, seat)


def put_cards(t: Block, card: int, count: int, note: int) -> int:
    """Cards go into the oven, and into a note if one is kept; return where the note goes on."""
    for _ in range(count):
        t[OVEN + t[OVEN_SIZE]] = card
        t[OVEN_SIZE] += 1
        if note > 0:
            t[note] = card
            note += 1
    return note


def take_lay(t: Block, seat: int, move: int) -> None:
    """Then at most one order from hand may be laid on the oven. (turn.one-order)"""
    if move != PASS_MOVE:
        order = NAMED_ORDER[(t[GAME] * KINDS + t[COLOURS + seat]) * DECK_ROOM + move - LAY_MOVE]
        t[ORDERS + seat] &= ~(1 << order)
        t[SEEN_ORDERS + seat] &= ~(1 << order)
        t[OVEN + t[OVEN_SIZE]] = FIRST_ORDER + ORDERS_OF_A_SEAT * seat + order
        t[OVEN_SIZE] += 1
    draw(t, seat)


def take_draw(t: Block, seat: int, move: int) -> None:
    """All from the kitchen or all from one's own waiter, up to the hand size. (turn.draw)"""
    draw_from(t, seat, move == KITCHEN_MOVE, room(t, seat))


def room(t: Block, seat: int) -> int:
    """How many cards are to be drawn. (turn.draw, turn.draw-limit)"""
    missing = t[HAND_SIZE] - t[SIZES + seat] - popcount(t[ORDERS + seat])
    return min(missing, DRAW_LIMIT[t[GAME]])


def draw(t: Block, seat: int) -> None:
    """Draw; ask only where both piles have cards. (turn.draw-choice, turn.draw-short)"""
    space = room(t, seat)
    if space <= 0 or t[KITCHEN_SIZE] + t[WAITER_SIZES + seat] == 0:
        end_of_turn(t, seat, 0)
    elif t[KITCHEN_SIZE] and t[WAITER_SIZES + seat]:
        t[PHASE] = DRAWING
    else:
        draw_from(t, seat, t[KITCHEN_SIZE] > 0, space)


def draw_without_ingredients(t: Block, seat: int) -> None:
    """Nothing was played: draw as usual; in Plus five ingredients from the kitchen. (turn.no-ingredients)"""
    if NO_INGREDIENTS_DRAW[t[GAME]] == 0:
        draw(t, seat)
    elif t[KITCHEN_SIZE]:
        draw_from(t, seat, 1, NO_INGREDIENTS_DRAW[t[GAME]])
    else:
        end_of_turn(t, seat, 0)


def draw_from(t: Block, seat: int, kitchen: int, space: int) -> None:
    """Draw so many from one of the piles."""
    t[ACTED] = 1
    if kitchen:
        draw_ingredients(t, seat, space)
    else:
        draw_orders(t, seat, space)
    end_of_turn(t, seat, kitchen and t[KITCHEN_SIZE] == 0)


def end_of_turn(t: Block, seat: int, took_last: int) -> None:
    """The next player's turn; or the round ends. (round.end)"""
    t[IDLE] = 0 if t[ACTED] else t[IDLE] + 1
    t[PHASE] = TURNING_OVER
    if took_last:
        t[CHEF] = t[HOLDER] if HAS_CHEF_CARD[t[GAME]] else seat
    elif t[FINAL] == 1 or t[IDLE] == t[PLAYERS]:
        t[CHEF] = t[STARTER] if t[HOLDER] == NOBODY else t[HOLDER]
    else:
        if t[FINAL] > 0:
            t[FINAL] -= 1
        t[PHASE] = BEGINNING_TURN
        t[SEAT] = (seat + 1) % t[PLAYERS]


# --- a round (round.py)


def turn_oven_over(t: Block) -> None:
    """The chef turns the stack over, unchanged, to reveal it card by card. (bake.order, chef.duty)"""
    size = t[OVEN_SIZE]
    card = 0
    t[EMPTYING] = 1
    remember_turned(t)
    for at in range(size // 2):
        card = t[OVEN + at]
        t[OVEN + at] = t[OVEN + size - 1 - at]
        t[OVEN + size - 1 - at] = card
    t[PHASE] = EMPTYING_OVEN


def begin_next_round(t: Block) -> None:
    """The oven is empty: a new round begins, or the game is over. (round.count)"""
    t[EMPTYING] = 0
    if t[ROUND] == t[ROUNDS]:
        for seat in range(t[PLAYERS]):
            t[BLIND + seat] = 0
        t[PHASE] = OVER
        t[SEAT] = 0
    else:
        new_oven(t)
        new_kitchen(t)
        t[ROUND] += 1
        t[IDLE] = 0
        t[STARTER] = t[CHEF]
        t[CHEF] = NOBODY
        t[HOLDER] = NOBODY
        t[FINAL] = 0 if t[KITCHEN_SIZE] else t[PLAYERS]
        remember_kept(t)
        begin_round(t)


def begin_round(t: Block) -> None:
    """Turns, then the oven, then the next round."""
    remember_round(t)
    t[PHASE] = BEGINNING_TURN
    t[SEAT] = t[STARTER]


def remember_kept(t: Block) -> None:
    """Everybody saw what the new kitchen is made of, so what is kept in all hands together is known."""
    t[HAS_KEPT] = 1
    if t[NOTED]:
        for seat in range(t[PLAYERS]):
            t[DRAWN + seat] = 0
            t[SPENT_SIZES + seat] = 0
            for card in range(CARDS):
                t[KEPT + CARDS * seat + card] = t[HANDS + CARDS * seat + card]


def new_oven(t: Block) -> None:
    """Column by column; doubles below singles. (round.leftovers, round.leftover-doubles)"""
    for kind in range(KINDS):
        put_cards(t, 2 * kind + 1, t[COLUMNS + 2 * kind + 1], 0)
        put_cards(t, 2 * kind, t[COLUMNS + 2 * kind], 0)
        t[COLUMNS + 2 * kind] = 0
        t[COLUMNS + 2 * kind + 1] = 0


def new_kitchen(t: Block) -> None:
    """The used pile, what a stall left, and the chef card, shuffled. (round.new-kitchen)"""
    counts = [0] * 13
    size = 0
    for card in range(CARDS):
        counts[card] = t[USED + card]
        t[USED + card] = 0
    for at in range(t[KITCHEN_SIZE]):
        counts[t[KITCHEN + at]] += 1
    if t[HOLDER] != NOBODY:
        counts[CHEF_CARD] += 1
    for card in range(CARDS + 1):
        for _ in range(counts[card]):
            t[KITCHEN + size] = card
            size += 1
    t[KITCHEN_SIZE] = size
    shuffle(t, KITCHEN, size)


# --- emptying the oven (bake.py)


def empty_oven(t: Block) -> None:
    """An ingredient goes to its column; an order is judged before the next card is turned. (bake.sort)"""
    code = 0
    while t[OVEN_SIZE] > 0 and t[OVEN + t[OVEN_SIZE] - 1] < CHEF_CARD:
        t[OVEN_SIZE] -= 1
        t[COLUMNS + t[OVEN + t[OVEN_SIZE]]] += 1
    if t[OVEN_SIZE] == 0:
        t[PHASE] = NEXT_ROUND
        return
    t[OVEN_SIZE] -= 1
    code = t[OVEN + t[OVEN_SIZE]] - FIRST_ORDER
    reveal_order(t, code // ORDERS_OF_A_SEAT, code % ORDERS_OF_A_SEAT)


def reveal_order(t: Block, seat: int, order: int) -> None:
    """An order comes to light: each sort of order takes its own course. (order.absent, plus.crossed-out)"""
    place = order_place(t, seat, order)
    begin_job(t, seat, order)
    open_order(t, seat, order)
    if ORDER_CROSSED[place] >= 0 and worth(t, COLUMNS, ORDER_CROSSED[place]):
        fail(t)
    elif ORDER_SORT[place] == DUEL:
        begin_duel(t)
    elif ORDER_SORT[place] == MATCH:
        begin_match(t)
    elif ORDER_SERIES[place] and t[ORDERS + seat]:
        t[PHASE] = LAYING_SERIES
        t[SEAT] = seat
    else:
        judge(t)


# --- what happens by itself


def settle(t: Block) -> None:
    """Let everything happen that asks nobody, and clear what belonged to questions that are settled."""
    while t[PHASE] > OVER:
        if t[PHASE] == BEGINNING_TURN:
            begin_turn(t)
        elif t[PHASE] == TURNING_OVER:
            turn_oven_over(t)
        elif t[PHASE] == EMPTYING_OVEN:
            clear_question(t)
            empty_oven(t)
        else:
            begin_next_round(t)


def clear_question(t: Block) -> None:
    """Forget the question that was asked last."""
    for at in range(JOB_SEAT, QUESTION_END):
        t[at] = 0


# --- the deal (game.py)


def deal_game(t: Block, first: int) -> None:
    """Set up as the rulebook says; unless a seat is named, counted from 1, the first player is drawn. (setup.*)"""
    t[STARTER] = first - 1 if first else below(t, t[PLAYERS])
    t[ROUND] = 1
    t[CHEF] = NOBODY
    t[HOLDER] = NOBODY
    deal_ingredients(t)
    deal_orders(t)
    begin_round(t)
    settle(t)


def deal_ingredients(t: Block) -> None:
    """Shuffle and deal; then the chef card is shuffled into the rest. (setup.deal, setup.chef-card)"""
    counts = [0] * 12
    size = 0
    for card in range(CARDS):
        counts[card] = t[DECK + card]
        for _ in range(counts[card]):
            t[KITCHEN + size] = card
            size += 1
    shuffle(t, KITCHEN, size)
    for seat in range(t[PLAYERS]):
        for _ in range(t[DEALT_INGREDIENTS]):
            size -= 1
            t[HANDS + CARDS * seat + t[KITCHEN + size]] += 1
            counts[t[KITCHEN + size]] -= 1
        t[SIZES + seat] = t[DEALT_INGREDIENTS]
    if HAS_CHEF_CARD[t[GAME]]:
        size = 0
        for card in range(CARDS):
            for _ in range(counts[card]):
                t[KITCHEN + size] = card
                size += 1
        t[KITCHEN + size] = CHEF_CARD
        size += 1
        shuffle(t, KITCHEN, size)
    t[KITCHEN_SIZE] = size


def deal_orders(t: Block) -> None:
    """Each player shuffles a waiter and draws the first of it. (setup.orders)"""
    size = 0
    for seat in range(t[PLAYERS]):
        size = 0
        for order in range(DECK_ROOM):
            if t[DECK_ORDERS + seat] >> order & 1:
                t[WAITERS + DECK_ROOM * seat + size] = order
                size += 1
        shuffle(t, WAITERS + DECK_ROOM * seat, size)
        t[WAITER_SIZES + seat] = size
        draw_orders(t, seat, t[DEALT_ORDERS])
