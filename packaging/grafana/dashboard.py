"""Dashboard of Grafana for the metrics of servers, as JSON to import.

    python packaging/grafana/dashboard.py > forno.json

Rows of panels side by side; a panel is a title, a description, the unit, and its queries by their legends. In a query
HERE selects the servers that are chosen above, and RATE is the interval of Grafana. Standard library only.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

COLUMNS = 24
"""Width of Grafana's grid."""
STAT_HEIGHT, SERIES_HEIGHT = 4, 8
SOURCE = {"type": "prometheus", "uid": "${datasource}"}
SERVERS = "label_values(forno_build_info, instance)"


class Panel(NamedTuple):
    title: str
    description: str
    unit: str
    queries: dict[str, str]


def quantile(share: float, metric: str) -> str:
    return f"histogram_quantile({share}, sum by (le) (rate(forno_{metric}_seconds_bucket{{HERE}}[RATE])))"


ROWS: dict[str, list[Panel]] = {
    "Now": [
        Panel("Servers", "Processes that answer.", "short", {"up": 'sum(up{job="forno", HERE})'}),
        Panel(
            "People and spectators",
            "Connections attached to a table.",
            "short",
            {"connected": "sum(forno_connections{HERE})"},
        ),
        Panel("Tables in play", "In memory.", "short", {"playing": 'sum(forno_rooms{status="playing", HERE})'}),
        Panel(
            "Moves a second",
            "Of people and bots; those of a jump-in window when it closes.",
            "short",
            {"moves": 'sum(rate(forno_commands_total{command=~"PlayMove|PlayBotMove", HERE}[RATE]))'},
        ),
        Panel("Slow moves (99%)", "One move in a hundred takes longer.", "s", {"99%": quantile(0.99, "move")}),
        Panel(
            "Versions",
            "More than one: an upgrade is under way.",
            "short",
            {"{{version}} on Python {{python}}": "count by (version, python) (forno_build_info{HERE})"},
        ),
    ],
    "Play": [
        Panel(
            "Tables in memory",
            "A table that nobody uses leaves the memory after a minute.",
            "short",
            {"{{status}}": "sum by (status) (forno_rooms{HERE})"},
        ),
        Panel(
            "Connections",
            "Sockets that are at no table have not greeted yet.",
            "short",
            {
                "{{instance}} at tables": "sum by (instance) (forno_connections{HERE})",
                "{{instance}} sockets": "sum by (instance) (forno_websockets{HERE})",
            },
        ),
        Panel(
            "Commands a second",
            "Commands that entered a log.",
            "ops",
            {"{{command}}": "sum by (command) (rate(forno_commands_total{HERE}[RATE]))"},
        ),
    ],
    "Latency": [
        Panel(
            "A player's move",
            "From arrival to answer, in the server, outside jump-in windows.",
            "s",
            {"half": quantile(0.5, "move"), "95%": quantile(0.95, "move"), "99%": quantile(0.99, "move")},
        ),
        Panel(
            "The store",
            "An append includes the flush to the disk.",
            "s",
            {"99% of appends": quantile(0.99, "append"), "99% of reads": quantile(0.99, "store_read")},
        ),
        Panel(
            "HTTP requests",
            "All routes together.",
            "s",
            {"half": quantile(0.5, "request"), "99%": quantile(0.99, "request")},
        ),
        Panel(
            "Work that waits",
            "Begun and not done.",
            "short",
            {"{{queue}}": "sum by (queue) (forno_queue_length{HERE})"},
        ),
        Panel(
            "Bots' time for a move",
            "Of bots on turn, with the wait for a free process.",
            "s",
            {"half": quantile(0.5, "bot"), "99%": quantile(0.99, "bot")},
        ),
        Panel(
            "Stalls of the event loop",
            "Longer than 100 ms: the machine is too slow or too full.",
            "ops",
            {"{{instance}}": "sum by (instance) (rate(forno_stalls_total{HERE}[RATE]))"},
        ),
    ],
    "Refusals and limits": [
        Panel(
            "Refusals by rule",
            "The ten most frequent.",
            "ops",
            {"{{rule}}": "topk(10, sum by (rule) (rate(forno_refusals_total{HERE}[RATE])))"},
        ),
        Panel(
            "Rate limits reached",
            "Messages and requests above a limit.",
            "ops",
            {"{{limit}}": "sum by (limit) (rate(forno_rate_limited_total{HERE}[RATE]))"},
        ),
        Panel(
            "Connections cut",
            "silence: the client was gone.",
            "ops",
            {"{{rule}}": "sum by (rule) (rate(forno_connections_cut_total{HERE}[RATE]))"},
        ),
        Panel(
            "Calls to people and webhooks",
            "Notifications, by outcome.",
            "ops",
            {"{{kind}} {{outcome}}": "sum by (kind, outcome) (rate(forno_calls_total{HERE}[RATE]))"},
        ),
        Panel("Tasks", "1 while a long-lived task runs.", "short", {"{{task}}": "min by (task) (forno_task_up{HERE})"}),
    ],
    "Machine": [
        Panel(
            "Processor",
            "1 is one core; the process of the server, without its bots.",
            "percentunit",
            {"{{instance}}": 'sum by (instance) (rate(process_cpu_seconds_total{job="forno", HERE}[RATE]))'},
        ),
        Panel(
            "Memory",
            "Resident memory of the server's process.",
            "bytes",
            {"{{instance}}": 'sum by (instance) (process_resident_memory_bytes{job="forno", HERE})'},
        ),
        Panel(
            "File descriptors",
            "Of those that are allowed.",
            "percentunit",
            {"{{instance}}": 'process_open_fds{job="forno", HERE} / process_max_fds{job="forno", HERE}'},
        ),
    ],
}
"""The first row shows numbers, the others their course."""
WIDTHS = {"Play": 8, "Latency": 8, "Machine": 8}
"""Widths of panels, else 4: a row goes on below where it is full."""


