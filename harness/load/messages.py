"""The part of the server's messages that a player of the load reads, to spend little time on decoding."""

from __future__ import annotations

import msgspec


class Question(msgspec.Struct):
    seat: int


class View(msgspec.Struct):
    question: Question | None = None


class Game(msgspec.Struct):
    number: int
    decision: int | None
    view: View
    legal_moves: list[msgspec.Raw]


class SeatState(msgspec.Struct):
    contributed: bool = False
    name: str = ""


class Room(msgspec.Struct):
    status: str
    seats: list[SeatState]


class Message(msgspec.Struct):
    """Any message of the server; absent fields keep these defaults."""

    type: str
    id: str | None = None
    at_ms: int = 0
    seat: int | None = None
    rule: str = ""
    text: str = ""
    room: Room | None = None
    game: Game | None = None


read = msgspec.json.Decoder(Message).decode
