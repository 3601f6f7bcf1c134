"""Reports of lab and benchmarks: their arguments, tables in the terminal, and tables in a page of the docs."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
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
TINY_P = 1e-9


class Arguments(argparse.ArgumentParser):
    """An argument parser that reports an error in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def print_table(title: str, columns: Sequence[str], rows: Rows) -> None:
    """Print a table, with rich where it is installed."""
    if HAS_RICH:
        _print_with_rich(title, columns, rows)
    else:
        _print_plain(title, columns, rows)


def _print_plain(title: str, columns: Sequence[str], rows: Rows) -> None:
    lines = [columns, *rows]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    print(f"\n{title}")
    for first, *others in lines:
        cells = (f"{cell:>{width}}" for cell, width in zip(others, widths[1:], strict=True))
        print("  ".join([f"{first:<{widths[0]}}", *cells]))


def _print_with_rich(title: str, columns: Sequence[str], rows: Rows) -> None:
    """Fit a terminal of 80 columns; words are left-aligned, numbers right-aligned."""
    lines = [*rows]
    table = RichTable(title=title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False, padding=0)
    for place, column in enumerate(columns):
        numbers = place > 0 and all(" " not in line[place] for line in lines)
        table.add_column(column, justify="right" if numbers else "left", overflow="fold")
    for line in lines:
        table.add_row(*line)
    Console().print(table)


def with_progress(title: str) -> Callable[[range], Iterable[int]]:
    """Make an iterator over steps that draws a progress bar on standard error, if that is a terminal."""

    def iterate(steps: range) -> Iterable[int]:
        if not HAS_RICH or not sys.stderr.isatty():
            return steps
        return track(steps, title, console=Console(stderr=True), transient=True)

    return iterate


def p_value_text(p: float | None) -> str:
    """`0.0214`, `3e-07`, `< 1e-09`, or `-` if there is none."""
    if p is None:
        return "-"
    return f"{p:.4f}" if p >= 0.0001 else f"{p:.0e}" if p > TINY_P else f"< {TINY_P:.0e}"


# --- tables in a page, each between its own marks: `<!-- levels -->` ... `<!-- end -->`


def write_table(page: Path, part: str, columns: Sequence[str], rows: Rows) -> None:
    """Replace the table of a part; ValueError if the page has no marks for it."""
    lines = [columns, ["---"] * len(columns), *rows]
    table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    text = page.read_text(encoding="utf-8")
    made, count = re.subn(
        rf"(<!-- {part} -->\n).*?(<!-- end -->)", lambda found: f"{found[1]}{table}\n{found[2]}", text, flags=re.S
    )
    if not count:
        raise ValueError(f"{page} has no place for {part}: it wants the lines <!-- {part} --> and <!-- end -->")
    page.write_text(made, encoding="utf-8")


def read_table(page: Path, part: str) -> list[list[str]]:
    """Read the cells of a part's table, without its headings."""
    found = re.search(rf"<!-- {part} -->\n(.*?)<!-- end -->", page.read_text(encoding="utf-8"), re.S)
    lines = found[1].splitlines() if found else []
    return [[cell.strip() for cell in line.strip("| ").split("|")] for line in lines[2:]]
