"""The fields of the pizza games' observations, each said once, and where the kernel writes them."""

from __future__ import annotations

from typing import Final

from forno.kernel.fields import NAMES, Field, Fields, first_of, size_of
from forno.kernel.pizza.columns import FIELDS
from forno.kernel.pizza.decks import CARDS, DECK_COUNTS, DECK_ROOM, GAMES, KINDS, ORDER_NAMES
from forno.kernel.pizza.state import OVEN_ROOM, OVER, SEATS

NAME_COUNT: Final = tuple(map(len, ORDER_NAMES))
"""By game: how many order names it has."""
LAST_NAME: Final = max(NAME_COUNT) - 1
MOST_CARDS: Final = max(DECK_COUNTS)
"""Of one card in a deck."""
MOST_OPEN: Final = 4
MOST_ROUNDS: Final = 9
MOST_KIND: Final = 3 * MOST_CARDS
"""Ingredients of one kind."""
PILE_ROOM_SEEN: Final = 99

PIZZA_FIELDS = Fields(
    open=(
        Field(
            "chosen",
            (FIELDS,),
            -1,
            63,
            "values of the choice in steps that the viewer is making; -1: open",
            "observe_seat",
        ),
        Field(
            "phase",
            (),
            0,
            OVER,
            "what is asked, as `forno.kernel.pizza.state` numbers it: from 0, putting in, laying, "
            "drawing, to 16, nothing",
            "observe_table",
        ),
        Field("players", (), 2, SEATS, "the number of players", "observe_table"),
        Field("seat", (), -1, SEATS - 1, "the seat that is asked; -1: the game is over", "observe_table"),
        Field("round", (), 1, MOST_ROUNDS, "the number of this round", "observe_table"),
        Field("rounds", (), 1, MOST_ROUNDS, "the rounds of the game", "observe_table"),
        Field("emptying", (), 0, 1, "whether the oven is being emptied", "observe_table"),
        Field("kitchen", (), 0, PILE_ROOM_SEEN, "cards in the kitchen", "observe_table"),
        Field("oven", (), 0, OVEN_ROOM, "cards in the oven", "observe_table"),
        Field(
            "top",
            (),
            -1,
            LAST_NAME,
            "the top card of the oven: an ingredient card, or an order if top_seat is not -1; -1: none is seen",
            "observe_top",
        ),
        Field("top_seat", (), -1, SEATS - 1, "whose order the top card is, or -1", "observe_top"),
        Field("used", (), 0, PILE_ROOM_SEEN, "cards in the used pile", "observe_table"),
        Field("served_pile", (), 0, SEATS * DECK_ROOM, "orders served by all seats", "observe_table"),
        Field("starter", (), 0, SEATS - 1, "the seat that began this round", "observe_table"),
        Field("chef", (), -1, SEATS - 1, "the seat that empties the oven, or -1", "observe_table"),
        Field("holder", (), -1, SEATS - 1, "the seat that has the chef card, or -1", "observe_table"),
        Field("job_seat", (), -1, SEATS - 1, "the seat whose order is judged, or -1", "observe_question"),
        Field("job_size", (), 0, 4, "how many orders are judged together", "observe_question"),
        Field(
            "asked",
            (),
            0,
            PILE_ROOM_SEEN,
            "ingredients asked for in all by a call for anything; in a duel, shown so far",
            "observe_question",
        ),
        Field("named", (), 0, KINDS, "kinds named so far by a call for anything", "observe_question"),
        Field("shown_card", (), 0, CARDS - 1, "the card shown in a match; 0 outside of one", "observe_question"),
        Field("game", (), 0, GAMES - 1, "0 Mamma Mia!, 1 Sole Mio!, 2 Grande, 3 Plus", "observe_table"),
        Field(
            "hand",
            (CARDS,),
            0,
            MOST_CARDS,
            "the viewer's ingredient cards: singles and doubles of each kind in turn",
            "observe_hand",
        ),
        Field("orders", (DECK_ROOM,), 0, 1, "the viewer's orders, by name", "observe_hand"),
        Field("table", (CARDS,), 0, MOST_CARDS, "ingredient cards on the table", "observe_hand"),
        Field(
            "seats",
            (SEATS, 6),
            -1,
            PILE_ROOM_SEEN,
            "by seat: own kind, ingredient cards, orders in hand, waiter, orders served (-1: hidden), "
            "orders out of the game",
            "observe_seats",
        ),
        Field(
            "open",
            (MOST_OPEN, 2),
            -1,
            LAST_NAME,
            "seat and order of each order that lies open; -1: fewer",
            "observe_open",
        ),
        Field(
            "job",
            (4, 2),
            -1,
            LAST_NAME,
            "order and number of each order that is judged; -1: fewer",
            "observe_question",
        ),
        Field("request", (KINDS,), 0, MOST_KIND, "ingredients or doubles asked for, by kind", "observe_question"),
        Field(
            "pledge",
            (CARDS,),
            0,
            MOST_CARDS,
            "cards that the viewer promised with its request; in a duel, those committed",
            "observe_question",
        ),
        Field("way", (KINDS,), 0, 7, "the way in which the viewer asks, by kind", "observe_question"),
    ),
    table_memory=(
        Field(
            "in_oven",
            (KINDS,),
            0,
            MOST_KIND,
            "ingredients in the oven, by kind, as far as they are remembered",
            "recall_oven",
        ),
        Field(
            "forgotten",
            (),
            0,
            OVEN_ROOM,
            "cards in the oven that are not remembered: they come out first",
            "recall_oven",
        ),
        Field("used_cards", (CARDS,), 0, MOST_CARDS, "cards in the used pile", "recall_table"),
        Field(
            "kept",
            (CARDS,),
            0,
            MOST_CARDS,
            "what all hands held together when this round began; 0 in the first",
            "recall_table",
        ),
    ),
    seat_memory=(
        Field(
            "shown",
            (CARDS,),
            0,
            MOST_CARDS,
            "cards that this seat showed and took back, and that have not left its hand",
            "recall_hands",
        ),
        Field(
            "refused",
            (KINDS,),
            0,
            MOST_KIND,
            "the request that it refused last, since the oven was turned over last",
            "recall_hands",
        ),
        Field(
            "drew",
            (3,),
            0,
            PILE_ROOM_SEEN,
            "ingredients and orders drawn in its last turn of this round; ingredients drawn in this round",
            "recall_hands",
        ),
        Field(
            "order_places",
            (NAMES,),
            0,
            6,
            "by name, where its order is known to be: 0 unknown, 1 in the oven, 2 open, 3 served, 4 "
            "failed and under its waiter, 5 in its hand, 6 out of the game",
            "recall_orders",
        ),
        Field(
            "oven_orders",
            (NAMES, 1 + KINDS),
            0,
            MOST_KIND,
            "by name: whether its order is in the oven, and the ingredients by kind, as far as they are "
            "remembered, that come out before it",
            "recall_oven",
        ),
    ),
)
"""All fields, in their order."""

