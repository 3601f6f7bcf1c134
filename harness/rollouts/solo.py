"""The rollout policy of SOLO: simple heuristics in lookup tables.

It works on the sampled table itself, but each seat uses its own hand and the open cards only.
"""

from __future__ import annotations

from typing import Any

from forno.games.solo.cards import (
    BLACKS,
    COLOUR_OF,
    DRAW_FOURS,
    DRAW_TWOS,
    KINDS,
    PASS_ONS,
    POINTS,
    SKIPS,
    SWAPS,
)
from forno.games.solo.moves import (
    COLOUR,
    DRAW,
    JUMP,
    JUMP_SOLO,
    KEEP,
    PASS,
    PLAY,
    PLAY_SOLO,
    SWAP,
    SWAP_NOBODY,
)
from forno.games.solo.rules.choices import ChooseColour
from forno.games.solo.rules.turn import Drawn, Turn
from forno.games.solo.table import SoloTable
from forno.kernel.solo.policy import FEW, HARM, HELD_BACK, IN_THE_WAY, LARGE, SAME_COLOUR

COLOURS = bytes(COLOUR_OF) + bytes(256 - KINDS)
"""For `bytes.translate`: a hand as its colours."""
ATTACKS = frozenset(SKIPS + DRAW_TWOS + DRAW_FOURS)
SWAPPING = frozenset(SWAPS)
PASSING = frozenset(PASS_ONS)
CALM = tuple(POINTS[card] - HELD_BACK * (card in BLACKS) for card in range(KINDS))
"""The value of discarding each card while no seat is about to go out."""
PRESSED = POINTS


def rollout_move(table: SoloTable) -> Any:
    """Return the move of the seat that is asked."""
    if racers := table.race_queue:
        return jump(table, racers[0])
    decision: Any = table.agenda[-1]
    sort = type(decision)
    if sort is Turn:
        return turn(table, decision.seat)
    if sort is Drawn:
        return drawn(table, decision.seat, decision.card)
    return choose_colour(table, decision.seat) if sort is ChooseColour else choose_swap(table, decision.seat)


def turn(table: SoloTable, seat: int) -> Any:
    """Return the best card that fits."""
    hand = table.hands[seat]
    fitting = hand.translate(None, table.misfits)
    if not fitting:
        return DRAW if table.pile or table.discards else PASS
    if len(hand) == 1:
        return PLAY[fitting[0]]
    worth, card = best_of(table, seat, hand, fitting)
    if worth <= HARM and table.may_draw and (table.pile or table.discards):
        return DRAW
    return PLAY_SOLO[card] if len(hand) == 2 else PLAY[card]


def drawn(table: SoloTable, seat: int, card: int) -> Any:
    """Play the drawn card if it fits."""
    if card in table.misfits:
        return KEEP
    hand = table.hands[seat]
    worth, _ = best_of(table, seat, hand, (card,))
    if worth <= HARM:
        return KEEP
    return PLAY_SOLO[card] if len(hand) == 2 else PLAY[card]


def jump(table: SoloTable, seat: int) -> Any:
    """Jump in to shed a card, unless the exchange that follows is harmful."""
    hand, top = table.hands[seat], table.top
    if top in PASSING and len(hand) > 1 and best_of(table, seat, hand, (top,))[0] <= HARM:
        return PASS
    return JUMP_SOLO[top] if len(hand) == 2 else JUMP[top]


def best_of(table: SoloTable, seat: int, hand: bytes, cards: Any) -> tuple[int, int]:
    """Return the highest value of a discard, and its card."""
    hands, direction = table.hands, table.direction
    sizes = [*map(len, hands)]
    left = sizes[seat] - 1
    sizes[seat] = 99
    fewest = min(sizes)
    following = sizes[(seat + direction) % len(hands)]
    worths = PRESSED if fewest <= (FEW if len(hands) > 2 else 1) and left >= LARGE else CALM
    colours = hand.translate(COLOURS)
    best, chosen = -10_000, 0
    for card in cards:
        worth = worths[card] + SAME_COLOUR * colours.count(COLOUR_OF[card])
        if card in ATTACKS:
            if following <= FEW:
                worth += IN_THE_WAY
        elif card in PASSING:
            gain = left - sizes[(seat - direction) % len(hands)]
            worth = 60 + 20 * gain if gain >= 0 and left > 1 else HARM
        elif card in SWAPPING and left > fewest:
            worth += 10 * (left - fewest)
        if worth > best:
            best, chosen = worth, card
    return best, chosen


def choose_colour(table: SoloTable, seat: int) -> Any:
    """Return the colour held most."""
    colours = table.hands[seat].translate(COLOURS)
    return max(COLOUR, key=lambda move: colours.count(move.colour))


def choose_swap(table: SoloTable, seat: int) -> Any:
    """Return the smallest hand, if it is smaller than the own."""
    sizes = [*map(len, table.hands)]
    size, other = min((size, other) for other, size in enumerate(sizes) if other != seat)
    return SWAP[other] if size < sizes[seat] else SWAP_NOBODY
