"""The address of metrics: never that of the page, another for each process, and no reason for a server not to start."""

from __future__ import annotations

import asyncio
import json
import socket
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from structlog.testing import capture_logs

from forno.server.infra.tasks import TaskSet
from forno.server.settings import Settings
from forno.server.web import metrics_listener
from forno.server.web.metrics_listener import MetricsListener
from harness.servers import ServerProcess, free_port

PATHS = ("/metrics", "/cards/metrics", "/metrics?a=b", "/%6Detrics", "//metrics")
TIMEOUT_S = 30


def ask(address: str, path: str = "/metrics", host: str | None = None) -> tuple[int, str]:
    """The status and the text of an answer."""
    line = HTTPConnection(urlsplit(address).netloc, timeout=TIMEOUT_S)
    try:
        line.request("GET", path, headers={} if host is None else {"Host": host})
        answer = line.getresponse()
        return answer.status, answer.read().decode()
    finally:
        line.close()


def test_metrics_are_at_an_address_of_their_own_and_nothing_else_is(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, public="http://localhost/cards/") as server:
        for path in PATHS:
            status, told = ask(server.address, path, "localhost")
            assert (status, json.loads(told)["rule"]) == (404, "wire.path"), path
        status, told = ask(server.metrics_address)
        assert status == 200
        assert "\nforno_connections 0.0\n" in told
        for path in ("/", "/readyz", "/api/rooms"):
            status, told = ask(server.metrics_address, path)
            assert (status, json.loads(told)["rule"]) == (404, "wire.path"), path


@pytest.mark.rule("wire.host")
def test_metrics_are_answered_under_names_that_no_other_site_has(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, public="https://cards.example", host_names=("metrics.lan",)) as server:
        for host in ("127.0.0.1:18400", "[::1]", "localhost", "server:18400", "metrics.lan", "box.local"):
            assert ask(server.metrics_address, host=host)[0] == 200, host
        for host in ("evil.example", "127.0.0.1.evil.example", "metrics.lan.evil.example", "a b"):
            status, told = ask(server.metrics_address, host=host)
            assert (status, json.loads(told)["rule"]) == (421, "wire.host"), host
            assert "evil" not in told


def test_where_the_address_is_taken_the_server_runs_and_one_line_of_its_log_names_it(tmp_path: Path) -> None:
    folders = tmp_path / "one", tmp_path / "two"
    for folder in folders:
        folder.mkdir()
    with ServerProcess(folders[0]) as first:
        taken = first.settings["metrics"]
        with ServerProcess(folders[1], metrics=taken) as second:
            assert ask(second.address, "/readyz") == (200, "ready\n")
            assert ask(first.metrics_address)[0] == 200
        lines = [json.loads(line) for line in second.errors.read_text(encoding="utf-8").splitlines()]
    [line] = [line for line in lines if "metrics" in line["event"]]
    assert (line["level"], line["address"]) == ("warning", taken)
    assert "setting metrics" in line["advice"]


@pytest.mark.asyncio
async def test_an_address_that_becomes_free_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics_listener, "RETRY_S", 0.01)
    with socket.create_server(("127.0.0.1", 0)) as other:
        address = f"127.0.0.1:{other.getsockname()[1]}"
        tasks = TaskSet()
        listener = MetricsListener(Settings(metrics=address), tasks)
        with capture_logs() as logged:
            await listener.start()
            assert listener.retrying is not None
            assert not listener.retrying.done()
            other.close()
            await listener.retrying
    assert [line["event"] for line in logged] == ["metrics are not served yet", "metrics are served"]
    assert (await asyncio.to_thread(ask, f"http://{address}"))[0] == 200
    await listener.close()
    await tasks.close()


@pytest.mark.asyncio
@pytest.mark.parametrize("address", ["127.0.0.1:0", "localhost:0"])
async def test_port_0_is_any_and_the_log_names_it(address: str) -> None:
    listener = MetricsListener(Settings(metrics=address), TaskSet())
    with capture_logs() as logged:
        await listener.start()
    [line] = logged
    assert not line["address"].endswith(":0/metrics")
    assert (await asyncio.to_thread(ask, line["address"].removesuffix("/metrics")))[0] == 200
    await listener.close()


@pytest.mark.asyncio
async def test_without_an_address_nothing_listens(tmp_path: Path) -> None:
    listener = MetricsListener(Settings(metrics=""), TaskSet())
    with capture_logs() as logged:
        await listener.start()
        await listener.close()
    assert logged == []
    port = free_port()
    with ServerProcess(tmp_path, port=port, metrics=f"127.0.0.1:{port}") as server:
        assert ask(server.address, "/readyz")[0] == 200, "the address of the page is taken, too"
