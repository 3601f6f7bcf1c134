"""Breakages of the list of one's own tables, and of key rings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lab.mutants.mutant import At, Mutant
from lab.mutants.operators import ConditionFalse, DropOperand, WrapFunction

OWN_TABLES = "tests/server/test_own_tables.py::"
RINGS = "tests/server/test_rings.py::"
TWINS = "tests/server/test_secrecy.py::test_redeals_of_hidden_cards_change_no_byte_of_any_channel"
FRAMES = "forno.server.viewer_frames"


def for_those_who_can_jump(original: Callable[[Any], bytes], room: Any) -> bytes:
    """Add the seats that hold a card for the race."""
    return original(room) + str([seat for seat in range(len(room.seats)) if room.table.legal_moves(seat)]).encode()


def with_any_key(original: Callable[..., Any], card: Any, summary: bytes, asked: Any, lock: str) -> Any:
    """Take any key for that of the first person."""
    import msgspec

    return original(card, summary, asked, next(iter(msgspec.json.decode(summary)["people"]), lock))


MUTANTS = (
    Mutant(
        "turns_in_a_window",
        "The list says whose turn it is while anybody may jump in.",
        At(f"{FRAMES}:summary", DropOperand("jump_in")),
        (OWN_TABLES + "test_nobody_owes_a_decision_while_anybody_may_jump_in",),
    ),
    Mutant(
        "a_list_that_tells",
        "The list says who could jump in.",
        At(f"{FRAMES}:summary", WrapFunction(for_those_who_can_jump)),
        (f"{TWINS}[solo]",),
    ),
    Mutant(
        "a_list_for_any_key",
        "Any key is told about any table.",
        At(f"{FRAMES}:own_table", WrapFunction(with_any_key)),
        (OWN_TABLES + "test_a_key_that_opens_nothing_is_told_nothing",),
    ),
    Mutant(
        "rings_without_end",
        "The server keeps as many key rings as anybody adds.",
        At("forno.server.history.rings:RingKeeper._admit", ConditionFalse("count")),
        (RINGS + "test_the_operator_says_how_many_rings_are_kept",),
    ),
    Mutant(
        "rings_of_other_pages",
        "Another page may write key rings in the name of its visitors.",
        At("forno.server.web.app:check_writing_origin", ConditionFalse("method")),
        (RINGS + "test_other_ids_and_other_pages_are_refused",),
    ),
)
