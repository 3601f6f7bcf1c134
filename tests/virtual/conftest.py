"""Tests in a virtual world: a test that is a coroutine runs on virtual time, from a seed."""

from __future__ import annotations

import gc
import inspect
from typing import Any

import pytest

from forno.server.runtime.service import Runtime
from harness.virtual.world import World

SEED = 1


@pytest.fixture
def world() -> World:
    """The world in which the test runs."""
    return World(SEED)


@pytest.fixture
def runtimes(monkeypatch: pytest.MonkeyPatch) -> list[Runtime]:
    """The runtimes of the servers of a test, in the order of their start."""
    found: list[Runtime] = []
    start = Runtime.start

    async def started(runtime: Runtime) -> None:
        found.append(runtime)
        await start(runtime)

    monkeypatch.setattr(Runtime, "start", started)
    return found


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """Leave all that outlives a test, such as modules, out of the collection of garbage with which a world begins."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a coroutine in its world, which may not leave an error unhandled."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    arguments: dict[str, Any] = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    world = pyfuncitem.funcargs.get("world")
    if not isinstance(world, World):
        world = World(SEED)
    world.run(pyfuncitem.obj(**arguments))
    return True
