"""The one place where bytes for a viewer are made. It names what is shown; nothing else leaves a room.

A viewer is a seat, or the public (None). Every frame, state, answer and replay that is sent was made here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from operator import is_
from typing import Any

import msgspec

from forno.bots import Reason
from forno.core.event import Event, heard
from forno.core.move import Move
from forno.fairness import DealSecret
from forno.rulebook import LANGUAGES, hint
from forno.server.http_responses import ListedTable
from forno.server.protocol.refusals import refusal
from forno.server.protocol.room_events import AnyNews, Said
from forno.server.protocol.server_messages import (
    Advice,
    Chair,
    ClockView,
    Done,
    Fine,
    Frame,
    GameView,
    Here,
    RoomView,
    State,
    UndoView,
    Welcome,
    WindowView,
)
from forno.server.room.log_entry import Entry, Head
from forno.server.room.state import Happened, Room
from forno.server.room.timers import clock_ends

_encoder = msgspec.json.Encoder()
encode = _encoder.encode
NOBODY: Head = (0, "")
AnyViewer = int | None
"""A seat, or the public."""


def raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(encode(value))


NO_OPTIONS = raw([])


# --- the stream


def next_hash(prev: str, frame: bytes) -> str:
    """The chain: each hash is of the hash before and of the frame's bytes."""
    return sha256(bytes.fromhex(prev) + frame).hexdigest()


def frame(room: Room, entry: Entry, happened: Happened, viewer: int | None, head: Head) -> tuple[bytes, Head] | None:
    """What a viewer is told of an entry, after those frames that it has; None if nothing."""
    return frames(room, entry, happened, {viewer: head}).get(viewer)


def frames(
    room: Room, entry: Entry, happened: Happened, heads: Mapping[AnyViewer, Head]
) -> dict[AnyViewer, tuple[bytes, Head]]:
    """What each of these viewers is told of an entry, and where its stream stands then."""
    shown = room_view(room) if happened.room else None
    told = [viewer for viewer in heads if happened.game and happened.only in (None, viewer)]
    games = game_views(room, told, happened.events)
    made: dict[AnyViewer, tuple[bytes, Head]] = {}
    for viewer, (n, prev) in heads.items():
        news = tuple(piece for piece in happened.news if hears(room, piece, viewer)) if happened.news else ()
        game = games.get(viewer)
        if news or shown or game:
            data = encode(Frame(n + 1, prev, room.seq, entry.at, news, shown, game))
            made[viewer] = data, (n + 1, next_hash(prev, data))
    return made


def hears(room: Room, piece: AnyNews, viewer: int | None) -> bool:
    """Public news, one's own, and the talk of whom one wants to hear."""
    if piece.only is not None:
        return piece.only == viewer
    return not (isinstance(piece, Said) and viewer is not None and piece.seat in room.seats[viewer].muted)


def state(room: Room, viewer: int | None, head: Head, past: list[Event]) -> bytes:
    """The table as it is now, with what the viewer may be shown of the past."""
    game = game_views(room, [viewer], past).get(viewer) if room.table else None
    return encode(State(head[0], head[1], room.seq, room_view(room), game))


# --- the table


def room_view(room: Room) -> RoomView:
    return RoomView(
        room=room.room,
        game=room.game.name,
        rules=room.rules or room.game.rules_version,
        options=room.options,
        settings=room.settings,
        status=room.status,  # type: ignore[arg-type]
        number=room.number,
        host=room.host,
        chairs=tuple(
            Chair(seat.name, seat.bot, seat.away, bool(seat.invite), seat.words is not None, seat.shares)
            for seat in room.seats
        ),
        commitment=DealSecret(bytes.fromhex(room.secret)).commitment,
        shared=room.number in room.shared,
    )


def list_card(room: Room) -> bytes:
    """The room as anybody may see it in the public list."""
    view, settings = room_view(room), room.settings
    watched, options = settings.spectators, room.options
    return encode(
        ListedTable(room.room, view.game, view.status, room.number, settings.locked, watched, options, view.chairs)
    )


# --- the game


def game_views(room: Room, viewers: Sequence[AnyViewer], events: list[Event]) -> dict[AnyViewer, GameView]:
    """The game as each of these viewers may know it. What is the same for all is made once."""
    table = room.table
    if table is None or not viewers:
        return {}
    asks = not table.is_over and room.status == "playing"
    decision = table.serial if asks else None
    clock = ClockView(table.seat if asks and room.asked is not None else None, clock_ends(room), tuple(room.bank))
    undo = UndoView(room.wish.seat, tuple(sorted(room.wish.agreed))) if room.wish else None
    outcome = raw(room.game.outcome(table)) if table.is_over else None
    whole = raw(events)
    return {
        viewer: GameView(
            room.number,
            decision,
            events_for(viewer, events, whole),
            raw(view),
            options(room, viewer) if asks else NO_OPTIONS,
            clock,
            window_view(room, viewer),
            undo,
            outcome,
        )
        for viewer, view in zip(viewers, room.game.views(table, viewers), strict=True)
    }


def events_for(viewer: AnyViewer, events: list[Event], whole: msgspec.Raw) -> msgspec.Raw:
    """What this viewer hears. Where that is everything, as it is, it has been written already."""
    told = heard(events, viewer)
    if len(told) == len(events) and all(map(is_, told, events)):
        return whole
    return raw(told)


def options(room: Room, viewer: int | None) -> msgspec.Raw:
    """What the viewer may do now; nothing once it has answered."""
    if viewer is None or (room.window and viewer in room.window.claims):
        return NO_OPTIONS
    return raw(room.playing.legal_moves(viewer))


def window_view(room: Room, viewer: int | None) -> WindowView | None:
    """Sealed answers are shown to nobody but whose they are."""
    if room.window is None:
        return None
    claim = room.window.claims.get(viewer) if viewer is not None else None
    return WindowView(room.window.ends, raw(claim.move) if claim else None)


# --- answers, and remarks that are in no stream


def answer(command: str, seq: int, entry: Entry, lang: str) -> bytes:
    """Done, or the rule that refused: the same for the same command, for ever."""
    if entry.refused is None:
        return encode(Done(command, seq))
    return refusal(command, entry.refused.refused, lang)


def fine(command: str) -> bytes:
    return encode(Fine(command))


def advice(room: Room, command: str, move: Move, reason: Reason, lang: str) -> bytes:
    """A hint, for nobody but the seat that asked and whose sight it was made from."""
    said = why(reason, [seat.name for seat in room.seats], lang)
    return encode(Advice(command, raw(move), said, reason.name, reason.values))


def why(reason: Reason, names: Sequence[str], lang: str) -> str:
    """A bot's reason in one sentence, to the one whose move it would be."""
    seat = reason.values.get("seat")
    named = {"name": names[seat]} if isinstance(seat, int) else {}
    return hint(reason.name, {**reason.values, **named}, lang if lang in LANGUAGES else "en")


def welcome(version: int, seat: int | None, now: int) -> bytes:
    return encode(Welcome(version, seat, now))


def here(present: list[bool], watching: int) -> bytes:
    return encode(Here(tuple(present), watching))