SEEN_PHASE: Final = first_of(PIZZA_FIELDS.open, "phase")
SEEN_TOP: Final = first_of(PIZZA_FIELDS.open, "top")
SEEN_USED: Final = first_of(PIZZA_FIELDS.open, "used")
SEEN_JOB_SEAT: Final = first_of(PIZZA_FIELDS.open, "job_seat")
SEEN_GAME: Final = first_of(PIZZA_FIELDS.open, "game")
SEEN_HAND: Final = first_of(PIZZA_FIELDS.open, "hand")
SEEN_HELD: Final = first_of(PIZZA_FIELDS.open, "orders")
SEEN_TABLE: Final = first_of(PIZZA_FIELDS.open, "table")
SEEN_SEATS: Final = first_of(PIZZA_FIELDS.open, "seats")
SEEN_OPEN: Final = first_of(PIZZA_FIELDS.open, "open")
SEEN_JOB: Final = first_of(PIZZA_FIELDS.open, "job")
SEEN_REQUEST: Final = first_of(PIZZA_FIELDS.open, "request")
SEEN_PLEDGE: Final = first_of(PIZZA_FIELDS.open, "pledge")
SEEN_WAY: Final = first_of(PIZZA_FIELDS.open, "way")
OBSERVED: Final = size_of(PIZZA_FIELDS.open)
SEEN_IN_OVEN: Final = OBSERVED
SEEN_FORGOTTEN: Final = SEEN_IN_OVEN + KINDS
SEEN_USED_CARDS: Final = SEEN_FORGOTTEN + 1
SEEN_KEPT: Final = SEEN_USED_CARDS + CARDS
SEEN_MEMORY: Final = SEEN_IN_OVEN + size_of(PIZZA_FIELDS.table_memory)
"""The records of the seats' memory: shown, refused, drew, and then by name places and orders in the oven."""
SHOWN_PART: Final = 0
REFUSED_PART: Final = CARDS
DREW_PART: Final = REFUSED_PART + KINDS
PLACES_PART: Final = DREW_PART + 3
ORDER_PART: Final = 1 + KINDS
"""Numbers of an order in the oven."""

ORDER_IN_OVEN: Final = 1
ORDER_OPEN: Final = 2
ORDER_SERVED: Final = 3
ORDER_FAILED: Final = 4
ORDER_IN_HAND: Final = 5
ORDER_GONE: Final = 6
