"""Clients whose every word is written down: what they asked, what they were answered, what they were shown."""

from __future__ import annotations

import json
import time
from typing import Any

from forno.client import Client, Seat
from lab.history import Answered, Asked, Ended, History, Shown

Json = dict[str, Any]


class RecordingClient(Client):
    """Opens seats that write into one history. Its name is that of the person who uses it."""

    def __init__(self, address: str, history: History, name: str) -> None:
        super().__init__(address)
        self.history = history
        self.name = name
        self.is_seated = True

    async def sit(self, room: str, name: str, **more: Any) -> Seat:
        """Who has not sat down yet sees what is public: another stream, which is not theirs."""
        self.is_seated = False
        seat = await super().sit(room, name, **more)
        self.is_seated = True
        return seat

    def seat(self, room: str, key: str | None = None) -> RecordingSeat:
        return RecordingSeat(self, room, key)


class RecordingSeat(Seat):
    """A seat that writes before it speaks, and before it believes."""

    client: RecordingClient

    async def send(self, message: Json) -> None:
        if "id" in message:
            who = time.monotonic(), self.client.name, self.room
            self.client.history.write(Asked(*who, message["id"], message["type"]))
        await super().send(message)

    def hear(self, text: str) -> None:
        told: Json = json.loads(text)
        who = time.monotonic(), self.client.name, self.room
        match told["type"]:
            case "frame" if self.client.is_seated:
                self.client.history.write(Shown(*who, told["n"], text))
            case "done":
                self.client.history.write(Answered(*who, told["id"], "done", seq=told["seq"]))
            case "refusal" if told["id"] and told["rule"] not in UNDECIDED:
                self.client.history.write(Answered(*who, told["id"], "refused", rule=told["rule"]))
        super().hear(text)

    def follow(self, text: str, told: Json) -> None:
        """A frame that comes twice is the same frame. One that comes too early says that something is missing: then the
        line is of no use, and the seat comes back by another."""
        if told["n"] <= self.have:
            return
        if told["n"] > self.have + 1:
            self.cut()
            return
        super().follow(text, told)

    def end(self) -> None:
        """What this seat has when all is over."""
        view = view_of(self)
        self.client.history.write(Ended(self.client.name, self.room, self.key, self.have, self.hash, view))


UNDECIDED = {"wire.store", "wire.rate", "wire.stopping"}
"""Refusals that say nothing about the command: it was not looked at, or its fate is not known yet."""


def view_of(seat: Seat) -> str:
    """What a seat sees, as one text that can be compared."""
    return json.dumps([seat.table, seat.game], sort_keys=True)
