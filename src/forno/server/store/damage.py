"""The damage that a process has found in its store."""

from __future__ import annotations

from forno.server.infra.logging import log
from forno.server.infra.metrics import STORE_DAMAGED

SALVAGE = "forno admin salvage saves the tables that can still be read"


class Damage:
    """Damage of the database, noted until the process is restarted: data that was wrong once is not trusted again
    because another read succeeded."""

    def __init__(self) -> None:
        self.why = ""
        """The first damage, in the words of the database; empty if none was found."""
        STORE_DAMAGED.set(0)

    def note(self, why: str) -> None:
        """Remember damage. The first is logged; any thread may call this."""
        if not self.why:
            self.why = why
            STORE_DAMAGED.set(1)
            log.error("the store is damaged", why=why, advice=SALVAGE)
