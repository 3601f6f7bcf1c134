"""A service manager, as systemd is one: it holds the listening socket, passes it on, and hears of start and stop."""

from __future__ import annotations

import http.client
import os
import socket
import subprocess
import sys
from pathlib import Path

PASS_SOCKET = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ |= {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"}
os.execv(sys.executable, [sys.executable, "-m", "forno", "serve"])
"""
"""What systemd does between fork and exec: the socket is descriptor 3, and the variables name the new process."""
LIMIT_S = 60


class Manager:
    """A service manager with a listening socket that outlives the servers it starts; settings are variables."""

    def __init__(self, folder: Path, port: int = 0, **settings: str) -> None:
        self.folder = folder
        self.settings = {f"FORNO_{name.upper()}": value for name, value in settings.items()}
        self.listener = socket.create_server(("127.0.0.1", port), backlog=4096)
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
            env=os.environ | environ | self.settings | {"NOTIFY_SOCKET": str(self.folder / "notify")},
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

    def close(self) -> None:
        """Kill the server, and close the socket."""
        if self.server and self.server.poll() is None:
            self.server.kill()
            self.server.wait()
        self.listener.close()
        self.notifications.close()
