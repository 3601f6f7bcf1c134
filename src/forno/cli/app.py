"""The program `forno`: it dispatches to a command, and turns every error into one clear line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

import forno
from forno import platform
from forno.cli.common import BROKEN_PIPE, complain
from forno.core.errors import FornoError, Refused
from forno.installation import advice_for
from forno.rulebook import refusal_in_notation

app = App(
    name="forno",
    help="An open card table: Mamma Mia!, Sole Mio!, Mamma Mia! Grande, Mamma Mia! Plus and SOLO.",
    version=lambda: f"forno {forno.__version__}",
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)
COMMANDS = {
    "play": "Play in the terminal: against bots, or with --join at a table beside people on the page.",
    "serve": "Open the card table to others: a server with its own store, for a family or a continent.",
    "admin": "Look after a server: list, inspect and close tables, back up and restore.",
    "data": "Print the folder in which the card table keeps its data on this machine.",
    "games": "List the games that can be played here, with their options.",
    "rules": "Print the rules of a game; with --reference, every single rule with its id.",
    "simulate": "Play games at random and say how they went.",
    "arena": "Find out which bot plays better: the same cards from every seat, as often as it takes.",
    "tournament": "Rank any number of bots: each meeting plays so many games, the same cards from every seat.",
    "replay": "Check a game record move by move; say at which line it stops being legal.",
    "verify": "Check that a record's deal was fair: what was promised before is what was dealt.\n\n"
    "The exit status is 0 for a whole game that is right, 1 if something is wrong, and 3 if nothing is but the record "
    "has no result: the game was not over, or the record was cut.",
    "review": "Look back at a game: how well a seat decided, what master would have done, and what was luck.",
    "bench": "Measure games, server, possible transports, page, bots, kernel, or the start (in a checkout).",
    "lab": "Inject faults, load and attacks into the server, and check its guarantees (in a checkout).",
    "new-game": "Write the skeleton of a game of your own: a package that passes the conformance kit as it is.",
    "protocol": "Print how programs speak with the server, for all games that are installed here.",
}
MODULES = {
    "data": "serve",
    "rules": "games",
    "replay": "records",
    "verify": "records",
    "bench": "checkout",
    "lab": "checkout",
}
"""Modules of commands that have none of their own."""
EXTRAS = {
    "asyncpg": "postgres",
    "numpy": "research",
    "openskill": "arena",
    "ray": "ray",
    "redis": "redis",
    "scipy": "arena",
    "textual": "terminal",
}
"""Extras of the package that bring a module."""
for name, about in COMMANDS.items():
    # The module of a command is imported when the command is used.
    function = name.replace("-", "_")
    app.command(f"forno.cli.{MODULES.get(name, function)}:{function}", name=name, help=about)


@app.default
def at_home() -> None:
    """Open the card table on this machine and show its page; `forno --help` lists everything else."""
    from forno.cli.serve import at_home

    at_home()


def run(arguments: Sequence[str]) -> int:
    """Run a command; return the exit status, and say in one line what is wrong."""
    platform.prepare_streams()
    try:
        status = app(arguments, exit_on_error=False, print_error=False)
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except CycloptsError as error:
        return complain(f"{error} See forno --help.")
    except Refused as refused:
        return complain(refusal_in_notation(refused))
    except FornoError as error:
        return complain(error)
    except ImportError as error:
        module = missing_extra(error)
        if module is None:
            raise
        return complain(f"this needs {module}, which is not installed: {advice_for(EXTRAS[module])}")
    except OSError as error:
        if not platform.is_broken_pipe(error):
            raise
        # The reader has closed the pipe: redirect the buffered output, or the interpreter reports an error at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE


def missing_extra(error: BaseException | None) -> str | None:
    """Return the module of an extra that an import has missed, if that is the reason."""
    while error is not None:
        if isinstance(error, ModuleNotFoundError) and (module := (error.name or "").partition(".")[0]) in EXTRAS:
            return module
        error = error.__cause__ or error.__context__
    return None
