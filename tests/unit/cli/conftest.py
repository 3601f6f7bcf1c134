"""The command, run as people run it."""

from harness.commands import forno, forno_process  # noqa: F401
