"""What a seat sees of a SOLO table, as numbers in named fields: its own hand and the open things. Kernel language.

Other seats are counted from the viewer on in the order of the seats, the viewer being 0. The notes of other hands come
last, and are there only where the block keeps notes.
"""

from __future__ import annotations

from typing import Final

from forno.kernel.language import Block
from forno.kernel.solo.columns import FIELDS
from forno.kernel.solo.state import (
    CARD,
    COLOUR,
    DEALER,
    DIRECTION,
    DISCARDS_SIZE,
    DRAWN,
    FORGOT,
    HANDS,
    KINDS,
    KNOWN,
    LAST,
    NOTED,
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

SEEN_SINGLE: Final = FIELDS
SEEN_SIZES: Final = SEEN_SINGLE + 14
SEEN_TOTALS: Final = SEEN_SIZES + SEATS
SEEN_HAND: Final = SEEN_TOTALS + SEATS
OBSERVED: Final = SEEN_HAND + KINDS
SEEN_KNOWN: Final = OBSERVED
OBSERVED_WITH_NOTES: Final = SEEN_KNOWN + SEATS * KINDS

SINGLE_NAMES = (
    "phase", "players", "turn", "racing", "drawn", "forgot", "top", "colour", "direction", "penalty", "pile",
    "discards", "last", "dealer",
)  # fmt: skip
"""The fields of one number each, in their order from SEEN_SINGLE on; `turn`, `last` and `dealer` are seats."""
LAYOUT = {
    "chosen": (0, (FIELDS,)),
    **{name: (SEEN_SINGLE + at, ()) for at, name in enumerate(SINGLE_NAMES)},
    "sizes": (SEEN_SIZES, (SEATS,)),
    "totals": (SEEN_TOTALS, (SEATS,)),
    "hand": (SEEN_HAND, (KINDS,)),
    "known": (SEEN_KNOWN, (SEATS, KINDS)),
}
"""By name of a field: its first number, and its shape."""


def from_viewer(t: Block, viewer: int, seat: int) -> int:
    """Return a seat as counted from the viewer on."""
    return (seat - viewer + t[PLAYERS]) % t[PLAYERS]


def observe(t: Block, viewer: int, seen: Block) -> None:
    """Write what a seat that is asked sees; the fields of a choice in steps are not written here."""
    players = t[PLAYERS]
    seat = 0
    seen[SEEN_SINGLE] = t[PHASE]
    seen[SEEN_SINGLE + 1] = players
    seen[SEEN_SINGLE + 2] = from_viewer(t, viewer, t[SEAT])
    seen[SEEN_SINGLE + 3] = t[RACER] == viewer + 1
    seen[SEEN_SINGLE + 4] = t[CARD] if t[PHASE] == DRAWN and t[SEAT] == viewer else -1
    seen[SEEN_SINGLE + 5] = t[FORGOT]
    seen[SEEN_SINGLE + 6] = t[TOP]
    seen[SEEN_SINGLE + 7] = t[COLOUR]
    seen[SEEN_SINGLE + 8] = t[DIRECTION]
    seen[SEEN_SINGLE + 9] = t[PENALTY]
    seen[SEEN_SINGLE + 10] = t[PILE_SIZE]
    seen[SEEN_SINGLE + 11] = t[DISCARDS_SIZE]
    seen[SEEN_SINGLE + 12] = from_viewer(t, viewer, t[LAST])
    seen[SEEN_SINGLE + 13] = from_viewer(t, viewer, t[DEALER])
    for at in range(players):
        seat = (viewer + at) % players
        seen[SEEN_SIZES + at] = t[SIZES + seat]
        seen[SEEN_TOTALS + at] = t[TOTALS + seat]
    for card in range(KINDS):
        seen[SEEN_HAND + card] = t[HANDS + KINDS * viewer + card]
    if t[NOTED]:
        observe_known(t, viewer, seen)


def observe_known(t: Block, viewer: int, seen: Block) -> None:
    """Write the cards of other hands that the viewer gave away and that are still there."""
    holder = 0
    for at in range(t[PLAYERS]):
        holder = (viewer + at) % t[PLAYERS]
        for card in range(KINDS):
            seen[SEEN_KNOWN + KINDS * at + card] = t[KNOWN + (holder * SEATS + viewer) * KINDS + card]
