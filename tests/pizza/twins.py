"""Tables that a seat could not tell from the true one, drawn in both ways there are."""

from __future__ import annotations

import msgspec

from forno.core.chance import FastChance
from forno.games.pizza import PizzaTable
from forno.games.pizza.cards import KINDS
from tests.pizza.scene import Scene


def twins(scene: Scene, seat: int, number: int = 40) -> list[PizzaTable]:
    """Re-deals, and tables set up from what the seat knows: each shows the seat exactly what the true one shows."""
    game, table, viewer = scene.game, scene.table, seat - 1
    known = game.position(table, viewer)
    drawn = [game.redeal(table, viewer, FastChance(seed)) for seed in range(number)]
    drawn += [game.set_up(known, FastChance(seed)) for seed in range(number)]
    cards, view = game.cards(table), msgspec.json.encode(game.view(table, viewer))
    for twin in drawn:
        assert game.cards(twin) == cards
        assert msgspec.json.encode(game.view(twin, viewer)) == view
        assert game.position(twin, viewer) == known
        assert twin.options(viewer) == table.options(viewer)
        assert twin.sizes == [sum(hand) for hand in twin.hands] == table.sizes
    return drawn


def held(tables: list[PizzaTable], seat: int, kind: str) -> set[tuple[int, int]]:
    """The singles and doubles of a kind that a seat holds in some of these tables."""
    single = 2 * KINDS.index(kind)
    return {(twin.hands[seat - 1][single], twin.hands[seat - 1][single + 1]) for twin in tables}
