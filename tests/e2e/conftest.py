"""The command as a process, and the arena in this one."""

from harness.arena_fixtures import deadly, result  # noqa: F401
from harness.commands import forno_process as forno  # noqa: F401
