"""Shuffles: a client that sees commitments, the clock and earlier secrets tries to predict deals."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import msgspec

from forno.client import Client, Seat
from forno.server.protocol import StartGame
from harness.servers import ServerProcess
from harness.workload import GAMES
from lab.experiment import Experiment, Outcome, Progress
from lab.secrecy.seed_prediction import TWISTER_WORDS, WORDS_PER_SECRET, DealCommitment, predict
from lab.secrecy.uniformity import uniformity

FAST_GAME = "sole-mio"
"""A game that ends soon if every player takes the last legal move."""
REVEALED_GAMES = TWISTER_WORDS // WORDS_PER_SECRET + 2
"""Earlier games that are played to their end; their records reveal enough to recognize a weak generator."""
CLOCK_WINDOW_MS = 1000
"""Milliseconds tried before and after a commitment."""
GAMES_AT_ONCE = 8
UNIFORMITY_DEALS = 1000
"""Deals of each game in each batch, for the uniformity test."""
P_THRESHOLD = 1e-8


class PredictionResult(msgspec.Struct):
    """Commitments attacked, secrets revealed, and deals predicted with the method that worked."""

    commitments: int
    revealed: int
    predicted: dict[int, str]


async def run_prediction(
    folder: Path,
    commitments: int,
    *,
    earlier: int = REVEALED_GAMES,
    leaks: tuple[str, ...] = (),
    progress: Progress = lambda: None,
) -> PredictionResult:
    """Play `earlier` games to their end, then predict deals that are only committed."""
    server = ServerProcess(folder)
    if leaks:
        server.command = ["lab.mutants.server", *leaks]
    with server:
        async with Client(server.address) as client:
            made = [await commit_deal(client) for _ in range(earlier)]
            semaphore = asyncio.Semaphore(GAMES_AT_ONCE)
            await asyncio.gather(*(reveal_deal(client, seat, deal, semaphore) for seat, deal in made))
            for _ in range(commitments):
                seat, deal = await commit_deal(client)
                made.append((seat, deal))
                await seat.close()
                progress()
    public = [deal for _, deal in made]
    predicted = await asyncio.to_thread(predict, public, CLOCK_WINDOW_MS)
    return PredictionResult(commitments, sum(bool(deal.secret) for deal in public), predicted)


async def commit_deal(client: Client) -> tuple[Seat, DealCommitment]:
    """Open a table; return its seat, its commitment, and the bounds on the time it was made."""
    since = int(time.time() * 1000)
    seat = await client.open(FAST_GAME, 2, "Anna", bots="random")
    assert seat.room_view is not None
    return seat, DealCommitment(seat.room_view.commitment, since, int(time.time() * 1000) + 1)


async def reveal_deal(client: Client, seat: Seat, deal: DealCommitment, semaphore: asyncio.Semaphore) -> None:
    """Play to the end and fetch the record, which reveals the secret."""
    async with semaphore:
        await seat.do(StartGame)
        while True:
            await seat.until(lambda: seat.is_over or bool(seat.legal_moves), timeout=60)
            if seat.is_over:
                break
            await seat.play(seat.legal_moves[-1])
        await seat.close()
        record = await client.request("GET", f"/api/rooms/{seat.room}/games/1/record.json", key=seat.key)
        deal.secret = record["proof"]["secret"]


async def run_batch(folder: Path, seed: int, size: int, progress: Progress) -> Outcome:
    prediction = await run_prediction(folder, size, progress=progress)
    violations = [f"deal {number} was predicted: {how}" for number, how in prediction.predicted.items()]
    p_values = [one for game in GAMES for one in await asyncio.to_thread(uniformity, game, UNIFORMITY_DEALS, seed)]
    violations += [f"{place} is not uniform: p = {p_value:.2g}" for place, p_value in p_values if p_value < P_THRESHOLD]
    counts = {
        "earlier deals revealed": prediction.revealed,
        "deals tested for uniformity": UNIFORMITY_DEALS * len(GAMES),
        "deals predicted": len(prediction.predicted),
    }
    return Outcome(
        seed, size, counts, violations, {"smallest p of uniformity": min(p_value for _, p_value in p_values)}
    )


SHUFFLES = Experiment(
    name="shuffles",
    claim="no deal can be predicted, and every card is equally likely at every place",
    bound=f"no deal predicted; p at least {P_THRESHOLD:g}",
    unit="committed deals",
    batch=100,
    goal=2000,
    run=run_batch,
)
