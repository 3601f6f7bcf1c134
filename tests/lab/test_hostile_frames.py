"""Hostile frames: nothing breaks, and who plays goes on; a server that trusts what it reads is caught."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from forno.server.web.socket import read
from lab.hostile import fuzz
from lab.hostile.frames import BROKEN
from lab.hostile.mutants import mutated
from lab.hostile.mutation import Mutator
from lab.hostile.schema import drawn
from lab.hostile.visit import ANSWER
from lab.world.served import Served


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "CALM", 0.6)
    monkeypatch.setattr(fuzz, "DRAWN", 40)


@pytest.mark.asyncio
async def test_hostile_frames_break_nothing(tmp_path: Path) -> None:
    siege = await fuzz.besieged(tmp_path, 1_500, fuzz.AS_HOSTS_RUN_IT, seed=3, tables=2)
    assert siege.faults == []
    assert siege.tally.frames >= 1_500
    assert siege.tally.rules.keys() >= {"wire.unreadable", "wire.hello", "house.key", "welcome"}
    assert siege.verdict.acknowledged > 5
    assert siege.verdict.views == 6


@pytest.mark.asyncio
async def test_a_server_that_trusts_what_it_reads_is_caught(tmp_path: Path) -> None:
    server = mutated(Served(tmp_path, **fuzz.WIDE_OPEN), "trusts_what_it_reads")
    siege = await fuzz.besieged(tmp_path, 300, {}, seed=3, tables=1, server=server, judged=False)
    assert any("the server's log has an error" in fault for fault in siege.faults)


def test_what_is_drawn_from_the_schema_is_what_the_server_reads() -> None:
    said = drawn(60, 5)
    assert said == drawn(60, 5), "a seed gives the same messages again"
    understood = sum(is_understood(text.encode()) for text in said)
    assert understood > 0.9 * len(said)


def test_what_is_mutated_is_almost_right() -> None:
    """Some of it is still understood, most is not, and the same seed gives the same."""
    said = drawn(40, 5)
    mutator, twin = (Mutator(random.Random(7), said) for _ in range(2))
    messages = [mutator.text() for _ in range(1_000)]
    assert messages == [twin.text() for _ in range(1_000)]
    assert 100 < sum(map(is_understood, messages)) < 600
    assert len({*messages}) > 900


def test_every_broken_frame_can_be_made() -> None:
    for make in BROKEN.values():
        data, frames = make(random.Random(1))
        assert data
        assert frames >= 1


def test_answers_are_counted_by_their_rules() -> None:
    heard = b'\x81\x05{"type":"refusal","id":null,"rule":"wire.rate"}..{"type":"done","id":"a"}{"type":"frame"}'
    assert ANSWER.findall(heard) == [(b"refusal", b"wire.rate"), (b"done", b"")]


def is_understood(text: bytes) -> bool:
    try:
        read(text)
    except (msgspec.MsgspecError, UnicodeError):
        return False
    return True