def main() -> int:
    sys.stdout.write(json.dumps(dashboard(), indent=1) + "\n")
    return 0


def dashboard() -> dict[str, Any]:
    return {
        "uid": "forno",
        "title": "Forno",
        "tags": ["forno"],
        "schemaVersion": 39,
        "version": 1,
        "editable": True,
        "refresh": "30s",
        "time": {"from": "now-6h", "to": "now"},
        "timezone": "browser",
        "graphTooltip": 1,
        "templating": {"list": [*variables()]},
        "annotations": {"list": []},
        "panels": [dict(panel, id=number) for number, panel in enumerate(panels(), start=1)],
    }


def variables() -> Iterator[dict[str, Any]]:
    """Give the two choices at the top: the source of data, and servers."""
    yield {"name": "datasource", "label": "Prometheus", "type": "datasource", "query": "prometheus", "current": {}}
    yield {
        "name": "instance",
        "label": "Server",
        "type": "query",
        "datasource": SOURCE,
        "query": {"query": SERVERS, "refId": "instances"},
        "definition": SERVERS,
        "refresh": 2,
        "includeAll": True,
        "multi": True,
        "allValue": ".*",
        "current": {"text": "All", "value": "$__all"},
    }


def panels() -> Iterator[dict[str, Any]]:
    """Give the headings of rows and the panels, with their places in the grid."""
    top = 0
    for title, row in ROWS.items():
        yield {"type": "row", "title": title, "collapsed": False, "gridPos": place(0, top, COLUMNS, 1), "panels": []}
        top += 1
        is_stat, width, left = top == 1, WIDTHS.get(title, 4), 0
        height = STAT_HEIGHT if is_stat else SERIES_HEIGHT
        for panel in row:
            if left + width > COLUMNS:
                left, top = 0, top + height
            yield drawn(panel, place(left, top, width, height), is_stat=is_stat)
            left += width
        top += height


def place(left: int, top: int, width: int, height: int) -> dict[str, int]:
    return {"h": height, "w": width, "x": left, "y": top}


def drawn(panel: Panel, grid: dict[str, int], *, is_stat: bool) -> dict[str, Any]:
    stat = {
        "reduceOptions": {"calcs": ["lastNotNull"]},
        "textMode": "value_and_name" if "{{" in next(iter(panel.queries)) else "auto",
    }
    series = {
        "legend": {"displayMode": "list", "placement": "bottom"},
        "tooltip": {"mode": "multi", "sort": "desc"},
    }
    return {
        "type": "stat" if is_stat else "timeseries",
        "title": panel.title,
        "description": panel.description,
        "datasource": SOURCE,
        "gridPos": grid,
        "targets": [
            target(letter, legend, query, is_instant=is_stat)
            for letter, (legend, query) in zip("ABCD", panel.queries.items(), strict=False)
        ],
        "fieldConfig": {"defaults": {"unit": panel.unit, "min": 0}, "overrides": []},
        "options": stat if is_stat else series,
    }


def target(letter: str, legend: str, query: str, *, is_instant: bool) -> dict[str, Any]:
    expression = query.replace("HERE", 'instance=~"$instance"').replace("RATE", "$__rate_interval")
    found = {"refId": letter, "datasource": SOURCE, "expr": expression, "legendFormat": legend}
    return found | {"instant": True} if is_instant else found


if __name__ == "__main__":
    sys.exit(main())
