"""Encryption of log entries at rest: from the commitment to a deal until the game is over.

The hidden cards of a game follow from the secret and the moves in its entries. These are encrypted with AES-256-GCM
under a key of that game, which is derived from the key file, and authenticated together with their room, number and
command. The entry that ends the game holds the game's key: from then on the game can be read by whoever has the store,
as its secret is public anyway. A stored body begins with a mark:

{      an entry as JSON, not encrypted
1      id of the key (8 bytes), game (4), nonce (12), ciphertext with its tag
2      game (4), number of keys (1), for each the id (8) and the key of the game (32), then the entry as JSON
"""

from __future__ import annotations

import hmac
import os
import struct
from collections.abc import Sequence
from functools import lru_cache

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from msgspec.structs import replace

from forno.server.store.base import DamagedEntry, MissingKey, Row
from forno.server.store.key_file import KeyFile, StoreKey

ENCRYPTED, OPENING = 1, 2
NONCE_BYTES = 12
ENVELOPE = struct.Struct("<B8sI")
"""The mark, the id of the key, and the game of an encrypted entry."""
DISCLOSURE = struct.Struct("<BIB")
"""The mark, the game, and the number of keys that follow."""
GAME_KEY = struct.Struct("<8s32s")
MAX_CACHED = 4096
"""Games whose keys are kept in memory."""

GameKeys = dict[tuple[bytes, int], bytes]
"""The keys of games that are over, by the id of the key that they were derived from, and the game."""


class EntryCipher:
    """Encrypts and decrypts the bodies of rows with the keys of a file."""

    def __init__(self, keys: KeyFile) -> None:
        self.keys = keys

    def encrypt(self, room: str, row: Row) -> Row:
        """The row as it is stored: encrypted for its game, or with the key of the game that it ends."""
        if row.game:
            return replace(row, body=self._encrypted(room, row))
        if row.ended_game:
            return replace(row, body=self._disclosure(room, row.ended_game) + row.body)
        return row

    def decrypt(self, room: str, rows: Sequence[Row]) -> list[Row]:
        """The rows of a room as they were before they were stored.

        Raises MissingKey with the rows before, and DamagedEntry for a row that was damaged or changed.
        """
        disclosed = disclosed_keys(rows)
        opened: list[Row] = []
        for row in rows:
            try:
                opened.append(replace(row, body=self._decrypted(room, row, disclosed)) if is_marked(row) else row)
            except MissingKey as error:
                raise MissingKey(error.key, room, row.seq, opened) from None
        return opened

    def _encrypted(self, room: str, row: Row) -> bytes:
        key, nonce = self.keys.newest, os.urandom(NONCE_BYTES)
        envelope = ENVELOPE.pack(ENCRYPTED, key.id, row.game)
        cipher = cipher_of(game_key(key, room, row.game))
        return envelope + nonce + cipher.encrypt(nonce, row.body, context(room, row, envelope))

    def _disclosure(self, room: str, game: int) -> bytes:
        """The keys of a game, for each key of the file: its entries may have been written under an older one."""
        keys = self.keys.keys
        disclosed = [GAME_KEY.pack(key.id, game_key(key, room, game)) for key in keys]
        return DISCLOSURE.pack(OPENING, game, len(keys)) + b"".join(disclosed)

    def _decrypted(self, room: str, row: Row, disclosed: GameKeys) -> bytes:
        try:
            if row.body[0] == OPENING:
                entry = row.body[end_of_disclosure(row.body) :]
                if not entry:
                    raise ValueError("cut off")
                return entry
            _, key, game = ENVELOPE.unpack_from(row.body)
            known = self.keys.find(key)
            secret = game_key(known, room, game) if known else disclosed.get((key, game))
            if secret is None:
                raise MissingKey(key.hex(), room, row.seq)
            envelope, rest = row.body[: ENVELOPE.size], row.body[ENVELOPE.size :]
            cipher = cipher_of(secret)
            return cipher.decrypt(rest[:NONCE_BYTES], rest[NONCE_BYTES:], context(room, row, envelope))
        except (InvalidTag, ValueError, struct.error):
            raise DamagedEntry(room, row.seq) from None


def is_marked(row: Row) -> bool:
    """Whether a stored body is anything else than an entry as JSON."""
    return row.body[:1] in (b"\1", b"\2")


def context(room: str, row: Row, envelope: bytes) -> bytes:
    """The data that is authenticated with an entry: it counts at its place only."""
    return envelope + struct.pack("<Q", row.seq) + room.encode() + b"\0" + row.command.encode()


@lru_cache(MAX_CACHED)
def game_key(key: StoreKey, room: str, game: int) -> bytes:
    """The key of one game, which tells nothing of the key that it is derived from."""
    return hmac.digest(key.secret, b"forno game key\0" + struct.pack("<I", game) + room.encode(), "sha256")


@lru_cache(MAX_CACHED)
def cipher_of(secret: bytes) -> AESGCM:
    return AESGCM(secret)


def disclosed_keys(rows: Sequence[Row]) -> GameKeys:
    """The keys of the games that end within these rows."""
    keys: GameKeys = {}
    for row in rows:
        if row.body[:1] == b"\2" and len(row.body) >= end_of_disclosure(row.body):
            _, game, count = DISCLOSURE.unpack_from(row.body)
            for number in range(count):
                key, secret = GAME_KEY.unpack_from(row.body, DISCLOSURE.size + number * GAME_KEY.size)
                keys[key, game] = secret
    return keys


def end_of_disclosure(body: bytes) -> int:
    """Where the entry begins in a stored body with keys; beyond the body, if that is cut off."""
    if len(body) < DISCLOSURE.size:
        return DISCLOSURE.size
    count: int = DISCLOSURE.unpack_from(body)[2]
    return DISCLOSURE.size + count * GAME_KEY.size


class SecretOfEntry(msgspec.Struct):
    """The part of an entry that says whether a new deal is committed with it."""

    secret: str = ""


def unencrypted_game(rows: Sequence[Row]) -> list[Row]:
    """The rows of the running game that were stored before entries were encrypted, each with its game; none if that
    was done already.

    `rows` is the whole log of a room, as it is stored, whose game is not over. The game begins with the last entry that
    holds a secret, or with the first of a room that plays on from another game.
    """
    plain = [row for row in rows if row.body[:1] == b"{"]
    secrets = [row.seq for row in plain if msgspec.json.decode(row.body, type=SecretOfEntry).secret]
    first, game = (secrets[-1], len(secrets)) if secrets else (1, 1)
    encrypted = [ENVELOPE.unpack_from(row.body)[2] for row in rows if row.body[:1] == b"\1"]
    if any(later > game for later in encrypted):
        return []
    return [replace(row, game=game) for row in plain if row.seq >= first]
