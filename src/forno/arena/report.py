"""The report of a run as one HTML file: it needs no network, and is light or dark as the reader's device."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.metadata import version
from platform import python_version

from forno.arena.plots import course, histogram, whiskers
from forno.arena.ratings import Rating, RatingHistory
from forno.arena.result import ArenaReport, BotTime, RunTimes
from forno.arena.statistics import Estimate, Standing, caveat

STYLE = """
:root { color-scheme: light dark; --ink: #222; --paper: #fdfbf7; --faint: #bbb5a8; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e4da; --paper: #1b1a18; --faint: #5c574d; } }
body { color: var(--ink); background: var(--paper); font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto;
  max-width: 62rem; padding: 0 1rem; }
table { border-collapse: collapse; } .wide { overflow-x: auto; }
th, td { padding: .25rem .7rem; text-align: right; border-bottom: 1px solid var(--faint); }
th:first-child, td:first-child { text-align: left; } code { overflow-wrap: anywhere; }
svg { width: 100%; height: auto; } svg text { font-size: 12px; fill: var(--ink); }
.axis { stroke: var(--faint); } .fair { stroke: var(--ink); stroke-dasharray: 4 4; }
.whisker, .course, .key { stroke: var(--c); stroke-width: 2.5; fill: none; } .dot, .bar { fill: var(--c); }
.c0 { --c: #c0392b; } .c1 { --c: #2779b8; } .c2 { --c: #3a8f4d; } .c3 { --c: #b9770e; }
.c4 { --c: #8e5ab5; } .c5 { --c: #138d90; } .c6 { --c: #c2548c; } .c7 { --c: #7f8c8d; }
"""

HEADINGS = ("bot", "games", "wins", "95%", "rank", "score", "rating", "ms (most)", "faults")


def arena_page(report: ArenaReport, went: RatingHistory, command: str, date: str) -> str:
    """Return the report of a run: the plan, the table and three plots."""
    result, bots = report.result, report.result.bots
    rates = [one.win_rate for one in result.standings]
    claim = f"<p>{escape(claim_text(report))}</p>" if result.claim else ""
    body = [
        f"<h1>{escape(title_of(report))}</h1>{claim}",
        table(standing_rows(result.standings, report.times)),
        f"<h2>Win rates</h2>{whiskers(bots, rates, result.share)}",
        f"<h2>Places</h2>{histogram(bots, [one.places for one in result.standings])}",
        f"<h2>Ratings</h2>{course(bots, went)}",
        colophon(command, date, report.times, result.seed),
    ]
    return page(title_of(report), body)


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


# --- parts of a page


def table(rows: Sequence[Sequence[str]]) -> str:
    """Return an HTML table; the first row has the headings."""
    head = "".join(f"<th>{escape(heading)}</th>" for heading in rows[0])
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows[1:])
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def colophon(command: str, date: str, times: RunTimes, seed: int) -> str:
    """Return how to repeat the run: the command, the seed and the versions; before it, the first faults."""
    versions = ", ".join(
        [f"Python {python_version()}", *(f"{name} {version(name)}" for name in ("forno", "openskill"))]
    )
    faults = [f"{time.bot}: {time.first_fault}" for time in times.bots if time.first_fault]
    listed = "".join(f"<li>{escape(fault)}</li>" for fault in faults)
    return (
        (f"<h2>First faults</h2><ul>{listed}</ul>" if listed else "")
        + f"<h2>How it was made</h2><p><code>{escape(command)}</code></p><p>Seed {seed}; {escape(versions)}; "
        f"{escape(date)}.{escape(speed_text(times))}</p>"
    )


def speed_text(times: RunTimes) -> str:
    """Return the speed of a run; empty if all deals had been saved."""
    speed = f" {times.games_per_second:,.1f} games/s in {times.seconds:.1f} s, workers: {times.workers}."
    return speed if times.workers else ""


def page(title: str, body: Sequence[str]) -> str:
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return (
        f'<!doctype html><html lang="en"><head>{head}<style>{STYLE}</style></head><body>{"".join(body)}</body></html>\n'
    )
