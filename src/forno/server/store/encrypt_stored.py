"""Encryption of what was stored before entries were encrypted, and the list of the keys that a store needs.

Both are noted among the store's own secrets: that it was done, and the ids of the keys. A backup holds these notes too.
"""

from __future__ import annotations

from forno.server.store.encrypted_store import EncryptedStore
from forno.server.store.encryption import unencrypted_game

DONE = "running games are encrypted"
"""The name of the note that no running game is left to be encrypted."""
KEY = "store key "
"""The beginning of the name of the note for a key."""
RUNNING = ("lobby", "playing")
"""States of a room whose deal is committed, and whose game is not over."""
PAGE_SIZE = 500


async def encrypt_running_games(store: EncryptedStore) -> int:
    """Encrypt the running games of a store that was written by an earlier version, once; how many there were.

    It can be interrupted and repeated, and servers may write meanwhile.
    """
    if DONE in await store.recipients.secrets():
        return 0
    count, after = 0, ""
    while page := await store.rooms(after, PAGE_SIZE):
        for one in page:
            count += one.index.status in RUNNING and await encrypt_room(store, one.room)
        after = page[-1].room
    if count:
        await store.reclaim()
    await store.recipients.secret(DONE, b"1")
    return count


async def encrypt_room(store: EncryptedStore, room: str) -> bool:
    """Encrypt the running game of a room, as far as it is not; whether anything was."""
    rows = unencrypted_game(await store.stored(room))
    if rows:
        bodies = [(row.seq, row.body, store.cipher.encrypt(room, row).body) for row in rows]
        await store.replace_bodies(room, bodies)
    return bool(rows)


async def note_key(store: EncryptedStore) -> list[str]:
    """Note the key that encrypts from now on; the names of those noted earlier that the key file lacks."""
    await store.recipients.secret(KEY + store.cipher.keys.newest.name, b"1")
    noted = {name.removeprefix(KEY) for name in await store.recipients.secrets() if name.startswith(KEY)}
    return sorted(noted - {key.name for key in store.cipher.keys.keys})
