"""Settling after each command: votes are decided or dropped, requests that came to nothing are forgotten, a person who
is left alone on a device has it to themselves, and the game waits for a person who is left alone at the table."""

from __future__ import annotations

from collections.abc import Collection

from forno.server.protocol.room_events import SeatLeft, SeatTaken, VoteFailed
from forno.server.room.clock import uncover
from forno.server.room.evening import end_game
from forno.server.room.hosting import pass_hosting_on
from forno.server.room.state import SUBSTITUTE_LEVEL, Effects, Holder, Person, Room, Seat, Vote
from forno.server.room.turns import ask_anew


def settle(room: Room, at_ms: int, effects: Effects) -> None:
    """Decide the vote if it can be decided, and forget requests for seats that nobody can take over any more."""
    if room.vote:
        settle_vote(room, room.vote, effects)
    for person in room.queue:
        if person.wants is not None and not may_take_over(room, person, person.wants):
            room.change_person(person.id, wants=None)
            effects.room = True
    settle_devices(room, at_ms, effects)
    settle_waiting(room, at_ms, effects)


# --- waiting


def settle_waiting(room: Room, at_ms: int, effects: Effects) -> None:
    """Note whether the game waits: it does while at most one seat is held by a person. Its person is not away, whatever
    happens; once it waits no more, nobody has lost time. (house.absent)"""
    waits = room.status == "playing" and sum(seat.is_held for seat in room.seats) <= 1
    if waits != room.waits:
        room.waits = waits
        effects.room = effects.game = True
        if room.status == "playing" and not waits:
            ask_anew(room, at_ms)
    for number, seat in enumerate(room.seats) if waits else ():
        if seat.is_held and seat.person and seat.person.away:
            room.change_person(seat.person.id, away=False)
            pass_hosting_on(room, number, effects)
            effects.room = True


# --- devices


def settle_devices(room: Room, at_ms: int, effects: Effects) -> None:
    """Forget the device of a person who shares it with nobody any more. A clock that waited for them runs.
    (house.hot-seat)"""
    devices = [person.device for person in room.people]
    for person in [*room.people]:
        if person.device is not None and devices.count(person.device) == 1:
            room.change_person(person.id, device=None)
            effects.room = True
    if room.covered and not room.shares_device(room.playing.seat):
        uncover(room, at_ms, effects)


# --- votes


def electors(room: Room, concerned: int | None) -> set[int]:
    """The people who vote: those with a seat who are there, without the person concerned."""
    seated = (seat.person for seat in room.seats)
    return {person.id for person in seated if person and not person.away and person.id != concerned}


def voices(room: Room, people: Collection[int]) -> set[tuple[int, int]]:
    """The votes that these people have: those who share a device have one. (house.hot-seat)"""
    return {person.voice for person in room.people if person.id in people}


def votes_needed(room: Room, electors: set[int]) -> int:
    """More than half."""
    return len(voices(room, electors)) // 2 + 1


def may_decide_alone(room: Room, vote: Vote) -> bool:
    """Whether the one elector who is left may decide: ending a game anybody, removing a person the host."""
    return vote.kind == "close-game" or vote.by == room.host


def settle_vote(room: Room, vote: Vote, effects: Effects) -> None:
    """Carry a vote out, or drop it, as soon as its outcome is certain."""
    people = electors(room, vote.person)
    needed = votes_needed(room, people)
    votes, against = voices(room, people), voices(room, people & vote.no)
    is_moot = room.status != "playing" or not is_seated(room, vote.by) or not is_seated(room, vote.person or vote.by)
    if is_moot or len(votes - against) < needed or (len(votes) == 1 and not may_decide_alone(room, vote)):
        drop_vote(room, effects)
    elif len(voices(room, people & vote.yes)) >= needed:
        room.vote = None
        room.proposed_at = {person: at for person, at in room.proposed_at.items() if person != vote.by}
        carry_out(room, vote, effects)


def is_seated(room: Room, person: int) -> bool:
    """Whether a person has a seat and has not left it."""
    return any(seat.person and seat.person.id == person and not seat.person.has_left for seat in room.seats)


def drop_vote(room: Room, effects: Effects) -> None:
    """End a vote that failed."""
    room.vote = None
    effects.room = True
    if room.status == "playing":
        effects.room_events.append(VoteFailed())


def carry_out(room: Room, vote: Vote, effects: Effects) -> None:
    if vote.person is None:
        end_game(room, effects, early=True)
        return
    number = room.seat_held_by(vote.person)
    assert number is not None
    give_to_bot(room, number, vote.bot_name, effects)


def give_to_bot(room: Room, number: int, bot_name: str, effects: Effects) -> None:
    """Remove a person from a seat, which a bot plays from now on."""
    seat = room.seats[number]
    room.seats[number] = Seat(bot=SUBSTITUTE_LEVEL, bot_name=bot_name, contribution=seat.contribution)
    if room.undo_request and room.undo_request.seat == number:
        room.undo_request = None
    effects.room_events += [SeatLeft(number, seat.name, removed=True), SeatTaken(number, bot_name)]
    effects.room = effects.game = True
    pass_hosting_on(room, number, effects)


# --- seats that can be taken over


def may_take_over(room: Room, person: Person, number: int) -> bool:
    """Whether a person of the queue could have this seat in the running game: it is a bot's or its person left, and
    they have seen no other hand. (house.take-over)"""
    if room.status != "playing" or room.settings.take_over == "off" or number >= len(room.seats):
        return False
    seat = room.seats[number]
    is_vacant = bool(seat.bot) or (seat.person is not None and seat.person.has_left)
    return is_vacant and has_seen_no_other(room, person, number)


def has_seen_no_other(room: Room, person: Person, number: int) -> bool:
    """Whether a person has held no other seat of this game, nor anybody with the same key."""
    return all(
        holder.seat == number for holder in room.held if holder.person == person.id or holder.lock == person.lock
    )


def note_holders(room: Room) -> None:
    """Remember who has the seats now, and who waits beside them on the same device. A deal begins anew."""
    seated = [(number, seat.person) for number, seat in enumerate(room.seats) if seat.person]
    beside = [(number, one) for one in room.queue for number, person in seated if one.voice == person.voice]
    now = (Holder(person.id, person.lock, number) for number, person in (*seated, *beside))
    room.held = tuple(dict.fromkeys([*room.held, *now]))
