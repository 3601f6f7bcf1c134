"""Mutants of the kernel's rules, each caught by the law that holds rules and kernel together."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from forno.games.solo import SOLO
from forno.kernel.solo import moves, notes, rules
from forno.kernel.solo import state as cells
from forno.testing import Broken, Law, check_game, laws

CaughtBy = Callable[[Law], None]


@pytest.fixture
def caught_by() -> CaughtBy:
    """Is the mutant of SOLO's kernel caught by this law?"""

    def check(law: Law) -> None:
        with pytest.raises(Broken) as caught:
            check_game(SOLO, games=40, players=3, only=[law])
        assert caught.value.law == law.__name__

    return check


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
