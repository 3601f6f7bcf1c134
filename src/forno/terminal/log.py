"""The log of a table, as far as its viewer may still see it.

Memory is part of the pizza games: a player is shown what was announced since their own last turn began, nothing older
(turn.memory). After a reconnection the server sends just that; this module drops the same lines while the table stays
open. In SOLO the current hand is shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from forno.server.protocol import RoomView
from forno.server.protocol.room_events import (
    AnyRoomEvent,
    ChatMessage,
    GameEnded,
    GameStarted,
    MovesUndone,
    ReactionSent,
)
from forno.terminal.model import Json

MAX_LINES = 400
DEALT = -1
"""Stands for the decision of events that answer none: those of the deal."""


@dataclass(frozen=True)
class LogLine:
    """An event of the game, or of the room."""

    update: int
    """The number of the model's update that shows it: the log is never ahead of the table."""
    event: Json | None = None
    room_event: AnyRoomEvent | None = None
    names: tuple[str, ...] = ()
    """The names at the seats when a room event happened: the next frame may seat somebody else there."""
    answered: int = DEALT
    """The decision that a game event answers."""
    said: dict[tuple[object, ...], str] = field(default_factory=dict, compare=False)
    """Its sentence, by language, names and seat: the log is shown anew with each update."""


@dataclass
class Log:
    """The lines of the running game, and the room's own events."""

    lines: list[LogLine] = field(default_factory=list)

    def reset(self, past: Sequence[Json], update: int) -> None:
        """Begin anew after a snapshot, with the events that it tells."""
        self.lines = [LogLine(update, event=event) for event in past]

    def add(
        self,
        room_events: Sequence[AnyRoomEvent],
        events: Sequence[Json],
        *,
        update: int,
        answered: int | None,
        seat: int | None,
        room: RoomView,
    ) -> None:
        """Add a frame's events. A new game begins with an empty log; an undo takes back what was told since."""
        is_new = any(isinstance(event, GameStarted) for event in room_events)
        undone = next((event for event in room_events if isinstance(event, MovesUndone)), None)
        first_void = DEALT if is_new else undone.decision if undone else None
        if first_void is not None:
            self.lines = [line for line in self.lines if line.room_event or line.answered < first_void]
        decision = DEALT if is_new or answered is None else answered
        tells_end = any(event["event"] == "game-ended" for event in events)
        names = tuple(one.name for one in room.seats)
        self.lines += [
            LogLine(update, room_event=event, names=names)
            for event in room_events
            if not isinstance(event, ChatMessage | ReactionSent) and not (tells_end and isinstance(event, GameEnded))
        ]
        self.lines += [LogLine(update, event=event, answered=decision) for event in events]
        self.lines = visible(self.lines, seat, room)[-MAX_LINES:]


def visible(lines: list[LogLine], seat: int | None, room: RoomView) -> list[LogLine]:
    """Return the lines that may still be shown. Room events are no part of the game, and stay."""
    at = [index for index, line in enumerate(lines) if line.event]
    first = first_visible([line.event for line in lines if line.event], seat, room)
    start = at[first] if first < len(at) else 0
    return [line for index, line in enumerate(lines) if index >= start or line.room_event]


def first_visible(events: Sequence[Json], seat: int | None, room: RoomView) -> int:
    """Return the index of the first event that may still be shown."""
    if room.options.get("open-log") == "on" or room.status == "over":
        return 0
    if room.game == "solo":
        return max((index for index, event in enumerate(events) if event["event"] == "hand-began"), default=0)
    turns = [(index, event["seat"]) for index, event in enumerate(events) if event["event"] == "turn-began"]
    if not turns:
        return 0
    last, at_turn = turns[-1]
    viewer = at_turn if seat is None else seat
    own = [index for index, turn in turns if turn == viewer]
    is_playing = all(event["event"] != "round-ended" for event in events[last:])
    if viewer == at_turn and is_playing:
        own.pop()
    return own[-1] if own else 0


def is_short(family: str, room: RoomView) -> bool:
    """Whether older lines are hidden, as in the pizza games. (turn.memory)"""
    return family == "pizza" and room.options.get("open-log") != "on" and room.status == "playing"
