"""The lab's report: one page with every experiment, what it counted, plots of what it measured, and its faults."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Sequence
from html import escape

from forno.arena.drawing import WIDTH, Point, dot, line, picture, way, words
from forno.arena.report import page, table
from lab.experiment import Experiment, Kept
from lab.words import counted

HEIGHT, LEFT, TOP, BELOW = 220, 80, 14, 40
Tried = tuple[Experiment, Kept]


def report(tried: Iterable[Tried], flames: Sequence[str] = ()) -> str:
    """A page that needs no network. Experiments that were never run are left out; flame graphs lie beside it."""
    done = [(experiment, kept) for experiment, kept in tried if kept.outcomes]
    rows = [("experiment", "tries", "of", "faults"), *map(summary, done)]
    body = ["<h1>The lab</h1>", table(rows), *(section(*one) for one in done)]
    if flames:
        body.append("<h2>Where the time goes</h2>")
        body += [f'<p><a href="{name}">{name}</a></p>' for name in map(escape, flames)]
    return page("The lab", body)


def summary(one: Tried) -> tuple[str, ...]:
    experiment, kept = one
    return (experiment.name, f"{kept.tries:,}", f"{experiment.goal:,} {experiment.unit}", f"{len(kept.faults):,}")


def section(experiment: Experiment, kept: Kept) -> str:
    """What one experiment claims, and what came of it."""
    parts = [f"<h2>{escape(experiment.name)}</h2><p>{escape(experiment.claim)}</p>"]
    if kept.counts:
        parts.append(
            table([("counted", "in all"), *((counted(name), f"{count:,}") for name, count in kept.counts.items())])
        )
    parts += plots(experiment, kept)
    if kept.faults:
        parts.append("<ul>" + "".join(f"<li>{escape(fault)}</li>" for fault in kept.faults) + "</ul>")
    parts.append(
        f"<p><code>forno lab {escape(experiment.name)}</code>, {escape(kept.days)}, {escape(kept.machines)}</p>"
    )
    return "".join(parts)


def plots(experiment: Experiment, kept: Kept) -> list[str]:
    """A curve where the experiment has one; else each figure, batch by batch, and in words what was always the same."""
    figures = kept.figures
    if experiment.curve and all(name in figures for name in experiment.curve):
        across, up = experiment.curve
        return [plot(f"{up} by {across}", sorted(zip(figures[across], figures[up], strict=True)), joined=True)]
    same = [(name, f"{values[0]:.3g}") for name, values in figures.items() if len({*values}) == 1]
    drawn = [plot(name, [*enumerate(values, start=1)]) for name, values in figures.items() if len({*values}) > 1]
    return [table([("measured", "each time"), *same]), *drawn] if same else drawn


# --- drawing


def plot(title: str, points: Sequence[Point], *, joined: bool = False) -> str:
    """Dots with their median as a line, or a curve; from nothing up to the highest, or down to the lowest."""
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
