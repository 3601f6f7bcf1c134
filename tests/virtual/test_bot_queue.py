"""Searching bots of many tables: turns are shared by the address that opened a table, then by table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from forno import bots
from forno.bots import Bot, Observation
from forno.core.chance import Chance, FastChance
from forno.server.infra.fair_queue import FairQueue, Place
from forno.server.infra.tasks import TaskSet
from forno.server.protocol import StartGame
from forno.server.room import PlayBotMove
from forno.server.room.timers import Timer
from forno.server.runtime.bot_runner import NO_PLACE, SEARCH_SLOT_S, BotPool, BotRunner, observation_of
from forno.server.runtime.live_room import LiveRoom
from forno.server.runtime.service import Runtime
from harness.scenes.room import RoomScene, with_racers
from harness.servers import session_of
from harness.viewer_channels import REGISTRY, AnyLine, live_room
from harness.virtual.loop import THREAD_S
from harness.virtual.server import virtual_loop, virtual_server

LIMIT_S = 60.0


class Order:
    """The order in which a queue serves requests."""

    def __init__(self, slots: int) -> None:
        self.queue = FairQueue(slots)
        self.served: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.has_ended = asyncio.Event()
        """Set when the searches that hold a slot may end."""

    async def ask(self, *places: str) -> None:
        """Let these ask for a slot, one after the other: `address/table`."""
        for place in places:
            self.tasks.append(asyncio.ensure_future(self._one(place)))
            await asyncio.sleep(0)

    async def _one(self, place: str) -> None:
        owner, _, item = place.partition("/")
        await self.queue.acquire(Place(owner, item))
        self.served.append(place)
        await self.has_ended.wait()
        self.queue.release(Place(owner, item))

    async def all(self) -> list[str]:
        self.has_ended.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return self.served


async def test_beside_forty_greedy_tables_an_honest_one_waits_for_one_search() -> None:
    order = Order(1)
    await order.ask(*(f"greedy/{number}" for number in range(40)))
    await order.ask("honest/1")
    served = await order.all()
    assert served.index("honest/1") == 1
    assert len(served) == 41


async def test_addresses_take_turns_and_so_do_the_tables_of_one() -> None:
    order = Order(1)
    await order.ask("a/1", "a/1", "a/1", "a/2", "b/1", "b/1", "c/1")
    assert await order.all() == ["a/1", "b/1", "c/1", "a/1", "b/1", "a/2", "a/1"]


async def test_with_several_slots_one_address_takes_all_only_while_nobody_else_waits() -> None:
    order = Order(2)
    await order.ask("a/1", "a/2", "a/3", "a/4", "b/1")
    served = await order.all()
    assert served.index("b/1") == 2
    await order.ask("a/5")
    assert (await order.all())[-1] == "a/5"


async def test_a_request_that_is_cancelled_while_a_slot_comes_free_takes_no_slot_with_it() -> None:
    """The search ends in the same turn of the event loop in which the time limit of a waiting one is over."""
    queue, first = FairQueue(1), Place("a", "1")
    await queue.acquire(first)
    late = asyncio.ensure_future(queue.acquire(Place("b", "1")))
    patient = asyncio.ensure_future(queue.acquire(Place("c", "1")))
    await asyncio.sleep(0)
    late.cancel()
    queue.release(first)
    await patient
    assert isinstance((await asyncio.gather(late, return_exceptions=True))[0], asyncio.CancelledError)
    queue.release(Place("c", "1"))
    await queue.acquire(first)


async def test_a_request_that_is_cancelled_leaves_the_queue_and_blocks_nobody() -> None:
    order = Order(1)
    await order.ask("a/1", "b/1", "b/2", "c/1")
    order.tasks[1].cancel()
    assert await order.all() == ["a/1", "b/2", "c/1"]
    await order.ask("b/3")
    assert (await order.all())[-1] == "b/3"


# --- the pool


class Slow(Bot):
    """Takes as long as work for another process does."""

    level = "slow"
    searches = True

    def choose(self, observation: Observation, chance: Chance) -> Any:
        return observation.default


class Failing(Bot):
    """Fails at every search."""

    level = "failing"
    searches = True

    def choose(self, observation: Observation, chance: Chance) -> Any:
        raise ZeroDivisionError


@pytest.mark.parametrize(("bot", "limit_s"), [(Slow, THREAD_S / 2), (Failing, LIMIT_S)])
async def test_a_quicker_bot_moves_where_a_search_is_late_or_fails(bot: type[Bot], limit_s: float) -> None:
    scene = RoomScene("mamma-mia", 3)
    observation = observation_of(scene.room, scene.table.seat, jumping=False, sampler=FastChance(1))
    assert observation is not None
    expected = bots.find("expert").choose(observation, FastChance(1))
    assert expected != observation.default
    with bots.registered({bot.level: bot()}):
        pool = BotPool(1, limit_s=limit_s)
        assert await pool.choose(bot.level, observation, FastChance(1)) == expected
        pool.close()


async def test_a_move_whose_search_would_wait_too_long_is_a_quicker_bots_forced_or_free() -> None:
    scene = RoomScene("mamma-mia", 3)
    choice = observation_of(scene.room, scene.table.seat, jumping=False, sampler=FastChance(1))
    assert choice is not None
    forced = msgspec.structs.replace(choice, legal_moves=[choice.default])
    pool = BotPool(1, limit_s=LIMIT_S, max_wait_s=SEARCH_SLOT_S)
    await pool._turns.acquire(Place("a", "1"))
    waiting = asyncio.ensure_future(pool._turns.acquire(Place("b", "1")))
    await asyncio.sleep(0)
    expert, began = bots.find("expert").choose(choice, FastChance(1)), asyncio.get_running_loop().time()
    assert await pool.choose("master", choice, FastChance(1), Place("a", "2")) == expert
    assert await pool.choose("master", forced, FastChance(1), Place("a", "2")) == choice.default
    assert pool.waiting == 1
    assert asyncio.get_running_loop().time() == began, "neither has waited for the limit"
    waiting.cancel()


class Askings(BotPool):
    """A pool that notes what it is asked, and answers with the default."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[Observation] = []

    async def choose(self, level: str, observation: Observation, chance: Chance, place: Place = NO_PLACE) -> Any:
        self.asked.append(observation)
        return observation.default


