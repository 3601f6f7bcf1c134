"""`python -m lab.faults.fork_server`: a process that has imported the whole program and forks servers on request.

Importing takes a second of processor time; forking avoids it for every restart. A request is one line of JSON, and so
is its answer. All servers end with this process, and it ends with its standard input.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
from contextlib import suppress
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # noqa: F401 - read ahead
import redis.asyncio  # noqa: F401 - read ahead
import uvloop  # noqa: F401 - read ahead

import forno.server.main
import forno.server.store.postgres  # noqa: F401 - read ahead
from forno.cli import main
from lab.faults import in_process
from lab.mutants.catalogue import ALL


def serve_requests() -> None:
    """Handle requests until standard input closes, then kill the remaining servers."""
    pids: set[int] = set()
    gc.freeze()
    for line in sys.stdin.buffer:
        request = json.loads(line)
        answer = kill_server(request["kill"], pids) if "kill" in request else fork_server(request, pids)
        print(json.dumps(answer), flush=True)
    for pid in [*pids]:
        kill_server(pid, pids)


def fork_server(request: dict[str, Any], pids: set[int]) -> int:
    pid = os.fork()
    if pid == 0:
        try:
            run_server(request)
        finally:
            os._exit(1)
    pids.add(pid)
    return pid


def kill_server(pid: int, pids: set[int]) -> int:
    """Send kill -9 and wait for the process, which may have ended by itself; return its status."""
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)
    pids.discard(pid)
    return os.waitpid(pid, 0)[1]


def run_server(request: dict[str, Any]) -> None:
    """Turn this forked process into a server."""
    nothing = os.open(os.devnull, os.O_RDWR)
    errors = os.open(request["errors"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for to, source in enumerate((nothing, nothing, errors)):
        os.dup2(source, to)
    os.chdir(request["folder"])
    os.environ |= request["environ"]
    for name, place in request["in_process_faults"].items():
        in_process.IN_PROCESS_FAULTS[name](place)
    if request["mutant"]:
        ALL[request["mutant"]].apply()
    main(["serve"])


if __name__ == "__main__":
    serve_requests()
