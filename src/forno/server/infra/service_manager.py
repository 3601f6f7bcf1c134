"""Protocol of service managers such as systemd: listening sockets passed at start, and notifications of readiness.

The manager keeps a passed socket open while the server restarts: connections wait in its queue, none is refused.
Without a manager, and on Windows, there are no passed sockets and a notification does nothing.
"""

from __future__ import annotations

import os
import socket
from collections.abc import MutableMapping
from contextlib import suppress

from forno.core.errors import Unreadable

FIRST_PASSED_FD = 3
"""Passed sockets follow the three standard streams."""
SOCKET_VARIABLES = ("LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES")
READY, STOPPING = "READY=1", "STOPPING=1"


def passed_sockets(environ: MutableMapping[str, str] = os.environ) -> list[socket.socket]:
    """Take the listening sockets that the service manager passed to this process, if any.

    The variables that name them are removed, so that no child process takes the sockets for its own. Raises Unreadable
    for a descriptor that is no listening stream socket.
    """
    pid, count = environ.get("LISTEN_PID", ""), environ.get("LISTEN_FDS", "")
    for name in SOCKET_VARIABLES:
        environ.pop(name, None)
    if pid != str(os.getpid()) or not count.isdecimal():
        return []
    return [listening_socket(FIRST_PASSED_FD + place) for place in range(int(count))]


def listening_socket(descriptor: int) -> socket.socket:
    """Wrap a descriptor that was passed; child processes do not inherit it."""
    try:
        passed = socket.socket(fileno=descriptor)
        is_listening = passed.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN)
    except OSError:
        is_listening = 0
    if not is_listening or passed.type != socket.SOCK_STREAM:
        reason = f"file descriptor {descriptor}, passed by the service manager, is no listening stream socket"
        raise Unreadable(f"{reason}: its socket unit needs ListenStream= and Accept=no", "serve")
    passed.set_inheritable(False)
    return passed


def notify(state: str) -> None:
    """Tell the service manager a state of this process. A manager that does not listen is ignored."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    if address.startswith("@"):  # a name without a file
        address = "\0" + address[1:]
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.sendto(state.encode(), address)
