"""A review as one HTML file, with a plot of the probability of winning."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from forno.cli.review_words import course_text, headline, knew_text, losses_text, signed, verdict_text, why_text
from forno.reports import render
from forno.reports.svg import WIDTH, dot, line, picture, way, words
from forno.review import Review, ReviewedDecision
from forno.review.review import costliest

HEIGHT, LEFT, BELOW = 300, 44, 28
MAX_MARKED_DECISIONS = 5
"""The number of costliest decisions that are marked and explained."""
HEADINGS = ("decision", "chosen", "master", "outlook", "choice", "luck", "lost", "±")


def review_page(made: Review, lang: str, command: str) -> str:
    """Return the page: the result, the plot, the costliest decisions, and all decisions."""
    return render(
        "review.html",
        title=f"{made.names[made.seat]} in {made.game}",
        headline=headline(made),
        course=course_text(made),
        losses=losses_text(made),
        plot=course(made),
        costly=costly(made, lang),
        rows=rows(made),
        command=command,
    )


def rows(made: Review) -> list[list[str]]:
    """Return headings and a row for each decision, in points of a hundred."""
    return [[*HEADINGS], *map(row, made.decisions)]


def row(one: ReviewedDecision) -> list[str]:
    best = "the same" if one.best == one.chosen else str(one.best)
    figures = [signed(one.edge), signed(one.luck), signed(one.loss), f"{100 * one.loss_error:.0f}"]
    return [str(one.decision), str(one.chosen), best, f"{100 * one.outlook:.0f}", *figures]


def costly(made: Review, lang: str) -> list[dict[str, object]]:
    """Return the costliest decisions, the worst first, each with the knowledge, the choice and the better move."""
    return [
        {
            "decision": one.decision,
            "knew": knew_text(one, made, lang),
            "verdict": verdict_text(one),
            "why": why_text(one, made.names, lang),
        }
        for one in costliest(made, MAX_MARKED_DECISIONS)
    ]


# --- the plot


def course(made: Review) -> Markup:
    """Plot the outlook at each decision, then the result; dots mark the costliest decisions."""
    outlooks = [*(one.outlook for one in made.decisions), made.result]
    places = {id(one): at for at, one in enumerate(made.decisions)}
    points = [(across(at, len(outlooks)), up(outlook)) for at, outlook in enumerate(outlooks)]
    parts = [*frame(made.share), way(points, "course c1")]
    for one in costliest(made, MAX_MARKED_DECISIONS):
        x, y = points[places[id(one)]]
        parts.append(dot(x, y, "c0", f"{one.decision}. {verdict_text(one)}"))
        parts.append(words(x, y - 9, str(one.decision), "middle"))
    return picture("How likely this seat was to win, from decision to decision", HEIGHT, parts)


def frame(share: float) -> Sequence[str]:
    """Draw the lines of 0, 100 and the fair share."""
    lines = [(0.0, "axis", "0"), (1.0, "axis", "100"), (share, "fair", f"{100 * share:.0f}")]
    ruled = [line(LEFT, up(at), WIDTH, up(at), sort) for at, sort, _ in lines]
    named = [words(LEFT - 6, up(at) + 4, text, "end") for at, _, text in lines]
    return [*ruled, *named, words(LEFT, HEIGHT - 6, "the deal", "start"), words(WIDTH, HEIGHT - 6, "the result", "end")]


def across(at: int, count: int) -> float:
    return LEFT + (WIDTH - LEFT - 6) * at / max(1, count - 1)


def up(odds: float) -> float:
    return 16 + (HEIGHT - BELOW - 16) * (1 - odds)
