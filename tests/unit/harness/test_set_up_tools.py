"""Tools of the set-up: nothing that they print is lost, and they end with the set-up."""

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


@pytest.mark.skipif(sys.platform == "win32", reason="there is no sh")
def test_what_a_tool_prints_last_is_never_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a tool has ended before its output is read."""
    monkeypatch.setattr(tools, "TICK_S", 0.0)
    for _ in range(100):
        assert tools.run(["sh", "-c", "echo error: no space; exit 1"]) == tools.Ran(1, "error: no space\n")


@pytest.mark.skipif(sys.platform == "win32", reason="there is no sh")
def test_a_program_that_a_tool_has_left_running_is_not_waited_for() -> None:
    ran = tools.run(["sh", "-c", "sleep 60 & echo $!; printf done"])
    pid, rest = ran.output.split()
    os.kill(int(pid), signal.SIGTERM)
    assert (ran.status, rest) == (0, "done")
