"""Many bots, few at a table: everybody against everybody, or Swiss rounds; saved after each meeting."""

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
"""What a bye counts: as much as an even meeting."""


class TournamentPlan(msgspec.Struct, frozen=True):
    """What a tournament's result depends on. The plan's line-ups are left to each meeting."""

    plan: Plan
    system: System
    rounds: int
    deals: int
    """In each meeting."""


class Meeting(msgspec.Struct, frozen=True):
    """Some of the bots at one table, everybody at every seat."""

    round: int
    group: Group
    dealt: list[PlayedDeal] = []

    def deals(self, scheme: TournamentPlan) -> range:
        """All meetings of a round get the same cards, each round of a Swiss tournament other ones."""
        first = self.round * scheme.deals if scheme.system == "swiss" else 0
        return range(first, first + scheme.deals)

    @property
    def games(self) -> list[PlayedGame]:
        return [game for deal in self.dealt for game in deal.games]


class Tournament(msgspec.Struct):
    """The meetings so far, as they are saved."""

    scheme: TournamentPlan
    meetings: list[Meeting] = []

    @property
    def dealt(self) -> list[PlayedDeal]:
        return [deal for meeting in self.meetings for deal in meeting.dealt]

    @property
    def size(self) -> int:
        return len(self.scheme.plan.bots)

    def next_meeting(self) -> Meeting | None:
        """Whoever has not met yet though it is their turn; None when all is played."""
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
        """The standing before a round; who stands alike is in the order of naming."""
        points = self.points(before)
        return sorted(range(self.size), key=lambda bot: (-points[bot], bot))

    def resting(self, number: int) -> list[int]:
        """Who has a bye in a round."""
        return rests(self.order(number), self.scheme.plan.players, self._rested(number))

    def _rested(self, before: int) -> Counter[int]:
        there = {(one.round, bot) for one in self.meetings for bot in one.group}
        return Counter(bot for number in range(before) for bot in range(self.size) if (number, bot) not in there)

    def points(self, before: int | None = None) -> list[float]:
        """For each meeting its mean score against the others there; a bye counts as an even meeting."""
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
        """How many rounds are played in full."""
        tables = self.size // self.scheme.plan.players
        played = Counter(one.round for one in self.meetings)
        return sum(count == tables for count in played.values())


def play_all(
    tournament: Tournament, play: Callable[[Plan, range], list[PlayedDeal]], save: Callable[[Tournament], None]
) -> None:
    """Meeting after meeting, each saved as soon as it is over."""
    while meeting := tournament.next_meeting():
        plan = msgspec.structs.replace(tournament.scheme.plan, lineups=rotations(meeting.group))
        dealt = sorted(play(plan, meeting.deals(tournament.scheme)), key=lambda deal: deal.number)
        tournament.meetings.append(msgspec.structs.replace(meeting, dealt=dealt))
        save(tournament)


def load_tournament(file: Path | None, scheme: TournamentPlan) -> Tournament:
    """The tournament in this file as far as it was played, or a new one."""
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
    """The old file stays whole until the new one is."""
    new = file.with_name(f"{file.name}.new")
    try:
        new.write_bytes(msgspec.json.encode(tournament))
        os.replace(new, file)
    except OSError as error:
        raise Unreadable(error.strerror or "cannot be written", str(file)) from None


# --- scores against each other


def against(games: Sequence[PlayedGame], bot: int, other: int) -> float:
    """In which part of the games that both played the one was ahead of the other; a shared place is half."""
    both = [game for game in games if bot in game.lineup and other in game.lineup]
    places = [(game.places[game.lineup.index(bot)], game.places[game.lineup.index(other)]) for game in both]
    return fmean(1.0 if mine < theirs else 0.5 if mine == theirs else 0.0 for mine, theirs in places)


def cross_table(bots: int, games: Sequence[PlayedGame]) -> list[list[float | None]]:
    """Each row: what a bot scored against everybody, None where they never met."""
    together = {pair for game in games for pair in permutations(game.lineup, 2)}
    return [
        [against(games, bot, other) if (bot, other) in together else None for other in range(bots)]
        for bot in range(bots)
    ]
