"""A simulated server process: the real server between its sockets and its store."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import Context, copy_context
from typing import Any, cast

from forno.server.bus.base import Bus, Receive
from forno.server.infra.address_limits import AddressLimits
from forno.server.infra.client_address import LOCAL_CLIENT
from forno.server.protocol import OpenRoom
from forno.server.protocol.calls import Subscription
from forno.server.runtime.call_requests import CallRequests
from forno.server.runtime.caller import Caller
from forno.server.runtime.delivery import Delivery
from forno.server.runtime.service import Runtime
from forno.server.settings import Settings
from forno.server.web.api import ADDRESS_LIMITS, SERVICE
from forno.server.web.app import CONNECTIONS, PING_INTERVAL_SHARES, ping_connections, serve_connection
from forno.server.web.request_body import SETTINGS
from forno.server.web.websocket import WebSocketConnection
from harness.virtual.loop import OWNER, Owner
from harness.virtual.network import Connection, ServerEndpoint
from harness.virtual.phones import PUSH_HOST, Phones, SimulatedPush
from harness.virtual.store import MemoryStore, StoreConnection
from harness.virtual.world import World

FAST_SETTINGS = Settings(
    store="simulated",
    bot_pace=60,
    jump_pace=30,
    grace=1_500,
    settle_in=500,
    contribution_wait=0,
    silence=6_000,
    rate=2_000,
    burst=2_000,
    unread_bytes=12_000,
    call_delay=10,
    outbound_hosts=(PUSH_HOST,),
)

SIMULATED_CLIENT = LOCAL_CLIENT._replace(is_direct=False)
"""No kernel knows the delay of a simulated connection."""


class SimulatedBus(Bus):
    """One process's end of the bus. `others` returns the ends that exist now."""

    def __init__(self, world: World, context: Context, others: Callable[[], list[SimulatedBus]]) -> None:
        self.world = world
        self.context = context
        self.others = others
        self.receive: Receive | None = None

    async def open(self, receive: Receive) -> None:
        self.receive = receive

    async def close(self) -> None:
        self.receive = None

    @property
    def is_up(self) -> bool:
        return self.receive is not None

    def publish(self, room: str, message: bytes) -> None:
        if not self.is_up:
            return
        for other in self.others():
            if not self.world.occurs("bus_loses"):
                for _ in range(1 + self.world.occurs("bus_doubles")):
                    longest = 2.0 if self.world.occurs("bus_delays") else 0.01
                    self.world.schedule(self.world.random.uniform(0.001, longest), other.arrive, room, message)

    def arrive(self, room: str, message: bytes) -> None:
        if self.receive is not None:
            self.world.record("bus", "says", message)
            self.world.loop.call_soon(self.receive, room, message, context=self.context)


class ProcessRun(Owner):
    """One run of a process; its memory ends with it."""

    def __init__(self, process: Process) -> None:
        super().__init__()
        self.process = process
        self.clock = process.clock
        self.connections: list[Connection] = []
        self.context = copy_context()
        self.context.run(OWNER.set, self)
        world = process.world
        self.log = StoreConnection(world, process.store, process.name)
        self.bus = SimulatedBus(world, self.context, process.others)
        self.context.run(self.begin)

    def begin(self) -> None:
        self.runtime = Runtime(self.log, self.bus, FAST_SETTINGS)
        push = SimulatedPush(self.process.world, self.process.phones)
        delivery = Delivery(self.log.recipients, push.outbound, push, self.runtime.registry.clock, self.runtime.tasks)
        self.requests = CallRequests(self.runtime.registry, delivery)
        caller = Caller(self.runtime.registry, delivery)
        self.runtime.registry.subscribe(caller.watch)
        self.create_task(caller.run())
        self.app: Any = {SERVICE: self.runtime.service, SETTINGS: FAST_SETTINGS, CONNECTIONS: {}}
        self.app[ADDRESS_LIMITS] = AddressLimits(0)
        self.create_task(self.runtime.start())
        self.create_task(ping_connections(cast("Any", self.app), lambda: PING_INTERVAL_SHARES[1]))

    def create_task(self, coroutine: Any) -> Any:
        return self.process.world.loop.create_task(coroutine, context=self.context)

    def end(self) -> None:
        """Kill -9: nothing is finished, and nothing that is still running has an effect."""
        self.log.is_open = False
        self.bus.receive = None
        for connection in self.connections:
            connection.cut()
            connection.server.closed = True
        for task in self.tasks:
            task.cancel()
        self.process.world.loop.resume(self)
        self.runtime.scheduler.close()


class Process:
    """A server process that can be started, killed and frozen."""

    def __init__(self, world: World, store: MemoryStore, phones: Phones, name: str, processes: list[Process]) -> None:
        self.world = world
        self.phones = phones
        self.store = store
        self.name = name
        self.processes = processes
        self.clock = 0.0
        """Offset of its wall clock, in seconds."""
        self.run: ProcessRun | None = None
        processes.append(self)

    def others(self) -> list[SimulatedBus]:
        return [one.run.bus for one in self.processes if one is not self and one.run]

    def start(self) -> None:
        if self.run is None:
            self.world.record(self.name, "starts")
            self.run = ProcessRun(self)

    def kill(self) -> None:
        run, self.run = self.run, None
        if run is not None:
            self.world.record(self.name, "is killed")
            run.end()

    def stop(self) -> None:
        """SIGTERM: clients are notified, and the process ends a little later."""
        if self.run is not None:
            self.world.record(self.name, "stops")
            self.world.loop.call_soon(self.run.runtime.service.stop, context=self.run.context)
            self.world.schedule(0.1, self.end, self.run)

    def end(self, run: ProcessRun) -> None:
        if self.run is run:
            self.kill()

    def freeze(self, seconds: float) -> None:
        """Suspend the process; it resumes with stale beliefs."""
        if self.run is not None:
            self.world.record(self.name, f"stands still for {seconds}")
            self.world.loop.suspend(self.run)
            self.world.schedule(seconds, self.world.loop.resume, self.run)

    def set_clock(self, offset_s: float) -> None:
        """Set the wall clock of its machine."""
        self.clock = offset_s
        if self.run is not None:
            self.run.clock = offset_s

    # --- connections and requests

    def accept(self, client: str, room: str) -> Connection | None:
        """Accept a connection; None if the process is not running."""
        if self.run is None:
            return None
        connection = Connection(self.world, client, self.name)
        self.run.connections.append(connection)
        self.run.create_task(self.talk(self.run, connection.server, room))
        return connection

    async def talk(self, run: ProcessRun, end: ServerEndpoint, room: str) -> None:
        connection = WebSocketConnection(cast("Any", end), cast("Any", end), run.app[SETTINGS], SIMULATED_CLIENT)
        await serve_connection(run.app, connection, room)
        end.connection.cut()

    async def open_table(self, asked: OpenRoom) -> bytes | None:
        """Handle an HTTP request; None if the process is not running."""
        if self.run is None:
            return None
        answer: bytes = await self.run.create_task(self.run.runtime.service.create_room(asked))
        return answer

    async def subscribe(self, room: str, key: str, subscription: Subscription) -> bool:
        """Handle an HTTP request; False if the process is not running."""
        if self.run is None:
            return False
        await self.run.create_task(self.run.requests.subscribe(room, key, subscription))
        return True
