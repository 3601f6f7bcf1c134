"""Prometheus metrics of the server. None of them depends on a hidden card."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

COMMANDS = Counter("forno_commands", "Commands that were decided and are in the log", ["command"])
REFUSALS = Counter("forno_refusals", "Commands refused, by rule", ["rule"])
CONNECTIONS = Gauge("forno_connections", "Connections attached to a room")
ROOMS = Gauge("forno_rooms", "Rooms in memory")
APPEND_SECONDS = Histogram(
    "forno_append_seconds",
    "From handing a row to the store until it is durable",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
)
STALLS = Counter("forno_stalls", "Stalls of the event loop of more than 100 ms")
CALLS = Counter("forno_calls", "Calls to people and webhooks, by kind and outcome", ["kind", "outcome"])
CONNECTIONS_CUT = Counter("forno_connections_cut", "Connections cut by the server, by rule", ["rule"])
BOT_SECONDS = Histogram("forno_bot_seconds", "Time for which bots chose", buckets=(0.001, 0.01, 0.1, 1, 10))
