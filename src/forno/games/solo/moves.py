"""The moves of SOLO, each with one text form. Those that options list are made once, here."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import groupby
from typing import Annotated, Final

from msgspec import Meta

from forno.core.errors import Unreadable
from forno.core.move import Move, Pass
from forno.games.solo.cards import (
    ANY,
    COLOUR_NAMES,
    COLOURS,
    KINDS,
    NUMBERS,
    RANK_OF,
    card_name,
    card_names,
    read_card,
    read_colour,
)

Card = Annotated[int, Meta(ge=0, lt=KINDS)]
NO_SEAT: Final = -1
MOST_SEATS: Final = 10


class Play(Move, frozen=True):
    """Discard a card, or with triples several, calling SOLO or not: `play red 7 solo`. (solo.follow, solo.call)"""

    cards: Annotated[tuple[Card, ...], Meta(min_length=1)]
    solo: bool = False

    def __str__(self) -> str:
        return f"play {card_names(self.cards)}{' solo' if self.solo else ''}"


class Jump(Move, frozen=True):
    """Discard exactly the top card out of turn: `jump red 7`. (solo.jump-in)"""

    card: Card
    solo: bool = False

    def __str__(self) -> str:
        return f"jump {card_name(self.card)}{' solo' if self.solo else ''}"


class Draw(Move, frozen=True):
    """Draw a card, or the whole penalty. (solo.must-draw, solo.draw-two)"""


class Keep(Move, frozen=True):
    """Keep the card just drawn. (solo.play-drawn)"""


class Colour(Move, frozen=True):
    """Name the colour that must follow: `colour red`. (solo.choose-colour)"""

    colour: Annotated[int, Meta(ge=0, lt=ANY)]

    def __str__(self) -> str:
        return f"colour {COLOUR_NAMES[self.colour] if 0 <= self.colour < ANY else self.colour}"


class Swap(Move, frozen=True):
    """Exchange hands with a seat, or with nobody: `swap 2`, `swap nobody`. (solo.swap)"""

    seat: int

    def __str__(self) -> str:
        return "swap nobody" if self.seat == NO_SEAT else f"swap {self.seat + 1}"


SoloMove = Play | Jump | Draw | Keep | Pass | Colour | Swap

PLAY = tuple(Play((card,)) for card in range(KINDS))
PLAY_SOLO = tuple(Play((card,), solo=True) for card in range(KINDS))
JUMP = tuple(Jump(card) for card in range(KINDS))
JUMP_SOLO = tuple(Jump(card, solo=True) for card in range(KINDS))
DRAW = Draw()
KEEP = Keep()
PASS = Pass()
COLOUR = tuple(Colour(colour) for colour in range(len(COLOURS)))
SWAP = tuple(Swap(seat) for seat in range(MOST_SEATS))
SWAP_NOBODY = Swap(NO_SEAT)


class Plays(dict[bytes, tuple[Play, ...]]):
    """By cards that all fit: the plays of one of them. Remembered once made, up to a limit."""

    LIMIT = 1 << 16

    def __init__(self, *forms: tuple[Play, ...]) -> None:
        self.forms = forms

    def __missing__(self, cards: bytes) -> tuple[Play, ...]:
        plays = tuple([form[card] for card in dict.fromkeys(cards) for form in self.forms])
        if len(self) < self.LIMIT:
            self[cards] = plays
        return plays


PLAYS = Plays(PLAY)
CALLING_PLAYS = Plays(PLAY_SOLO, PLAY)
"""Of the last but one card: with and without the call. (solo.call)"""


@lru_cache(maxsize=1 << 12)
def triples_of(hand: bytes, misfits: bytes) -> tuple[Play, ...]:
    """The plays of three or more cards of one number: each set once for each card that may end up on top,
    the lowest card that fits going first. (solo.triples)"""
    numbers = sorted((card for card in hand if card in NUMBERS), key=RANK_OF.__getitem__)
    plays: list[Play] = []
    for _, cards in groupby(numbers, key=RANK_OF.__getitem__):
        for chosen in _subsets(list(cards)):
            plays += _orders(chosen, misfits, called=len(chosen) == len(hand) - 1)
    return tuple(plays)


def _subsets(cards: list[int]) -> list[tuple[int, ...]]:
    sets: list[tuple[int, ...]] = [()]
    for card in cards:
        sets = list(dict.fromkeys([*sets, *((*chosen, card) for chosen in sets)]))
    return [chosen for chosen in sets if len(chosen) >= 3]


def _orders(chosen: tuple[int, ...], misfits: bytes, *, called: bool) -> list[Play]:
    plays = []
    for last in dict.fromkeys(chosen):
        others = list(chosen)
        others.remove(last)
        first = next((card for card in others if card not in misfits), None)
        if first is not None:
            others.remove(first)
            cards = (first, *others, last)
            plays += [Play(cards, solo=True), Play(cards)] if called else [Play(cards)]
    return plays


def read_move(text: str) -> SoloMove:
    """The move that this text means; the other way is `str(move)`."""
    word, _, rest = " ".join(text.lower().split()).partition(" ")
    try:
        match word, rest:
            case "draw", "":
                return DRAW
            case "keep", "":
                return KEEP
            case "pass", "":
                return PASS
            case "colour" | "color", _:
                return COLOUR[read_colour(rest)]
            case "swap", _:
                return _read_swap(rest)
            case (("play" | "jump"), _):
                return _read_discard(word, rest)
    except (Unreadable, IndexError) as error:
        raise Unreadable(str(error), text) from None
    raise Unreadable("a move is play, jump, draw, keep, pass, colour or swap", text)


def _read_swap(rest: str) -> Swap:
    if rest == "nobody":
        return SWAP_NOBODY
    if not re.fullmatch(r"[1-9][0-9]?", rest):
        raise Unreadable("swap with whom? The number of a seat, or nobody")
    return Swap(int(rest) - 1)


def _read_discard(word: str, rest: str) -> Play | Jump:
    called = rest.endswith(" solo")
    cards = tuple(map(read_card, rest.removesuffix(" solo").split(",")))
    if word == "play":
        return Play(cards, called)
    if len(cards) > 1:
        raise Unreadable("a jump-in is always a single card")
    return Jump(cards[0], called)
