"""Servers that fail under a crowd: the experiments of this folder must find each of them out."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

from lab.mutants.mutant import At, Mutant
from lab.mutants.operators import DropOperand, ReplaceFunction, ReturnConstant, WrapFunction

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
        "searches_for_nobody",
        "Bots search at tables that nobody looks at.",
        At("forno.server.runtime.bot_runner:BotRunner.start", DropOperand("is_watched")),
        ("tests/server/test_bot_queue.py::test_a_table_that_nobody_looks_at_asks_no_bot_that_searches",),
    ),
    Mutant(
        "jump_ins_are_searched",
        "A bot that may jump in takes a turn in the queue of searches, where others notice it.",
        At("forno.server.runtime.bot_runner:BotRunner.start", DropOperand("what")),
        ("tests/server/test_bot_queue.py::test_a_jump_in_is_never_searched_for_the_queue_would_tell_of_it",),
    ),
    Mutant(
        "searches_wait_without_a_limit",
        "However many searches wait, a move waits for its own.",
        At("forno.server.runtime.bot_runner:BotPool._wait_s", ReturnConstant(0.0)),
        (
            "tests/server/test_bot_queue.py::test_a_move_whose_search_would_wait_too_long_is_a_quicker_bots_forced_or_free",
        ),
    ),
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
