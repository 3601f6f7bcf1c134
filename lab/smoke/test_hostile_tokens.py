"""Guesses at keys and pages of other sites: refused, all in the same way; servers that give way are caught."""

from __future__ import annotations

from pathlib import Path

import pytest

from forno.client import Client
from harness.servers import ServerProcess
from lab.attacks import key_guessing
from lab.attacks.cross_origin import cross_origin_violations
from lab.attacks.server_health import log_errors
from lab.smoke.attempts import is_caught


@pytest.mark.asyncio
async def test_no_guessed_key_and_no_foreign_origin_is_accepted(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        outcome = await key_guessing.guess_keys(server, 200, 1, 20)
        assert [*outcome.violations, *await foreign(server), *log_errors(server)] == []
    assert outcome.counts["guesses"] == 200
    assert outcome.counts["owner reconnects"] > 0


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("mutant", "fault"),
    [
        ("strangers_stay", "got"),
        ("compares_letter_by_letter", "takes longer to refuse"),
        ("locks_after_wrong_keys", "locked out"),
    ],
)
async def test_a_server_that_accepts_guessed_keys_is_caught(mutant: str, fault: str, tmp_path: Path) -> None:
    async def attempt(folder: Path) -> bool:
        with ServerProcess(folder, mutant=mutant) as server:
            outcome = await key_guessing.guess_keys(server, 40, 1, 30)
        return any(fault in found for found in outcome.violations)

    assert await is_caught(tmp_path, attempt)


@pytest.mark.asyncio
async def test_a_server_that_accepts_foreign_origins_is_caught(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, mutant="no_origin_check") as server:
        faults = await foreign(server)
    for way_in in ("GET /ws: 101", "POST /api/rooms: 200", "POST /api/qr: 200", "PUT /api/rings: 204"):
        assert any(way_in in fault for fault in faults)


async def foreign(server: ServerProcess) -> list[str]:
    async with Client(server.address) as client:
        room = (await client.open("solo", 2, "Anna")).room
    return await cross_origin_violations(server.address, room)
