"""Observations of a SOLO table by a seat, as numbers in named fields: its own hand, the open things, and its memory.

Other seats are counted from the viewer on in the order of the seats, the viewer being 0. Memory is there only where the
block keeps notes; all of it is of the present hand, which is also what the page shows. Kernel language.
"""

from __future__ import annotations

from forno.kernel.language import Block, Row
from forno.kernel.solo.layout import (
    EACH_MEMORY,
    SEEN_DISCARDED,
    SEEN_HAND,
    SEEN_MEMORY,
    SEEN_PHASE,
    SEEN_SIZES,
    SEEN_TOTALS,
)
from forno.kernel.solo.state import (
    CALLED,
    CARD,
    COLOUR,
    COLOURS,
    DEALER,
    DECLINED,
    DIRECTION,
    DISCARDS,
    DISCARDS_SIZE,
    DRAWN,
    EXCHANGED,
    FORGOT,
    FRESH,
    GOAL,
    HANDS,
    KINDS,
    KNOWN,
    LAST,
    NOTED,
    NUMBER,
    PENALTY,
    PHASE,
    PILE_SIZE,
    PLAYERS,
    RACER,
    SEAT,
    SEATS,
    SIZES,
    TOP,
    TOTALS,
)


def from_viewer(t: Block, viewer: int, seat: int) -> int:
    """Return a seat as counted from the viewer on."""
    return seat - viewer if seat >= viewer else seat - viewer + t[PLAYERS]


def observe(t: Block, viewer: int, seen: Row) -> None:
    """Write what a seat sees, asked or not; the fields of a choice in steps are not written here."""
    observe_table(t, viewer, seen)
    observe_seats(t, viewer, seen)
    observe_hand(t, viewer, seen)
    if t[NOTED]:
        observe_discards(t, seen)
        observe_known(t, viewer, seen)
        observe_memory_of(t, viewer, seen)


def observe_table(t: Block, viewer: int, seen: Row) -> None:
    """Write the single numbers, in the order of the list."""
    seen[SEEN_PHASE] = t[PHASE]
    seen[SEEN_PHASE + 1] = t[PLAYERS]
    seen[SEEN_PHASE + 2] = from_viewer(t, viewer, t[SEAT])
    seen[SEEN_PHASE + 3] = may_race(t, viewer)
    seen[SEEN_PHASE + 4] = t[CARD] if t[PHASE] == DRAWN and t[SEAT] == viewer else -1
    seen[SEEN_PHASE + 5] = t[FORGOT]
    seen[SEEN_PHASE + 6] = t[TOP]
    seen[SEEN_PHASE + 7] = t[COLOUR]
    seen[SEEN_PHASE + 8] = t[DIRECTION]
    seen[SEEN_PHASE + 9] = t[PENALTY]
    seen[SEEN_PHASE + 10] = t[PILE_SIZE]
    seen[SEEN_PHASE + 11] = t[DISCARDS_SIZE]
    seen[SEEN_PHASE + 12] = from_viewer(t, viewer, t[LAST])
    seen[SEEN_PHASE + 13] = from_viewer(t, viewer, t[DEALER])
    seen[SEEN_PHASE + 14] = t[NUMBER]
    seen[SEEN_PHASE + 15] = t[GOAL]


def may_race(t: Block, viewer: int) -> int:
    """Tell whether a seat may still jump in before the seat on turn moves; which others may is hidden from it."""
    if t[RACER] == 0 or viewer == t[SEAT] or t[HANDS + KINDS * viewer + t[TOP]] == 0:
        return 0
    return race_place(t, viewer) >= race_place(t, t[RACER] - 1)


def race_place(t: Block, seat: int) -> int:
    """Return when a seat is asked, counted from the seat that discarded last, which is the last one. (solo.sequence)"""
    place = (seat - t[LAST]) * t[DIRECTION]
    return place if place > 0 else place + t[PLAYERS]


def observe_seats(t: Block, viewer: int, seen: Row) -> None:
    """Write sizes and totals; 0 beyond the last seat."""
    seat = viewer
    for at in range(SEATS):
        seen[SEEN_SIZES + at] = 0
        seen[SEEN_TOTALS + at] = 0
    for at in range(t[PLAYERS]):
        seen[SEEN_SIZES + at] = t[SIZES + seat]
        seen[SEEN_TOTALS + at] = t[TOTALS + seat]
        seat = seat + 1 if seat + 1 < t[PLAYERS] else 0


def observe_hand(t: Block, viewer: int, seen: Row) -> None:
    """Write the viewer's own cards."""
    for card in range(KINDS):
        seen[SEEN_HAND + card] = t[HANDS + KINDS * viewer + card]


def observe_discards(t: Block, seen: Row) -> None:
    """Write what was discarded since the pile was shuffled last: all of it lay open."""
    for card in range(KINDS):
        seen[SEEN_DISCARDED + card] = 0
    for at in range(t[DISCARDS_SIZE]):
        seen[SEEN_DISCARDED + t[DISCARDS + at]] += 1


def observe_known(t: Block, viewer: int, seen: Row) -> None:
    """Write the cards of other hands that the viewer gave away and that are still there."""
    holder = viewer
    for at in range(t[PLAYERS]):
        if t[EXCHANGED]:
            for card in range(KINDS):
                seen[SEEN_MEMORY + EACH_MEMORY * at + card] = t[KNOWN + (holder * SEATS + viewer) * KINDS + card]
        else:
            for card in range(KINDS):
                seen[SEEN_MEMORY + EACH_MEMORY * at + card] = 0
        holder = holder + 1 if holder + 1 < t[PLAYERS] else 0


def observe_memory_of(t: Block, viewer: int, seen: Row) -> None:
    """Write what everybody heard of each hand."""
    seat = viewer
    first = SEEN_MEMORY + KINDS
    for _ in range(t[PLAYERS]):
        for colour in range(COLOURS):
            seen[first + colour] = t[DECLINED + COLOURS * seat + colour]
        seen[first + COLOURS] = t[CALLED + seat]
        seen[first + COLOURS + 1] = t[FRESH + seat]
        seat = seat + 1 if seat + 1 < t[PLAYERS] else 0
        first += EACH_MEMORY
