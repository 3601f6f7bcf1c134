"""The truth, from the log of a server that has ended: what was hidden, and in what forms it could show."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from forno.fairness import Fair, commit_cards
from forno.games.pizza.cards import CARD_NAMES
from forno.games.solo.cards import NAMES
from forno.games.solo.redeal import known_to, seen_in
from forno.games.solo.table import SoloTable
from forno.server.protocol.news import Began
from forno.server.room import Room, apply, read_entry
from lab.checker import Stored

Cards = tuple[int, ...]
FRAGMENT = 16
"""So many characters in a row of a secret are a leak: 64 bits of it at least."""
RUNS = {CARD_NAMES: 16, NAMES: 8}
"""So many cards in a row as they lie in a pile are a leak. Of few kinds it takes more: eight ingredients that came out
of an oven were once, by chance, eight of the pile."""
LEAST = {CARD_NAMES: 6, NAMES: 5}
"""A hand of fewer cards may be like others by chance."""


class Hands(msgspec.Struct, frozen=True):
    """The table at one entry of the log: what each seat holds, and what each may know of the others' hands."""

    cards: tuple[Cards, ...]
    known: dict[int, frozenset[int]]
    """For each viewer, the seats whose whole hand it knows."""
    open: tuple[Cards, ...]
    """Cards that everybody sees."""
    names: tuple[str, ...]


class Truth(msgspec.Struct):
    """All that was hidden."""

    secrets: dict[tuple[str, int], dict[str, set[bytes]]] = {}
    """By room and number of the game: every piece of each secret, in every form."""
    runs: dict[tuple[str, int], set[bytes]] = {}
    """Cards in the order in which they lay in a pile, as they could be written."""
    hands: dict[tuple[str, int], Hands] = {}
    """By room and entry."""
    names: dict[str, tuple[str, ...]] = {}
    """What the cards of each room's game are called."""
    begun: dict[tuple[str, int], int] = {}
    locks: set[bytes] = set()


def truth_of(rows: Iterable[Stored]) -> Truth:
    """Read every room's log from the beginning."""
    truth, rooms, piles = Truth(), dict[str, Room](), dict[str, Cards]()
    for row in sorted(rows, key=lambda row: (row.room, row.seq)):
        room = rooms.setdefault(row.room, Room(row.room))
        happened = apply(room, read_entry(row.body.encode()))
        which = row.room, room.number
        kept = truth.secrets.setdefault(which, {})
        kept.setdefault("the secret of the deal", set()).update(forms(bytes.fromhex(room.secret)))
        truth.locks.update(fragments(seat.lock for seat in room.seats))
        if any(isinstance(piece, Began) for piece in happened.news):
            truth.begun[which] = row.seq
            keep_deal(room, kept)
        if room.table is not None:
            truth.names[row.room] = names_of(room.table)
            truth.hands[row.room, row.seq] = hands_of(room.table)
            pile = pile_of(room.table)
            if piles.get(row.room, ())[: len(pile)] != pile:
                keep_pile(pile, names_of(room.table), kept, truth.runs.setdefault(which, set()))
            piles[row.room] = pile
    return truth


def keep_deal(room: Room, kept: dict[str, set[bytes]]) -> None:
    """The seed that the cards follow from, and the salt of every card that was promised."""
    table = room.playing
    chance: Any = Fair(bytes.fromhex(room.secret)).mix([seat.words or "" for seat in room.seats])
    kept["the seed"] = forms(chance.seed)
    slips = commit_cards(room.game, table, chance.seed).slips
    kept["the salt of a card"] = set().union(*(forms(slip.salt) for slip in slips))


def keep_pile(pile: Cards, names: tuple[str, ...], kept: dict[str, set[bytes]], runs: set[bytes]) -> None:
    """A pile that was shuffled: its order from the top and from the bottom."""
    for cards in (pile, pile[::-1]):
        kept.setdefault("the order of a pile", set()).update(forms(bytes(cards)))
        for start in range(len(cards) - RUNS[names] + 1):
            runs.update(written(cards[start : start + RUNS[names]], names))


def pile_of(table: Any) -> Cards:
    return tuple(table.pile if isinstance(table, SoloTable) else table.kitchen)


def names_of(table: Any) -> tuple[str, ...]:
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


# --- forms


def forms(secret: bytes) -> set[bytes]:
    """Pieces of a secret as somebody might write it: in hexadecimal digits, in base 64, as a number."""
    plain, safe = base64.b64encode(secret).decode(), base64.urlsafe_b64encode(secret).decode()
    numbers = [str(int.from_bytes(secret, "big")), str(int.from_bytes(secret, "little"))]
    return {*fragments([secret.hex(), secret.hex().upper(), plain.rstrip("="), safe.rstrip("="), *numbers])}


def fragments(texts: Iterable[str]) -> Iterator[bytes]:
    """Every piece of these that is long enough to be a leak."""
    for text in texts:
        data = text.encode()
        yield from (data[start : start + FRAGMENT] for start in range(len(data) - FRAGMENT + 1))


def written(cards: Cards, names: tuple[str, ...]) -> list[bytes]:
    """Cards in a row, by number and by name, without the spaces and quotes that may be between them."""
    return [",".join(map(str, cards)).encode(), ",".join(names[card].replace(" ", "") for card in cards).encode()]
