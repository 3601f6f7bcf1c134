"""`python -m lab.nemeses.nursery`: a process that has read the whole program, and forks servers as they are wanted.

To read the program takes a second of a processor each time; what is killed is the server, not the reading. An order is
a line of JSON, and so is its answer. All servers end with their nursery, and it ends with whoever gives it orders.
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

import forno.server.log.postgres
import forno.server.main  # noqa: F401 - read ahead
from forno.cli import main
from lab.mutants.server import MUTANTS
from lab.nemeses import inside, mutants

BROKEN = MUTANTS | mutants.MUTANTS


def raise_servers() -> None:
    """One order after the other, until there are no more."""
    living: set[int] = set()
    gc.freeze()
    for line in sys.stdin.buffer:
        order = json.loads(line)
        answer = bury(order["kill"], living) if "kill" in order else bear(order, living)
        print(json.dumps(answer), flush=True)
    for pid in [*living]:
        bury(pid, living)


def bear(order: dict[str, Any], living: set[int]) -> int:
    pid = os.fork()
    if pid == 0:
        try:
            live(order)
        finally:
            os._exit(1)
    living.add(pid)
    return pid


def bury(pid: int, living: set[int]) -> int:
    """kill -9, and wait until it is dead; its status. It may have ended by itself."""
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)
    living.discard(pid)
    return os.waitpid(pid, 0)[1]


def live(order: dict[str, Any]) -> None:
    """From now on this process is a server."""
    nothing = os.open(os.devnull, os.O_RDWR)
    errors = os.open(order["errors"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for to, source in enumerate((nothing, nothing, errors)):
        os.dup2(source, to)
    os.chdir(order["folder"])
    os.environ |= order["environ"]
    for name, place in order["inside"].items():
        inside.NEMESES[name](place)
    if order["mutant"]:
        BROKEN[order["mutant"]]()
    main(["serve"])


if __name__ == "__main__":
    raise_servers()
