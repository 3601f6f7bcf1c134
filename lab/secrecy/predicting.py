"""An attacker who would know the next deal: by the clock, by small numbers, and by what earlier deals gave away.

A promise is all that it takes to know a right guess: it is the hash of the secret that every card follows from.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from hashlib import sha256

import msgspec

from forno.core.chance import seeded
from forno.fairness import Fair

WORDS = 624
"""So many numbers of 32 bits are the whole state of a Mersenne Twister."""
SIZE = 32
IN_A_SECRET = SIZE // 4
SMALL = 2**14
"""All seeds below this are tried."""
SKIPPED = 16
"""A generator may have made something else in between."""


class Promise(msgspec.Struct):
    """What is public of a deal before it: the commitment, and when it was made. Once opened, the secret."""

    commitment: str
    since: int
    until: int
    """Milliseconds by the clock of whoever asked for it."""
    secret: str = ""


RECIPES: tuple[Callable[[int], bytes], ...] = (
    lambda seed: random.Random(seed).randbytes(SIZE),
    lambda seed: seed.to_bytes(SIZE, "big"),
    lambda seed: seed.to_bytes(SIZE, "little"),
    lambda seed: sha256(str(seed).encode()).digest(),
    lambda seed: sha256(seed.to_bytes(8, "big")).digest(),
    lambda seed: seeded(seed).seed,
)
"""How a number becomes a secret, in hands that are not careful."""


def promise_of(secret: bytes) -> str:
    return Fair(secret).commitment


def predictions(promises: Sequence[Promise], window: int) -> dict[int, str]:
    """Which of the promises that are still closed were seen through, and how."""
    found: dict[int, str] = {}
    ahead = {promise_of(secret): how for how, secret in following(promises)}
    for number, promise in enumerate(promises):
        if promise.secret:
            continue
        if promise.commitment in small_secrets():
            found[number] = "a small seed"
        elif by_clock(promise, window):
            found[number] = "the clock"
        elif promise.commitment in ahead:
            found[number] = ahead[promise.commitment]
    return found


def by_clock(promise: Promise, window: int) -> bool:
    """All milliseconds, and seconds, for so long before and after."""
    times = {*range(promise.since - window, promise.until + window)}
    times |= {at // 1000 for at in times}
    return any(promise_of(recipe(at)) == promise.commitment for at in times for recipe in RECIPES)


@cache
def small_secrets() -> frozenset[str]:
    return frozenset(promise_of(recipe(seed)) for seed in range(SMALL) for recipe in RECIPES)


# --- from what was opened


def following(promises: Sequence[Promise]) -> Iterator[tuple[str, bytes]]:
    """What could come after the secrets that are known, in the order in which they were made."""
    opened = [bytes.fromhex(promise.secret) for promise in promises if promise.secret]
    closed = len(promises) - len(opened)
    for secret in opened:
        yield "the same again", secret
        yield "one more", ((int.from_bytes(secret, "big") + 1) % 2**256).to_bytes(SIZE, "big")
        yield "the hash of one before", sha256(secret).digest()
    if len(opened) * IN_A_SECRET >= WORDS:
        for order in ("little", "big"):
            yield from (("a twister", secret) for secret in twisted(opened, order, closed + SKIPPED))


def twisted(opened: Sequence[bytes], order: str, count: int) -> list[bytes]:
    """The next secrets of a Mersenne Twister that made these, one after the other."""
    words = [
        int.from_bytes(secret[place : place + 4], order)  # type: ignore[arg-type]
        for secret in opened[-(WORDS // IN_A_SECRET) :]
        for place in range(0, SIZE, 4)
    ]
    source = random.Random()
    source.setstate((3, (*map(untempered, words), WORDS), None))
    return [
        b"".join(source.getrandbits(32).to_bytes(4, order) for _ in range(IN_A_SECRET))  # type: ignore[arg-type]
        for _ in range(count)
    ]


def untempered(word: int) -> int:
    """The other way of the last step of a Mersenne Twister: from what it gave to what it is."""
    word ^= word >> 18
    word ^= word << 15 & 0xEFC60000
    mixed = word
    for _ in range(4):
        mixed = word ^ (mixed << 7 & 0x9D2C5680)
    word = mixed
    for _ in range(2):
        mixed = word ^ mixed >> 11
    return mixed
