"""A client of the table server, for bots, terminals, tests and programs of your own."""

from forno.client.client import Client, LineState, Seat, Update, events_of
from forno.client.errors import ConnectionLost, RefusedByServer
from forno.client.transport import AiohttpTransport, Response, Socket, Transport, memory_transport

__all__ = [
    "AiohttpTransport",
    "Client",
    "ConnectionLost",
    "LineState",
    "RefusedByServer",
    "Response",
    "Seat",
    "Socket",
    "Transport",
    "Update",
    "events_of",
    "memory_transport",
]
