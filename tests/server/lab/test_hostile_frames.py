"""Hostile frames: nothing breaks, and who plays goes on; a server that trusts what it reads is caught."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from forno.server.web.websocket import read
from harness.servers import ServerProcess
from lab.attacks import fuzz
from lab.attacks.fuzz_connection import ANSWER
from lab.attacks.malformed_frames import MALFORMED
from lab.attacks.message_mutator import MessageMutator
from lab.attacks.message_schema import generate_messages


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "CALM_S", 0.6)
    monkeypatch.setattr(fuzz, "SCHEMA_MESSAGES", 40)


@pytest.mark.asyncio
async def test_hostile_frames_break_nothing(tmp_path: Path) -> None:
    result = await fuzz.run_fuzz(tmp_path, 1_500, fuzz.DEFAULT_LIMITS, seed=3, tables=2)
    assert result.violations == []
    assert result.counts.frames >= 1_500
    assert result.counts.rules.keys() >= {"wire.unreadable", "wire.hello", "house.key", "welcome"}
    assert result.check.acknowledged > 5
    assert result.check.views == 6


@pytest.mark.asyncio
async def test_a_server_that_trusts_what_it_reads_is_caught(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, mutant="trusts_what_it_reads", **fuzz.NO_LIMITS)
    result = await fuzz.run_fuzz(tmp_path, 300, {}, seed=3, tables=1, server=server, checked=False)
    assert any("the server's log has an error" in fault for fault in result.violations)


def test_messages_generated_from_the_schema_are_accepted() -> None:
    said = generate_messages(60, 5)
    assert said == generate_messages(60, 5), "a seed gives the same messages again"
    understood = sum(is_understood(message.encode()) for message in said)
    assert understood > 0.9 * len(said)


def test_a_mutated_message_is_almost_valid() -> None:
    """Some of it is still understood, most is not, and the same seed gives the same."""
    said = generate_messages(40, 5)
    mutator, twin = (MessageMutator(random.Random(7), said) for _ in range(2))
    messages = [mutator.message() for _ in range(1_000)]
    assert messages == [twin.message() for _ in range(1_000)]
    assert 100 < sum(map(is_understood, messages)) < 600
    assert len({*messages}) > 900


def test_every_broken_frame_can_be_made() -> None:
    for make in MALFORMED.values():
        data, frames = make(random.Random(1))
        assert data
        assert frames >= 1


def test_answers_are_counted_by_their_rules() -> None:
    heard = b'\x81\x05{"type":"refusal","id":null,"rule":"wire.rate"}..{"type":"command-done","id":"a"}{"type":"frame"}'
    assert ANSWER.findall(heard) == [(b"refusal", b"wire.rate"), (b"command-done", b"")]


def is_understood(message: bytes) -> bool:
    try:
        read(message)
    except (msgspec.MsgspecError, UnicodeError):
        return False
    return True
