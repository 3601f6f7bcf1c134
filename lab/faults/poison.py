"""Poisoned rooms and tasks: one row of each of many rooms is changed, or a task fails, and other rooms must not notice.

A batch seats a few sound rooms and one victim for each poison, kills the server, changes a row of every victim and
starts the server again, on SQLite or PostgreSQL by turns. Then the rows are healed and the rooms opened again. After
that tasks are poisoned, each in a server of its own.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import aiohttp
import asyncpg  # type: ignore[import-untyped]

from forno.client import Client, RefusedByServer
from forno.server.admin import reopen_room, store_of
from forno.server.protocol import StartGame
from forno.server.settings import Settings
from forno.server.store import Store
from forno.server.store.sqlite_connection import by_name
from harness.long_lived_tasks import TASKS
from harness.servers import ServerProcess
from lab.experiment import Experiment, Outcome, Progress
from lab.faults.forked_servers import own_stores
from lab.faults.poisoned_rows import BESIDE, INDEX, poisons
from lab.faults.poisoned_tasks import run_poisoned_task

SOUND = 3
"""Rooms that are not poisoned."""
POISONED_SEQ = 2
PROGRESS_TIMEOUT_S = 90.0
SETTINGS: dict[str, Any] = {"grace": 0, "settle_in": 0, "bot_pace": 700, "outbound_hosts": ("push.example",)}
"""Bots play for everybody who is away, slowly: a game lasts longer than a batch. People can be called."""


class PoisonRun:
    """One batch: its server, its rooms, and what was found."""

    def __init__(self, server: ServerProcess, kinds: Sequence[str]) -> None:
        self.server = server
        self.kinds = kinds
        self.victims: dict[str, str] = {}
        self.sound: list[str] = []
        self.refused: dict[str, str] = {}
        """The victims that are refused, by their poison."""
        self.of_other_rules: list[str] = []
        """Poisons whose rooms say that their rules are not here, which is no fault of the server. (house.rules)"""
        self.violations: list[str] = []
        url = server.settings.get("store", "")
        self.settings = Settings(data=server.settings["data"], store=url)

    async def seat(self) -> None:
        async with Client(self.server.address) as client:
            self.sound = [await bots_room(client) for _ in range(SOUND)]
            self.victims = {kind: await bots_room(client) for kind in self.kinds}

    async def check(self, before: dict[str, int]) -> None:
        """Check that sound rooms go on, and that each victim is refused in words or goes on as if nothing was."""
        going_on = {room: kind for kind, room in self.victims.items() if kind in BESIDE}
        late = await self.stuck([*self.sound, *going_on], before)
        if stopped := late & {*self.sound}:
            self.violations.append(f"{len(stopped)} sound rooms made no progress")
        self.violations += [f"{going_on[room]}: its room made no progress" for room in sorted(late & going_on.keys())]
        async with aiohttp.ClientSession() as http, Client(self.server.address) as client:
            async with http.get(f"{self.server.address}/readyz") as answer:
                if answer.status != 200:
                    self.violations.append(await answer.text())
            for kind, room in self.victims.items():
                await self.check_victim(kind, room, http, client)
        named = {line.get("room") for line in self.server.complaints()}
        self.violations += [f"{kind}: no line in the log" for kind, room in self.refused.items() if room not in named]

    async def check_victim(self, kind: str, room: str, http: aiohttp.ClientSession, client: Client) -> None:
        async with http.get(f"{self.server.address}/api/rooms/{room}") as answer:
            told = await answer.json(content_type=None)
            if answer.status != 200 and (answer.status, told["rule"]) not in (
                (503, "wire.fault"),
                (400, "house.rules"),
            ):
                self.violations.append(f"{kind}: GET was answered {answer.status}")
        try:
            watcher = await client.watch(room)
            await watcher.close()
        except RefusedByServer as refused:
            if refused.rule == "wire.fault":
                self.refused[kind] = room
            elif refused.rule == "house.rules":
                self.of_other_rules.append(kind)
            else:
                self.violations.append(f"{kind}: its socket was refused by {refused.rule}")
        except Exception as error:
            self.violations.append(f"{kind}: its socket was closed without a word: {type(error).__name__}")

    async def heal(self, bodies: dict[str, bytes]) -> None:
        """Put the rows back and open the rooms again: those that were refused go on."""
        for room, body in bodies.items():
            await self.execute("update log set body = $1 where room = $2 and seq = $3", body, room, POISONED_SEQ)
        before = await self.lengths()
        async with store_of(self.settings) as store:
            await self.reopen(store)
        if late := await self.stuck([*self.refused.values()], before):
            kinds = [kind for kind, room in self.refused.items() if room in late]
            self.violations.append(f"healed and opened again, without progress: {kinds}")

    async def reopen(self, store: Store) -> None:
        """Wait until the server has saved the faults, then open the rooms again."""
        rooms = {*self.refused.values()}
        async with asyncio.timeout(PROGRESS_TIMEOUT_S):
            while not rooms <= {fault.room for fault in await store.faults.everything()}:
                await asyncio.sleep(0.1)
        for room in sorted(rooms):
            await reopen_room(store, room)

    async def stuck(self, rooms: Sequence[str], before: dict[str, int]) -> set[str]:
        """Wait until all of these rooms have new entries; those that have none in time."""
        late, end = {*rooms}, asyncio.get_running_loop().time() + PROGRESS_TIMEOUT_S
        while late and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.1)
            now = await self.lengths()
            late = {room for room in late if now.get(room, 0) <= before[room]}
        return late

    # --- the database itself

    async def lengths(self) -> dict[str, int]:
        return {room: int(count) for room, count in await self.execute("select room, count(*) from log group by room")}

    async def rows(self) -> dict[tuple[str, int], str]:
        """The command of every entry."""
        found = await self.execute("select room, seq, command from log")
        return {(room, seq): command for room, seq, command in found}

    async def execute(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """Run a statement with `$1`, `$2` for its values, beside the server."""
        if self.settings.store:
            connection = await asyncpg.connect(self.settings.store)
            try:
                return [tuple(row) for row in await connection.fetch(statement, *values)]
            finally:
                await connection.close()
        with closing(sqlite3.connect(self.settings.address, timeout=30)) as file, file:
            return file.execute(*by_name(statement, values)).fetchall()


async def bots_room(client: Client) -> str:
    """A room of several people: bots play on when nobody is there."""
    host = await client.open("grande", 3, "Anna")
    guest = await client.sit(host.room, "Bob")
    await host.do(StartGame, fill="random")
    for seat in (host, guest):
        await seat.close()
    return host.room


async def run_poison(folder: Path, kinds: Sequence[str], *, store: str = "", mutant: str = "") -> PoisonRun:
    """Poison one room with each of these poisons."""
    server = ServerProcess(folder, **SETTINGS | ({"store": store} if store else {}))
    with server:
        run = PoisonRun(server, kinds)
        await run.seat()
        await asyncio.to_thread(server.kill)
        before, rows = await run.lengths(), await run.rows()
        bodies = await poison(run)
        if mutant:
            server.command = ["lab.mutants.server", mutant]
        server.started_path = "/healthz"  # whether it is ready with these rows is for the check to find
        await asyncio.to_thread(server.start)
        await run.check(before)
        await run.heal(bodies)
        kept = await run.rows()
        run.violations += [f"an entry of {room} is lost" for (room, seq), one in rows.items() if kept[room, seq] != one]
    return run


async def poison(run: PoisonRun) -> dict[str, bytes]:
    """Change one row of every victim, which is due before all others; the bodies of entries as they were stored."""
    stored: dict[str, bytes] = {}
    made = poisons()
    async with store_of(run.settings) as store:
        for kind, room in run.victims.items():
            [row] = [row for row in await store.read(room) if row.seq == POISONED_SEQ]
            await run.execute("update rooms set due = 1 where room = $1", room)
            if kind.startswith("index "):
                column = kind.removeprefix("index ")
                await run.execute(f"update rooms set {column} = $1 where room = $2", INDEX[column], room)
                continue
            if kind in BESIDE:
                statement, values = BESIDE[kind]
                await run.execute(statement, room, *values)
                continue
            body = "select body from log where room = $1 and seq = $2"
            [[before]] = await run.execute(body, room, POISONED_SEQ)
            stored[room] = bytes(before)
            change = "update log set body = $1 where room = $2 and seq = $3"
            await run.execute(change, made[kind](row.body), room, POISONED_SEQ)
    return stored


def all_kinds() -> list[str]:
    """Every poison of a row by name."""
    return [*poisons(), *(f"index {column}" for column in INDEX), *BESIDE]


async def run_batch(folder: Path, seed: int, size: int, progress: Progress) -> Outcome:
    """Poison rows, then tasks: all of them in a batch of full size, else the first of a turn."""
    kinds = all_kinds()
    tasks = [*TASKS][: max(0, size - len(kinds))]
    chosen = [kinds[(seed * size + number) % len(kinds)] for number in range(size - len(tasks))]
    with own_stores() as (postgres, redis):
        run = await run_poison(folder, chosen, store=postgres.url if seed % 2 == 0 else "")
        violations = [*run.violations]
        for task in tasks:
            violations += await run_poisoned_task(folder / task, task, redis.url)
    for _ in range(size):
        progress()
    refused = len(run.refused) + len(run.of_other_rules)
    counts = {"rooms refused in words": refused, "rooms that went on": len(chosen) - refused}
    counts[f"rows poisoned on {'SQLite' if seed % 2 else 'PostgreSQL'}"] = len(chosen)
    counts["tasks poisoned"] = len(tasks)
    return Outcome(seed, size, counts, violations)


POISON = Experiment(
    name="poison",
    claim="a poisoned row stops its own room only, a poisoned task none, and both recover once they are healed",
    bound="refusals in words; every other room goes on; no entry lost; no status 500; not ready while a task fails",
    unit="poisoned rows and tasks",
    batch=len(all_kinds()) + len(TASKS),
    goal=4 * (len(all_kinds()) + len(TASKS)),
    run=run_batch,
)
