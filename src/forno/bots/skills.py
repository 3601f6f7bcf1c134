"""What tells one level from another, as data."""

from __future__ import annotations

from forno.bots.thought import Skill

NOVICE = Skill(memory=3, care=0.7, waits=0.5, counts=False)
"""Plausible and forgetful."""
REGULAR = Skill(memory=8, waits=0.15, counts=False)
"""Sound, and remembers the recent past."""
EXPERT = Skill()
"""Remembers everything, counts cards and knows the odds."""
