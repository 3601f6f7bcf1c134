"""`python -m lab.mutants.leaks NAME...`: a server that tells what it must not, in these ways."""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec
from prometheus_client import Gauge

from forno.cli import main
from forno.core.chance import FairChance
from forno.fairness import CardCommitment
from forno.games.pizza import view as pizza_view
from forno.server import archive, counsel, desk, telling
from forno.server.live import Live
from forno.server.logs import log
from forno.server.room import Entry, Happened, Room


def whole_state_to_the_public() -> None:
    """Who watches sees what the first seat sees. (govariants #500, Cockatrice #6115)"""
    made = telling.game_views

    def leaking(room: Room, viewers: Any, events: Any) -> Any:
        shown = made(room, [viewer or 0 for viewer in viewers], events)
        return {viewer: shown[viewer or 0] for viewer in viewers}

    telling.game_views = leaking


def seed_in_the_resync() -> None:
    """Who comes back gets the seed as well. (boardgame.io #1159)"""
    made = telling.state

    def leaking(room: Room, viewer: int | None, head: Any, past: Any) -> bytes:
        chance: Any = room.table.chance if room.table else FairChance(bytes(32))
        return made(room, viewer, head, past)[:-1] + b',"seed":"%b"}' % chance.seed.hex().encode()

    telling.state = leaking


def salts_in_the_promise() -> None:
    """With the root comes the salt of every card, so that anybody can try which card it is."""
    made: Any = CardCommitment.places.fget  # type: ignore[attr-defined]
    CardCommitment.places = property(lambda self: f"{made(self)}; {self.slips[0].salt.hex()}")  # type: ignore[assignment]


def hand_as_it_was_dealt() -> None:
    """A hand in the order of the deal: where a card stands tells when it came. (Forge #3642)"""
    made = pizza_view.hand

    def leaking(table: Any, viewer: int | None) -> Any:
        cards, orders = made(table, viewer)
        dealt = [*(cards or ())]
        table.chance.copy().shuffle(dealt)
        return (tuple(dealt) if cards else cards), orders

    pizza_view.hand = leaking


def hand_in_the_log() -> None:
    """Somebody wanted to see what happens, and forgot it there."""
    made = Live.make

    def leaking(self: Live, entry: Entry, happened: Happened) -> Any:
        if self.room and self.room.table and not self.room.table.is_over:
            seen: Any = self.room.game.view(self.room.table, self.room.playing.seat)
            log.debug("to move", hand=getattr(seen, "ingredients", None))
        return made(self, entry, happened)

    Live.make = leaking  # type: ignore[method-assign]


def name_in_the_log() -> None:
    """Who sat down is nobody's business but the table's."""
    made = telling.room_view

    def leaking(room: Room) -> Any:
        log.debug("seen", chairs=[seat.name for seat in room.seats])
        return made(room)

    telling.room_view = leaking


def pile_in_the_metrics() -> None:
    """The whole pile is a label of something that is counted."""
    gauge, made = Gauge("forno_pile", "Cards that are left", ["cards"]), Live.make

    def leaking(self: Live, entry: Entry, happened: Happened) -> Any:
        table: Any = self.room and self.room.table
        if table:
            cards = getattr(table, "kitchen", None) or getattr(table, "pile", [])
            gauge.labels(str(cards)).set(len(cards))
        return made(self, entry, happened)

    Live.make = leaking  # type: ignore[method-assign]


def replay_with_open_eyes() -> None:
    """What the public saw is replayed as a player saw it. (netrunner #6551)"""
    made = archive.viewers_of
    archive.viewers_of = lambda room, viewer: [0] if viewer == "public" else made(room, viewer)


def lock_in_the_list() -> None:
    """What is kept of a key goes out with the seat."""
    made = telling.room_view

    def leaking(room: Room) -> Any:
        view = made(room)
        chairs = [msgspec.structs.replace(view.chairs[0], bot=room.seats[0].lock), *view.chairs[1:]]
        return msgspec.structs.replace(view, chairs=tuple(chairs))

    telling.room_view = leaking


# --- sizes and times


def low_cards(room: Room) -> int:
    """How many of the first seat's cards are of the lower half of the deck."""
    table: Any = room.table
    hand = table.hands[0]
    return sum(card < 26 for card in hand) if isinstance(hand, bytes) else sum(hand[:6])


def longer_frames() -> None:
    """Padding that depends on somebody's hand."""
    made = telling.game_views

    def leaking(room: Room, viewers: Any, events: Any) -> Any:
        shown = made(room, viewers, events)
        return {viewer: padded(view, low_cards(room)) for viewer, view in shown.items()}

    telling.game_views = leaking


def padded(view: Any, by: int) -> Any:
    return msgspec.structs.replace(view, events=msgspec.Raw(bytes(view.events) + b" " * by))


def slower_answers() -> None:
    """A search in the pile that ends where the card is found."""
    made = counsel.Counsel.why

    async def leaking(self: Any, place: Any, asked: Any) -> bytes:
        table: Any = place.live.room.table
        pile = getattr(table, "kitchen", None) or table.pile
        await asyncio.sleep(0.04 if pile[-1] < (26 if hasattr(table, "pile") else 6) else 0)
        return await made(self, place, asked)

    counsel.Counsel.why = leaking  # type: ignore[method-assign]


# --- chance


def seed_from_the_clock() -> None:
    """(boardgame.io, Cockatrice #3385)"""
    secrets_from(lambda size: random.Random(int(time.time() * 1000)).randbytes(size))


def twister() -> None:
    """A good generator for simulations, which gives away its state by what it makes."""
    secrets_from(random.Random().randbytes)


def secrets_from(source: Callable[[int], bytes]) -> None:
    """The secrets of deals come from elsewhere than from the system."""
    made = desk.added

    def added(room: Room, deed: Any) -> dict[str, Any]:
        known = made(room, deed)
        return known | {"salt": source(32).hex()} if "salt" in known else known

    desk.added = added


LEAKS = {
    leak.__name__: leak
    for leak in (
        whole_state_to_the_public,
        seed_in_the_resync,
        salts_in_the_promise,
        hand_as_it_was_dealt,
        hand_in_the_log,
        name_in_the_log,
        pile_in_the_metrics,
        replay_with_open_eyes,
        lock_in_the_list,
        longer_frames,
        slower_answers,
        seed_from_the_clock,
        twister,
    )
}

if __name__ == "__main__":
    for name in sys.argv[1:]:
        LEAKS[name]()
    sys.exit(main(["serve"]))
