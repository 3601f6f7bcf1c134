"""The quick player of SOLO, the rollout policy of its searches. Kernel language.

Each seat uses its own hand and the open cards only. `harness.rollouts.solo` is the same on tables.
"""

from __future__ import annotations

from typing import Final

from forno.kernel.language import Block, lowest
from forno.kernel.solo.rules import play
from forno.kernel.solo.state import (
    CARD,
    COLOUR_MOVE,
    COLOUR_OF,
    COLOURING,
    DRAW_FOUR,
    DRAW_MOVE,
    DRAW_TWO,
    DRAWN,
    FITS_HIGH,
    FITS_LOW,
    HANDS,
    JUMP_MOVE,
    JUMP_SOLO_MOVE,
    KEEP_MOVE,
    KINDS,
    LOW_KINDS,
    MASKS,
    MAY_DRAW,
    NUMBER,
    OVER,
    PASS_MOVE,
    PASS_ON,
    PHASE,
    PLAY_MOVE,
    PLAY_SOLO_MOVE,
    PLAYERS,
    POINTS,
    RACER,
    RANK_OF,
    SEAT,
    SIZES,
    SKIP,
    SWAP,
    SWAP_MOVE,
    SWAP_NOBODY_MOVE,
    TOP,
    TURN,
    after_seat,
    can_draw,
    demand_of,
    fits,
)

FEW: Final = 2
"""The hand size with which a seat may go out at any moment."""
LARGE: Final = 3
"""The own hand size below which a black card is kept for the end."""
HARM: Final = -500
HELD_BACK: Final = 150
IN_THE_WAY: Final = 60
SAME_COLOUR: Final = 3
WORST: Final = -10000


def quick_move(t: Block) -> int:
    """Return the move of the seat that is asked."""
    phase = t[PHASE]
    seat = t[SEAT]
    if t[RACER]:
        return quick_jump(t, t[RACER] - 1)
    if phase == TURN:
        return quick_turn(t, seat)
    if phase == DRAWN:
        return quick_drawn(t, seat)
    if phase == COLOURING:
        return quick_colour(t, seat)
    return quick_swap(t, seat)


def quick_turn(t: Block, seat: int) -> int:
    """Return the best card that fits."""
    demand = demand_of(t)
    low = t[MASKS + 2 * seat] & FITS_LOW[demand]
    high = t[MASKS + 2 * seat + 1] & FITS_HIGH[demand]
    if low == 0 and high == 0:
        return DRAW_MOVE if can_draw(t) else PASS_MOVE
    if t[SIZES + seat] == 1:
        return PLAY_MOVE + (lowest(low) if low else LOW_KINDS + lowest(high))
    card = best_card(t, seat, low, high)
    if discard_worth(t, seat, card) <= HARM and t[MAY_DRAW] and can_draw(t):
        return DRAW_MOVE
    return (PLAY_SOLO_MOVE if t[SIZES + seat] == 2 else PLAY_MOVE) + card


def best_card(t: Block, seat: int, low: int, high: int) -> int:
    """Return the card with the highest value of those in two masks, the first of equals."""
    best = WORST
    chosen = 0
    card = 0
    worth = 0
    while low or high:
        if low:
            card = lowest(low)
            low = low & (low - 1)
        else:
            card = LOW_KINDS + lowest(high)
            high = high & (high - 1)
        worth = discard_worth(t, seat, card)
        if worth > best:
            best = worth
            chosen = card
    return chosen


def quick_drawn(t: Block, seat: int) -> int:
    """Play the drawn card if it fits."""
    card = t[CARD]
    if not fits(demand_of(t), card) or discard_worth(t, seat, card) <= HARM:
        return KEEP_MOVE
    return (PLAY_SOLO_MOVE if t[SIZES + seat] == 2 else PLAY_MOVE) + card


def quick_jump(t: Block, seat: int) -> int:
    """Jump in to shed a card, unless the exchange that follows is harmful."""
    top = t[TOP]
    if RANK_OF[top] == PASS_ON and t[SIZES + seat] > 1 and discard_worth(t, seat, top) <= HARM:
        return PASS_MOVE
    return (JUMP_SOLO_MOVE if t[SIZES + seat] == 2 else JUMP_MOVE) + top


def discard_worth(t: Block, seat: int, card: int) -> int:
    """Return the value of discarding a card."""
    players = t[PLAYERS]
    rank = RANK_OF[card]
    left = t[SIZES + seat] - 1
    fewest = 99
    for other in range(players):
        if other != seat and t[SIZES + other] < fewest:
            fewest = t[SIZES + other]
    worth = POINTS[card]
    is_pressed = fewest <= (FEW if players > 2 else 1) and left >= LARGE
    if not is_pressed and rank >= SWAP + 1:
        worth -= HELD_BACK
    worth += SAME_COLOUR * held_of_colour(t, seat, COLOUR_OF[card])
    if rank in (SKIP, DRAW_TWO, DRAW_FOUR):
        if t[SIZES + after_seat(t, seat)] <= FEW:
            worth += IN_THE_WAY
    elif rank == PASS_ON:
        worth = pass_on_worth(t, seat, left)
    elif rank == SWAP and left > fewest:
        worth += 10 * (left - fewest)
    return worth


def pass_on_worth(t: Block, seat: int, left: int) -> int:
    """Return the value of passing all hands on: the own one for that of the seat before."""
    before = seat
    for _ in range(t[PLAYERS] - 1):
        before = after_seat(t, before)
    gain = left - t[SIZES + before]
    return 60 + 20 * gain if gain >= 0 and left > 1 else HARM


def held_of_colour(t: Block, seat: int, colour: int) -> int:
    """Return how many cards of a colour a hand has; black ones count as one colour."""
    count = 0
    first = 13 * colour
    end = KINDS if colour == 4 else first + 13
    for card in range(first, end):
        count += t[HANDS + KINDS * seat + card]
    return count


def quick_colour(t: Block, seat: int) -> int:
    """Return the colour held most."""
    best = -1
    chosen = 0
    held = 0
    for colour in range(4):
        held = held_of_colour(t, seat, colour)
        if held > best:
            best = held
            chosen = colour
    return COLOUR_MOVE + chosen


def quick_swap(t: Block, seat: int) -> int:
    """Return the smallest hand, if it is smaller than the own."""
    best = 99
    chosen = 0
    for other in range(t[PLAYERS]):
        if other != seat and t[SIZES + other] < best:
            best = t[SIZES + other]
            chosen = other
    return SWAP_MOVE + chosen if best < t[SIZES + seat] else SWAP_NOBODY_MOVE


def play_out(t: Block, seat: int, turns: int) -> int:
    """Play to the end of the hand, or until a seat is on turn for the so-manieth time, if that is not 0: then 1."""
    number = t[NUMBER]
    while t[PHASE] != OVER and t[NUMBER] == number:
        if not t[RACER] and t[SEAT] == seat and turns > 0:
            turns -= 1
            if turns == 0:
                return 1
        play(t, quick_move(t))
    return 0
