"""Sources of chance: values that a table owns, copies and saves, never a global generator.

`FairChance` is the documented one (docs/fairness.md): anybody can re-implement it from one page. `FastChance` is for
simulations and rollouts, behind the same small interface.
"""

from __future__ import annotations

from hashlib import sha256
from os import urandom
from typing import Protocol, TypeVar

from forno.core.errors import Unreadable

Card = TypeVar("Card")


class Chance(Protocol):
    """A source of numbers that can be copied, saved and split."""

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, each as likely."""
        ...

    def shuffle(self, cards: list[Card]) -> None:
        """Put the cards into a random order, in place."""
        ...

    def child(self) -> Chance:
        """Return an independent source, drawn from this one."""
        ...

    def copy(self) -> Chance: ...

    @property
    def text(self) -> str:
        """The whole state in one word; `read_chance` reads it back."""
        ...


class FairChance:
    """SHA-256 of a 256-bit seed and a counter, read as 32-bit words, without bias."""

    __slots__ = ("block", "seed", "used")

    WORDS_IN_BLOCK = 8

    def __init__(self, seed: bytes, used: int = 0) -> None:
        if len(seed) != 32:
            raise ValueError("a seed has 32 bytes")
        if not 0 <= used < 2**64:
            raise ValueError("the number of words used is from 0 to 2**64 - 1")
        self.seed = seed
        self.used = used
        self.block = self._block(used // self.WORDS_IN_BLOCK)

    def _block(self, number: int) -> bytes:
        return sha256(self.seed + number.to_bytes(8, "big")).digest()

    def word(self) -> int:
        """Return the next 32 bits."""
        number, place = divmod(self.used, self.WORDS_IN_BLOCK)
        if place == 0:
            self.block = self._block(number)
        self.used += 1
        return int.from_bytes(self.block[4 * place : 4 * place + 4], "big")

    def below(self, n: int) -> int:
        if not 0 < n <= 2**32:
            raise ValueError("one word chooses among 1 to 2**32")
        limit = 2**32 - 2**32 % n
        while True:
            word = self.word()
            if word < limit:
                return word % n

    def shuffle(self, cards: list[Card]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def child(self) -> FairChance:
        words = b"".join(self.word().to_bytes(4, "big") for _ in range(8))
        return FairChance(sha256(b"forno child" + words).digest())

    def copy(self) -> FairChance:
        twin = FairChance.__new__(FairChance)
        twin.seed, twin.used, twin.block = self.seed, self.used, self.block
        return twin

    @property
    def text(self) -> str:
        return f"fair:{self.seed.hex()}:{self.used}"


class FastChance:
    """A 64-bit linear congruential generator: quick, small, good enough to simulate with."""

    __slots__ = ("state",)

    MASK = 2**64 - 1

    def __init__(self, seed: int) -> None:
        self.state = int.from_bytes(sha256(b"forno fast %d" % seed).digest()[:8], "big")

    def below(self, n: int) -> int:
        self.state = state = (self.state * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        return (state >> 32) * n >> 32

    def shuffle(self, cards: list[Card]) -> None:
        state = self.state
        for last in range(len(cards) - 1, 0, -1):
            state = (state * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
            other = (state >> 32) * (last + 1) >> 32
            cards[last], cards[other] = cards[other], cards[last]
        self.state = state

    def child(self) -> FastChance:
        return FastChance(self.below(2**32) << 32 | self.below(2**32))

    def copy(self) -> FastChance:
        twin = FastChance.__new__(FastChance)
        twin.state = self.state
        return twin

    @property
    def text(self) -> str:
        return f"fast:{self.state}"


def read_chance(text: str) -> Chance:
    """Return the source whose `text` this is. Raises Unreadable."""
    sort, _, rest = text.partition(":")
    try:
        if sort == "fair":
            seed, _, used = rest.partition(":")
            return FairChance(bytes.fromhex(seed), int(used or "0"))
        if sort == "fast":
            fast = FastChance(0)
            fast.state = int(rest) & FastChance.MASK
            return fast
    except ValueError as error:
        raise Unreadable(f"not a source of chance: {error}", text) from None
    raise Unreadable("a source of chance starts with fair: or fast:", text)


def seeded(seed: int) -> FairChance:
    """Return the documented generator started from a plain number, for tests and simulations."""
    return FairChance(sha256(b"forno seed %d" % seed).digest())


def chance_of(seed: int | Chance | None) -> Chance:
    """Return the source that a seed means: a number starts the documented generator, a source is taken as it is, and
    None takes 256 bits from the operating system, so that no two deals are the same."""
    if seed is None:
        return FairChance(urandom(32))
    return seeded(seed) if isinstance(seed, int) else seed
