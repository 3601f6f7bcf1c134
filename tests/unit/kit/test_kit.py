"""What the kit says and gives: messages to act on, random matches, and matches for Hypothesis."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as given_by

from forno.core.errors import Refused
from forno.core.match import Match
from forno.testing import Broken, check_game, laws, random_match
from forno.testing.snapshot import snapshot
from forno.testing.strategies import matches, options_of


def test_a_broken_law_says_what_where_and_in_which_position(page: ModuleType, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(page.Turn, "default", lambda turn, table: page.Play(99))
    with pytest.raises(Broken) as caught:
        check_game(page.TIPTOP, players=3, seed=7, options={"swap": "off"})
    first_line, why, where, *_ = str(caught.value).splitlines()
    assert first_line.startswith("tiptop breaks the law defaults_are_legal: The default move, played for a seat that")
    assert why == "why: the default `play 99` is refused by play.move (move: play 99)"
    assert where == "where: players=3, seed=7, options={'swap': 'off'}, step=0"
    assert caught.value.position in str(caught.value).replace("\n    ", "\n")
    assert "players: 3\n" in caught.value.position


def test_a_crash_of_the_game_is_told_with_its_position(page: ModuleType, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(page.TakeTrick, "happen", lambda step, table: 1 // 0)
    with pytest.raises(Broken, match="ZeroDivisionError") as caught:
        check_game(page.TIPTOP)
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
    assert caught.value.position


def test_the_same_seed_meets_the_same_fault_with_the_law_alone(page: ModuleType, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(page.Swapped, "heard", lambda event, viewer: event)
    with pytest.raises(Broken) as caught:
        check_game(page.TIPTOP)
    found = caught.value
    only = [laws.twin_worlds_sound_the_same]
    with pytest.raises(Broken) as again:
        check_game(page.TIPTOP, games=1, seed=found.seed, players=found.players, only=only)
    assert str(again.value) == str(found)


def test_the_number_of_players_is_checked_by_the_game(page: ModuleType) -> None:
    with pytest.raises(Refused, match=r"setup\.players"):
        check_game(page.TIPTOP, players=9)


def test_a_random_match_is_whole_or_has_so_many_moves(page: ModuleType) -> None:
    assert random_match(page.TIPTOP, 3, seed=5).table.is_over
    assert len(random_match(page.TIPTOP, 3, seed=5, moves=4).turns) == 4
    without_swap = random_match(page.TIPTOP, 3, 5, {"swap": "off"})
    assert without_swap.table.options == {"swap": "off"}


def test_a_photograph_stays_as_it_is(page: ModuleType) -> None:
    table: Any = random_match(page.TIPTOP, 2, seed=1, moves=1).table
    picture = snapshot(table)
    assert snapshot(table) == picture
    table.hands[0].append(99)
    assert snapshot(table) != picture


@settings(max_examples=30, deadline=None)
@given(given_by.data())
def test_hypothesis_gets_matches_in_the_middle_of_a_game(page: ModuleType, data: given_by.DataObject) -> None:
    match = data.draw(matches(page.TIPTOP))
    assert isinstance(match, Match)
    assert not match.table.is_over
    assert match.table.legal_moves()


@settings(max_examples=10, deadline=None)
@given(given_by.data())
def test_hypothesis_matches_can_be_narrowed(page: ModuleType, data: given_by.DataObject) -> None:
    match = data.draw(matches(page.TIPTOP, players=4, options={"swap": "off"}, moves=given_by.just(3)))
    assert len(match.names) == 4
    assert len(match.turns) == 3
    assert data.draw(options_of(page.TIPTOP))["swap"] in ("on", "off")
