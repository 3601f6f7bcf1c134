"""Time for whole games, where they are played."""

import pytest

from harness.counts import FULL

FULL_TIMEOUT_S = 3000
"""Seconds that a test may take in which people play whole games."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items if FULL else ():
        item.add_marker(pytest.mark.timeout(FULL_TIMEOUT_S), append=False)
