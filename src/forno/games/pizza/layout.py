"""The place of every card: for counting them all, and for committing to a deal."""

from __future__ import annotations

from collections import Counter

from forno.games.pizza.cards import CARD_NAMES, CHEF, bits, listed, order_in_oven
from forno.games.pizza.table import NOBODY, PizzaTable


def all_cards(table: PizzaTable) -> Counter[str]:
    """Every card there is, wherever it lies."""
    names = [CARD_NAMES[card] for counts in (*table.hands, table.columns, table.used) for card in listed(counts)]
    names += [
        CARD_NAMES[card] if card <= CHEF else order_name(table, *order_in_oven(card))
        for card in (*table.kitchen, *table.oven, *table.open)
    ]
    for seat in range(table.players):
        laid = [order for mask in (table.orders[seat], table.served[seat], table.gone[seat]) for order in bits(mask)]
        names += [order_name(table, seat, order) for order in (*laid, *table.waiters[seat])]
    names += [CARD_NAMES[CHEF]] * (table.holder != NOBODY)
    return Counter(names)


def order_name(table: PizzaTable, seat: int, order: int) -> str:
    return f"{table.order(seat, order).name} of {seat + 1}"


def layout(table: PizzaTable) -> list[tuple[str, list[str]]]:
    """The hidden cards of a deal, place by place; piles from the top."""
    places: list[tuple[str, list[str]]] = []
    for seat in range(table.players):
        places.append((f"hand {seat + 1}", [CARD_NAMES[card] for card in listed(table.hands[seat])]))
        places.append((f"orders {seat + 1}", list(table.order_names(seat, table.orders[seat]))))
        places.append((f"waiter {seat + 1}", [table.order(seat, order).name for order in table.waiters[seat][::-1]]))
    places.append(("kitchen", [CARD_NAMES[card] for card in table.kitchen[::-1]]))
    return places
