"""The report of a run: its figures as texts, and the page with its plots."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version
from platform import python_version

import msgspec

from forno import __version__
from forno.arena.plots import course, histogram, whiskers
from forno.arena.ratings import Rating, RatingHistory
from forno.arena.result import ArenaReport, BotTime, RunTimes
from forno.arena.statistics import Estimate, Standing, caveat
from forno.reports import render

HEADINGS = ("bot", "games", "wins", "95%", "rank", "score", "rating", "ms (most)", "faults")


def arena_page(report: ArenaReport, went: RatingHistory, command: str, date: str) -> str:
    """Return the report of a run: the plan, the table and three plots."""
    result, bots = report.result, report.result.bots
    return render(
        "arena.html",
        title=title_of(report),
        claim=claim_text(report) if result.claim else "",
        rows=standing_rows(result.standings, report.times),
        win_rates=whiskers(bots, [one.win_rate for one in result.standings], result.share),
        places=histogram(bots, [one.places for one in result.standings]),
        ratings=course(bots, went),
        made=colophon(command, date, report.times, result.seed),
    )


def title_of(report: ArenaReport) -> str:
    result = report.result
    chosen = "".join(f", {name}={value}" for name, value in result.options.items())
    return f"{result.game}, {result.players} players{chosen}: {result.games:,} games of {result.deals:,} deals"


def claim_text(report: ArenaReport) -> str:
    """`expert wins 71.0% where a fair share is 25.0%: p = 1.3e-12`"""
    claim = report.result.claim
    assert claim
    said = "p < 1e-15" if claim.p < 1e-15 else f"p = {claim.p:.2g}"
    few = caveat(report.result.deals)
    return (
        f"{claim.bot} wins {claim.win_rate:.1%} where a fair share is {claim.share:.1%}: {said}{few and f', but {few}'}"
    )


def standing_rows(standings: Sequence[Standing], times: RunTimes) -> list[list[str]]:
    """Return headings and a row for each bot, without the column of faults if there are none."""
    rows = [_row(one, time) for one, time in zip(standings, times.bots, strict=True)]
    columns = len(HEADINGS) - (not any(count for one in standings for count in one.faults.values()))
    return [row[:columns] for row in [[*HEADINGS], *rows]]


def _row(one: Standing, time: BotTime) -> list[str]:
    return [
        one.bot,
        f"{one.games:,}",
        f"{one.win_rate.mean:.1%}",
        span(one.win_rate),
        f"{one.rank.mean:.2f}{reach(one.rank)}",
        f"{one.score.mean:.1f}",
        rating_text(one.rating),
        f"{time.mean_ms:.2f} ({time.largest_ms:.0f})",
        faults_text(one.faults),
    ]


def span(rate: Estimate) -> str:
    """Return the interval of a win rate, in percent."""
    return "-" if rate.low is None or rate.high is None else f"{100 * rate.low:.1f}–{rate.high:.1%}"


def reach(estimate: Estimate) -> str:
    """` ±0.09`"""
    return "" if estimate.high is None else f" ±{estimate.high - estimate.mean:.2f}"


def rating_text(rating: Rating) -> str:
    return f"{rating.mu:.1f} ±{rating.sigma:.1f}"


def faults_text(faults: dict[str, int]) -> str:
    """`2 crash, 1 time-out`"""
    return ", ".join(f"{count:,} {kind}" for kind, count in faults.items() if count) or "-"


# --- how it was made


class Colophon(msgspec.Struct, frozen=True):
    """All that is needed to repeat a run, and the first faults of its bots."""

    command: str
    date: str
    seed: int
    versions: str
    speed: str
    faults: list[str]


def colophon(command: str, date: str, times: RunTimes, seed: int) -> Colophon:
    packages = (f"{name} {version(name)}" for name in ("openskill", "scipy"))
    versions = ", ".join([f"Python {python_version()}", f"forno {__version__}", *packages])
    faults = [f"{time.bot}: {time.first_fault}" for time in times.bots if time.first_fault]
    return Colophon(command, date, seed, versions, speed_text(times), faults)


def speed_text(times: RunTimes) -> str:
    """Return the speed of a run; empty if all deals had been saved."""
    speed = f" {times.games_per_second:,.1f} games/s in {times.seconds:.1f} s, workers: {times.workers}."
    return speed if times.workers else ""
