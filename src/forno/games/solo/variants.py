"""What a game of SOLO is played with: the whole deck to 300, or a small variant of it."""

from __future__ import annotations

from typing import Final

import msgspec

from forno.games.solo.cards import DECK

CARDS_EACH: Final = 8
LIMIT: Final = 300


class Variant(msgspec.Struct, frozen=True):
    """The deck, the deal and the end of a game."""

    deck: tuple[int, ...] = DECK
    """Every card, in the canonical order that a deal shuffles."""
    dealt: int = CARDS_EACH
    """Cards for each player. (solo.deal)"""
    goal: int = LIMIT
    """A total above this ends the game. (solo.game-end)"""
    rounds: int = 0
    """The hand of this number ends it at the latest; 0 if none does."""


WHOLE: Final = Variant()
"""SOLO as it comes out of the box."""
