"""Servers that send, log or export what must stay secret: for the experiments that look for secrets in every byte."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from lab.mutants.mutant import At, Mutant
from lab.mutants.operators import CallInstead, ReturnConstant, WrapFunction

FRAMES = "forno.server.viewer_frames"
ADVANCE = "forno.server.runtime.commit:advance"


def views_of_the_first_seat(original: Callable[..., Any], room: Any, viewers: Any, events: Any) -> Any:
    """Show the public what the first seat sees."""
    shown = original(room, [viewer or 0 for viewer in viewers], events)
    return {viewer: shown[viewer or 0] for viewer in viewers if (viewer or 0) in shown}


def with_the_seed(original: Callable[..., bytes], room: Any, viewer: int | None, head: Any, past: Any) -> bytes:
    """Add the seed to a snapshot."""
    seed = room.table.chance.seed if room.table else bytes(32)
    return original(room, viewer, head, past)[:-1] + b',"seed":"%b"}' % seed.hex().encode()


def with_a_salt(original: Callable[..., Any], commitment: Any) -> str:
    """Add the salt of a card to what is published with the root."""
    return f"{original(commitment)}; {commitment.card_leaves[0].salt.hex()}"


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


# --- sizes and times


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


# --- chance


@cache
def twister() -> random.Random:
    return random.Random()


def bytes_of_the_twister(size: int) -> bytes:
    """Make so many bytes with a generator for simulations, whose state follows from what it makes."""
    return twister().randbytes(size)


MUTANTS = (
    Mutant(
        "whole_state_to_the_public",
        "A spectator sees what the first seat sees. (govariants #500, Cockatrice #6115)",
        At(f"{FRAMES}:game_views", WrapFunction(views_of_the_first_seat)),
        ("tests/server/test_sockets.py::test_watchers_see_public_state_and_cannot_act",),
    ),
    Mutant(
        "hand_as_it_was_dealt",
        "A hand is shown in the order of the deal: the place of a card tells when it came. (Forge #3642)",
        At("forno.games.pizza.view:hand", WrapFunction(shuffled_hand)),
        ("tests/server/test_secrecy.py::test_redeals_of_hidden_cards_change_no_byte_of_any_channel[mamma-mia]",),
    ),
    Mutant(
        "seed_in_the_resync",
        "A snapshot contains the seed of the deal. (boardgame.io #1159)",
        At(f"{FRAMES}:snapshot", WrapFunction(with_the_seed)),
    ),
    Mutant(
        "salts_in_the_promise",
        "A salt is published with the root, so that anybody can try which card it hides.",
        At("forno.fairness:CardCommitment.places", WrapFunction(with_a_salt)),
    ),
    Mutant(
        "hand_in_the_log",
        "A line for debugging in the server's log contains a hand.",
        At(ADVANCE, WrapFunction(log_the_hand)),
    ),
    Mutant(
        "name_in_the_log",
        "A line for debugging in the server's log contains the players' names.",
        At(f"{FRAMES}:room_view", WrapFunction(log_the_names)),
    ),
    Mutant(
        "pile_in_the_metrics",
        "A metric has the whole draw pile as its label.",
        At(ADVANCE, WrapFunction(export_the_pile)),
    ),
    Mutant(
        "sealed_answers_in_the_metrics",
        "Commands, moves and appends are counted when somebody answers in a jump-in window, and not when it closes.",
        At("forno.server.room.jump_in:is_sealed", ReturnConstant(False)),
        ("tests/server/lab/test_secrecy.py::test_metrics_readiness_and_logs_do_not_tell_of_sealed_answers",),
    ),
    Mutant(
        "able_bots_in_the_metrics",
        "The time of a bot that could jump in is counted as if it were on turn.",
        At("forno.server.runtime.bot_runner:is_on_turn", ReturnConstant(True)),
        ("tests/server/test_secrecy.py::test_metrics_do_not_tell_which_bots_could_jump_in",),
    ),
    Mutant(
        "lock_in_the_list",
        "The hash of a key is sent with the seats.",
        At(f"{FRAMES}:room_view", WrapFunction(with_a_lock)),
    ),
    Mutant(
        "longer_frames",
        "The size of a frame depends on another player's hand.",
        At(f"{FRAMES}:game_views", WrapFunction(padded_views)),
    ),
    Mutant(
        "slower_answers",
        "The time of an answer depends on the next card of the pile.",
        At("forno.server.runtime.queries:Queries.check_move", WrapFunction(search_the_pile)),
    ),
    Mutant(
        "twister",
        "The secrets of deals come from a generator for simulations.",
        At("forno.server.infra.entropy:system_entropy", CallInstead("token_bytes", bytes_of_the_twister)),
    ),
)
