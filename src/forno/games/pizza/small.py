"""Small variants of the pizza games: the cards and orders that stay in the box, checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from forno.core.errors import Unreadable, check_range
from forno.games.pizza.cards import CARD_CODES, CARD_NAMES, COLOURS, bits, worth
from forno.games.pizza.game import Pizza
from forno.games.pizza.orders import OrderCard
from forno.games.pizza.variants import Dealt, Variant, variant


class Described(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A small variant as it is written. What it leaves out is as in its game."""

    cards: dict[str, int] = {}
    """How many of each ingredient card there are, by name; none of those that are not named."""
    orders: tuple[str, ...] = ()
    """The orders that everybody's waiter has, as far as it has them in the game."""
    rounds: int | None = None
    hand: int | None = None
    """Cards in a hand after drawing. (turn.draw)"""
    dealt: Dealt | None = None


def small_pizza(game: str, name: str, described: Mapping[str, Any]) -> Pizza:
    """Return a pizza game with a part of its cards. Raises Unreadable for what cannot be played."""
    whole = variant(game)
    try:
        wanted = msgspec.convert(described, Described)
    except msgspec.ValidationError as error:
        raise Unreadable(str(error), f"variant of {game}") from None
    hand, dealt = _hand(whole, wanted)
    small = msgspec.structs.replace(
        whole,
        cards=_cards(whole, wanted.cards),
        chosen_orders=_orders(whole, wanted.orders),
        hand=hand,
        dealt=dealt,
    )
    if wanted.rounds is not None:
        rounds = check_range(wanted.rounds, 1, whole.rounds, "rounds")
        small = msgspec.structs.replace(small, rounds=rounds, rounds_without_help=0)
    small = msgspec.structs.replace(small, players=(whole.players[0], _most_players(small)))
    _check_waiters(small)
    return Pizza(small, name)


def _cards(whole: Variant, wanted: Mapping[str, int]) -> tuple[int, ...]:
    """How many of each card there are, by code; nothing where none is named."""
    most = [whole.ingredients.singles, whole.ingredients.doubles] * len(whole.kinds)
    counts = [0] * len(most)
    names = [name for name, number in zip(CARD_NAMES, most, strict=False) if number]
    for name, number in wanted.items():
        if name not in names:
            raise Unreadable(f"{whole.name} has no card {name!r}; its cards are {', '.join(names)}", "cards")
        code = CARD_CODES[name]
        counts[code] = check_range(number, 0, most[code], f"cards: {name}")
    return tuple(counts) if wanted else ()


def _orders(whole: Variant, wanted: Sequence[str]) -> tuple[str, ...]:
    names = dict.fromkeys(card.name for own in range(len(whole.kinds)) for card in whole.orders_for(own))
    for name in wanted:
        if name not in names:
            raise Unreadable(f"{whole.name} has no order {name!r}; its orders are {', '.join(names)}", "orders")
    return tuple(name for name in names if name in wanted)


def _hand(whole: Variant, wanted: Described) -> tuple[int, Dealt]:
    hand = whole.hand if wanted.hand is None else check_range(wanted.hand, 1, whole.hand, "hand")
    dealt = wanted.dealt or whole.dealt
    check_range(dealt.orders, 0, hand - 1, "dealt: orders")
    check_range(dealt.ingredients, 1, hand - dealt.orders, "dealt: ingredients")
    return hand, dealt


def _most_players(small: Variant) -> int:
    """As many as there are colours with cards of their kind, and cards to deal, with one left for the kitchen."""
    least, most = small.players
    most = min(most, len(small.colours))
    if most < least:
        raise Unreadable(f"{least} players need cards of {least} kinds", "cards")
    while most >= least and sum(small.deck(most)) <= most * small.dealt.ingredients:
        most -= 1
    if most < least:
        needed = least * small.dealt.ingredients + 1
        raise Unreadable(f"{least} players with {small.dealt.ingredients} each need {needed} cards or more", "cards")
    return most


def _check_waiters(small: Variant) -> None:
    """Every colour has the orders that it is dealt, one at least, and each could be served by somebody once."""
    for colour in small.colours:
        own = COLOURS.index(colour)
        orders, least = small.orders_for(own), max(1, small.dealt.orders)
        deck = bits(small.order_deck(own))
        if len(deck) < least:
            raise Unreadable(f"{colour} has {len(deck)} of these orders, and needs {least}", "orders")
        served = [number for number in range(len(orders)) if _can_be_served(orders[number], small)]
        for number in deck:
            if number not in served:
                names = ", ".join(orders[number].name for number in served) or "none"
                why = f"{orders[number].name} of {colour} needs more than all these cards; they suffice for {names}"
                raise Unreadable(why, "orders")


def _can_be_served(order: OrderCard, small: Variant) -> bool:
    """Do the cards of the whole deck suffice for an order?"""
    if not small.cards:
        return True
    amounts = [worth(small.cards, kind) for kind in range(len(small.kinds))]
    if order.anything:
        return sum(amounts) >= order.anything
    if order.scarcest:
        return max(amount for kind, amount in enumerate(amounts) if kind != order.own) >= order.scarcest
    if order.chef:
        return max(amounts) >= order.chef
    if order.double_cards:
        amounts = [*small.cards[1::2]]
    return not order.ways or any(all(map(int.__le__, way, amounts)) for way in order.ways)
