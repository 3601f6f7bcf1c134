"""Whole games by random moves: they end, no card is lost, and copies share nothing."""

from __future__ import annotations

import pytest

from forno.core.chance import FastChance, seeded
from forno.core.match import Match
from forno.games.solo import SOLO
from forno.games.solo.events import HandBegan
from tests.unit.solo.random_games import at_random_points, random_game


@pytest.mark.rule("solo.game-end")
@pytest.mark.parametrize("players", range(2, 11))
def test_games_end_and_cards_are_conserved(players: int) -> None:
    for seed in range(3):
        deck = SOLO.cards(SOLO.deal(players, FastChance(0)))
        for number, table in enumerate(random_game(players, seed, may_draw="off")):
            assert number % 10 or SOLO.cards(table) == deck
            assert all([*hand] == sorted(hand) for hand in table.hands)
            assert table.is_over == (max(table.totals) > 300)


def test_a_game_of_drawing_and_jumping_ends() -> None:
    assert list(random_game(4, 5, may_draw="on", jump_in="all"))[-1].is_over


@pytest.mark.parametrize("players", [2, 3, 6, 10])
def test_options_are_legal_and_after_changes_nothing(players: int) -> None:
    for table in at_random_points(players, seeds=4):
        before = table.copy()
        assert before == table
        for seat in range(players):
            for move in table.legal_moves(seat):
                assert table.after(move, seat) != table
        assert table == before
        table.check(table.default())


def test_defaults_alone_end_the_game() -> None:
    table = SOLO.deal(3, FastChance(2))
    for _ in range(5000):
        if table.is_over:
            break
        table.play(table.default())
    assert table.is_over


def test_the_same_seed_is_the_same_game() -> None:
    one, other = (Match.deal(SOLO, ["Ada", "Bob", "Cy"], seeded(3)) for _ in range(2))
    for match in (one, other):
        chance = FastChance(1)
        while len(match.turns) < 300:
            moves = match.table.legal_moves()
            match.play(moves[chance.below(len(moves))])
    assert (one.table, one.history) == (other.table, other.history)


def test_a_person_is_shown_the_hand_being_played() -> None:
    match = Match.deal(SOLO, ["Ada", "Bob"], seeded(3))
    chance = FastChance(1)
    while match.table.number < 3:  # type: ignore[attr-defined]
        moves = match.table.legal_moves()
        match.play(moves[chance.below(len(moves))])
    shown = match.recall(0)
    assert [event.number for event in shown if isinstance(event, HandBegan)] == [3]
    assert isinstance(shown[0], HandBegan)
    assert len(match.recall(0, "perfect")) > len(shown)
