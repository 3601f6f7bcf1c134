"""The decks of the four pizza games as tables of numbers, made from their deck files. Kernel language.

An order has a place in ORDER_* tables: by game, by the own kind of its seat, and by its number in that seat's deck. A
name is a number in the list of a game's order names (ORDER_NAMES), the same for all seats.
"""

from __future__ import annotations

from typing import Final

from forno.games.pizza.orders import OrderCard
from forno.games.pizza.variants import NAMES as GAME_NAMES
from forno.games.pizza.variants import variant

KINDS: Final = 6
CARDS: Final = 12
"""Codes of ingredient cards: a single and a double of each kind."""
DECK_ROOM: Final = 24
"""Room for the orders of a seat."""
GAMES: Final = 4
GAME_ROOM: Final = KINDS * DECK_ROOM

BY_WAYS: Final = 0
BY_DOUBLES: Final = 1
BY_NUMBER: Final = 2
BY_SCARCEST: Final = 3
BY_CHEF: Final = 4
DUEL: Final = 5
MATCH: Final = 6


def _orders() -> list[OrderCard | None]:
    found: list[OrderCard | None] = [None] * (GAMES * GAME_ROOM)
    for game, name in enumerate(GAME_NAMES):
        for own in range(len(variant(name).kinds)):
            for number, order in enumerate(variant(name).orders_for(own)):
                found[game * GAME_ROOM + own * DECK_ROOM + number] = order
    return found


_ORDERS = _orders()


def _sort(order: OrderCard | None) -> int:
    """The sort of an order's need."""
    if order is None:
        return BY_WAYS
    if order.contest:
        return DUEL if order.contest == "duel" else MATCH
    if order.anything:
        return BY_NUMBER
    if order.double_cards:
        return BY_DOUBLES
    if order.ways:
        return BY_WAYS
    return BY_SCARCEST if order.scarcest else BY_CHEF


def _names_of(game: int) -> tuple[str, ...]:
    """The order names of a game, in the order in which its seats' decks bring them."""
    chosen = variant(GAME_NAMES[game])
    names = [order.name for own in range(len(chosen.kinds)) for order in chosen.orders_for(own)]
    return tuple(dict.fromkeys(names))


ORDER_NAMES: Final = tuple(map(_names_of, range(GAMES)))
"""By game: its order names; these lists only grow."""


def _way_tables() -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """All ways of all orders, six numbers each; then by order the place of its first way, and how many it has."""
    places: dict[tuple[tuple[int, ...], ...], int] = {}
    numbers: list[int] = []
    firsts, counts = [], []
    for order in _ORDERS:
        ways = order.ways if order is not None else ()
        if ways not in places:
            places[ways] = len(numbers) // KINDS
            for way in ways:
                numbers += [*way, *[0] * (KINDS - len(way))]
        firsts.append(places[ways])
        counts.append(len(ways))
    return tuple(numbers), tuple(firsts), tuple(counts)


def _patterns() -> tuple[int, ...]:
    """By order: what the most plentiful kind, the next one, ... must have at least for any way."""
    numbers: list[int] = []
    for order in _ORDERS:
        ways = order.ways if order is not None else ()
        least = [min(column) for column in zip(*(sorted(way, reverse=True) for way in ways), strict=True)]
        numbers += [*least, *[0] * (KINDS - len(least))]
    return tuple(numbers)


WAY_NUMBERS, ORDER_FIRST_WAY, ORDER_WAYS = _way_tables()
ORDER_PATTERN: Final = _patterns()
ORDER_SORT: Final = tuple(map(_sort, _ORDERS))
ORDER_NUMBER: Final = tuple(order.anything or order.scarcest or order.chef if order else 0 for order in _ORDERS)
"""How many of anything, of the scarcest kind, or of the chef's."""
ORDER_CROSSED: Final = tuple(order.crossed_out if order else -1 for order in _ORDERS)
ORDER_THIS: Final = tuple(order.this if order else -1 for order in _ORDERS)
ORDER_SERIES: Final = tuple(int(order.series) if order else 0 for order in _ORDERS)
ORDER_CHEF: Final = tuple(int(order.chef > 0) if order else 0 for order in _ORDERS)
ORDER_NAME: Final = tuple(
    ORDER_NAMES[place // GAME_ROOM].index(order.name) if order else -1 for place, order in enumerate(_ORDERS)
)
NAMED_ORDER: Final = tuple(
    next(
        (
            number
            for number in range(DECK_ROOM)
            if name < len(ORDER_NAMES[game]) and ORDER_NAME[game * GAME_ROOM + own * DECK_ROOM + number] == name
        ),
        -1,
    )
    for game in range(GAMES)
    for own in range(KINDS)
    for name in range(DECK_ROOM)
)
"""By game, own kind and name: the number in the seat's deck; -1 where that has no such order."""

_VARIANTS = tuple(map(variant, GAME_NAMES))
GAME_KINDS: Final = tuple(len(one.kinds) for one in _VARIANTS)
DRAW_LIMIT: Final = tuple(one.draw_limit for one in _VARIANTS)
HAS_CHEF_CARD: Final = tuple(int(one.chef_card) for one in _VARIANTS)
HELPER_NEEDS_WAITER: Final = tuple(int(one.helper_needs_waiter) for one in _VARIANTS)
FAILED_LEAVE: Final = tuple(int(one.failed_orders_leave) for one in _VARIANTS)
SERVED_HIDDEN: Final = tuple(int(one.served_hidden) for one in _VARIANTS)
NO_INGREDIENTS_DRAW: Final = tuple(one.no_ingredients_draw for one in _VARIANTS)
DECK_COUNTS: Final = tuple(
    count for one in _VARIANTS for players in range(7) for count in (one.deck(players) + [0] * CARDS)[:CARDS]
)
"""By game, number of players and card: no small variant has more of a card than some number of players."""
