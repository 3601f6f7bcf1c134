"""The report of a run: its curves, made from its log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from markupsafe import Markup

from forno.reports import render
from forno.reports.svg import WIDTH, dot, line, picture, way, words
from forno.research.train.config import BadConfig
from forno.research.train.files import CONFIG, LOG

LEFT, RIGHT, TOP, HEIGHT = 60, 20, 12, 260
LINE = 18
MOST_POINTS = 300
MANY = 100
"""From here on a number is written without fractions."""
MILLION = 1e6

Point = tuple[float, float]
Line = Mapping[str, Any]


def read_log(folder: Path) -> list[Line]:
    """Read the log of a run. Raises BadConfig where there is none."""
    try:
        lines = (folder / LOG).read_bytes().splitlines()
    except OSError:
        raise BadConfig(f"{folder} holds no log of a run") from None
    return [msgspec.json.decode(text) for text in lines]


def write_report(folder: Path) -> Path:
    """Write the page with the curves; return its path."""
    log = read_log(folder)
    steps = [one for one in log if one["kind"] == "iteration"]
    scores = [one for one in log if one["kind"] == "score"]
    if not steps:
        raise BadConfig(f"{folder}: the run has not learnt yet")
    path = folder / "report.html"
    config = msgspec.json.decode((folder / CONFIG).read_bytes())
    page = render(
        "train.html",
        title=f"{config['game']}, {' and '.join(map(str, config['players']))} players",
        summary=summary_of(steps),
        scores=score_rows(scores),
        win_rates=win_rates(scores),
        curves=[
            (name, curve(name, thinned([(one["decisions"], value(one)) for one in steps])))
            for name, value in CURVES.items()
        ],
        calibration=calibration(steps[-1]["calibration"]),
        config=msgspec.json.format(msgspec.json.encode(config)).decode(),
    )
    path.write_text(page, encoding="utf-8")
    return path


def per_second(one: Line) -> float:
    """Return thousands of decisions a second of an iteration."""
    return float(one["rate"]) / 1e3


CURVES: dict[str, Callable[[Line], float]] = {
    "Entropy of the policy": lambda one: one["entropy"],
    "Loss of the value": lambda one: one["value_loss"],
    "Error of the value's calibration": lambda one: calibration_error(one["calibration"]),
    "Divergence from the policy that played": lambda one: one["divergence"],
    "Thousands of decisions a second": per_second,
}


def summary_of(steps: Sequence[Line]) -> str:
    last = steps[-1]
    return (
        f"{last['decisions'] / MILLION:,.1f} million decisions, {last['games']:,} games, "
        f"{last['seconds'] / 60:,.1f} minutes"
    )


def calibration_error(classes: Sequence[Sequence[float]]) -> float:
    """Return the mean distance between values and results."""
    decisions = sum(count for count, _, _ in classes)
    return sum(count * abs(value - result) for count, value, result in classes) / max(decisions, 1)


def score_rows(scores: Sequence[Line]) -> list[list[str]]:
    """Return headings and a row for each score."""
    rows = [["million decisions", "against", "players", "games", "share of wins", "95%"]]
    for one in scores:
        low, high = one["share"] - one["margin"], one["share"] + one["margin"]
        rows.append([
            f"{one['decisions'] / MILLION:,.1f}", one["level"], str(one["players"]), f"{one['games']:,}",
            f"{one['share']:.1%}", f"{100 * max(low, 0):.1f}–{min(high, 1):.1%}",
        ])  # fmt: skip
    return rows


def thinned(points: Sequence[Point]) -> list[Point]:
    """Return means of neighbours, so that a line has few points."""
    size = -(-len(points) // MOST_POINTS)
    groups = [points[at : at + size] for at in range(0, len(points), size)]
    return [(sum(x for x, _ in group) / len(group), sum(y for _, y in group) / len(group)) for group in groups]


class Axes:
    """A plot's axes, from 0 on."""

    def __init__(self, widest: float, highest: float) -> None:
        self.widest, self.highest = widest or 1, highest or 1

    def at(self, x: float, y: float) -> Point:
        across, tall = WIDTH - LEFT - RIGHT, HEIGHT - TOP - 30
        return LEFT + across * x / self.widest, TOP + tall * (1 - y / self.highest)

    def parts(self, right: str, top: str) -> list[str]:
        (x0, y0), (x1, y1) = self.at(0, 0), self.at(self.widest, self.highest)
        return [
            line(x0, y0, x1, y0, "axis"), line(x0, y0, x0, y1, "axis"), words(x0, y0 + 16, "0", "middle"),
            words(x1, y0 + 16, right, "end"), words(x0 - 6, y1 + 10, top, "end"), words(x0 - 6, y0, "0", "end"),
        ]  # fmt: skip


def curve(name: str, points: Sequence[Point]) -> Markup:
    """Plot a quantity over the decisions."""
    axes = Axes(max(x for x, _ in points), max(y for _, y in points))
    parts = axes.parts(
        f"{axes.widest / MILLION:,.1f} million decisions",
        f"{axes.highest:,.0f}" if axes.highest >= MANY else f"{axes.highest:.2g}",
    )
    return picture(name, HEIGHT, [*parts, way([axes.at(x, max(y, 0)) for x, y in points], "course c1")])


def win_rates(scores: Sequence[Line]) -> Markup | None:
    """Plot the shares of wins against each level, with their intervals."""
    if not scores:
        return None
    axes = Axes(max(one["decisions"] for one in scores), 1.0)
    parts = axes.parts(f"{axes.widest / MILLION:,.1f} million decisions", "100%")
    opponents = sorted({(one["level"], one["players"]) for one in scores})
    for number, (level, players) in enumerate(opponents):
        mine = [one for one in scores if (one["level"], one["players"]) == (level, players)]
        colour = f"c{number % 8}"
        for one in mine:
            x, low = axes.at(one["decisions"], max(one["share"] - one["margin"], 0))
            _, high = axes.at(one["decisions"], min(one["share"] + one["margin"], 1))
            parts += [line(x, low, x, high, f"whisker {colour}")]
            parts += [dot(*axes.at(one["decisions"], one["share"]), colour, f"{level}: {one['share']:.1%}")]
        parts.append(way([axes.at(one["decisions"], one["share"]) for one in mine], f"course {colour}"))
        x, y = axes.at(axes.widest, 0.0)
        y -= 10 + LINE * (len(opponents) - 1 - number)
        parts += [
            line(x - 24, y - 4, x, y - 4, f"key {colour}"),
            words(x - 32, y, f"{level}, {players} players", "end"),
        ]
    return picture("Share of wins against the levels", HEIGHT, parts)


def calibration(classes: Sequence[Sequence[float]]) -> Markup:
    """Plot results over values: on the line where the network is right."""
    axes = Axes(1.0, 1.0)
    parts = [*axes.parts("value 100%", "100%"), line(*axes.at(0, 0), *axes.at(1, 1), "fair")]
    parts += [
        dot(*axes.at(value, result), "c1", f"{count:,} decisions: {value:.0%}, won {result:.0%}")
        for count, value, result in classes
        if count
    ]
    return picture("Results over values", HEIGHT, parts)
