"""Review of a recorded game: what a seat decided, what `master` would have done, and what was luck."""

from __future__ import annotations

from forno.review.review import Review, ReviewedDecision, review_game

__all__ = ["Review", "ReviewedDecision", "review_game"]
