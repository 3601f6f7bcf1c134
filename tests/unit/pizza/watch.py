"""Around a scene: which cards a move uses up, all orders of a colour, and what somebody heard and sees."""

from __future__ import annotations

from collections import Counter

import msgspec

from forno.core.event import heard
from forno.games.pizza.cards import COLOURS, listed, say
from forno.games.pizza.variants import variant
from harness.scenes.pizza import Scene


def used_by(scene: Scene, *moves: str) -> str:
    """Make moves; the cards that went to the used pile by them. The oven must not run empty meanwhile."""
    before = Counter(listed(scene.table.used))
    scene.play(*moves)
    assert scene.table.emptying
    return say(sorted((Counter(listed(scene.table.used)) - before).elements()))


def all_orders(game: str, colour: str, *, but: str = "") -> str:
    """The orders of a colour as a position names them, but for one: served, they leave an empty waiter."""
    return ", ".join(card.name for card in variant(game).orders_for(COLOURS.index(colour)) if card.name != but)


def known_to(scene: Scene, seat: int | None) -> bytes:
    """All that a seat heard from the beginning, and sees now, to the byte. None is the public."""
    viewer = None if seat is None else seat - 1
    told = heard(scene.match.history, viewer)
    return msgspec.json.encode([told, scene.match.view(viewer)])
