"""The command as a process, the arena in this one, a real browser and a real server."""

from harness.arena_fixtures import deadly, result  # noqa: F401
from harness.browser.fixtures import browser, device, own_server, playwright, server  # noqa: F401
from harness.commands import forno_process as forno  # noqa: F401
