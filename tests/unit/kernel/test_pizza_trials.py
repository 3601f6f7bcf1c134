"""Trials of the pizza games in the kernel: likelihoods and values of the rules, the same bits in each form."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, sqrt
from typing import Any

import pytest

from forno.bots.worlds import TableTrial
from forno.core.chance import FastChance
from forno.core.game import Game
from forno.games.pizza import GRANDE, MAMMA_MIA, PLUS, SOLE_MIO
from forno.games.pizza.table import PizzaTable
from forno.kernel.engine import Form, form_of, forms_of, plain_form
from forno.kernel.pizza.trials import ORDER_LOG_ODDS, likelihood, trial_value
from forno.kernel.tables import bridge_of, from_table, to_table
from forno.kernel.trials import END_OF_GAME, END_OF_PART, NO_MOVE, WIN_PROBABILITY
from forno.review.win_probability import share_of
from forno.testing.random_play import random_match
from harness.counts import count
from harness.rollouts.playouts import PizzaPlayouts

FORMS = [pytest.param(form, id="compiled" if form.is_compiled else "plain") for form in forms_of("pizza")]
GAMES = [MAMMA_MIA, SOLE_MIO, GRANDE, PLUS]
HORIZONS = (END_OF_PART, END_OF_GAME, WIN_PROBABILITY)


class Seen:
    """As much of an observation as the likelihood by the rules reads."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


def positions(game: Game, number: int) -> Iterator[PizzaTable]:
    """Tables of random games, with two to four players."""
    for seed in range(number):
        table = random_match(game, 2 + seed % 3, seed, moves=11 * seed).table
        assert isinstance(table, PizzaTable)
        if not table.is_over:
            yield table


def numbers_of(game: Game, moves: list[Any]) -> list[int]:
    bridge = bridge_of(game)
    assert bridge is not None
    return [number for move in moves for number in (bridge.move_id(move), NO_MOVE)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_world_is_as_likely_as_by_the_rules(game: Game) -> None:
    playouts, found = PizzaPlayouts(), set()
    for table in positions(game, 12):
        for seed in range(3):
            world: Any = game.redeal(table, table.seat, FastChance(seed))
            seen: Any = Seen(table.seat)
            cells = from_table(game, world, plain_form("pizza")).as_cells()
            found.add(likelihood(cells, [0], table.seat))
            assert likelihood(cells, [0], table.seat) == playouts.likelihood(world, seen)
    assert len(found) > 1


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_values_are_those_of_the_rules(game: Game, form: Form) -> None:
    playouts = PizzaPlayouts()
    for table in positions(game, 6):
        state, seat = from_table(game, table, form), table.seat
        moves = table.legal_moves()[:4]
        values = state.try_moves(seat, numbers_of(game, moves), [], 7, 0, 2, END_OF_PART)
        for at in range(2):
            world: Any = to_table(game, state.sampled_world(seat, [], 7, at), table)
            by_rules = [TableTrial(playouts, world, seat).value(move, 0) for move in moves]
            assert [one[at] for one in values] == pytest.approx(by_rules)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_probabilities_and_results_are_those_of_the_rules(game: Game) -> None:
    """A round that has just begun has a probability of winning; a game that is over has its result."""
    for players in (2, 3, 4):
        begun = random_match(game, players, players, moves=0).table
        over = random_match(game, players, players).table
        for seat in range(players):
            for table, horizons in ((begun, [WIN_PROBABILITY]), (over, [WIN_PROBABILITY, END_OF_GAME])):
                cells = from_table(game, table, plain_form("pizza")).as_cells()
                for horizon in horizons:
                    value = trial_value([*cells], seat, 99, horizon)
                    assert value == pytest.approx(win_probability(game, table, seat))
            assert trial_value([*cells], seat, 99, END_OF_GAME) == share_of(game.outcome(over), seat)


def win_probability(game: Game, table: Any, seat: int) -> float:
    """Return the result of a game that is over, else the probability from the orders served and the rounds left."""
    if table.is_over:
        return share_of(game.outcome(table), seat)
    scale = ORDER_LOG_ODDS / sqrt(table.rounds - table.round + 1)
    shares = [exp(scale * orders.bit_count()) for orders in table.served]
    return shares[seat] / sum(shares)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_both_forms_and_any_grouping_give_the_same_bits(game: Game) -> None:
    for table in positions(game, count(2, 4)):
        moves = numbers_of(game, table.legal_moves()[:2])
        plain = from_table(game, table, plain_form("pizza"))
        quick = from_table(game, table, form_of("pizza"))
        for horizon in HORIZONS:
            whole = plain.try_moves(table.seat, moves, [], 9, 0, 2, horizon)
            parts = [quick.try_moves(table.seat, moves, [], 9, first, 1, horizon) for first in (0, 1)]
            assert [a + b for a, b in zip(*parts, strict=True)] == whole
            assert all(0 <= value <= 1 for values in whole for value in values)
        assert to_table(game, plain, table) == to_table(game, quick, table) == table
