"""One seed, one scenario: people play while faults occur; then everything is healed, and the histories are checked."""

from __future__ import annotations

import asyncio
import gc
from contextlib import ExitStack, nullcontext
from random import Random
from unittest import mock

import msgspec
from structlog.testing import capture_logs

from forno.client import RefusedByServer
from forno.server.protocol import JoinQueue, SendChat, StartGame
from forno.server.room import nudges
from forno.server.runtime import caller, delivery
from forno.server.runtime.live_room import PRESENCE_TTL_MS
from harness.virtual.clients import InMemoryHistory, SimulatedClient, SimulatedPlayer, open_table
from harness.virtual.faults import NO_FAULTS, SCHEDULED_FAULTS, FaultRates, draw_rates
from harness.virtual.phones import Phones, call_violations
from harness.virtual.process import Process
from harness.virtual.store import MemoryStore
from harness.virtual.world import World
from harness.workload import GAMES
from lab.checker import CheckResult, check
from lab.evening_commands import KINDS, count_commands
from lab.mutants.catalogue import SIMULATED
from lab.simulation.reference import replay_log, stored_entries

PATIENCE_MS = 100
"""How long a simulated player waits before a nudge."""
LEASE_MS, RETRY_DELAYS_S, POLL_PERIOD_S, RECHECK_MS = 1_500, (0.1, 0.3, 0.3), 0.5, 900
"""Times of calls, as short as everything else in a simulated evening."""
HURRIED = (
    (nudges, "PATIENCE_MS", PATIENCE_MS),
    (delivery, "LEASE_MS", LEASE_MS),
    (delivery, "RETRY_DELAYS_S", RETRY_DELAYS_S),
    (caller, "POLL_PERIOD_S", POLL_PERIOD_S),
    (caller, "RECHECK_MS", RECHECK_MS),
)
MIN_ENTRIES, MAX_ENTRIES = 8, 32
"""Range of the number of log entries after which a scenario ends."""
SHARED_PROBABILITY = 0.3
"""Probability that the host's device holds two seats from the beginning."""
LATE_PROBABILITY = 0.6
"""Probability that a friend comes late."""
MIN_DURATION_S, MAX_DURATION_S = 2.0, 6.0
"""Range of the time after which everything is healed at the latest."""
SILENCE_S = 2.5
"""Time without events after which the scenario is idle: longer than anything in flight."""
CALLS_S = 2 * (LEASE_MS / 1000 + POLL_PERIOD_S)
"""Time in which every call that is owed is made, once what dead processes said is not valid any more."""
IDLE_TIMEOUT_S = 80.0
"""Timeout for every player to be answered once everything is healed."""


class ScenarioResult(msgspec.Struct, frozen=True):
    """Result of one seed."""

    seed: int
    trace_hash: str
    counts: dict[str, int]
    violations: list[str]
    trace: bytes = b""


