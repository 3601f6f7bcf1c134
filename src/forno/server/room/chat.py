"""Chat: free text, ready phrases and reactions, as the host allows; and muting a person. (house.talk)"""

from __future__ import annotations

from forno.core.errors import Refused
from forno.server.infra.name_look import MAX_MARKS, most_marks
from forno.server.protocol.client_messages import MutePerson, SendChat, SendReaction
from forno.server.protocol.room_events import ChatMessage, ReactionSent
from forno.server.room.commands import apply_command, check, need_person
from forno.server.room.log_entry import LogEntry
from forno.server.room.state import Effects, Room, Sender

MAX_TEXT_LENGTH = 300
PHRASES = (
    "hello", "good-luck", "well-played", "thanks", "sorry", "oops", "wow", "one-moment", "your-turn", "mamma-mia",
    "again", "bye",
)  # fmt: skip
"""The rulebook's texts have each in five languages, as `phrase-hello`."""


@check.register
def check_send_chat(command: SendChat, room: Room, sender: Sender) -> None:
    check_may_talk(room, sender)
    if room.settings.chat == "phrases" and command.text:
        raise Refused("house.talk")
    if command.phrase and (command.text or command.phrase not in PHRASES):
        raise Refused("house.setting", setting="phrase", value="…", allowed=", ".join(PHRASES))
    visible = command.text.strip()
    if not command.phrase and (not 1 <= len(visible) <= MAX_TEXT_LENGTH or not visible.isprintable()):
        raise Refused("house.text", most=MAX_TEXT_LENGTH)
    if most_marks(command.text) > MAX_MARKS:
        raise Refused("house.marks", most=MAX_MARKS)


def check_may_talk(room: Room, sender: Sender) -> None:
    """Refuse spectators, where the host wants no chat everybody, and where guests are to be silent the queue."""
    need_person(room, sender)
    room.must_be("lobby", "playing", "over")
    if room.settings.chat == "off" or (sender.seat is None and not room.settings.guests_talk):
        raise Refused("house.talk")


@apply_command.register
def apply_send_chat(command: SendChat, room: Room, entry: LogEntry, effects: Effects) -> None:
    assert entry.person is not None
    name = room.person(entry.person).name
    effects.room_events.append(ChatMessage(entry.person, entry.seat, name, command.text, command.phrase))


@check.register
def check_send_reaction(command: SendReaction, room: Room, sender: Sender) -> None:
    check_may_talk(room, sender)


@apply_command.register
def apply_send_reaction(command: SendReaction, room: Room, entry: LogEntry, effects: Effects) -> None:
    assert entry.person is not None
    name = room.person(entry.person).name
    effects.room_events.append(ReactionSent(entry.person, entry.seat, name, command.reaction))


@check.register
def check_mute_person(command: MutePerson, room: Room, sender: Sender) -> None:
    need_person(room, sender)
    room.person(command.person)


@apply_command.register
def apply_mute_person(command: MutePerson, room: Room, entry: LogEntry, effects: Effects) -> None:
    assert entry.person is not None
    muted = room.person(entry.person).muted
    muted = muted | {command.person} if command.on else muted - {command.person}
    room.change_person(entry.person, muted=muted)
