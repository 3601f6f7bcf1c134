"""A race asked in turn, as loops and bots play it, and at once, as hosts of people do. (core/race.py)"""

from __future__ import annotations

from random import Random

import pytest

from forno.core.chance import FastChance, seeded
from forno.core.errors import Refused
from forno.core.match import Match
from forno.core.move import PASS
from forno.core.position import Position
from forno.games.pizza import MAMMA_MIA
from forno.games.solo import SOLO, Jump, SoloTable
from forno.observe import observation_of

RACE = """top: draw-four; colour: red; turn: 1; players: 4; last: 4
    hand 1: red 3, blue 5, green 2; hand 2: blue 9, blue 1, blue 2
    hand 3: draw-four, red 2, green 1; hand 4: draw-four, yellow 2, yellow 3"""


def table() -> SoloTable:
    return SOLO.set_up(Position.from_text(RACE))


# --- in turn


@pytest.mark.rule("solo.sequence")
def test_the_obvious_loop_jumps_in() -> None:
    laid, random = SOLO.deal(4, seeded(7)), Random(7)
    jumps = 0
    while not laid.is_over:
        move = random.choice(laid.legal_moves())
        jumps += isinstance(move, Jump)
        laid.play(move)
    assert jumps


@pytest.mark.rule("solo.sequence")
def test_a_racer_is_asked_and_may_pass_and_that_is_no_decision() -> None:
    laid = table()
    assert (laid.seat, laid.decision.seat, laid.default()) == (2, 0, PASS)
    passed = laid.after(PASS)
    assert passed == laid, "who has passed is no part of the table"
    assert (passed.serial, passed.seat, laid.seat) == (laid.serial, 3, 2)
    assert passed.copy().seat == 3, "but a copy goes on where its original is"


@pytest.mark.rule("turn.whose")
def test_a_racer_does_nothing_but_race() -> None:
    with pytest.raises(Refused, match=r"turn\.whose"):
        table().play(SOLO.read_move("draw"))


def test_a_pass_in_a_race_is_no_turn_of_a_match() -> None:
    match = Match(SOLO, table())
    assert match.play("pass") == []
    assert (match.turns, match.table.seat) == ([], 3)
    match.play("jump draw-four")
    assert [(turn.seat, str(turn.move)) for turn in match.turns] == [(3, "jump draw-four")]


def test_without_races_nobody_is_asked_out_of_turn() -> None:
    laid = MAMMA_MIA.deal(3, seeded(1))
    assert (laid.race_queue, laid.seat) == ((), laid.decision.seat)


# --- at once


@pytest.mark.rule("solo.jump-in")
def test_a_host_names_the_seat_and_nobody_passes() -> None:
    laid = table()
    laid.race_at_once()
    assert (laid.seat, laid.race_queue, laid.copy().race_queue) == (0, (), ())
    assert [str(move) for move in laid.legal_moves(2)] == ["jump draw-four"]
    with pytest.raises(Refused, match=r"turn\.whose"):
        laid.play(PASS, 2)
    laid.play(SOLO.read_move("draw"))
    laid.play(SOLO.read_move("jump draw-four"), 2, decision=laid.race_opened)
    assert laid.last == 2


# --- secrets


@pytest.mark.parametrize("seat", range(4))
def test_a_sampled_table_asks_by_its_own_hands(seat: int) -> None:
    """Whom the true table asks must not be found in a sample, and the seat that it is made for is asked there next."""
    laid, chance = table(), FastChance(seat)
    assert laid.race_queue == (2, 3)
    queues = set()
    for _ in range(200):
        sample = SOLO.redeal(laid, seat, chance)
        assert sample.seat == (0 if seat == 1 else seat), "seat 2 is asked nothing"
        assert set(sample.race_queue) <= set(sample.racers())
        queues.add(sample.race_queue)
    assert queues == {2: {(2,), (2, 3)}, 3: {(3,)}}.get(seat, {()})


@pytest.mark.parametrize("seat", [2, 3])
def test_where_people_race_a_bot_still_thinks_in_turn(seat: int) -> None:
    laid = table()
    laid.race_at_once()
    assert SOLO.redeal(laid, seat, FastChance(1)).race_queue == ()
    thinking = observation_of(SOLO, laid, seat, [], jumping=True, sampler=FastChance(1))
    assert (thinking.sampled_table.seat, thinking.sampled_table.legal_moves()) == (seat, thinking.legal_moves)
