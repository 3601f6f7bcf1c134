"""A client of the table server, for bots, terminals, tests and programs of your own."""

from forno.client.client import Client, LineState, Seat, Update, events_of
from forno.client.errors import ConnectionLost, RefusedByServer

__all__ = ["Client", "ConnectionLost", "LineState", "RefusedByServer", "Seat", "Update", "events_of"]
