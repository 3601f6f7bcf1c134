"""What the server counts, for Prometheus. Nothing here depends on a hidden card."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

COMMANDS = Counter("forno_commands", "Commands that were decided and are in the log", ["deed"])
REFUSALS = Counter("forno_refusals", "Commands refused, by rule", ["rule"])
LINES = Gauge("forno_lines", "Connections attached to a table")
ROOMS = Gauge("forno_rooms", "Tables in memory")
APPEND_SECONDS = Histogram(
    "forno_append_seconds",
    "From handing a row to the log until it is durable",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
)
STALLS = Counter("forno_stalls", "Times that the event loop stood still for over 100 ms")
CUT = Counter("forno_lines_cut", "Connections that were cut, by rule", ["rule"])
BOT_SECONDS = Histogram("forno_bot_seconds", "How long bots took to choose", buckets=(0.001, 0.01, 0.1, 1, 10))
