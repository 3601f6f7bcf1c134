"""`forno bench`"""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import forno
from forno.core.errors import Unreadable

CHECKOUT = Path(forno.__file__).parents[2]

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
    script = CHECKOUT.joinpath("benchmarks", *SCRIPTS.get(what, GAMES))
    if not script.is_file():
        raise Unreadable("the benchmarks are not part of the installed package: run this in a checkout", "bench")
    sys.argv = [f"forno bench {what}".rstrip(), *arguments[bool(what) :]]
    runpy.run_path(str(script), run_name="__main__")
