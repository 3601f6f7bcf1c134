"""Mutants of the tutorial's game that write or end badly, or depend on more than the seed, each caught by its law."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from forno.core.game import Outcome
from forno.core.position import Position
from forno.testing import Law, laws

Page = Any
Patch = pytest.MonkeyPatch
CaughtBy = Callable[[Law], None]


def test_a_swap_reads_back_as_a_play(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    patch.setattr(page.Tiptop, "read_move", lambda game, text: page.Play(int(text.split()[1])))
    caught_by(laws.moves_read_back)


def test_an_event_is_not_among_the_types(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    patch.setattr(page.Tiptop, "event_types", page.Dealt | page.Played | page.Swapped)
    caught_by(laws.events_read_back)


def test_a_position_forgets_who_took_the_tricks(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    written = page.Tiptop.written

    def forgetful(game: Any, table: Any, seats: Any) -> Position:
        return Position({name: line for name, line in written(game, table, seats).lines.items() if name != "tricks"})

    patch.setattr(page.Tiptop, "written", forgetful)
    caught_by(laws.positions_set_up_the_same_table)


def test_junk_raises_a_value_error(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    def numbers(reader: Any, name: str, default: str, length: int = 1) -> list[int]:
        return [int(word) for word in reader.lines.get(name, default).split()]

    patch.setattr(page.Reader, "numbers", numbers)
    caught_by(laws.garbled_text_is_unreadable)


def test_a_seat_does_not_know_what_it_laid_aside(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    written = page.Tiptop.written

    def modest(game: Any, table: Any, seats: Any) -> Position:
        lines = written(game, table, seats).lines
        asides = {f"aside {seat + 1}": "?" for seat in seats if table.aside[seat] and len(seats) == 1}
        return Position(lines | asides)

    patch.setattr(page.Tiptop, "written", modest)
    caught_by(laws.known_positions_can_be_set_up)


def test_a_refusal_counts_up_to_the_card(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    check = page.Turn.check

    def counting(turn: Any, table: Any, seat: int, move: Any) -> None:
        assert len([None] * move.card) == move.card
        check(turn, table, seat, move)

    patch.setattr(page.Turn, "check", counting)
    caught_by(laws.huge_numbers_cost_nothing)


def test_while_nobody_listens_the_neighbour_may_act(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    options = page.Turn.legal_moves

    def shared(turn: Any, table: Any, seat: int) -> Any:
        return options(turn, table, turn.seat if table.events is None else seat)

    def racers(table: Any) -> list[int]:
        return [] if table.is_over or table.events is not None else [(table.decision.seat + 1) % len(table.hands)]

    patch.setattr(page.Turn, "legal_moves", shared)
    patch.setattr(page.TiptopTable, "racers", racers)
    patch.setattr(page.TiptopTable, "race_opened", property(lambda table: table.serial, lambda table, value: None))
    caught_by(laws.sequence_plays_the_same_game)


def test_the_last_winner_may_still_race(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    patch.setattr(page.TiptopTable, "racers", lambda table: [0] if table.is_over else [])
    caught_by(laws.finished_tables_refuse_everything)


def test_the_last_trick_is_followed_by_another_deal(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    happen = page.TakeTrick.happen

    def endless(step: Any, table: Any) -> None:
        happen(step, table)
        if not table.agenda:
            table.gone = []
            table.pile = list(page.DECK)
            table.hands = [sorted(table.pile.pop() for _ in range(page.HAND)) for _ in table.hands]
            table.aside = [0] * len(table.hands)
            table.begin_trick(0)

    patch.setattr(page.TakeTrick, "happen", endless)
    patch.setattr("forno.testing.laws.play.MAX_MOVES", 200)
    caught_by(laws.games_end)


def test_who_does_not_answer_swaps_for_ever(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    take = page.Turn.take

    def back_into_the_pile(turn: Any, table: Any, seat: int, move: Any) -> None:
        take(turn, table, seat, move)
        if type(move) is page.Swap:
            table.pile.insert(0, move.card)
            table.aside[seat] = 0

    patch.setattr(page.Turn, "take", back_into_the_pile)
    patch.setattr(page.Turn, "default", lambda turn, table: turn.legal_moves(table, turn.seat)[-1])
    patch.setattr("forno.testing.laws.moves.MAX_MOVES", 500)
    caught_by(laws.defaults_end_the_game)


def test_everybody_is_second(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    patch.setattr(page.Tiptop, "outcome", lambda game, table: Outcome(tuple(table.tricks), (2,) * len(table.tricks)))
    caught_by(laws.outcomes_are_well_formed)


def test_a_person_remembers_more_than_was_heard(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    def recall(game: Any, history: Any, viewer: int | None, memory: str, *, open_log: bool = False) -> Any:
        return [*history, page.TrickTaken(0)] if memory == "person" else list(history)

    patch.setattr(page.Tiptop, "recall", recall)
    caught_by(laws.memory_is_what_was_heard)


def test_the_deal_depends_on_how_often_it_was_dealt(page: Page, patch: Patch, caught_by: CaughtBy) -> None:
    lay_out, deals = page.Tiptop.lay_out, Counter[str]()

    def worn(game: Any, players: int, chance: Any, options: Any) -> Any:
        deals["dealt"] += 1
        for _ in range(deals["dealt"]):
            chance.below(2)
        return lay_out(game, players, chance, options)

    patch.setattr(page.Tiptop, "lay_out", worn)
    caught_by(laws.same_seed_is_same_game)
