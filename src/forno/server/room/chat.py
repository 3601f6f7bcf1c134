"""Chat: free text, ready phrases and reactions, as the host allows; and muting a seat. (house.talk)"""

from __future__ import annotations

from forno.core.errors import Refused
from forno.server.protocol.client_messages import MuteSeat, SendChat, SendReaction
from forno.server.protocol.room_events import ChatMessage, ReactionSent
from forno.server.room.commands import apply_command, check, need_seat
from forno.server.room.log_entry import LogEntry
from forno.server.room.state import Effects, Room

MAX_TEXT_LENGTH = 300
PHRASES = (
    "hello", "good-luck", "well-played", "thanks", "sorry", "oops", "wow", "one-moment", "your-turn", "mamma-mia",
    "again", "bye",
)  # fmt: skip
"""The rulebook's texts have each in five languages, as `phrase-hello`."""


@check.register
def check_send_chat(command: SendChat, room: Room, seat: int | None) -> None:
    need_seat(room, seat)
    room.must_be("lobby", "playing", "over")
    if room.settings.chat == "off" or (room.settings.chat == "phrases" and command.text):
        raise Refused("house.talk")
    if command.phrase and (command.text or command.phrase not in PHRASES):
        raise Refused("house.setting", setting="phrase", value="…", allowed=", ".join(PHRASES))
    visible = command.text.strip()
    if not command.phrase and (not 1 <= len(visible) <= MAX_TEXT_LENGTH or not visible.isprintable()):
        raise Refused("house.text", most=MAX_TEXT_LENGTH)


@apply_command.register
def apply_send_chat(command: SendChat, room: Room, entry: LogEntry, effects: Effects) -> None:
    assert entry.seat is not None
    effects.room_events.append(ChatMessage(entry.seat, command.text, command.phrase))


@check.register
def check_send_reaction(command: SendReaction, room: Room, seat: int | None) -> None:
    need_seat(room, seat)
    room.must_be("lobby", "playing", "over")
    if room.settings.chat == "off":
        raise Refused("house.talk")


@apply_command.register
def apply_send_reaction(command: SendReaction, room: Room, entry: LogEntry, effects: Effects) -> None:
    assert entry.seat is not None
    effects.room_events.append(ReactionSent(entry.seat, command.reaction))


@check.register
def check_mute_seat(command: MuteSeat, room: Room, seat: int | None) -> None:
    need_seat(room, seat)
    room.seat(command.seat)


@apply_command.register
def apply_mute_seat(command: MuteSeat, room: Room, entry: LogEntry, effects: Effects) -> None:
    assert entry.seat is not None
    seat = room.seats[entry.seat]
    seat.muted = seat.muted | {command.seat} if command.on else seat.muted - {command.seat}
