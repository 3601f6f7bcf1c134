"""The command as a process, the arena in this one, a real browser and a real server."""

from pathlib import Path

import pytest

from harness.arena_fixtures import deadly, result  # noqa: F401
from harness.browser.fixtures import browser, device, new_site, own_server, playwright, server, site  # noqa: F401
from harness.commands import forno_process as forno  # noqa: F401

TIMEOUT_S = 900
"""Seconds that a test may take beside others on a busy machine, if it has no limit of its own: a game of two people in
two browsers takes two minutes there."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent) and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(TIMEOUT_S))
