"""Calls to the table: who is called for which decision, in which words, and when not.

Everything here is made of what everybody at the table knows: the room as the public sees it, and the seat whose time
runs. In a jump-in window nobody's time runs and nobody is called: a call would tell the hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Literal
from zoneinfo import ZoneInfo

import msgspec

from forno.rulebook import LANGUAGES
from forno.rulebook.bundles import say
from forno.server import viewer_frames
from forno.server.protocol.calls import QuietHours
from forno.server.protocol.server_messages import RoomView
from forno.server.room import Room
from forno.server.room.timers import clock_ends

MAX_LIFE_S = 24 * 3600
"""For which a push service keeps a call for a device that it cannot reach."""


class OpenDecision(msgspec.Struct, frozen=True):
    """A decision that a person owes."""

    number: int
    decision: int
    seat: int
    person: int
    """The id of the person who has the seat: after it has changed hands, the new one is called."""

    @property
    def tag(self) -> str:
        return f"{self.number}:{self.decision}"


def open_decision(room: Room) -> OpenDecision | None:
    """The decision that a person owes; None while nobody's time runs, or a bot's. (house.window)"""
    if room.status != "playing" or room.clock_started_at is None:
        return None
    seat = room.playing.seat
    person = room.seats[seat].person
    if person is None or room.seats[seat].plays_itself:
        return None
    return OpenDecision(room.number, room.playing.serial, seat, person.id)


def is_past(room: Room, decision: str) -> bool:
    """Is the decision with this tag no later than the one that the room has come to?"""
    number, serial = map(int, decision.split(":"))
    current = room.playing.serial if room.status == "playing" else 0
    return number < room.number or (number == room.number and (room.status != "playing" or serial <= current))


class CallMessage(msgspec.Struct, frozen=True, tag_field="type", tag="call"):
    """The payload of a call, for the service worker: the words, and where a tap on them leads."""

    room: str
    decision: str
    """`number:decision`: by it a call is withdrawn."""
    title: str
    text: str
    lang: str


class WithdrawalMessage(msgspec.Struct, frozen=True, tag_field="type", tag="withdraw"):
    """The payload that withdraws a call whose decision was answered."""

    room: str
    decision: str


def call_message(room: Room, owed: OpenDecision, lang: str, by: int | None = None) -> bytes:
    """A call in the language of its device; from a seat that nudges, or without one from the table. To a device that
    several people share it names the one who is meant. (house.hot-seat)"""
    view, lang = viewer_frames.named_room(room), lang if lang in LANGUAGES else "en"
    nudger = name_at(view, by)
    meant = name_at(view, owed.seat) if room.shares_device(owed.seat) else ""
    kind = f"{'call-nudge' if nudger else 'call-turn'}{'-shared' if meant else ''}"
    text = say(lang, kind, by=nudger, name=meant)
    people = [name_at(view, seat) for seat in range(len(view.seats)) if seat != owed.seat]
    told = f"{text}\n{say(lang, 'call-people', people=', '.join(filter(None, people)))}"
    return msgspec.json.encode(CallMessage(room.name, owed.tag, game_name(view, lang), told, lang))


def withdrawal_message(room: Room, decision: str) -> bytes:
    return msgspec.json.encode(WithdrawalMessage(room.name, decision))


def life_s(room: Room, now: int) -> int:
    """For how long a call is worth delivering: until the time of its decision runs out."""
    ends = clock_ends(room)
    return MAX_LIFE_S if ends is None else max(0, min(MAX_LIFE_S, (ends - now) // 1000))


# --- what a spectator sees


HookEvent = Literal["started", "turn", "ended", "closed"]


class Notice(msgspec.Struct, frozen=True):
    """One event of a room in words, for a webhook."""

    event: HookEvent
    room: str
    game: str
    number: int
    text: str
    people: tuple[str, ...]
    seat: int | None = None
    name: str = ""
    link: str = ""
    tag: str = ""
    """The same however often it is sent."""


def phase_notice(room: Room, lang: str, link: str) -> Notice | None:
    """The notice of the room's status: a game has started or ended, or the room is closed; None in the lobby."""
    view, lang = viewer_frames.named_room(room), lang if lang in LANGUAGES else "en"
    game, people = game_name(view, lang), names_of(view)
    if view.status == "playing":
        text = say(lang, "call-hook-started", game=game, people=", ".join(people))
        return notice("started", view, text, people, link, f"started:{view.number}")
    if view.status == "over":
        text = say(lang, "call-hook-ended", game=game, result=", ".join(results(room, view)))
        return notice("ended", view, text, people, link, f"ended:{view.number}")
    if view.status == "closed":
        return notice("closed", view, say(lang, "call-hook-closed", game=game), people, link, "closed")
    return None


def turn_notice(room: Room, owed: OpenDecision, lang: str, link: str) -> Notice:
    """The notice that an absent player owes a decision."""
    view, lang = viewer_frames.named_room(room), lang if lang in LANGUAGES else "en"
    name = name_at(view, owed.seat)
    text = say(lang, "call-hook-turn", game=game_name(view, lang), name=name)
    made = notice("turn", view, text, names_of(view), link, f"turn:{owed.tag}")
    return msgspec.structs.replace(made, seat=owed.seat, name=name)


def notice(event: HookEvent, view: RoomView, text: str | None, people: Sequence[str], link: str, tag: str) -> Notice:
    return Notice(event, view.room, view.game, view.number, text or "", tuple(people), link=link, tag=tag)


class _Scores(msgspec.Struct):
    scores: tuple[int, ...] = ()


def results(room: Room, view: RoomView) -> list[str]:
    """The names with their scores, from the public view of the finished game; names alone where it has none."""
    game = viewer_frames.game_views(room, [None], []).get(None)
    outcome = msgspec.json.decode(game.outcome, type=_Scores | None) if game else None
    scores = outcome.scores if outcome else ()
    names = [name_at(view, seat) for seat in range(len(view.seats))]
    return [f"{name} {score}" for name, score in zip(names, scores, strict=True)] if scores else names


def name_at(view: RoomView, seat: int | None) -> str:
    """The name at a seat; empty if it was deleted, since nobody outside knows its reference."""
    name = view.seats[seat].name if seat is not None else ""
    return "" if viewer_frames.is_reference(name) else name


def names_of(view: RoomView) -> list[str]:
    return [name for seat in range(len(view.seats)) if (name := name_at(view, seat))]


def game_name(view: RoomView, lang: str) -> str:
    """The name of the room's game; one of another package keeps the name that it has there."""
    return say(lang, f"game-{view.game}") or view.game


# --- quiet hours


def quiet_until(quiet: QuietHours | None, now: int) -> int | None:
    """The end of the quiet hours that now is in, in milliseconds since 1970; None outside of them."""
    if quiet is None or quiet.begins == quiet.ends:
        return None
    zone = ZoneInfo(quiet.zone)
    here = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone)
    minute = here.hour * 60 + here.minute
    if (minute - quiet.begins) % 1440 >= (quiet.ends - quiet.begins) % 1440:
        return None
    ends = here.replace(hour=quiet.ends // 60, minute=quiet.ends % 60, second=0, microsecond=0)
    if ends <= here:
        ends = (ends.replace(tzinfo=None) + timedelta(days=1)).replace(tzinfo=zone)
    return int(ends.timestamp() * 1000)


def is_zone(name: str) -> bool:
    """Is this the name of a time zone?"""
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return False
    return True
