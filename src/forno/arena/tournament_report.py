"""The result of a tournament as data, as tables, and as a page."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from forno.arena.plots import whiskers
from forno.arena.report import colophon, faults_text, rating_text, span
from forno.arena.result import RunTimes
from forno.arena.statistics import Standing, caveat, in_order, standings
from forno.arena.tournament import Tournament, cross_table
from forno.reports import render


class PlayedMeeting(msgspec.Struct, frozen=True):
    """The bots of a meeting, by number, and its round."""

    round: int
    bots: list[int]


class TournamentResult(msgspec.Struct, frozen=True):
    """The reproducible part: the same for the same bots, cards and rounds."""

    game: str
    players: int
    bots: list[str]
    system: str
    rounds: int
    seed: int
    options: dict[str, str]
    forno: str
    deals: int
    games: int
    share: float
    points: list[float]
    """The mean score against the others for each meeting, one half for a bye."""
    cross: list[list[float | None]]
    """The score of each bot (row) against each other one (column): the share of games in which it was ahead."""
    standings: list[Standing]
    meetings: list[PlayedMeeting]

    @property
    def order(self) -> list[int]:
        """The numbers of the bots, from the first to the last in the standings."""
        return sorted(range(len(self.bots)), key=lambda bot: (-self.points[bot], bot))

    @property
    def title(self) -> str:
        played = f"{len(self.meetings)} meetings, {self.games:,} games"
        return f"{self.game}, {self.players} at a table, {self.system}, {played}"


class TournamentReport(msgspec.Struct, frozen=True):
    """The output of `--json`."""

    result: TournamentResult
    times: RunTimes


def tournament_result(tournament: Tournament, names: Sequence[str]) -> TournamentResult:
    scheme, plan, dealt = tournament.scheme, tournament.scheme.plan, tournament.dealt
    return TournamentResult(
        game=plan.game,
        players=plan.players,
        bots=list(names),
        system=scheme.system,
        rounds=scheme.rounds,
        seed=plan.seed,
        options=plan.options,
        forno=plan.version,
        deals=len({deal.number for deal in dealt}),
        games=sum(len(deal.games) for deal in dealt),
        share=plan.share,
        points=tournament.points(),
        cross=cross_table(len(names), in_order(dealt)),
        standings=standings(names, dealt),
        meetings=[PlayedMeeting(one.round + 1, list(one.group)) for one in tournament.meetings],
    )


# --- as tables


def ranking_rows(report: TournamentReport) -> list[list[str]]:
    """Return headings and a row for each bot, from the first to the last."""
    result = report.result
    rows = [["bot", "points", "games", "wins", "95%", "rank", "rating", "ms", "faults"]]
    for place, bot in enumerate(result.order, start=1):
        one = result.standings[bot]
        rows.append([
            f"{place}. {one.bot}", f"{result.points[bot]:.2f}", f"{one.games:,}", f"{one.win_rate.mean:.1%}",
            span(one.win_rate), f"{one.rank.mean:.2f}", rating_text(one.rating),
            f"{report.times.bots[bot].mean_ms:.2f}", faults_text(one.faults),
        ])  # fmt: skip
    return rows


def cross_rows(result: TournamentResult) -> list[list[str]]:
    """Return headings and the scores of each bot against each other, in percent."""
    rows = [["bot", *(str(place) for place in range(1, len(result.order) + 1))]]
    for place, bot in enumerate(result.order, start=1):
        scores = [result.cross[bot][other] for other in result.order]
        rows.append([f"{place}. {result.bots[bot]}", *map(_percent, scores)])
    return rows


def _percent(score: float | None) -> str:
    return "-" if score is None else f"{score:.1%}"


def tournament_page(report: TournamentReport, command: str, date: str) -> str:
    """Return the report: standings, cross table, win rates."""
    result = report.result
    ranked = [result.standings[bot] for bot in result.order]
    return render(
        "tournament.html",
        title=result.title,
        caveat=caveat(result.deals),
        ranking=ranking_rows(report),
        cross=cross_rows(result),
        win_rates=whiskers([one.bot for one in ranked], [one.win_rate for one in ranked], result.share),
        made=colophon(command, date, report.times, result.seed),
    )
