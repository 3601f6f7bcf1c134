"""Hidden state, reconstructed from the log of a stopped server: what was hidden, and the forms in which it could
appear."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from forno.fairness import DealSecret, commit_cards
from forno.games.pizza.cards import CARD_NAMES
from forno.games.solo.cards import NAMES
from forno.games.solo.knowledge.redeal import known_to, seen_in
from forno.games.solo.table import SoloTable
from forno.server.protocol.room_events import GameStarted
from forno.server.room import Room, apply, read_entry
from lab.checker import StoredEntry

Cards = tuple[int, ...]
FRAGMENT_CHARS = 16
"""Length of a fragment of a secret that counts as a leak: at least 64 bits of it."""
RUN_LENGTHS = {CARD_NAMES: 16, NAMES: 8}
"""Number of consecutive cards of a pile that count as a leak. With few kinds of cards it takes more: eight ingredients
from an oven once equalled eight of the pile by chance."""
MIN_HAND_CARDS = {CARD_NAMES: 6, NAMES: 5}
"""Smallest hand that is searched for; smaller ones may equal others by chance."""


class Hands(msgspec.Struct, frozen=True):
    """Hands at one decision, and what each viewer may know of them."""

    cards: tuple[Cards, ...]
    known: dict[int, frozenset[int]]
    """For each viewer, the seats whose whole hand it knows."""
    open: tuple[Cards, ...]
    """Cards that are visible to all."""
    names: tuple[str, ...]


class HiddenState(msgspec.Struct):
    """Everything that was hidden."""

    secrets: dict[tuple[str, int], dict[str, set[bytes]]] = {}
    """By room and game number: all fragments of each secret, in all encodings."""
    runs: dict[tuple[str, int], set[bytes]] = {}
    """Runs of cards in the order of a pile, in all encodings."""
    hands: dict[tuple[str, int, int | None], Hands] = {}
    """By room, number of the game, and decision; None once the game is over."""
    names: dict[str, tuple[str, ...]] = {}
    """Card names of each room's game."""
    begun: dict[tuple[str, int], int] = {}
    locks: set[bytes] = set()


def hidden_state_of(rows: Iterable[StoredEntry]) -> HiddenState:
    """Replay every room's log from the beginning."""
    hidden, rooms, piles = HiddenState(), dict[str, Room](), dict[str, Cards]()
    for row in sorted(rows, key=lambda row: (row.room, row.seq)):
        room = rooms.setdefault(row.room, Room(row.room))
        effects = apply(room, read_entry(row.body.encode()))
        which = row.room, room.number
        secrets = hidden.secrets.setdefault(which, {})
        secrets.setdefault("the secret of the deal", set()).update(encodings(bytes.fromhex(room.secret)))
        hidden.locks.update(fragments(person.lock for person in room.people))
        if any(isinstance(piece, GameStarted) for piece in effects.room_events):
            hidden.begun[which] = row.seq
            add_deal(room, secrets)
        if room.table is not None:
            hidden.names[row.room] = card_names(room.table)
            decision = room.table.serial if room.status == "playing" and not room.table.is_over else None
            hidden.hands[row.room, room.number, decision] = hands_of(room.table)
            pile = pile_of(room.table)
            if piles.get(row.room, ())[: len(pile)] != pile:
                add_pile(pile, card_names(room.table), secrets, hidden.runs.setdefault(which, set()))
            piles[row.room] = pile
    return hidden


def add_deal(room: Room, secrets: dict[str, set[bytes]]) -> None:
    """Add the seed that the cards follow from, and the salt of every committed card."""
    table = room.playing
    chance: Any = DealSecret(bytes.fromhex(room.secret)).mix([seat.contribution or "" for seat in room.seats])
    secrets["the seed"] = encodings(chance.seed)
    slips = commit_cards(room.game, table, chance.seed).card_leaves
    secrets["the salt of a card"] = set().union(*(encodings(slip.salt) for slip in slips))


def add_pile(pile: Cards, names: tuple[str, ...], secrets: dict[str, set[bytes]], runs: set[bytes]) -> None:
    """Add the order of a shuffled pile, from the top and from the bottom."""
    for cards in (pile, pile[::-1]):
        secrets.setdefault("the order of a pile", set()).update(encodings(bytes(cards)))
        for start in range(len(cards) - RUN_LENGTHS[names] + 1):
            runs.update(encode_cards(cards[start : start + RUN_LENGTHS[names]], names))


def pile_of(table: Any) -> Cards:
    return tuple(table.pile if isinstance(table, SoloTable) else table.kitchen)


def card_names(table: Any) -> tuple[str, ...]:
    return NAMES if isinstance(table, SoloTable) else CARD_NAMES


def hands_of(table: Any) -> Hands:
    seats = range(table.players)
    if isinstance(table, SoloTable):
        known = {viewer: known_to(table, viewer) for viewer in seats}
        whole = {
            viewer: frozenset(seat for seat in seats if seen_in(known[viewer], viewer, seat) == table.hands[seat])
            for viewer in seats
        }
        return Hands(tuple(map(tuple, table.hands)), whole, (), NAMES)
    shown = tuple(card for card, count in enumerate(table.columns) for _ in range(count))
    cards = tuple(tuple(card for card, count in enumerate(hand) for _ in range(count)) for hand in table.hands)
    return Hands(cards, {}, (shown,), CARD_NAMES)


# --- encodings


def encodings(secret: bytes) -> set[bytes]:
    """Fragments of a secret in hexadecimal, in base64 and as a decimal number."""
    plain, safe = base64.b64encode(secret).decode(), base64.urlsafe_b64encode(secret).decode()
    numbers = [str(int.from_bytes(secret, "big")), str(int.from_bytes(secret, "little"))]
    return {*fragments([secret.hex(), secret.hex().upper(), plain.rstrip("="), safe.rstrip("="), *numbers])}


def fragments(texts: Iterable[str]) -> Iterator[bytes]:
    """All fragments that are long enough to be a leak."""
    for text in texts:
        data = text.encode()
        yield from (data[start : start + FRAGMENT_CHARS] for start in range(len(data) - FRAGMENT_CHARS + 1))


def encode_cards(cards: Cards, names: tuple[str, ...]) -> list[bytes]:
    """Cards by number and by name, without separators other than commas."""
    return [",".join(map(str, cards)).encode(), ",".join(names[card].replace(" ", "") for card in cards).encode()]
