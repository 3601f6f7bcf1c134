"""The alert rules by promtool, and every query of the dashboard in a real Prometheus that scrapes a real server."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from forno.client import Client, RefusedByServer
from forno.server.protocol import StartGame
from harness import CHECKOUT
from harness.players import ScriptedPlayer
from harness.servers import ServerProcess, free_port

PACKAGING = CHECKOUT / "packaging"
DASHBOARD = PACKAGING / "grafana" / "dashboard.py"
ALERTS = PACKAGING / "prometheus" / "alerts.yml"
SILENT = {"forno_calls_total", "forno_connections_cut_total", "forno_rate_limited_total"}
"""Metrics without a series while nobody is called, cut or limited."""
SCRAPE_INTERVAL = "250ms"
WAIT_S = 60.0

needs_promtool = pytest.mark.skipif(not shutil.which("promtool"), reason="promtool is missing: apt install prometheus")
needs_prometheus = pytest.mark.skipif(not shutil.which("prometheus"), reason="there is no prometheus: apt install it")


@needs_promtool
@pytest.mark.parametrize(
    "arguments",
    [("check", "config", "prometheus.yml"), ("check", "rules", "alerts.yml"), ("test", "rules", "alerts_test.yml")],
)
def test_promtool_accepts_the_alert_rules(arguments: tuple[str, ...]) -> None:
    done = subprocess.run(["promtool", *arguments], cwd=ALERTS.parent, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@needs_prometheus
@pytest.mark.asyncio
async def test_every_query_of_dashboard_and_alerts_runs_in_prometheus(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server, prometheus(tmp_path, server) as address:
        async with aiohttp.ClientSession(address) as http:
            await has_series(http, "forno_move_seconds_bucket")  # a rate is seen from the second scrape on
            await play_a_game(server)
            for expression in [*dashboard_queries(), *alert_queries()]:
                await answer(http, expression)
            for expression in dashboard_queries():
                await has_series(http, expression)
            async with http.get("/api/v1/rules") as told:
                groups = (await told.json())["data"]["groups"]
    unhealthy = [rule for group in groups for rule in group["rules"] if rule["health"] == "err"]
    assert unhealthy == []


async def play_a_game(server: ServerProcess) -> None:
    """Play, and ask for a table that does not exist: that is refused."""
    async with Client(server.address) as client:
        host = await client.open("mamma-mia", 3, "Ada")
        await host.do(StartGame, fill="random")
        await ScriptedPlayer(host, 1).play()
        with pytest.raises(RefusedByServer):
            await client.request("GET", "/api/rooms/aaaaaaaaaaaaaaaa")


@contextmanager
def prometheus(folder: Path, server: ServerProcess) -> Iterator[str]:
    """Run a Prometheus that scrapes a server often, with our alert rules; its address."""
    config = folder / "prometheus.yml"
    target = server.metrics_address.removeprefix("http://")
    config.write_text(
        f"global: {{scrape_interval: {SCRAPE_INTERVAL}, evaluation_interval: {SCRAPE_INTERVAL}}}\n"
        f"rule_files: ['{ALERTS}']\n"
        f"scrape_configs: [{{job_name: forno, static_configs: [{{targets: ['{target}']}}]}}]\n"
    )
    port = free_port()
    command = [
        "prometheus",
        f"--config.file={config}",
        f"--storage.tsdb.path={folder / 'series'}",
        f"--web.listen-address=127.0.0.1:{port}",
    ]
    with (folder / "prometheus.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log)
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()


def dashboard() -> dict[str, Any]:
    """Make the dashboard by its command."""
    made: dict[str, Any] = json.loads(subprocess.check_output([sys.executable, "-S", DASHBOARD]))
    return made


def test_each_panel_of_the_dashboard_has_a_place_of_its_own() -> None:
    panels = dashboard()["panels"]
    assert [panel["id"] for panel in panels] == [*range(1, len(panels) + 1)]
    cells = [
        (panel["gridPos"]["x"] + column, panel["gridPos"]["y"] + line)
        for panel in panels
        for column in range(panel["gridPos"]["w"])
        for line in range(panel["gridPos"]["h"])
    ]
    assert len(cells) == len({*cells})
    assert all(column < 24 for column, _ in cells)


def dashboard_queries() -> list[str]:
    """The queries of all panels, for all servers, and those of the variables."""
    targets = [target["expr"] for panel in dashboard()["panels"] for target in panel.get("targets", ())]
    assert len(targets) > 20
    return [one.replace("$instance", ".*").replace("$__rate_interval", "10m") for one in targets]


def alert_queries() -> list[str]:
    return re.findall(r"^ +expr: (.+)$", ALERTS.read_text(encoding="utf-8"), re.MULTILINE)


async def answer(http: aiohttp.ClientSession, expression: str) -> list[Any]:
    """The series of a query, once Prometheus is ready."""
    end = time.monotonic() + WAIT_S
    while True:
        try:
            async with http.get("/api/v1/query", params={"query": expression}) as told:
                text = await told.text()
            if told.status != 503:
                assert told.status == 200, f"{expression}: {text}"
                found: list[Any] = json.loads(text)["data"]["result"]
                return found
        except aiohttp.ClientConnectionError:
            pass
        assert time.monotonic() < end, "Prometheus does not get ready"
        await asyncio.sleep(0.1)


async def has_series(http: aiohttp.ClientSession, expression: str) -> None:
    """Wait until a query finds a number, unless the evening had nothing for it."""
    end = time.monotonic() + WAIT_S
    while not any(name in expression for name in SILENT):
        if any(one["value"][1] != "NaN" for one in await answer(http, expression)):
            return
        assert time.monotonic() < end, f"no series: {expression}"
        await asyncio.sleep(0.1)
