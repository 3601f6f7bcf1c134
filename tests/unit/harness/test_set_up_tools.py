"""A tool of the set-up ends with it, even if the interrupt comes while the tool is being started."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

from harness.set_up import tools


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM that a program can catch")
def test_an_interrupt_while_a_tool_starts_stops_the_tool(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine the tool runs for a while before `Popen` returns."""
    started = []

    class SlowStart(subprocess.Popen[bytes]):
        def __init__(self, *given: object, **more: object) -> None:
            super().__init__(*given, **more)  # type: ignore[call-overload]
            started.append(self.pid)
            os.kill(os.getpid(), signal.SIGTERM)

    monkeypatch.setattr(subprocess, "Popen", SlowStart)
    with tools.interruptible(), pytest.raises(tools.Interrupted) as interrupted:
        tools.run([sys.executable, "-c", "import time; time.sleep(60)"])
    assert interrupted.value.status == 128 + signal.SIGTERM
    with pytest.raises(ProcessLookupError):
        os.kill(started[0], 0)
