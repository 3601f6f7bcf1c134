"""`forno lab`"""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from forno.cli.checkout import run_script

Argument = Annotated[
    str, Parameter(allow_leading_hyphen=True, help="Experiments, by name; --count; --folder; --seed; --help.")
]


def lab(*arguments: Argument) -> None:
    """Break the server in every way we know, and check what it promises (in a checkout)."""
    run_script("forno lab", arguments, "lab", "run.py")
