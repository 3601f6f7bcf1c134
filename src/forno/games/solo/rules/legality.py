"""Why a discard is refused: each rule by its id. Only the player's own hand and what all can see decide."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from forno.core.errors import Refused
from forno.core.move import Move
from forno.games.solo.cards import (
    COLOUR_NAMES,
    DRAW_FOURS,
    DRAW_TWOS,
    KINDS,
    NUMBERS,
    RANK_OF,
    card_name,
    card_names,
)
from forno.games.solo.moves import Jump, Play
from forno.games.solo.table import SoloTable


def check_whose(table: SoloTable, asked: int, seat: int, move: Move) -> None:
    """Only the player on turn acts, except to jump in. (turn.whose)"""
    if seat != asked and not (isinstance(move, Jump) and 0 <= seat < table.players):
        raise Refused("turn.whose", player=asked + 1)


def check_held(table: SoloTable, seat: int, cards: Sequence[int], move: Move) -> None:
    """Only cards really held can be played. (turn.held)"""
    if not cards or not all(0 <= card < KINDS for card in cards):
        raise Refused("play.move", move=str(move))
    missing = Counter(cards) - Counter(table.hands[seat])
    if missing:
        raise Refused("turn.held", cards=card_names(missing.elements()))


def check_fits(table: SoloTable, card: int) -> None:
    """A card must follow (solo.follow) or, on a pending penalty, raise (solo.penalty-only, solo.no-mixing)."""
    if card not in table.misfits:
        return
    if not table.penalty:
        top, colour = card_name(table.top), COLOUR_NAMES[table.colour]
        raise Refused("solo.follow", card=card_name(card), top=top, colour=colour)
    if card in DRAW_TWOS or card in DRAW_FOURS:
        raise Refused("solo.no-mixing", card=card_name(card))
    raise Refused("solo.penalty-only")


def check_play(table: SoloTable, seat: int, move: Play) -> None:
    """May the player on turn discard these cards?"""
    check_held(table, seat, move.cards, move)
    if len(move.cards) > 1 and not (table.triples and is_triple(move.cards)):
        raise Refused("solo.triples")
    check_fits(table, move.cards[0])


def is_triple(cards: Sequence[int]) -> bool:
    """Three or more cards of one number. (solo.triples)"""
    return len(cards) >= 3 and all(card in NUMBERS and RANK_OF[card] == RANK_OF[cards[0]] for card in cards)


def check_jump(table: SoloTable, seat: int, move: Jump) -> None:
    """May anybody discard this card out of turn? (solo.jump-in)"""
    card = move.card
    check_held(table, seat, [card], move)
    if card != table.top:
        raise Refused("solo.jump-in", card=card_name(card), top=card_name(table.top))
    if card not in table.jumpable:
        raise Refused("solo.jump-in-black", card=card_name(card))
