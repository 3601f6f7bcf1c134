"""Committing: the only way into a room, and the only way by which it follows the log.

A command is decided on the room as it is, applied, and its frames are built; but nothing leaves this process before the
store has the entry. If the store says no, the room is restored and follows the log before the command is decided again.
"""

from __future__ import annotations

import asyncio
import time
from base64 import b32encode
from collections.abc import Sequence
from contextlib import nullcontext, suppress
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from forno.core.errors import Refused
from forno.server import viewer_frames
from forno.server.bus.base import Bus
from forno.server.history.projections import ProjectionCache
from forno.server.infra.entropy import Entropy, system_entropy
from forno.server.infra.metrics import APPEND_SECONDS, APPENDS, COMMANDS, REFUSALS
from forno.server.interfaces import Connection
from forno.server.protocol import ChangeGame, OpenRoom, PlayMove, SendChat, SetReady, StartGame
from forno.server.protocol.refusals import bye, store_refusal
from forno.server.room import (
    CloseJumpIn,
    ContinueGame,
    LogEntry,
    LoggedCommand,
    LoggedRefusal,
    RemovePerson,
    Room,
    StartNextGame,
    apply,
    decide,
    read_entry,
    without_keys,
    write_entry,
)
from forno.server.room.jump_in import is_sealed, winner_of
from forno.server.room.log_entry import PlayBotMove, SystemCommand, text_of, without_text
from forno.server.room.state import game_named
from forno.server.runtime.frame_streams import BuiltFrames
from forno.server.runtime.live_room import LiveRoom, end_soon
from forno.server.runtime.moderation import AddressBans, banned_networks
from forno.server.runtime.registry import RoomRegistry
from forno.server.runtime.resume import greeting
from forno.server.runtime.seat_networks import SeatNetworks
from forno.server.runtime.store_health import StoreHealth
from forno.server.store.base import DuplicateCommand, Row, SequenceConflict, Unavailable

LOOK_UPS = 5
"""How often the store is asked whether it has a command, after an append whose outcome is unknown."""
LOOK_UP_TIMEOUT_S = 2.0
"""For all of these together."""
LOOK_UP_PAUSE_S = 0.05
"""Before the second one; doubled each time."""


class Committed(NamedTuple):
    """A command that is in the log, now or since earlier: its number, its entry, and the messages for the sender."""

    seq: int
    entry: LogEntry
    own: tuple[bytes, ...] = ()
    """The sender's own frame, after the text that it refers to; empty if the command was committed earlier."""
    is_sealed: bool = False
    """Whether nobody but the sender may know of it: no metric does, nor the health of the store."""


