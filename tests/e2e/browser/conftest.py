"""A real browser and a real server for the tests of the page."""

import pytest

from harness.browser.fixtures import browser, device, own_server, playwright, server  # noqa: F401
from harness.counts import FULL

FULL_TIMEOUT_S = 3000
"""Seconds that a test may take in which people play whole games."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items if FULL else ():
        item.add_marker(pytest.mark.timeout(FULL_TIMEOUT_S))
