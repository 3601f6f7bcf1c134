"""The value of a discard: the points it sheds, less what the next players may do then."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from forno.bots.solo.odds import HandOdds
from forno.bots.solo.regular import HARM, OUT, cards_of, fewest, following, giver, left_after
from forno.games.solo.cards import (
    ANY,
    BLACKS,
    COLOUR_OF,
    DRAW_FOURS,
    DRAW_TWOS,
    PASS_ONS,
    REVERSES,
    SKIPS,
    SWAPS,
    points_of,
)
from forno.games.solo.rules.following import FOLLOW, RAISE_SAME, demand_of
from forno.games.solo.view import SoloView

# Found by trial, over duplicate hands against the regular player.
LOST_HAND: Final = 20
"""The cost of another seat going out, besides half the points in hand."""
NEARLY_OUT: Final = (0.0, 1.0, 0.35, 0.1)
"""The share of that cost when a card is played from a hand of this size."""
FURTHER_ON: Final = 0.8
"""The discount for each seat further on, which will meet another top card."""
NEXT_OF_COLOUR: Final = 3
"""The value of another card of the same colour."""
MANY_SEATS: Final = 8
"""The number of seats from which on only the own cards count: some seat goes out anyway."""
HELD_BACK: Final = 150
"""The value of keeping a black card, unless the hand is large and another seat is about to go out."""
LARGE: Final = 3
FEW: Final = 2
SEVERAL: Final = 4


class NextPosition(msgspec.Struct, frozen=True):
    """The position after a discard: the top card, and the direction of play."""

    top: int
    colour: int
    penalty: int
    direction: int
    skips: bool
    cost: float
    """The cost of another seat going out."""


def cost_of(hand: Iterable[int]) -> float:
    return LOST_HAND + points_of(hand) / 2


def danger(next_position: NextPosition, view: SoloView, odds: HandOdds) -> float:
    """Return the expected cost of the other seats' moves before the own next turn."""
    if len(view.sizes) >= MANY_SEATS:
        return 0.0
    demand = demand_of(next_position.top, next_position.colour, RAISE_SAME if next_position.penalty else FOLLOW)
    sum_of_all, certainty = 0.0, 1.0
    for seat in coming_seats(next_position, view):
        near = NEARLY_OUT[view.sizes[seat]] if view.sizes[seat] < len(NEARLY_OUT) else 0.0
        if near:
            sum_of_all += certainty * near * odds.can_answer(seat, demand) * next_position.cost
        certainty *= FURTHER_ON
        demand = demand_of(next_position.top, next_position.colour)
    return sum_of_all


def coming_seats(next_position: NextPosition, view: SoloView) -> list[int]:
    """Return the seats that are on turn before the viewer, in order."""
    assert view.viewer is not None
    players = len(view.sizes)
    return [
        (view.viewer + next_position.direction * step) % players for step in range(1 + next_position.skips, players)
    ]


def weigh(move: Any, view: SoloView, odds: HandOdds) -> float:
    """Return the value of a discard; harmful ones are at or below HARM."""
    cards, left = cards_of(move), left_after(move, view)
    if left == 0:
        return OUT
    card, hand = cards[-1], hand_after(move, view)
    if card in PASS_ONS:
        return weigh_pass_on(left, view)
    worth: float = points_of(cards)
    if card in BLACKS:
        worth -= HELD_BACK * is_calm(view)
    else:
        worth += NEXT_OF_COLOUR * sum(COLOUR_OF[other] == COLOUR_OF[card] for other in hand)
    if card in SWAPS:
        worth += 10 * max(0, left - fewest(view)[0])
    return worth - min(danger(next_position, view, odds) for next_position in next_positions(card, hand, view))


def weigh_pass_on(left: int, view: SoloView) -> float:
    """Return the value of a pass-on. Any card may follow it, so a seat that gets a single card goes out at once."""
    gain = left - view.sizes[giver(view)]
    return 60 + 20 * gain if gain >= 0 and left > 1 else HARM


def next_positions(card: int, hand: list[int], view: SoloView) -> list[NextPosition]:
    """Return the positions after this card: for a black one, one for each colour."""
    penalty = view.penalty + 2 * (card in DRAW_TWOS) + 4 * (card in DRAW_FOURS)
    direction = -view.direction if card in REVERSES else view.direction
    colours = range(ANY) if card in BLACKS else [COLOUR_OF[card]]
    return [NextPosition(card, colour, penalty, direction, card in SKIPS, cost_of(hand)) for colour in colours]


def is_calm(view: SoloView) -> bool:
    """May black cards be held back? Between two, longer; among many a hand is soon over. And who is nearly out oneself
    wants to end with one."""
    assert view.hand is not None
    players = len(view.sizes)
    return fewest(view)[0] > FEW - (players == 2) + max(0, players - SEVERAL) or len(view.hand) <= LARGE


def hand_after(move: Any, view: SoloView) -> list[int]:
    """Return the cards that stay in hand."""
    hand = list(view.hand or ())
    for card in cards_of(move):
        hand.remove(card)
    return hand


def odds_after(move: Any, view: SoloView, odds: HandOdds) -> float:
    """Return the probability that the next seat can follow a discard."""
    next_position = next_positions(cards_of(move)[-1], [], view)[0]
    return odds.can_answer(following(view), demand_of(next_position.top, next_position.colour))
