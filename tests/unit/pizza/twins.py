"""Tables that a seat could not tell from the true one, drawn in the two ways there are."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from forno.core.chance import FastChance
from forno.games.pizza import PizzaTable
from forno.games.pizza.cards import KINDS
from harness.scenes.pizza import Scene

Twins = Callable[..., list[PizzaTable]]
"""Some tables that look to a seat (counted from 1) exactly like the one of a scene."""


def redealt(scene: Scene, seat: int, number: int = 60) -> list[PizzaTable]:
    """By re-dealing the true table."""
    drawn = [scene.game.redeal(scene.table, seat - 1, FastChance(seed)) for seed in range(number)]
    return alike(scene, seat - 1, drawn)


def set_up(scene: Scene, seat: int, number: int = 60) -> list[PizzaTable]:
    """By setting up the position that the seat knows."""
    known = scene.game.position(scene.table, seat - 1)
    return alike(scene, seat - 1, [scene.game.set_up(known, FastChance(seed)) for seed in range(number)])


BOTH_WAYS = (redealt, set_up)


def alike(scene: Scene, viewer: int, drawn: list[PizzaTable]) -> list[PizzaTable]:
    """These tables, once it is sure that the viewer is shown the same by each of them."""
    game, table = scene.game, scene.table
    cards, view = game.cards(table), msgspec.json.encode(game.view(table, viewer))
    position, moves = game.position(table, viewer), table.legal_moves(viewer)
    for twin in drawn:
        assert game.cards(twin) == cards
        assert msgspec.json.encode(game.view(twin, viewer)) == view
        assert game.position(twin, viewer) == position
        assert twin.legal_moves(viewer) == moves
        assert twin.sizes == [sum(hand) for hand in twin.hands] == table.sizes
    return drawn


def held(tables: list[PizzaTable], seat: int, kind: str) -> set[tuple[int, int]]:
    """The singles and doubles of a kind that a seat holds in some of these tables."""
    single = 2 * KINDS.index(kind)
    return {(twin.hands[seat - 1][single], twin.hands[seat - 1][single + 1]) for twin in tables}
