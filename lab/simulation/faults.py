"""What goes wrong in one simulated world, drawn from its seed: not everything in each, so that each sort is met alone
and in all sorts of company."""

from __future__ import annotations

from random import Random

import msgspec

LIKELY = 0.5
"""How likely it is that a world knows a sort of fault at all."""


class Faults(msgspec.Struct, frozen=True):
    """The odds of each fault; of blows, how often one falls."""

    # an answer of the store
    store_fails: float = 0.0
    """It is not done."""
    store_unsure: float = 0.0
    """It is done, and nobody is told."""
    store_late: float = 0.0
    """Nobody is told, and it is done later."""
    store_slow: float = 0.0

    # a word between processes
    bus_loses: float = 0.0
    bus_doubles: float = 0.0
    bus_delays: float = 0.0

    # a message between a client and a server
    cut: float = 0.0
    half: float = 0.0
    """One side learns of the end much later than the other."""
    double: float = 0.0
    swap: float = 0.0
    delay: float = 0.0
    slow_reader: float = 0.0
    """Of a connection: so few bytes a second are read that they pile up."""

    # blows, and how likely each is when one falls
    pause: float = 1.0
    """Seconds between two of them."""
    kill: float = 0.0
    stop: float = 0.0
    freeze: float = 0.0
    store_away: float = 0.0
    clock: float = 0.0
    leave: float = 0.0
    """A client goes away, and comes back when it likes."""


CALM = Faults(pause=1e9)
WORST = Faults(
    store_fails=0.1,
    store_unsure=0.1,
    store_late=0.06,
    store_slow=0.05,
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
BLOWS = ("kill", "stop", "freeze", "store_away", "clock", "leave")


def drawn(random: Random) -> Faults:
    """Some of the sorts, each more or less."""
    odds = {
        name: getattr(WORST, name) * random.uniform(0.2, 1.0) if random.random() < LIKELY else 0.0
        for name in Faults.__struct_fields__
    }
    return Faults(**odds | {"pause": random.uniform(0.5, 2.5)})
