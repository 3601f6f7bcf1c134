"""Sealed answers in metrics, readiness and logs: a server on which somebody answers in a jump-in window and withdraws
is compared with one on which nobody does.

`python -m lab.secrecy.sealed_answers SEED DEED` plays one scene on a fresh server in its own process, whose deals
follow from the seed, and prints what an onlooker could read. Its work that goes by the clock alone does not run: how
often it has run would differ.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import msgspec

from forno.client import Client, RefusedByServer, Seat
from forno.server.protocol import Contribute, StartGame, Undo
from harness.fork_server import start_module
from harness.servers import FAST_SETTINGS, free_port
from harness.steady_metrics import differing, steady_lines
from lab.experiment import Experiment, Outcome, Progress

WINDOW_MS = 3_000
MAX_MOVES = 60
"""Moves until some seat can jump in; a deal in which none can in so many is no scene."""
MOVES_AFTERWARDS = 1
SCENE_TIMEOUT_S = 240
UNSTEADY_FIELDS = {"timestamp", "request", "ms", "address"}
"""Of a line of the log."""


class Onlook(msgspec.Struct, frozen=True):
    """All that an onlooker reads at one time: metrics, and the answer of `/readyz` with its length."""

    metrics: dict[str, str]
    readiness: tuple[int, str, str]


class Scene(msgspec.Struct, frozen=True):
    """The readings before the window, in it, after it, and some moves later; and the log at the level debug."""

    onlooks: list[Onlook]
    log: list[dict[str, Any]] = []


# --- what somebody does in the window, of which nobody else may hear


async def nothing(racer: Seat, player: Seat) -> None:
    pass


async def jump_and_withdraw(racer: Seat, player: Seat) -> None:
    await racer.play(racer.legal_moves[0])
    await racer.do(Undo)


async def answer_and_withdraw(racer: Seat, player: Seat) -> None:
    await player.play(player.legal_moves[0])
    await player.do(Undo)


async def all_and_again(racer: Seat, player: Seat) -> None:
    """Both answer and withdraw; the racer sends the jump twice, and again under another id."""
    move, asked = racer.legal_moves[0], racer.asked
    await racer.play(move, command="a" * 32, **asked)
    await racer.play(move, command="a" * 32, **asked)
    await refused(racer.play(move))
    await answer_and_withdraw(racer, player)
    await racer.do(Undo)


async def wrong_moves(racer: Seat, player: Seat) -> None:
    """Moves that are refused: none at all, another's, one for a decision that is not asked."""
    await refused(player.play("dance"))
    await refused(racer.play(player.legal_moves[0]))
    await refused(player.play(player.legal_moves[0], decision=99))


async def questions(racer: Seat, player: Seat) -> None:
    await racer.check(racer.legal_moves[0])
    await racer.check("draw")
    await player.check("draw")


DEEDS: dict[str, Callable[[Seat, Seat], Awaitable[None]]] = {
    deed.__name__: deed
    for deed in (nothing, jump_and_withdraw, answer_and_withdraw, all_and_again, wrong_moves, questions)
}


async def refused(asking: Awaitable[Any]) -> None:
    """Expect a refusal."""
    try:
        await asking
    except RefusedByServer:
        return
    raise AssertionError("it was accepted")


# --- one scene


async def play_scene(seed: int, deed: str, folder: Path) -> Scene | None:
    """Play until a window is open in which a seat that is not on turn can jump in; None if there is none."""
    from forno.server.infra.entropy import seeded_entropy
    from forno.server.main import serving
    from forno.server.settings import Settings

    metrics = f"127.0.0.1:{free_port()}"
    settings = Settings(**FAST_SETTINGS | {"port": 0, "data": str(folder / "data"), "metrics": metrics})
    async with AsyncExitStack() as stack:
        address = await stack.enter_async_context(serving(settings, seeded_entropy(seed)))
        http = await stack.enter_async_context(aiohttp.ClientSession())
        seats = await seated(await stack.enter_async_context(Client(address)))
        racer = await until_somebody_can_jump(seats)
        if racer is None:
            return None
        player = next(seat for seat in seats if seat.is_asked)
        scene = Scene([await onlook(http, address, metrics)])
        await DEEDS[deed](racer, player)
        assert is_open(racer), "the machine was too slow: no window is open"
        scene.onlooks.append(await onlook(http, address, metrics))
        await until_closed(seats)
        scene.onlooks.append(await onlook(http, address, metrics))
        for _ in range(MOVES_AFTERWARDS):
            await play_on(seats)
        scene.onlooks.append(await onlook(http, address, metrics))
        for seat in seats:
            await seat.close()
    return scene


async def seated(client: Client) -> list[Seat]:
    """Three people at a table of SOLO, whose deal follows from the seed of the server."""
    host = await client.open("solo", 3, "Anna", settings={"jump_in_ms": WINDOW_MS, "hints": True})
    seats = [host, await client.sit(host.room, "Bob"), await client.sit(host.room, "Carla")]
    for seat in seats:
        await seat.do(Contribute, words="heads or tails")
    await host.do(StartGame)
    await until_all(seats, lambda seat: seat.game is not None)
    return seats


async def until_somebody_can_jump(seats: list[Seat]) -> Seat | None:
    for _ in range(MAX_MOVES):
        racers = [seat for seat in seats if is_open(seat) and seat.legal_moves and not seat.is_asked]
        if racers:
            return racers[0]
        if seats[0].is_over:
            return None
        await play_on(seats)
    return None


