"""Looking back at a game: what a seat decided, what `master` would have done, and what was luck."""

from __future__ import annotations

from forno.review.review import Review, Reviewed, look_back

__all__ = ["Review", "Reviewed", "look_back"]
