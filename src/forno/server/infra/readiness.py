"""Readiness: the reasons why a process should get no new connections, for `/readyz`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from forno.server.infra.logging import log

Check = Callable[[], Awaitable[str]]
"""Names a problem in a few words that anybody may read; empty if there is none."""


class Readiness:
    """The checks of one process. A change is logged, each way."""

    def __init__(self, *checks: Check) -> None:
        self._checks = [*checks]
        self._known: list[str] = []

    def add(self, check: Check) -> None:
        """Ask this too from now on."""
        self._checks.append(check)

    async def problems(self) -> list[str]:
        """All problems that there are now; empty if the process is ready."""
        found = [problem for check in self._checks if (problem := await check())]
        if found and found != self._known:
            log.warning("not ready", why="; ".join(found))
        elif self._known and not found:
            log.info("ready again")
        self._known = found
        return found
