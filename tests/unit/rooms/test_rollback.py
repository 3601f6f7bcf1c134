"""What was applied and did not get into the log leaves no trace."""

from __future__ import annotations

from typing import Any

import pytest

from forno.server import viewer_frames
from forno.server.protocol import PlayMove
from forno.server.room import Room, apply, follow, read_entry
from forno.server.room.undo import take_back
from harness.counts import count
from harness.scenes.room_story import PLAYERS, story

GAMES = ["mamma-mia", "sole-mio", "grande", "plus", "solo"]


def everything(room: Room) -> list[Any]:
    """All that can be seen of a room, and all that cannot."""
    if room.status == "new":
        return []
    seen = [viewer_frames.snapshot(room, viewer, (0, ""), []) for viewer in (None, *range(len(room.seats)))]
    tables = [before.table.state() for before in room.undo_points]
    hidden = [(seat.person, seat.invite, seat.contribution, seat.head) for seat in room.seats]
    return [
        seen,
        tables,
        hidden,
        room.table and room.table.state(),
        room.bank,
        room.clock_started_at,
        room.secret,
        room.seq,
    ]


def traces(game: str) -> int:
    """Go through a whole evening, taking entries back once, all but the most usual: how often does something stay?"""
    room, left, moves = Room("a" * 16), 0, 0
    for row in story(game).rows:
        entry = read_entry(row.body)
        moves += isinstance(entry.command, PlayMove)
        if not isinstance(entry.command, PlayMove) or moves % count(4, 1) == 0:
            before, snapshot = everything(room), room.snapshot()
            apply(room, entry, row.text)
            room.restore(snapshot)
            left += everything(room) != before
        follow(room, entry, row.text)
    assert moves > 50
    return left


@pytest.mark.parametrize("game", GAMES)
def test_a_room_that_goes_back_is_what_it_was(game: str) -> None:
    assert PLAYERS == 3
    assert traces(game) == 0


def test_the_check_sees_what_is_changed_in_place(monkeypatch: pytest.MonkeyPatch) -> None:
    def in_place(room: Room, seat: int, at: int, effects: Any) -> None:
        room.undo_points[-1].table.serial += 1
        take_back(room, seat, at, effects)

    monkeypatch.setattr("forno.server.room.undo.take_back", in_place)
    assert traces("solo") > 0
