"""The block of a SOLO table: which cell holds what, and the tables of the cards.

A hand is a count for each card, a size, and two masks of the cards that are in it (26 cards, then the other 29). Both
piles have their top last. Cells from NOTES on hold what the seats know of hidden hands; a copy for playouts leaves
them out. Kernel language: see `forno.kernel.language`.
"""

from __future__ import annotations

from typing import Final

from forno.games.solo import cards as card_list
from forno.games.solo import variants
from forno.games.solo.cards import ANY as NO_COLOUR
from forno.games.solo.rules import following
from forno.kernel.chance import CHANCE_CELLS
from forno.kernel.language import Block

# --- the cells: first what the game is played with, which a new deal leaves alone

KINDS: Final = card_list.KINDS
DECK_COPIES: Final = CHANCE_CELLS
"""By card: how many of it the deck has."""
DEALT: Final = DECK_COPIES + KINDS
"""Cards that each player is dealt."""
PLAYERS: Final = DEALT + 1
PHASE: Final = PLAYERS + 1
"""The decision that is asked: TURN, DRAWN, COLOURING, SWAPPING, or OVER."""
SEAT: Final = PLAYERS + 2
"""The seat on turn."""
CARD: Final = PLAYERS + 3
"""The card just drawn, in the phase DRAWN; else 0."""
FORGOT: Final = PLAYERS + 4
"""Whether two cards are drawn after the exchange of hands that is being chosen. (solo.call-exchange)"""
RACER: Final = PLAYERS + 5
"""The seat that is asked before the seat on turn, counted from 1; 0 if none is. (solo.sequence)"""
ASKS: Final = PLAYERS + 6
"""Whether racers are asked in turn."""
TOP: Final = PLAYERS + 7
COLOUR: Final = PLAYERS + 8
DIRECTION: Final = PLAYERS + 9
PENALTY: Final = PLAYERS + 10
DEALER: Final = PLAYERS + 11
LAST: Final = PLAYERS + 12
OPENED: Final = PLAYERS + 13
IDLE: Final = PLAYERS + 14
NUMBER: Final = PLAYERS + 15
SERIAL: Final = PLAYERS + 16
START_NUMBER: Final = PLAYERS + 17
MAY_DRAW: Final = PLAYERS + 18
JUMPING: Final = PLAYERS + 19
"""The option jump-in: ALL, NUMBERS or OFF."""
REVERSE_SKIPS: Final = PLAYERS + 20
RAISING: Final = PLAYERS + 21
TRIPLES: Final = PLAYERS + 22
PILE_SIZE: Final = PLAYERS + 23
DISCARDS_SIZE: Final = PLAYERS + 24
NOTED: Final = PLAYERS + 25
"""Whether the notes are kept."""
SEATS: Final = 10
GOAL: Final = PLAYERS + 26
"""A total above this ends the game: LIMIT, or what a batch plays to. (solo.game-end)"""
MOST_HANDS: Final = PLAYERS + 27
"""The game ends with the hand of this number; 0 at all tables but those of a batch that plays so many."""
TOTALS: Final = PLAYERS + 28
SIZES: Final = TOTALS + SEATS
MASKS: Final = SIZES + SEATS
"""Two for each seat."""
CARDS: Final = 112
"""Room in a pile: as many cards as the whole deck has."""
PILE: Final = MASKS + 2 * SEATS
DISCARDS: Final = PILE + CARDS
HANDS: Final = DISCARDS + CARDS
HANDS_END: Final = HANDS + SEATS * KINDS

LINE: Final = 16
"""Cells that a processor fetches together."""
NOTES: Final = HANDS_END
CALLED: Final = NOTES
"""By seat: whether it called with its last discard in this hand. A batch remembers this and the next three."""
FRESH: Final = CALLED + SEATS
"""By seat: how many cards from the pile came into that hand since it discarded last."""
DECLINED: Final = FRESH + SEATS
"""By seat and colour, black being the last: how many cards came into that hand since its owner drew or gave up
instead of following that colour; NEVER if none did, or such a card was played since."""
NEVER: Final = -1
COLOURS: Final = NO_COLOUR + 1
EXCHANGED: Final = DECLINED + SEATS * COLOURS
"""Whether hands changed owners in this hand: before that no viewer knows a card of another."""
KNOWN: Final = EXCHANGED + 1
"""For each holder and each viewer: how many of each card of that hand the viewer knows."""
MOST_LACKS: Final = 128
LACKS_OF: Final = KNOWN + SEATS * SEATS * KINDS
"""For each holder: how many lacks are noted."""
LACKS: Final = LACKS_OF + SEATS
"""For each holder: demand and allowed, as often."""
CELLS: Final = LACKS + SEATS * 2 * MOST_LACKS

