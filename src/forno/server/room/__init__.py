"""A room's state and rules, pure: time and chance enter with the entries of its log.

This is where the true table lives. Nothing here knows a socket, and no code at a socket may import it.
"""

from forno.server.room import (
    chat,
    devices,
    forgetting,
    jump_in,
    lifecycle,
    moves,
    nudges,
    queue,
    removal,
    seats,
    settings,
    take_over,
    undo,
    votes,
)
from forno.server.room.commands import apply, check, decide, follow, take_heads
from forno.server.room.log_entry import (
    CloseJumpIn,
    ContinueGame,
    EndVote,
    ExpireRoom,
    ForgetPerson,
    LiftBans,
    LogEntry,
    LoggedCommand,
    LoggedRefusal,
    MarkAway,
    MarkPresent,
    PlayBotMove,
    RemovePerson,
    ReopenJumpIn,
    StartNextGame,
    TimeOut,
    lock,
    read_entry,
    without_keys,
    write_entry,
)
from forno.server.room.state import Effects, Person, Room, Seat, Sender

COMMANDS = (
    settings, lifecycle, moves, jump_in, seats, queue, devices, undo, chat, nudges, votes, take_over, removal,
    forgetting,
)  # fmt: skip
"""The modules whose import registers their commands."""

__all__ = [
    "COMMANDS",
    "CloseJumpIn",
    "ContinueGame",
    "Effects",
    "EndVote",
    "ExpireRoom",
    "ForgetPerson",
    "LiftBans",
    "LogEntry",
    "LoggedCommand",
    "LoggedRefusal",
    "MarkAway",
    "MarkPresent",
    "Person",
    "PlayBotMove",
    "RemovePerson",
    "ReopenJumpIn",
    "Room",
    "Seat",
    "Sender",
    "StartNextGame",
    "TimeOut",
    "apply",
    "check",
    "decide",
    "follow",
    "lock",
    "read_entry",
    "take_heads",
    "without_keys",
    "write_entry",
]
