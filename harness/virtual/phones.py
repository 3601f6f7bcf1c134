"""Phones of simulated players: a push service that may fail, the notifications that each phone shows, and the model of
calls that they are checked against.

- A call is for a decision that its person owes: never in a jump-in window, never a second time.
- Nobody is called who looks at the table, and no phone in its quiet hours.
- In the end a phone shows the decision that its person owes, if there is one, and nothing else.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

import msgspec

from forno.server.notify.outbound import HostList, Outbound, Response, Unreachable
from forno.server.protocol.calls import QuietHours, Subscription
from forno.server.room import Room, apply, lock, read_entry
from forno.server.runtime import delivery
from forno.server.store.base import Row
from forno.server.store.recipients import MAX_CLAIMS
from harness.virtual.store import MemoryStore
from harness.virtual.world import EPOCH, World

PUSH_HOST = "push.example"
QUIET_PROBABILITY = 0.3
QUIET = QuietHours(22 * 60, 6 * 60, "Etc/UTC")
"""The simulated evening is within these hours, however wrong a clock is."""
LATENCY_S = 0.2
"""The longest way of a push message, there or back."""
SLACK_S = 0.1
"""Time that a server has to notice what has happened elsewhere."""
DISTURBANCES = {"kill", "stop", "freeze", "store_fails", "store_unsure", "store_slow", "store_away", "store_late"}
DISTURBANCES |= {"push_fails", "push_unsure", "clock", "leave", "cut", "half", "bus_loses", "bus_delays", "slow_reader"}
DISTURBANCES |= {"delay", "double", "swap"}
"""Faults after which a call may come late, or twice."""


class Phone:
    """One phone: what it was sent, what it shows, and when its owner looked at the table."""

    def __init__(self, number: int, room: str, key: str, quiet: QuietHours | None) -> None:
        self.room = room
        self.key = key
        endpoint = f"https://{PUSH_HOST}/{number}"
        self.subscription = Subscription(endpoint, "A" * 87, "A" * 22, quiet=quiet)
        self.calls: list[tuple[float, str, str]] = []
        """The time at which each call was sent, its decision and its words."""
        self.shown = ""
        """The decision of the notification that is shown; empty for none."""
        self.failures = 0
        """Requests to it that failed."""
        self.looks: list[tuple[float, bool]] = [(0.0, True)]
        """The times at which its owner began and ceased to look."""

    def receive(self, sent_at: float, message: dict[str, Any]) -> None:
        """Do as the page's service worker does: one notification a table."""
        if message["type"] == "call":
            self.calls.append((sent_at, message["decision"], message["text"]))
            self.shown = message["decision"]
        elif self.shown == message["decision"]:
            self.shown = ""

    def looked_at(self, at: float) -> bool:
        """Whether its owner had looked at the table for a while then."""
        began, looking = [one for one in self.looks if one[0] <= at][-1]
        return looking and began < at - SLACK_S


