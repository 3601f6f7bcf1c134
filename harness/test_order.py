"""Hook of every run of pytest with several workers: tests marked `long` begin first.

pytest-xdist deals the tests out in parts, one for each worker; each part begins with its share of the long ones, so
that none of these runs alone at the end. The order depends on nothing but the marks.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

import pytest


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Bring the long tests forward; without workers the order stays."""
    if workers := int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "0")):
        is_long = [item.get_closest_marker("long") is not None for item in items]
        items[:] = [items[place] for place in long_first(is_long, workers)]


def long_first(is_long: Sequence[bool], workers: int) -> list[int]:
    """Return the places of all tests so that each worker's part, as worksteal deals them out, begins with long ones."""
    long = [place for place, it in enumerate(is_long) if it]
    others = [place for place, it in enumerate(is_long) if not it]
    order: list[int] = []
    for worker in range(workers):
        part = (len(is_long) - len(order)) // (workers - worker)
        first = long[worker::workers]
        rest = max(0, part - len(first))
        order += [*first, *others[:rest]]
        del others[:rest]
    return order + others
