"""Pytest plugin of `./forno test`: notes the wall time and the processor time of each test, in one file a worker.

    python -m pytest -p harness.test_times        with FORNO_TEST_TIMES=folder

The processor time is that of the worker and of the programs it has waited for; a program that a server of the test has
started counts for the stage only.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

FOLDER = os.environ.get("FORNO_TEST_TIMES", "")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Note the times of a test, with its fixtures."""
    wall_s, processor_s = time.monotonic(), processor_time_s()
    try:
        return (yield)
    finally:
        if FOLDER:
            line = [item.nodeid, time.monotonic() - wall_s, processor_time_s() - processor_s]
            with (Path(FOLDER) / f"{os.getpid()}.jsonl").open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")


def processor_time_s() -> float:
    """Processor time of this process and of the children that it has waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system
