"""Plots of a run as SVG."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from forno.arena.ratings import RatingHistory
from forno.arena.statistics import Estimate
from forno.reports.svg import WIDTH, dot, line, picture, way, words

NAMES, RIGHT, ROW = 170, 70, 34
SPAN = WIDTH - NAMES - RIGHT


def whiskers(bots: Sequence[str], rates: Sequence[Estimate], share: float) -> Markup:
    """Plot win rates as dots, their intervals as whiskers, the fair share as a line."""
    height = ROW * len(bots) + 30
    fair = NAMES + share * SPAN
    parts = [line(fair, 5, fair, height - 22, "fair"), words(fair, height - 6, f"fair share {share:.1%}", "middle")]
    parts += [line(NAMES, height - 22, NAMES + SPAN, height - 22, "axis"), words(NAMES, height - 6, "0%", "middle")]
    parts.append(words(NAMES + SPAN, height - 6, "100%", "middle"))
    for row, (bot, rate) in enumerate(zip(bots, rates, strict=True)):
        y, x = ROW * row + 22, NAMES + rate.mean * SPAN
        if rate.low is not None and rate.high is not None:
            parts.append(line(NAMES + rate.low * SPAN, y, NAMES + rate.high * SPAN, y, f"whisker c{row % 8}"))
        parts += [dot(x, y, f"c{row % 8}"), _name(bot, y)]
        parts.append(words(WIDTH, y + 4, f"{rate.mean:.1%}", "end"))
    return picture("Win rates with 95% intervals", height, parts)


def histogram(bots: Sequence[str], places: Sequence[Sequence[int]]) -> Markup:
    """Plot the distribution of places: a row of bars for each bot."""
    parts, columns = [], max(map(len, places), default=1) or 1
    step, tall = SPAN / columns, 60
    for row, (bot, counts) in enumerate(zip(bots, places, strict=True)):
        base, games = (tall + 24) * (row + 1) - 16, sum(counts) or 1
        parts += [_name(bot, base - 4), line(NAMES, base, NAMES + SPAN, base, "axis")]
        for place, count in enumerate(counts):
            x, high = NAMES + place * step + step * 0.15, tall * count / games
            size = f'x="{x:.1f}" y="{base - high:.1f}" width="{step * 0.7:.1f}" height="{high:.1f}"'
            parts.append(f'<rect class="bar c{row % 8}" {size}/>')
            parts.append(words(x + step * 0.35, base + 13, f"{place + 1}: {count / games:.0%}", "middle"))
    return picture("How often each place was taken", (tall + 24) * len(bots) + 6, parts)


def course(bots: Sequence[str], went: RatingHistory) -> Markup:
    """Plot the ratings over the games."""
    height, top = 300, 12
    values = [rating.mu for ratings in went.ratings for rating in ratings]
    low, high = min(values) - 1, max(values) + 1
    last = went.games[-1] or 1

    def at(games: int, mu: float) -> tuple[float, float]:
        return NAMES + SPAN * games / last, top + (height - 40 - top) * (high - mu) / (high - low)

    parts = [line(NAMES, height - 40, NAMES + SPAN, height - 40, "axis"), words(NAMES, height - 24, "0", "middle")]
    parts.append(words(NAMES + SPAN, height - 24, f"{last:,} games", "middle"))
    for row, bot in enumerate(bots):
        points = [at(games, ratings[row].mu) for games, ratings in zip(went.games, went.ratings, strict=True)]
        y = top + 18 * row + 10
        parts += [way(points, f"course c{row % 8}"), line(0, y - 4, 14, y - 4, f"key c{row % 8}")]
        parts += [words(20, y, bot, "start"), words(WIDTH, points[-1][1] + 4, f"{went.last[row].mu:.1f}", "end")]
    return picture("How the ratings went", max(height, top + 18 * len(bots) + 10), parts)


def _name(bot: str, y: float) -> str:
    return words(0, y + 4, bot if len(bot) <= 22 else f"{bot[:21]}…", "start")
