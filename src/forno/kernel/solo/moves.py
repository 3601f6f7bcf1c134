"""The legal moves of SOLO on a block, in the order of `Table.legal_moves`. Kernel language."""

from __future__ import annotations

from forno.kernel.language import Block, Moves, lowest
from forno.kernel.solo.rules import is_jumpable
from forno.kernel.solo.state import (
    CARD,
    COLOUR_MOVE,
    COLOURING,
    DRAW_MOVE,
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
    OVER,
    PASS_MOVE,
    PENALTY,
    PHASE,
    PLAY_MOVE,
    PLAY_SOLO_MOVE,
    PLAYERS,
    RACER,
    SEAT,
    SIZES,
    SWAP_MOVE,
    SWAP_NOBODY_MOVE,
    TOP,
    TRIPLES,
    TURN,
    can_draw,
    demand_of,
    fits,
)
from forno.kernel.solo.triples import list_triples


def list_moves(t: Block, moves: Moves) -> int:
    """List the moves of the seat that is asked next; return how many there are."""
    if t[RACER]:
        moves[0] = PASS_MOVE
        return list_jumps(t, t[RACER] - 1, moves, 1)
    return list_moves_of(t, t[SEAT], moves)


def list_moves_of(t: Block, seat: int, moves: Moves) -> int:
    """List the moves of a seat, in or out of turn; return how many there are."""
    phase = t[PHASE]
    if phase == OVER:
        return 0
    if seat != t[SEAT]:
        return list_jumps(t, seat, moves, 0) if phase in (TURN, DRAWN) else 0
    if phase == TURN:
        return list_turn(t, seat, moves)
    if phase == DRAWN:
        return list_drawn(t, seat, moves)
    if phase == COLOURING:
        for colour in range(4):
            moves[colour] = COLOUR_MOVE + colour
        return 4
    return list_swaps(t, seat, moves)


def list_jumps(t: Block, seat: int, moves: Moves, count: int) -> int:
    """Append how a seat may jump in: with exactly the top card, if it holds one. (solo.jump-in)"""
    top = t[TOP]
    if t[HANDS + KINDS * seat + top] == 0 or not is_jumpable(t, top):
        return count
    if t[SIZES + seat] == 2:
        moves[count] = JUMP_SOLO_MOVE + top
        count += 1
    moves[count] = JUMP_MOVE + top
    return count + 1


def list_turn(t: Block, seat: int, moves: Moves) -> int:
    """List the cards that fit, and drawing or passing. (solo.follow, solo.may-draw, solo.pass)"""
    demand = demand_of(t)
    count = list_plays(t, seat, t[MASKS + 2 * seat] & FITS_LOW[demand], 0, moves, 0)
    count = list_plays(t, seat, t[MASKS + 2 * seat + 1] & FITS_HIGH[demand], LOW_KINDS, moves, count)
    if t[TRIPLES] and not t[PENALTY]:
        count = list_triples(t, seat, moves, count)
    if not can_draw(t):
        if count == 0:
            moves[0] = PASS_MOVE
            count = 1
    elif t[MAY_DRAW] or t[PENALTY] or count == 0:
        moves[count] = DRAW_MOVE
        count += 1
    return count


def list_plays(t: Block, seat: int, mask: int, first: int, moves: Moves, count: int) -> int:
    """Append the plays of the cards of a mask; of the last but one card, with and without the call. (solo.call)"""
    calls = t[SIZES + seat] == 2
    card = 0
    while mask:
        card = first + lowest(mask)
        if calls:
            moves[count] = PLAY_SOLO_MOVE + card
            count += 1
        moves[count] = PLAY_MOVE + card
        count += 1
        mask = mask & (mask - 1)
    return count


def list_drawn(t: Block, seat: int, moves: Moves) -> int:
    """List playing the card just drawn, jumping in with another, and keeping it. (solo.play-drawn)"""
    count = 0
    card = t[CARD]
    if fits(demand_of(t), card):
        if t[SIZES + seat] == 2:
            moves[0] = PLAY_SOLO_MOVE + card
            count = 1
        moves[count] = PLAY_MOVE + card
        count += 1
    if t[TOP] != card:
        count = list_jumps(t, seat, moves, count)
    moves[count] = KEEP_MOVE
    return count + 1


def list_swaps(t: Block, seat: int, moves: Moves) -> int:
    """List keeping the hand, and every other seat. (solo.swap)"""
    moves[0] = SWAP_NOBODY_MOVE
    count = 1
    for other in range(t[PLAYERS]):
        if other != seat:
            moves[count] = SWAP_MOVE + other
            count += 1
    return count
