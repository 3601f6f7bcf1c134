"""Ratings by openskill's Plackett-Luce model, from games in the order of their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from forno.arena.play_deal import PlayedGame

MAX_HISTORY_POINTS = 100
"""The most points of a rating history."""


class Rating(msgspec.Struct, frozen=True):
    """The mean (mu) and the uncertainty (sigma) of a bot's strength."""

    mu: float
    sigma: float


class RatingHistory(msgspec.Struct, frozen=True):
    """The ratings of all bots after some numbers of games."""

    games: list[int]
    ratings: list[list[Rating]]

    @property
    def last(self) -> list[Rating]:
        return self.ratings[-1]


def rate(bots: int, games: Sequence[PlayedGame]) -> RatingHistory:
    """Rate the bots from equal ratings. A bot at several seats of a game gets the mean of their ratings."""
    model = PlackettLuce()
    now = [model.rating() for _ in range(bots)]
    course = RatingHistory([0], [_kept(now)])
    every = max(1, -(-len(games) // MAX_HISTORY_POINTS))
    for number, game in enumerate(games, start=1):
        _learn(model, now, game)
        if number % every == 0 or number == len(games):
            course.games.append(number)
            course.ratings.append(_kept(now))
    return course


def _learn(model: PlackettLuce, now: list[PlackettLuceRating], game: PlayedGame) -> None:
    if len(set(game.lineup)) == 1:
        return
    after = model.rate([[now[bot]] for bot in game.lineup], ranks=[float(place) for place in game.places])
    for bot in set(game.lineup):
        mine = [team[0] for team, sits in zip(after, game.lineup, strict=True) if sits == bot]
        now[bot] = model.rating(fmean(one.mu for one in mine), fmean(one.sigma for one in mine))


def _kept(now: Sequence[PlackettLuceRating]) -> list[Rating]:
    return [Rating(one.mu, one.sigma) for one in now]
