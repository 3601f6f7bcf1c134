"""`forno review`"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.text import Text

from forno.bots.search import SearchBudget
from forno.cli.common import (
    FAILED_CHECK,
    Language,
    RecordFile,
    check_writable,
    complain,
    read_text,
    tell_of_plain_kernel,
)
from forno.cli.contest import Json, ReportFile, write_page
from forno.cli.progress import TerminalProgress
from forno.cli.review_page import review_page
from forno.cli.review_words import course_text, headline, knew_text, losses_text, verdict_text, why_text
from forno.core.errors import BrokenRecord
from forno.core.record import read_record
from forno.review import Review, ReviewedDecision, review_game
from forno.review.decisions import TakenDecision
from forno.review.review import costliest
from forno.rulebook.bundles import texts

MAX_SHOWN_DECISIONS = 5


def review(
    file: RecordFile,
    /,
    *,
    seat: Annotated[int, Parameter(help="Whose decisions: the number of a seat, from 1.")] = 1,
    worlds: Annotated[int, Parameter(validator=Number(gte=2), help="How many deals to imagine for a decision.")] = 64,
    time: Annotated[
        int | None, Parameter(validator=Number(gte=1), help="Go by the clock instead: milliseconds for a search.")
    ] = None,
    further: Annotated[
        int | None,
        Parameter(
            validator=Number(gte=0),
            help="How many more deals to imagine in all for a narrower interval; many by default if compiled.",
        ),
    ] = None,
    lang: Language = "en",
    every: Annotated[bool, Parameter(name="--all", negative=(), help="Show every decision.")] = False,
    json: Json = False,
    report: ReportFile = None,
) -> int:
    """Look back at a game: how well a seat decided, what master would have done, and what was luck."""
    texts(lang)  # an unknown language is refused first
    record = read_record(read_text(file))
    if report:
        check_writable(report)
    budget = SearchBudget(worlds=worlds) if time is None else SearchBudget(milliseconds=time)
    try:
        made = review_game(record, seat - 1, budget, further=further, track=_with_progress)
    except BrokenRecord as broken:
        return complain(f"{file}: {broken}", FAILED_CHECK)
    if report:
        write_page(report, review_page(made, lang, _command(file, seat, budget)))
    if json:
        sys.stdout.write(msgspec.json.encode(made).decode() + "\n")
    else:
        show(made, lang, every=every)
    return 0


def _command(file: Path, seat: int, budget: SearchBudget) -> str:
    spent = f"--time {budget.milliseconds}" if budget.milliseconds else f"--worlds {budget.worlds}"
    return f"forno review {file} --seat {seat} {spent}"


def _with_progress(decisions: Sequence[TakenDecision]) -> Iterator[TakenDecision]:
    """Iterate over the decisions with a progress bar, shown in a terminal only."""
    tell_of_plain_kernel()  # only now is it sure that the record can be reviewed
    columns = (TextColumn("looking back"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with TerminalProgress(*columns) as progress:
        yield from progress.track(decisions)


def show(made: Review, lang: str, *, every: bool) -> None:
    """Print the review: the sums, then the costliest decisions, or all of them."""
    console = Console(highlight=False, markup=False, soft_wrap=True)
    console.print(headline(made), style="bold")
    console.print(course_text(made))
    console.print(losses_text(made))
    shown = made.decisions if every else costliest(made, MAX_SHOWN_DECISIONS)
    if shown:
        console.print("\nEvery decision:" if every else "\nWhat cost most:")
    for one in shown:
        show_decision(console, one, made, lang)


def show_decision(console: Console, one: ReviewedDecision, made: Review, lang: str) -> None:
    console.print(f"\n{one.decision:4}. {knew_text(one, made, lang)}")
    console.print(Text(f"      {verdict_text(one)}", style="bold" if one.loss > 2 * one.loss_error else ""))
    console.print(Text(f"      {why_text(one, made.names, lang)}", style="dim"))
