"""Socket activation and notifications: the server under a service manager that behaves as systemd does."""

from __future__ import annotations

import http.client
import os
import socket
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

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="systemd is a service manager of Linux")

PASS_SOCKET = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ |= {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"}
os.execv(sys.executable, [sys.executable, "-m", "forno", "serve"])
"""
"""What systemd does between fork and exec: the socket is descriptor 3, and the variables name the new process."""
LIMIT_S = 60


class Manager:
    """A service manager with a listening socket that outlives the servers it starts."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=4096)
        self.listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_DEFER_ACCEPT, 5)  # DeferAcceptSec= of forno.socket
        self.port: int = self.listener.getsockname()[1]
        self.notifications = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.notifications.bind(str(folder / "notify"))
        self.notifications.settimeout(LIMIT_S)
        self.server: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start a server and wait for its notification."""
        environ = {"FORNO_DATA": str(self.folder / "data"), "FORNO_LOG": "warning", "FORNO_OUTBOUND_HOSTS": ""}
        descriptor = self.listener.fileno()
        self.server = subprocess.Popen(
            [sys.executable, "-c", PASS_SOCKET, str(descriptor)],
            env=os.environ | environ | {"NOTIFY_SOCKET": str(self.folder / "notify")},
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            pass_fds=[descriptor],
        )
        assert self.notifications.recv(100) == b"READY=1"

    def stop(self) -> int:
        """Stop the server; its exit status."""
        assert self.server is not None
        self.server.terminate()
        assert self.notifications.recv(100) == b"STOPPING=1"
        return self.server.wait(timeout=LIMIT_S)

    def get(self, path: str) -> tuple[int, bytes]:
        """Send a request on a connection of its own."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=LIMIT_S)
        try:
            connection.request("GET", path, headers={"Connection": "close"})
            answer = connection.getresponse()
            return answer.status, answer.read()
        finally:
            connection.close()


@pytest.fixture
def manager(tmp_path: Path) -> Iterator[Manager]:
    manager = Manager(tmp_path)
    yield manager
    if manager.server and manager.server.poll() is None:
        manager.server.kill()
        manager.server.wait()
    manager.listener.close()
    manager.notifications.close()


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
        for _ in range(2):
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
