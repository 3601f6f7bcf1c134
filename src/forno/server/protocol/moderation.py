"""Bodies of HTTP requests and responses of the operator: a player's report, the server's name and texts."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from forno.server.protocol.base import CommandId, PersonId

ReportReason = Literal["insult", "name", "spam", "cheating", "other"]


class ReportPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A report about a person at one's own table, for the operator of the server alone. Sent by POST to
    /api/rooms/ROOM/reports with the key of a seat or of a place in the queue. (house.report)"""

    id: CommandId
    person: PersonId
    reason: ReportReason
    line: Annotated[str, Meta(max_length=300)] = ""
    """A chat message of that person, word for word."""
    note: Annotated[str, Meta(max_length=500)] = ""
    """The reporter's own words."""


class Instance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The server as its operator presents it. The response to GET /api/instance."""

    name: str
    """Empty where it has none of its own."""
    motd: str
    """The message of the day, for the first page; empty for none."""
    announcement: str
    """A line for everybody, as in the message `announcement`; empty for none."""
    imprint: bool
    """Whether there is a page /imprint."""
    privacy: bool
    """Whether there is a page /privacy."""
