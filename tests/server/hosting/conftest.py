"""The command as a host types it, as a process in an empty folder, with nothing set in the environment."""

from harness.commands import forno_process as forno  # noqa: F401
