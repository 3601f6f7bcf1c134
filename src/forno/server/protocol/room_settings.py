"""What a table is set to: how long to think, who may talk and watch."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from forno.core.move import kebab

Seconds = Annotated[int, Meta(ge=1, le=86_400)]


class Clock(msgspec.Struct, frozen=True, tag_field="clock", tag=kebab, forbid_unknown_fields=True):
    """How long a decision may take. (house.clock)"""


class NoClock(Clock, frozen=True, tag="none"):
    """As long as people like."""


class Each(Clock, frozen=True):
    """So many seconds for each decision, and a bank for the whole game where longer thoughts are paid from."""

    seconds: Seconds
    bank: Annotated[int, Meta(ge=0, le=86_400)] = 0


class Days(Clock, frozen=True):
    """So many days for each decision; nobody needs to stay connected."""

    days: Annotated[int, Meta(ge=1, le=30)]


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the host chooses, before and beside the game's own options."""

    clock: NoClock | Each | Days = NoClock()
    window: Annotated[int, Meta(ge=0, le=10_000)] = 1_500
    """Milliseconds that jumping in stays open for after each discard. (house.window)"""
    talk: Literal["free", "phrases", "off"] = "free"
    spectators: bool = True
    listed: bool = False
    """In the public list of tables?"""
    locked: bool = False
    hints: bool = True
    """May players ask what a good bot would do? (house.hints)"""
