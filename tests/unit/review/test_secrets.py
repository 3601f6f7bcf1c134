"""A review knows what the seat knew: with other cards in hidden places it would be the same to the last bit."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from forno.bots.search import SearchBudget
from forno.core.chance import FastChance
from forno.core.game import Game
from forno.core.match import Match
from forno.core.record import record_of
from forno.core.table import Table
from forno.review.decisions import DecisionRecorder, TakenDecision
from forno.review.evaluate import evaluate
from tests.unit.review.played import played

TWINS = 6
"""At so many points of a game."""
FEW = SearchBudget(worlds=2)
CASES = {"mamma-mia": ("regular", "novice", "novice"), "plus": ("regular", "novice"), "solo": ("regular", "novice")}


def tables_of(name: str) -> list[Table]:
    """The table whenever seat 0 is asked, at some points of a game."""
    game = played(name, CASES[name], 5)
    again = Match.from_position(game.match.game, game.match.start, game.match.names)
    found = []
    for turn in game.match.turns:
        if again.table.seat == 0 and len(again.table.legal_moves()) > 1:
            found.append(again.table.copy())
        again.play(turn.move, turn.seat)
    return found[3 :: len(found) // TWINS]


def decision_in(game: Game, table: Table, move: Any) -> TakenDecision:
    """The one decision of a record that begins at this table and ends with this move."""
    match = Match.from_position(game, game.position(table), ["Anna", "Bob", "Carla"][: len(game.outcome(table).scores)])
    match.play(move, 0)
    recorder = DecisionRecorder(record_of(match), game, 0)
    recorder.match()
    return recorder.decisions[0]


@pytest.mark.parametrize("name", CASES)
def test_hidden_cards_cannot_matter(name: str) -> None:
    game = played(name, CASES[name], 5).match.game
    differed = 0
    for number, table in enumerate(tables_of(name)):
        twin = game.redeal(table, 0, FastChance(number))
        differed += game.position(twin) != game.position(table)
        move = table.legal_moves()[0]
        truth, guess = decision_in(game, table, move), decision_in(game, twin, move)
        for part in ("view", "legal_moves", "default", "heard"):
            one, other = (msgspec.json.encode(getattr(decision.observation, part)) for decision in (truth, guess))
            assert one == other, part
        assert truth.observation.sampled_table == guess.observation.sampled_table
        assert evaluate(truth, game, FEW) == evaluate(guess, game, FEW)
    assert differed, "the twins hid the same cards, so nothing was tested"


def test_what_is_searched_is_not_the_truth() -> None:
    game = played("mamma-mia", CASES["mamma-mia"], 5).match.game
    for table in tables_of("mamma-mia"):
        sampled_table = decision_in(game, table, table.legal_moves()[0]).observation.sampled_table
        assert game.position(sampled_table, 0) == game.position(table, 0)
        assert game.position(sampled_table) != game.position(table)
