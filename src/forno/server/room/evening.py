"""The evening: the games of a room one after another, their results and the score. (house.evening)"""

from __future__ import annotations

from fractions import Fraction

import msgspec

from forno.server.protocol.base import BotFace, PersonFace
from forno.server.protocol.room_events import GameEnded
from forno.server.protocol.room_settings import Days
from forno.server.protocol.server_messages import SeatResult
from forno.server.room.state import Effects, PastGame, Room


def end_game(room: Room, effects: Effects, *, early: bool = False) -> None:
    """End the game and keep its result. `early`: before its end, so that it has none. Its secret is opened either way.
    (house.fair, house.vote)"""
    room.status = "over"
    room.jump_in = None
    room.clock_started_at = None
    room.covered = False
    room.undo_points = []
    room.undo_request = None
    room.vote = None
    room.games = (*room.games, past_game(room, early=early))
    effects.room_events.append(GameEnded(room.number, early))
    effects.room = effects.game = True


def past_game(room: Room, *, early: bool) -> PastGame:
    """The game at the table, with the people and the bots that hold its seats now."""
    assert room.table is not None
    outcome = None if early else room.game.outcome(room.table)
    seats = tuple(
        SeatResult(
            seat.person_id,
            seat.bot,
            seat.name,
            room.face(number),
            outcome.scores[number] if outcome else None,
            outcome.places[number] if outcome else None,
        )
        for number, seat in enumerate(room.seats)
    )
    former = frozenset(holder.person for holder in room.held)
    return PastGame(room.number, room.game.name, seats, early, bool(room.secret), room.first_seat, former=former)


# --- readiness for the next game


def is_missed(room: Room, person: int) -> bool:
    """Whether others wait for a person who has a seat: in a game and before the next one, unless a decision has days.
    Before the first game only for the host: then others may start. Nobody waits where the table does. (house.absent)
    """
    if room.waits:
        return False
    if room.status == "playing" or room.number > 1 or room.status == "over":
        return not isinstance(room.settings.clock, Days) or (room.status != "playing" and person == room.host)
    return person == room.host


def everybody_is_ready(room: Room) -> bool:
    """Whether the next game can begin: every seat is taken, and everybody there is ready. Somebody must be."""
    if room.status != "lobby" or room.number == 1 or any(seat.is_free for seat in room.seats):
        return False
    present = [seat.person for seat in room.seats if seat.person and not seat.person.away]
    return bool(present) and all(person.ready for person in present)


def note_readiness(room: Room, at_ms: int) -> None:
    """Note since when everybody is ready."""
    room.ready_at = (room.ready_at or at_ms) if everybody_is_ready(room) else 0


def forget_readiness(room: Room) -> None:
    """Clear the readiness of all people: there is another game to be ready for."""
    for person in [*room.people]:
        if person.ready:
            room.change_person(person.id, ready=False)


# --- the score


class Standing(msgspec.Struct):
    """The results of one person, or of all bots of one level."""

    name: str
    face: PersonFace | BotFace | None
    games: int = 0
    wins: Fraction = Fraction(0)
    places: int = 0
    """The sum of the places."""


def standings(room: Room) -> dict[int | str, Standing]:
    """The score of the evening by person or level of bots, the best first. Games that ended early do not count. People
    at the table have the name and the face of today's."""
    found: dict[int | str, Standing] = {}
    here = {person.id: Standing(person.name, person.face) for person in room.people}
    for game in room.games:
        places = [seat.place for seat in game.seats if seat.place is not None]
        for seat in game.seats:
            if seat.place is None:
                continue
            whose = seat.person or seat.bot
            standing = found.setdefault(whose, here.get(seat.person or 0) or Standing(seat.name, seat.face))
            standing.games += 1
            standing.places += seat.place
            if seat.place == 1:
                standing.wins += Fraction(1, places.count(1))
    return dict(sorted(found.items(), key=lambda one: (-one[1].wins, Fraction(one[1].places, one[1].games))))
