"""Mutants of the tutorial's game that lose cards, share lists or take wrong moves, each caught by its law."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from forno.core.errors import Refused
from forno.testing import Law, laws

Page = Any
Patch = pytest.MonkeyPatch
CaughtBy = Callable[[Law], None]


def test_a_trick_loses_its_cards(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    happen = page.TakeTrick.happen

    def losing(step: Any, table: Any) -> None:
        happen(step, table)
        table.gone.pop()

    patch.setattr(page.TakeTrick, "happen", losing)
    caught_by(laws.cards_are_conserved)


def test_after_plays_on_its_own_table(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    def after(table: Any, move: Any, seat: int | None = None, decision: int | None = None) -> Any:
        table.play(move, seat, decision)
        return table.copy()

    patch.setattr(page.TiptopTable, "after", after)
    caught_by(laws.after_leaves_its_table_alone)


def test_telling_changes_the_table(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    def tell(table: Any, event: Any, *details: Any) -> None:
        if table.events is not None:
            table.events.append(event(*details))
            table.chance.below(2)

    patch.setattr(page.TiptopTable, "tell", tell)
    caught_by(laws.after_foretells_play)


def test_a_copy_shares_its_tricks(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    copy = page.TiptopTable.copy

    def sharing(table: Any) -> Any:
        twin = copy(table)
        twin.gone = table.gone
        return twin

    patch.setattr(page.TiptopTable, "copy", sharing)
    caught_by(laws.copies_share_nothing)


def test_act_forgets_to_count(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    def act(table: Any, move: Any, seat: int) -> None:
        table.agenda.pop().take(table, seat, move)
        table.settle()

    patch.setattr(page.TiptopTable, "act", act)
    caught_by(laws.acting_is_playing)


def test_an_option_is_listed_twice(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    options = page.Turn.legal_moves
    patch.setattr(page.Turn, "legal_moves", lambda turn, table, seat: options(turn, table, seat) * 2)
    caught_by(laws.options_are_legal)


def test_everybody_is_offered_the_moves_of_the_asked(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    options = page.Turn.legal_moves
    patch.setattr(page.Turn, "legal_moves", lambda turn, table, seat: options(turn, table, turn.seat))
    caught_by(laws.options_are_legal)


def test_the_default_is_a_card_nobody_has(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    patch.setattr(page.Turn, "default", lambda turn, table: page.Play(99))
    caught_by(laws.defaults_are_legal)


def test_anybody_may_answer(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    def check(turn: Any, table: Any, seat: int, move: Any) -> None:
        if move not in turn.legal_moves(table, turn.seat):
            raise Refused("play.move", move=str(move))

    def take(turn: Any, table: Any, seat: int, move: Any) -> None:
        taken(turn, table, turn.seat, move)

    taken = page.Turn.take
    patch.setattr(page.Turn, "check", check)
    patch.setattr(page.Turn, "take", take)
    caught_by(laws.out_of_turn_is_refused)


def test_any_decision_will_do(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    patch.setattr(page.TiptopTable, "is_current", lambda table, decision, move: decision >= table.serial)
    caught_by(laws.other_decisions_are_refused)


def test_an_odd_card_raises_an_index_error(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    check = page.Turn.check

    def naming(turn: Any, table: Any, seat: int, move: Any) -> None:
        page.DECK[move.card - 1]
        check(turn, table, seat, move)

    patch.setattr(page.Turn, "check", naming)
    caught_by(laws.nonsense_is_refused)
