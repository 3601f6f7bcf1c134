"""Poisoned tasks: one long-lived task of a server fails whenever it is started, and the tables must not notice.

The server says so: it is not ready and names the task, it counts the failures, and once the task can run again, it
starts it and is ready.
"""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import aiohttp

from forno.client import Client
from forno.server.protocol import SendChat
from harness.long_lived_tasks import OF_SEVERAL_PROCESSES, PUSH_HOSTS
from lab.faults.forked_servers import ForkedServer

CHANGE_TIMEOUT_S = 90.0
"""For a server to notice that a task fails, or that it runs again."""


async def run_poisoned_task(
    folder: Path, task: str, bus: str, *, mutant: str = "", timeout_s: float = CHANGE_TIMEOUT_S
) -> list[str]:
    """Poison a task of a server from its start on, then cure it; what was wrong. `bus` is the address of a Redis."""
    folder.mkdir()
    (ill := folder / "ill").touch()
    settings: dict[str, Any] = {"bus": bus} if task in OF_SEVERAL_PROCESSES else {}
    settings |= {"outbound_hosts": PUSH_HOSTS.get(task, ())}
    server = ForkedServer(folder, mutant=mutant, in_process_faults={"task": f"{task} {ill}"}, **settings)
    server.started_path = "/healthz"
    found: list[str] = []
    with server:
        async with Client(server.address) as client:
            host = await client.open("solo", 2, "Anna")
            if not await says(server, f"not ready: tasks that do not run: {task}", timeout_s):
                found.append("it was ready while the task failed")
            await host.do(SendChat, text="still here")
            if not await failures(server, task):
                found.append("its failures were not counted")
            ill.unlink()
            if not await says(server, "ready", timeout_s):
                found.append("it was not ready after the task was cured")
            await host.do(SendChat, text="and now")
            await host.close()
    if not any(line.get("task") == task for line in server.complaints()):
        found.append("no line in the log")
    return [f"task {task}: {one}" for one in found]


async def says(server: ForkedServer, words: str, timeout_s: float) -> bool:
    """Wait until `/readyz` says this; False if it does not in time."""
    end = asyncio.get_running_loop().time() + timeout_s
    while asyncio.get_running_loop().time() < end:
        if (await page(server.address, "/readyz")).strip() == words:
            return True
        await asyncio.sleep(0.02)
    return False


async def failures(server: ForkedServer, task: str) -> float:
    """The failures of a task that the metrics count."""
    found = re.search(
        rf'^forno_task_failures_total{{task="{task}"}} (\S+)', await page(server.metrics_address, "/metrics"), re.M
    )
    return float(found[1]) if found else 0.0


async def page(address: str, path: str) -> str:
    async with aiohttp.ClientSession() as http, http.get(f"{address}{path}") as answer:
        return await answer.text()
