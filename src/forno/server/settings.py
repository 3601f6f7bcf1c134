"""A host's settings: from a file, the environment (FORNO_...), and flags; the later the stronger."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from forno.core.errors import Unreadable
from forno.server.pace import Pace

Milliseconds = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
PACE = Pace()


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything a host can choose. Each is FORNO_ and its name in capitals in the environment."""

    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 for everybody in the network."""
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8400
    data: str = "forno-data"
    """The folder of the embedded store."""
    store: str = ""
    """postgresql://... where several processes share the tables; empty: SQLite in the data folder."""
    bus: str = ""
    """redis://... or postgresql://... through which processes hear of each other's news."""
    origins: tuple[str, ...] = ()
    """Web pages besides our own that may connect, such as https://cards.example"""
    public: str = ""
    """The address under which people reach the server, for links: https://cards.example"""
    log: str = "info"
    """How much is logged: debug, info, warning or error."""
    reuse_port: bool = False
    """Let several processes listen on the same port."""

    message_bytes: Positive = 16_384
    """The largest message that a client may send."""
    rate: Annotated[float, Meta(gt=0)] = 20.0
    """Messages a second, for each connection and each seat."""
    burst: Positive = 60
    connections: Positive = 50_000
    unread_bytes: Positive = 262_144
    """A reader that has so much waiting is cut loose, and resumes."""
    silence: Positive = 20_000
    """Milliseconds without a sign of life after which a connection counts as lost."""
    latency_cap: Milliseconds = 150
    """The most that a jump-in is corrected for the line's own delay. (house.window)"""

    bot_pace: Milliseconds = PACE.bot
    jump_pace: Milliseconds = PACE.jump
    grace: Milliseconds = PACE.grace
    """How long somebody who owes an answer may be absent before a bot plays."""
    patience: Milliseconds = PACE.patience
    shelf: Milliseconds = PACE.shelf
    """How long an unused table is kept open."""
    settle_in: Milliseconds = 5_000
    """After a table was read from the log, nobody is timed out for so long: people come back first."""
    thinkers: Positive = 1
    """Worker processes for bots that think."""

    @property
    def pace(self) -> Pace:
        return Pace(self.bot_pace, self.jump_pace, self.grace, self.patience, self.shelf)

    @property
    def address(self) -> str:
        """Where the log is."""
        return self.store or str(Path(self.data) / "forno.sqlite")


def read_settings(
    file: Path | None = None, environ: Mapping[str, str] | None = None, flags: Mapping[str, Any] | None = None
) -> Settings:
    """The settings, or Unreadable with the one that is wrong."""
    named = {**_from_file(file), **_from_environment(os.environ if environ is None else environ)}
    named |= {name: value for name, value in (flags or {}).items() if value is not None}
    for name, value in named.items():
        try:
            msgspec.convert({name: value}, Settings, strict=False)
        except msgspec.ValidationError as error:
            raise Unreadable(str(error).partition(" - at")[0], f"setting {name}={value}") from None
    return msgspec.convert(named, Settings, strict=False)


def _from_file(file: Path | None) -> dict[str, Any]:
    if file is None:
        return {}
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeError, tomllib.TOMLDecodeError) as error:
        raise Unreadable(str(error), str(file)) from None


def _from_environment(environ: Mapping[str, str]) -> dict[str, Any]:
    known = {name: f"FORNO_{name.upper()}" for name in Settings.__struct_fields__}
    found: dict[str, Any] = {name: environ[variable] for name, variable in known.items() if variable in environ}
    return {
        name: tuple(filter(None, value.split(","))) if name == "origins" else value for name, value in found.items()
    }
