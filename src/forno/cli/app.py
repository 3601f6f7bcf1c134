"""The program `forno`: it dispatches to a command, and turns every error into one clear line."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Group, MissingArgumentError, Parameter, UnknownCommandError
from cyclopts.exceptions import UnusedCliTokensError

import forno
from forno import platform
from forno.cli.common import BROKEN_PIPE, complain
from forno.core.errors import FornoError, Refused, did_you_mean
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
    "observe": "Print what a batch shows of a game: the fields of an observation, with their bounds and meaning.",
    "simulate": "Play games at random and say how they went.",
    "arena": "Find out which bot plays better: the same cards from every seat, as often as it takes.",
    "tournament": "Rank any number of bots: each meeting plays so many games, the same cards from every seat.",
    "replay": "Check a game record move by move; say at which line it stops being legal.",
    "verify": "Check that a record's deal was fair: what was promised before is what was dealt.\n\n"
    "The exit status is 0 for a whole game that is right, 1 if something is wrong, and 3 if nothing is but the record "
    "has no result: the game was not over, or the record was cut.",
    "review": "Look back at a game: how well a seat decided, what master would have done, and what was luck.",
    "new-game": "Write the skeleton of a game of your own: a package that passes the conformance kit as it is.",
    "train": "Learn a game by self-play: a network from nothing, on a GPU or a processor.",
    "protocol": "Print the JSON Schema of all messages of a server, for all games that are installed here.",
}
CHECKOUT_COMMANDS = {
    "bench": "Measure games, server, possible transports, page, bots, kernel, or the start.",
    "lab": "Inject faults, load and attacks into the server, and check its guarantees.",
}
LAUNCHER_COMMANDS = {
    "test": "Check everything; `test fast` lint and unit tests; `test PATH` what pytest is told.",
    "wheel": "Build the wheel, to be installed elsewhere: dist/forno-*.whl.",
    "docs": "Build the documentation as a site: build/docs/index.html.",
    "kernel": "Compile the kernel, for bots that look further: needs a C compiler.",
    "set-up": "Install what a tier needs: run, arena, docs, kernel, unit, server, e2e, bench or research.",
    "pictures": "Take pictures of every screen, as an album; with --docs those of the documentation.",
}
"""Commands of a checkout's script `./forno`, which sets up what they need."""
LAUNCHER = Path(__file__).parents[3] / "harness" / "launch.py"
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
    "torch": "train",
}
"""Extras of the package that bring a module."""


def through_launcher(command: str) -> Callable[..., int]:
    """Return the function of a command that the checkout's script runs."""

    def run_command(*arguments: Annotated[str, Parameter(allow_leading_hyphen=True)]) -> int:
        import subprocess

        return subprocess.call([sys.executable, str(LAUNCHER), command, *arguments])  # noqa: S603, as they were typed

    return run_command


def add_commands(commands: dict[str, str], group: Group | None = None) -> None:
    """Add commands whose modules are imported when they are used."""
    for name, about in commands.items():
        function = name.replace("-", "_")
        app.command(f"forno.cli.{MODULES.get(name, function)}:{function}", name=name, help=about, group=group)


add_commands(COMMANDS)
in_checkout = Group("In a checkout, with ./forno", show=LAUNCHER.is_file())
add_commands(CHECKOUT_COMMANDS, in_checkout)
if LAUNCHER.is_file():
    for name, about in LAUNCHER_COMMANDS.items():
        app.command(through_launcher(name), name=name, help=about, group=in_checkout)


@app.default
def at_home() -> None:
    """Open the card table on this machine and show its page; `forno --help` lists everything else."""
    from forno.cli.serve import at_home

    at_home()


def run(arguments: Sequence[str]) -> int:
    """Run a command; return the exit status, and say in one line what is wrong."""
    platform.prepare_streams()
    try:
        status = app(spelled_out(arguments), exit_on_error=False, print_error=False)
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except CycloptsError as error:
        return complain(explain(error))
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


def spelled_out(arguments: Sequence[str]) -> Sequence[str]:
    """`help play` -> `play --help`; `help` before a word that is no command leaves the word to be refused."""
    if arguments[:1] != ["help"]:
        return arguments
    known = {*COMMANDS, *CHECKOUT_COMMANDS}
    return [*arguments[1:], "--help"] if {*arguments[1:2]} <= known else arguments[1:]


def explain(error: CycloptsError) -> str:
    """Say what is wrong with the arguments, and what was probably meant."""
    command = " ".join(["forno", *(error.command_chain or ())])
    see = f"See {command} --help."
    match error:
        case UnknownCommandError() | UnusedCliTokensError() if error.unused_tokens:
            word = error.unused_tokens[0]
            if isinstance(error, UnusedCliTokensError) and error.command_chain:
                return f"{word}: {command} does not know what this word is for. {see}"
            names = [name for name in error.app or app if not name.startswith("-")]
            return f"{word}: there is no such command{did_you_mean(word, names) or '.'} {see}"
        case MissingArgumentError(argument=argument) if argument is not None and not error.tokens_so_far:
            return f"{command} needs a value: {argument.name}. {see}"
    return f"{error} {see}"


def missing_extra(error: BaseException | None) -> str | None:
    """Return the module of an extra that an import has missed, if that is the reason."""
    while error is not None:
        if isinstance(error, ModuleNotFoundError) and (module := (error.name or "").partition(".")[0]) in EXTRAS:
            return module
        error = error.__cause__ or error.__context__
    return None
