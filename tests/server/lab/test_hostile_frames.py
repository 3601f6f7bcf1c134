"""Hostile frames: what they are made of, and how answers to them are counted."""

from __future__ import annotations

import random

import msgspec

from forno.server.web.websocket import read
from harness.counts import count
from lab.attacks.fuzz_connection import ANSWER
from lab.attacks.malformed_frames import MALFORMED
from lab.attacks.message_mutator import MessageMutator
from lab.attacks.message_schema import generate_messages


def test_messages_generated_from_the_schema_are_accepted() -> None:
    number = count(20, 60)
    said = generate_messages(number, 5)
    assert said == generate_messages(number, 5), "a seed gives the same messages again"
    understood = sum(is_understood(message.encode()) for message in said)
    assert understood > 0.9 * len(said)


def test_a_mutated_message_is_almost_valid() -> None:
    """Some of it is still understood, most is not, and the same seed gives the same."""
    said = generate_messages(count(20, 40), 5)
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
