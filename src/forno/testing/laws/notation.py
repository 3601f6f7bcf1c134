from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from forno.core.event import Event, heard
from forno.testing.broken import Broken
from forno.testing.course import Course
from forno.testing.law import law

encode = msgspec.json.encode


@cache
def _reader(sort: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(sort)


@law
def moves_read_back(course: Course) -> None:
    """Every move, written as text or as JSON, reads back as the same move."""
    read_json = _reader(course.game.move_types).decode
    for move in {move for options in course.all_options() for move in options} - course.read_back:
        if course.game.read_move(str(move)) != move:
            raise Broken(f"`{move}` reads back as {course.game.read_move(str(move))!r}, it was {move!r}")
        if read_json(encode(move)) != move:
            raise Broken(f"{encode(move).decode()} reads back as {read_json(encode(move))!r}, it was {move!r}")
        course.read_back.add(move)


@law
def events_read_back(course: Course) -> None:
    """Every event, as each viewer hears it, written as JSON reads back as the same event."""
    told = list({event: None for events in _heard_by_all(course) for event in events})
    read = _reader(list[course.game.event_types]).decode(encode(told))  # type: ignore[name-defined]
    for event, same in zip(told, read, strict=True):
        if event != same:
            raise Broken(f"{encode(event).decode()} reads back as {same!r}, it was {event!r}")


def _heard_by_all(course: Course) -> Iterator[list[Event]]:
    """What the last move told, truly and as each viewer heard it."""
    yield course.told
    if any(type(event).heard is not Event.heard for event in course.told):
        for viewer in course.viewers:
            yield heard(course.told, viewer)
