"""Guessing at keys: every guess is refused in the same words and the same time, and the owner is never locked out."""

from __future__ import annotations

import asyncio
import random
import secrets
from itertools import islice
from pathlib import Path

import msgspec

from forno.client import Client, Gone, RefusedByServer, Seat
from lab.experiment import Experiment, Outcome, Step
from lab.hostile.guessing import TOGETHER, Heard, through_requests, through_sockets, timed
from lab.hostile.keys import guesses, malformed, weaknesses
from lab.hostile.origins import strangers
from lab.hostile.troubles import complaints, death
from lab.world.served import Served

SHARE = 0.1
"""Of the guesses that come as requests, not through a socket."""
ISSUED = 60
"""Tables that are opened to look at their keys."""
TIMED = 600
ODD = 5.0
"""So many standard deviations from chance: whoever measures times learns something."""


# --- the owner, and those who once were


async def spoiled(client: Client) -> tuple[Seat, list[str]]:
    """A seat with its true key, and keys that open it no more, or never did."""
    host = await client.open("solo", 3, "Anna", bots="random", settings={"window": 0})
    stale = [host.key or ""]
    host.key = secrets.token_urlsafe(16)
    await host.do("rekey", key=host.key)
    await host.connect(anew=True)
    await host.do("free-seat", seat=1)
    guest = await client.sit(host.room, "Bob")
    stale.append(guest.key or "")
    await guest.do("leave")
    other = await client.open("solo", 2, "Zoe")
    return host, [*stale, other.key or "", host.room + "a" * 6]


async def owner_comes_and_goes(host: Seat, stop: asyncio.Event) -> tuple[int, list[str]]:
    """While others guess, the owner comes back with the true key again and again, and is heard."""
    times = 0
    while not stop.is_set():
        try:
            await host.connect(anew=True)
            await host.do("say", phrase="hello")
            times += host.number == 0
        except (Gone, RefusedByServer) as error:
            return times, [f"the owner was locked out: {error}"]
        await asyncio.sleep(0.05)
    return times, []


# --- the experiment


async def guessed(server: Served, count: int, seed: int, pairs: int) -> Outcome:
    chance = random.Random(seed)
    well, ill, asked = Heard(answers={}), Heard(answers={}), Heard(answers={})
    async with Client(server.address) as client:
        host, stale = await spoiled(client)
        assert host.key is not None
        stop = asyncio.Event()
        owner = asyncio.ensure_future(owner_comes_and_goes(host, stop))
        keys = [*islice(guesses(chance, host.key, stale), count)]
        requests = round(count * SHARE)
        await through_sockets(server.address, host.room, keys[requests:], well)
        await through_sockets(server.address, host.room, [*islice(malformed(chance, host.key), 5 * TOGETHER)], ill)
        await through_requests(server.address, host.room, keys[:requests], asked)
        stop.set()
        times, faults = await owner
        auc, odd = await timed(server.address, host.room, host.key, pairs, chance)
    faults += [*well.faults("a guess"), *ill.faults("no key"), *asked.faults("a request")]
    if odd > ODD:
        faults.append(f"almost the right key takes longer than another in {auc:.0%} of all cases")
    counts = {"guesses": well.guesses + asked.guesses, "the owner came in": times}
    return Outcome(seed, count, counts, faults, {"timing": auc})


async def issued(address: str, count: int) -> list[str]:
    """The keys of as many tables."""
    async with Client(address) as client:
        seats = [await client.open("solo", 2, "Anna") for _ in range(count)]
        for seat in seats:
            await seat.close()
    return [seat.key or "" for seat in seats]


async def batch(folder: Path, seed: int, size: int, done: Step) -> Outcome:
    with Served(folder) as server:
        outcome = await guessed(server, size, seed, TIMED)
        keys = await issued(server.address, ISSUED)
        async with Client(server.address) as client:
            room = (await client.open("solo", 2, "Anna")).room
        faults = [*outcome.faults, *weaknesses(keys), *await strangers(server.address, room)]
        faults += [*death(server), *complaints(server)]
    for _ in range(size):
        done()
    return msgspec.structs.replace(outcome, faults=faults)


TOKENS = Experiment(
    name="tokens",
    claim="a key cannot be guessed, and who guesses learns nothing and locks nobody out",
    unit="guesses",
    batch=4_000,
    goal=40_000,
    run=batch,
)