class Scenario:
    """A simulated world with one table."""

    def __init__(self, seed: int, rates: FaultRates | None = None, *, keep: bool = False) -> None:
        self.world = World(seed, keep=keep)
        self.rates = rates or draw_rates(self.world.random)
        self.random: Random = self.world.random
        self.store = MemoryStore()
        self.phones = Phones(self.world)
        self.processes: list[Process] = []
        for number in range(1 + (self.random.random() < 0.7)):
            Process(self.world, self.store, self.phones, f"server{number}", self.processes)
        self.history = InMemoryHistory()
        self.players: list[SimulatedPlayer] = []
        self.violations: list[str] = []

    async def run(self) -> CheckResult:
        """Run from the first start of a server to the check."""
        self.world.rates = self.rates
        for process in self.processes:
            process.start()
        injecting = asyncio.ensure_future(self.inject_faults())
        playing = asyncio.ensure_future(self.play())
        enough, duration_s = self.limits()
        end = self.world.loop.now + duration_s
        while self.world.loop.now < end and not playing.done() and self.entries < enough:
            await asyncio.sleep(0.2)
        await self.cancel(injecting)
        self.heal()
        await self.cancel(playing)
        await self.wait_until_idle()
        self.violations += self.log_violations()
        self.violations += call_violations(self.store, self.phones.by_endpoint.values(), self.world.fault_counts)
        for process in self.processes:
            process.kill()
        streams, violations = await replay_log(self.store, self.players)
        self.violations += violations
        return check(self.history.events, stored_entries(self.store), streams)

    def limits(self) -> tuple[int, float]:
        """The number of log entries, and of seconds, after which everything is healed."""
        return self.random.randint(MIN_ENTRIES, MAX_ENTRIES), self.random.uniform(MIN_DURATION_S, MAX_DURATION_S)

    def log_violations(self) -> list[str]:
        """Return the violations of a scenario's own rules in a log."""
        return []

    @property
    def entries(self) -> int:
        return sum(map(len, self.store.rows.values()))

    async def cancel(self, task: asyncio.Task[None]) -> None:
        task.cancel()
        [ended] = await asyncio.gather(task, return_exceptions=True)
        if isinstance(ended, Exception):
            self.violations.append(f"a player failed: {ended!r}")

    # --- play

    async def play(self) -> None:
        """Open a table for three: people, perhaps a bot, and a spectator."""
        host = SimulatedPlayer(
            await open_table(self.client("Anna"), self.random.choice(GAMES), 3), *self.player_arguments()
        )
        self.players.append(host)
        await host.reconnect()
        await host.subscribe(self.phones)
        is_shared = self.random.random() < SHARED_PROBABILITY
        if is_shared:
            await host.add_person()
        for name in ("Bob", "Carla")[: 1 + (not is_shared and self.random.random() < 0.3)]:
            player = SimulatedPlayer(self.client(name).seat(host.seat.room), *self.player_arguments())
            self.players.append(player)
            await player.sit(name)
            await player.subscribe(self.phones)
        watcher = SimulatedPlayer(self.client("Lina").seat(host.seat.room), *self.player_arguments())
        self.players.append(watcher)
        await watcher.reconnect()
        await host.request(StartGame, fill="random")
        async with asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(player.play_evening())
            if self.random.random() < LATE_PROBABILITY:
                group.create_task(self.come_late(host.seat.room))

    async def come_late(self, room: str) -> None:
        """A friend joins the queue of the running game, and plays if there is a seat."""
        friend = SimulatedPlayer(self.client("Dora").seat(room), *self.player_arguments())
        self.players.append(friend)
        await asyncio.sleep(self.random.uniform(0.0, 1.0))
        await friend.sit("Dora", JoinQueue)
        await friend.subscribe(self.phones)
        await friend.play_evening()

    def client(self, name: str) -> SimulatedClient:
        return SimulatedClient(self.world, self.processes, self.history, name)

    def player_arguments(self) -> tuple[int, list[str]]:
        return self.random.getrandbits(32), [process.name for process in self.processes]

    # --- faults

    async def inject_faults(self) -> None:
        rates = self.world.rates
        frequencies = [getattr(rates, fault) for fault in SCHEDULED_FAULTS]
        while any(frequencies):
            await asyncio.sleep(self.random.expovariate(1 / rates.interval_s))
            [fault] = self.random.choices(SCHEDULED_FAULTS, frequencies)
            self.world.fault_counts[fault] += 1
            self.inject(fault, self.random.choice(self.processes), self.random.uniform(0.05, 3.0))

    def inject(self, fault: str, process: Process, seconds: float) -> None:
        match fault:
            case "kill":
                process.kill()
                self.world.schedule(seconds / 2, process.start)
            case "stop":
                process.stop()
                self.world.schedule(0.2 + seconds / 2, process.start)
            case "freeze":
                process.freeze(seconds)
            case "store_away":
                self.store.unavailable_until = self.world.loop.now + seconds / 2
            case "clock":
                process.set_clock(self.random.uniform(-3_600, 3_600))
            case "leave" if self.players:
                self.random.choice(self.players).leave(seconds)

    # --- the end

    def heal(self) -> None:
        self.world.record("world", "is healed")
        self.world.rates = NO_FAULTS
        self.store.unavailable_until = 0.0
        for process in self.processes:
            if process.run:
                self.world.loop.resume(process.run)
            process.start()
        for player in self.players:
            player.away_until = 0.0
        self.players = [player for player in self.players if player.is_seated]

    async def say_good_night(self, player: SimulatedPlayer) -> None:
        """Send a last command, which must be accepted unless the player was removed meanwhile."""
        try:
            await player.request(SendChat, text="buona notte")
        except RefusedByServer as refused:
            if refused.rule != "house.key" and player.seat.key:
                raise

    async def wait_until_idle(self) -> None:
        """Reconnect all players, wait for their answers, and then for silence."""
        try:
            async with asyncio.timeout(IDLE_TIMEOUT_S):
                for player in self.players:
                    await player.reconnect()
                for player in self.players:
                    if player.seat.key:
                        await self.say_good_night(player)
                await self.wait_for_silence()
                await self.wait_for_calls()
        except Exception as error:
            self.violations.append(f"not idle after everything was healed: {error!r}")
        for player in self.players:
            player.seat.end()  # type: ignore[attr-defined]

    async def wait_for_calls(self) -> None:
        """Let everybody put the phone away, and wait for the calls, those that a dead process had claimed too."""
        for player in self.players:
            await player.look(looking=False)
        could_differ = self.world.fault_counts and len(self.processes) > 1
        await asyncio.sleep(CALLS_S + (PRESENCE_TTL_MS / 1000 if could_differ else 0.0))

    async def wait_for_silence(self) -> None:
        before: tuple[int, ...] = ()
        while before != (before := (self.entries, *(player.seat.n for player in self.players))) or any(
            player.is_disconnected for player in self.players
        ):
            for player in self.players:
                if player.is_disconnected:  # a client that missed much gets it in several parts
                    await player.reconnect()
            await asyncio.sleep(SILENCE_S)


