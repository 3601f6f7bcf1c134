"""The one place where bytes for a viewer are made. It names what is shown; nothing else leaves a room.

A viewer is a seat, or the public (None). Every frame, state, answer and replay that is sent was made here.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from forno.core.errors import Refused
from forno.core.event import Event, heard
from forno.fairness import Fair
from forno.rulebook import LANGUAGES, refusal
from forno.server.protocol.news import AnyNews, Said
from forno.server.protocol.told import (
    Bye,
    Chair,
    ClockView,
    Done,
    Frame,
    GameView,
    Here,
    Refusal,
    RoomView,
    State,
    UndoView,
    Welcome,
    WindowView,
)
from forno.server.room.entry import Declined, Entry, Head
from forno.server.room.room import Happened, Room
from forno.server.room.times import clock_ends

_encoder = msgspec.json.Encoder()
encode = _encoder.encode
NOBODY: Head = (0, "")


def raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(encode(value))


NO_OPTIONS = raw([])


# --- the stream


def next_hash(prev: str, frame: bytes) -> str:
    """The chain: each hash is of the hash before and of the frame's bytes."""
    return sha256(bytes.fromhex(prev) + frame).hexdigest()


def frame(room: Room, entry: Entry, happened: Happened, viewer: int | None, head: Head) -> tuple[bytes, Head] | None:
    """What a viewer is told of an entry, after those frames that it has; None if nothing."""
    news = tuple(piece for piece in happened.news if hears(room, piece, viewer))
    shows_game = happened.game and happened.only in (None, viewer)
    if not (news or happened.room or shows_game):
        return None
    n, prev = head
    told = Frame(
        n=n + 1,
        prev=prev,
        seq=room.seq,
        at=entry.at,
        news=news,
        room=room_view(room) if happened.room else None,
        game=game_view(room, viewer, heard(happened.events, viewer)) if shows_game else None,
    )
    data = encode(told)
    return data, (n + 1, next_hash(prev, data))


def frames(room: Room, entry: Entry, happened: Happened) -> tuple[dict[int, bytes], dict[int, Head]]:
    """The frames of all people at the table, and where their streams stand after them."""
    made, heads = {}, {}
    for number in room.humans:
        seat = room.seats[number]
        if told := frame(room, entry, happened, number, (seat.n, seat.hash)):
            made[number], heads[number] = told
            seat.n, seat.hash = heads[number]
    return made, heads


def hears(room: Room, piece: AnyNews, viewer: int | None) -> bool:
    """Public news, one's own, and the talk of whom one wants to hear."""
    if piece.only is not None:
        return piece.only == viewer
    return not (isinstance(piece, Said) and viewer is not None and piece.seat in room.seats[viewer].muted)


def state(room: Room, viewer: int | None, head: Head, past: list[Event]) -> bytes:
    """The table as it is now, with what the viewer may be shown of the past."""
    game = game_view(room, viewer, past) if room.table else None
    return encode(State(head[0], head[1], room.seq, room_view(room), game))


# --- the table


def room_view(room: Room) -> RoomView:
    return RoomView(
        room=room.room,
        game=room.game.name,
        rules=room.rules or room.game.rules,
        options=room.options,
        settings=room.settings,
        status=room.status,  # type: ignore[arg-type]
        number=room.number,
        host=room.host,
        chairs=tuple(
            Chair(seat.name, seat.bot, seat.away, bool(seat.invite), seat.words is not None, seat.shares)
            for seat in room.seats
        ),
        commitment=Fair(bytes.fromhex(room.secret)).commitment,
        shared=room.status == "over" and room.is_shared,
    )


# --- the game


def game_view(room: Room, viewer: int | None, events: list[Event]) -> GameView:
    table = room.table
    assert table is not None
    asks = not table.is_over and room.status == "playing"
    return GameView(
        number=room.number,
        decision=table.serial if asks else None,
        events=raw(events),
        view=raw(room.game.view(table, viewer)),
        options=options(room, viewer) if asks else NO_OPTIONS,
        clock=ClockView(table.seat if asks and room.asked is not None else None, clock_ends(room), tuple(room.bank)),
        window=window_view(room, viewer),
        undo=UndoView(room.wish.seat, tuple(sorted(room.wish.agreed))) if room.wish else None,
        outcome=raw(room.game.outcome(table)) if table.is_over else None,
    )


def options(room: Room, viewer: int | None) -> msgspec.Raw:
    """What the viewer may do now; nothing once it has answered."""
    if viewer is None or (room.window and viewer in room.window.claims):
        return NO_OPTIONS
    return raw(room.playing.options(viewer))


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
    return refuse(command, entry.refused, lang)


def refuse(command: str | None, declined: Declined, lang: str) -> bytes:
    return encode(Refusal(command, declined.rule, declined.values, words(declined, lang)))


def words(declined: Declined, lang: str) -> str:
    return refusal(Refused(declined.rule, **declined.values), lang if lang in LANGUAGES else "en")


def welcome(version: int, seat: int | None, now: int) -> bytes:
    return encode(Welcome(version, seat, now))


def here(present: list[bool], watching: int) -> bytes:
    return encode(Here(tuple(present), watching))


def bye(rule: str, lang: str) -> bytes:
    return encode(Bye(rule, words(Declined(rule), lang)))
