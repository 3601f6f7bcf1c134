"""Events, and the part of each that a viewer may hear. Sentences are made at the edge, for each language."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, Self

import msgspec

from forno.core.move import kebab

PUBLIC = None
"""The viewer who sits at no seat: sees what is public and nothing else."""


NOTHING: Final = 0
HAND: Final = 1
HIDDEN: Final = 2
Disclosure = Literal[0, 1, 2]
"""Degrees of disclosure: nothing hidden, cards of the mover's own hand shown by choice, or anything else."""


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=kebab):
    """Public unless it says otherwise."""

    discloses: ClassVar[Disclosure] = HIDDEN
    """For taking a move back: of a game that does not say, all is believed to have been shown. (house.undo)"""

    def heard(self, viewer: int | None) -> Self | None:
        """The event as this viewer may hear it; None if not at all."""
        return self

    def opens(self, viewer: int | None) -> bool:
        """Does it show this viewer a card that was hidden, as the rules want?"""
        return False


def heard(events: list[Event], viewer: int | None) -> list[Event]:
    """The one place where a viewer's events are made."""
    return [told for event in events if (told := event.heard(viewer)) is not None]