async def play_on(seats: list[Seat]) -> None:
    """Let the seat on turn make its first move once no window is open, and wait until everybody has heard of it."""
    await until_closed(seats)
    player = next(seat for seat in seats if seat.is_asked)
    decision = player.asked["decision"]
    await player.play(player.legal_moves[0])
    await until_all(seats, lambda seat: seat.is_over or seat.asked["decision"] != decision)


async def until_closed(seats: list[Seat]) -> None:
    await until_all(seats, lambda seat: not is_open(seat))


async def until_all(seats: list[Seat], condition: Callable[[Seat], bool]) -> None:
    for seat in seats:
        await seat.until(partial(condition, seat))


def is_open(seat: Seat) -> bool:
    return seat.game is not None and seat.game.jump_in is not None


async def onlook(http: aiohttp.ClientSession, address: str, metrics: str) -> Onlook:
    async with http.get(f"{address}/readyz") as ready:
        readiness = (ready.status, await ready.text(), ready.headers["Content-Length"])
    async with http.get(f"http://{metrics}/metrics") as told:
        return Onlook(steady_lines(await told.text()), readiness)


def without_periodic_work() -> None:
    """Let no supervised task of this process run."""
    from forno.server.infra.tasks import Supervisor

    def idle(supervisor: Any, name: str, work: object) -> asyncio.Task[None]:
        return supervisor._tasks.start(forever())  # type: ignore[no-any-return]

    Supervisor.run = idle  # type: ignore[method-assign, assignment]


async def forever() -> None:
    await asyncio.Event().wait()


def main(seed: str, deed: str) -> int:
    from forno.server.infra.logging import configure_logging
    from lab.mutants.catalogue import ALL

    if mutant := os.environ.get("FORNO_MUTANT"):
        ALL[mutant].apply()
    without_periodic_work()
    configure_logging("debug")
    with tempfile.TemporaryDirectory() as folder:
        scene = asyncio.run(play_scene(int(seed), deed, Path(folder)))
    sys.stdout.buffer.write(msgspec.json.encode(scene))
    return 0


# --- scenes side by side


def scene_of(seed: int, deed: str, folder: Path) -> Scene | None:
    """Play a scene in a fresh process; None if the deal has none. RuntimeError with its last words if it fails."""
    told, errors = folder / f"{seed}-{deed}.json", folder / f"{seed}-{deed}.log"
    with told.open("wb") as out, errors.open("wb") as log:
        module = ("lab.secrecy.sealed_answers", str(seed), deed)
        process = start_module(*module, stdout=out.fileno(), stderr=log.fileno())
        try:
            status = process.wait(timeout=SCENE_TIMEOUT_S)
        except subprocess.TimeoutExpired:
            process.kill()
            raise
    if status:
        raise RuntimeError(f"the scene {deed} failed: {errors.read_text()[-2000:]}")
    scene = msgspec.json.decode(told.read_bytes(), type=Scene | None)
    lines = [msgspec.json.decode(line) for line in errors.read_bytes().splitlines()]
    steady = [{name: value for name, value in line.items() if name not in UNSTEADY_FIELDS} for line in lines]
    return scene and msgspec.structs.replace(scene, log=steady)


def tales(quiet: Scene, told: Scene) -> list[str]:
    """The differences between a scene in which nothing was done, and another of the same deal."""
    found = []
    for when, one, other in zip(
        ("before", "in the window", "after it", "later"), quiet.onlooks, told.onlooks, strict=True
    ):
        lines: Mapping[str, object] = differing(one.metrics, other.metrics)
        found += [f"{when}: {name}: {values}" for name, values in sorted(lines.items())]
        if one.readiness != other.readiness:
            found.append(f"{when}: /readyz: {one.readiness}, {other.readiness}")
    if quiet.log != told.log:
        found.append(f"the log: {[line for line in told.log if line not in quiet.log] or 'another order'}")
    return found


async def run_sealed_answers(folder: Path, seed: int, deeds: tuple[str, ...] = tuple(DEEDS)) -> tuple[int, list[str]]:
    """Compare a deal in which nobody does anything in the window with the same deal, deed by deed: the number of scenes
    that were compared, and the differences."""
    quiet = await asyncio.to_thread(scene_of, seed, nothing.__name__, folder)
    if quiet is None:
        return 0, []
    found = []
    for deed in deeds:
        other = await asyncio.to_thread(scene_of, seed, deed, folder)
        assert other is not None, "the same deal has the same scene"
        found += [f"{deed}: {tale}" for tale in tales(quiet, other)]
    return len(deeds), found


async def run_batch(folder: Path, seed: int, size: int, progress: Progress) -> Outcome:
    compared, found = 0, list[str]()
    for number in range(size):
        scenes, tales_ = await run_sealed_answers(folder, seed * 1000 + number)
        compared, found = compared + scenes, [*found, *tales_]
        progress()
    return Outcome(seed, size, {"scenes": compared}, found)


SEALED_ANSWERS = Experiment(
    name="sealed-answers",
    claim="metrics, readiness and logs are the same whether or not somebody answers in a jump-in window and withdraws",
    unit="deals",
    batch=5,
    goal=50,
    run=run_batch,
)

if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
