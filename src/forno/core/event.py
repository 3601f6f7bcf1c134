"""What happened, and who may hear what of it. Words are made at the edge, for each language."""

from __future__ import annotations

from typing import Self

import msgspec

from forno.core.move import kebab

PUBLIC = None
"""The viewer who sits at no seat: sees what is public and nothing else."""


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=kebab):
    """Public unless it says otherwise."""

    def heard(self, viewer: int | None) -> Self | None:
        """The event as this viewer may hear it; None if not at all."""
        return self

    def opens(self, viewer: int | None) -> bool:
        """Does it show this viewer a card that was hidden, as the rules want?"""
        return False


def heard(events: list[Event], viewer: int | None) -> list[Event]:
    """The one place where a viewer's events are made."""
    return [told for event in events if (told := event.heard(viewer)) is not None]