class Committer:
    """Writes commands into the log of a room, and reads what other processes wrote."""

    def __init__(self, registry: RoomRegistry, bus: Bus, entropy: Entropy = system_entropy) -> None:
        self.registry = registry
        self.store = registry.store
        self.bus = bus
        self.entropy = entropy
        self.projections = ProjectionCache(registry.store)
        self.health = StoreHealth(registry.store)
        self.bans = AddressBans(registry.store)
        self.networks = SeatNetworks()

    async def commit(
        self,
        live: LiveRoom,
        command: LoggedCommand,
        seat: int | None,
        command_id: str,
        *,
        person: int | None = None,
        mover: Connection | None = None,
        arrived: float = 0.0,
        reaction_ms: int = 0,
    ) -> Committed:
        """Append the entry of a command, or find it in the log. The lock is held.

        The sender is a person, whose seat is looked up here, or the person of a seat. A move that arrives through a
        connection is timed here; a bot's reaction is given. Raises Unavailable if the store cannot be reached or the
        outcome stays unknown, and Refused if the id belongs to another command or the sender is no longer at the table.
        """
        while True:
            if not live.is_loaded:
                await self.registry.load(live)
            room = live.room
            if not live.exists and not isinstance(command, OpenRoom | ContinueGame):
                raise Refused("house.missing")
            if mover is not None and live.connections.is_revoked(mover):
                raise Refused("house.key")
            if person is not None:
                seat = seat_of_sender(room, person)
            elif seat is not None and not isinstance(command, OpenRoom | ContinueGame):
                person = room.seat(seat).person_id
            if mover is not None and isinstance(command, PlayMove):
                reaction_ms = time_move(live, command, mover, arrived)
            inputs = entry_inputs(room, command, self.entropy)
            entry = decide(room, command, seat, live.clock.now(), person=person, reaction_ms=reaction_ms, **inputs)
            if live.is_held and isinstance(command, PlayBotMove | CloseJumpIn):  # perhaps only since the last try
                entry = msgspec.structs.replace(entry, refusal=LoggedRefusal("house.absent"))
            if entry.refusal and (isinstance(command, SystemCommand) or room.status == "new"):
                return Committed(room.seq, entry)
            before, running = room.snapshot(), room.running_game
            shown = shown_commands(room, entry)
            sealed = not shown
            try:
                text = text_of(command) if entry.refusal is None else ""
                built = advance(live, entry, text)
                entry = with_heads(entry, built, viewer_frames.frame_format(room))
                seq, text_id = room.seq, room.text_count if text else 0
                game = room.running_game
                ended = running if game != running else 0
                chat_at = entry.at_ms if text and isinstance(command, SendChat) else 0
                row = Row(seq, command_id, write_entry(entry), text_id, text, game, ended, chat_at)
                await self._append(live, row, sealed)
            except BaseException as error:
                room.restore(before)
                live.derived.invalidate()
                if not isinstance(error, SequenceConflict | DuplicateCommand):
                    raise
                await self.follow(live)
                if isinstance(error, DuplicateCommand):
                    return Committed(error.row.seq, same_command(error.row, command, person), is_sealed=sealed)
            else:
                own = publish(live, entry, built, mover)
                if type(entry.command) is RemovePerson:
                    await self._ban_addresses(live, entry)
                moved = await self._attach_again(live, mover) if live.connections.stale else []
                self._announce(live, entry, shown)
                return Committed(seq, entry, (*own, *moved), sealed)

    async def create(self, command: OpenRoom | ContinueGame, command_id: str, network: str = "") -> str:
        """Create a room; its name. Raises Refused if a rule refuses.

        The name follows from the command's id, so that a repeated command creates one room.
        """
        name = b32encode(sha256(b"forno room " + command_id.encode()).digest())[:16].decode().lower()
        seat = command.seat if isinstance(command, ContinueGame) else 0
        with self.registry.waiting_for(name) as live, self.registry.faults.within(name, 1, "command"):
            async with live.lock:
                committed = await self.commit(live, without_keys(command), seat, command_id)
                live.opener = live.opener or network
        if refused := committed.entry.refusal:
            raise refused.refused
        return name

    async def commit_system(
        self, live: LiveRoom, command: SystemCommand, command_id: str, reaction_ms: int = 0
    ) -> bool:
        """Commit a command of the server's own; False if a rule refuses it. The lock is held.

        Raises Unavailable if the store cannot be reached; if all players wait for the command, they are notified.
        """
        try:
            committed = await self.commit(live, command, None, command_id, reaction_ms=reaction_ms)  # type: ignore[arg-type]
        except Unavailable as error:
            if is_expected(live.room, command):
                live.announce_outage(store_refusal(error))
            raise
        return committed.entry.refusal is None

    async def follow(self, live: LiveRoom) -> None:
        """Apply the entries that other processes wrote, and send their frames. The lock is held.

        Raises Refused if the room was deleted, and its connections end (house.missing); and if an entry cannot be
        applied, and the room is unloaded (wire.fault).
        """
        rows = await self.store.read(live.name, live.room.seq)
        if not rows and live.exists and not await self.store.heads([live.name]):
            self._end_deleted(live)
        for row in rows:
            try:
                entry = read_entry(row.body)
                built = advance(live, entry, row.text)
                live.streams.adopt(live.room, entry.stream_heads)
                publish(live, entry, built)
            except Exception as error:
                self.registry.quarantine(live, row.seq, error)
                raise Refused("wire.fault") from error
            if isinstance(entry.command, RemovePerson):
                await self._ban_addresses(live, entry)
        await self._attach_again(live)
        live.clock.keep_up(live.room.at)
        self.registry.notify(live)

    def _end_deleted(self, live: LiveRoom) -> None:
        """Tell everybody that the room is no longer there, and forget it. (house.missing)"""
        for connection in list(live.connections):
            connection.end(bye("house.missing", connection.lang))
        self.registry.drop(live)
        raise Refused("house.missing")

    async def catch_up(self, live: LiveRoom) -> None:
        """Follow the log of a room that is loaded."""
        async with live.lock:
            if live.is_loaded:
                await self.follow(live)

    async def _attach_again(self, live: LiveRoom, mover: Connection | None = None) -> list[bytes]:
        """Attach the connections of people who have another seat now as the viewers that they are; the messages for the
        sender of the command. Where the log cannot be read, the connection ends, and its client comes back."""
        own: list[bytes] = []
        for connection, person in live.connections.stale:
            if not live.room.is_here(person):
                continue  # it has been ended
            seat = live.room.seat_held_by(person)
            try:
                messages = await greeting(live, seat, person, self.projections, self.registry.settings.grace)
            except Unavailable as error:
                connection.end(bye(store_refusal(error).rule, connection.lang))
                continue
            if connection in live.connections:
                live.attach(connection, person, seat)
                if connection is mover:
                    own = messages
                else:
                    for message in messages:
                        connection.send(message)
        return own

    async def _ban_addresses(self, live: LiveRoom, entry: LogEntry) -> None:
        """Ban the addresses of the people whom an entry bans, also of one who has gone, and end the connections of
        spectators from there. If the store cannot be reached, an address is banned when its person comes back.
        (house.banned)"""
        networks = banned_networks(live, entry, self.networks)
        with suppress(Unavailable):
            for network in networks:
                await self.bans.ban(live.name, network, self.registry.clock.now())
        for connection, (person, _) in list(live.connections.items()):
            if person is None and connection.client.network in networks:
                end_soon(connection, "house.banned")

    # --- the store

    async def _append(self, live: LiveRoom, row: Row, sealed: bool) -> None:
        """Append a row. If the outcome is unknown, it is looked up, never guessed."""
        began = time.monotonic()
        try:
            with nullcontext() if sealed else APPENDS:
                await self.store.append(live.name, row, live.derived.index(live.room))
        except Unavailable as error:
            found = await self._look_up(live.name, row.command)
            if found is None:
                if not sealed:
                    self.health.write_failed(error)
                raise
            raise DuplicateCommand(found) from None
        if not sealed:
            self.health.write_worked()
            APPEND_SECONDS.observe(time.monotonic() - began)

    async def _look_up(self, room: str, command_id: str) -> Row | None:
        """The row of a command, or None if it is not there or the store does not answer soon."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK_UP_TIMEOUT_S):
                for attempt in range(LOOK_UPS):
                    try:
                        return await self.store.find(room, command_id)
                    except Unavailable:
                        await asyncio.sleep(LOOK_UP_PAUSE_S * 2**attempt)
        return None

    def _announce(self, live: LiveRoom, entry: LogEntry, shown: Sequence[type]) -> None:
        """Count what an entry shows, tell other processes of it, and notify the listeners of the room."""
        live.touch()
        for command in shown:
            COMMANDS.add(command)
        if entry.refusal and shown:
            REFUSALS.labels(entry.refusal.rule).inc()
        self.bus.publish(live.name, b"%d" % live.room.seq)
        self.registry.notify(live)


# --- the steps that commit and follow share


def advance(live: LiveRoom, entry: LogEntry, text: str) -> BuiltFrames:
    """Apply an entry and build its frames. Nothing is sent."""
    effects = apply(live.room, entry, text)
    built = live.streams.build(live.room, entry, effects, watched=live.connections.has(None))
    live.derived.invalidate(card=effects.room)
    return built


def publish(live: LiveRoom, entry: LogEntry, built: BuiltFrames, mover: Connection | None = None) -> tuple[bytes, ...]:
    """Send the frames of an entry that is in the log, and end the connections that it revokes; the sender's own."""
    text = viewer_frames.new_text(live.room, entry)
    own = live.publish(built, time.monotonic(), mover, text)
    if entry.refusal is None and not isinstance(entry.command, PlayMove | PlayBotMove):
        live.end_revoked(entry)
    return own


