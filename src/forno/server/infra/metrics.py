"""Prometheus metrics of the server. None of them depends on a hidden card, nor on an answer that is sealed.

In a jump-in window nothing is counted that somebody answered, withdrew, or was refused: the window is counted when it
closes, and with it the move that is shown then.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate
from platform import python_implementation, python_version

from prometheus_client import REGISTRY, Counter, Gauge, Histogram, Info, disable_created_metrics
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from forno import version

disable_created_metrics()  # type: ignore[no-untyped-call]
"""The times at which series began are left out: twice as many lines, and nobody reads them."""

QUICK_BUCKETS_S = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1.0, 5.0)


# --- observed in every move by the thread of the event loop alone: prometheus_client's own classes take locks


class QuickHistogram(Collector):
    """A histogram of seconds whose `observe` costs next to nothing."""

    def __init__(self, name: str, about: str) -> None:
        self._name, self._about = name, about
        self._counts = [0] * (len(QUICK_BUCKETS_S) + 1)
        self._sum_s = 0.0
        REGISTRY.register(self)

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(QUICK_BUCKETS_S, seconds)] += 1
        self._sum_s += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        bounds = [*map(str, QUICK_BUCKETS_S), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._about, buckets, self._sum_s)


class CommandCounts(Collector):
    """The commands that were decided and are in the log, by kind, once more than their sender may know of them."""

    def __init__(self) -> None:
        self._counts: Tally[type] = Tally()
        REGISTRY.register(self)

    def add(self, command: type) -> None:
        self._counts[command] += 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        about = "Commands in the log; of a jump-in window the move that it ends with"
        family = CounterMetricFamily("forno_commands", about, labels=["command"])
        for command, count in self._counts.items():
            family.add_metric([command.__name__], count)
        yield family


# --- the metrics

BUILD = Info("forno_build", "The version of Forno, and the Python that runs it")
BUILD.info({"version": version.current(), "python": python_version(), "implementation": python_implementation()})
COMMANDS = CommandCounts()
REFUSALS = Counter("forno_refusals", "Commands, greetings and requests refused, by rule", ["rule"])
RATE_LIMITED = Counter("forno_rate_limited", "Messages and requests above a rate limit, by limit", ["limit"])
CONNECTIONS = Gauge("forno_connections", "Connections attached to a room")
WEBSOCKETS = Gauge("forno_websockets", "Open WebSockets, attached to a room or not yet")
MOVE_SECONDS = QuickHistogram("forno_move_seconds", "From a player's move until its answer, outside jump-in windows")
APPEND_SECONDS = QuickHistogram("forno_append_seconds", "From handing a row to the store until it is durable, likewise")
READ_SECONDS = Histogram(
    "forno_store_read_seconds",
    "From asking the store until it has answered, but for logs",
    buckets=QUICK_BUCKETS_S,
)
REQUEST_SECONDS = Histogram(
    "forno_request_seconds", "From an HTTP request until its answer", buckets=(0.005, 0.02, 0.1, 0.5, 2, 10)
)
QUEUE = Gauge(
    "forno_queue_length", "Work begun and not done: moves of bots on turn, reviews, calls, appends", ["queue"]
)
BOT_QUEUE, REVIEW_QUEUE, CALL_QUEUE = map(QUEUE.labels, ("bots", "reviews", "calls"))
STALLS = Counter("forno_stalls", "Stalls of the event loop of more than 100 ms")
CALLS = Counter("forno_calls", "Calls to people and webhooks, by kind and outcome", ["kind", "outcome"])
REPORTS = Counter("forno_reports", "Reports of players, by reason", ["reason"])
CONNECTIONS_CUT = Counter("forno_connections_cut", "Connections cut by the server, by rule", ["rule"])
TASK_UP = Gauge("forno_task_up", "Whether a long-lived task runs: 1, or 0 after a failure", ["task"])
TASK_FAILURES = Counter("forno_task_failures", "Failures of background tasks, by task", ["task"])
STORE_DAMAGED = Gauge("forno_store_damaged", "Whether damaged data was found in the store since the start: 1 or 0")
ROOM_FAULTS = Counter("forno_room_faults", "Errors of single rooms, by what was being done", ["doing"])
ROOMS_FAULTY = Gauge("forno_rooms_faulty", "Rooms that are stopped by a fault until an operator opens them again")
STORE_WRITABLE = Gauge("forno_store_writable", "Whether the last write to the store succeeded: 1 or 0")
LATE_BOTS = Counter(
    "forno_late_bots", "Moves on turn for which a quicker bot chose, since a search took or waited too long"
)
BOT_SECONDS = Histogram("forno_bot_seconds", "Time for which bots on turn chose", buckets=(0.001, 0.01, 0.1, 1, 10))
BOT_QUESTIONS = Counter("forno_bot_questions", "Bots asked to move or to jump in, whether or not they can", ["what"])


class Appends:
    """Counts appends that are not done: `with APPENDS:`. A gauge of its own would cost as much as the checks of a move,
    so the number is read when metrics are asked for. For the thread of the event loop only."""

    def __init__(self) -> None:
        self.length = 0
        QUEUE.labels("appends").set_function(lambda: self.length)

    def __enter__(self) -> None:
        self.length += 1

    def __exit__(self, *_: object) -> None:
        self.length -= 1


APPENDS = Appends()

STATUSES = ("lobby", "playing", "over", "closed")


class RoomCounts(Collector):
    """The rooms in memory by status, counted when metrics are asked for."""

    def __init__(self) -> None:
        self.statuses: Callable[[], Iterable[str]] = tuple
        """Gives the status of each room; the runtime sets it."""

    def collect(self) -> Iterator[GaugeMetricFamily]:
        family = GaugeMetricFamily("forno_rooms", "Rooms in memory, by status", labels=["status"])
        counts = Tally(self.statuses())
        for status in STATUSES:
            family.add_metric([status], counts[status])
        yield family


ROOMS = RoomCounts()
REGISTRY.register(ROOMS)
