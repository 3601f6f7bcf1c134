"""The one thing that can go wrong here."""

from __future__ import annotations

from forno.core.errors import FornoError


class Unfair(FornoError):
    """A promise that was not kept, or that nobody can check; it says which."""