def run_seed(seed: int, *, rates: FaultRates | None = None, mutant: str = "", keep: bool = False) -> ScenarioResult:
    """Run the scenario of a seed; its trace is always the same to the byte. Fault rates are drawn unless given."""
    return run_scenario(Scenario(seed, rates, keep=keep), mutant)


def run_scenario(scenario: Scenario, mutant: str = "") -> ScenarioResult:
    world = scenario.world
    gc.disable()
    try:
        with ExitStack() as stack:
            stack.enter_context(SIMULATED[mutant].apply() if mutant else nullcontext())
            logs = stack.enter_context(capture_logs())
            stack.enter_context(world.patched())
            for place, name, ours in HURRIED:
                stack.enter_context(mock.patch.object(place, name, ours))
            result = world.loop.run(scenario.run())
    finally:
        gc.enable()
    unhandled = [f"the server logged an error: {line}" for line in logs if line["log_level"] in ("error", "critical")]
    violations = [*scenario.violations, *world.violations, *world.loop.unhandled, *unhandled, *result.violations]
    world.record("world", "ends", msgspec.json.encode(violations))
    counts = {"acknowledged": result.acknowledged, "unknown": result.unknown, "frames": result.frames}
    counts |= {"views": result.views, "entries": scenario.entries}
    counts["calls"] = sum(len(phone.calls) for phone in scenario.phones.by_endpoint.values())
    counts |= {KINDS[kind]: count for kind, count in count_commands(stored_entries(scenario.store)).items()}
    return ScenarioResult(
        world.seed, world.trace.hash, counts | dict(sorted(world.fault_counts.items())), violations, world.trace.text
    )
