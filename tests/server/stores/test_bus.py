"""Messages between processes through Redis and PostgreSQL, and their outages."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from redis.asyncio import Redis
from redis.asyncio.client import PubSub

from forno.core.errors import Unreadable
from forno.server.bus import Bus, bus_at, reconnecting
from forno.server.bus.local import LocalBus
from forno.server.bus.postgres import PostgresBus
from forno.server.bus.reconnecting import ReconnectingBus
from forno.server.bus.redis import RedisBus
from harness.stores import Postgres, RedisServer

pytestmark = pytest.mark.asyncio

Heard = list[tuple[str, bytes]]
LIMIT_S = 60.0
TRIES = 5
"""A machine that is busy may stop us in the middle of one, but hardly of all; a saying that waits always waits."""
QUICK_S = 2.0
"""The longest time for 20,000 messages: a hundredth of what it takes if each waits for 10 ms."""


@pytest.fixture(params=["redis", "postgres"])
def bus_address(request: pytest.FixtureRequest) -> str:
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture(params=["redis", "postgres"])
def own_server(request: pytest.FixtureRequest) -> RedisServer | Postgres:
    server: RedisServer | Postgres = request.getfixturevalue(f"own_{request.param}")
    return server


async def listener(address: str) -> tuple[Bus, Heard]:
    """Open a bus and wait until it is up: `open` itself waits for a second only."""
    bus, heard = await opened(address)
    await until(lambda: bus.is_up)
    return bus, heard


async def opened(address: str) -> tuple[Bus, Heard]:
    bus, heard = bus_at(address), Heard()
    await bus.open(lambda room, message: heard.append((room, message)))
    return bus, heard


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(LIMIT_S):
        while not true():
            await asyncio.sleep(0.01)


async def said_until_heard(bus: Bus, heard: Heard, message: bytes, patience: float = LIMIT_S) -> None:
    """A hint may be lost while a connection is made again: so it is said until it is heard."""
    async with asyncio.timeout(patience):
        while ("room", message) not in heard:
            bus.publish("room", message)
            await asyncio.sleep(0.02)


async def test_two_processes_receive_each_others_messages(bus_address: str) -> None:
    one, heard_by_one = await listener(bus_address)
    two, heard_by_two = await listener(bus_address)
    assert one.is_up
    assert two.is_up
    one.publish("größe ☕ 1", b"\x00 any \xff bytes")
    await until(lambda: len(heard_by_two) == 1)
    two.publish("room", b"")
    await until(lambda: len(heard_by_one) == 2)
    assert heard_by_one == heard_by_two == [("größe ☕ 1", b"\x00 any \xff bytes"), ("room", b"")]
    await one.close()
    await two.close()
    assert not one.is_up


async def test_many_long_messages_in_order(bus_address: str) -> None:
    bus, heard = await listener(bus_address)
    said = [("room " + "x" * 100, bytes([n % 256]) * 3990 + str(n).encode()) for n in range(1200)]
    for room, message in said:
        bus.publish(room, message)
    await until(lambda: len(heard) == 1200)
    assert heard == said
    await bus.close()


async def test_a_listener_that_fails_is_called_again(bus_address: str) -> None:
    heard: Heard = []

    def hear(room: str, message: bytes) -> None:
        heard.append((room, message))
        raise ValueError("a mistake elsewhere")

    bus = bus_at(bus_address)
    await bus.open(hear)
    await until(lambda: bus.is_up)
    bus.publish("room", b"1")
    bus.publish("room", b"2")
    await until(lambda: len(heard) == 2)
    assert bus.is_up
    await bus.close()


async def test_foreign_messages_are_ignored(redis_url: str) -> None:
    bus, heard = await listener(redis_url)
    async with overheard(redis_url) as (client, channel, messages):
        await client.publish(channel, b"of somebody else")
        await until(lambda: messages == [b"of somebody else"])
        bus.publish("room", b"ours")
        await until(lambda: heard == [("room", b"ours")])
    await bus.close()


async def test_the_first_message_after_a_silence_is_sent_at_once(
    redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bus, heard = await listener(redis_url)
    await asyncio.sleep(0.1)  # the pause before the first batch is over, or has begun with the usual interval
    monkeypatch.setattr(reconnecting, "BATCH_INTERVAL_S", 10 * LIMIT_S)
    bus.publish("room", b"first")
    await until(lambda: heard == [("room", b"first")])
    await bus.close()


async def test_messages_within_a_batch_interval_are_sent_as_one(
    redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One batch for each interval that has passed, however slow the machine is."""
    interval_s = 1.0
    monkeypatch.setattr(reconnecting, "BATCH_INTERVAL_S", interval_s)
    bus, heard = await listener(redis_url)
    said = [("room", b"%d" % number) for number in range(100)]
    async with overheard(redis_url) as (_, _, messages):
        begun = time.monotonic()
        for room, message in said:
            bus.publish(room, message)
            await asyncio.sleep(0.001)
        await until(lambda: heard == said)
        intervals = (time.monotonic() - begun) / interval_s
        await until(lambda: bool(messages))
        assert len(messages) <= 1 + intervals
    await bus.close()


