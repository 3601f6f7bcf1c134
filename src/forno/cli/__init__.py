"""The command line: one module for each command, or for a few that belong together."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import forno

INTERRUPTED = 130
"""The exit status of a program that Ctrl-C has ended."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return the exit status."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    try:
        if given == ["--version"]:  # without the imports of the other commands
            sys.stdout.write(f"forno {forno.__version__}\n")
            return 0
        from forno import platform  # in here, so that Ctrl-C is quiet from the start

        platform.unblock_interrupts()
        from forno.cli.app import run

        return run(given)
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return INTERRUPTED


__all__ = ["INTERRUPTED", "main"]
