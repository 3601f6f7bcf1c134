"""HTML report: every experiment with its counts, plots of its figures, and its violations."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Sequence
from pathlib import Path

from markupsafe import Markup

from forno.reports import render
from forno.reports.svg import WIDTH, Point, dot, line, picture, way, words
from lab.experiment import Experiment, ResultsFile

HEIGHT, LEFT, TOP, BELOW = 220, 80, 14, 40
ExperimentResults = tuple[Experiment, ResultsFile]
COUNT_LABELS = {
    "unknown": "without an answer",
    "views": "final views",
    "entries": "log entries",
    "store_fails": "failed writes",
    "store_unsure": "writes stored but not confirmed",
    "store_late": "writes stored after an error",
    "store_slow": "slow writes",
    "store_away": "store outages",
    "push_fails": "push messages refused",
    "push_unsure": "push messages delivered but not confirmed",
    "bus_loses": "bus messages lost",
    "bus_doubles": "bus messages duplicated",
    "bus_delays": "bus messages delayed",
    "cut": "connections cut",
    "half": "connections half closed",
    "double": "messages duplicated",
    "swap": "messages reordered",
    "delay": "messages delayed",
    "sliced": "packet fragments",
    "slow_reader": "slow readers",
    "kill": "servers killed",
    "stop": "servers stopped",
    "freeze": "servers frozen",
    "clock": "clock changes",
    "leave": "clients that left for a while",
    "replayed": "seeds replayed to the same bytes",
}
"""Counts whose key is a short name, as the report shows them: `1,200 connections cut`."""


def report(results: Iterable[ExperimentResults], flame_graphs: Sequence[str] = ()) -> str:
    """Render a self-contained page. Experiments without results are left out; `flame_graphs` are files beside it."""
    finished = [(experiment, file) for experiment, file in results if file.outcomes]
    return render(
        "lab.html",
        folder=Path(__file__).parent,
        title="Lab report",
        summary=[("experiment", "trials", "of", "violations"), *map(summary, finished)],
        sections=[section(*one) for one in finished],
        flame_graphs=flame_graphs,
    )


def count_label(name: str) -> str:
    return COUNT_LABELS.get(name, name)


def summary(results: ExperimentResults) -> tuple[str, ...]:
    experiment, file = results
    return (experiment.name, f"{file.trials:,}", f"{experiment.goal:,} {experiment.unit}", f"{len(file.violations):,}")


def section(experiment: Experiment, file: ResultsFile) -> dict[str, object]:
    """Return the claim and the results of one experiment."""
    counts = [(count_label(name), f"{count:,}") for name, count in file.counts.items()]
    constant = [(name, f"{values[0]:.3g}") for name, values in figures_of(experiment, file) if len({*values}) == 1]
    return {
        "name": experiment.name,
        "claim": experiment.claim,
        "bound": experiment.bound,
        "counts": counts and [("count", "total"), *counts],
        "constant": constant and [("figure", "every batch"), *constant],
        "plots": plots(experiment, file),
        "violations": file.violations,
        "days": file.days,
        "machines": file.machines,
    }


def figures_of(experiment: Experiment, file: ResultsFile) -> list[tuple[str, Sequence[float]]]:
    """List the figures that are shown by batch: none for an experiment with a curve."""
    return [] if has_curve(experiment, file) else [*file.figures.items()]


def has_curve(experiment: Experiment, file: ResultsFile) -> bool:
    return bool(experiment.curve) and all(name in file.figures for name in experiment.curve or ())


def plots(experiment: Experiment, file: ResultsFile) -> list[Markup]:
    """Plot the curve of an experiment that has one; else each figure that differs from batch to batch."""
    if experiment.curve and has_curve(experiment, file):
        across, up = experiment.curve
        points = sorted(zip(file.figures[across], file.figures[up], strict=True))
        return [plot(f"{up} by {across}", points, joined=True)]
    varied = [(name, values) for name, values in figures_of(experiment, file) if len({*values}) > 1]
    return [plot(name, [*enumerate(values, start=1)]) for name, values in varied]


# --- drawing


def plot(title: str, points: Sequence[Point], *, joined: bool = False) -> Markup:
    """Plot dots with their median as a line, or a joined curve; the y axis includes 0."""
    most_x = max(x for x, _ in points)
    least_y, most_y = (choose(0.0, *(y for _, y in points)) for choose in (min, max))
    ground, span = HEIGHT - BELOW, (most_y - least_y) or 1.0

    def place(x: float, y: float) -> Point:
        return LEFT + (WIDTH - LEFT - 20) * x / most_x, ground - (ground - TOP) * (y - least_y) / span

    at, (right, nothing) = [place(*point) for point in points], place(most_x, 0.0)
    parts = [line(LEFT, nothing, right, nothing, "axis"), line(LEFT, TOP, LEFT, ground, "axis")]
    parts += [words(LEFT - 6, place(0, y)[1] + 4, f"{y:.3g}", "end") for y in sorted({least_y, 0.0, most_y})]
    parts += [words(right, ground + 16, f"{most_x:,.4g}", "end"), words(LEFT, HEIGHT - 6, title, "start")]
    if joined:
        parts.append(way(at, "course c0"))
    else:
        middle = statistics.median(y for _, y in at)
        parts.append(line(LEFT, middle, right, middle, "fair"))
    return picture(title, HEIGHT, [*parts, *(dot(x, y, "c0") for x, y in at)])
