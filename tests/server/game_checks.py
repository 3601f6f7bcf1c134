"""Checks of a game that was played to its end: its log, the streams of its viewers, and its record."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import msgspec

from forno.client import Client, Seat
from forno.core.record import read_record
from forno.fairness import verify
from forno.games import game
from forno.server.history.projections import ViewerStream
from forno.server.store import store_at
from harness.log_rows import opened
from harness.players import ScriptedPlayer


async def check_all(
    address: str, client: Client, seats: list[Seat], watcher: Seat, players: list[ScriptedPlayer]
) -> None:
    """Everything acknowledged is in the log, every stream is what the log tells, and the deal can be checked."""
    room = seats[0].room
    async with opened(store_at(address)) as log:
        rows = await log.read(room)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    stored = Counter(row.command for row in rows)
    for player in players:
        assert all(stored[command] == 1 for command in player.acknowledged)
    for seat in [*seats, watcher]:
        await check_stream(room, rows, seat)
    await check_record(client, seats[0])


async def check_stream(room: str, rows: list[Any], seat: Seat) -> None:
    """To the byte: what was received, in pieces and over several connections, is what a replay of the log gives."""
    made = ViewerStream(room, seat.number).read(rows)
    expected = [frame.decode() for frame in made.frames]
    assert (seat.n, seat.hash) == made.head
    assert expected[len(expected) - len(seat.frames) :] == seat.frames
    assert json.loads(expected[-1])["game"] == json.loads(msgspec.json.encode(seat.game))


async def check_record(client: Client, seat: Seat) -> None:
    text = await client.request("GET", f"/api/rooms/{seat.room}/games/1/record", key=seat.key)
    record = read_record(text)
    assert verify(record, game(record.game))[-1].startswith("moves: all")
    assert record.proof.contributions[0] == '"words of 0"'
