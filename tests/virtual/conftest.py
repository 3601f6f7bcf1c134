"""Tests in a virtual world: a test that is a coroutine runs on virtual time, from a seed."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from harness.virtual.world import World

SEED = 1


@pytest.fixture
def world() -> World:
    """The world in which the test runs."""
    return World(SEED)


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
