"""`python -m lab.crowds.broken NAME`: a server that is broken in one way, for the checks of this folder to find."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

from aiohttp import web

from forno.cli import main
from forno.core.errors import Refused
from forno.server import reception
from forno.server.budget import Budget
from forno.server.protocol import Hello
from forno.server.web import pages
from lab.world.served import Served


def no_rate() -> None:
    """Anybody may send as much as they like."""
    Budget.take = lambda self, now: True  # type: ignore[method-assign]


def one_budget_for_an_address() -> None:
    """All who share an address share what one may ask. (a school, a train, a phone company)"""
    budgets: dict[str | None, Budget] = {}

    def spend(request: web.Request) -> None:
        settings, now = request.app[pages.SETTINGS], time.monotonic()
        budget = budgets.setdefault(request.remote, Budget(settings.rate, settings.burst, now))
        if not budget.take(now):
            raise Refused("wire.rate", seconds=budget.wait)

    pages.spend = spend


def forgets_who_was_away() -> None:
    """Whoever comes back is told what happens from now on, and never what was missed."""
    missed = reception.missed

    async def only_to_the_new(place: Any, hello: Hello, readings: Any) -> list[bytes] | None:
        return [] if hello.have is not None else await missed(place, hello, readings)

    reception.missed = only_to_the_new


BROKEN = {way.__name__: way for way in (no_rate, one_budget_for_an_address, forgets_who_was_away)}


def broken(folder: Path, way: str, **settings: Any) -> Served:
    """Such a server."""
    server = Served(folder, **settings)
    server.command = ["-m", "lab.crowds.broken", way] if way else server.command
    return server


if __name__ == "__main__":
    BROKEN[sys.argv[1]]()
    sys.exit(main(["serve"]))
