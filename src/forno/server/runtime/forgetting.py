"""Forgetting people in a room, by the key of a seat or by a name: their names, their chat, and how they are called."""

from __future__ import annotations

from collections.abc import Iterable

from forno.core.errors import Refused
from forno.server.protocol import SendChat
from forno.server.room import ForgetPerson, read_entry
from forno.server.room.forgetting import texts_of
from forno.server.runtime.commit import Committer
from forno.server.runtime.live_room import LiveRoom


async def forget_by_lock(committer: Committer, name: str, lock: str) -> int:
    """Forget the owner of a key in a room, also one who has left; the number of texts that were deleted.

    Raises Refused if nobody had this key, or somebody has it no longer. (house.key)
    """
    live = await committer.registry.find(name)
    async with live.lock:
        people = [person for person, own in live.room.locks.items() if own == lock]
        if not people:
            raise Refused("house.key")
        return await forget(committer, live, people)


async def forget_by_name(committer: Committer, name: str, called: str) -> int:
    """Forget everybody who was ever called so in a room; the number of texts that were deleted."""
    live = await committer.registry.find(name)
    async with live.lock:
        people = set()
        for row in await committer.store.read(name):
            is_name = row.text and not isinstance(read_entry(row.body).command, SendChat)
            if is_name and row.text.casefold() == called.casefold():
                people.add(live.room.authors[row.text_id])
        return await forget(committer, live, sorted(people))


async def forget(committer: Committer, live: LiveRoom, people: Iterable[int]) -> int:
    """Delete first; then write the entry by which all processes and devices learn of it. The lock is held."""
    count = 0
    for person in people:
        await committer.store.recipients.delete_person(live.name, live.room.locks[person])
        deleted = await committer.store.delete_texts(live.name, texts_of(live.room, person))
        if deleted:
            await committer.commit_system(live, ForgetPerson(person), f"forget:{live.room.seq + 1}")
        count += deleted
    return count
