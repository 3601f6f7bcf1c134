"""Scripted players of a whole evening: they come late, change seats, vote, nudge, and play one game after another."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from typing import Any

from forno.client import ConnectionLost, RefusedByServer
from forno.server.protocol import (
    AddPerson,
    AnswerTakeOver,
    CastVote,
    ChangeGame,
    ChooseName,
    HandOver,
    JoinQueue,
    Message,
    Nudge,
    ProposeVote,
    RoomView,
    SetReady,
    StartGame,
    TakeOver,
    TakeSeat,
    Uncover,
)
from harness.players import ScriptedPlayer
from harness.recording import RecordingSeat
from harness.workload import GAMES

TABLE_PROBABILITY = 0.3
"""Probability of something that concerns the table before a move: a vote, or a seat that changes hands."""
CHANGE_PROBABILITY = 0.3
"""Probability that the host changes the game rather than being ready for the next."""
ADDITION_PROBABILITY = 0.3
"""Probability that a player adds a person on the same device between two games."""
COVER_PROBABILITY = 0.3
"""Probability that a device that is passed on is covered first."""
REMOVAL_PROBABILITY = 0.3
"""Probability that a vote is about removing a person rather than ending the game."""
RENAME_PROBABILITY = 0.2
"""Probability of another name rather than a vote on ending the game."""
NUDGED_DECISIONS = 4
"""One decision in so many is nudged for."""
NUDGE_DELAY_S = 0.15
RETRY_S = 0.2


class EveningPlayer(ScriptedPlayer):
    """A player of an evening, with a seat, in the queue or as a spectator. A person who was removed comes back under
    another key."""

    seat: RecordingSeat

    def __init__(self, seat: RecordingSeat, seed: int, **more: Any) -> None:
        super().__init__(seat, seed, **more)
        self.names = Random(seed)
        """Chance of other names, apart from that of moves."""
        self.nudged: set[tuple[int, int]] = set()
        """The games and decisions for which this player has nudged."""
        self.asked_for: set[tuple[int, int]] = set()
        """The games and seats that this player has asked to take over."""
        self.has_shared = False
        """Whether this player has tried to add a person on the same device."""

    @property
    def room(self) -> RoomView:
        assert self.seat.room_view is not None
        return self.seat.room_view

    async def play_evening(self) -> None:
        """Play game after game, without end."""
        while True:
            try:
                await (self.play() if self.seat.status == "playing" else self.between_games())
            except ConnectionLost:
                await self.reconnect()
            except TimeoutError:
                continue

    # --- commands

    async def request(self, kind: type[Message], **fields: Any) -> None:
        """Send a command until its answer is known, under one id, or until the key opens nothing any more."""
        command, key = secrets.token_hex(16), self.seat.key
        while self.seat.key == key:
            try:
                await self.seat.do(kind, command=command, **fields)
            except ConnectionLost:
                await self.reconnect()
            except RefusedByServer as refused:
                if refused.rule != "wire.store":
                    raise
                await asyncio.sleep(RETRY_S)
            else:
                self.acknowledged.add(command)
                return

    async def attempt(self, kind: type[Message], **fields: Any) -> None:
        """Send a command that a rule may refuse."""
        try:
            await self.request(kind, **fields)
        except RefusedByServer as refused:
            self.refused.append(refused.rule)

    # --- coming back

    def note_failure(self, error: Exception) -> None:
        """Go on with another seat of the device when the key opens nothing any more, or else as a spectator."""
        if isinstance(error, RefusedByServer) and error.rule == "house.key" and self.seat.key:
            self.seat.former_keys.append(self.seat.key)
            self.seat.covered = False
            self.set_key(self.seat.other_keys.pop(0) if self.seat.other_keys else None)

    def set_key(self, key: str | None) -> None:
        self.seat.key, self.seat.n, self.seat.hash = key, 0, ""

    @property
    def was_removed(self) -> bool:
        return self.seat.key is None and bool(self.seat.former_keys)

    async def come_back(self) -> None:
        """Take a free seat, or join the queue."""
        is_free = self.room.status == "lobby" and any(not view.name for view in self.room.seats)
        await asyncio.sleep(RETRY_S)
        try:
            await self.enter(self.seat.client.name.partition(" ")[0], TakeSeat if is_free else JoinQueue)
        except RefusedByServer as refused:
            self.refused.append(refused.rule)

    async def enter(self, name: str, kind: type[TakeSeat | JoinQueue]) -> None:
        """Come from a spectator's place to a seat or into the queue, with a fresh key."""
        key = secrets.token_urlsafe(16)
        await self.request(kind, name=name, key=key)
        await self.seat.close()
        self.set_key(key)
        self.seat.client.is_seated = True
        await self.reconnect()

    # --- a device with several seats

    async def add_person(self) -> None:
        """Seat another person on this device."""
        key, refusals = secrets.token_urlsafe(16), len(self.refused)
        await self.attempt(AddPerson, name=f"{self.seat.client.name.partition(' ')[0]} II", key=key)
        if len(self.refused) == refusals:
            self.seat.other_keys.append(key)

    @property
    def must_pass_on(self) -> bool:
        """Whether the device is covered, or another seat of it owes the answer."""
        seat, room = self.seat, self.room
        if seat.covered:
            return True
        owes = seat.game.clock.seat if seat.game and seat.other_keys else None
        device = room.seats[owes].device if owes is not None else None
        own = [view.device for view in room.seats if view.person == seat.person]
        return owes != seat.number and device is not None and device in own

    async def pass_on(self) -> None:
        """Show the next seat of the device, or cover it; a key that opens nothing any more is dropped."""
        seat = self.seat
        before, others = seat.key, seat.other_keys
        if before is None or not others:
            await seat.show(before)
            return
        seat.other_keys = [*others[1:], before]
        try:
            await seat.show(others[0], covered=self.random.random() < COVER_PROBABILITY)
        except RefusedByServer as refused:
            self.note_failure(refused)
            await self.reconnect()

    async def uncover(self) -> None:
        await self.attempt(Uncover, **self.seat.asked)

    # --- between two games

    async def between_games(self) -> None:
        """Be ready for the next game; the host starts the first, and may choose another game for the next."""
        room, is_host = self.room, self.seat.person == self.room.host
        if self.was_removed:
            await self.come_back()
        elif room.number == 1 and room.status == "lobby":
            await (self.attempt(StartGame, fill="random") if is_host else self.wait_for_change())
        elif self.seat.number is not None and not self.has_shared and self.random.random() < ADDITION_PROBABILITY:
            self.has_shared = True
            await self.add_person()
        elif is_host and self.random.random() < CHANGE_PROBABILITY:
            await self.attempt(ChangeGame, game=self.random.choice(GAMES))
        elif self.seat.person and any(view.person == self.seat.person and not view.ready for view in room.seats):
            await self.attempt(SetReady)
        else:
            await self.wait_for_change()

    async def wait_for_change(self) -> None:
        seen = self.seat.n
        await self.seat.until(lambda: self.seat.n != seen, timeout=self.timeout_s)

    # --- in a game

    async def play(self) -> None:
        """Play until the game is over, as whoever has the seat."""
        while self.seat.status == "playing":
            try:
                await self.next_turn()
                if self.seat.status == "playing":
                    await self.move()
            except ConnectionLost:
                await self.reconnect()

    def is_wanted(self, seen: int | None = None) -> bool:
        return self.seat.status != "playing" or super().is_wanted(seen)

    def can_act(self) -> bool:
        return super().can_act() or self.next_act() is not None

    async def move(self) -> None:
        act = self.next_act()
        if act is not None:
            await act()
        elif self.random.random() < TABLE_PROBABILITY:
            await self.act_at_table()
        else:
            await super().move()

    def next_act(self) -> Callable[[], Awaitable[None]] | None:
        """Act while others move: after a removal come back, in the queue ask for a seat, at a seat nudge."""
        room = self.seat.room_view
        if room is None or room.status != "playing":
            return None
        if self.was_removed:
            return self.come_back
        if self.seat.person is None:
            return None
        if self.must_pass_on:
            return self.pass_on
        if self.seat.is_asked and self.seat.game and self.seat.game.clock.covered:
            return self.uncover
        if self.seat.number is None:
            vacant = [seat for seat, view in enumerate(room.seats) if view.bot]
            wanted = [seat for seat in vacant if (room.number, seat) not in self.asked_for]
            return partial(self.ask_for_seat, wanted[0]) if wanted else None
        question = self.seat.view.get("question")
        if not question or question["seat"] == self.seat.number or self.seat.legal_moves:
            return None
        is_impatient = question["id"] % NUDGED_DECISIONS == 0 and (room.number, question["id"]) not in self.nudged
        people = {seat for seat, view in enumerate(room.seats) if view.person is not None}
        return partial(self.nudge, question) if question["seat"] in people and is_impatient else None

    async def ask_for_seat(self, seat: int) -> None:
        self.asked_for.add((self.room.number, seat))
        await self.attempt(TakeOver, seat=seat)

    async def nudge(self, question: dict[str, Any]) -> None:
        """Nudge after a while, once for each decision."""
        self.nudged.add((self.room.number, question["id"]))
        await asyncio.sleep(NUDGE_DELAY_S)
        await self.attempt(Nudge, seat=question["seat"])

    async def act_at_table(self) -> None:
        """Answer a request or a vote, hand the seat over, change the name, or propose to end the game or to remove a
        person."""
        room = self.room
        others = [view.person for view in room.seats if view.person not in (None, self.seat.person)]
        wanting = [person.person for person in room.queue if person.wants is not None]
        if wanting and room.host == self.seat.person:
            await self.attempt(AnswerTakeOver, person=wanting[0], accept=self.random.random() < 0.7)
        elif room.vote:
            await self.attempt(CastVote, yes=self.random.random() < 0.5)
        elif room.queue and self.random.random() < 0.5:
            await self.attempt(HandOver, person=room.queue[0].person)
        elif others and self.random.random() < REMOVAL_PROBABILITY:
            await self.attempt(ProposeVote, vote="remove", person=self.random.choice(others))
        elif self.names.random() < RENAME_PROBABILITY:
            name = self.seat.client.name.partition(" ")[0]
            await self.attempt(ChooseName, name=f"{name} {self.names.randrange(100)}")
        else:
            await self.attempt(ProposeVote, vote="close-game")
