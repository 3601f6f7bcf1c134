"""What all benchmarks share: arguments, and tables of results for people, with rich where it is installed."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import NoReturn

try:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.progress import track
    from rich.table import Table as RichTable
except ImportError:
    HAS_RICH = False
else:
    HAS_RICH = True

Rows = Iterable[Sequence[str]]


class Arguments(argparse.ArgumentParser):
    """Bad arguments get one clear line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def show(title: str, columns: Sequence[str], rows: Rows) -> None:
    if HAS_RICH:
        _show_richly(title, columns, rows)
    else:
        _show_plainly(title, columns, rows)


def _show_plainly(title: str, columns: Sequence[str], rows: Rows) -> None:
    lines = [columns, *rows]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    print(f"\n{title}")
    for first, *others in lines:
        cells = (f"{cell:>{width}}" for cell, width in zip(others, widths[1:], strict=True))
        print("  ".join([f"{first:<{widths[0]}}", *cells]))


def _show_richly(title: str, columns: Sequence[str], rows: Rows) -> None:
    """Narrow enough for a terminal of 80 columns. Words go to the left, numbers to the right."""
    lines = [*rows]
    table = RichTable(title=title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False, padding=0)
    for place, column in enumerate(columns):
        numbers = place > 0 and all(" " not in line[place] for line in lines)
        table.add_column(column, justify="right" if numbers else "left", overflow="fold")
    for line in lines:
        table.add_row(*line)
    Console().print(table)


def watched(title: str) -> Callable[[range], Iterable[int]]:
    """Steps with a progress bar, on the error stream, where somebody is there to see it."""

    def watch(steps: range) -> Iterable[int]:
        if not HAS_RICH or not sys.stderr.isatty():
            return steps
        return track(steps, title, console=Console(stderr=True), transient=True)

    return watch
