"""A live table: the server's latest state of it through one seat, and the player's commands."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import msgspec

from forno.client import ConnectionLost, RefusedByServer, Seat
from forno.client.client import LineState, Update, new_key
from forno.core.errors import Refused
from forno.fairness.checks import DealNotes, dealt_hand
from forno.rulebook import hint as hint_sentence
from forno.rulebook import refusal as refusal_sentence
from forno.rulebook.bundles import say
from forno.server.protocol import (
    Contribute,
    Frame,
    LeaveQueue,
    LeaveSeat,
    Message,
    MutePerson,
    PersonView,
    ReplaceKey,
    RoomView,
    SeatView,
    SetReady,
    Snapshot,
    Welcome,
)
from forno.server.protocol.moderation import ReportReason
from forno.server.protocol.room_events import AnyRoomEvent, ChatMessage, GameStarted, MovesUndone, Nudged, ReactionSent
from forno.terminal.attention import Attention
from forno.terminal.game_text import absence_text, game_text
from forno.terminal.log import Log
from forno.terminal.model import Json, Preferences, TableModel, decoded
from forno.terminal.names import Names

LOCAL_HOSTS = ("127.0.0.1", "localhost", "::1")
UNNOTICED_S = 1.2
"""A loss of the connection shorter than this is not shown."""


@dataclass(frozen=True)
class Hint:
    """A good bot's move, and its reason in one sentence."""

    move: Json
    text: str


def outlook_of(lang: str, seat: Seat) -> str:
    """The fate of a running game while the player of this seat is away."""
    if seat.room_view is not None and seat.room_view.waits:
        return say(lang, "table-waits") or ""
    seconds = round(seat.welcome.grace_ms / 1000) if seat.welcome else 0
    minutes = 0 if seconds % 60 else seconds // 60
    return say(lang, "table-plays-on", minutes=minutes, seconds=seconds) or ""


def reraise(error: Exception) -> None:
    raise error


