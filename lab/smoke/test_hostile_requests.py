"""Hostile requests: no error, no hidden request, nobody kept out; servers that fall short are caught."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from harness.servers import ServerProcess
from lab.attacks import http_requests, malformed_requests
from lab.attacks.malformed_requests import MALFORMED, SMUGGLING
from lab.attacks.malformed_requests import mutate_requests as twisted
from lab.attacks.server_health import exit_violations, log_errors

NO_JSON = b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\n{"
ANSWER_TIMEOUT_S = 30.0
"""Longer than the server waits for the rest of a request."""
LITTLE = {**http_requests.NO_LIMITS, "silence": 6_000}


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for the answers of a busy machine."""
    monkeypatch.setattr(malformed_requests, "ANSWER_TIMEOUT_S", ANSWER_TIMEOUT_S)


@pytest.mark.asyncio
async def test_no_request_breaks_anything(tmp_path: Path) -> None:
    raw = [*SMUGGLING.items(), *MALFORMED.items(), *(("mutated", data) for data in twisted(random.Random(5), 60))]
    with ServerProcess(tmp_path, **LITTLE) as server:
        (seen, wrong), (figures, slow), (cases, odd) = await asyncio.gather(
            http_requests.send_raw_requests(server, raw),
            http_requests.run_slow_requests(server, 24),
            http_requests.run_schemathesis(tmp_path, server, 5, 1, phases="fuzzing", only="/api/qr"),
        )
        assert [*wrong, *slow, *odd, *exit_violations(server), *log_errors(server)] == []
    assert seen["400"] > 50
    assert figures["slow-request latency ratio"] > 0
    assert cases > 3


@pytest.mark.asyncio
async def test_a_server_that_explains_nothing_is_caught(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, mutant="explains_nothing", **LITTLE) as server:
        _, wrong = await http_requests.send_raw_requests(server, [("no JSON", NO_JSON)])
        _, odd = await http_requests.run_schemathesis(tmp_path, server, 5, 1, phases="fuzzing", only="/api/rooms")
        assert any("500" in fault for fault in wrong)
        assert any("erver error" in fault for fault in odd)
        assert log_errors(server)


@pytest.mark.asyncio
async def test_a_server_that_waits_for_ever_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_requests, "SLOW_TIMEOUT_S", 3.0)
    with ServerProcess(tmp_path, mutant="waits_for_ever", **LITTLE | {"silence": 1_000}) as server:
        _, slow = await http_requests.run_slow_requests(server, 8)
    assert slow == ["8 of 8 slow clients were never disconnected"]
