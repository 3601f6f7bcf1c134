"""Command line that all benchmarks share: a quick run, results as tables or JSON, and one clear line on failure."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from forno.core.errors import Unreadable
from harness.reports import Arguments

Results = TypeVar("Results")


class BenchmarkError(Exception):
    """A benchmark cannot run: a program is missing, did not start, or printed no result."""


def parser_for(name: str, description: str | None, *, quick: str) -> Arguments:
    """Make the argument parser of `forno bench NAME`; `quick` says how long a quick run takes."""
    parser = Arguments(prog=f"forno bench {name}".rstrip(), description=description)
    parser.add_argument("--quick", action="store_true", help=quick)
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    return parser


def run(
    parser: Arguments,
    argv: Sequence[str] | None,
    measure: Callable[[Namespace], Results],
    show: Callable[[Results], None],
) -> None:
    """Parse the arguments, measure, and print the results."""
    arguments = parser.parse_args(argv)
    try:
        results = measure(arguments)
    except Unreadable as error:
        parser.error(str(error))
    except BenchmarkError as error:
        parser.exit(1, f"{parser.prog}: {error}\n")
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(results)).decode())
    else:
        show(results)
