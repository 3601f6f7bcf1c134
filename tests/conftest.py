"""What all tests share: Hypothesis is steady, so that a red run is red again; and real stores for who asks for them."""

import os

import pytest
from hypothesis import settings

settings.register_profile("forno", deadline=None, derandomize=True)
settings.load_profile("forno")
pytest_plugins = ["tests.server.real"]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Many tests wait for a server most of the time: one worker more than there are cores."""
    return len(os.sched_getaffinity(0)) + 1 if hasattr(os, "sched_getaffinity") else (os.cpu_count() or 1) + 1
