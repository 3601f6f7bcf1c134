"""Ingredient cards as small ints, and their names.

A card is `2 * kind`, and one more for a double. The chef card has a code above all ingredients, and
an order that lies in the oven one above that, with its owner's seat in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from forno.core.errors import Refused, Unreadable
from forno.core.position import read_cards, write_cards

KINDS = ("pineapple", "olive", "pepper", "mushroom", "salami", "shrimp")
"""In circle order: the order of the columns on the table."""

COLOURS = ("yellow", "purple", "green", "brown", "red", "pink")
"""The colour that owns each kind."""

CHEF = 12
FIRST_ORDER = 16
ORDERS_OF_A_SEAT = 32

CARD_NAMES = (*(name for kind in KINDS for name in (kind, f"double {kind}")), "chef card")
CARD_CODES = {name: code for code, name in enumerate(CARD_NAMES)}
KIND_CODES = {kind: number for number, kind in enumerate(KINDS)}

Cards = tuple[int, ...]
"""Some cards, sorted. In a need or a request a single's code means one ingredient."""

Counts = list[int]
"""How many of each card, by code."""


def value(cards: Iterable[int]) -> int:
    """How many ingredients these cards are: a double counts two. (turn.announce)"""
    return sum(2 if card & 1 else 1 for card in cards)


def worth(counts: Sequence[int], kind: int) -> int:
    """How many ingredients of a kind these counts hold."""
    return counts[2 * kind] + 2 * counts[2 * kind + 1]


def listed(counts: Sequence[int]) -> Cards:
    """Counts as sorted cards."""
    cards: Cards = ()
    for card, number in enumerate(counts):
        if number:
            cards += (card,) * number
    return cards


def counted(cards: Iterable[int], length: int) -> Counts:
    """Cards as counts."""
    counts = [0] * length
    for card in cards:
        counts[card] += 1
    return counts


def say(cards: Iterable[int]) -> str:
    """`2 olive, double salami`: how cards are written."""
    return write_cards(CARD_NAMES[card] if 0 <= card <= CHEF else f"card {card}" for card in cards)


def kind_name(kind: int) -> str:
    """`olive`; a number that is no kind is shown as it is."""
    return KINDS[kind] if 0 <= kind < len(KINDS) else f"kind {kind}"


def read(text: str, where: str) -> Cards:
    """The cards a text names, sorted."""
    cards = tuple(sorted(read_cards(text, CARD_CODES, where)))
    if cards and cards[-1] >= CHEF:
        raise Unreadable("the chef card is no ingredient", where)
    return cards


def in_oven(seat: int, order: int) -> int:
    """The code of an order of this seat that lies in the oven."""
    return FIRST_ORDER + ORDERS_OF_A_SEAT * seat + order


def order_in_oven(code: int) -> tuple[int, int]:
    """The seat and the order that such a code means."""
    return divmod(code - FIRST_ORDER, ORDERS_OF_A_SEAT)


def colours_of_seats(wanted: Sequence[str], players: int, colours: Sequence[str]) -> list[int]:
    """The own kind of each seat: the colour that it wants, or else one of the rest, by seat. (setup.colour)"""
    free = list(colours)
    for seat, name in enumerate(wanted):
        if name and (seat >= players or name not in free):
            raise Refused("setup.colour", colour=name)
        if name:
            free.remove(name)
    everybody = [*wanted, *[""] * players][:players]
    return [COLOURS.index(name or free.pop(0)) for name in everybody]


def split_colours(text: str) -> list[str]:
    """`red, , green`: the colour that each seat wants, empty where it takes what is left."""
    return [name.strip() for name in text.split(",")]


def bits(mask: int) -> list[int]:
    """The numbers in a set that is kept as bits of one int, ascending."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]
