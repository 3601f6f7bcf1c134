"""Key guessing: every guess gets the same refusal in the same time, and the owner is never locked out."""

from __future__ import annotations

import asyncio
import random
import secrets
from itertools import islice
from pathlib import Path

import msgspec

from forno.client import Client, ConnectionLost, RefusedByServer, Seat
from forno.server.protocol import ClearSeat, LeaveSeat, ReplaceKey, SendChat
from harness.servers import ServerProcess
from lab.attacks.cross_origin import cross_origin_violations
from lab.attacks.guess_client import (
    GUESSES_PER_CONNECTION,
    DistinctAnswers,
    compare_timing,
    guess_by_request,
    guess_by_socket,
)
from lab.attacks.key_statistics import guesses, malformed_guesses, weaknesses
from lab.attacks.server_health import exit_violations, log_errors
from lab.experiment import Experiment, Outcome, Progress

REQUEST_SHARE = 0.1
"""Share of guesses sent as HTTP requests instead of by socket."""
ISSUED_KEYS = 60
"""Tables that are created to collect their keys."""
TIMING_PAIRS = 600
MAX_DEVIATIONS = 5.0
"""Standard deviations from chance above which timing reveals something."""


# --- the owner, and former owners


async def seat_with_stale_keys(client: Client) -> tuple[Seat, list[str]]:
    """Create a seat with its key, and keys that no longer open it, or never did."""
    host = await client.open("solo", 3, "Anna", bots="random", settings={"jump_in_ms": 0})
    stale = [host.key or ""]
    host.key = secrets.token_urlsafe(16)
    await host.do(ReplaceKey, key=host.key)
    await host.connect(anew=True)
    await host.do(ClearSeat, seat=1)
    guest = await client.sit(host.room, "Bob")
    stale.append(guest.key or "")
    await guest.do(LeaveSeat)
    other = await client.open("solo", 2, "Zoe")
    return host, [*stale, other.key or "", host.room + "a" * 6]


async def reconnect_owner(host: Seat, stop: asyncio.Event) -> tuple[int, list[str]]:
    """Reconnect the owner with the key again and again during the guesses; return how often that worked."""
    reconnects = 0
    while not stop.is_set():
        try:
            await host.connect(anew=True)
            await host.do(SendChat, phrase="hello")
            reconnects += host.number == 0
        except (ConnectionLost, RefusedByServer) as error:
            return reconnects, [f"the owner was locked out: {error}"]
        await asyncio.sleep(0.05)
    return reconnects, []


# --- the experiment


async def guess_keys(server: ServerProcess, count: int, seed: int, pairs: int) -> Outcome:
    chance = random.Random(seed)
    valid, invalid, requested = DistinctAnswers(answers={}), DistinctAnswers(answers={}), DistinctAnswers(answers={})
    async with Client(server.address) as client:
        host, stale = await seat_with_stale_keys(client)
        assert host.key is not None
        stop = asyncio.Event()
        owner = asyncio.ensure_future(reconnect_owner(host, stop))
        keys = [*islice(guesses(chance, host.key, stale), count)]
        requests = round(count * REQUEST_SHARE)
        await guess_by_socket(server.address, host.room, keys[requests:], valid)
        await guess_by_socket(
            server.address,
            host.room,
            [*islice(malformed_guesses(chance, host.key), 5 * GUESSES_PER_CONNECTION)],
            invalid,
        )
        await guess_by_request(server.address, host.room, keys[:requests], requested)
        stop.set()
        reconnects, violations = await owner
        auc, deviations = await compare_timing(server.address, host.room, host.key, pairs, chance)
    violations += [*valid.violations("a guess"), *invalid.violations("no key"), *requested.violations("a request")]
    if deviations > MAX_DEVIATIONS:
        violations.append(f"an almost right key takes longer to refuse than another in {auc:.0%} of all cases")
    counts = {"guesses": valid.guesses + requested.guesses, "owner reconnects": reconnects}
    return Outcome(seed, count, counts, violations, {"timing AUC": auc})


async def issued_keys(address: str, count: int) -> list[str]:
    """Keys of newly created tables."""
    async with Client(address) as client:
        seats = [await client.open("solo", 2, "Anna") for _ in range(count)]
        for seat in seats:
            await seat.close()
    return [seat.key or "" for seat in seats]


async def run_batch(folder: Path, seed: int, size: int, progress: Progress) -> Outcome:
    with ServerProcess(folder) as server:
        outcome = await guess_keys(server, size, seed, TIMING_PAIRS)
        keys = await issued_keys(server.address, ISSUED_KEYS)
        async with Client(server.address) as client:
            room = (await client.open("solo", 2, "Anna")).room
        violations = [*outcome.violations, *weaknesses(keys), *await cross_origin_violations(server.address, room)]
        violations += [*exit_violations(server), *log_errors(server)]
    for _ in range(size):
        progress()
    return msgspec.structs.replace(outcome, violations=violations)


KEYS = Experiment(
    name="keys",
    claim="keys cannot be guessed; guessing reveals nothing and locks no owner out",
    bound=f"one answer to all guesses; timing within {MAX_DEVIATIONS:g} standard deviations",
    unit="guesses",
    batch=4_000,
    goal=40_000,
    run=run_batch,
)
