"""Trials in SOLO: how well a world fits the moves of the others, and the value of a playout. Kernel language."""

from __future__ import annotations

from typing import Final

from forno.kernel.language import Block, Real, Reals, exponential, lowest, root
from forno.kernel.solo.policy import play_out, quick_move
from forno.kernel.solo.rules import play
from forno.kernel.solo.state import (
    FITS_HIGH,
    FITS_LOW,
    HANDS,
    KINDS,
    LIMIT,
    LOW_KINDS,
    MASKS,
    NUMBER,
    OVER,
    PHASE,
    PLAYERS,
    POINTS,
    SIZES,
    TOTALS,
)
from forno.kernel.trials import END_OF_GAME

UNLIKELY_FACTOR: Final = 0.3
"""The likelihood of a seat that drew although it could have played."""
MANY_SEATS: Final = 5
"""The number of seats from which on chance mixes everything within a few turns."""
MANY_SEATS_TURNS: Final = 4
"""The own turns after which a playout with many seats ends: more moves would only add noise."""
MIN_SWING: Final = 80
"""The least swing of a hand, in points: even near the end it may turn everything."""


def part_of(t: Block) -> int:
    """Return the number of the hand."""
    return t[NUMBER]


def likelihood(world: Block, evidence: Block, viewer: int) -> Real:
    """Return how well a world fits: a seat that drew, or took a penalty, probably had nothing to answer with.

    The evidence has holder, demand and allowed of each lack that was shown, after the number of its cells.
    """
    fit: Real = 1.0
    for at in range(evidence[0] // 3):
        if answers_in(world, evidence[3 * at + 1], evidence[3 * at + 2]) > evidence[3 * at + 3]:
            fit = fit * UNLIKELY_FACTOR
    return fit


def answers_in(t: Block, holder: int, demand: int) -> int:
    """Return how many cards of a hand answer a demand."""
    low = t[MASKS + 2 * holder] & FITS_LOW[demand]
    high = t[MASKS + 2 * holder + 1] & FITS_HIGH[demand]
    count = 0
    while low:
        count += t[HANDS + KINDS * holder + lowest(low)]
        low = low & (low - 1)
    while high:
        count += t[HANDS + KINDS * holder + LOW_KINDS + lowest(high)]
        high = high & (high - 1)
    return count


def trial_value(t: Block, seat: int, part: int, horizon: int) -> Real:
    """Play on to the end of the hand or the game, and return the probability that a seat wins from there.

    With many seats the playout ends after a few own turns.
    """
    is_cut = 0
    if horizon == END_OF_GAME:
        while t[PHASE] != OVER:
            play(t, quick_move(t))
    elif t[PHASE] != OVER and t[NUMBER] == part:
        is_cut = play_out(t, seat, MANY_SEATS_TURNS if t[PLAYERS] >= MANY_SEATS else 0)
    return hand_value(t, seat, is_cut)


def hand_value(t: Block, seat: int, is_cut: int) -> Real:
    """Return the probability of winning, from the totals, or from those expected after a hand that was cut short."""
    totals = [0.0] * 10
    players = t[PLAYERS]
    for other in range(players):
        totals[other] = t[TOTALS + other]
    if t[PHASE] == OVER:
        return share_of_win(totals, players, seat)
    if is_cut:
        expect_totals(t, totals)
    return chance_to_win(totals, players, seat)


def share_of_win(totals: Reals, players: int, seat: int) -> Real:
    """Return the part of the win that a seat has: the lowest totals share it."""
    first = 0
    for other in range(players):
        if totals[other] < totals[seat]:
            return 0.0
        if totals[other] == totals[seat]:
            first += 1
    share: Real = first
    return 1 / share


def expect_totals(t: Block, totals: Reals) -> None:
    """Add to the totals the points that are expected after a hand. With many seats they depend little on the hands.

    Fitted to hands that were played to their end at 4, 6 and 10 players.
    """
    players = t[PLAYERS]
    fewest = 112
    points = 0
    caught: Real = 5 + 2.5 * players
    for seat in range(players):
        fewest = min(fewest, t[SIZES + seat])
    fewest = max(1, fewest)
    for seat in range(players):
        points = 0
        for card in range(KINDS):
            points += t[HANDS + KINDS * seat + card] * POINTS[card]
        totals[seat] = totals[seat] + caught + points // (4 * fewest)


def chance_to_win(totals: Reals, players: int, seat: int) -> Real:
    """Return a seat's probability of winning: the lower its total and the nearer the end, the higher.

    How fast a lead is lost again was fitted to whole games at 2, 4 and 10 players.
    """
    least: Real = totals[0]
    most: Real = totals[0]
    for other in range(players):
        least = min(least, totals[other])
        most = max(most, totals[other])
    left: Real = max(0.0, LIMIT - most)
    swing: Real = (1 + 8.0 / players) * root(MIN_SWING + left)
    own: Real = exponential((least - totals[seat]) / swing)
    sum_of_all: Real = 0.0
    for other in range(players):
        sum_of_all = sum_of_all + exponential((least - totals[other]) / swing)
    return own / sum_of_all
