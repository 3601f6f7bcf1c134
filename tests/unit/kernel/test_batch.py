"""Batches beside the rules: the same games step by step, observations of what is seen, and masks of what is legal."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from examples.batch_baseline import play
from forno.core.game import Game
from forno.games.pizza import MAMMA_MIA, PLUS
from forno.games.pizza.cards import counted
from forno.games.pizza.moves import Serve
from forno.games.solo import SOLO
from forno.games.solo.cards import KINDS
from forno.installation import advice_for
from forno.kernel.batch import Batch
from forno.kernel.engine import functions_of, modules_of
from forno.kernel.tables import bridge_of
from harness.counts import count
from tests.unit.kernel.beside import GAMES, Beside, plain_batch

STEPS = count(120, 5_000)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def test_an_end_gives_rewards_and_a_new_deal() -> None:
    beside = Beside(MAMMA_MIA, 4, tables=2)
    while not beside.ends:
        beside.step()


# --- observations


def solo_sight(game: Game, table: Any, seat: int) -> dict[str, Any]:
    """Fields of an observation of SOLO, taken from the view."""
    view: Any = game.view(table, seat)
    turned = [(seat + at) % table.players for at in range(table.players)]
    known = [counted(view.known[other], KINDS) for other in turned]
    return {
        "hand": counted(view.hand, KINDS),
        "drawn": -1 if view.drawn is None else view.drawn,
        "top": view.top,
        "colour": view.colour,
        "direction": view.direction,
        "penalty": view.penalty,
        "pile": view.pile,
        "discards": view.discards,
        "turn": turned.index(view.turn),
        "last": turned.index(view.last),
        "dealer": turned.index(view.dealer),
        "sizes": [view.sizes[other] for other in turned],
        "totals": [view.totals[other] for other in turned],
        "known": known,
        "hand_number": view.number,
    }


def pizza_sight(game: Game, table: Any, seat: int) -> dict[str, Any]:
    """Fields of an observation of a pizza game, taken from the view."""
    view: Any = game.view(table, seat)
    names = functions_of("pizza")["ORDER_NAMES"][bridge_of(game).game]  # type: ignore[union-attr]
    turned = [(seat + at) % table.players for at in range(table.players)]
    places = [view.places[other] for other in turned]
    laid = view.top is not None and not isinstance(view.top, int)
    return {
        "hand": counted(view.ingredients, 12),
        "orders": [int(name in view.orders) for name in names],
        "table": counted(view.table, 12),
        "kitchen": view.kitchen,
        "oven": view.oven,
        "used": view.used,
        "served_pile": view.served_pile,
        "round": view.round,
        "emptying": view.emptying,
        "starter": turned.index(view.starter),
        "chef": -1 if view.chef < 0 else turned.index(view.chef),
        "holder": -1 if view.holder < 0 else turned.index(view.holder),
        "top": names.index(view.top.order) if laid else -1 if view.top is None else view.top,
        "top_seat": turned.index(view.top.seat) if laid else -1,
        "seats": [
            [at.own, at.ingredients, at.orders, at.waiter, -1 if at.served is None else len(at.served), at.gone]
            for at in places
        ],
        "seat": turned.index(table.seat),
        "open": [[turned.index(order.seat), names.index(order.order)] for order in view.open],
    }


def check_sight(batch: Batch, number: int, sight: dict[str, Any]) -> None:
    for name, value in sight.items():
        expected = np.array(value)
        seen = batch.field(name)[number]
        if seen.shape:
            rest = seen[len(expected) :]
            assert not rest.any() or (rest == -1).all()
            seen = seen[: len(expected)]
        assert np.array_equal(seen, expected.reshape(seen.shape)), name


@every_game
@pytest.mark.parametrize("seed", [1, 2][: count(1, 2)])
def test_tables_masks_and_observations_are_those_of_the_rules_at_every_step(game: Game, seed: int) -> None:
    beside = Beside(game, seed, tables=count(1, 2))
    sight = solo_sight if game is SOLO else pizza_sight
    for _ in range(STEPS):
        beside.step()
        for number, table in enumerate(beside.tables):
            beside.check_mask(number)
            check_sight(beside.batch, number, sight(game, table, table.seat))


# --- a large choice


def test_a_set_of_cards_is_chosen_in_steps() -> None:
    batch = plain_batch(MAMMA_MIA, 4, players=2)
    begun = 0
    while begun < 2:
        chosen = batch.field("chosen").copy()
        before = batch.arrays.cells.copy()
        batch.step(batch.random_columns())
        for number in (batch.field("chosen").max(axis=1) >= 0).nonzero()[0]:
            if chosen[number].max() < 0:
                begun += 1
                assert np.array_equal(batch.arrays.cells[number], before[number])
                state = batch.form.state(before[number].tolist())
                moves = [batch.bridge.move_of(move) for move in state.legal_moves()]
                assert sum(isinstance(move, Serve) for move in moves) > 1


# --- the batch


def test_a_column_that_is_not_open_is_refused_before_any_is_taken() -> None:
    batch = plain_batch(SOLO, 4, players=3)
    before = batch.arrays.cells.copy()
    columns = batch.random_columns()
    columns[2] = batch.masks[2].argmin()
    with pytest.raises(ValueError, match=rf"^table 2: column {columns[2]} is not open$"):
        batch.step(columns)
    for column in (-1, batch.masks.shape[1]):
        columns[2] = column
        with pytest.raises(ValueError, match="is not open"):
            batch.step(columns)
    with pytest.raises(ValueError, match="takes 4 columns"):
        batch.step(columns[:2])
    assert np.array_equal(batch.arrays.cells, before)


def test_a_copy_goes_its_own_way_and_repeats_what_the_batch_did() -> None:
    batch = plain_batch(PLUS, 2, players=4)
    for _ in range(30):
        batch.step(batch.random_columns())
    twin, before = batch.copy(), batch.arrays.cells.copy()
    for _ in range(30):
        twin.step(twin.random_columns())
    assert np.array_equal(batch.arrays.cells, before)
    for _ in range(30):
        batch.step(batch.random_columns())
    assert np.array_equal(batch.observations, twin.observations)


def test_tables_do_not_depend_on_their_number() -> None:
    many, few = plain_batch(SOLO, 4, players=4), plain_batch(SOLO, 2, players=4, seed=2)
    for _ in range(60):
        many.step(many.random_columns())
        few.step(few.random_columns())
    assert np.array_equal(many.observations[1:3], few.observations)


def test_a_first_player_stays_first_in_every_deal() -> None:
    batch = plain_batch(MAMMA_MIA, 2, players=2, options={"first-player": "2"})
    ends = 0
    while ends < 2:
        batch.step(batch.random_columns())
        for number in batch.ended.nonzero()[0]:
            ends += 1
            assert batch.seats[number] == 1


def test_the_example_plays_and_its_rule_of_thumb_is_better_than_chance() -> None:
    games, mean = play(steps=count(400, 650), tables=8)
    assert games > 8
    assert mean > 0


def test_without_numpy_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.delitem(sys.modules, "forno.kernel.batch")
    with pytest.raises(ImportError, match=f"^batches need NumPy: {re.escape(advice_for('research'))}$"):
        import_module("forno.kernel.batch")


@pytest.mark.parametrize("family", ["pizza", "solo"])
def test_a_name_means_one_thing_in_all_modules_of_a_family(family: str) -> None:
    found: dict[str, Any] = {}
    for module in modules_of(family):
        for name, value in vars(module).items():
            if not name.startswith("__") and getattr(value, "__module__", "") != "forno.kernel.family":
                assert found.setdefault(name, value) == value, name
