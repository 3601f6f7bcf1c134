"""Limits for each client network: a program meets them, 200 people behind one address do not."""

from __future__ import annotations

from itertools import count

import pytest

from forno.core.errors import Refused
from forno.rulebook import LANGUAGES
from forno.server.infra import address_limits
from forno.server.infra.address_limits import LIMITS, AddressLimits, Costly
from forno.server.protocol.refusals import words
from harness import CHECKOUT

SCHOOL = "203.0.113.9"


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def refused_of(limits: AddressLimits, name: Costly, times: int, network: str = SCHOOL) -> list[Refused]:
    refused = []
    for _ in range(times):
        try:
            limits.take(name, network)
        except Refused as one:
            refused.append(one)
    return refused


ARRIVAL: dict[Costly, int] = {
    "list": 4 * 200, "look": 3 * 200, "connect": 3 * 200, "sit": 200, "open": 50, "picture": 200, "ring": 200,
    "call": 200, "review": 2 * 200, "forget": 200, "report": 200, "request": 12 * 200,
}  # fmt: skip
"""What 200 people do who arrive at the same moment, with retries."""
EACH_MINUTE: dict[Costly, int] = {
    "list": 4 * 200, "look": 4 * 200, "connect": 2 * 200, "sit": 200, "open": 50, "picture": 200, "ring": 50,
    "call": 200, "review": 30 * 200, "forget": 50, "report": 200, "request": 60 * 200,
}  # fmt: skip


@pytest.mark.rule("wire.address")
@pytest.mark.parametrize("name", LIMITS)
def test_a_school_behind_one_address_is_never_refused(name: Costly, clock: Clock) -> None:
    limits = AddressLimits(clock=clock)
    assert refused_of(limits, name, ARRIVAL[name]) == []
    for _ in range(60 * 5):
        clock.now += 1.0
        assert refused_of(limits, name, -(-EACH_MINUTE[name] // 60)) == []


@pytest.mark.rule("wire.address")
@pytest.mark.parametrize("name", LIMITS)
def test_a_program_is_refused_after_its_burst_and_gets_the_rate(name: Costly, clock: Clock) -> None:
    limits, limit = AddressLimits(clock=clock), LIMITS[name]
    assert len(refused_of(limits, name, limit.burst + 100)) == 100
    clock.now += 60.0
    assert len(refused_of(limits, name, limit.per_minute + 100)) >= 100
    [last] = refused_of(limits, name, 1)
    assert last.rule == "wire.address"
    assert last.values == {"limit": name, "most": limit.per_minute, "seconds": 1}


def test_other_networks_are_not_concerned(clock: Clock) -> None:
    limits = AddressLimits(clock=clock)
    refused_of(limits, "open", 1000)
    assert refused_of(limits, "open", 50, "198.51.100.7") == []
    assert refused_of(limits, "list", 50) == []


def test_the_factor_widens_narrows_and_switches_off(clock: Clock) -> None:
    burst = LIMITS["open"].burst
    assert len(refused_of(AddressLimits(0.5, clock=clock), "open", burst)) == burst / 2
    assert refused_of(AddressLimits(2.0, clock=clock), "open", 2 * burst) == []
    assert refused_of(AddressLimits(0, clock=clock), "open", 5 * burst) == []


def test_the_memory_of_the_limits_is_bounded(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address_limits, "MAX_BUCKETS", 100)
    limits, numbers = AddressLimits(clock=clock), count()
    refused_of(limits, "open", 1000)
    for _ in range(50):
        for _ in range(20):
            limits.take("open", f"2001:db8:{next(numbers):x}::/64")
        assert refused_of(limits, "open", 1), "who is still there is not forgotten"
    assert len(limits) == 100


@pytest.mark.rule("wire.connections")
def test_an_address_has_only_so_many_connections_at_once() -> None:
    limits = AddressLimits(max_connections=2)
    with limits.connection(SCHOOL), limits.connection(SCHOOL):
        with pytest.raises(Refused) as refused, limits.connection(SCHOOL):
            pass
        assert (refused.value.rule, refused.value.values) == ("wire.connections", {"most": 2})
        with limits.connection("198.51.100.7"):
            pass
    with limits.connection(SCHOOL):
        pass


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_refusal_names_its_limit_and_the_time_to_wait(lang: str) -> None:
    said = words(Refused("wire.address", limit="open", most=120, seconds=7), lang)
    assert all(word in said for word in ("open", "120", "7"))


def test_the_hosting_page_has_these_limits() -> None:
    page = (CHECKOUT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name, limit in LIMITS.items():
        rows = [line for line in page.splitlines() if line.startswith(f"| `{name}` | ")]
        assert any(row.endswith(f"| {limit.per_minute:,} | {limit.burst:,} |") for row in rows), name
