"""The block of a pizza table: which cell holds what. Kernel language.

Cards are counts by code, sets of orders are bits. Piles have their top last; while the oven is emptied it is turned
over. The cells of a question are 0 while another is asked. Cells from NOTES on hold what left each hand in this round
and what everybody knows of it; a copy for playouts leaves them out.
"""

from __future__ import annotations

from typing import Final

from forno.kernel.chance import CHANCE_CELLS
from forno.kernel.language import Block
from forno.kernel.pizza.decks import CARDS, DECK_ROOM, GAME_ROOM, KINDS

# --- what the game is played with: a new deal leaves it alone

SEATS: Final = 6
DECK: Final = CHANCE_CELLS
"""By card: how many of it the deck has. (setup.deck)"""
DEALT_INGREDIENTS: Final = DECK + CARDS
DEALT_ORDERS: Final = DEALT_INGREDIENTS + 1
HAND_SIZE: Final = DEALT_ORDERS + 1
DECK_ORDERS: Final = HAND_SIZE + 1
"""By seat: the orders that it begins with, as bits."""

# --- the course of the game

GAME: Final = DECK_ORDERS + SEATS
PLAYERS: Final = GAME + 1
PHASE: Final = GAME + 2
"""The decision that is asked, or the step that happens next."""
SEAT: Final = GAME + 3
ROUND: Final = GAME + 4
ROUNDS: Final = GAME + 5
STARTER: Final = GAME + 6
CHEF: Final = GAME + 7
"""The seat that empties the oven, or -1."""
HOLDER: Final = GAME + 8
"""The seat that has the chef card, or -1."""
EMPTYING: Final = GAME + 9
ACTED: Final = GAME + 10
IDLE: Final = GAME + 11
FINAL: Final = GAME + 12
HELP: Final = GAME + 13
DOUBLES_FITTING: Final = GAME + 14
SERIAL: Final = GAME + 15
KITCHEN_SIZE: Final = GAME + 16
OVEN_SIZE: Final = GAME + 17
OPEN_SIZE: Final = GAME + 18
HAS_KEPT: Final = GAME + 19
"""Whether this is a later round than the first, or a position that says what was kept."""
NOTED: Final = GAME + 20
MEMORY: Final = GAME + 21
"""How much of what was heard a batch shows: NO_MEMORY, PERSON or PERFECT; no table remembers anything."""

# --- the question

JOB_SEAT: Final = GAME + 22
JOB_SIZE: Final = GAME + 23
"""How many orders are being served; 0 while none is."""
JOB_ORDERS: Final = GAME + 24
JOB_NUMBERS: Final = JOB_ORDERS + 4
NEED_SORT: Final = JOB_NUMBERS + 4
NEED_FIRST: Final = NEED_SORT + 1
"""The place of the first way in WAY_NUMBERS; -1 if the ways depend on the table and are in NEED_WAYS."""
NEED_COUNT: Final = NEED_SORT + 2
NEED_TOTAL: Final = NEED_SORT + 3
"""For a need of anything: how many."""
NEED_WAYS: Final = NEED_SORT + 4
WAY: Final = NEED_WAYS + KINDS * KINDS
"""The number of the way that is asked for."""
ASKED: Final = WAY + 1
"""How many are asked for a bombastica; in a duel, what has been shown so far."""
NAMED: Final = WAY + 2
"""How many kinds have been named for a bombastica."""
SHOWN_CARD: Final = WAY + 3
REQUEST: Final = WAY + 4
"""By kind."""
PLEDGE: Final = REQUEST + KINDS
"""By card; in a duel, what is committed."""
QUESTION_END: Final = PLEDGE + CARDS

# --- seats and cards

COLOURS: Final = QUESTION_END
SIZES: Final = COLOURS + SEATS
ORDERS: Final = SIZES + SEATS
SERVED: Final = ORDERS + SEATS
GONE: Final = SERVED + SEATS
WAITER_SIZES: Final = GONE + SEATS
BOTTOM: Final = WAITER_SIZES + SEATS
SEEN_ORDERS: Final = BOTTOM + SEATS
BLIND: Final = SEEN_ORDERS + SEATS
COLUMNS: Final = BLIND + SEATS
USED: Final = COLUMNS + CARDS
HANDS: Final = USED + CARDS
OPEN: Final = HANDS + SEATS * CARDS
KITCHEN_ROOM: Final = 96
KITCHEN: Final = OPEN + 8
OVEN_ROOM: Final = 200
OVEN: Final = KITCHEN + KITCHEN_ROOM
WAITERS: Final = OVEN + OVEN_ROOM
PLAY_END: Final = WAITERS + SEATS * DECK_ROOM

NO_MEMORY: Final = 0
PERSON: Final = 1
"""Memory of a person, as the page shows it: what was announced since their own last turn began. (turn.memory)"""
PERFECT: Final = 2

LINE: Final = 16
"""Cells that a processor fetches together."""

# --- memory of a batch

