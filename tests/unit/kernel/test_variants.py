"""Small variants in the kernel: the rules beside it, the columns of their games, and batches."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

import forno
from forno.core.chance import FastChance
from forno.core.errors import Unreadable
from forno.core.game import Game
from forno.games.pizza import MAMMA_MIA
from forno.games.solo import SOLO
from forno.games.variants import in_variant
from forno.kernel.batch import Batch
from forno.kernel.engine import Form, forms_of
from forno.kernel.spec import spec_of
from forno.testing.laws.kernel import SideBySide
from forno.testing.random_play import random_options
from harness.counts import count
from tests.unit.kernel.beside import VARIANTS, Beside, plain_batch

THREE_KINDS = {
    "cards": {"pineapple": 8, "olive": 8, "double olive": 2, "pepper": 6, "double pepper": 2},
    "orders": ["minimale", "quartet-pineapple", "quartet-olive", "bombastica", "duel"],
    "rounds": 2,
    "hand": 6,
    "dealt": {"ingredients": 4, "orders": 1},
}
PLAYED = [
    *VARIANTS,
    in_variant(forno.game("grande"), THREE_KINDS),
    in_variant(forno.game("plus"), {"hand": 7, "dealt": {"ingredients": 6, "orders": 1}}),
]
FORMS = [
    pytest.param(game, form, id=f"{game.full_name}, {'compiled' if form.is_compiled else 'plain'}")
    for game in PLAYED
    for form in forms_of(game.family)
]
every_variant = pytest.mark.parametrize("game", VARIANTS, ids=lambda game: game.full_name)


# --- the rules beside the kernel


@pytest.mark.parametrize(("game", "form"), FORMS)
def test_whole_games_of_a_variant_are_the_same(game: Game, form: Form) -> None:
    for seed in range(count(2, 3)):
        players = game.least + seed % (game.most - game.least + 1)
        table = game.deal(players, FastChance(seed), random_options(game, seed))
        SideBySide(game, table, form, FastChance(seed)).play_on(120)


@every_variant
def test_a_batch_of_a_variant_plays_as_the_rules_do(game: Game) -> None:
    beside = Beside(game, 3)
    for _ in range(150):
        beside.step()
        beside.check_mask(0)
    assert beside.ends


# --- the layout is that of the game


@every_variant
def test_a_variant_has_the_layout_of_its_game(game: Game) -> None:
    whole, small = spec_of(forno.game(game.name), 2, "perfect"), spec_of(game, 2, "perfect")
    assert (whole.variant, small.variant) == ("", game.variant_name)
    names = [name for name in whole.__struct_fields__ if name != "variant"]
    assert [getattr(small, name) for name in names] == [getattr(whole, name) for name in names]


@every_variant
def test_a_variant_stays_within_the_bounds_of_its_games_fields(game: Game) -> None:
    batch = plain_batch(game, 4, players=game.most, memory="perfect")
    for _ in range(100):
        batch.step(batch.random_columns())
        for field in batch.spec.fields:
            seen = batch.field(field.name)
            assert field.low <= seen.min() <= seen.max() <= field.high, field.name


# --- batches


def test_a_batch_is_dealt_in_the_variant_that_is_named() -> None:
    batch = Batch(SOLO, 8, players=3, variant="tiny")
    assert (batch.field("hand").sum(axis=1) == 3).all()
    assert (batch.field("pile") == 13 - 9 - 1).all()
    assert (batch.game.variant_name, batch.spec.variant) == ("tiny", "tiny")
    for _ in range(count(100, 300)):
        batch.step(batch.random_columns())
        assert (batch.field("hand_number") == 1).all()
        green = [card for card, name in enumerate(batch.spec.cards) if name.startswith(("green", "yellow"))]
        assert not batch.field("hand")[:, green].any()


def test_a_batch_is_dealt_in_the_variant_that_is_described() -> None:
    variant = {"name": "two", "cards": {"olive": 9, "salami": 9}, "orders": ["minimale"]}
    batch = Batch(MAMMA_MIA, 8, players=2, variant=variant)
    assert batch.spec.variant == "two"
    assert batch.field("hand").sum(axis=0).nonzero()[0].tolist() == [2, 8]
    assert {*batch.field("seats")[:, :2, 0].ravel().tolist()} == {1, 4}
    assert (batch.field("rounds") == 3).all()


def test_a_variant_outlives_new_deals_copies_and_pickles() -> None:
    batch = plain_batch(MAMMA_MIA, 4, players=2, variant="tiny", memory="perfect")
    ends = 0
    for _ in range(60):
        batch.step(batch.random_columns())
        ends += int(batch.ended.sum())
    assert ends > 8
    batch.reset(seeds=range(4))
    fresh = plain_batch(MAMMA_MIA, 4, seed=0, players=2, variant="tiny", memory="perfect")
    assert batch.observations.tobytes() == fresh.observations.tobytes()
    twin = pickle.loads(pickle.dumps(batch))
    for _ in range(40):
        columns = batch.random_columns()
        batch.step(columns)
        twin.step(columns)
    assert twin.observations.tobytes() == batch.observations.tobytes()
    assert twin.game.variant_name == "tiny"


def test_a_game_in_a_variant_can_be_given_as_it_is() -> None:
    tiny = in_variant(MAMMA_MIA, "tiny")
    one, other = Batch(tiny, 4, players=2), Batch(MAMMA_MIA, 4, players=2, variant="tiny")
    assert one.observations.tobytes() == other.observations.tobytes()
    assert one.spec == other.spec


def test_what_a_variant_does_not_have_is_refused() -> None:
    with pytest.raises(Unreadable, match="no variant of solo has this name; there are: tiny"):
        Batch(SOLO, 1, players=2, variant="huge")
    with pytest.raises(ValueError, match="mamma-mia in the variant tiny is for 2 to 2 players, not 3"):
        Batch(MAMMA_MIA, 1, players=3, variant="tiny")
    with pytest.raises(ValueError, match="mamma-mia has at most 1 rounds here, not 2"):
        Batch(MAMMA_MIA, 1, players=2, variant="tiny", rounds=2)
    with pytest.raises(ValueError, match="solo has at most 1 hands here, not 2"):
        Batch(SOLO, 1, players=2, variant="tiny", rounds=2)
    assert Batch(SOLO, 1, players=2, variant={"rounds": 3}, rounds=2).spec.variant == "unnamed"


def test_the_goal_of_a_variant_is_seen_and_can_be_lowered() -> None:
    assert Batch(SOLO, 1, players=2, variant={"goal": 60}).field("goal").tolist() == [60]
    assert Batch(SOLO, 1, players=2, variant={"goal": 60}, goal=50).field("goal").tolist() == [50]


def test_a_variant_of_random_play_is_as_likely_to_be_won_by_every_seat() -> None:
    batch = Batch(SOLO, count(64, 128), players=2, variant="tiny")
    won = np.zeros(2)
    for _ in range(count(100, 200)):
        batch.step(batch.random_columns())
        won += (batch.rewards > 0).sum(axis=0)
    assert won.sum() > 100
    assert abs(won[0] - won[1]) < 5 * won.sum() ** 0.5
