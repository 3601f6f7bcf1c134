"""Fault rates of one simulated scenario, drawn from its seed. Each kind is enabled at random, so that it occurs alone
and in all combinations."""

from __future__ import annotations

from random import Random

import msgspec

FAULT_PROBABILITY = 0.5
"""Probability that a scenario has a kind of fault at all."""


class FaultRates(msgspec.Struct, frozen=True):
    """Probability of each fault; for scheduled faults, their relative frequency."""

    # store requests
    store_fails: float = 0.0
    """The request fails and has no effect."""
    store_unsure: float = 0.0
    """The request succeeds, but the caller gets an error."""
    store_late: float = 0.0
    """The caller gets an error, and the request takes effect later."""
    store_slow: float = 0.0

    # requests to the push service
    push_fails: float = 0.0
    """The request is answered by an error and has no effect."""
    push_unsure: float = 0.0
    """The message arrives, but the sender gets no answer."""

    # bus messages
    bus_loses: float = 0.0
    bus_doubles: float = 0.0
    bus_delays: float = 0.0

    # messages between a client and a server
    cut: float = 0.0
    half: float = 0.0
    """One side notices the end much later than the other."""
    double: float = 0.0
    swap: float = 0.0
    delay: float = 0.0
    slow_reader: float = 0.0
    """Per connection: the client reads so slowly that messages queue up."""

    # scheduled faults: their interval, and relative frequencies
    interval_s: float = 1.0
    """Mean time between two of them."""
    kill: float = 0.0
    stop: float = 0.0
    freeze: float = 0.0
    store_away: float = 0.0
    clock: float = 0.0
    leave: float = 0.0
    """A client disconnects, and reconnects later."""


NO_FAULTS = FaultRates(interval_s=1e9)
MAX_RATES = FaultRates(
    store_fails=0.1,
    store_unsure=0.1,
    store_late=0.06,
    store_slow=0.05,
    push_fails=0.4,
    push_unsure=0.4,
    bus_loses=0.5,
    bus_doubles=0.2,
    bus_delays=0.2,
    cut=0.02,
    half=0.01,
    double=0.1,
    swap=0.05,
    delay=0.1,
    slow_reader=0.2,
    kill=1.0,
    stop=0.5,
    freeze=1.0,
    store_away=0.5,
    clock=0.5,
    leave=0.5,
)
SCHEDULED_FAULTS = ("kill", "stop", "freeze", "store_away", "clock", "leave")


def draw_rates(random: Random) -> FaultRates:
    """Enable some kinds of faults, each at a random rate."""
    rates = {
        name: getattr(MAX_RATES, name) * random.uniform(0.2, 1.0) if random.random() < FAULT_PROBABILITY else 0.0
        for name in FaultRates.__struct_fields__
    }
    return FaultRates(**rates | {"interval_s": random.uniform(0.5, 2.5)})