NOTES: Final = PLAY_END
TURN_COUNT: Final = NOTES
"""How many turns have begun in this round."""
TURNS: Final = TURN_COUNT + 1
"""By seat: which of them was its last, counted from 1; 0 if it had none."""
TURNS_BEFORE: Final = TURNS + SEATS
"""By seat: which was its last but one."""
MARKS: Final = TURNS_BEFORE + SEATS
"""By seat: how many cards lay in the oven when its last turn of this round began."""
MARKS_BEFORE: Final = MARKS + SEATS
"""The same for its last turn but one; 0 if that was in an earlier round, since leftovers are announced."""
OVEN_TURNED: Final = MARKS_BEFORE + SEATS
"""How many cards lay in the oven when it was turned over."""
DREW: Final = OVEN_TURNED + 1
"""By seat: ingredients and orders drawn in its last turn of this round, and ingredients drawn in this round."""
SHOWN: Final = DREW + 3 * SEATS
"""By seat and card: at least so many were shown and taken back, and have not left the hand since."""
SHOWN_LATELY: Final = SHOWN + SEATS * CARDS
"""The same, of what was shown since the oven was turned over last."""
REFUSED: Final = SHOWN_LATELY + SEATS * CARDS
"""By seat and kind: the request that it refused last, since the oven was turned over last."""
KEPT_IN_ALL: Final = REFUSED + SEATS * KINDS
"""By card: what all hands held together when this round began, if it is not the first."""
MEMORY_END: Final = KEPT_IN_ALL + CARDS

# --- notes

DRAWN: Final = MEMORY_END
"""How many ingredients each seat has drawn in this round, if it is not the first."""
KEPT: Final = DRAWN + SEATS
SPENT_ROOM: Final = 320
SPENT_SIZES: Final = KEPT + SEATS * CARDS
SPENT: Final = SPENT_SIZES + SEATS
"""For each seat, one after the other: how many had been drawn before, how many cards left, and these cards."""
IS_KNOWN: Final = SPENT + SEATS * SPENT_ROOM
"""Whether anything was ever learned of a hand; the three parts of that are in the next cells."""
LEAST: Final = IS_KNOWN + SEATS
"""By seat and card: at least so many are in the hand."""
FRESH: Final = LEAST + SEATS * CARDS
"""By seat and kind: how many cards were drawn since all of that kind was shown; UNSEEN if it never was."""
CLAIMS_SIZE: Final = FRESH + SEATS * KINDS
CLAIMS: Final = CLAIMS_SIZE + 1
"""One claim after the other: the seat, how many sets, and these sets, one of which is in the hand. A block grows with
its claims."""
CELLS: Final = CLAIMS

UNSEEN: Final = -1

NOBODY: Final = -1
CHEF_CARD: Final = 12
FIRST_ORDER: Final = 16
ORDERS_OF_A_SEAT: Final = 32

# --- phases: decisions, then steps that ask nobody

PUTTING: Final = 0
LAYING: Final = 1
DRAWING: Final = 2
SERVING: Final = 3
COVERING: Final = 4
LAYING_SERIES: Final = 5
CHOOSING_WAY: Final = 6
REQUESTING: Final = 7
NUMBERING: Final = 8
NAMING_KIND: Final = 9
ANSWERING_HELP: Final = 10
COMMITTING: Final = 11
ANSWERING_DUEL: Final = 12
NAMING_OPPONENT: Final = 13
SHOWING: Final = 14
ANSWERING_MATCH: Final = 15
OVER: Final = 16
BEGINNING_TURN: Final = 17
TURNING_OVER: Final = 18
EMPTYING_OVEN: Final = 19
NEXT_ROUND: Final = 20

# --- moves: simple ones by number, sets of cards by a code of bits

PASS_MOVE: Final = 0
FAIL_MOVE: Final = 1
ASK_MOVE: Final = 2
REFUSE_MOVE: Final = 3
SHOW_MOVE: Final = 4
KITCHEN_MOVE: Final = 5
WAITER_MOVE: Final = 6
NAME_MOVE: Final = 7
SHOW_CARD_MOVE: Final = 13
LAY_MOVE: Final = 25
KIND_MOVE: Final = 49
PUT_MOVE: Final = 145
PUTS_OF_KIND: Final = 96
"""Singles (0 to 15), doubles (0 to 2), and whether the double lies on top."""
SIMPLE_END: Final = PUT_MOVE + KINDS * PUTS_OF_KIND
SORT_SHIFT: Final = 58
SERVE_SORT: Final = 1
WAY_SORT: Final = 2
WANT_SORT: Final = 3
NUMBER_SORT: Final = 4
GIVE_SORT: Final = 5
COMMIT_SORT: Final = 6
SERIES_SORT: Final = 7
DOUBLE_UNIT_SHIFT: Final = 57
"""The bit that says that a way or a request counts double cards."""
NUMBERS_SHIFT: Final = 36
"""From here on three bits for each kind of a way or a request, or one number; below, six for each kind of cards."""
MOST_MOVES: Final = 4096


def order_place(t: Block, seat: int, order: int) -> int:
    """Return the place of an order in the tables of the decks."""
    return t[GAME] * GAME_ROOM + t[COLOURS + seat] * DECK_ROOM + order


def worth(t: Block, at: int, kind: int) -> int:
    """Return how many ingredients of a kind these counts hold."""
    return t[at + 2 * kind] + 2 * t[at + 2 * kind + 1]
