"""The command, run in the process of the test."""

from harness.commands import forno  # noqa: F401
