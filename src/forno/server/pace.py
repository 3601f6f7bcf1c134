"""How patient the house is."""

from __future__ import annotations

import msgspec

DAY = 86_400_000
"""Milliseconds."""


class Pace(msgspec.Struct, frozen=True):
    """How patient the house is, in milliseconds. Hosts set it; it depends on nothing hidden."""

    bot: int = 1_200
    """About how long a bot takes for a move."""
    jump: int = 900
    """About how long a bot takes to jump in: a human time."""
    grace: int = 60_000
    """How long somebody who owes an answer may be absent before a bot plays."""
    patience: int = DAY
    """How long anybody waits for an answer where there is no clock."""
    shelf: int = 7 * DAY
    """How long a table that nobody plays at is kept open."""
