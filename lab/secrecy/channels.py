"""Everything by which a viewer might tell a re-deal from the truth, one thing at a time, as the server makes it.

What is compared for every re-deal: the state, what a hint and a bot would be made from, and what is told of a move
and of taking it back. The rest takes turns: a few of the other things at each position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from forno.core.chance import FastChance
from forno.core.errors import Refused
from forno.core.event import Event
from forno.server import telling
from forno.server.protocol import Act, Agree, Hint, Say, TakeBack, Why
from forno.server.room import GoAway, Room
from forno.server.room.room import Window
from forno.server.rooms import card
from forno.server.thinking import sight_of
from tests.server import twins
from tests.server.rooms.scene import Scene

Channel = Callable[[Room], bytes | None]
"""What a viewer gets of a room; None if this cannot be asked of this one."""
ID = "0" * 32
NOT_WORDS = ({"move": "jump"}, {"move": "put", "kind": 99}, 7, None, "")
WATCHING = (7, "ab" * 32)


class Sort(msgspec.Struct, frozen=True):
    """All channels of one viewer at one position."""

    always: dict[str, Channel]
    in_turn: dict[str, Channel]
    seldom: dict[str, Channel]


def channels(scene: Scene, viewer: int | None, chance: FastChance) -> Sort:
    """The channels of a viewer here."""
    always: dict[str, Channel] = {"state": lambda room: state(room, viewer)}
    in_turn: dict[str, Channel] = {
        "the list of tables": card,
        "timers": lambda room: telling.encode(twins.room_alarms(room)),
        "who is here": lambda room: telling.here([True] * len(room.seats), 1),
        "talk": lambda room: twins.frame_after(room, Say(ID, text="what have you got?"), viewer or 0, viewer),
        "absence": lambda room: twins.frame_after(room, GoAway(room.playing.seat), None, viewer),
        "a disk that fails": lambda room: twins.unwritten(room, viewer),
    }
    seldom: dict[str, Channel] = {}
    if viewer is not None:
        always["sight"] = lambda room: sight(room, viewer)
        in_turn |= answers(scene, viewer)
        seldom["a hint"] = hint(scene, viewer)
    always["a move, and taking it back"] = moved(scene, viewer, chance)
    return Sort(always, in_turn, seldom)


def state(room: Room, viewer: int | None, past: list[Event] | None = None) -> bytes:
    """What somebody gets who comes back: the room, the view, the options, the clock."""
    return telling.state(room, viewer, WATCHING if viewer is None else room.seats[viewer].head, past or [])


def sight(room: Room, viewer: int) -> bytes:
    """What bots and hints are made from, and nothing else."""
    seen = sight_of(room, viewer, jumping=viewer != room.playing.seat)
    return telling.encode(seen) if seen else b"nothing"


def hint(scene: Scene, viewer: int) -> Channel:
    asked = Hint(ID, scene.room.number, scene.table.serial)
    return lambda room: twins.wonder(room, asked, viewer)


def answers(scene: Scene, viewer: int) -> dict[str, Channel]:
    """What a seat is told of anything that it may try, sensible or not, in time or late."""
    found: dict[str, Channel] = {}
    for deed in (TakeBack(ID), Agree(ID, yes=True)):
        found[f"the answer to {type(deed).__name__}"] = answer(deed, viewer)
    own = [str(move) for move in scene.table.options(viewer)[:3]]
    for move in (*twins.PROBES, *own, *NOT_WORDS):
        for late in (0, 1):
            act = Act(ID, scene.room.number, scene.table.serial - late, telling.raw(move))
            found[f"the answer to {move!r}, {late} late"] = answer(act, viewer)
            found[f"why {move!r} would be refused, {late} late"] = why(act, viewer)
    return found


def answer(deed: Any, viewer: int) -> Channel:
    return lambda room: twins.answer(room, deed, viewer)


def why(act: Act, viewer: int) -> Channel:
    return lambda room: twins.wonder(room, Why(ID, act.number, act.decision, act.move), viewer)


# --- what is told of a move


def moved(scene: Scene, viewer: int | None, chance: FastChance) -> Channel:
    """Somebody moves and takes it back if that can be, the others agreeing. None if the move is not possible in this
    world, or opens to the viewer what it did not know."""
    options = scene.table.options()
    move, seat = options[chance.below(len(options))], scene.table.seat
    act = Act(ID, scene.room.number, scene.table.serial, telling.raw(move))

    def told(room: Room) -> bytes | None:
        assert room.table is not None
        trial = twins.twin_of(room, room.table)
        trial.window = None
        try:
            trial.playing.check(move, seat)
        except Refused:
            return None
        first = frame(trial, act, seat, viewer)
        return None if first is None else first + taken_back(trial, seat, viewer)

    return told


def frame(room: Room, deed: Any, seat: int | None, viewer: int | None) -> bytes | None:
    """What the viewer is told of a deed; None if it opens something."""
    entry, happened = twins.do(room, deed, seat)
    if happened is None:
        return telling.answer(ID, 1, entry, "it") if seat == viewer else b""
    if any(event.opens(viewer) for event in happened.events):
        return None
    made = telling.frame(room, entry, happened, viewer, (3, "cd" * 32))
    return made[0] if made else b""


def taken_back(room: Room, seat: int, viewer: int | None) -> bytes:
    if room.status != "playing":
        return b""
    told = frame(room, TakeBack(ID), seat, viewer) or b""
    for other in room.humans:
        if room.wish and other != seat:
            told += frame(room, Agree(ID, yes=True), other, viewer) or b""
    return told


# --- the other world


def twin(scene: Scene, viewer: int | None, chance: FastChance) -> Room:
    """The room as it could be as well: what is hidden is dealt anew, and others' sealed answers are not given."""
    room = scene.room
    other = twins.twin_of(room, room.game.redeal(scene.table, viewer, chance))
    if room.window:
        own = {seat: claim for seat, claim in room.window.claims.items() if seat == viewer}
        other.window = Window(room.window.opened, room.window.ends, own)
    return other
