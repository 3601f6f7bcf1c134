"""`forno admin top`: how a server is doing, live in a terminal, from the metrics of its processes."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, NamedTuple
from urllib.error import URLError
from urllib.request import urlopen

from cyclopts import Parameter
from rich.console import Console, Group
from rich.live import Live
from rich.table import Table
from rich.text import Text

from forno.core.errors import Unreadable

DEFAULT_SERVER = "http://127.0.0.1:18400"
TIMEOUT_S = 5.0
MAX_REFUSALS_SHOWN = 5

Labels = frozenset[tuple[str, str]]
Samples = dict[tuple[str, Labels], float]
"""Values by the name of the series and its labels."""
Server = Annotated[
    list[str] | None,
    Parameter(help=f"The address of a process's metrics; several for several. [default: {DEFAULT_SERVER}]"),
]


class Scrape(NamedTuple):
    """The metrics of one process at one time."""

    server: str
    at_s: float
    samples: Samples


def top(
    *,
    server: Server = None,
    once: Annotated[bool, Parameter(negative=(), help="Print it once and end.")] = False,
    every: Annotated[float, Parameter(help="Seconds between two looks.")] = 2.0,
) -> None:
    """Show tables, people, latency, queues and tasks of running servers. Ctrl-C ends it."""
    servers = server or [DEFAULT_SERVER]
    console = Console(highlight=False)
    before = {address: scrape(address) for address in servers}
    if once:
        console.print(page(before, {}))
        return
    with Live(page(before, {}), console=console, auto_refresh=False, screen=console.is_terminal) as live:
        while True:
            time.sleep(max(0.2, every))
            now = {address: scrape(address) for address in servers}
            live.update(page(now, before), refresh=True)
            before = now


def scrape(server: str) -> Scrape:
    """Read /metrics of one process. Unreadable if nobody answers there."""
    from prometheus_client.parser import text_string_to_metric_families

    address = server.rstrip("/")
    try:
        with urlopen(f"{address}/metrics", timeout=TIMEOUT_S) as answer:  # noqa: S310
            text = answer.read().decode()
        families = list(text_string_to_metric_families(text))
    except (OSError, URLError, ValueError) as error:
        why = getattr(error, "reason", None) or error
        raise Unreadable(
            f"no metrics here: {why}; name the address of the setting metrics with --server", address
        ) from None
    samples = {
        (sample.name, frozenset(sample.labels.items())): sample.value for one in families for sample in one.samples
    }
    return Scrape(address, time.monotonic(), samples)


def page(now: Mapping[str, Scrape], before: Mapping[str, Scrape]) -> Group:
    """Everything that is shown, a column for each process."""
    table = Table(box=None, pad_edge=False)
    table.add_column("", style="dim", no_wrap=True)
    for address in now:
        table.add_column(Text(address.removeprefix("http://")), justify="right")
    columns = [dict(figures(scraped, before.get(address))) for address, scraped in now.items()]
    for name in dict.fromkeys(name for column in columns for name in column):
        table.add_row(name, *(Text(column.get(name, "")) for column in columns))
    return Group(
        table, Text("latencies and rates are those since the last look, at first since the start", style="dim")
    )


def figures(now: Scrape, before: Scrape | None) -> Iterator[tuple[str, str]]:
    """The figures of one process, each with its name."""
    yield (
        "version",
        ", ".join(by_label(now, "forno_build_info", "version")),
    )
    for status in ("lobby", "playing", "over"):
        yield f"tables, {status}", f"{value(now, 'forno_rooms', status=status):,.0f}"
    yield "people and spectators", f"{value(now, 'forno_connections'):,.0f}"
    yield "commands a second", f"{rate(now, before, 'forno_commands_total'):,.1f}"
    for what, metric in (("a move", "forno_move_seconds"), ("an append", "forno_append_seconds")):
        for share in (0.5, 0.99):
            yield f"{what}, {share:.0%} within", milliseconds(quantile(now, before, metric, share))
    for queue in ("bots", "reviews", "calls", "appends"):
        yield f"waiting, {queue}", f"{value(now, 'forno_queue_length', queue=queue):,.0f}"
    yield "stalls of the event loop", f"{value(now, 'forno_stalls_total'):,.0f}"
    yield "memory", f"{value(now, 'process_resident_memory_bytes') / 2**20:,.0f} MiB"
    yield "processor", f"{rate(now, before, 'process_cpu_seconds_total'):.0%}"
    yield "tasks that are down", ", ".join(down_tasks(now)) or "none"
    refused = sorted(by_label(now, "forno_refusals_total", "rule").items(), key=lambda one: -one[1])
    for rule, count in refused[:MAX_REFUSALS_SHOWN]:
        yield f"refused, {rule}", f"{count:,.0f}"


def value(scraped: Scrape, metric: str, **labels: str) -> float:
    """The sum of the series of a metric that have these labels."""
    wanted = set(labels.items())
    return sum(found for (name, its), found in scraped.samples.items() if name == metric and wanted <= its)


def rate(now: Scrape, before: Scrape | None, metric: str) -> float:
    """The growth of a counter a second, since the look before or else since the start of the process."""
    if before is None:
        began_s = value(now, "process_start_time_seconds")
        span_s = time.time() - began_s if began_s else 0.0
        return value(now, metric) / span_s if span_s > 0 else 0.0
    span_s = now.at_s - before.at_s
    return max(0.0, value(now, metric) - value(before, metric)) / span_s if span_s > 0 else 0.0


def quantile(now: Scrape, before: Scrape | None, metric: str, share: float) -> float | None:
    """The bucket of a histogram within which this share of its observations is, in seconds; None without any."""
    counts = buckets(now, metric)
    earlier = buckets(before, metric) if before else {}
    grown = {bound: count - earlier.get(bound, 0) for bound, count in counts.items()}
    if not grown.get(float("inf")):
        grown = counts  # nothing since the last look: the process's whole time
    total = grown.get(float("inf"), 0)
    return next((bound for bound, count in sorted(grown.items()) if total and count >= share * total), None)


def buckets(scraped: Scrape, metric: str) -> dict[float, float]:
    return {float(bound): count for bound, count in by_label(scraped, f"{metric}_bucket", "le").items()}


def by_label(scraped: Scrape, metric: str, label: str) -> dict[str, float]:
    """The values of a metric by one of its labels."""
    return {dict(labels)[label]: found for (name, labels), found in scraped.samples.items() if name == metric}


def down_tasks(scraped: Scrape) -> Iterable[str]:
    return sorted(task for task, up in by_label(scraped, "forno_task_up", "task").items() if not up)


def milliseconds(seconds: float | None) -> str:
    if seconds is None:
        return "–"
    return "longer" if seconds == float("inf") else f"{seconds * 1000:g} ms"
