"""A forked process is like one that `python -m` starts."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from harness import CHECKOUT
from harness.commands import Forno
from harness.fork_server import AnyProcess, can_fork, start_module

MODULE = """
import atexit, os, signal, sys, time
atexit.register(print, "and a last word")
print(__name__, sys.argv[1:], os.getcwd(), os.environ.get("WORD"), os.environ.get("PATH"), sys.stdin.read())
sys.stdout.flush()
print("a warning", file=sys.stderr)
if "wait" in sys.argv:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(3))
    print("ready", file=sys.stderr)
    time.sleep(60)
sys.exit(7)
"""

FILES = {"stdin": "r", "stdout": "w", "stderr": "w"}
ASKING = """
from harness.fork_server import start_module
server = start_module("http.server", "0")
print(server.pid, flush=True)
input()
"""

Start = Callable[..., AnyProcess]


@pytest.fixture(params=["forked", "started"])
def start(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Start:
    """Run the module in both ways; what it prints goes to the files `stdout` and `stderr`."""
    (tmp_path / "speaking.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "stdin").write_text("what was typed", encoding="utf-8")
    if request.param == "started":
        monkeypatch.setenv("FORNO_FORK", "off")
    elif not can_fork():
        pytest.skip("this system is not Linux")

    def run(*arguments: str) -> AnyProcess:
        with ExitStack() as stack:
            files = {name: stack.enter_context((tmp_path / name).open(mode)) for name, mode in FILES.items()}
            streams = {name: file.fileno() for name, file in files.items()}
            return start_module("speaking", *arguments, env={"WORD": "hello"}, cwd=tmp_path, **streams)

    return run


def test_arguments_folder_environment_streams_and_status(start: Start, tmp_path: Path) -> None:
    process = start("one", "two")
    assert process.wait(timeout=60) == process.poll() == 7
    printed = f"__main__ ['one', 'two'] {tmp_path.resolve()} hello None what was typed\nand a last word\n"
    assert (tmp_path / "stdout").read_text() == printed
    assert (tmp_path / "stderr").read_text() == "a warning\n"


@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 3), (signal.SIGKILL, -signal.SIGKILL)])
def test_signals_and_timeouts(start: Start, tmp_path: Path, number: int, status: int) -> None:
    process = start("wait")
    while not {"a warning", "ready"} <= {*(tmp_path / "stderr").read_text().splitlines()}:
        assert process.poll() is None
        time.sleep(0.02)
    with pytest.raises(subprocess.TimeoutExpired):
        process.wait(timeout=0.2)
    process.send_signal(number)
    assert process.wait(timeout=60) == status
    process.kill()


def test_a_folder_with_a_program_of_its_own_runs_that_program(start: Start, tmp_path: Path) -> None:
    """The fork server has imported the checkout's program; a later build of it must not be taken for that one."""
    (tmp_path / "forno").mkdir()
    (tmp_path / "forno" / "__init__.py").write_text("VERSION = 'later'\n", encoding="utf-8")
    (tmp_path / "speaking.py").write_text("import forno\nprint(forno.VERSION)\n", encoding="utf-8")
    assert start().wait(timeout=60) == 0
    assert (tmp_path / "stdout").read_text() == "later\n"


def test_it_ends_with_the_process_that_asked_for_it(tmp_path: Path) -> None:
    if not can_fork():
        pytest.skip("this system is not Linux")
    with subprocess.Popen(
        [sys.executable, "-c", ASKING], cwd=CHECKOUT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as asking:
        assert asking.stdout is not None
        pid = int(asking.stdout.readline())
        os.kill(pid, 0)
        asking.kill()
    end = Path(f"/proc/{pid}")
    for _ in range(3000):
        if not end.exists():
            return
        time.sleep(0.02)
    raise AssertionError("it goes on")


def test_a_forked_command_prints_the_same_as_a_usual_process(
    forno_process: Forno, monkeypatch: pytest.MonkeyPatch
) -> None:
    for arguments in (["games"], ["rules", "chess"], ["verify", "nothing.txt"]):
        forked = forno_process(*arguments)
        with monkeypatch.context() as changed:
            changed.setenv("FORNO_FORK", "off")
            started = forno_process(*arguments)
        assert (forked.returncode, forked.stdout, forked.stderr) == (started.returncode, started.stdout, started.stderr)
