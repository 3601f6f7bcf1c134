"""Reviews of whole games: processor time of one core, and half the width of the headline's interval."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from time import process_time
from typing import NamedTuple

import forno
from forno import bots
from forno.core.chance import FastChance, seeded
from forno.core.match import Match
from forno.core.record import Record, record_of
from forno.observe import observation_of
from forno.review import review_game
from forno.review.precision import half_width

LEVELS = ("novice", "regular", "expert", "master@30")
"""Players, from the reviewed seat on; the next game begins with the next of them."""
PLAYERS = (2, 4)
GAMES = 10
AIM_S = 3.0
AIM_POINTS = 5.0
COLUMNS = (
    "game",
    "players",
    "games",
    "decisions",
    "seconds",
    f"within {AIM_S:.0f} s",
    "± points",
    f"within {AIM_POINTS:.0f}",
)
Row = tuple[str, ...]


class Measured(NamedTuple):
    """One review."""

    decisions: int
    seconds: float
    points: float
    """Half the width of the interval of 95%, in parts of a hundred."""


def row_of(game: str, players: int, games: int) -> Row:
    """Review games of a kind; each figure is the least, the median and the most."""
    measured = [measure(game, players, number) for number in range(games)]
    decisions, seconds, points = zip(*measured, strict=True)
    return (
        game,
        str(players),
        str(games),
        spread(decisions, 0),
        spread(seconds, 1),
        str(sum(one <= AIM_S for one in seconds)),
        spread(points, 1),
        str(sum(one <= AIM_POINTS for one in points)),
    )


def measure(game: str, players: int, number: int) -> Measured:
    record = played(game, players, number)
    began = process_time()
    review = review_game(record, 0)
    return Measured(len(review.decisions), process_time() - began, 100 * half_width(review.skill_error))


def played(game: str, players: int, number: int) -> Record:
    """Let bots of different levels play a game."""
    levels = [LEVELS[(number + seat) % len(LEVELS)] for seat in range(players)]
    seated, chance = [bots.find(level) for level in levels], FastChance(number)
    match = Match.deal(forno.game(game), tuple(levels), seeded(number))
    while not match.table.is_over:
        table, seat = match.table, match.table.seat
        told = match.recall(seat, "perfect")
        observation = observation_of(match.game, table, seat, told, jumping=bool(table.race_queue))
        match.play(seated[seat].choose(observation, chance.child()))
    return record_of(match)


def spread(values: Sequence[float], digits: int) -> str:
    """Write the least, the median and the most of some values."""
    return " / ".join(f"{value:.{digits}f}" for value in (min(values), median(values), max(values)))
