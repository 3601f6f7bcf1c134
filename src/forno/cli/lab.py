"""`forno lab`"""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from forno.cli.checkout import run_script

Argument = Annotated[
    str, Parameter(allow_leading_hyphen=True, help="Experiments, by name; --count; --folder; --seed; --help.")
]


def lab(*arguments: Argument) -> None:
    """Inject faults, load and attacks into the server, and check its guarantees (in a checkout)."""
    run_script("forno lab", arguments, "lab", "run.py")
