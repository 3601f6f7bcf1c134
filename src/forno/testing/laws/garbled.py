from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from forno.core.chance import Chance
from forno.core.errors import FornoError, Unreadable
from forno.core.position import Position
from forno.testing.broken import Broken
from forno.testing.course import Course
from forno.testing.law import law

JUNK = ("", "no such thing", "-1", "9", "999 unknown", "1, 1, 1", "?", "a=b", "{}", "fast:x")
POSITIONS = 4


@law
def garbled_text_is_unreadable(course: Course) -> None:
    """Text that is no move or no position is refused in one clear line, never with another exception."""
    for text in ("", "no such move", "pass pass 9", *JUNK):
        with suppress(Unreadable):
            move = course.game.read_move(text)
            if course.game.read_move(str(move)) != move:
                raise Broken(f"{text!r} is read as {move!r}, which does not read back")
    for _, position in zip(range(POSITIONS), _garbled(course, course.chance()), strict=False):
        try:
            course.game.set_up(position)
        except FornoError:
            continue
        except Exception as error:
            raise Broken(f"{type(error).__name__}: {error}, when set up from\n{position.text}") from error


def _garbled(course: Course, chance: Chance) -> Iterator[Position]:
    """Positions with one line left out, one value changed, or two values exchanged."""
    whole = course.game.position(course.table).lines
    names = list(whole)
    while True:
        lines, name, other = dict(whole), names[chance.below(len(names))], names[chance.below(len(names))]
        how = chance.below(3)
        if how == 0:
            del lines[name]
        elif how == 1:
            lines[name] = JUNK[chance.below(len(JUNK))]
        else:
            lines[name], lines[other] = lines[other], lines[name]
        yield Position(lines)
