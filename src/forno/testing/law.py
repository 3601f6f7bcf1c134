"""What a law is: a function that looks at a course and raises Broken, with a docstring that says it."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from forno.testing.errors import Broken
from forno.testing.playthrough import Course

Law = Callable[[Course], None]


def law(check: Law) -> Law:
    """Make a check a law: whatever it raises says where it happened."""

    @wraps(check)
    def checked(course: Course) -> None:
        try:
            check(course)
        except Broken as broken:
            _locate(broken, check, course)
            raise
        except Exception as error:
            crash = Broken(f"{type(error).__name__}: {error}")
            _locate(crash, check, course)
            raise crash from error

    return checked


def _locate(broken: Broken, check: Law, course: Course) -> None:
    broken.law = check.__name__
    broken.meaning = (check.__doc__ or "").partition("\n")[0]
    broken.game = course.game.name
    broken.players = course.players
    broken.seed = course.seed
    broken.options = course.options
    broken.step = course.step
    broken.position = _written(course)


def _written(course: Course) -> str:
    try:
        return course.game.position(course.table).text
    except Exception as error:  # a broken position must not hide the law that is broken
        return f"(cannot be written: {error!r}) {course.table!r}"
