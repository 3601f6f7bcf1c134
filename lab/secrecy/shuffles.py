"""Shuffles: somebody who sees promises, the clock, and the secrets of earlier deals, tries to know the next deal."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import msgspec

from forno.client import Client, Seat
from lab.experiment import Experiment, Outcome, Step
from lab.secrecy.evenness import uneven
from lab.secrecy.predicting import IN_A_SECRET, WORDS, Promise, predictions
from lab.world.evening import GAMES
from lab.world.served import Served

QUICKEST = "sole-mio"
"""Games of it are over soon if one always takes the last option."""
EARLIER = WORDS // IN_A_SECRET + 2
"""So many earlier games are played to their end: their records open enough to know a bad generator by."""
WINDOW = 1000
"""Milliseconds before and after."""
TOGETHER = 8
DEALS = 1000
"""Of each game in each batch, for the test of evenness."""
SURE = 1e-8


class Attack(msgspec.Struct):
    """How many promises were attacked, and which were seen through, how."""

    attacked: int
    opened: int
    known: dict[int, str]


async def attacked(
    folder: Path, promises: int, *, earlier: int = EARLIER, leaks: tuple[str, ...] = (), done: Step = lambda: None
) -> Attack:
    """Play so many games to their end, and then predict so many deals that are only promised yet."""
    server = Served(folder)
    if leaks:
        server.command = ["-m", "lab.mutants.leaks", *leaks]
    with server:
        async with Client(server.address) as client:
            made = [await promised(client) for _ in range(earlier)]
            gate = asyncio.Semaphore(TOGETHER)
            await asyncio.gather(*(open_up(client, seat, promise, gate) for seat, promise in made))
            for _ in range(promises):
                seat, promise = await promised(client)
                made.append((seat, promise))
                await seat.close()
                done()
    public = [promise for _, promise in made]
    known = await asyncio.to_thread(predictions, public, WINDOW)
    return Attack(promises, sum(bool(promise.secret) for promise in public), known)


async def promised(client: Client) -> tuple[Seat, Promise]:
    """A fresh table: its commitment, and between which times it was made."""
    since = int(time.time() * 1000)
    seat = await client.open(QUICKEST, 2, "Anna", bots="random")
    return seat, Promise(seat.table["commitment"], since, int(time.time() * 1000) + 1)


async def open_up(client: Client, seat: Seat, promise: Promise, gate: asyncio.Semaphore) -> None:
    """Play to the end, and open the record."""
    async with gate:
        await seat.do("start")
        while True:
            await seat.until(lambda: seat.is_over or bool(seat.options), timeout=60)
            if seat.is_over:
                break
            await seat.act(seat.options[-1])
        await seat.close()
        record = await client.ask("GET", f"/api/tables/{seat.room}/games/1/record.json", key=seat.key)
        promise.secret = record["proof"]["secret"]


async def batch(folder: Path, seed: int, size: int, done: Step) -> Outcome:
    attack = await attacked(folder, size, done=done)
    faults = [f"deal {number} was known before: {how}" for number, how in attack.known.items()]
    likely = [one for game in GAMES for one in await asyncio.to_thread(lambda: [*uneven(game, DEALS, seed)])]  # noqa: B023
    faults += [f"{place} is not as by chance: {luck:.2g}" for place, luck in likely if luck < SURE]
    counts = {"opened before": attack.opened, "deals counted": DEALS * len(GAMES), "known before": len(attack.known)}
    return Outcome(seed, size, counts, faults, {"least p of evenness": min(luck for _, luck in likely)})


SHUFFLES = Experiment(
    name="shuffles",
    claim="nobody knows a deal before it, and every card is as likely everywhere",
    unit="promised deals",
    batch=100,
    goal=2000,
    run=batch,
)
