from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from forno.core.event import Event, heard
from forno.testing.broken import Broken
from forno.testing.course import Course
from forno.testing.law import law
from forno.testing.worlds import name_of


@law
def memory_is_what_was_heard(course: Course) -> None:
    """A person is shown a part of what a perfect memory keeps, and that is a part of what was heard, in its order."""
    history, chance = course.match.history, course.chance()
    for viewer in course.viewers:
        until = chance.below(len(history) + 1)
        _remember(course, viewer, heard(history[:until], viewer))
    _remember(course, 0, heard(history, 0))


def _remember(course: Course, viewer: int | None, ears: list[Event]) -> None:
    recall = course.game.recall
    perfect = recall(ears, viewer, "perfect")
    person = recall(ears, viewer, "person")
    learner = recall(ears, viewer, "person", open_log=True)
    if not _is_part(perfect, ears) or not _is_part(learner, ears):
        raise Broken(f"{name_of(viewer)} is said to remember what it never heard")
    if not _is_part(person, perfect) or not _is_part(person, learner):
        raise Broken(f"{name_of(viewer)}, a person, is shown more than a perfect memory or an open log keeps")


def _is_part(some: Sequence[Any], whole: Sequence[Any]) -> bool:
    """Are these among the whole, in the same order?"""
    if some == whole:
        return True
    rest = iter(whole)
    return all(any(one is other or one == other for other in rest) for one in some)
