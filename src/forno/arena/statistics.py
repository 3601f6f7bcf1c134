"""Statistics of a run: estimates with intervals, and the significance of a claim.

Deals are independent of each other, the games of a deal are not. So each deal gives one number for a bot, the mean over
its seats and games in that deal, and intervals come from how these numbers spread, by Student's t-distribution, since
with few deals the spread itself is uncertain (docs/arena.md).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from statistics import fmean, variance

import msgspec
from scipy.special import stdtr, stdtrit  # type: ignore[import-untyped]

from forno.arena.play_deal import PlayedDeal, PlayedGame
from forno.arena.ratings import Rating, rate

CONFIDENCE = 0.95
MIN_RELIABLE_DEALS = 30
"""Deals from which on a mean over deals is close enough to a normal distribution."""
FAULT_KINDS = ("crash", "illegal", "time-out")


class Estimate(msgspec.Struct, frozen=True):
    """A mean and its 95% interval; no interval from fewer than two deals, nor from deals that are all alike."""

    mean: float
    low: float | None
    high: float | None


class Standing(msgspec.Struct, frozen=True):
    """The statistics of one bot."""

    bot: str
    games: int
    """Seats played: several in a game in which it has several seats."""
    wins: float
    """A first place shared by k seats counts 1/k for each."""
    win_rate: Estimate
    rank: Estimate
    """Tied seats get the mean of their ranks: two firsts are 1.5 each."""
    score: Estimate
    places: list[int]
    """The number of first places, second places and so on."""
    rating: Rating
    decisions: int
    faults: dict[str, int]


class Claim(msgspec.Struct, frozen=True):
    """The claim that the first bot wins more than its fair share, with its one-sided p-value."""

    bot: str
    share: float
    win_rate: float
    t: float
    """Its distance from the fair share, in standard errors."""
    p: float


def standings(bots: Sequence[str], dealt: Sequence[PlayedDeal]) -> list[Standing]:
    """Return the statistics of each bot, in the order of the plan."""
    ratings = rate(len(bots), in_order(dealt)).last
    return [_standing(number, bot, dealt, ratings[number]) for number, bot in enumerate(bots)]


def in_order(dealt: Iterable[PlayedDeal]) -> list[PlayedGame]:
    """Return all games in the order of their deals."""
    return [game for deal in sorted(dealt, key=lambda deal: deal.number) for game in deal.games]


def _standing(number: int, bot: str, dealt: Sequence[PlayedDeal], rating: Rating) -> Standing:
    games = [game for deal in dealt for game in deal.games]
    won = [value for game in games for value in of_seats(game, number, win)]
    conduct = [deal.conduct[number] for deal in dealt if number in deal.conduct]
    return Standing(
        bot=bot,
        games=len(won),
        wins=sum(won),
        win_rate=estimate(by_deal(dealt, number, win), least=0, most=1),
        rank=estimate(by_deal(dealt, number, rank)),
        score=estimate(by_deal(dealt, number, score)),
        places=places(games, number),
        rating=rating,
        decisions=sum(one.asked for one in conduct),
        faults={kind: sum(one.faults.get(kind, 0) for one in conduct) for kind in FAULT_KINDS},
    )


# --- what a seat got out of a game

Measure = Callable[[PlayedGame, int], float]


def win(game: PlayedGame, seat: int) -> float:
    return 1 / game.places.count(1) if game.places[seat] == 1 else 0.0


def rank(game: PlayedGame, seat: int) -> float:
    return game.places[seat] + (game.places.count(game.places[seat]) - 1) / 2


def score(game: PlayedGame, seat: int) -> float:
    return game.scores[seat]


def of_seats(game: PlayedGame, bot: int, measure: Measure) -> list[float]:
    return [measure(game, seat) for seat, sits in enumerate(game.lineup) if sits == bot]


def places(games: Sequence[PlayedGame], bot: int) -> list[int]:
    counts = [0] * len(games[0].places) if games else []
    for game in games:
        for place in of_seats(game, bot, lambda game, seat: game.places[seat]):
            counts[int(place) - 1] += 1
    return counts


# --- from deals to estimates


def by_deal(dealt: Sequence[PlayedDeal], bot: int, measure: Measure) -> list[float]:
    """Return the mean of a measure for each deal that the bot played, in the order of deals."""
    values: dict[int, list[float]] = defaultdict(list)
    for deal in sorted(dealt, key=lambda deal: deal.number):
        for game in deal.games:
            values[deal.number] += of_seats(game, bot, measure)
    return [fmean(of_deal) for of_deal in values.values() if of_deal]


def estimate(values: Sequence[float], least: float | None = None, most: float | None = None) -> Estimate:
    """Return the mean of independent values and its interval, clipped to the possible values."""
    error = standard_error(values)
    if not error:
        return Estimate(fmean(values) if values else 0.0, None, None)
    mean, reach = fmean(values), float(stdtrit(len(values) - 1, (1 + CONFIDENCE) / 2)) * error
    low, high = mean - reach, mean + reach
    return Estimate(mean, low if least is None else max(least, low), high if most is None else min(most, high))


def standard_error(values: Sequence[float]) -> float:
    """Return the standard error of the mean; 0 for fewer than two values, or if all are the same."""
    return sqrt(variance(values) / len(values)) if len(values) > 1 else 0.0


def claim(bot: str, share: float, won: Sequence[float]) -> Claim | None:
    """Test the win rate against the fair share; None for fewer than two deals, or if all are the same."""
    error = standard_error(won)
    if not error:
        return None
    t = (fmean(won) - share) / error
    return Claim(bot, share, fmean(won), t, float(stdtr(len(won) - 1, -t)))


def caveat(deals: int) -> str:
    """Return what a reader must know of figures from so many deals; empty if there are enough."""
    return (
        "" if deals >= MIN_RELIABLE_DEALS else f"{deals} {'deal is' if deals == 1 else 'deals are'} too few to rely on"
    )
