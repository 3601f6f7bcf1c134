"""A pizza table written down, in full or as one seat knows it. See docs/notation.md.

Piles are written from the top, the oven from the first card played. What a seat does not know stands
as `3 unknown`. Lines that say nothing special are left out.
"""

from __future__ import annotations

import msgspec

from forno.core.errors import Unreadable
from forno.core.position import Position, write_cards, write_options
from forno.games.pizza.cards import CARD_NAMES, CHEF, COLOURS, listed, order_in_oven, say
from forno.games.pizza.knowledge.known import Claims, Known
from forno.games.pizza.layout import order_name
from forno.games.pizza.table import NOBODY, PizzaTable

UNKNOWN = "unknown"
NOTHING = "nothing"


def write(table: PizzaTable, seat: int | None = None) -> Position:
    """The whole table; or, given a seat, what that seat knows."""
    hidden = seat is not None
    lines = head(table) | {
        f"{name} {owner + 1}": text
        for owner in range(table.players)
        for name, text in seat_lines(table, owner, hidden=hidden, own=owner == seat).items()
    }
    lines |= piles(table, hidden=hidden)
    lines["agenda"] = msgspec.json.encode([step.seen_by(seat) if hidden else step for step in table.agenda]).decode()
    lines["serial"] = str(table.serial)
    if not hidden:
        lines["chance"] = table.chance.text
    return Position({name: text for name, text in lines.items() if text})


def head(table: PizzaTable) -> dict[str, str]:
    return {
        "game": table.variant.name,
        "players": str(table.players),
        "options": write_options(table.options),
        "colours": ", ".join(COLOURS[own] for own in table.colours),
        "round": str(table.round),
        "starter": str(table.starter + 1),
        "chef": "" if table.chef == NOBODY else str(table.chef + 1),
        "holder": "" if table.holder == NOBODY else str(table.holder + 1),
        "emptying": "yes" if table.emptying else "",
        "acted": "yes" if table.acted else "",
        "idle": str(table.idle or ""),
        "final": str(table.final or ""),
    }


def seat_lines(table: PizzaTable, seat: int, *, hidden: bool, own: bool) -> dict[str, str]:
    """The lines of one seat; the secret ones as far as they may be known."""
    known = table.known[seat]
    orders, blind = table.orders[seat], table.blind[seat]
    ingredients = table.hands[seat]
    if hidden and not own:
        orders &= table.seen_orders[seat]
        ingredients = known.least if known else [0] * len(ingredients)
    waiter = table.waiters[seat]
    shown = waiter if not hidden else waiter[: table.bottom[seat]]
    held = some(say(listed(ingredients)), table.sizes[seat] - sum(ingredients))
    held_orders = some(", ".join(table.order_names(seat, orders)), (table.orders[seat] & ~orders).bit_count())
    return {
        "hand": f"{held} | {held_orders}".strip(),
        "waiter": some(order_list(table, seat, shown[::-1]), len(waiter) - len(shown), first=True),
        "served": ", ".join(table.order_names(seat, table.served[seat] & ~blind)),
        "blind": some("" if hidden else ", ".join(table.order_names(seat, blind)), blind.bit_count() if hidden else 0),
        "gone": ", ".join(table.order_names(seat, table.gone[seat])),
        "bottom": str(table.bottom[seat] or ""),
        "seen orders": ", ".join(table.order_names(seat, table.seen_orders[seat])),
        "known": write_known(known),
        "kept": write_kept(table, seat, hidden=hidden and not own),
        "drawn": str(table.drawn[seat] or ""),
        "spent": msgspec.json.encode(table.spent[seat]).decode() if table.spent[seat] else "",
    }


def some(named: str, unknown: int, *, first: bool = False) -> str:
    """Named cards, and how many more there are."""
    more = f"{unknown} {UNKNOWN}" if unknown else ""
    return ", ".join(filter(None, [more, named] if first else [named, more]))


def order_list(table: PizzaTable, seat: int, orders: list[int]) -> str:
    return ", ".join(table.order(seat, order).name for order in orders)


def write_kept(table: PizzaTable, seat: int, *, hidden: bool) -> str:
    """The hand when the round began, from the second round on."""
    if not table.kept:
        return ""
    kept = table.kept[seat]
    return some("" if hidden else say(kept), len(kept) if hidden else 0) or NOTHING


def write_known(known: Known | None) -> str:
    return "" if known is None else msgspec.json.encode(known.data()).decode()


def read_known(text: str, cards: int, where: str) -> Known:
    known = Known(cards)
    try:
        known.least, known.fresh, known.claims = msgspec.json.decode(text, type=tuple[list[int], list[int], Claims])
    except msgspec.DecodeError as error:
        raise Unreadable(str(error), where) from None
    counts = [known.least, *(held for claim in known.claims for held in claim)]
    if len(known.fresh) != cards // 2 or any(len(held) != cards for held in counts):
        raise Unreadable(f"expected counts of {cards} cards", where)
    return known


def piles(table: PizzaTable, *, hidden: bool) -> dict[str, str]:
    oven = table.oven[::-1] if table.emptying else table.oven
    return {
        "kitchen": some("", len(table.kitchen))
        if hidden
        else write_cards(CARD_NAMES[card] for card in table.kitchen[::-1]),
        "oven": write_cards(card_name(table, card) for card in oven),
        "open": write_cards(card_name(table, card) for card in table.open),
        "table": say(listed(table.columns)),
        "used": say(listed(table.used)),
        "kept in all": say(sorted(sum(table.kept, ()))) or NOTHING if hidden and table.kept else "",
    }


def card_name(table: PizzaTable, card: int) -> str:
    return CARD_NAMES[card] if card <= CHEF else order_name(table, *order_in_oven(card))
