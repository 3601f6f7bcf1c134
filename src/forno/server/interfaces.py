"""The border between sockets and rooms: a socket hands over typed messages and gets bytes to send.

`forno.server.runtime` and `forno.server.history` implement the services, sockets implement `Connection`. Neither side
imports the other, so no socket can reach a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from forno.server.infra.client_address import ClientAddress
from forno.server.protocol import AnyCommand, AnyQuery, Hello, OpenRoom, OwnSeat, PlayOn
from forno.server.protocol.calls import Subscription, Unsubscription, Webhook
from forno.server.protocol.moderation import ReportPerson


class Connection(Protocol):
    """One client's connection, as rooms see it."""

    client: ClientAddress
    lang: str

    @property
    def latency_ms(self) -> float | None:
        """Least round trip as measured on this side, never as claimed by the client; None before the first."""

    def note_answer(self, took_ms: float) -> None:
        """Note that something that was sent through this connection was answered after this time."""

    def ping(self) -> None:
        """Ask the device for a sign of life."""

    def send(self, data: bytes) -> None:
        """Send without waiting. A connection that cannot keep up is cut, and its client resumes later."""

    def end(self, data: bytes) -> None:
        """Send a last message and close."""


class Session(Protocol):
    """One connection's attachment to one room as one person or a spectator, from its greeting until `close`.

    Refusals are raised as Refused, an unreachable store as Unavailable.
    """

    async def execute(self, command: AnyCommand, arrived: float) -> list[bytes]:
        """Commit a command; the messages for the sender: its own frame, if it has one, and the answer.

        `arrived` is the monotonic time in seconds at which the command was received.
        """

    async def query(self, query: AnyQuery, arrived: float) -> bytes:
        """Answer a query, which changes nothing."""

    def look(self, looking: bool) -> None:
        """Note whether anybody looks at the page of this connection."""

    def shown(self, n: int) -> None:
        """Note that the frame or the snapshot with this number has been shown."""

    def heard(self) -> None:
        """Note that the device has answered a ping."""

    def close(self) -> None:
        """Detach the connection. Its person stays at the table."""


class RoomService(Protocol):
    """Live rooms. Refusals are raised as Refused, an unreachable store as Unavailable."""

    async def admit(self, network: str = "", room: str = "") -> None:
        """Wait for the next admission of a client of this network; see `runtime.admissions`."""

    async def create_room(self, command: OpenRoom, network: str = "") -> bytes:
        """Create a room for a client of this network; its address. The same command creates it once."""

    async def play_on(self, room: str, number: int, key: str | None, command: PlayOn, network: str = "") -> bytes:
        """Create a room that plays on from a finished game; its address. The same command creates it once."""

    async def forget(self, seats: Sequence[OwnSeat]) -> bytes:
        """Forget the owners of these keys: their names and chat in these rooms."""

    async def connect(self, room: str, hello: Hello, connection: Connection) -> Session:
        """Attach a connection: it is sent the welcome, all that it missed, and every frame from then on."""

    def stop(self) -> None:
        """Say goodbye to every connection."""


class RingKeeper(Protocol):
    """Key rings. Refusals are raised as Refused, an unreachable store as Unavailable."""

    async def read(self, ring: str) -> tuple[int, bytes]:
        """The version of a ring and its bytes; version 0 without bytes, if there is none of this id."""

    async def write(self, ring: str, version: int, body: bytes) -> int:
        """Replace this version of a ring; the new version."""


class CallService(Protocol):
    """Calls to the table. Refusals are raised as Refused, an unreachable store as Unavailable."""

    async def subscribe(self, room: str, key: str | None, subscription: Subscription) -> None:
        """Call this device when the person with this key owes a decision."""

    async def unsubscribe(self, room: str, key: str | None, ended: Unsubscription) -> None:
        """Call this device no more for this person."""

    async def webhook(self, room: str, key: str | None) -> bytes:
        """The webhook of a room, for its host; null if there is none."""

    async def set_webhook(self, room: str, key: str | None, webhook: Webhook | None) -> bytes:
        """Set or remove the webhook of a room, as its host."""


class ReportService(Protocol):
    """Reports of players. Refusals are raised as Refused, an unreachable store as Unavailable."""

    async def report(self, room: str, key: str | None, report: ReportPerson) -> None:
        """Keep the report of the person with this key."""


class AnnouncementService(Protocol):
    """The announcement of the operator."""

    text: str
    """The current one; empty for none."""


class History(Protocol):
    """Reads of the store that change nothing. Refusals are raised as Refused, an unreachable store as Unavailable."""

    async def list_rooms(self) -> bytes:
        """The public list."""

    async def own_tables(self, seats: Sequence[OwnSeat]) -> bytes:
        """These rooms as the owners of these keys see them in a list."""

    async def room(self, name: str, key: str | None = None) -> bytes:
        """One room as anybody with its link, or its person with this key, may see it."""

    async def replay(self, room: str, number: int, viewer: str, key: str | None) -> bytes:
        """A finished game step by step, for `viewer`: `public`, `open` or the number of a seat."""

    async def record(self, room: str, number: int, key: str | None, *, as_json: bool) -> bytes:
        """A finished game in the library's notation, with its proof."""

    async def review(
        self, room: str, number: int, seat: int, known: int, key: str | None, lang: str, network: str
    ) -> bytes:
        """The review of a seat's decisions in a finished game, as far as it is made; the caller knows this many of
        them. `lang` is for the reasons; reviews of one network wait for each other."""