TURN: Final = 0
DRAWN: Final = 1
COLOURING: Final = 2
SWAPPING: Final = 3
OVER: Final = 4
ALL: Final = 0
NUMBERS_ONLY: Final = 1
OFF: Final = 2

# --- moves: their numbers in the catalogue

PASS_MOVE: Final = 0
DRAW_MOVE: Final = 1
KEEP_MOVE: Final = 2
COLOUR_MOVE: Final = 3
SWAP_NOBODY_MOVE: Final = 7
SWAP_MOVE: Final = 8
PLAY_MOVE: Final = 18
PLAY_SOLO_MOVE: Final = PLAY_MOVE + KINDS
JUMP_MOVE: Final = PLAY_SOLO_MOVE + KINDS
JUMP_SOLO_MOVE: Final = JUMP_MOVE + KINDS
TRIPLE_MOVE: Final = JUMP_SOLO_MOVE + KINDS
"""From here on: plays of three or more cards of one number, by an arithmetic code (`triple_code`)."""
MOST_MOVES: Final = 1024
"""Room for the legal moves of any position."""

# --- the cards

ANY: Final = NO_COLOUR
RANKS: Final = 13
"""Ranks of a colour: 1 to 9, skip, reverse, draw-two, swap; 13 to 15 are black."""
NUMBER_RANKS: Final = 9
SKIP: Final = 9
REVERSE: Final = 10
DRAW_TWO: Final = 11
SWAP: Final = 12
CHOOSE_COLOUR: Final = 13
DRAW_FOUR: Final = 14
PASS_ON: Final = 15
COLOUR_OF: Final = card_list.COLOUR_OF
RANK_OF: Final = card_list.RANK_OF
POINTS: Final = card_list.POINTS
DECK: Final = card_list.DECK
LOW_KINDS: Final = 26
FOLLOW: Final = following.FOLLOW
RAISE_SAME: Final = following.RAISE_SAME
RAISE_MIXED: Final = following.RAISE_MIXED
LIMIT: Final = variants.LIMIT


def _fitting(first: int, end: int) -> tuple[int, ...]:
    """For each demand the mask of the cards that answer it."""
    return tuple(
        sum(1 << (card - first) for card in range(first, end) if card not in misfits) for misfits in following.MISFITS
    )


FITS_LOW: Final = _fitting(0, LOW_KINDS)
FITS_HIGH: Final = _fitting(LOW_KINDS, KINDS)


# --- what is so


def demand_of(t: Block) -> int:
    """Return the condition that a card must meet now, as `forno.games.solo.rules.following` numbers it."""
    rule = t[RAISING] if t[PENALTY] else FOLLOW
    return rule + t[TOP] * (ANY + 1) + t[COLOUR]


def fits(demand: int, card: int) -> int:
    """Tell whether a card answers a demand."""
    if card < LOW_KINDS:
        return FITS_LOW[demand] >> card & 1
    return FITS_HIGH[demand] >> (card - LOW_KINDS) & 1


def can_play(t: Block, seat: int) -> int:
    """Tell whether a card of this hand fits."""
    demand = demand_of(t)
    return (t[MASKS + 2 * seat] & FITS_LOW[demand]) != 0 or (t[MASKS + 2 * seat + 1] & FITS_HIGH[demand]) != 0


def can_draw(t: Block) -> int:
    """Tell whether there is a card to draw, if need be from under the top of the discards. (solo.empty-pile)"""
    return t[PILE_SIZE] + t[DISCARDS_SIZE] > 0


def after_seat(t: Block, seat: int) -> int:
    """Return the next seat in the direction of play."""
    following_seat = seat + t[DIRECTION]
    if following_seat < 0:
        return following_seat + t[PLAYERS]
    if following_seat >= t[PLAYERS]:
        return 0
    return following_seat


# --- cards move


def put_in_hand(t: Block, seat: int, card: int) -> None:
    """Add a card to a hand."""
    t[HANDS + KINDS * seat + card] += 1
    t[SIZES + seat] += 1
    if card < LOW_KINDS:
        t[MASKS + 2 * seat] |= 1 << card
    else:
        t[MASKS + 2 * seat + 1] |= 1 << (card - LOW_KINDS)


def take_from_hand(t: Block, seat: int, card: int) -> None:
    """Remove a card from a hand that holds it."""
    at = HANDS + KINDS * seat + card
    t[at] -= 1
    t[SIZES + seat] -= 1
    if t[at] == 0:
        if card < LOW_KINDS:
            t[MASKS + 2 * seat] ^= 1 << card
        else:
            t[MASKS + 2 * seat + 1] ^= 1 << (card - LOW_KINDS)
