"""Options of a batch: when games end, what is rewarded, which tables are dealt anew, and how it is kept."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

import forno
from forno.core.game import Game
from forno.games.pizza import MAMMA_MIA, PLUS
from forno.games.solo import SOLO
from forno.games.variants import in_variant
from forno.kernel.batch import Batch
from forno.kernel.tables import to_table
from harness.counts import FULL, count
from tests.unit.kernel.beside import GAMES, plain_batch

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
TWENTY_CARDS = {"1": 1, "2": 1, "3": 1, "skip": 1, "draw-two": 1}
SHORT_SOLO = in_variant(SOLO, {"name": "short", "cards": TWENTY_CARDS, "dealt": 2})
every_family = pytest.mark.parametrize("game", GAMES if FULL else [SHORT_SOLO, MAMMA_MIA], ids=lambda game: game.name)
"""A game of each family, which share what is tested; with full counts, all games."""
TOO_MANY_STEPS = 20_000


def play_to_an_end(batch: Batch) -> None:
    """Step until a game of any table ends."""
    for _ in range(TOO_MANY_STEPS):
        batch.step(batch.random_columns())
        if batch.ended.any():
            return
    raise AssertionError("no game has ended")


# --- ends


def test_a_single_hand_of_solo_is_a_game() -> None:
    batch = plain_batch(SOLO, 4, players=3, rounds=1)
    play_to_an_end(batch)
    [table, *_] = batch.ended.nonzero()[0]
    assert batch.rewards[table].any()
    assert batch.field("hand_number")[table] == 1
    assert not batch.field("totals")[table].any()


def test_two_hands_of_solo_are_a_game() -> None:
    batch = plain_batch(SOLO, 1, players=2, seed=5, rounds=2, auto_reset=False)
    play_to_an_end(batch)
    assert batch.field("hand_number")[0] == 2


def test_solo_is_played_to_a_goal() -> None:
    batch = plain_batch(SOLO, 2, players=2, goal=40, auto_reset=False)
    assert batch.field("goal").tolist() == [40, 40]
    play_to_an_end(batch)
    [table, *_] = batch.ended.nonzero()[0]
    assert batch.field("totals")[table].max() > 40


def test_a_pizza_game_of_one_round_ends_after_it() -> None:
    batch = plain_batch(MAMMA_MIA, 2, players=2, rounds=1, auto_reset=False)
    play_to_an_end(batch)
    assert batch.field("round").tolist() == batch.field("rounds").tolist() == [1, 1]


@every_game
def test_a_game_is_cut_off_after_a_number_of_steps(game: Game) -> None:
    batch = plain_batch(game, 2, players=2, max_steps=7)
    for step in range(1, 15):
        batch.step(batch.random_columns())
        assert batch.ended.all() == batch.truncated.all() == (step % 7 == 0)
        assert not batch.rewards.any()


@pytest.mark.parametrize(
    ("game", "details", "complaint"),
    [
        (SOLO, {"goal": 0}, "goal is a number from 1 to 32767, not 0"),
        (SOLO, {"max_steps": -1}, "max_steps is a number from 1"),
        (SOLO, {"players": 11}, "solo is for 2 to 10 players, not 11"),
        (SOLO, {"memory": "some"}, "memory is one of none, person, perfect, not some"),
        (SOLO, {"rewards": "often"}, "rewards are one of match, part, share, not often"),
        (MAMMA_MIA, {"goal": 100}, "mamma-mia is not played to a goal"),
        (MAMMA_MIA, {"rounds": 9}, "mamma-mia has at most 3 rounds here, not 9"),
    ],
)
def test_what_a_game_does_not_have_is_refused(game: Game, details: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=f"^{complaint}"):
        plain_batch(game, 1, **{"players": 2, **details})


# --- waiting for a reset


@every_family
def test_without_a_reset_an_ended_table_waits_and_shows_its_end_to_all(game: Game) -> None:
    batch = plain_batch(game, 3, players=2, rounds=1, auto_reset=False)
    play_to_an_end(batch)
    ended = batch.ended.copy()
    final = [batch.observe(seat)[ended].copy() for seat in range(2)]
    assert not batch.masks[ended].any()
    batch.step(batch.random_columns())
    assert batch.ended[ended].all()
    assert not batch.rewards[ended].any()
    assert all(np.array_equal(batch.observe(seat)[ended], final[seat]) for seat in range(2))
    batch.reset(ended)
    assert not batch.ended[ended].any()
    assert batch.masks[ended].any(axis=1).all()


@every_family
def test_the_last_observation_of_each_seat_is_kept(game: Game) -> None:
    details: dict[str, Any] = {"players": 3, "seed": 3, "rounds": 1, "memory": "perfect"}
    batch = plain_batch(game, 2, final_observations=True, **details)
    waits = plain_batch(game, 2, auto_reset=False, **details)
    play_to_an_end(batch)
    play_to_an_end(waits)
    assert np.array_equal(batch.ended, waits.ended)
    for seat in range(3):
        assert np.array_equal(batch.final_observations[batch.ended, seat], waits.observe(seat)[waits.ended])
    assert plain_batch(game, 2, players=3).final_observations.size == 0


def test_served_orders_of_plus_lie_open_at_the_end() -> None:
    batch = plain_batch(PLUS, 1, players=2, rounds=1, auto_reset=False)
    assert (batch.field("seats")[0, :2, 4] == -1).all()
    play_to_an_end(batch)
    assert (batch.field("seats", batch.observe(1))[0, :2, 4] >= 0).all()


# --- deals


@every_family
def test_tables_are_dealt_anew_by_seeds(game: Game) -> None:
    batch, other = plain_batch(game, 4, players=3, seed=1), plain_batch(game, 2, players=3, seed=40)
    for _ in range(30):
        batch.step(batch.random_columns())
    before = batch.observations.copy()
    batch.reset([1, 3], seeds=[40, 41])
    assert np.array_equal(batch.observations[[1, 3]], other.observations)
    assert np.array_equal(batch.observations[[0, 2]], before[[0, 2]])
    for _ in range(30):
        batch.step(batch.random_columns())
        other.step(other.random_columns())
    assert np.array_equal(batch.observations[[1, 3]], other.observations)


@every_game
def test_a_deal_is_that_of_the_rules(game: Game) -> None:
    batch = plain_batch(game, 2, players=2, seed=9)
    for number in range(2):
        table = game.deal(2, forno.FastChance(9 + number))
        table.ask_from(None)
        dealt = to_table(game, batch.form.state(batch.arrays.cells[number].tolist()), table)
        assert dealt.state() == table.state()


# --- rewards


@every_family
def test_changes_of_standing_add_up_to_the_reward_of_the_match(game: Game) -> None:
    details: dict[str, Any] = (
        {"players": 3, "seed": 4, "goal": count(20, 150)} if game.family == "solo" else {"players": 3, "seed": 4}
    )
    match, share = plain_batch(game, 2, **details), plain_batch(game, 2, rewards="share", **details)
    total, ends, rewarded = np.zeros((2, 3)), 0, 0
    while ends < 2:
        columns = match.random_columns()
        match.step(columns)
        share.step(columns)
        total += share.rewards
        rewarded += int(share.rewards.any(axis=1).sum())
        for table in match.ended.nonzero()[0]:
            assert total[table].tolist() == pytest.approx(match.rewards[table].tolist())
            total[table] = 0
            ends += 1
    assert rewarded >= ends


def test_each_hand_of_solo_is_rewarded_by_its_points() -> None:
    batch = plain_batch(SHORT_SOLO, 1, players=3, rewards="part")
    before, hands = batch.field("totals")[0].copy(), 0
    while hands < 3:
        viewer = int(batch.seats[0])
        batch.step(batch.random_columns())
        after = batch.field("totals", batch.observe(0))[0].copy()
        if batch.rewards.any():
            hands += 1
            points = (after - before)[:3]
            behind = [(points > own).sum() - (points < own).sum() for own in points]
            assert (batch.rewards[0] * 2).tolist() == behind
        before = after
        assert 0 <= viewer < 3


# --- masks as lists


@every_game
def test_open_columns_are_those_of_the_masks(game: Game) -> None:
    batch = plain_batch(game, 3, players=2)
    for _ in range(40):
        batch.step(batch.random_columns())
        starts, columns = batch.open_columns()
        for table in range(3):
            assert columns[starts[table] : starts[table + 1]].tolist() == batch.masks[table].nonzero()[0].tolist()
        assert starts[-1] == len(columns)


# --- copies


@every_family
def test_a_pickle_and_a_copy_go_on_as_the_batch_does(game: Game) -> None:
    batch = plain_batch(game, 2, players=2, memory="perfect")
    for _ in range(25):
        batch.step(batch.random_columns())
    twins = [pickle.loads(pickle.dumps(batch)), deepcopy(batch), batch.copy()]
    for _ in range(60):
        batch.step(batch.random_columns())
        for twin in twins:
            twin.step(twin.random_columns())
            assert np.array_equal(twin.observations, batch.observations)
            assert np.array_equal(twin.masks, batch.masks)
    assert batch.names["play"] is not None


def test_a_seat_that_is_not_there_observes_nothing() -> None:
    batch = plain_batch(SOLO, 2, players=3)
    for seats in (3, -1, [0, 3], 0.5):
        with pytest.raises(ValueError, match="a seat is a number from 0 to 2"):
            batch.observe(seats)  # type: ignore[arg-type]


def test_columns_have_names() -> None:
    batch = plain_batch(SOLO, 1, players=2)
    assert [batch.column_name(column) for column in (0, 1, 18, 240)] == ["pass", "draw", "play red 1", "choice 0: 2"]


def test_batches_are_public() -> None:
    assert forno.Batch is Batch
