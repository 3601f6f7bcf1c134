"""Looking back at a game: what a seat decided, what `master` would have done, and what was luck."""

from __future__ import annotations

from forno.review.account import Review, Reviewed
from forno.review.looking_back import look_back

__all__ = ["Review", "Reviewed", "look_back"]
