"""The fields of SOLO's observations, each said once, and where the kernel writes them."""

from __future__ import annotations

from typing import Final

from forno.games.solo.cards import COPIES
from forno.kernel.fields import Field, Fields, first_of, size_of
from forno.kernel.solo.columns import FIELDS
from forno.kernel.solo.state import CARDS, COLOURS, DECK, DRAW_FOUR, DRAW_TWO, KINDS, RANK_OF, SEATS

MOST_COPIES: Final = max(COPIES)
MOST_PENALTY: Final = sum({DRAW_TWO: 2, DRAW_FOUR: 4}.get(RANK_OF[card], 0) for card in DECK)
LARGEST: Final = 32767
"""The bound of what has none: the largest number of an observation."""

SOLO_FIELDS = Fields(
    open=(
        Field(
            "chosen",
            (FIELDS,),
            -1,
            80,
            "values of the choice in steps that the viewer is making; -1: open",
            "observe_seat",
        ),
        Field(
            "phase",
            (),
            0,
            4,
            "what is asked: 0 a turn, 1 the card just drawn, 2 a colour, 3 a swap, 4 nothing",
            "observe_table",
        ),
        Field("players", (), 2, SEATS, "the number of players", "observe_table"),
        Field("turn", (), 0, SEATS - 1, "the seat on turn", "observe_table"),
        Field("racing", (), 0, 1, "whether the viewer may jump in before the seat on turn moves", "observe_table"),
        Field(
            "drawn",
            (),
            -1,
            KINDS - 1,
            "the card that the viewer has just drawn and decides on, or -1",
            "observe_table",
        ),
        Field(
            "forgot",
            (),
            0,
            1,
            "whether the player who chooses a swap forgot to call, and draws two",
            "observe_table",
        ),
        Field("top", (), 0, KINDS - 1, "the top card of the discards", "observe_table"),
        Field("colour", (), 0, COLOURS - 1, "the colour in force; 4: any", "observe_table"),
        Field("direction", (), -1, 1, "the direction of play: 1 to the left, -1 to the right", "observe_table"),
        Field("penalty", (), 0, MOST_PENALTY, "cards to be drawn by who cannot raise", "observe_table"),
        Field("pile", (), 0, CARDS, "cards in the pile", "observe_table"),
        Field("discards", (), 0, CARDS, "discards below the top", "observe_table"),
        Field("last", (), 0, SEATS - 1, "the seat that discarded last", "observe_table"),
        Field("dealer", (), 0, SEATS - 1, "the dealer of this hand", "observe_table"),
        Field("hand_number", (), 1, LARGEST, "the number of this hand in its game", "observe_table"),
        Field("goal", (), -1, LARGEST, "a total above this ends the game", "observe_table"),
        Field("sizes", (SEATS,), 0, CARDS, "cards in each hand, by seat", "observe_seats"),
        Field("totals", (SEATS,), 0, LARGEST, "points so far, by seat", "observe_seats"),
        Field("hand", (KINDS,), 0, MOST_COPIES, "the viewer's hand: how many of each card", "observe_hand"),
    ),
    table_memory=(
        Field(
            "discarded",
            (KINDS,),
            0,
            MOST_COPIES,
            "how many of each card lie below the top of the discards",
            "observe_discards",
        ),
    ),
    seat_memory=(
        Field(
            "known",
            (KINDS,),
            0,
            MOST_COPIES,
            "cards of that hand that the viewer gave away and that are still there",
            "observe_known",
        ),
        Field(
            "declined",
            (COLOURS,),
            -1,
            CARDS,
            "by colour, black last: cards that came into that hand since its owner drew instead of "
            "following the colour, which with may-draw=off shows that it had none; -1: never, or followed "
            "since",
            "observe_memory_of",
        ),
        Field("called", (), 0, 1, "whether that seat called with its last discard of this hand", "observe_memory_of"),
        Field(
            "fresh",
            (),
            0,
            CARDS,
            "cards from the pile that came into that hand since it discarded last",
            "observe_memory_of",
        ),
    ),
)
"""All fields, in their order."""

SEEN_PHASE: Final = first_of(SOLO_FIELDS.open, "phase")
SEEN_SIZES: Final = first_of(SOLO_FIELDS.open, "sizes")
SEEN_TOTALS: Final = first_of(SOLO_FIELDS.open, "totals")
SEEN_HAND: Final = first_of(SOLO_FIELDS.open, "hand")
OBSERVED: Final = size_of(SOLO_FIELDS.open)
SEEN_DISCARDED: Final = OBSERVED
SEEN_MEMORY: Final = SEEN_DISCARDED + size_of(SOLO_FIELDS.table_memory)
"""The records of the seats' memory: known cards, colours declined, called, fresh cards."""
EACH_MEMORY: Final = size_of(SOLO_FIELDS.seat_memory)
