from __future__ import annotations

import tracemalloc
from typing import Any

from forno.core.table import Table
from forno.testing.broken import Broken
from forno.testing.course import Course
from forno.testing.law import law
from forno.testing.nonsense import huge_moves
from forno.testing.worlds import verdict

MOVES = 2
BYTES = 500_000


@law
def huge_numbers_cost_nothing(course: Course) -> None:
    """A move with a huge number in it is refused without laying out so many cards: it must not stop a server."""
    for move in huge_moves(course.game.move_types, course.table, course.chance(), MOVES):
        if (used := _memory_for(course.table, move)) > BYTES:
            raise Broken(f"checking {move!r} takes {used:,} bytes")


def _memory_for(table: Table, move: Any) -> int:
    tracemalloc.start()
    try:
        verdict(table, move, table.seat)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
