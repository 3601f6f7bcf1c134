"""Output channels: everything by which a viewer could distinguish a re-deal from the true deal, as the server makes it.

Compared for every re-deal: the snapshot, the observation that hints and bots are made from, and the frames of a move
and of its undo. The other channels are sampled: a few of them at each position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from forno.core.chance import FastChance
from forno.core.errors import Refused
from forno.core.event import Event
from forno.server import viewer_frames
from forno.server.protocol import AnswerUndo, CheckMove, PlayMove, ProposeVote, RequestHint, SendChat, Undo
from forno.server.room import MarkAway, Room
from forno.server.room.state import JumpInWindow
from forno.server.runtime.bot_runner import observation_of
from harness import viewer_channels as twins
from harness.scenes.room import RoomScene

Channel = Callable[[Room], bytes | None]
"""Bytes that a viewer gets of a room; None if the channel does not apply to it."""
ID = "0" * 32
INVALID_MOVES = ({"move": "jump"}, {"move": "put", "kind": 99}, 7, None, "")
PUBLIC_HEAD = (7, "ab" * 32)


class ChannelSet(msgspec.Struct, frozen=True):
    """All channels of one viewer at one position."""

    always: dict[str, Channel]
    sampled: dict[str, Channel]
    rare: dict[str, Channel]


def channels_of(scene: RoomScene, viewer: int | None, chance: FastChance) -> ChannelSet:
    """List the channels of a viewer at this position."""
    always: dict[str, Channel] = {"snapshot": lambda room: snapshot(room, viewer)}
    sampled: dict[str, Channel] = {
        "the list of tables": lambda room: viewer_frames.list_card(room),
        "calls": twins.calls_of,
        "the lists of its people": lambda room: viewer_frames.summary(room),
        "timers": lambda room: viewer_frames.encode(twins.room_alarms(room)),
        "who is here": lambda room: viewer_frames.presence([True] * len(room.seats), [], 1),
        "chat": lambda room: twins.frame_after(room, viewer, (SendChat(ID, text="what have you got?"), viewer or 0)),
        "absence": lambda room: twins.frame_after(room, viewer, (MarkAway(twins.person_on_turn(room)), None)),
        "a nudge": lambda room: twins.frame_after(room, viewer, *twins.nudges(room)),
        "an uncovered screen": lambda room: twins.frame_after(room, viewer, *twins.uncovering(room)),
        "a vote": lambda room: twins.frame_after(room, viewer, (ProposeVote(ID, "close-game"), viewer or 0)),
        "a game ended early": lambda room: twins.frame_after(room, viewer, *twins.early_end(room)),
        "the lobby of the next game": lambda room: twins.frame_after(room, viewer, *twins.next_lobby(room)),
        "a seat in other hands": lambda room: twins.frame_after(
            room, viewer, *twins.change_of_hands(room, room.playing.seat)
        ),
        "a disk that fails": lambda room: twins.unwritten(room, viewer),
    }
    rare: dict[str, Channel] = {}
    if viewer is not None:
        always["sight"] = lambda room: observation(room, viewer)
        sampled |= answers(scene, viewer)
        rare["a hint"] = hint(scene, viewer)
    always["a move, and taking it back"] = move_and_undo(scene, viewer, chance)
    return ChannelSet(always, sampled, rare)


def snapshot(room: Room, viewer: int | None, past: list[Event] | None = None) -> bytes:
    """Snapshot sent to a client that reconnects: room, view, legal moves, clock."""
    return viewer_frames.snapshot(room, viewer, PUBLIC_HEAD if viewer is None else room.seats[viewer].head, past or [])


def observation(room: Room, viewer: int) -> bytes:
    """Observation that bots and hints are made from."""
    seen = observation_of(room, viewer, jumping=viewer != room.playing.seat)
    return viewer_frames.encode(seen) if seen else b"nothing"


def hint(scene: RoomScene, viewer: int) -> Channel:
    asked = RequestHint(ID, scene.room.number, scene.table.serial)
    return lambda room: twins.wonder(room, asked, viewer)


def answers(scene: RoomScene, viewer: int) -> dict[str, Channel]:
    """Answers to everything that a seat may try, valid or not, in time or late."""
    found: dict[str, Channel] = {}
    for command in (Undo(ID), AnswerUndo(ID, accept=True)):
        found[f"the answer to {type(command).__name__}"] = answer(command, viewer)
    own = [str(move) for move in scene.table.legal_moves(viewer)[:3]]
    for move in (*twins.PROBES, *own, *INVALID_MOVES):
        for late in (0, 1):
            act = PlayMove(ID, scene.room.number, scene.table.serial - late, viewer_frames.raw(move))
            found[f"the answer to {move!r}, {late} late"] = answer(act, viewer)
            found[f"why {move!r} would be refused, {late} late"] = why(act, viewer)
    return found


def answer(command: Any, viewer: int) -> Channel:
    return lambda room: twins.answer(room, command, viewer)


def why(act: PlayMove, viewer: int) -> Channel:
    return lambda room: twins.wonder(room, CheckMove(ID, act.number, act.decision, act.move), viewer)


# --- frames of a move


def move_and_undo(scene: RoomScene, viewer: int | None, chance: FastChance) -> Channel:
    """Play a random move and undo it if possible, with the others' consent. None if the move is illegal in this
    re-deal, or reveals something that the viewer did not know."""
    options = scene.table.legal_moves()
    move, seat = options[chance.below(len(options))], scene.table.seat
    act = PlayMove(ID, scene.room.number, scene.table.serial, viewer_frames.raw(move))

    def observe(room: Room) -> bytes | None:
        assert room.table is not None
        trial = twins.twin_of(room, room.table)
        trial.jump_in = None
        try:
            trial.playing.check(move, seat)
        except Refused:
            return None
        first = frame_of(trial, act, seat, viewer)
        return None if first is None else first + undo_frames(trial, seat, viewer)

    return observe


def frame_of(room: Room, command: Any, seat: int | None, viewer: int | None) -> bytes | None:
    """Frame that the viewer gets for a command; None if it reveals something."""
    entry, effects = twins.do(room, command, seat)
    if effects is None:
        return viewer_frames.answer(room, ID, entry, "it") if seat == viewer else b""
    if any(event.opens(viewer) for event in effects.events):
        return None
    made = viewer_frames.frame(room, entry, effects, viewer, (3, "cd" * 32))
    return made[0] if made else b""


def undo_frames(room: Room, seat: int, viewer: int | None) -> bytes:
    if room.status != "playing":
        return b""
    observe = frame_of(room, Undo(ID), seat, viewer) or b""
    for other in room.humans:
        if room.undo_request and other != seat:
            observe += frame_of(room, AnswerUndo(ID, accept=True), other, viewer) or b""
    return observe


# --- the re-dealt room


def redealt_room(scene: RoomScene, viewer: int | None, chance: FastChance) -> Room:
    """Copy of the room with everything hidden from the viewer dealt again, and without others' sealed answers."""
    room = scene.room
    other = twins.twin_of(room, room.game.redeal(scene.table, viewer, chance))
    if room.jump_in:
        own = {seat: claim for seat, claim in room.jump_in.claims.items() if seat == viewer}
        other.jump_in = JumpInWindow(room.jump_in.opened, room.jump_in.ends, own)
    return other
