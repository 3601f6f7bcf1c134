"""`forno admin top`, on running servers."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from forno.cli.admin_top import Scrape, buckets, quantile, rate, scrape
from forno.client import Client
from forno.server.protocol import StartGame
from harness.commands import Forno, complaint
from harness.players import ScriptedPlayer
from harness.servers import ServerProcess, free_port

pytestmark = pytest.mark.asyncio


def histogram(at_s: float, **counts: float) -> Scrape:
    """A scrape with buckets, named by their bounds in milliseconds."""
    samples = {
        ("x_bucket", frozenset({("le", "+Inf" if bound == "inf" else str(int(bound[1:]) / 1000))})): count
        for bound, count in counts.items()
    }
    return Scrape("here", at_s, samples)


async def test_a_latency_is_that_since_the_last_look() -> None:
    before, now = histogram(0, _5=100, _50=100, inf=100), histogram(2, _5=101, _50=110, inf=110)
    assert quantile(now, None, "x", 0.5) == 0.005
    assert quantile(now, before, "x", 0.5) == 0.05
    assert quantile(before, before, "x", 0.5) == 0.005
    assert quantile(histogram(0), None, "x", 0.5) is None


async def test_a_running_server_is_shown_once(forno: Forno, tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        async with Client(server.address) as client:
            host = await client.open("mamma-mia", 3, "Ada")
            first = scrape(server.metrics_address)
            await host.do(StartGame, fill="random")
            await ScriptedPlayer(host, 1).play()
            shown = await asyncio.to_thread(
                forno, "admin", "top", "--once", "--server", server.metrics_address, COLUMNS="80"
            )
            assert buckets(scrape(server.metrics_address), "forno_move_seconds")[float("inf")] > 0
            assert rate(scrape(server.metrics_address), first, "forno_commands_total") > 0
    figures = {line[:28].strip(): line[28:].strip() for line in shown.stdout.splitlines()}
    assert figures["tables, over"] == "1"
    assert figures["people and spectators"] == "1"
    assert figures["a move, 99% within"].endswith(("ms", "longer"))
    assert figures["tasks that are down"] == "none"
    assert host.room not in shown.stdout


async def test_a_server_that_does_not_answer_is_one_sentence(forno: Forno) -> None:
    told = await asyncio.to_thread(forno, "admin", "top", "--once", "--server", f"http://127.0.0.1:{free_port()}")
    assert "no metrics here" in complaint(told)
