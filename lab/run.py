"""`forno lab`: break the server in every way we know, and check what it promises.

Without arguments, lists the experiments. Each runs in batches that are kept, so that it goes on where it stopped; the
folder of a batch that found something wrong stays, for whoever wants to know.
"""

from __future__ import annotations

import asyncio
import shutil
import statistics
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from benchmarks.report import Arguments, show
from benchmarks.written import rows_in, write
from forno.client import Gone, RefusedByServer
from lab.experiment import Experiment, Kept, Outcome, Step
from lab.experiments import EXPERIMENTS, LADDERS
from lab.load import capacity, curve
from lab.report import report
from lab.words import counted

COLUMNS = ("claim", "`forno lab`", "tries", "counted", "faults", "date", "machine")


def main(argv: Sequence[str] | None = None) -> int:
    parser = Arguments(prog="forno lab", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("experiment", nargs="*", help=f"of {', '.join(EXPERIMENTS)}")
    parser.add_argument("--count", type=int, help="how many tries in all; the long form if none")
    parser.add_argument("--folder", type=Path, default=Path("lab-results"), help="where batches are kept")
    parser.add_argument("--seed", type=int, default=1, help="of the first batch")
    parser.add_argument("--write", type=Path, metavar="PAGE", help="put the table of results into a page")
    parser.add_argument("--capacity", type=Path, metavar="PAGE", help="make the page on how much a server holds")
    arguments = parser.parse_args(argv)
    if unknown := [name for name in arguments.experiment if name not in EXPERIMENTS]:
        parser.error(f"no such experiment: {unknown[0]}; there are {', '.join(EXPERIMENTS)}")
    if arguments.count is not None and arguments.count < 1:
        parser.error(f"--count: {arguments.count} is too few")
    if not (arguments.experiment or arguments.write or arguments.capacity):
        rows = [(one.name, one.claim, f"{one.goal:,} {one.unit}") for one in EXPERIMENTS.values()]
        show("experiments", ("name", "claim", "long form"), rows)
        return 0
    arguments.folder.mkdir(parents=True, exist_ok=True)
    kept = {
        name: tried(EXPERIMENTS[name], arguments.count, arguments.folder, arguments.seed)
        for name in arguments.experiment
    }
    tell(arguments.folder, arguments.write)
    for name, one in kept.items():
        if EXPERIMENTS[name] in LADDERS:
            curve.tell(one)
    if arguments.capacity:
        capacity.write(arguments.folder, arguments.capacity)
    if results := [row_of(EXPERIMENTS[name], one) for name, one in kept.items()]:
        show("results", ("experiment", "tries", "counted", "faults"), results)
    for fault in (fault for one in kept.values() for fault in one.faults):
        print(fault)
    return int(any(one.faults for one in kept.values()))


def tried(experiment: Experiment, count: int | None, folder: Path, seed: int) -> Kept:
    """Batch after batch, until there are enough."""
    kept, wanted = Kept(folder / f"{experiment.name}.jsonl"), count or experiment.goal
    console = Console(stderr=True)
    columns = (TextColumn(experiment.name), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(experiment.name, total=wanted, completed=kept.tries)
        while kept.tries < wanted:
            number = seed + len(kept.outcomes)
            place = folder / f"{experiment.name}-{number}"
            shutil.rmtree(place, ignore_errors=True)
            place.mkdir()
            size = min(experiment.batch, wanted - kept.tries)
            outcome = batch(experiment, place.resolve(), number, size, lambda: progress.advance(task))
            kept.add(outcome)
            if not outcome.faults:
                shutil.rmtree(place)
    return kept


def batch(experiment: Experiment, place: Path, seed: int, size: int, done: Step) -> Outcome:
    """One go. Where people wait in vain, are refused what is theirs, or a server does not start, that was found."""
    try:
        return asyncio.run(experiment.run(place, seed, size, done))
    except (AssertionError, RuntimeError, TimeoutError, Gone, RefusedByServer) as trouble:
        (place / "trouble.txt").write_text(traceback.format_exc(), encoding="utf-8")
        return Outcome(seed, size, {}, [f"{type(trouble).__name__}: {trouble}; {place.name}/trouble.txt says where"])


def tell(folder: Path, docs: Path | None) -> None:
    """The report of all that the folder holds; in the docs, if they are wanted, rows of what it does not hold stay."""
    tried = [(experiment, Kept(folder / f"{experiment.name}.jsonl")) for experiment in EXPERIMENTS.values()]
    out = folder / "report.html"
    flames = sorted(picture.name for picture in folder.glob("flame-*.svg"))
    out.write_text(report(tried, flames), encoding="utf-8")
    print(f"report: {out}")
    if docs:
        rows = {row[1]: row for row in rows_in(docs, "results")}
        held = [(one, kept) for one, kept in tried if kept.outcomes]
        rows |= {one.name: [one.claim, *row_of(one, kept), kept.days, kept.machines] for one, kept in held}
        write(docs, "results", COLUMNS, [rows[name] for name in EXPERIMENTS if name in rows])


def row_of(experiment: Experiment, kept: Kept) -> tuple[str, ...]:
    counts = [f"{count:,} {counted(what)}" for what, count in kept.counts.items()]
    found = curve.in_words(kept) if experiment in LADDERS else measured(kept)
    told = "; ".join([*counts, *found])
    return (experiment.name, f"{kept.tries:,}", told, f"{len(kept.faults):,}")


def measured(kept: Kept) -> list[str]:
    return [f"{what} {over_batches(what, values):.3g}" for what, values in kept.figures.items()]


def over_batches(what: str, values: Sequence[float]) -> float:
    """The median of what was measured; of what is "at most", the most."""
    return max(values) if what.endswith("at most") else statistics.median(values)


if __name__ == "__main__":
    sys.exit(main())
