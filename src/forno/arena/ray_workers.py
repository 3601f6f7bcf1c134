"""Workers on a Ray cluster: many machines, the same result to the bit."""

from __future__ import annotations

import os
from contextlib import chdir, nullcontext
from typing import Any, Self

from forno.arena.plan import Plan
from forno.arena.workers import Chunk, ChunkResult, play_chunk
from forno.core.errors import Unreadable

QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",  # it does not phone home
    "RAY_DEDUP_LOGS_SKIP_REGEX": ".",  # nor does it tell of dead workers between our lines: we count them ourselves
}
LOCAL = "local"
"""The address of a cluster that is started for the run, on this machine."""


class RayWorkers:
    """Workers of a cluster. A chunk whose worker or machine dies is lost; the others play on."""

    def __init__(self, address: str, workers: int | None = None) -> None:
        self.ray = _ray()
        self._connect(address, workers)
        self.size = int(self.ray.cluster_resources().get("CPU", 1))
        self.play_there = self.ray.remote(max_retries=0)(play_there)
        self.playing: dict[Any, Chunk] = {}

    def _connect(self, address: str, workers: int | None) -> None:
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            if address == LOCAL:
                self.ray.init(num_cpus=workers, include_dashboard=False, **quiet)
            else:
                self.ray.init(address=address, **quiet)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise Unreadable(f"no Ray cluster answers here: {error}", address) from None

    def give(self, plan: Plan, chunk: Chunk) -> None:
        self.playing[self.play_there.remote(os.getcwd(), plan, chunk)] = chunk

    def take(self) -> list[ChunkResult]:
        finished, _ = self.ray.wait(list(self.playing))
        return [self._result(task) for task in finished]

    def _result(self, task: Any) -> ChunkResult:
        chunk = self.playing.pop(task)
        try:
            done: ChunkResult = self.ray.get(task)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except self.ray.exceptions.RayError:
            return ChunkResult(chunk, None)
        return done

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *trouble: object) -> None:
        for task in self.playing:
            self.ray.cancel(task, force=True)
        self.ray.shutdown()


def play_there(folder: str, plan: Plan, chunk: Chunk) -> ChunkResult:
    """Play a chunk in the folder where the run began, if this machine has it: bots may be files there."""
    with chdir(folder) if os.path.isdir(folder) else nullcontext():
        return play_chunk(plan, chunk)


def _ray() -> Any:
    """Import the optional package Ray. It reads these settings when it is imported."""
    os.environ.update(QUIET)
    import ray

    return ray
