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
