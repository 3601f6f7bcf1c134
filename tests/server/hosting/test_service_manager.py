"""Socket activation and notifications: the server under a service manager that behaves as systemd does."""

from __future__ import annotations

import http.client
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from forno.core.errors import Unreadable
from forno.server.infra.service_manager import passed_sockets
from harness.counts import count
from harness.service_manager import LIMIT_S, Manager

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="systemd is a service manager of Linux")


@pytest.fixture
def manager(tmp_path: Path) -> Iterator[Manager]:
    manager = Manager(tmp_path)
    yield manager
    manager.close()


class Hammer(threading.Thread):
    """A client that opens one connection after the other and keeps what was not answered."""

    def __init__(self, manager: Manager) -> None:
        super().__init__()
        self.manager = manager
        self.answered = 0
        self.failures: list[str] = []
        self.is_stopped = threading.Event()

    def run(self) -> None:
        while not self.is_stopped.is_set():
            try:
                status, _ = self.manager.get("/healthz")
            except (OSError, http.client.HTTPException) as error:
                self.failures.append(repr(error))
            else:
                self.answered += 1
                if status != 200:
                    self.failures.append(f"status {status}")
            time.sleep(0.002)  # two cores are shared with the server


@contextmanager
def hammering(manager: Manager, clients: int) -> Iterator[list[Hammer]]:
    hammers = [Hammer(manager) for _ in range(clients)]
    for hammer in hammers:
        hammer.start()
    try:
        yield hammers
    finally:
        for hammer in hammers:
            hammer.is_stopped.set()
        for hammer in hammers:
            hammer.join(LIMIT_S)


def wait_for_answers(hammers: list[Hammer], more: int) -> None:
    """Wait until each client has so many more answers, or failed."""
    wanted = [hammer.answered + more for hammer in hammers]
    end = time.monotonic() + LIMIT_S
    while any(hammer.answered < least and not hammer.failures for hammer, least in zip(hammers, wanted, strict=True)):
        assert time.monotonic() < end, "the server does not answer"
        time.sleep(0.01)


def test_a_restart_refuses_no_connection(manager: Manager) -> None:
    manager.start()
    with hammering(manager, clients=4) as hammers:
        for _ in range(count(1, 2)):
            wait_for_answers(hammers, 20)
            assert manager.stop() == 0
            manager.start()
        wait_for_answers(hammers, 20)
    assert [hammer.failures for hammer in hammers] == [[]] * 4
    assert manager.stop() == 0


def test_a_connection_made_while_no_server_runs_is_answered_by_the_next(manager: Manager) -> None:
    answers: list[tuple[int, bytes]] = []
    waiting = threading.Thread(target=lambda: answers.append(manager.get("/healthz")))
    waiting.start()
    manager.start()
    waiting.join(LIMIT_S)
    assert answers == [(200, b"ok\n")]


def test_sockets_for_another_process_are_left_alone() -> None:
    environ = {"LISTEN_PID": str(os.getpid() + 1), "LISTEN_FDS": "1", "PATH": "/bin"}
    assert passed_sockets(environ) == []
    assert environ == {"PATH": "/bin"}


def test_a_descriptor_that_is_no_listening_socket_is_refused_in_words(tmp_path: Path) -> None:
    code = 'import os; os.environ |= {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"}\n'
    code += "from forno.server.infra.service_manager import passed_sockets; passed_sockets()"
    with (tmp_path / "file").open("wb") as file:
        launch = (
            f"import os, sys; os.dup2({file.fileno()}, 3); os.execv(sys.executable, [sys.executable, '-c', {code!r}])"
        )
        done = subprocess.run([sys.executable, "-c", launch], pass_fds=[file.fileno()], capture_output=True, text=True)
    assert Unreadable.__name__ in done.stderr
    assert "file descriptor 3, passed by the service manager, is no listening stream socket" in done.stderr
