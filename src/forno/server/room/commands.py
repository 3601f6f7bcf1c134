"""Deciding and applying: the two halves of a command. Both are pure but for the room that they are given.

`check` raises the rule that refuses a command; `apply_command` changes the room. Each kind of command registers both.
"""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from forno.core.errors import Refused
from forno.server.room.evening import note_readiness
from forno.server.room.log_entry import (
    LogEntry,
    LoggedCommand,
    LoggedRefusal,
    has_text,
    reference,
    with_text,
    without_text,
)
from forno.server.room.names import new_bot_names
from forno.server.room.settling import settle
from forno.server.room.state import Effects, Room, Sender


@singledispatch
def check(command: Any, room: Room, sender: Sender) -> None:
    """Raise the rule that refuses this command of its sender."""
    raise NotImplementedError(type(command).__name__)


@singledispatch
def check_time(command: Any, room: Room, sender: Sender, at_ms: int) -> None:
    """Raise the rule that refuses this command of its sender at this time; most commands have none."""


@singledispatch
def apply_command(command: Any, room: Room, entry: LogEntry, effects: Effects) -> None:
    """Change the room by a command that was accepted."""
    raise NotImplementedError(type(command).__name__)


def decide(
    room: Room,
    command: LoggedCommand,
    seat: int | None,
    at_ms: int,
    *,
    person: int | None = None,
    secret: str = "",
    rules_version: int = 0,
    reaction_ms: int = 0,
) -> LogEntry:
    """The log entry of this command, with the refusal if a rule refuses it. Its text is replaced by a reference.

    The sender is the person of this seat, or this person of the queue; without either it is a spectator.
    """
    if seat is not None and seat < len(room.seats):
        person = room.seats[seat].person_id
    sender = Sender(seat, person)
    try:
        check(command, room, sender)
        check_time(command, room, sender, at_ms)
    except Refused as refused:
        return LogEntry(at_ms, without_text(command), seat, person, refusal=LoggedRefusal.by(refused))
    logged = with_text(command, reference(room.text_count + 1))
    names = new_bot_names(room, command)
    return LogEntry(at_ms, logged, seat, person, secret, rules_version, reaction_ms, names)


def apply(room: Room, entry: LogEntry, text: str = "") -> Effects:
    """Apply one entry to the room. `text` is the name or the chat of its command, unless that was deleted."""
    effects = Effects()
    if entry.refusal is None:
        people, is_text = room.person_count, has_text(entry.command)
        if is_text:
            room.text_count += 1
            room.texts[reference(room.text_count)] = text
        apply_command(entry.command, room, entry, effects)
        if is_text:
            author = room.person_count if room.person_count > people else entry.person
            room.authors = room.authors | {room.text_count: author or 0}
        settle(room, entry.at_ms, effects)
        note_readiness(room, entry.at_ms)
    room.seq += 1
    room.at = entry.at_ms
    return effects


def follow(room: Room, entry: LogEntry, text: str = "") -> Effects:
    """Apply an entry that was published before, and take the heads of the streams from it."""
    effects = apply(room, entry, text)
    take_heads(room, entry)
    return effects


def take_heads(room: Room, entry: LogEntry) -> None:
    """Set the heads of the seats' streams as they were after an entry."""
    for number, (n, last) in entry.stream_heads.items():
        room.seats[number].n, room.seats[number].hash = n, last


# --- conditions that many commands share


def need_seat(room: Room, sender: Sender) -> int:
    """The sender's seat. Refuse everybody without one. (house.sit)"""
    if sender.seat is None:
        raise Refused("house.sit")
    return sender.seat


def need_person(room: Room, sender: Sender) -> int:
    """The sender, who has a seat or is in the queue. Refuse spectators. (house.sit)"""
    if sender.person is None:
        raise Refused("house.sit")
    return sender.person


def need_host(room: Room, sender: Sender) -> None:
    """Refuse all but the host. (house.host)"""
    if need_person(room, sender) != room.host:
        raise Refused("house.stand-in" if room.host_is_away and sender.seat is not None else "house.host")


def need_host_or_stand_in(room: Room, sender: Sender) -> None:
    """Refuse all but the host; while the host is away, accept anybody with a seat. (house.stand-in)"""
    if need_person(room, sender) == room.host:
        return
    need_seat(room, sender)
    if not room.host_is_away:
        raise Refused("house.host")