class LiveTable:
    """The table that a seat sees. Screens listen to it and send the player's commands through it."""

    def __init__(self, seat: Seat, preferences: Preferences) -> None:
        self.seat = seat
        self.attention = Attention(seat)
        self.preferences = preferences
        self.model = TableModel(preferences)
        """The running game, or the last one; each game has a model of its own."""
        self.log = Log()
        self.chat: list[ChatMessage | ReactionSent] = []
        self.unread = 0
        """Chat messages of others since the chat was last in view."""
        self.muted: set[int] = set()
        self.news: list[AnyRoomEvent] = []
        """The room events of the last frame."""
        self.lost_at: float | None = None
        """Time of the loss of the connection; None while there is one."""
        self.listeners: list[Callable[[], None]] = []
        self.on_error: Callable[[Exception], None] = reraise
        """Called with an error of a listener."""
        self.welcome = seat.welcome
        """The last greeting, until the player moves: it tells what a bot has played for them."""
        self.contributing_to = 0
        self.deal_notes: dict[int, DealNotes] = {}
        """Notes of the deals of this room, by the number of the game."""
        self.tasks: set[asyncio.Task[None]] = set()
        self._room: tuple[tuple[object, ...], RoomView] | None = None
        seat.listeners.append(self.receive)
        if seat.room_view is not None:
            self.reset()
            self.note_deal(seat.room_events, decoded(seat.game.events) or () if seat.game else ())

    # --- state

    @property
    def room(self) -> RoomView:
        """The room, with the names of its people."""
        view = self.seat.room_view
        assert view is not None, "before the first snapshot"
        seen = (view, self.number, self.preferences.lang, len(self.seat.texts))
        if self._room is None or any(one is not other for one, other in zip(seen, self._room[0], strict=True)):
            self._room = (seen, self.resolver.room(view))
        return self._room[1]

    @property
    def resolver(self) -> Names:
        return Names(self.seat.texts, self.number, self.preferences.lang)

    @property
    def number(self) -> int | None:
        """The viewer's seat; None for a spectator and for the queue."""
        return self.seat.number

    @property
    def own(self) -> SeatView | None:
        return None if self.number is None else self.room.seats[self.number]

    @property
    def is_host(self) -> bool:
        return self.seat.person is not None and self.room.host == self.seat.person

    @property
    def is_host_or_stand_in(self) -> bool:
        """The host; or anybody with a seat while the host is away. (house.stand-in)"""
        host = next((one for one in self.everybody if one.person == self.room.host), None)
        return self.is_host or (self.number is not None and (host is None or host.away))

    @property
    def everybody(self) -> list[SeatView | PersonView]:
        """The seats and the people of the queue."""
        return [*self.room.seats, *self.room.queue]

    @property
    def is_in_queue(self) -> bool:
        return self.seat.person is not None and self.number is None

    @property
    def can_talk(self) -> bool:
        """Players may talk, and people in the queue where the table allows it."""
        settings = self.room.settings
        if settings.chat == "off" or self.room.status == "closed" or self.seat.person is None:
            return False
        return self.number is not None or settings.guests_talk

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.room.seats]

    def name_of(self, person: int | None) -> str:
        """The name of a person at the table or in the queue."""
        found = (one.name for one in self.everybody if person is not None and one.person == person)
        return next(found, "") or self.say("table-somebody")

    @property
    def awaited(self) -> list[str]:
        """Names of the people who are there and not ready for the next game. (house.ready)"""
        return [seat.name for seat in self.room.seats if seat.person is not None and not seat.ready and not seat.away]

    @property
    def is_lost(self) -> bool:
        """Whether the connection has been lost for long enough to say so."""
        return self.lost_at is not None and time.monotonic() - self.lost_at > UNNOTICED_S

    @property
    def link(self) -> str:
        """The link that friends join by."""
        return f"{self.seat.client.address}/t/{self.seat.room}"

    @property
    def is_local(self) -> bool:
        """Whether the server can be reached from this computer only."""
        return urlsplit(self.seat.client.address).hostname in LOCAL_HOSTS

    @property
    def absence(self) -> str:
        """The moves that a bot played while the player was away, as a sentence; empty for none."""
        family = self.model.family
        if not family or self.room.status != "playing":
            return ""
        text = game_text(family, self.preferences.lang, self.names, self.number)
        return absence_text(text, self.welcome, self.model.view)

    @property
    def outlook(self) -> str:
        """The fate of the game while the player is away, as a sentence; empty where there is none."""
        if self.number is None or self.room.status != "playing":
            return ""
        return outlook_of(self.preferences.lang, self.seat)

    def say(self, message: str, /, **values: object) -> str:
        return say(self.preferences.lang, message, **values) or message

    # --- messages

    def receive(self, update: Update) -> None:
        """Take in a message that the seat has taken in, or a state of its connection."""
        try:
            self.take_in(update)
            self.notify()
        except Exception as error:  # a screen's, which must not end the connection
            self.on_error(error)

    def take_in(self, update: Update) -> None:
        match update:
            case Snapshot():
                self.reset()
            case Frame():
                self.follow(update)
            case Welcome():
                self.welcome = update
            case LineState():
                self.lost_at = None if update.state == "open" else self.lost_at or time.monotonic()
        self.model.connected = self.seat.connected

    def reset(self) -> None:
        """Show the state of a snapshot."""
        game = self.seat.game if self.room.status != "lobby" else None
        if game is None:
            self.log.reset((), 0)
        else:
            if self.model.number != game.number:
                self.model = TableModel(self.preferences)
            self.set_surroundings()
            self.model.apply(game, jump=True)
            self.log.reset(decoded(game.events) or (), self.model.received)
        self.contribute_if_due()

    def follow(self, frame: Frame) -> None:
        """Show the next change."""
        heard = [self.resolver.event(event) for event in frame.room_events if not self.is_muted(event)]
        answered = self.model.decision if frame.game and self.model.number == frame.game.number else None
        if frame.game and self.model.number != frame.game.number:
            self.model = TableModel(self.preferences)
        self.set_surroundings()
        events = decoded(frame.game.events) or () if frame.game else ()
        update = self.model.received + (1 if frame.game else 0)
        self.log.add(heard, events, update=update, answered=answered, seat=self.number, room=self.room)
        if frame.game:
            undone = any(isinstance(event, MovesUndone) for event in heard)
            self.model.apply(frame.game, jump=undone)
        else:
            self.model.notify()
        self.note_deal(frame.room_events, events)
        self.hear(heard)
        self.contribute_if_due()

    def note_deal(self, room_events: Sequence[AnyRoomEvent], events: Sequence[Json]) -> None:
        """Note what the start of a game shows of its deal. (house.fair)"""
        for event in room_events:
            if isinstance(event, GameStarted) and event.root:
                before = self.deal_notes.get(event.number, DealNotes())
                self.deal_notes[event.number] = msgspec.structs.replace(
                    before,
                    commitment=before.commitment or event.commitment,
                    root=event.root,
                    places=event.places,
                    seat=self.number,
                    hand=dealt_hand(events, self.number),
                )

    def hear(self, events: Sequence[AnyRoomEvent]) -> None:
        self.news = [*events]
        spoken = [event for event in events if isinstance(event, ChatMessage | ReactionSent)]
        self.chat += spoken
        self.unread += sum(event.person != self.seat.person for event in spoken)

    def set_surroundings(self) -> None:
        """Tell the model about the room around the game."""
        self.model.seat, self.model.room, self.model.names = self.number, self.room, self.names
        self.model.clock_offset_ms = self.seat.clock_offset_ms
        self.model.connected = self.seat.connected
        self.model.check = self.check

    def is_muted(self, event: AnyRoomEvent) -> bool:
        """Whether an event is the speech of somebody whom the player has muted."""
        if isinstance(event, Nudged):
            return self.room.seats[event.by].person in self.muted
        return isinstance(event, ChatMessage | ReactionSent) and event.person in self.muted

    def notify(self) -> None:
        for listener in tuple(self.listeners):
            listener()

    # --- connection

    async def close(self) -> None:
        self.seat.listeners.remove(self.receive)
        self.attention.close()
        for task in self.tasks:
            task.cancel()
        await self.seat.close()

    # --- commands

    async def attempt(self, request: Awaitable[object]) -> str | None:
        """Wait for the answer to a request. None if it was accepted, else the sentence of the refusal."""
        try:
            await request
        except RefusedByServer as refused:
            return self.refusal(refused)
        except (ConnectionLost, TimeoutError):
            return self.say("table-line-lost")
        return None

    async def send(self, kind: type[Message], **fields: Any) -> str | None:
        """Send a command. None if it was accepted, else the sentence of the refusal."""
        return await self.attempt(self.seat.do(kind, **fields))

    async def play(self, move: Json) -> str | None:
        """Play a move. None if it was accepted, else the sentence of the refusal."""
        self.attention.go_on()
        refused = await self.attempt(self.seat.play(move))
        if refused is None:
            self.welcome = None
        return refused

    async def check(self, move: Json | str) -> str | None:
        """The sentence of the refusal that a move would get; None for a legal one."""
        try:
            refused = await self.seat.check(move)
        except ConnectionLost:
            return None
        return self.refusal(refused) if refused else None

    async def hint(self) -> Hint | str:
        """A good bot's move with its reason, or the sentence of the refusal."""
        try:
            answer = await self.seat.hint()
        except RefusedByServer as refused:
            return self.refusal(refused)
        except ConnectionLost:
            return self.say("table-line-lost")
        return Hint(decoded(answer.move), hint_sentence(answer.reason, answer.values, self.preferences.lang))

    def refusal(self, refused: RefusedByServer) -> str:
        """The sentence of a refusal, in the player's language."""
        return refusal_sentence(Refused(refused.rule, **refused.values), self.preferences.lang, self.names)

    async def mute(self, person: int, *, on: bool) -> str | None:
        refused = await self.send(MutePerson, person=person, on=on)
        if refused is None:
            self.muted = self.muted | {person} if on else self.muted - {person}
            self.notify()
        return refused

    async def report(self, person: int, reason: ReportReason, note: str) -> str | None:
        """Report a person to the operator of the server. None if it was sent, else the sentence of the refusal."""
        return await self.attempt(self.seat.report(person, reason, note))

    async def join_queue(self, name: str) -> str | None:
        """Join the queue for a seat, as a spectator."""
        return await self.attempt(self.seat.join_queue(name))

    async def take_seat(self, name: str) -> str | None:
        """Take a free seat, as a spectator."""
        return await self.attempt(self.seat.take_seat(name))

    async def replace_key(self) -> str | None:
        """Replace the key of the seat, so that devices with the old one lose it."""
        key = new_key()
        return await self.send(ReplaceKey, key=key) or await self.greet(key)

    async def greet(self, key: str | None) -> str | None:
        return await self.attempt(self.seat.show(key))

    async def set_ready(self, *, ready: bool = True) -> str | None:
        return await self.send(SetReady, ready=ready)

    async def leave(self) -> str | None:
        """Leave the seat; or the queue, as a spectator from then on."""
        if self.number is not None:
            return await self.send(LeaveSeat)
        return await self.send(LeaveQueue) or await self.greet(None)

    def contribute_if_due(self) -> None:
        """Add this device's words to the shuffle, after the commitment was seen. (house.fair)"""
        own = self.own if self.room.status == "lobby" else None
        if own is None or own.contributed or self.contributing_to == self.room.number:
            return
        self.contributing_to = self.room.number
        task = asyncio.ensure_future(self.contribute())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def contribute(self) -> None:
        words, number = new_key(), self.room.number
        self.deal_notes[number] = DealNotes(commitment=self.room.commitment)
        if await self.send(Contribute, words=words) is not None:
            self.contributing_to = 0
        else:
            notes = self.deal_notes.get(number, DealNotes())
            self.deal_notes[number] = msgspec.structs.replace(notes, words=words)
