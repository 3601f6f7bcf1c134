"""Damaged pages: bits, pages and the write-ahead log of a SQLite store are changed while no server runs.

Whatever a server shows of such a store is what was stored; the rest it refuses in words. `forno admin check` finds
what the server refuses, and `forno admin salvage` saves each table that the server can still show, and nothing else
than was stored. A file that is only locked is never called damaged.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
from collections import Counter
from contextlib import closing
from pathlib import Path

import aiohttp

from forno.client import Client, ConnectionLost, RefusedByServer, Seat
from forno.server.protocol import SendChat
from harness.commands import commands_in
from harness.damage import DAMAGES
from harness.servers import ServerProcess
from lab.evidence import PASSIVE
from lab.experiment import Experiment, Outcome, Progress
from lab.faults.damaged_stores import FILE, Known, Shown, SoundStore, StoredRows, make_store, shown_to, stored_rows

LOCKED = "files locked"
KINDS = (*DAMAGES, LOCKED)
REFUSALS = ("wire.damaged", "wire.fault", "wire.key-file")
"""The rules that refuse what cannot be read; a damaged entry may name a key that does not exist."""
READY, DAMAGED, BUSY = "ready", "not ready: the store is damaged", "not ready: the store takes no writes"


class DamageTrial:
    """One damaged copy of a store: what the server and the commands say of it, and what was wrong about that."""

    def __init__(self, sound: SoundStore, folder: Path, damage: str, seed: int) -> None:
        self.sound = sound
        self.folder = folder
        self.damage = damage
        self.counts: Counter[str] = Counter({damage: 1})
        self.violations: list[str] = []
        self.right: set[str] = set()
        """The rooms that were shown as they are."""
        self.refused: set[str] = set()
        self.saved: StoredRows = {}
        folder.mkdir()
        sound.copy(folder / "data", damage, seed)
        self.server = ServerProcess(folder, **PASSIVE)
        self.server.started_path = "/healthz"

    async def run(self) -> None:
        """Damage is looked for by the commands first: a server writes to the file."""
        await asyncio.to_thread(self.salvage)
        check = await asyncio.to_thread(self.command, "check", "--data", "data")
        await self.serve()
        if unsaved := self.right - self.saved.keys():
            self.violate(f"{len(unsaved)} tables can be read and were not saved")
        is_whole = len(self.right) == len(self.sound.rooms)
        if check.returncode == 0 and not is_whole and not self.may_lose_the_end:
            self.violate("admin check found nothing")
        self.counts["tables shown as they were"] += len(self.right)
        self.counts["tables refused in words"] += len(self.refused)
        self.counts["stores without a visible damage"] += check.returncode == 0 and is_whole

    @property
    def may_lose_the_end(self) -> bool:
        """Whether the newest entries may be gone without a trace: SQLite ends a torn log before the tear."""
        return self.damage == "logs torn"

    def violate(self, what: str) -> None:
        self.violations.append(f"{self.damage}, {self.folder.name}: {what}")

    # --- the server

    async def serve(self) -> None:
        """Start a server and visit every room; or see it refuse to start."""
        try:
            await asyncio.to_thread(self.server.start)
        except RuntimeError:
            self.check_refusal_to_start()
            return
        try:
            async with Client(self.server.address) as client:
                for known in self.sound.rooms:
                    await self.visit(client, known)
            await self.check_readiness()
        finally:
            self.server.kill()

    def check_refusal_to_start(self) -> None:
        said = self.server.errors.read_text()
        if "damaged" not in said or "Traceback" in said:
            self.violate(f"the server did not start and said: {said[-300:]}")
        self.counts["starts refused in words"] += 1
        self.refused = {known.room for known in self.sound.rooms}

    async def visit(self, client: Client, known: Known) -> None:
        """Ask for all that a room shows to one of its people."""
        try:
            shown = await shown_to(client, known)
        except RefusedByServer as refused:
            self.refused.add(known.room)
            if refused.rule not in REFUSALS and not (self.may_lose_the_end and refused.rule == "house.missing"):
                self.violate(f"a table was refused by {refused.rule}: {refused.text[:120]}")
        except (ConnectionLost, TimeoutError) as error:
            self.violate(f"a table was not answered: {type(error).__name__} {error}")
        else:
            self.compare(known.room, shown)

    def compare(self, room: str, shown: Shown) -> None:
        expected = self.sound.shown[room]
        if shown == expected:
            self.right.add(room)
        elif not (self.may_lose_the_end and expected.frames[: len(shown.frames)] == shown.frames):
            same = sum(one == other for one, other in zip(shown.frames, expected.frames, strict=False))
            self.violate(
                f"a table was shown wrong: {same} of {len(expected.frames)} frames, {len(shown.frames)} in all;"
                f" its record {'agrees' if shown.record == expected.record else 'differs'}"
            )

    async def check_readiness(self) -> None:
        async with aiohttp.ClientSession() as http, http.get(f"{self.server.address}/readyz") as answer:
            said = (await answer.text()).strip()
        logged = self.server.errors.read_text()
        if said not in (READY, DAMAGED):
            self.violate(f"readiness: {said}")
        if said == DAMAGED and "the store is damaged" not in logged:
            self.violate("no line in the log")
        if "Traceback" in logged:
            self.violate("a traceback in the log")
        self.counts["servers not ready"] += said == DAMAGED

    # --- the commands

    def command(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        ran = commands_in(self.folder)("admin", *arguments)
        if ran.returncode not in (0, 1, 2) or "Traceback" in ran.stdout + ran.stderr:
            self.violate(f"admin {arguments[0]} ended with {ran.returncode}: {ran.stderr[-300:]}")
        return ran

    def salvage(self) -> None:
        """Save what can be read, and compare it with what was stored."""
        ran = self.command("salvage", "data", "saved")
        file = self.folder / "saved" / FILE
        self.saved = stored_rows(file) if ran.returncode in (0, 1) else {}
        for room, rows in self.saved.items():
            expected = self.sound.rows.get(room, [])
            if rows != (expected[: len(rows)] if self.may_lose_the_end else expected) and self.is_readable(room):
                self.violate(f"a table was saved wrong: {len(rows)} of {len(expected)} entries")
        self.counts["tables saved"] += len(self.saved)
        self.counts["tables lost"] += len(self.sound.rooms) - len(self.saved)

    def is_readable(self, room: str) -> bool:
        """Whether a saved table can be read: one whose key is not known is saved as it is, and refused."""
        return self.command("check", room, "--data", "saved").returncode == 0


async def run_trial(sound: SoundStore, folder: Path, damage: str, seed: int) -> DamageTrial:
    trial = DamageTrial(sound, folder, damage, seed)
    await trial.run()
    return trial


# --- a file that is locked


async def run_locked(sound: SoundStore, folder: Path) -> list[str]:
    """Lock the file of a running server: it refuses for now, goes on afterwards, and is not called damaged."""
    folder.mkdir()
    sound.copy(folder / "data", "", 0)
    violations: list[str] = []
    with ServerProcess(folder, **PASSIVE) as server:
        async with Client(server.address) as client:
            seat = client.seat(*sound.rooms[-1][:2])
            await seat.connect()
            with closing(sqlite3.connect(folder / "data" / FILE, isolation_level=None)) as other:
                other.execute("begin immediate")
                violations += await refused_as_busy(server, seat)
            await seat.do(SendChat, text="free again")
            await seat.close()
    return [f"{LOCKED}: {violation}" for violation in violations]


async def refused_as_busy(server: ServerProcess, seat: Seat) -> list[str]:
    try:
        await seat.do(SendChat, text="locked")
    except RefusedByServer as refused:
        found = [] if refused.rule == "wire.store" else [f"a message was refused by {refused.rule}"]
    else:
        found = ["a message was accepted"]
    async with aiohttp.ClientSession() as http, http.get(f"{server.address}/readyz") as answer:
        said = (await answer.text()).strip()
    return found if said == BUSY else [*found, f"readiness: {said}"]


# --- the experiment


async def run_batch(folder: Path, seed: int, size: int, progress: Progress) -> Outcome:
    sound = await make_store(folder)
    counts: Counter[str] = Counter()
    violations: list[str] = []
    for number in range(size):
        kind, place = KINDS[(seed + number) % len(KINDS)], folder / f"trial-{number}"
        if kind == LOCKED:
            found = await run_locked(sound, place)
            counts[LOCKED] += 1
        else:
            trial = await run_trial(sound, place, kind, 1000 * seed + number)
            counts, found = counts + trial.counts, trial.violations
        violations += found
        if not found:
            shutil.rmtree(place)
        progress()
    return Outcome(seed, size, dict(counts), violations)


PAGES = Experiment(
    name="pages",
    claim="of a damaged store nothing wrong is shown: the rest is served and can be saved, and the damage is named",
    bound="every frame and record as it was stored, or a refusal in words; a locked file is not called damaged",
    unit="damaged stores",
    batch=40,
    goal=400,
    run=run_batch,
)
