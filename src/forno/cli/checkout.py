"""Scripts that come with a checkout and not with the installed package."""

from __future__ import annotations

import runpy
import sys
from collections.abc import Sequence
from pathlib import Path

import forno
from forno.core.errors import Unreadable

CHECKOUT = Path(forno.__file__).parents[2]


def run_script(command: str, arguments: Sequence[str], *path: str) -> None:
    """Run it as if it were the program, under the command's name."""
    script = CHECKOUT.joinpath(*path)
    if not script.is_file():
        raise Unreadable(f"{path[0]}/ is not part of the installed package: run this in a checkout", command.split()[1])
    sys.argv = [command, *arguments]
    try:
        runpy.run_path(str(script), run_name="__main__")
    except ModuleNotFoundError as missing:
        advice = f"./{command} in the checkout installs it, with all else that is needed"
        raise Unreadable(f"needs {missing.name}: {advice}", command.split()[1]) from missing