async def is_searched(live: LiveRoom, what: Literal["bot", "jump"] = "bot", seat: int | None = None) -> bool:
    """Whether the master at a seat of this table is asked with a table to search."""
    pool, tasks = Askings(), TaskSet()

    async def commit(live: LiveRoom, command: PlayBotMove, command_id: str, reaction_ms: int) -> bool:
        return True

    def fail(live: LiveRoom, doing: str, error: Exception) -> None:
        raise error

    at = live.room.playing.seat if seat is None else seat
    BotRunner(pool, commit, fail, tasks).start(live, Timer(live.clock.now(), what, at))
    await virtual_loop().until_idle()
    await tasks.close()
    [asked] = pool.asked
    return asked.sampled_table is not None


def with_masters(scene: RoomScene) -> LiveRoom:
    for seat in scene.room.seats:
        seat.bot = "master"
    return live_room(scene.room)


async def test_a_table_that_nobody_looks_at_asks_no_bot_that_searches() -> None:
    """One of its people, a spectator, or somebody at another process may look."""
    live, page = with_masters(RoomScene("mamma-mia", 3)), AnyLine()
    assert not await is_searched(live)
    for person in (None, 1):
        live.connections.add(page, person, None)  # type: ignore[arg-type]
        assert await is_searched(live)
        live.connections.set_looking(page, False)  # type: ignore[arg-type]
        assert not await is_searched(live)
        live.connections.set_looking(page, True)  # type: ignore[arg-type]
    live.connections.remove(page, 0)  # type: ignore[arg-type]
    now = REGISTRY.clock.now()
    for people, spectators, lookers in (((1,), 0, (1,)), ((), 1, ())):
        live.remote.update("another", people, spectators, now, lookers)
        assert await is_searched(live)
    live.remote.update("another", (1,), 0, now, ())
    assert not await is_searched(live)


async def test_a_jump_in_is_never_searched_for_the_queue_would_tell_of_it() -> None:
    scene, racers = with_racers()
    live = with_masters(scene)
    live.connections.add(AnyLine(), None, None)  # type: ignore[arg-type]
    assert await is_searched(live)
    assert not await is_searched(live, "jump", racers[0])


@pytest.mark.parametrize(("asked", "ahead"), [("d/1", 4), ("c/2", 6), ("b/2", 5), ("a/2", 8), ("a/1", 8)])
async def test_what_is_ahead_of_a_new_request_is_what_is_served_before_it(asked: str, ahead: int) -> None:
    order = Order(1)
    owner, _, item = asked.partition("/")
    assert order.queue.ahead_of(Place(owner, item)) == 0
    await order.ask("a/1", "a/1", "a/1", "a/2", "b/1", "b/1", "b/1", "c/1")
    assert order.queue.ahead_of(Place(owner, item)) == ahead
    await order.ask(asked)
    served = await order.all()
    assert len(served) - 1 - served[::-1].index(asked) <= ahead


async def test_a_table_counts_for_the_network_that_opened_it(tmp_path: Path, runtimes: list[Runtime]) -> None:
    async with virtual_server(tmp_path, trusted_proxies=("127.0.0.1",)) as client:
        session_of(client).headers["X-Forwarded-For"] = "203.0.113.7"
        host = await client.open("solo", 2, "Anna", bots="random")
        await host.do(StartGame)
        live = runtimes[0].registry.get(host.room)
        assert live is not None
        assert live.opener == "203.0.113.7"
