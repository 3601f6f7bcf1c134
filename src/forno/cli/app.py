"""`forno`: finds the command, and turns whatever goes wrong into one clear line."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

from forno import __version__
from forno.cli.admin import admin
from forno.cli.arena import arena
from forno.cli.bench import bench
from forno.cli.complaint import BROKEN_PIPE, INTERRUPTED, complain
from forno.cli.games import games
from forno.cli.play import play
from forno.cli.protocol import protocol
from forno.cli.replay import replay
from forno.cli.review import review
from forno.cli.rules import rules
from forno.cli.serve import at_home, serve
from forno.cli.simulate import simulate
from forno.cli.tournament import tournament
from forno.cli.verify import verify
from forno.core.errors import FornoError, Refused
from forno.rulebook import refusal

app = App(
    name="forno",
    help="An open card table: Mamma Mia!, Sole Mio!, Mamma Mia! Grande, Mamma Mia! Plus and SOLO.",
    version=f"forno {__version__}",
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)
app.default(at_home)
for command in (play, serve, admin, games, rules, simulate, arena, tournament, replay, verify, review, bench, protocol):
    app.command(command)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return the exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        status = app(arguments, exit_on_error=False, print_error=False)
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except CycloptsError as error:
        return complain(f"{error} See forno --help.")
    except Refused as refused:
        return complain(refusal(refused, "en"))
    except FornoError as error:
        return complain(error)
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever was reading has seen enough; what is still buffered must not complain at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
