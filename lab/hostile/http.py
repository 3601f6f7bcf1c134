"""Hostile requests: what schemathesis makes of our routes, heads that nobody can read, and people who dribble."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from benchmarks.server.figures import percentile
from forno import bots, games
from forno.client import Client
from forno.server.web.page import PAGE
from lab.experiment import Experiment, Outcome, Step
from lab.hostile.dribbling import dribbled
from lab.hostile.openapi import document
from lab.hostile.requests import SMUGGLED, STRANGE, asked, mutated, statuses
from lab.hostile.troubles import complaints, death, growth, megabytes
from lab.world.served import Served

OPEN: dict[str, Any] = {"rate": 1_000_000, "burst": 1_000_000, "review": 1, "silence": 7_000}
"""No limits, so that every request is looked at; little patience, so that it can be seen to end."""
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
EXAMPLES = 10
"""Of each route in a batch, besides those at the limits of what it takes."""
AT_ONCE = 40
DRIBBLERS, PATIENCE = 300, 60.0


async def schemathesis(
    folder: Path, server: Served, examples: int, seed: int, *, phases: str = "coverage,fuzzing", only: str = ""
) -> tuple[int, list[str]]:
    """So many requests to each route, or `only` to one; how many there were in all, and what was wrong."""
    there = {} if only else await known(server.address)
    (folder / "api.json").write_text(json.dumps(document(there)), encoding="utf-8")
    wanted = f"run api.json --url {server.address} --continue-on-failure --no-shrink --no-color --seed {seed}".split()
    wanted += f"--max-examples {examples} --phases {phases} --checks {CHECKS}".split()
    wanted += ["--report", "json", "--report-json-path", "report.json"]
    wanted += ["--include-path", only] if only else []
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-W", "ignore", "-m", "schemathesis.cli", *wanted),
        cwd=folder,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    output, _ = await process.communicate()
    (folder / "schemathesis.txt").write_bytes(output)
    if not (folder / "report.json").exists():
        return 0, [f"schemathesis did not run: {output.decode(errors='replace')[-300:]}"]
    report = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    wrong = [*report["failures"], *report["errors"]]
    return report["test_cases"]["generated"], [f"schemathesis: {json.dumps(one)[:400]}" for one in wrong]


async def known(address: str) -> dict[str, list[str]]:
    """A finished game, so that there is something to be asked for."""
    async with Client(address) as client:
        host = await client.open("solo", 2, "Anna", bots="random", settings={"window": 0, "listed": True})
        await host.do("start")
        await host.do("leave")
        watcher = await client.watch(host.room)
        await watcher.until(lambda: watcher.is_over, timeout=60)
    files = ["icon.svg", *(one.name for one in (PAGE / "assets").glob("*.css"))]
    found = {
        "room": [host.room],
        "key": [host.key or ""],
        "number": ["1"],
        "viewer": ["public", "open", "0", "9" * 5000],
    }
    return found | {"seat": ["0"], "form": ["", ".json"], "name": files, "game": games.names(), "level": bots.levels()}


async def thrown(server: Served, requests: Iterable[tuple[str, bytes]]) -> tuple[dict[str, int], list[str]]:
    """Raw bytes, each on a connection of its own: how often each status came, and what was wrong."""
    place, gate = ("127.0.0.1", int(server.settings["port"])), asyncio.Semaphore(AT_ONCE)
    seen: dict[str, int] = {}
    faults: list[str] = []

    async def throw(name: str, data: bytes) -> None:
        async with gate:
            heard = await asked(place, data)
        for status in statuses(heard) or [0]:
            seen[str(status)] = seen.get(str(status), 0) + 1
            if status >= 500:
                faults.append(f"{name}: {status} for {data[:200]!r}")
        if name in SMUGGLED and b"\r\n\r\nok\n" in heard:
            faults.append(f"{name}: the hidden request was answered")

    await asyncio.gather(*(throw(name, data) for name, data in requests))
    return seen, faults


async def slowly(server: Served, count: int) -> tuple[dict[str, float], list[str]]:
    found = await dribbled(server.address, count, PATIENCE)
    alone, meanwhile = (percentile(times, 50) for times in (found.alone, found.meanwhile))
    faults = [f"{found.left} of {count} dribblers were never cut off"] if found.left else []
    return {"dribbled ratio": meanwhile / max(alone, 1e-9), "dribbled ms": meanwhile}, faults


async def batch(folder: Path, seed: int, size: int, done: Step) -> Outcome:
    """Some by schemathesis, which thinks long about each, the rest as raw bytes."""
    with Served(folder, **OPEN) as server:
        before = megabytes(server)
        cases, faults = await schemathesis(folder, server, EXAMPLES, seed)
        raw = [*SMUGGLED.items(), *STRANGE.items()]
        raw += [("mutated", data) for data in mutated(random.Random(seed), max(0, size - cases - len(raw)))]
        seen, wrong = await thrown(server, raw)
        figures, slow = await slowly(server, DRIBBLERS)
        figures["MB grown"] = megabytes(server) - before
        faults += [*wrong, *slow, *death(server), *growth(figures["MB grown"]), *complaints(server)]
    for _ in range(size):
        done()
    counts = {"by schemathesis": cases, "as raw bytes": len(raw)}
    counts |= {"unanswered" if status == "0" else f"answered {status}": count for status, count in sorted(seen.items())}
    return Outcome(seed, size, counts, faults, figures)


HTTP = Experiment(
    name="http",
    claim="no request brings an error, is hidden in another, or keeps others out",
    unit="hostile requests",
    batch=3_000,
    goal=20_000,
    run=batch,
)
