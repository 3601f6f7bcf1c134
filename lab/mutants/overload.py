"""Servers that fail under a crowd: the experiments of this folder must find each of them out."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

from lab.mutants.mutant import At, Mutant
from lab.mutants.operators import ReplaceFunction, ReturnConstant, WrapFunction

BUCKETS: dict[str | None, Any] = {}
"""Rate limits by address."""


def limit_the_address(request: Any) -> None:
    """Count a request against the rate limit of its address."""
    from forno.core.errors import Refused
    from forno.server.infra.rate_limit import TokenBucket
    from forno.server.web.request_body import SETTINGS

    settings, now = request.app[SETTINGS], time.monotonic()
    bucket = BUCKETS.setdefault(request.remote, TokenBucket(settings.rate, settings.burst, now))
    if not bucket.take(now):
        raise Refused("wire.rate", seconds=bucket.wait)


async def nothing_to_those_who_resume(
    original: Callable[..., Awaitable[list[bytes] | None]], live: Any, seat: Any, hello: Any, projections: Any
) -> list[bytes] | None:
    """Send a client that resumes none of the frames that it missed."""
    return [] if hello.n is not None else await original(live, seat, hello, projections)


MUTANTS = (
    Mutant(
        "no_rate",
        "There is no rate limit.",
        At("forno.server.infra.rate_limit:TokenBucket.take", ReturnConstant(True)),
        ("tests/server/test_hostile.py::test_http_requests_are_rate_limited",),
    ),
    Mutant(
        "one_budget_for_an_address",
        "All clients of one address share one rate limit. (a school, a train, a phone company)",
        At("forno.server.web.api:check_rate", ReplaceFunction(limit_the_address)),
    ),
    Mutant(
        "forgets_who_was_away",
        "A client that resumes is sent what happens from now on, and never what it missed.",
        At("forno.server.runtime.resume:missed_frames", WrapFunction(nothing_to_those_who_resume)),
        ("tests/server/test_sockets.py::test_a_reconnect_restores_view_decision_and_clock",),
    ),
)
