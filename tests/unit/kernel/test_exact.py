"""Exact methods on a small variant: every deal with its probability, the whole tree of each, and its solution."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cache

import numpy as np
import pytest

from forno.core.chance import FastChance
from forno.core.every_chance import ScriptedChance, every_outcome
from forno.core.table import Table
from forno.games.pizza import MAMMA_MIA
from forno.games.variants import in_variant
from forno.kernel.batch import Batch
from forno.kernel.engine import State, functions_of
from forno.kernel.tables import from_table, to_table
from harness.counts import count

TINY = in_variant(MAMMA_MIA, "tiny")
KERNEL = functions_of("pizza")
RANDOM_PLAY = 0.0302641369
"""The value of random play for the first player of the tiny variant."""
Values = tuple[int, Fraction, int]
"""Of a position, for seat 0: the value with open cards, that of random play, and how many games go on from it."""


@cache
def deals() -> dict[tuple[int, ...], tuple[Fraction, State]]:
    """All deals in which seat 0 begins, each once, with its probability. Nothing is drawn after a deal."""
    found: dict[tuple[int, ...], tuple[Fraction, State]] = {}
    for probability, table in every_outcome(first_player_begins):
        table.chance = FastChance(0)
        state = from_table(TINY, table, keep_notes=False)
        cells = tuple(state.as_cells())
        before, _ = found.get(cells, (Fraction(0), state))
        found[cells] = (before + probability, state)
    return found


def first_player_begins(chance: ScriptedChance) -> Table:
    return TINY.deal(2, chance, {"first-player": "1"})


def values(state: State) -> Values:
    """Walk the whole tree of a position."""
    if state.is_over:
        scores = [KERNEL["score"](state.as_cells(), seat) for seat in (0, 1)]
        reward = (scores[0] > scores[1]) - (scores[0] < scores[1])
        return reward, Fraction(reward), 1
    found = []
    for move in state.legal_moves():
        twin = state.copy()
        twin.play(move)
        found.append(values(twin))
    best = max if state.seat == 0 else min
    mean = sum((each[1] for each in found), Fraction(0)) / len(found)
    return best(each[0] for each in found), mean, sum(each[2] for each in found)


@cache
def solution() -> tuple[Fraction, Fraction, int]:
    found = [(probability, values(state)) for probability, state in deals().values()]
    solved = sum((probability * value for probability, (value, _, _) in found), Fraction(0))
    return solved, sum((each * mean for each, (_, mean, _) in found), Fraction(0)), sum(it[1][2] for it in found)


# --- every outcome of chance


def test_every_outcome_is_made_once_with_its_probability() -> None:
    def make(chance: ScriptedChance) -> tuple[int, str]:
        number, cards = chance.below(2), list("aab")
        if number:
            chance.shuffle(cards)
        return number, "".join(cards)

    sixth = Fraction(1, 6)
    assert {made: share for share, made in every_outcome(make)} == {
        (0, "aab"): Fraction(1, 2), (1, "aab"): sixth, (1, "aba"): sixth, (1, "baa"): sixth,
    }  # fmt: skip


def test_without_chance_there_is_one_outcome() -> None:
    assert list(every_outcome(lambda chance: "all")) == [(Fraction(1), "all")]


def test_a_copy_and_a_child_go_on_in_the_same_script() -> None:
    def make(chance: ScriptedChance) -> tuple[int, int, int]:
        first = chance.below(2)
        return first, chance.copy().below(2), chance.child().below(2)

    assert [made for _, made in every_outcome(make)] == [(0, 0, 0), (0, 1, 1), (1, 0, 0), (1, 1, 1)]
    assert ScriptedChance([]).text == "scripted"


# --- the whole tree of a variant


def test_every_deal_of_the_tiny_variant_is_there() -> None:
    assert len(deals()) == 180
    assert sum(probability for probability, _ in deals().values()) == 1
    kitchens = Counter(state.cell(KERNEL["KITCHEN_SIZE"]) for _, state in deals().values())
    assert kitchens == {5: 180}


def test_deals_come_as_often_as_their_probability() -> None:
    drawn = count(1000, 2000)
    batch = Batch(TINY, drawn, players=2, options={"first-player": "1"})
    exact = {cards_of(cells): float(probability) for cells, (probability, _) in deals().items()}
    seen = Counter(cards_of(cells) for cells in batch.arrays.cells.tolist())
    assert len(exact) == len(deals())
    assert {*seen} <= {*exact}
    surplus = sum((seen[cells] - drawn * share) ** 2 / (drawn * share) for cells, share in exact.items())
    assert surplus < 280, "chi square with 179 degrees of freedom, five standard deviations"


def cards_of(cells: Sequence[int]) -> tuple[int, ...]:
    """The hands and the kitchen of a block."""
    hands, kitchen = KERNEL["HANDS"], KERNEL["KITCHEN"]
    return (*cells[hands : hands + 2 * KERNEL["CARDS"]], *cells[kitchen : kitchen + cells[KERNEL["KITCHEN_SIZE"]]])


@pytest.mark.nightly
def test_the_tiny_variant_is_solved_by_walking_its_whole_tree() -> None:
    solved, random, games = solution()
    assert games == 14_632
    assert solved == Fraction(9, 70), "with open cards the first player wins nine more of seventy deals than it loses"
    assert float(random) == pytest.approx(RANDOM_PLAY)


def test_random_play_in_a_batch_comes_to_the_exact_value() -> None:
    batch = Batch(TINY, count(80, 500), players=2, options={"first-player": "1"})
    total, squares, games = 0.0, 0.0, 0
    for _ in range(40):
        batch.step(batch.random_columns())
        ended = batch.rewards[batch.ended, 0]
        total, squares, games = total + ended.sum(), squares + (ended**2).sum(), games + len(ended)
    error = np.sqrt(squares / games) / np.sqrt(games)
    assert games > count(200, 1200)
    assert abs(total / games - RANDOM_PLAY) < 4 * error


def test_the_rules_walk_the_same_tree() -> None:
    for number, (_, state) in enumerate(deals().values()):
        if number % 60 == 7:
            table = TINY.deal(2, 1, {"first-player": "1"})
            assert tree_of(to_rules(state, table)) == values(state)[2]


def to_rules(state: State, like: Table) -> Table:
    table = to_table(TINY, state, like)
    table.events = None
    return table


def tree_of(table: Table) -> int:
    """Count the games that go on from a table, by the rules."""
    return 1 if table.is_over else sum(tree_of(table.after(move)) for move in table.legal_moves())
