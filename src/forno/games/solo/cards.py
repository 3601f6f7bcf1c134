"""The cards of SOLO. A card is a small number, equal cards are the same number; `deck.toml` says what there is.

Colour by colour, thirteen ranks each (1-9, skip, reverse, draw-two, swap), then the three black cards.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from importlib.resources import files

import msgspec

from forno.core.errors import Unreadable


class Sort(msgspec.Struct, frozen=True):
    """One line of the deck: a card, how often it is there, what it costs at the end."""

    name: str
    copies: int
    points: int


class Deck(msgspec.Struct, frozen=True):
    """The whole deck as `deck.toml` has it."""

    colours: tuple[str, ...]
    coloured: tuple[Sort, ...]
    black: tuple[Sort, ...]


_text = (files(__package__) / "deck.toml").read_text(encoding="utf-8")
_deck = msgspec.convert(tomllib.loads(_text), Deck)
_ranks = [sort.name for sort in (*_deck.coloured, *_deck.black)]
_sorts = [*_deck.coloured * len(_deck.colours), *_deck.black]

COLOURS = _deck.colours
ANY = len(COLOURS)
"""No colour in force: whatever comes next may follow."""
COLOUR_NAMES = (*COLOURS, "any")

NAMES = (
    *(f"{colour} {sort.name}" for colour in COLOURS for sort in _deck.coloured),
    *(sort.name for sort in _deck.black),
)
CODES = {name: card for card, name in enumerate(NAMES)}
KINDS = len(NAMES)
"""How many different cards there are: codes run from 0 to KINDS - 1."""

COLOUR_OF = (*(colour for colour in range(ANY) for _ in _deck.coloured), *(ANY for _ in _deck.black))
RANK_OF = tuple(_ranks.index(sort.name) for sort in _sorts)
POINTS = tuple(sort.points for sort in _sorts)
COPIES = tuple(sort.copies for sort in _sorts)
DECK = tuple(card for card, copies in enumerate(COPIES) for _ in range(copies))
"""Every card, in the canonical order that a deal shuffles."""

ONE = tuple(bytes([card]) for card in range(KINDS))
"""Each card as a hand of its own. A hand is a sorted `bytes` of cards: never changed, searched at the speed of C."""


def ranked(*ranks: str) -> bytes:
    """All cards with one of these numbers or symbols."""
    return bytes(card for card in range(KINDS) if _ranks[RANK_OF[card]] in ranks)


NUMBERS = ranked(*(rank for rank in _ranks if rank.isdigit()))
SKIPS = ranked("skip")
REVERSES = ranked("reverse")
DRAW_TWOS = ranked("draw-two")
SWAPS = ranked("swap")
CHOOSE_COLOURS = ranked("choose-colour")
DRAW_FOURS = ranked("draw-four")
PASS_ONS = ranked("pass-on")
BLACKS = ranked(*(sort.name for sort in _deck.black))


def card_name(card: int) -> str:
    """`red 7`; a number that is no card is shown as it is."""
    return NAMES[card] if 0 <= card < KINDS else f"card {card}"


def card_names(cards: Iterable[int]) -> str:
    """`red 7, blue skip`."""
    return ", ".join(map(card_name, cards))


def read_card(text: str) -> int:
    """The card that this text names, whatever its case and spaces."""
    name = " ".join(text.lower().split())
    if name not in CODES:
        raise Unreadable(f"unknown card {name!r}")
    return CODES[name]


def read_colour(text: str) -> int:
    """The colour that this text names; `any` is no colour."""
    name = text.strip().lower()
    if name not in COLOUR_NAMES:
        raise Unreadable(f"unknown colour {name!r}")
    return COLOUR_NAMES.index(name)


def points_of(hand: Iterable[int]) -> int:
    """The points of a hand: 1-9 face value, reverse 10, skip 20, draw-two 30, swap 30, ... (solo.points)"""
    return sum(POINTS[card] for card in hand)
