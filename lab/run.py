"""`forno lab`: inject faults, load and attacks into the server, and check its guarantees.

Without arguments, lists the experiments; `forno lab smoke` runs them all in short. Each runs in batches whose outcomes
are stored, so that an interrupted run resumes; the folder of a batch that found a violation is kept as evidence.
"""

from __future__ import annotations

import asyncio
import shutil
import statistics
import sys
import traceback
from argparse import Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as ProgressBar

from forno.client import ConnectionLost, RefusedByServer
from harness.reports import Arguments, print_table, read_table, write_table
from lab import smoke
from lab.experiment import Experiment, Outcome, Progress, ResultsFile
from lab.experiments import EXPERIMENTS, LOAD_TESTS
from lab.load import capacity, latency_curve
from lab.report import count_label, report

SMOKE = "smoke"
COLUMNS = ("claim", "`forno lab`", "trials", "result", "bound", "violations", "date", "machine")


def main(argv: Sequence[str]) -> int:
    if argv[:1] == [SMOKE]:
        smoke.run(argv[1:])
    arguments = parse(argv)
    if not (arguments.experiment or arguments.write or arguments.capacity):
        list_experiments()
        return 0
    arguments.folder.mkdir(parents=True, exist_ok=True)
    results = {
        name: run_experiment(EXPERIMENTS[name], arguments.count, arguments.folder, arguments.seed)
        for name in arguments.experiment
    }
    write_reports(arguments.folder, arguments.write)
    for name, file in results.items():
        if EXPERIMENTS[name] in LOAD_TESTS:
            latency_curve.print_curve(file)
    if arguments.capacity:
        capacity.write_page(arguments.folder, arguments.capacity)
    return show_results(results)


def parse(argv: Sequence[str]) -> Namespace:
    """Parse the arguments; exit with one clear line if they are invalid."""
    parser = Arguments(prog="forno lab", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("experiment", nargs="*", help=f"one or more of {', '.join(EXPERIMENTS)}")
    parser.add_argument("--count", type=int, help="number of trials in all; that of a full run by default")
    parser.add_argument("--folder", type=Path, default=Path("lab-results"), help="where outcomes are stored")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first batch")
    parser.add_argument("--write", type=Path, metavar="PAGE", help="write the table of results into a page")
    parser.add_argument("--capacity", type=Path, metavar="PAGE", help="write the page on a server's capacity")
    arguments = parser.parse_args(argv)
    if unknown := [name for name in arguments.experiment if name not in EXPERIMENTS]:
        parser.error(f"no such experiment: {unknown[0]}; there are {', '.join(EXPERIMENTS)}")
    if arguments.count is not None and arguments.count < 1:
        parser.error(f"--count: {arguments.count} is too few")
    return arguments


def list_experiments() -> None:
    rows = [(one.name, one.claim, f"{one.goal:,} {one.unit}") for one in EXPERIMENTS.values()]
    print_table("experiments", ("name", "claim", "full run"), rows)
    print(f"forno lab {SMOKE} [ARGUMENTS of pytest]: every experiment in short, {smoke.DURATION}")


def show_results(results: Mapping[str, ResultsFile]) -> int:
    """Print the results and every violation; return the exit status."""
    if rows := [result_row(EXPERIMENTS[name], file) for name, file in results.items()]:
        print_table("results", ("experiment", "trials", "result", "violations"), rows)
    violations = [violation for file in results.values() for violation in file.violations]
    for violation in violations:
        print(violation)
    return int(bool(violations))


# --- running


def run_experiment(experiment: Experiment, count: int | None, folder: Path, seed: int) -> ResultsFile:
    """Run batches until there are enough trials, those of earlier runs included."""
    file, wanted = ResultsFile(folder / f"{experiment.name}.jsonl"), count or experiment.goal
    console = Console(stderr=True)
    columns = (TextColumn(experiment.name), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with ProgressBar(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(experiment.name, total=wanted, completed=file.trials)
        while file.trials < wanted:
            number = seed + len(file.outcomes)
            evidence = folder / f"{experiment.name}-{number}"
            shutil.rmtree(evidence, ignore_errors=True)
            evidence.mkdir()
            size = min(experiment.batch, wanted - file.trials)
            outcome = run_batch(experiment, evidence.resolve(), number, size, lambda: bar.advance(task))
            file.add(outcome)
            if not outcome.violations:
                shutil.rmtree(evidence)
    return file


def run_batch(experiment: Experiment, evidence: Path, seed: int, size: int, progress: Progress) -> Outcome:
    """Run one batch. A timeout, an unexpected refusal and a server that does not start are violations."""
    try:
        return asyncio.run(experiment.run(evidence, seed, size, progress))
    except (AssertionError, RuntimeError, TimeoutError, ConnectionLost, RefusedByServer) as error:
        (evidence / "error.txt").write_text(traceback.format_exc(), encoding="utf-8")
        return Outcome(seed, size, {}, [f"{type(error).__name__}: {error}; traceback in {evidence.name}/error.txt"])


# --- reporting


def write_reports(folder: Path, page: Path | None) -> None:
    """Write the HTML report of a folder and, if wanted, the table in a page; rows without results there stay."""
    files = [(experiment, ResultsFile(folder / f"{experiment.name}.jsonl")) for experiment in EXPERIMENTS.values()]
    out = folder / "report.html"
    flame_graphs = sorted(picture.name for picture in folder.glob("flame-*.svg"))
    out.write_text(report(files, flame_graphs), encoding="utf-8")
    print(f"report: {out}")
    if page:
        rows = {row[1]: row for row in read_table(page, "results")}
        finished = [(one, file) for one, file in files if file.outcomes]
        rows |= {one.name: page_row(one, file) for one, file in finished}
        write_table(page, "results", COLUMNS, [rows[name] for name in EXPERIMENTS if name in rows])


def result_row(experiment: Experiment, file: ResultsFile) -> tuple[str, ...]:
    counts = [f"{count:,} {count_label(name)}" for name, count in file.counts.items()]
    figures = latency_curve.describe(file) if experiment in LOAD_TESTS else summarize_figures(file)
    return (experiment.name, f"{file.trials:,}", "; ".join([*counts, *figures]), f"{len(file.violations):,}")


def page_row(experiment: Experiment, file: ResultsFile) -> list[str]:
    *result, violations = result_row(experiment, file)
    return [experiment.claim, *result, experiment.bound, violations, file.days, file.machines]


def summarize_figures(file: ResultsFile) -> list[str]:
    return [f"{name} {over_batches(name, values):.3g}" for name, values in file.figures.items()]


def over_batches(name: str, values: Sequence[float]) -> float:
    """Median over the batches; the maximum for figures whose name ends in "at most"."""
    return max(values) if name.endswith("at most") else statistics.median(values)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
