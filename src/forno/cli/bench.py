"""`forno bench`"""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from forno.cli.checkout import run_script

SCRIPTS = {name: (name, "run.py") for name in ("server", "transport", "page", "bots")}
GAMES = ("run.py",)

Argument = Annotated[
    str,
    Parameter(
        allow_leading_hyphen=True,
        help="Games to measure, all if none; or `server`, `transport`, `page` or `bots`; --quick; --json; --help.",
    ),
]


def bench(*arguments: Argument) -> None:
    """Measure the games, the server, the transports it could have, the page, or the bots (in a checkout)."""
    what = arguments[0] if arguments and arguments[0] in SCRIPTS else ""
    command = f"forno bench {what}".rstrip()
    run_script(command, arguments[bool(what) :], "benchmarks", *SCRIPTS.get(what, GAMES))
