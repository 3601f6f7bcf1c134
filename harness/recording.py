"""Clients that write a history: every command they send, every answer and every frame they receive."""

from __future__ import annotations

import json
import time
from collections import Counter
from typing import Any

import msgspec

from forno.client import Client, Seat, Transport
from forno.server.protocol import Frame, Message
from forno.server.protocol.base import NULL
from harness.history import CommandAnswered, CommandSent, FinalState, FrameReceived, History

Json = dict[str, Any]


class RecordingClient(Client):
    """A client whose seats write into one history, under the name of the person who uses it."""

    def __init__(
        self,
        address: str,
        history: History,
        name: str,
        refusals: Counter[str] | None = None,
        *,
        transport: Transport | None = None,
    ) -> None:
        super().__init__(address, transport=transport)
        self.history = history
        self.name = name
        self.refusals: Counter[str] = Counter() if refusals is None else refusals
        """Refusals by rule; several clients may share one counter."""
        self.is_seated = True

    async def sit(self, room: str, name: str, **more: Any) -> Seat:
        """Take a seat. Until then the stream is the public's, and its frames are not written."""
        self.is_seated = False
        seat = await super().sit(room, name, **more)
        self.is_seated = True
        return seat

    def seat(self, room: str, key: str | None = None) -> RecordingSeat:
        return RecordingSeat(self, room, key)


class RecordingSeat(Seat):
    """A seat that writes each message before sending it or acting on it."""

    client: RecordingClient

    def __init__(self, client: RecordingClient, room: str, key: str | None = None) -> None:
        super().__init__(client, room, key)
        self.former_keys: list[str] = []
        """Keys of its person that open nothing any more."""
        self.other_keys: list[str] = []
        """Keys of the other seats of this device. (house.hot-seat)"""

    @property
    def keys(self) -> tuple[str | None, ...]:
        """The key, those of other seats of this device, and those before them."""
        return self.key, *self.other_keys, *self.former_keys

    async def send(self, message: Message | Json) -> None:
        fields = json.loads(msgspec.json.encode(message))
        if "id" in fields:
            who = time.monotonic(), self.client.name, self.room
            self.client.history.write(CommandSent(*who, fields["id"], fields["type"]))
        await super().send(message)

    def receive(self, text: str) -> None:
        told: Json = json.loads(text)
        who = time.monotonic(), self.client.name, self.room
        match told["type"]:
            case "frame" if self.client.is_seated:
                self.client.history.write(FrameReceived(*who, told["n"], text))
            case "command-done":
                self.client.history.write(CommandAnswered(*who, told["id"], "done"))
            case "refusal":
                self.client.refusals[told["rule"]] += 1
                if told["id"] and told["rule"] not in UNDECIDED_RULES:
                    entry = CommandAnswered(*who, told["id"], "refused", rule=told["rule"])
                    self.client.history.write(entry)
        super().receive(text)

    def follow(self, text: str, frame: Frame) -> None:
        """Ignore a repeated frame; on a gap, drop the connection, so that the player reconnects and catches up."""
        if frame.n <= self.n:
            return
        if frame.n > self.n + 1:
            self.cut()
            return
        super().follow(text, frame)

    def write_final_state(self) -> None:
        """Write what this seat has received in total."""
        self.write_final_view(view_of(self))

    def write_final_view(self, view: str) -> None:
        former = (*self.other_keys, *self.former_keys)
        self.client.history.write(FinalState(self.client.name, self.room, self.key, self.n, self.hash, view, former))


UNDECIDED_RULES = {"wire.store", "wire.rate", "wire.stopping"}
"""Refusals that leave the command undecided: it was not looked at, or whether it was stored is not known yet."""


def view_of(seat: Seat) -> str:
    """Write the room and game of a seat as one text that can be compared, without events: a snapshot holds more of the
    past than a frame."""
    game = seat.game and msgspec.structs.replace(seat.game, events=NULL)
    return json.dumps(msgspec.json.decode(msgspec.json.encode([seat.room_view, game])), sort_keys=True)
