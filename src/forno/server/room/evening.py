"""The evening: the games of a room one after another, and their results. (house.evening)"""

from __future__ import annotations

from forno.server.protocol.room_events import GameEnded
from forno.server.room.state import Effects, PastGame, PastSeat, Room


def end_game(room: Room, effects: Effects, *, early: bool = False) -> None:
    """End the game and keep its result. `early`: before its end, so that it has none. Its secret is opened either way.
    (house.fair, house.vote)"""
    room.status = "over"
    room.jump_in = None
    room.clock_started_at = None
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
        PastSeat(
            seat.person_id,
            seat.bot,
            seat.name,
            room.face(number),
            outcome.scores[number] if outcome else None,
            outcome.places[number] if outcome else None,
        )
        for number, seat in enumerate(room.seats)
    )
    return PastGame(room.number, room.game.name, seats, early, sealed=bool(room.secret))
