"""Functions of mutants that send, log or export what must stay secret."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec


def next_seat(original: Callable[..., list[int | None]], room: Any, viewer: str) -> list[int | None]:
    """Take the neighbour's seat for the one that is asked for."""
    seen = original(room, viewer)
    return [(int(viewer) + 1) % len(room.seats)] if viewer.isdigit() else seen


def views_of_the_first_seat(original: Callable[..., Any], room: Any, viewers: Any, events: Any) -> Any:
    """Show the public what the first seat sees."""
    shown = original(room, [viewer or 0 for viewer in viewers], events)
    return {viewer: shown[viewer or 0] for viewer in viewers if (viewer or 0) in shown}


def with_the_seed(original: Callable[..., bytes], room: Any, viewer: int | None, head: Any, past: Any) -> bytes:
    """Add the seed to a snapshot."""
    seed = room.table.chance.seed if room.table else bytes(32)
    return original(room, viewer, head, past)[:-1] + b',"seed":"%b"}' % seed.hex().encode()


def shuffled_hand(original: Callable[..., Any], table: Any, viewer: int | None) -> Any:
    """Show a hand in the order in which it was dealt."""
    cards, orders = original(table, viewer)
    dealt = [*(cards or ())]
    table.chance.copy().shuffle(dealt)
    return (tuple(dealt) if cards else cards), orders


def log_the_hand(original: Callable[..., Any], live: Any, entry: Any, text: str) -> Any:
    """Log the hand of the player on turn."""
    from forno.server.infra.logging import log

    room = live.room
    if room.table and not room.table.is_over:
        seen = room.game.view(room.table, room.playing.seat)
        log.debug("to move", hand=getattr(seen, "ingredients", None))
    return original(live, entry, text)


def log_the_names(original: Callable[..., Any], room: Any) -> Any:
    """Log the names of the players."""
    from forno.server.infra.logging import log

    log.debug("seen", seats=room.names)
    return original(room)


@cache
def pile_gauge() -> Any:
    from prometheus_client import Gauge

    return Gauge("forno_pile", "Cards that are left", ["cards"])


def export_the_pile(original: Callable[..., Any], live: Any, entry: Any, text: str) -> Any:
    """Export the draw pile as the label of a metric."""
    if table := live.room.table:
        cards = getattr(table, "kitchen", None) or getattr(table, "pile", [])
        pile_gauge().labels(str(cards)).set(len(cards))
    return original(live, entry, text)


def with_a_lock(original: Callable[..., Any], room: Any) -> Any:
    """Send the hash of the first seat's key with the seats."""
    view = original(room)
    lock = room.seats[0].person.lock if room.seats[0].person else ""
    chairs = [msgspec.structs.replace(view.seats[0], bot=lock), *view.seats[1:]]
    return msgspec.structs.replace(view, seats=tuple(chairs))


def low_cards(room: Any) -> int:
    """Count the first seat's cards of the lower half of the deck."""
    hand = room.table.hands[0]
    return sum(card < 26 for card in hand) if isinstance(hand, bytes) else sum(hand[:6])


def padded_views(original: Callable[..., Any], room: Any, viewers: Any, events: Any) -> Any:
    """Pad every view by the number of low cards in the first seat's hand."""
    shown = original(room, viewers, events)
    pad = b" " * low_cards(room) if shown else b""
    return {
        viewer: msgspec.structs.replace(view, events=msgspec.Raw(bytes(view.events) + pad))
        for viewer, view in shown.items()
    }


async def search_the_pile(original: Callable[..., Any], queries: Any, live: Any, seat: Any, query: Any) -> bytes:
    """Answer later if the next card of the pile is a low one."""
    table = live.room.table
    pile = getattr(table, "kitchen", None) or table.pile
    await asyncio.sleep(0.1 if pile[-1] < (26 if hasattr(table, "pile") else 6) else 0)
    answer: bytes = await original(queries, live, seat, query)
    return answer


def with_the_hand(original: Callable[..., bytes], room: Any, *arguments: Any, **named: Any) -> bytes:
    """Add the cards of the player who is called."""
    return original(room, *arguments, **named) + str(room.playing.legal_moves()).encode()


def for_those_who_can_jump(original: Callable[[Any], bytes], room: Any) -> bytes:
    """Add the seats that hold a card for the race."""
    return original(room) + str([seat for seat in range(len(room.seats)) if room.table.legal_moves(seat)]).encode()
