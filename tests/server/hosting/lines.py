"""What a host sees when something is wrong."""

from __future__ import annotations

import subprocess
from collections.abc import Callable

Forno = Callable[..., "subprocess.CompletedProcess[str]"]


def complaint(ran: subprocess.CompletedProcess[str]) -> str:
    """The one clear line of a command that could not do what was asked."""
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert ran.stderr.startswith("forno: ")
    assert ran.stderr.count("\n") == 1
    return ran.stderr