@asynccontextmanager
async def overheard(address: str) -> AsyncIterator[tuple[Redis, str, list[bytes]]]:
    """A client of somebody else's on the channel of our bus, and each message that goes there."""
    messages: list[bytes] = []
    client = Redis.from_url(address)
    channel = f"{reconnecting.CHANNEL} {client.connection_pool.connection_kwargs.get('db') or 0}"

    async def listen(pubsub: PubSub) -> None:
        while True:
            if message := await pubsub.get_message(timeout=5):
                messages.append(message["data"])

    async with client, client.pubsub() as pubsub:
        await pubsub.subscribe(channel)
        await pubsub.get_message(timeout=5)
        listening = asyncio.create_task(listen(pubsub))
        try:
            yield client, channel, messages
        finally:
            listening.cancel()
            await asyncio.wait([listening])


async def test_a_busy_bus_closes_on_request(bus_address: str) -> None:
    for turn in range(50):
        bus, _ = await listener(bus_address)
        for number in range(600):
            bus.publish("room", b"%d" % number)
        await asyncio.sleep(reconnecting.BATCH_INTERVAL_S + turn / 10_000)  # while it sends
        async with asyncio.timeout(LIMIT_S):
            await bus.close()
        assert not bus.is_up


async def test_the_bus_reconnects_after_a_restart(own_server: RedisServer | Postgres) -> None:
    await check_restart(own_server)


async def check_restart(server: RedisServer | Postgres, patience: float = LIMIT_S) -> None:
    """Killed and started again, twice: both are down meanwhile, nothing said then is heard, and both come back."""
    one, heard = await listener(server.url)
    two, _ = await listener(server.url)
    try:
        for turn in range(2):
            await said_until_heard(two, heard, b"before %d" % turn, patience)
            await asyncio.to_thread(server.kill)
            await until(lambda: not one.is_up and not two.is_up)
            check_say_is_quick(one)
            await asyncio.to_thread(server.start)
            await said_until_heard(two, heard, b"after %d" % turn, patience)
        assert ("lost", b"") not in heard
    finally:
        await one.close()
        await two.close()


def quickest(bus: Bus, room: str, message: bytes) -> float:
    """Seconds for 20,000 sayings, with nothing in between."""
    taken = []
    for _ in range(TRIES):
        begun = time.monotonic()
        for _ in range(20_000):
            bus.publish(room, message)
        taken.append(time.monotonic() - begun)
    return min(taken)


def check_say_is_quick(bus: Bus) -> None:
    """Nobody waits for a bus that is away, and nothing is kept for it."""
    assert quickest(bus, "lost", b"") < QUICK_S
    assert isinstance(bus, ReconnectingBus)
    assert len(bus.queue) == 0


async def test_a_frozen_server_is_disconnected(
    own_server: RedisServer | Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It keeps the connection and says nothing: that is noticed too, and saying stays quick."""
    monkeypatch.setattr(reconnecting, "QUIET_S", 1.0)
    bus, heard = await listener(own_server.url)
    own_server.freeze()
    assert quickest(bus, "room", b"lost" * 900) < QUICK_S
    assert isinstance(bus, ReconnectingBus)
    assert len(bus.queue) <= reconnecting.MAX_QUEUED
    await until(lambda: not bus.is_up)
    own_server.thaw()
    await said_until_heard(bus, heard, b"again")
    await bus.close()


async def test_an_idle_connection_is_kept(bus_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine may answer later than after a short time, so there are longer ones."""
    for quiet_s in (0.1, 0.5, 2.5, 10.0):
        if await is_kept_while_idle(bus_address, quiet_s, monkeypatch):
            return
    pytest.fail("the connection was given up each time")


async def is_kept_while_idle(address: str, quiet_s: float, patch: pytest.MonkeyPatch) -> bool:
    """Open a bus and leave it idle for several quiet times; whether it has kept its connection."""
    bus, heard = await listener(address)
    assert isinstance(bus, ReconnectingBus)
    given_up: list[str] = []
    with patch.context() as changed:
        changed.setattr(reconnecting, "QUIET_S", quiet_s)
        await said_until_heard(bus, heard, b"idle from now on")  # the times count from the next message on
        changed.setattr(bus, "mark_down", lambda: given_up.append("once"))
        await asyncio.sleep(4 * quiet_s)
        await said_until_heard(bus, heard, b"still here")
    await bus.close()
    return not given_up


async def test_the_bus_connects_once_its_server_is_up(
    own_server: RedisServer | Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reconnecting, "MAX_RETRY_S", 0.2)
    own_server.kill()
    bus, heard = await opened(own_server.url)
    assert not bus.is_up
    check_say_is_quick(bus)
    await asyncio.to_thread(own_server.start)
    await said_until_heard(bus, heard, b"hello")
    await bus.close()


async def test_numbered_redis_databases_are_apart(redis_url: str) -> None:
    here, heard_here = await listener(redis_url)
    there, heard_there = await listener(f"{redis_url.partition('?')[0]}?db=4000")
    there.publish("room", b"there")
    here.publish("room", b"here")
    await until(lambda: bool(heard_here) and bool(heard_there))
    await asyncio.sleep(0.05)
    assert (heard_here, heard_there) == ([("room", b"here")], [("room", b"there")])
    await here.close()
    await there.close()


async def test_a_local_bus_sends_nothing() -> None:
    bus, heard = await listener("")
    bus.publish("room", b"hello")
    assert bus.is_up
    assert heard == []
    await bus.close()


async def test_addresses() -> None:
    assert isinstance(bus_at(""), LocalBus)
    for address in ["redis://host", "rediss://host:1/2", "unix:///some/socket"]:
        assert isinstance(bus_at(address), RedisBus)
    assert isinstance(bus_at("postgres://host/forno"), PostgresBus)
    with pytest.raises(Unreadable, match="a bus is at redis"):
        bus_at("http://host:secret@x")
