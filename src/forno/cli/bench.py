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

Argument = Annotated[str, Parameter(allow_leading_hyphen=True, help="Games to measure, all if none; --quick; --json.")]


def bench(*arguments: Argument) -> None:
    """Measure how fast the games are (in a checkout)."""
    script = CHECKOUT / "benchmarks" / "run.py"
    if not script.is_file():
        raise Unreadable("the benchmarks are not part of the installed package: run this in a checkout", "bench")
    sys.argv = ["forno bench", *arguments]
    runpy.run_path(str(script), run_name="__main__")
