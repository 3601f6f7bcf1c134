"""A client of the table server, for bots, tests and programs of your own."""

from forno.client.client import Client, Seat
from forno.client.errors import ConnectionLost, RefusedByServer

__all__ = ["Client", "ConnectionLost", "RefusedByServer", "Seat"]
