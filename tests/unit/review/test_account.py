"""A review adds up, is the same each time, and finds what went wrong."""

from __future__ import annotations

from functools import cache
from math import sqrt

import msgspec
import pytest

import forno
from forno.bots.bot import Reason
from forno.bots.search import SearchBudget
from forno.cli.review_words import course_text
from forno.core.chance import seeded
from forno.core.match import Match
from forno.core.move import PASS
from forno.core.position import Position
from forno.core.record import record_of
from forno.kernel.pizza.state import ROUND, ROUNDS, SERVED
from forno.kernel.pizza.trials import chance_to_win
from forno.kernel.tables import compiled_form_for, from_table
from forno.review import Review, review_game
from forno.review.decisions import DecisionRecorder
from forno.review.evaluate import Evaluation, evaluate, refine
from forno.review.precision import AIM, allot, further_worlds, half_width, told_interval
from forno.review.review import costliest
from harness.counts import FULL, count
from tests.unit.review.played import NAMES, late_record, played, short_record

FEW = SearchBudget(worlds=count(2, 3))


@cache
def reviewed(seat: int) -> Review:
    return review_game(short_record(), seat, FEW, further=0)


@cache
def reviewed_late(seat: int) -> Review:
    return review_game(late_record(), seat, FEW, further=0)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_result_is_the_share_the_deal_luck_and_choices(seat: int) -> None:
    review = reviewed_late(1) if seat and not FULL else reviewed(seat)
    assert len(review.decisions) > 5
    assert review.share + review.deal + review.luck + review.skill == pytest.approx(review.result, abs=1e-12)
    assert review.luck == pytest.approx(sum(one.luck for one in review.decisions), abs=1e-12)
    assert review.skill == pytest.approx(sum(one.edge for one in review.decisions), abs=1e-12)
    assert review.loss == pytest.approx(sum(one.loss for one in review.decisions), abs=1e-12)


def test_results_are_those_of_the_record() -> None:
    reviews = [reviewed_late(seat) for seat in (0, 1)]
    assert sum(review.result for review in reviews) == 1
    assert {review.place for review in reviews} == {1, 2}


def test_luck_ends_where_the_game_ends() -> None:
    """From decision to decision the odds go by edge and luck, and by nothing else."""
    review = reviewed(0)
    after = [one.outlook + one.edge + one.luck for one in review.decisions]
    assert after == pytest.approx([*(one.outlook for one in review.decisions[1:]), review.result], abs=1e-12)


def test_the_same_record_has_the_same_review() -> None:
    assert review_game(short_record(), 0, FEW, further=0) == reviewed(0)


def test_what_master_would_do_loses_nothing() -> None:
    review = reviewed(0)
    agreed = [one for one in review.decisions if one.chosen == one.best]
    assert agreed
    assert {(one.loss, one.loss_error) for one in agreed} == {(0.0, 0.0)}


def test_a_blunder_is_found() -> None:
    """Anna could go out and win, and draws instead; what she does then is right, and too late."""
    game = forno.game("solo")
    scene = (
        "top: red 9; turn: 1; hand 1: red 3; hand 2: red 5, red 6; totals: 290, 295; pile: blue skip, blue 7, blue 8"
    )
    match = Match.from_position(game, Position.from_text(scene), NAMES[:2])
    for move in ("draw", "keep", "play red 5 solo", "play red 3 solo", "play red 6"):
        match.play(move)
    review = review_game(record_of(match), 0, SearchBudget(worlds=16))
    assert (review.result, len(review.decisions)) == (0, 2)
    [worst] = costliest(review, 1)
    assert worst == review.decisions[0]
    assert (worst.hand, str(worst.chosen), str(worst.best)) == ("red 3", "draw", "play red 3")
    assert worst.loss > 2 * worst.loss_error > 0
    assert worst.reason.name == "solo-out"


def test_a_review_says_in_how_many_deals_the_usual_move_does_worse() -> None:
    reasons = [one.reason for one in reviewed(0).decisions if "worse" in one.reason.values]
    assert reasons
    for reason in reasons:
        worlds, worse, better = (int(reason.values[name]) for name in ("worlds", "worse", "better"))
        assert worlds >= worse + better
        assert worse > better


# --- what is looked at


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_choice_is_looked_at_and_every_chance_to_jump_in(seat: int) -> None:
    game = played("solo", ("novice", "regular", "novice"), 2)
    recorder = DecisionRecorder(game.record, game.match.game, seat)
    recorder.match()
    jumped = {turn.decision for turn in game.match.turns if game.match.table.is_race_move(turn.move)}
    expected = [
        (decision, move)
        for decision, asked, move in game.choices
        if asked == seat and not (move == PASS and decision in jumped)  # then somebody else was quicker
    ]
    assert [(decision.serial, decision.chosen) for decision in recorder.decisions] == expected


