"""The store of the lab's simulation keeps the contract of every store, as SQLite and PostgreSQL do, on virtual time."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from forno.server.store import Store
from harness.virtual.store import MemoryStore, StoreConnection
from harness.virtual.world import World
from tests.server.stores import test_log as contract
from tests.server.stores import test_retention as deleting

Promise = Callable[[Store], Coroutine[Any, Any, None]]


def promises() -> list[Promise]:
    """The tests of the contract that need nothing but a store."""
    tests = [one for name, one in vars(contract).items() if name.startswith("test_")]
    return [one for one in tests if [*inspect.signature(one).parameters] == ["log"]]


@pytest.mark.parametrize("promise", [*promises(), deleting.test_a_table_that_was_used_meanwhile_stays])
def test_the_virtual_store_keeps_each_promise(promise: Promise) -> None:
    world = World(1)
    world.run(promise(StoreConnection(world, MemoryStore(), "a process")))
