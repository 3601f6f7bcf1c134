"""Mutants of the tutorial's game that tell what they should not, or re-deal badly, each caught by its law."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from forno.core.errors import Refused
from forno.core.position import Position
from forno.testing import Law, laws

Page = Any
Patch = pytest.MonkeyPatch
CaughtBy = Callable[[Law], None]


def test_the_view_shows_the_pile(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    view = page.Tiptop.view

    def leaky(game: Any, table: Any, viewer: int | None) -> Any:
        return msgspec.structs.asdict(view(game, table, viewer)) | {"pile": table.pile}

    patch.setattr(page.Tiptop, "view", leaky)
    caught_by(laws.secrets_stay_secret)


def test_hands_are_shown_to_the_public(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    view = page.Tiptop.view
    patch.setattr(page.Tiptop, "view", lambda game, table, viewer: view(game, table, viewer or 0))
    caught_by(laws.secrets_stay_secret)


def test_a_swap_tells_everybody_what_was_taken(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    patch.setattr(page.Swapped, "heard", lambda event, viewer: event)
    caught_by(laws.twin_worlds_sound_the_same)


def test_a_swap_is_told_only_if_it_was_worth_it(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    def heard(event: Any, viewer: int | None) -> Any:
        return event if viewer == event.seat else page.Swapped(event.seat) if event.taken > event.laid else None

    patch.setattr(page.Swapped, "heard", heard)
    caught_by(laws.twin_worlds_sound_the_same)


def test_options_come_in_an_order_that_tells_the_pile(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    options = page.Turn.legal_moves

    def ordered(turn: Any, table: Any, seat: int) -> Any:
        found = options(turn, table, seat)
        return found[::-1] if table.pile and table.pile[-1] % 2 else found

    patch.setattr(page.Turn, "legal_moves", ordered)
    caught_by(laws.secrets_stay_secret)


def test_swapping_is_offered_only_where_it_helps(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    options = page.Turn.legal_moves

    def helpful(turn: Any, table: Any, seat: int) -> Any:
        return [move for move in options(turn, table, seat) if type(move) is page.Play or move.card < table.pile[-1]]

    patch.setattr(page.Turn, "legal_moves", helpful)
    caught_by(laws.secrets_stay_secret)


def test_a_refusal_tells_who_has_the_card(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    def check(turn: Any, table: Any, seat: int, move: Any) -> None:
        if seat != turn.seat or move not in turn.legal_moves(table, seat):
            raise Refused("turn.held", seats=[move.card in hand for hand in table.hands])

    patch.setattr(page.Turn, "check", check)
    caught_by(laws.secrets_stay_secret)


def test_the_default_knows_the_pile(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    def default(turn: Any, table: Any) -> Any:
        return turn.legal_moves(table, turn.seat)[-1 if table.pile[-1] % 2 else 0]

    patch.setattr(page.Turn, "default", default)
    caught_by(laws.secrets_stay_secret)


def test_a_known_position_tells_the_future(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    written = page.Tiptop.written

    def telling(game: Any, table: Any, seats: Any) -> Position:
        return Position(written(game, table, seats).lines | {"chance": table.chance.text})

    patch.setattr(page.Tiptop, "written", telling)
    caught_by(laws.secrets_stay_secret)


# --- re-deals


def test_a_redeal_changes_the_own_hand(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    def redeal(game: Any, table: Any, seat: int | None, chance: Any) -> Any:
        return game.set_up(game.written(table, []), chance.child())

    patch.setattr(page.Tiptop, "redeal_hidden", redeal)
    caught_by(laws.secrets_stay_secret)


def test_a_redeal_is_the_table_itself(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    patch.setattr(page.Tiptop, "redeal_hidden", lambda game, table, seat, chance: table)
    caught_by(laws.secrets_stay_secret)


def test_a_redeal_is_the_truth_with_other_chance(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    def redeal(game: Any, table: Any, seat: int | None, chance: Any) -> Any:
        twin = table.copy()
        twin.chance = chance.child()
        return twin

    patch.setattr(page.Tiptop, "redeal_hidden", redeal)
    caught_by(laws.redeals_draw_anew)
