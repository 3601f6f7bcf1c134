"""Hostile requests: no error, no hidden request, nobody kept out; servers that fall short are caught."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from forno.server.web import page, pages
from lab.hostile import http
from lab.hostile.mutants import mutated
from lab.hostile.openapi import document
from lab.hostile.requests import SMUGGLED, STRANGE
from lab.hostile.requests import mutated as twisted
from lab.hostile.troubles import complaints, death
from lab.world.served import Served

LITTLE = {**http.OPEN, "silence": 6_000}


@pytest.mark.asyncio
async def test_no_request_breaks_anything(tmp_path: Path) -> None:
    raw = [*SMUGGLED.items(), *STRANGE.items(), *(("mutated", data) for data in twisted(random.Random(5), 60))]
    with Served(tmp_path, **LITTLE) as server:
        (seen, wrong), (figures, slow), (cases, odd) = await asyncio.gather(
            http.thrown(server, raw),
            http.slowly(server, 24),
            http.schemathesis(tmp_path, server, 5, 1, phases="fuzzing", only="/api/qr"),
        )
        assert [*wrong, *slow, *odd, *death(server), *complaints(server)] == []
    assert seen["400"] > 50
    assert figures["dribbled ratio"] > 0
    assert cases > 3


@pytest.mark.asyncio
async def test_a_server_that_explains_nothing_is_caught(tmp_path: Path) -> None:
    with mutated(Served(tmp_path, **LITTLE), "explains_nothing") as server:
        _, wrong = await http.thrown(server, [(name, STRANGE[name]) for name in ("a body that is no zip",)])
        _, odd = await http.schemathesis(tmp_path, server, 5, 1, phases="fuzzing", only="/api/tables")
        assert any("500" in fault for fault in wrong)
        assert any("erver error" in fault for fault in odd)
        assert complaints(server)


@pytest.mark.asyncio
async def test_a_server_that_waits_for_ever_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http, "PATIENCE", 3.0)
    with mutated(Served(tmp_path, **LITTLE | {"silence": 1_000}), "waits_for_ever") as server:
        _, slow = await http.slowly(server, 8)
    assert slow == ["8 of 8 dribblers were never cut off"]


def test_every_route_is_described() -> None:
    described = {(path, method) for path, ways in document({})["paths"].items() for method in ways}
    assert len(described) == len([*pages.routes, *page.routes])
    assert ("/api/tables/{room}/games/{number}/record{form}", "get") in described