def shown_commands(room: Room, entry: LogEntry) -> list[type]:
    """The commands that metrics count when an entry is about to be applied: none that is sealed, and at the end of a
    jump-in window also the move that counts."""
    if is_sealed(room, entry):
        return []
    winner = winner_of(room) if type(entry.command) is CloseJumpIn else None
    moves = [] if winner is None else [PlayBotMove if room.seats[winner].plays_itself else PlayMove]
    return [type(entry.command), *moves]


def with_heads(entry: LogEntry, built: BuiltFrames, frame_format: int) -> LogEntry:
    """The entry, with the heads of the seats' streams after it, and the version of the frames where there are any."""
    heads = {viewer: head for viewer, (_, head) in built.items() if viewer is not None}
    return msgspec.structs.replace(entry, stream_heads=heads, frame_format=frame_format if heads else 0)


def entry_inputs(room: Room, command: LoggedCommand, entropy: Entropy) -> dict[str, Any]:
    """The values that the server adds to a command: a fresh secret, or the version of the rules."""
    if isinstance(command, PlayMove):
        return {}
    is_first = isinstance(command, OpenRoom)
    if is_first or (isinstance(command, SetReady | ChangeGame) and room.status == "over"):
        return {"secret": entropy(f"{'deal' if is_first else 'next deal'} {room.number + 1}").hex()}
    if isinstance(command, ContinueGame):
        return {"rules_version": game_named(command.game).rules_version}
    return {"rules_version": room.game.rules_version} if isinstance(command, StartGame | StartNextGame) else {}


