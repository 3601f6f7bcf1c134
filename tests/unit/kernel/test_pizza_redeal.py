"""Re-deals of the pizza games in the kernel: those of the rules, card for card, and of nothing that a viewer knows."""

from __future__ import annotations

import pytest

from forno.core.chance import FastChance
from forno.core.game import Game
from forno.games.pizza import GRANDE, MAMMA_MIA, PLUS, SOLE_MIO
from forno.games.pizza.knowledge.redeal import deal_anew
from forno.games.pizza.knowledge.unseen import Unseen
from forno.games.pizza.table import PizzaTable
from forno.kernel.chance_cells import write_chance
from forno.kernel.pizza import redeal as redeals
from forno.kernel.pizza import state as s
from forno.kernel.pizza.redeal import redeal
from forno.kernel.tables import bridge_of
from forno.testing.random_play import random_match, random_options

GAMES = [MAMMA_MIA, SOLE_MIO, GRANDE, PLUS]
NOTES = ("drawn", "kept", "known", "spent")
"""Fields that a world does not have."""


def world_of(game: Game, table: PizzaTable, viewer: int, seed: int) -> PizzaTable:
    """Sample a world of a viewer in the kernel."""
    bridge = bridge_of(game)
    assert bridge is not None
    cells = bridge.cells_of(table, keep_notes=True)
    world = bridge.cells_of(table, keep_notes=False)
    write_chance(world, FastChance(seed))
    redeal(cells, world, viewer)
    sampled = bridge.table_of([*world, *[0] * (s.CELLS - len(world))], table)
    assert isinstance(sampled, PizzaTable)
    return sampled


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_world_is_a_redeal_by_the_rules(game: Game) -> None:
    """At decisions of all sorts: hands that are known in part, pledges and ways that are hidden."""
    for seed in range(4):
        players = 2 + seed % (game.most - 1)
        table = game.deal(players, FastChance(seed), random_options(game, seed))
        assert isinstance(table, PizzaTable)
        table.events = None
        chance = FastChance(seed)
        for number in range(400):
            if table.is_over:
                break
            if number % 9 == 0 or (number % 3 == 0 and table.emptying):
                viewer = chance.below(players + 1) - 1
                twin, luck = table.copy(), FastChance(number)
                deal_anew(twin, None if viewer < 0 else viewer, luck)
                twin.chance = luck
                ours, theirs = twin.state(), world_of(game, table, viewer, number).state()
                assert [name for name in ours if ours[name] != theirs[name] and name not in NOTES] == []
            moves = table.legal_moves()
            table.act(moves[chance.below(len(moves))])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_worlds_depend_on_nothing_that_the_viewer_cannot_know(game: Game) -> None:
    """Tables that a viewer cannot tell apart have the same worlds."""
    for seed in range(20):
        table = random_match(game, 2 + seed % (game.most - 1), seed, moves=12 * seed).table
        assert isinstance(table, PizzaTable)
        if not table.is_over:
            viewer = table.seat
            other = game.redeal(table, viewer, FastChance(seed))
            assert isinstance(other, PizzaTable)
            other.chance = table.chance
            ours, theirs = (world_of(game, one, viewer, 7).state() for one in (table, other))
            assert [name for name in ours if ours[name] != theirs[name] and name not in NOTES] == []


def test_hands_that_are_hard_to_draw_are_repaired_without_a_look_at_the_true_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The same hands by rules and kernel, and none that what is known of them forbids."""
    monkeypatch.setattr(Unseen, "draw", lambda *_: None)
    monkeypatch.setattr(redeals, "draw_shares", lambda *_: 0)
    for seed in range(6):
        table = random_match(PLUS, 4, seed, moves=40 * seed).table
        assert isinstance(table, PizzaTable)
        if not table.is_over:
            twin = table.copy()
            deal_anew(twin, table.seat, FastChance(seed))
            other = PLUS.redeal(table, table.seat, FastChance(9))
            assert isinstance(other, PizzaTable)
            for one in (table, other):
                assert world_of(PLUS, one, table.seat, seed).hands == twin.hands
            assert all(known is None or known.allows(twin.hands[seat]) for seat, known in enumerate(table.known))
