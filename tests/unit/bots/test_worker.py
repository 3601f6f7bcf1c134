"""The processes in which bots think."""

from __future__ import annotations

import subprocess
import sys

INTERRUPTED_AT_ONCE = """
import os, signal
from forno.bots.process_pool import Workers

signal.signal(signal.SIGINT, lambda *_: None)
with Workers(1) as pool:
    started = pool.submit(os.getpid)
    os.killpg(0, signal.SIGINT)
    print(started.result() != os.getpid())
"""


def test_a_process_that_is_being_started_leaves_the_interrupt_to_its_parent() -> None:
    run = subprocess.run(
        [sys.executable, "-c", INTERRUPTED_AT_ONCE], capture_output=True, text=True, start_new_session=True, check=False
    )
    assert (run.returncode, run.stdout, run.stderr) == (0, "True\n", "")


UNDER_AN_APP = """
import sys
from types import SimpleNamespace
from forno.bots.process_pool import Workers

sys.stderr = SimpleNamespace(write=len, flush=lambda: None, fileno=lambda: -1)
with Workers(1) as pool:
    print(pool.submit(abs, -7).result())
"""


def test_a_process_is_started_by_an_app_that_fills_the_terminal() -> None:
    """Textual replaces the standard error by an object whose file number is -1."""
    run = subprocess.run([sys.executable, "-c", UNDER_AN_APP], capture_output=True, text=True, timeout=60, check=False)
    assert (run.returncode, run.stdout) == (0, "7\n"), run.stderr
