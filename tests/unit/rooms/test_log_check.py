"""A log that was changed is noticed by the hashes in it, also where every entry of it is still legal."""

from __future__ import annotations

import json
from functools import cache

import msgspec
import pytest

from forno.core.chance import FastChance
from forno.server import viewer_frames
from forno.server.history import replay
from forno.server.history.log_check import ChangedEntry, CheckedFold, checked_fold
from forno.server.protocol import RoomSettings
from forno.server.protocol.server_messages import Frame
from forno.server.store.base import Row
from harness.scenes.room import RoomScene

GAMES = ["mamma-mia", "sole-mio", "grande", "plus", "solo"]
MOVES = 40


@cache
def played(game: str) -> tuple[str, list[Row]]:
    scene = RoomScene(game, 3, settings=RoomSettings(jump_in_ms=0))  # windows would be closed beside the log
    scene.play_on(FastChance(5), MOVES)
    return scene.room.name, scene.rows


def changed(row: Row, **fields: object) -> Row:
    """The row with other values in its entry."""
    return msgspec.structs.replace(row, body=json.dumps(json.loads(row.body) | fields).encode())


def with_another_move(game: str) -> tuple[list[Row], int]:
    """The log with another legal move in its middle, and the number of that entry."""
    name, rows = played(game)
    for row in rows[len(rows) // 2 :]:
        entry = json.loads(row.body)
        if entry["command"]["type"] != "play-move":
            continue
        table = replay.fold(name, rows[: row.seq - 1]).table
        assert table is not None
        moves = [json.loads(viewer_frames.encode(move)) for move in table.legal_moves(entry["seat"])]
        others = [move for move in moves if move != entry["command"]["move"]]
        if others:
            other = changed(row, command=entry["command"] | {"move": others[-1]})
            return [*rows[: row.seq - 1], other, *rows[row.seq :]], row.seq
    raise AssertionError("nobody had a choice")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("thorough", [True, False], ids=["all streams", "one stream"])
def test_a_log_as_it_was_written_leads_to_the_same_room(game: str, thorough: bool) -> None:
    name, rows = played(game)
    fold = CheckedFold(name, thorough=thorough)
    room = fold.read(rows)
    assert viewer_frames.encode(viewer_frames.room_view(room)) == viewer_frames.encode(
        viewer_frames.room_view(replay.fold(name, rows))
    )
    assert [seat.head for seat in room.seats] == [seat.head for seat in replay.fold(name, rows).seats]
    assert fold.compared >= MOVES


@pytest.mark.parametrize("game", GAMES)
def test_a_move_that_was_changed_into_another_legal_one_is_noticed_at_once(game: str) -> None:
    rows, seq = with_another_move(game)
    with pytest.raises(ChangedEntry, match="was damaged or changed") as found:
        checked_fold(played(game)[0], rows, thorough=True)
    assert found.value.seq == seq


@pytest.mark.parametrize("game", GAMES)
def test_a_reader_notices_it_too_with_one_stream_of_each_entry(game: str) -> None:
    rows, seq = with_another_move(game)
    with pytest.raises(ChangedEntry) as found:
        checked_fold(played(game)[0], rows)
    assert seq <= found.value.seq <= seq + 3


def test_a_changed_time_is_noticed() -> None:
    name, rows = played("solo")
    late = changed(rows[10], at_ms=json.loads(rows[10].body)["at_ms"] + 1)
    with pytest.raises(ChangedEntry):
        checked_fold(name, [*rows[:10], late, *rows[11:]], thorough=True)


class Reworded(Frame, frozen=True, tag="frame", omit_defaults=False):
    """A frame as another version might send it."""

    wording: int = 2


def test_entries_of_a_server_with_other_frames_are_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    name, rows = played("solo")
    monkeypatch.setattr(viewer_frames, "Frame", Reworded)
    with pytest.raises(ChangedEntry):
        checked_fold(name, rows)
    monkeypatch.setattr(viewer_frames, "FRAME_FORMAT", viewer_frames.FRAME_FORMAT + 1)
    assert checked_fold(name, rows).seq == len(rows)
    unknown = [changed(row, frame_format=0) for row in rows]
    assert CheckedFold(name).read(unknown).seq == len(rows)