def time_move(live: LiveRoom, move: PlayMove, mover: Connection, arrived: float) -> int:
    """The reaction time of a move in milliseconds; 0 where there is no race. It tells of the connection's delay, too:
    that cannot be longer than this answer took."""
    took_ms = live.race.answer_ms((move.number, move.decision), arrived)
    if took_ms is not None:
        mover.note_answer(took_ms)
    return live.race.reaction_ms(live.room, arrived, live.connections.latency_ms(mover)) if live.room.jump_in else 0


def seat_of_sender(room: Room, person: int) -> int | None:
    """The seat of a person who sends a command. Refused if they are no longer at the table. (house.key)"""
    seat = room.seat_held_by(person)
    if seat is None and not room.is_here(person):
        raise Refused("house.key")
    return seat


def same_command(row: Row, command: LoggedCommand, person: int | None) -> LogEntry:
    """The entry of a command that was sent before. Another command under the same id is refused. (house.command)"""
    entry = read_entry(row.body)
    by_bot = isinstance(command, PlayBotMove)
    other_text = row.text and row.text != text_of(command)
    if entry.person != person or other_text or (not by_bot and fingerprint(entry.command) != fingerprint(command)):
        raise Refused("house.command")
    return entry


def fingerprint(command: LoggedCommand) -> bytes:
    """The bytes of a command without its text, by which a repeated one is recognised."""
    return viewer_frames.encode(without_text(command))


def is_expected(room: Room, command: SystemCommand) -> bool:
    """Does everybody know that this must come? Of bots, only the one whose turn it is: a jump-in is a secret."""
    table = room.table
    return not isinstance(command, PlayBotMove) or (
        table is not None and not table.is_over and table.seat == command.seat
    )