def test_chances_to_jump_in_that_were_let_go_are_among_them() -> None:
    game = played("solo", ("novice", "regular", "novice"), 2)
    let_go = 0
    for seat in range(3):
        recorder = DecisionRecorder(game.record, game.match.game, seat)
        recorder.match()
        let_go += sum(
            decision.chosen == PASS and len(decision.observation.legal_moves) > 1 for decision in recorder.decisions
        )
    assert let_go > 0


# --- precision


def test_the_interval_of_the_choices_is_that_of_their_error() -> None:
    review = reviewed(0)
    assert review.skill_interval == told_interval(review.skill_error)
    assert review.is_precise == (1.96 * review.skill_error <= 0.10)


def test_an_interval_wider_than_a_whole_game_is_not_told() -> None:
    assert told_interval(0.1) == pytest.approx(0.196)
    assert told_interval(0.25) == pytest.approx(0.49)
    assert told_interval(0.26) is None
    rough, precise = (msgspec.structs.replace(reviewed(0), **parts) for parts in (ROUGH, PRECISE))
    assert "luck and choices, which so rough an estimate cannot part" in course_text(rough)
    assert "so rough an estimate (±49) cannot part" in course_text(msgspec.structs.replace(rough, skill_interval=0.49))
    assert "(±5) by choices" in course_text(precise)


ROUGH = {"skill_interval": None, "is_precise": False}
PRECISE = {"skill_interval": 0.05, "is_precise": True}


def test_further_tables_narrow_the_interval_and_everything_still_adds_up() -> None:
    review = review_game(short_record(), 0, FEW, further=count(40, 80))
    assert review.skill_error < reviewed(0).skill_error
    assert review.share + review.deal + review.luck + review.skill == pytest.approx(review.result, abs=1e-12)
    assert [one.loss for one in review.decisions] == [one.loss for one in reviewed(0).decisions]


def test_few_tables_that_are_alike_prove_little() -> None:
    assert evaluation(0.0, 4).edge_error > 10 * evaluation(0.0, 400).edge_error


def test_further_tables_go_where_values_vary() -> None:
    steady, wild = evaluation(0.2, 100), evaluation(2.0, 100)
    few, many = allot([steady, wild], 1_000_000)
    assert (100 + many) / (100 + few) == pytest.approx(wild.spread / steady.spread, rel=0.05)
    error = sqrt(steady.spread**2 / (100 + few) + wild.spread**2 / (100 + many))
    assert half_width(error) == pytest.approx(AIM, rel=0.02)
    assert sum(allot([steady, wild], 50)) <= 50
    assert allot([steady, wild], 0) == [0, 0]
    assert allot([], 100) == []


def evaluation(spread: float, worlds: int) -> Evaluation:
    return Evaluation(0.5, 0.5, PASS, spread**2 * (worlds - 1), 0.0, 0.0, worlds, Reason("usual"))


def test_tables_in_two_parts_are_those_of_one() -> None:
    """Four and then three, or seven at once."""
    recorder = DecisionRecorder(short_record(), forno.game("sole-mio"), 0)
    recorder.match()
    for decision in recorder.decisions[: count(1, 3)]:
        whole, part = (evaluate(decision, recorder.game, SearchBudget(worlds=worlds)) for worlds in (7, 4))
        both = refine(decision, recorder.game, part, 3)
        for name in ("outlook", "after_chosen", "edge_error"):
            assert getattr(both, name) == pytest.approx(getattr(whole, name), abs=1e-9)


# --- odds


@pytest.mark.parametrize("players", [2, 3, 5])
def test_before_anything_is_served_all_have_a_fair_share(players: int) -> None:
    cells = fresh_cells(players)
    assert [chance_to_win(cells, seat) for seat in range(players)] == pytest.approx([1 / players] * players)


def test_who_is_ahead_late_is_more_likely_to_win() -> None:
    cells = fresh_cells(3)
    cells[SERVED + 1] = 0b11
    early = chance_to_win(cells, 1)
    cells[ROUND] = cells[ROUNDS]
    assert 1 / 3 < early < chance_to_win(cells, 1) < 1


def fresh_cells(players: int) -> list[int]:
    game = forno.game("mamma-mia")
    return from_table(game, game.deal(players, seeded(1))).as_cells()


def test_two_players_get_more_further_tables_where_they_are_quick() -> None:
    plus = forno.game("plus")
    is_more = further_worlds(plus, 2) > further_worlds(plus, 4)
    assert is_more is (compiled_form_for(plus) is not None), "none at all in plain Python"
