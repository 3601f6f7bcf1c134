"""Forgetting a person: their names and chat are deleted from the store, and everybody at the table is told."""

from __future__ import annotations

from forno.core.errors import Refused
from forno.server.room.commands import apply_command, check
from forno.server.room.log_entry import ForgetPerson, LogEntry, reference
from forno.server.room.state import Effects, Room, Sender


def texts_of(room: Room, person: int) -> list[int]:
    """The ids of the names and chat messages that a person has written in a room."""
    return [text for text, author in room.authors.items() if author == person]


@check.register
def check_forget_person(command: ForgetPerson, room: Room, sender: Sender) -> None:
    """Accept anybody who has ever been at the table, also after it was closed."""
    if command.person not in room.locks:
        raise Refused("house.person")


@apply_command.register
def apply_forget_person(command: ForgetPerson, room: Room, entry: LogEntry, effects: Effects) -> None:
    """Drop the texts. References to them stay in the log, so that the hashes of all streams stay as they are."""
    room.texts = room.texts | {reference(text): "" for text in texts_of(room, command.person)}
    effects.room = True
