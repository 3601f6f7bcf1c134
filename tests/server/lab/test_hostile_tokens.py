"""Statistics of keys and of times: weak keys are noticed, true ones have no weakness."""

from __future__ import annotations

import hashlib
import random
import secrets
from base64 import urlsafe_b64encode

import pytest

from lab.attacks.key_statistics import rank_sum_test, weaknesses


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
