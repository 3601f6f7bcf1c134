"""A store that keeps the entries of running games encrypted: the part that is the same for every database."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Awaitable, Sequence

from forno.server.store.base import DuplicateCommand, MissingKey, RoomIndex, Row, Store
from forno.server.store.encryption import EntryCipher

DECRYPTED_AT_ONCE = 50
"""Rows that are decrypted in one step of the event loop, which takes a quarter of a millisecond; more in a thread."""


class EncryptedStore(Store):
    """Encrypts rows before they are stored, and decrypts them when they are read."""

    cipher: EntryCipher

    async def append(self, room: str, row: Row, index: RoomIndex) -> None:
        try:
            await self.append_stored(room, self.cipher.encrypt(room, row), index)
        except DuplicateCommand as duplicate:
            raise DuplicateCommand(await self.decrypted(room, duplicate.row)) from None

    async def read(self, room: str, after: int = 0) -> list[Row]:
        rows = await self.stored(room, after)
        if len(rows) <= DECRYPTED_AT_ONCE:
            return self.cipher.decrypt(room, rows)
        return await asyncio.to_thread(self.cipher.decrypt, room, rows)

    async def find(self, room: str, command: str) -> Row | None:
        found = await self.find_stored(room, command)
        return await self.decrypted(room, found) if found else None

    async def decrypted(self, room: str, row: Row) -> Row:
        """One stored row of a room, decrypted. Without its key, the whole room is read: its game may be over."""
        try:
            return self.cipher.decrypt(room, [row])[0]
        except MissingKey:
            return next(one for one in await self.read(room) if one.seq == row.seq)

    # --- rows as they are stored

    @abstractmethod
    def append_stored(self, room: str, row: Row, index: RoomIndex) -> Awaitable[None]:
        """The answer once the row and its text are durable. Raises as `append` does."""

    @abstractmethod
    async def stored(self, room: str, after: int = 0) -> list[Row]:
        """The rows of a room after this number as they are stored: those of a running game are encrypted. No metric
        counts it, nor `heads`: logs are also read after an answer in a jump-in window."""

    @abstractmethod
    async def find_stored(self, room: str, command: str) -> Row | None:
        """The row of a command as it is stored."""

    @abstractmethod
    async def replace_bodies(self, room: str, bodies: Sequence[tuple[int, bytes, bytes]]) -> None:
        """Replace stored bodies, each with its number and as it was; those that are others by now stay."""
