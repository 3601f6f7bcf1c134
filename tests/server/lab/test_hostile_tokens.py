"""Guesses at keys and pages of other sites: refused, all in the same way; servers that give way are caught."""

from __future__ import annotations

import hashlib
import random
import secrets
from base64 import urlsafe_b64encode
from pathlib import Path

import pytest

from forno.client import Client
from harness.servers import ServerProcess
from lab.attacks import key_guessing
from lab.attacks.cross_origin import cross_origin_violations
from lab.attacks.key_statistics import rank_sum_test, weaknesses
from lab.attacks.server_health import log_errors
from tests.server.lab.attempts import is_caught


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


# --- keys


@pytest.mark.parametrize("length", [16, 24])
def test_true_keys_have_no_weakness(length: int) -> None:
    """With a seed: one draw in ten thousand exceeds a limit at one of its places by chance."""
    chance = random.Random(1)
    keys = [urlsafe_b64encode(chance.randbytes(length)).decode().rstrip("=") for _ in range(200)]
    assert weaknesses(keys) == []


@pytest.mark.parametrize(
    ("make", "fault"),
    [
        (lambda number: "A" * 22, "equal"),
        (lambda number: secrets.token_urlsafe(9), "too short"),
        (lambda number: f"{number:022d}", "too frequent"),
        (lambda number: f"{1790000000000 + number}" + secrets.token_urlsafe(8), "at one place"),
        (lambda number: secrets.token_hex(16), "too frequent"),
        (lambda number: hashlib.sha256(b"%d" % (number // 2)).hexdigest()[:21] + "ab"[number % 2], "one before"),
    ],
)
def test_weak_keys_are_noticed(make: object, fault: str) -> None:
    assert callable(make)
    assert any(fault in found for found in weaknesses([make(number) for number in range(200)]))


def test_times_are_compared_by_their_ranks() -> None:
    assert rank_sum_test([3, 4, 5], [0, 1, 2])[0] == 1
    assert rank_sum_test([0, 2, 4, 6], [1, 3, 5, -1])[0] == 0.625
    assert rank_sum_test([*range(100)], [*range(50, 150)])[1] > 5
