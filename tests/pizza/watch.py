"""Watching a scene: which cards a move uses up."""

from __future__ import annotations

from collections import Counter

from forno.games.pizza.cards import listed, say
from scene import Scene


def used_by(scene: Scene, *moves: str) -> str:
    """Make moves; the cards that went to the used pile by them. The oven must not run empty meanwhile."""
    before = Counter(listed(scene.table.used))
    scene.play(*moves)
    assert scene.table.emptying
    return say(sorted((Counter(listed(scene.table.used)) - before).elements()))
