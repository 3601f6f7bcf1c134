"""Reads of the store for HTTP requests: the list of rooms, finished games as replays, records and reviews."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress

import msgspec

from forno.core.errors import Refused
from forno.server import viewer_frames
from forno.server.history import replay
from forno.server.history.faults import RoomFaults
from forno.server.history.reviews import Reviews, encode_review
from forno.server.http_responses import ListedRoom, OwnTable
from forno.server.infra.batches import off_loop
from forno.server.protocol import OwnSeat
from forno.server.room import Room, lock
from forno.server.room.log_entry import reference, reference_id
from forno.server.store.base import IndexedRoom, MissingKey, Row, Store


class Reader:
    """Reads of the store that change nothing: `forno.server.interfaces.History`."""

    def __init__(
        self, store: Store, reviews: Reviews, faults: RoomFaults, listed: Callable[[], Awaitable[Sequence[str]]]
    ) -> None:
        """`listed` chooses the rooms of the public list."""
        self._store = store
        self._reviews = reviews
        self._faults = faults
        self._listed = listed

    async def list_rooms(self) -> bytes:
        """The public list, the newest room first."""
        chosen = await self._store.indexed(await self._listed())
        listed = [room for room in chosen if room.index.listed and room.index.status != "closed"]
        return viewer_frames.encode([*(await self._named_cards(listed)).values()])

    async def own_tables(self, seats: Sequence[OwnSeat]) -> bytes:
        """These rooms as the owners of these keys see them in a list, from the index alone: no log is read."""
        found = {one.room: one for one in await self._store.indexed([seat.room for seat in seats])}
        cards = await self._named_cards([*found.values()])
        return viewer_frames.encode([self._own_table(seat, found.get(seat.room), cards) for seat in seats])

    def _own_table(self, seat: OwnSeat, found: IndexedRoom | None, cards: Mapping[str, ListedRoom]) -> OwnTable:
        """One room of such a list. One that cannot be read says so, and the others are listed. (wire.fault)"""
        if found is None:
            return OwnTable(seat.room, "house.missing")
        try:
            with self._faults.within(seat.room, found.seq, "list"):
                return viewer_frames.own_table(cards[seat.room], found.index.summary, seat, lock(seat.key))
        except Refused as refused:
            return OwnTable(seat.room, refused.rule)

    async def _named_cards(self, rooms: Sequence[IndexedRoom]) -> dict[str, ListedRoom]:
        """The cards of these rooms, with names in place of references, without those that cannot be read."""
        cards: dict[str, ListedRoom] = {}
        for one in rooms:
            with suppress(Refused), self._faults.within(one.room, one.seq, "list"):
                cards[one.room] = msgspec.json.decode(one.index.card, type=ListedRoom)
        wanted = [(room, number) for room, card in cards.items() for number in text_ids(card)]
        texts = await self._store.some_texts(wanted)
        return {room: named_card(card, texts.get(room, {})) for room, card in cards.items()}

    async def room(self, name: str, key: str | None = None) -> bytes:
        """One room as anybody with its link may see it: without names where nobody may watch, unless the key is that
        of one of its people."""
        with self._reading(name):
            _, room = await fold_room(self._store, name)
            is_one_of_them = key is not None and room.person_of(lock(key)) is not None
            is_named = room.settings.spectators or is_one_of_them
            return viewer_frames.encode((viewer_frames.named_room if is_named else viewer_frames.unnamed_room)(room))

    async def replay(self, room: str, number: int, viewer: str, key: str | None) -> bytes:
        """A finished game step by step: as a seat saw it, as the public saw it, or with open cards."""
        with self._reading(room):
            rows = await rows_of_game(self._store, room, number, key)
            check_viewer(viewer)
            return viewer_frames.encode(await off_loop(len(rows), replay.replay, room, rows, number, viewer))

    async def record(self, room: str, number: int, key: str | None, *, as_json: bool) -> bytes:
        """A finished game in the library's notation, with everything opened and the proof of its deal."""
        with self._reading(room):
            rows = await rows_of_game(self._store, room, number, key)
            record = await off_loop(len(rows), lambda: replay.finished(room, rows, number).record)
            return (record.json if as_json else record.text).encode()

    async def review(
        self, room: str, number: int, seat: int, known: int, key: str | None, lang: str, network: str
    ) -> bytes:
        """A seat's decisions in a finished game, as far as they are reviewed. The answer waits a moment while there
        are no more than `known` of them."""
        with self._reading(room):
            rows = await rows_of_game(self._store, room, number, key)
            record, numbers = await off_loop(len(rows), replay.numbered_record, room, rows, number)
        if seat >= len(record.names):
            allowed = f"0 to {len(record.names) - 1}"
            raise Refused("house.setting", setting="seat", value=str(seat), allowed=allowed)
        progress = await self._reviews.get((room, number, seat), record.text, known, network)
        return encode_review(progress, numbers, lang)

    @contextmanager
    def _reading(self, room: str) -> Iterator[None]:
        """Refuse a room that cannot be read, whatever it raises. (wire.fault)"""
        self._faults.check(room)
        with self._faults.within(room, 0, "read"):
            yield


def text_ids(card: ListedRoom) -> list[int]:
    """The ids of the texts that a card refers to."""
    return [number for seat in card.seats if (number := reference_id(seat.name)) is not None]


def named_card(card: ListedRoom, texts: dict[int, str]) -> ListedRoom:
    """A room's card, with names in place of references."""
    stored = {reference(number): text for number, text in texts.items()}
    return msgspec.structs.replace(card, seats=viewer_frames.named_seats(card.seats, stored))


async def rows_of_game(store: Store, room: str, number: int, key: str | None) -> list[Row]:
    """The log of a room, if the owner of this key may see its game of this number. Where a later game is encrypted with
    a key that is missing, the log up to there. (wire.key-file)"""
    missing = None
    try:
        rows = await store.read(room)
    except MissingKey as error:
        rows, missing = error.before, error
    if missing and not rows:
        raise missing
    rows, folded = await fold_rows(room, rows)
    if missing and folded.past_game(number) is None:
        raise missing
    allow(folded, number, key)
    return rows


async def fold_room(store: Store, name: str) -> tuple[list[Row], Room]:
    return await fold_rows(name, await store.read(name))


async def fold_rows(name: str, rows: list[Row]) -> tuple[list[Row], Room]:
    if not rows:
        raise Refused("house.missing")
    return rows, await off_loop(len(rows), replay.fold, name, rows)


def allow(room: Room, number: int, key: str | None) -> None:
    """Refuse a finished game to all but those who had a seat then, unless its players share it. (house.share)"""
    person = room.person_of(lock(key)) if key is not None else None
    if key is not None and person is None:
        raise Refused("house.key")
    game = room.past_game(number)
    if game is None and person is not None:
        raise Refused("house.after")
    sat_then = game is not None and person is not None and person.id in game.people | game.former
    if not sat_then and not (game and game.is_shared):
        raise Refused("house.share")


def check_viewer(viewer: str) -> None:
    """Refuse anything but `public`, `open` for all seats side by side, or the number of a seat."""
    if viewer not in ("public", "open") and not (viewer.isdecimal() and len(viewer) <= 2):
        raise Refused("house.setting", setting="viewer", value=viewer[:32], allowed="public, open, 0, 1, ...")
