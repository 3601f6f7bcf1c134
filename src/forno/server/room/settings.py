"""Settings, sharing, closing, and absence."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from forno.core.errors import Refused
from forno.server.protocol.client_messages import ChangeSettings, CloseRoom, ShareReplay
from forno.server.protocol.room_events import PlayerAway, PlayerBack, RoomClosed
from forno.server.protocol.room_settings import RoomSettings
from forno.server.room.clock import start_clock
from forno.server.room.commands import apply_command, check, need_host, need_person
from forno.server.room.evening import end_game, is_missed
from forno.server.room.hosting import pass_hosting_on
from forno.server.room.log_entry import ExpireRoom, LogEntry, MarkAway, MarkPresent
from forno.server.room.seating import check_options, settle_accepted
from forno.server.room.settling import electors, voices
from forno.server.room.state import COLOURS, Effects, Room, Sender


@check.register
def check_change_settings(command: ChangeSettings, room: Room, sender: Sender) -> None:
    """Accept clock, jump-in window and options before the start, all other changes at any time."""
    need_host(room, sender)
    room.must_be("lobby", "playing", "over")
    if room.status == "lobby":
        check_chosen(room, command.options or {}, sender.seat)
    elif command.options is not None or fixed(command.settings) != fixed(room.settings):
        raise Refused("house.before")


def check_chosen(room: Room, options: Mapping[str, str], seat: int | None) -> None:
    """Accept options that these seats can have, and colours for the own seat and those without a person."""
    settled = room.game.settle_options(options)
    check_options(room.game, len(room.seats), settled)
    if COLOURS not in options:
        return
    wanted = [name.strip() for name in options[COLOURS].split(",")]
    for number, picked in enumerate(room.colours):
        colour = wanted[number] if number < len(wanted) else ""
        if colour != picked and number != seat and room.seats[number].is_human:
            raise Refused("setup.colour", colour=colour or picked)


def fixed(settings: RoomSettings) -> tuple[object, ...]:
    """The settings that stay as they are once the cards are dealt."""
    return settings.clock, settings.jump_in_ms, settings.latency_cap_ms


@apply_command.register
def apply_change_settings(command: ChangeSettings, room: Room, entry: LogEntry, effects: Effects) -> None:
    room.settings = command.settings
    if command.options is not None:
        picked = room.colours
        room.options = settle_accepted(room.game, command.options)
        if COLOURS not in command.options:
            room.set_colours(picked)
    effects.room = True


@check.register
def check_share_replay(command: ShareReplay, room: Room, sender: Sender) -> None:
    """Accept the people of a game that is over. (house.share)"""
    person = need_person(room, sender)
    game = room.past_game(command.number)
    if game is None:
        raise Refused("house.after")
    if person not in game.people:
        raise Refused("house.share")


@apply_command.register
def apply_share_replay(command: ShareReplay, room: Room, entry: LogEntry, effects: Effects) -> None:
    """Share a finished game with everybody once all its people have agreed, or somebody on their device did.
    (house.share, house.hot-seat)"""
    assert entry.person is not None
    agreed = frozenset(person.id for person in room.sharers(entry.person))
    room.games = tuple(
        replace(game, agreed=game.agreed | agreed) if game.number == command.number else game for game in room.games
    )
    effects.room = True


@check.register
def check_close_room(command: CloseRoom, room: Room, sender: Sender) -> None:
    """Accept the host, but with others in a running game only once they have agreed to end it. (house.vote)"""
    need_host(room, sender)
    room.must_be("lobby", "playing", "over")
    others = voices(room, electors(room, None)) - voices(room, {room.host})
    if room.status == "playing" and others:
        raise Refused("house.vote")


@check.register
def check_expire_room(command: ExpireRoom, room: Room, sender: Sender) -> None:
    room.must_be("lobby", "playing", "over")


@apply_command.register(CloseRoom)
@apply_command.register(ExpireRoom)
def apply_close_room(command: CloseRoom | ExpireRoom, room: Room, entry: LogEntry, effects: Effects) -> None:
    if room.status == "playing":
        end_game(room, effects, early=True)
    room.status = "closed"
    effects.room_events.append(RoomClosed())
    effects.room = True


# --- absence


@check.register
def check_mark_away(command: MarkAway, room: Room, sender: Sender) -> None:
    """Accept people who are missed: of the queue at any time, with a seat where others wait for them. (house.absent)"""
    room.must_be("playing", "lobby", "over")
    seat = room.seat_held_by(command.person)
    if room.person(command.person).away or (seat is not None and not is_missed(room, command.person)):
        raise Refused("house.person")


@apply_command.register
def apply_mark_away(command: MarkAway, room: Room, entry: LogEntry, effects: Effects) -> None:
    room.change_person(command.person, away=True)
    seat = room.seat_held_by(command.person)
    if seat is not None:
        room.seats[seat].played = ()
        effects.room_events.append(PlayerAway(seat))
    effects.room = True


@check.register
def check_mark_present(command: MarkPresent, room: Room, sender: Sender) -> None:
    if not room.person(command.person).away:
        raise Refused("house.person")


@apply_command.register
def apply_mark_present(command: MarkPresent, room: Room, entry: LogEntry, effects: Effects) -> None:
    """Give the seat back to its person; the clock of an open decision starts again."""
    room.change_person(command.person, away=False, has_left=False)
    effects.room = True
    seat = room.seat_held_by(command.person)
    pass_hosting_on(room, seat or 0, effects)
    if seat is None:
        return
    if room.status == "playing" and room.clock_started_at is not None and room.playing.seat == seat:
        start_clock(room, entry.at_ms)
        effects.game = True
    effects.room_events.append(PlayerBack(seat))
