"""Tournaments of many bots with few at a table: round-robin or Swiss; saved after each meeting."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, permutations
from pathlib import Path
from statistics import fmean
from typing import Literal

import msgspec

from forno.arena.plan import Plan, rotations
from forno.arena.play_deal import PlayedDeal, PlayedGame
from forno.arena.swiss import Group, met, pair, rests
from forno.core.errors import Unreadable

System = Literal["round-robin", "swiss"]
BYE_POINTS = 0.5
"""The points of a bye: those of an even meeting."""


class TournamentPlan(msgspec.Struct, frozen=True):
    """All that the result of a tournament depends on. The line-ups of the plan are set by each meeting."""

    plan: Plan
    system: System
    rounds: int
    deals: int
    """The deals of each meeting."""


class Meeting(msgspec.Struct, frozen=True):
    """Some of the bots at one table, each at every seat."""

    round: int
    group: Group
    dealt: list[PlayedDeal] = []

    def deals(self, scheme: TournamentPlan) -> range:
        """Return the deals: the same for all meetings of a round, new ones for each round of a Swiss tournament."""
        first = self.round * scheme.deals if scheme.system == "swiss" else 0
        return range(first, first + scheme.deals)

    @property
    def games(self) -> list[PlayedGame]:
        return [game for deal in self.dealt for game in deal.games]


class Tournament(msgspec.Struct):
    """The meetings that are played, as they are saved."""

    scheme: TournamentPlan
    meetings: list[Meeting] = []

    @property
    def dealt(self) -> list[PlayedDeal]:
        return [deal for meeting in self.meetings for deal in meeting.dealt]

    @property
    def size(self) -> int:
        return len(self.scheme.plan.bots)

    def next_meeting(self) -> Meeting | None:
        """Return the next meeting to play; None when all are played."""
        played = {(meeting.round, meeting.group) for meeting in self.meetings}
        return next((one for one in self._due() if (one.round, one.group) not in played), None)

    def _due(self) -> Iterator[Meeting]:
        players = self.scheme.plan.players
        if self.scheme.system == "round-robin":
            yield from (Meeting(0, group) for group in combinations(range(self.size), players))
            return
        for number in range(self.scheme.rounds):
            resting = self.resting(number)
            order = [bot for bot in self.order(number) if bot not in resting]
            yield from (Meeting(number, group) for group in pair(order, players, met(self._groups(number))))

    # --- Swiss rounds

    def _groups(self, before: int) -> list[Group]:
        return [meeting.group for meeting in self.meetings if meeting.round < before]

    def order(self, before: int) -> list[int]:
        """Return the standings before a round; ties are in the order of the plan."""
        points = self.points(before)
        return sorted(range(self.size), key=lambda bot: (-points[bot], bot))

    def resting(self, number: int) -> list[int]:
        """Return the bots with a bye in a round."""
        return rests(self.order(number), self.scheme.plan.players, self._rested(number))

    def _rested(self, before: int) -> Counter[int]:
        there = {(one.round, bot) for one in self.meetings for bot in one.group}
        return Counter(bot for number in range(before) for bot in range(self.size) if (number, bot) not in there)

    def points(self, before: int | None = None) -> list[float]:
        """Return the points of each bot: the mean score against the others in each meeting, one half for a bye."""
        points = [0.0] * self.size
        meetings = [one for one in self.meetings if before is None or one.round < before]
        for meeting in meetings:
            for bot in meeting.group:
                points[bot] += fmean(against(meeting.games, bot, other) for other in meeting.group if other != bot)
        if self.scheme.system == "swiss":
            complete = self._complete() if before is None else before
            for bot, byes in self._rested(complete).items():
                points[bot] += BYE_POINTS * byes
        return points

    def _complete(self) -> int:
        """Return the number of rounds that are complete."""
        tables = self.size // self.scheme.plan.players
        played = Counter(one.round for one in self.meetings)
        return sum(count == tables for count in played.values())


def play_all(
    tournament: Tournament, play: Callable[[Plan, range], list[PlayedDeal]], save: Callable[[Tournament], None]
) -> None:
    """Play all meetings, and save after each."""
    while meeting := tournament.next_meeting():
        plan = msgspec.structs.replace(tournament.scheme.plan, lineups=rotations(meeting.group))
        dealt = sorted(play(plan, meeting.deals(tournament.scheme)), key=lambda deal: deal.number)
        tournament.meetings.append(msgspec.structs.replace(meeting, dealt=dealt))
        save(tournament)


def load_tournament(file: Path | None, scheme: TournamentPlan) -> Tournament:
    """Return the tournament of this file, or a new one. Raises Unreadable."""
    if file is None or not file.exists():
        return Tournament(scheme)
    try:
        tournament = msgspec.json.decode(file.read_bytes(), type=Tournament)
    except OSError as error:
        raise Unreadable(error.strerror or "cannot be read", str(file)) from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Unreadable("not a saved tournament", str(file)) from None
    if tournament.scheme != scheme:
        raise Unreadable("a saved tournament of other bots, cards or rounds", str(file))
    return tournament


def save_tournament(file: Path, tournament: Tournament) -> None:
    """Write the file atomically: the old one stays until the new one is complete."""
    new = file.with_name(f"{file.name}.new")
    try:
        new.write_bytes(msgspec.json.encode(tournament))
        os.replace(new, file)
    except OSError as error:
        raise Unreadable(error.strerror or "cannot be written", str(file)) from None


# --- scores against each other


def against(games: Sequence[PlayedGame], bot: int, other: int) -> float:
    """Return the share of their common games in which one bot was ahead of the other; a tie counts half."""
    both = [game for game in games if bot in game.lineup and other in game.lineup]
    places = [(game.places[game.lineup.index(bot)], game.places[game.lineup.index(other)]) for game in both]
    return fmean(1.0 if mine < theirs else 0.5 if mine == theirs else 0.0 for mine, theirs in places)


def cross_table(bots: int, games: Sequence[PlayedGame]) -> list[list[float | None]]:
    """Return a row for each bot: its scores against all others, None for those it has not met."""
    together = {pair for game in games for pair in permutations(game.lineup, 2)}
    return [
        [against(games, bot, other) if (bot, other) in together else None for other in range(bots)]
        for bot in range(bots)
    ]
