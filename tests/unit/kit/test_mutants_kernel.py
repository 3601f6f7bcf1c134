"""Mutants of the kernel's rules, each caught by the law that holds rules and kernel together."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from forno.core.game import Game
from forno.games.pizza import GRANDE, MAMMA_MIA
from forno.games.solo import SOLO
from forno.kernel.pizza import baking, contests, serving
from forno.kernel.pizza import rules as pizza_rules
from forno.kernel.solo import moves, notes, rules
from forno.kernel.solo import state as cells
from forno.testing import Broken, Law, check_game, laws

CaughtBy = Callable[[Law], None]


@pytest.fixture
def caught_by() -> CaughtBy:
    """Is the mutant of SOLO's kernel caught by this law?"""
    return lambda law: caught_in(SOLO, law)


def caught_in(game: Game, law: Law) -> None:
    """Check that a mutant of a game's kernel is caught."""
    with pytest.raises(Broken) as caught:
        check_game(game, games=60, players=3, only=[law])
    assert caught.value.law == law.__name__


# --- SOLO


def test_a_skip_skips_nobody(monkeypatch: pytest.MonkeyPatch, caught_by: CaughtBy) -> None:
    monkeypatch.setattr(rules, "SKIP", -1)
    caught_by(laws.kernel_plays_the_same)


def test_the_penalty_is_one_short(monkeypatch: pytest.MonkeyPatch, caught_by: CaughtBy) -> None:
    draw = rules.draw
    monkeypatch.setattr(rules, "draw", lambda t, seat, count: draw(t, seat, count - (count > 2)))
    caught_by(laws.kernel_plays_the_same)


def test_a_black_card_may_be_jumped_in_on_at_a_table_of_numbers(
    monkeypatch: pytest.MonkeyPatch, caught_by: CaughtBy
) -> None:
    monkeypatch.setattr(moves, "is_jumpable", lambda t, card: t[cells.JUMPING] != cells.OFF)
    caught_by(laws.kernel_plays_the_same)


def test_the_cards_of_an_exchanged_hand_are_forgotten(monkeypatch: pytest.MonkeyPatch, caught_by: CaughtBy) -> None:
    monkeypatch.setattr(notes, "receive_notes", lambda *details: None)
    caught_by(laws.kernel_plays_the_same)


# --- the pizza games


def test_a_failed_order_goes_on_top_of_the_waiter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "FAILED_LEAVE", (1, 1, 1, 1))
    caught_in(MAMMA_MIA, laws.kernel_plays_the_same)


def test_the_chef_card_counts_as_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    draw = serving.draw_ingredients
    monkeypatch.setattr(pizza_rules, "draw_ingredients", lambda t, seat, room: draw(t, seat, max(1, room - 1)))
    caught_in(MAMMA_MIA, laws.kernel_plays_the_same)


def test_a_helper_gets_no_reward(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(baking, "reward", lambda t, helper: None)
    caught_in(GRANDE, laws.kernel_plays_the_same)


def test_a_refused_request_says_nothing_of_the_askers_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(baking, "note_pledge", lambda t: None)
    caught_in(GRANDE, laws.kernel_plays_the_same)


def test_a_kind_shown_in_a_duel_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contests, "note_shown_all", lambda t, seat, kind: None)
    caught_in(GRANDE, laws.kernel_plays_the_same)


def test_what_is_known_of_a_hand_outlives_its_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "note_lost", lambda t, seat, card, number: None)
    caught_in(GRANDE, laws.kernel_plays_the_same)