class Phones:
    """All phones, by endpoint."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.by_endpoint: dict[str, Phone] = {}

    def add(self, room: str, key: str) -> Phone:
        quiet = QUIET if self.world.random.random() < QUIET_PROBABILITY else None
        phone = Phone(len(self.by_endpoint), room, key, quiet)
        self.by_endpoint[phone.subscription.endpoint] = phone
        return phone


class SimulatedPush:
    """Push messages in plain text, and the way to the phones."""

    public_key = ""

    def __init__(self, world: World, phones: Phones) -> None:
        self.world = world
        self.phones = phones
        self.hosts = HostList([PUSH_HOST])
        self.outbound = cast("Outbound", self)

    def check(self, subscription: Subscription) -> None:
        """Accept any keys."""

    def request(self, subscription: Subscription, message: bytes) -> tuple[dict[str, str], bytes]:
        return {}, message

    async def send(self, method: str, url: str, headers: Mapping[str, str], body: bytes) -> Response:
        """Bring a message to a phone. It arrives even if its sender dies meanwhile."""
        self.hosts.check(url)
        world, phone = self.world, self.phones.by_endpoint[url]
        if world.occurs("push_fails"):
            phone.failures += 1
            await asyncio.sleep(world.random.uniform(0, LATENCY_S))
            return Response(503)
        world.record("push", url, body)
        way_s = world.random.uniform(0, LATENCY_S)
        world.schedule(way_s, phone.receive, world.loop.now, json.loads(body))
        await asyncio.sleep(2 * way_s)
        if world.occurs("push_unsure"):
            phone.failures += 1
            raise Unreachable("simulated: no answer")
        return Response(201)


# --- the model


class Owed(msgspec.Struct, frozen=True):
    """A decision that a person owed, and for how long by the log's time, in seconds of the loop's clock."""

    person: int
    decision: str
    begins: float
    ends: float


def decisions_owed(room: str, rows: Sequence[Row]) -> tuple[list[Owed], Room]:
    """Every decision that a person owed, from the log alone, and the room at its end."""
    folded, found = Room(room), list[Owed]()
    for number, row in enumerate(rows):
        apply(folded, read_entry(row.body), row.text)
        begins = folded.at / 1000 - EPOCH
        ends = read_entry(rows[number + 1].body).at_ms / 1000 - EPOCH if number + 1 < len(rows) else float("inf")
        if folded.status == "playing" and folded.jump_in is None and not folded.playing.is_over:
            seat = folded.seats[folded.playing.seat]
            if seat.person and not seat.plays_itself:
                decision = f"{folded.number}:{folded.playing.serial}"
                found.append(Owed(seat.person.id, decision, begins, ends))
    return found, folded


def call_violations(store: MemoryStore, phones: Iterable[Phone], faults: Counter[str]) -> list[str]:
    """Compare what phones were sent, and what they show in the end, with the log."""
    found: list[str] = []
    for phone in phones:
        owed, room = decisions_owed(phone.room, store.rows.get(phone.room, []))
        found += content_violations(phone, owed)
        if not DISTURBANCES & {name for name, count in faults.items() if count}:
            found += time_violations(phone, owed)
        if is_subscribed(store, phone) and not may_be_given_up(store, phone, faults):
            found += end_violations(phone, owed, room)
    return found


def content_violations(phone: Phone, owed: Sequence[Owed]) -> list[str]:
    """Find calls for what nobody owed, and in quiet hours."""
    decisions = {one.decision for one in owed}
    found = [f"called for {decision}, which nobody owed" for _, decision, _ in phone.calls if decision not in decisions]
    return [*found, *("called in quiet hours" for _ in phone.calls if phone.subscription.quiet)]


def time_violations(phone: Phone, owed: Sequence[Owed]) -> list[str]:
    """Find second calls, and calls at a time when nothing was owed or its owner looked: certain without faults."""
    found = []
    for (decision, _), count in Counter((decision, text) for _, decision, text in phone.calls).items():
        found += [f"called {count} times for {decision}"] if count > 1 else []
    for at, decision, _ in phone.calls:
        times = [one for one in owed if one.decision == decision]
        if not any(one.begins <= at <= one.ends + SLACK_S for one in times):
            found.append(f"called for {decision} at a time when nobody owed it")
        if phone.looked_at(at):
            found.append(f"called for {decision} while looking")
    return found


def end_violations(phone: Phone, owed: Sequence[Owed], room: Room) -> list[str]:
    """Compare what a phone shows in the end, when nobody looks, with what its owner owes, or others who share it."""
    owner = room.person_of(lock(phone.key))
    people = {one.id for one in room.sharers(owner.id)} if owner else set()
    last = owed[-1] if owed and owed[-1].ends == float("inf") else None
    is_owed = last is not None and last.person in people and not phone.subscription.quiet
    expected = last.decision if last and is_owed else ""
    if phone.shown == expected:
        return []
    return [f"a call for {phone.shown} was not withdrawn" if phone.shown else f"nobody was called for {expected}"]


def is_subscribed(store: MemoryStore, phone: Phone) -> bool:
    """Whether a phone is still a recipient: its owner was not removed."""
    address = phone.subscription.endpoint
    return bool(store.ask("select 1 from recipients where room = $1 and address = $2", (phone.room, address)))


def may_be_given_up(store: MemoryStore, phone: Phone, faults: Counter[str]) -> bool:
    """Whether a message to a phone was tried too often, for a reason, or its lease ends by another clock only."""
    lost = store.ask("select 1 from calls where room = $1 and until > 0 and claims >= $2", (phone.room, MAX_CLAIMS))
    deaths = sum(faults[name] for name in ("kill", "stop", "freeze", "store_fails", "store_unsure", "store_away"))
    return bool(faults["clock"] or (lost and deaths >= MAX_CLAIMS)) or phone.failures > len(delivery.RETRY_DELAYS_S)
