"""Scripted players of the real client: they answer when asked, reconnect, and retry until a move is answered."""

from __future__ import annotations

import asyncio
import random
import secrets
from contextlib import suppress
from functools import partial
from typing import Any

from forno.client import Client, ConnectionLost, RefusedByServer, Seat
from forno.server.protocol import Contribute

OVERTAKEN_RULES = {"play.decision", "turn.whose", "solo.jump-in-window", "house.window", "house.during", "wire.rate"}
"""Rules that refuse a move because something else happened first: expected of a correct player."""
FRAMES_TIMEOUT_S = 60.0
"""In which a frame reaches every connection, also on a busy machine."""


class ScriptedPlayer:
    """A player of one seat until the game is over: mostly the first legal move, which sheds cards, else a random one.

    It keeps the ids of acknowledged commands, and the rules of refusals.
    """

    timeout_s = 60.0
    """Seconds in which something must happen at the table, be it to others."""
    attempts = 200
    """Reconnections tried before giving up."""

    def __init__(self, seat: Seat, seed: int, *, addresses: list[str] | None = None, cuts: float = 0.0) -> None:
        self.seat = seat
        self.random = random.Random(seed)
        self.addresses = addresses or [seat.client.address]
        self.cuts = cuts
        """Probability of dropping the connection before a move."""
        self.acknowledged: set[str] = set()
        self.refused: list[str] = []

    async def play(self) -> None:
        """Play until the game is over; reconnect whenever the connection is lost."""
        while not self.seat.is_over:
            try:
                await self.next_turn()
                if not self.seat.is_over:
                    await self.move()
            except ConnectionLost:
                await self.reconnect()

    async def next_turn(self) -> None:
        """Wait until asked or until the game is over, as long as other moves keep coming."""
        while not self.is_wanted():
            await self.seat.until(partial(self.is_wanted, seen=self.seat.n), timeout=self.timeout_s)

    def is_wanted(self, seen: int | None = None) -> bool:
        """Say whether there is something to do, or a frame after `seen`."""
        return self.seat.is_over or self.can_act() or (seen is not None and self.seat.n > seen)

    def can_act(self) -> bool:
        return bool(self.seat.legal_moves)

    async def move(self) -> None:
        seat = self.seat
        assert seat.game is not None
        asked, decision, options = seat.asked, seat.game.decision, seat.legal_moves
        if not seat.is_asked and self.random.random() < 0.5:
            await self.wait_on(decision)
            return
        if self.random.random() < self.cuts:
            seat.cut()
        eager = self.random.random() < 0.8
        await self.insist(asked, options[0] if eager else self.random.choice(options))
        await self.wait_on(decision)

    async def insist(self, asked: dict[str, Any], move: Any) -> None:
        """Send a move until its answer is known, or the key opens nothing any more. The server does a command id once,
        however often it comes."""
        command, key = secrets.token_hex(16), self.seat.key
        while self.seat.key == key:
            try:
                await self.seat.play(move, command=command, **asked)
                self.acknowledged.add(command)
            except ConnectionLost:
                await self.reconnect()
                continue
            except RefusedByServer as refused:
                if refused.rule == "wire.store":
                    await asyncio.sleep(0.2)
                    continue
                self.refused.append(refused.rule)
                if refused.rule not in OVERTAKEN_RULES:
                    raise
            return

    async def wait_on(self, decision: int | None) -> None:
        """Wait until another decision is pending."""
        seat = self.seat
        with suppress(TimeoutError):
            await seat.until(
                lambda: seat.is_over or not seat.legal_moves or seat.game is None or seat.game.decision != decision,
                timeout=self.timeout_s,
            )

    async def reconnect(self) -> None:
        """Connect through any of the addresses, with back-off; AssertionError after `attempts`."""
        for attempt in range(self.attempts):
            self.seat.client.address = self.random.choice(self.addresses)
            try:
                await self.seat.connect()
            except (ConnectionLost, RefusedByServer, OSError) as error:
                self.note_failure(error)
                await asyncio.sleep(min(0.02 * 2**attempt, 0.25))
            else:
                return
        raise AssertionError("the server did not come back")

    def note_failure(self, error: Exception) -> None:
        """React to a connection that failed, before the next attempt."""


async def seat_players(
    client: Client, clients: list[Client], game: str, *, bots: int = 0, **settings: Any
) -> tuple[list[Seat], Seat]:
    """Open a table: the host and a guest for each other client (seats), and a spectator. Nothing is dealt yet."""
    people = 1 + len(clients)
    host = await client.open(game, people + bots, "Anna", settings={"jump_in_ms": 15} | settings)
    guests = [await other.sit(host.room, f"Guest {number}") for number, other in enumerate(clients)]
    watcher = await client.watch(host.room)
    for number, seat in enumerate([host, *guests]):
        await seat.do(Contribute, words=f"words of {number}")
    return [host, *guests], watcher


async def open_for_two(client: Client, game: str = "mamma-mia", **settings: Any) -> tuple[Seat, Seat]:
    """Open a table for two; the host's seat and the guest's. Nothing is dealt yet."""
    host = await client.open(game, 2, "Anna", settings={"jump_in_ms": 20} | settings)
    return host, await client.sit(host.room, "Bob")


async def play_one_move(*seats: Seat) -> None:
    """Make the first legal move of the seat that is asked, and wait until all seats have its frame.

    The frames of the move before may still be under way to the seats: these are awaited first.
    """
    async with asyncio.timeout(FRAMES_TIMEOUT_S):
        while not (asked := [seat for seat in seats if seat.is_asked]):
            await asyncio.sleep(0.01)
    mover = max(asked, key=lambda seat: int(seat.asked["decision"]))
    for seat in seats:
        await seat.until(partial(is_asked_the_same, seat, mover), timeout=FRAMES_TIMEOUT_S)
    had = [seat.n for seat in seats]
    await mover.play(mover.legal_moves[0])
    for seat, before in zip(seats, had, strict=True):
        await seat.until(partial(has_frame_after, seat, before), timeout=FRAMES_TIMEOUT_S)


def is_asked_the_same(seat: Seat, other: Seat) -> bool:
    return seat.asked == other.asked


def has_frame_after(seat: Seat, n: int) -> bool:
    return seat.n > n
