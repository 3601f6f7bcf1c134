"""Trials in the kernel: worlds as the rules re-deal them, values as the rules play them, in any grouping."""

from __future__ import annotations

from typing import Any

import pytest

from forno.bots.worlds import TableTrial
from forno.core.chance import FastChance
from forno.games.solo import SOLO
from forno.games.solo.table import SoloTable
from forno.kernel.engine import Form, forms_of, plain_form
from forno.kernel.solo.bridge import SOLO_BRIDGE
from forno.kernel.tables import from_table, to_table
from forno.kernel.trials import END_OF_GAME, END_OF_PART, NO_MOVE, world_seed
from forno.testing.random_play import random_options
from harness.counts import count
from harness.rollouts.playouts import SoloPlayouts

FORMS = [pytest.param(form, id="compiled" if form.is_compiled else "plain") for form in forms_of("solo")]


def positions(players: int, seed: int, every: int, number: int) -> list[SoloTable]:
    """Return tables of a random game, with random options."""
    chance = FastChance(seed)
    table = SOLO.deal(players, chance, random_options(SOLO, seed))
    table.events = None
    found: list[SoloTable] = []
    while not table.is_over and len(found) < number:
        if table.serial % every == 0:
            found.append(table.copy())
        options = table.legal_moves()
        table.act(options[chance.below(len(options))])
    return found


def chance_in(state: int) -> FastChance:
    chance = FastChance(0)
    chance.state = state
    return chance


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("players", [2, 3, 4, 7, 10])
def test_a_world_is_the_re_deal_of_the_rules(players: int, form: Form) -> None:
    for number, table in enumerate(positions(players, players, every=9, number=8)):
        state = from_table(SOLO, table, form)
        for viewer in range(players):
            by_rules = SOLO.redeal(table, viewer, chance_in(world_seed(5, number)))
            world: Any = to_table(SOLO, state.sampled_world(viewer, [], 5, number), table)
            assert (world.hands, world.pile, world.agenda) == (by_rules.hands, by_rules.pile, by_rules.agenda)


@pytest.mark.parametrize("form", FORMS)
def test_worlds_that_fit_the_moves_badly_are_sampled_again(form: Form) -> None:
    """Seat 1 showed that at most two of its cards fit the top: in most worlds it has no more."""
    table = SOLO.deal(2, FastChance(3))
    state = from_table(SOLO, table, form)

    def share_of_worlds_with_more(evidence: list[int]) -> float:
        worlds: list[Any] = [to_table(SOLO, state.sampled_world(0, evidence, 1, at), table) for at in range(40)]
        return sum(len(world.hands[1].translate(None, table.misfits)) > 2 for world in worlds) / 40

    assert share_of_worlds_with_more([1, table.demand, 2]) < share_of_worlds_with_more([]) - 0.2


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_values_are_those_of_the_rules(players: int, form: Form) -> None:
    playouts = SoloPlayouts()
    for table in positions(players, players, every=5, number=4):
        state, seat = from_table(SOLO, table, form), table.seat
        moves = table.legal_moves()
        numbers = [number for move in moves for number in (SOLO_BRIDGE.move_id(move), NO_MOVE)]
        values = state.try_moves(seat, numbers, [], 7, 0, 2, END_OF_PART)
        for at in range(2):
            world: Any = to_table(SOLO, state.sampled_world(seat, [], 7, at), table)
            by_rules = [TableTrial(playouts, world, seat).value(move, 0) for move in moves]
            assert [one[at] for one in values] == pytest.approx(by_rules)


def test_both_forms_and_any_grouping_give_the_same_bits() -> None:
    for table in positions(4, 1, every=11, number=count(2, 3)):
        moves = [number for move in table.legal_moves() for number in (SOLO_BRIDGE.move_id(move), NO_MOVE)]
        plain = from_table(SOLO, table, plain_form("solo"))
        for horizon in (END_OF_PART, END_OF_GAME):
            whole = plain.try_moves(table.seat, moves, [], 9, 0, 4, horizon)
            for form in forms_of("solo"):
                state = from_table(SOLO, table, form)
                parts = [state.try_moves(table.seat, moves, [], 9, first, 2, horizon) for first in (0, 2)]
                assert [a + b for a, b in zip(*parts, strict=True)] == whole
            assert all(0 <= value <= 1 for values in whole for value in values)


@pytest.mark.parametrize("form", FORMS)
def test_a_plan_has_an_answer_to_what_its_move_asks(form: Form) -> None:
    """Swap with the only other seat, or keep the hand: with one card left against nine, keeping wins."""
    table = SOLO.deal(2, FastChance(1))
    table.hands[0] = bytes([12, 12])
    table.top, table.colour = 0, 0
    table.agenda[-1] = type(table.agenda[-1])(0)
    state = from_table(SOLO, table, form)
    play, keep, give = (
        SOLO_BRIDGE.move_id(SOLO.read_move(text)) for text in ("play red swap solo", "swap nobody", "swap 2")
    )
    kept, given = state.try_moves(0, [play, keep, play, give], [], 3, 0, 20, END_OF_PART)
    assert sum(kept) > sum(given)


def test_trials_leave_the_state_alone() -> None:
    table = SOLO.deal(3, FastChance(4))
    for form in forms_of("solo"):
        state = from_table(SOLO, table, form)
        state.try_moves(table.seat, [state.legal_moves()[0], NO_MOVE], [], 1, 0, 3, END_OF_PART)
        assert to_table(SOLO, state, table) == table
