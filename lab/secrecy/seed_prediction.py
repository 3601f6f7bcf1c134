"""Prediction of deals: from the clock, from small seeds, and from secrets of earlier deals that were revealed.

The public commitment suffices to verify a guess: it is the hash of the secret that every card follows from.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from hashlib import sha256

import msgspec

from forno.core.chance import seeded
from forno.fairness import DealSecret

TWISTER_WORDS = 624
"""Number of 32-bit words in the state of a Mersenne Twister."""
SECRET_BYTES = 32
WORDS_PER_SECRET = SECRET_BYTES // 4
SMALL_SEEDS = 2**14
"""All seeds below this are tried."""
MAX_SKIPPED = 16
"""Numbers that a generator may have produced in between."""


class DealCommitment(msgspec.Struct):
    """Public knowledge of a deal before it: the commitment and the time it was made; the secret once revealed."""

    commitment: str
    since: int
    until: int
    """Bounds on the time, in milliseconds, by the client's clock."""
    secret: str = ""


WEAK_GENERATORS: tuple[Callable[[int], bytes], ...] = (
    lambda seed: random.Random(seed).randbytes(SECRET_BYTES),
    lambda seed: seed.to_bytes(SECRET_BYTES, "big"),
    lambda seed: seed.to_bytes(SECRET_BYTES, "little"),
    lambda seed: sha256(str(seed).encode()).digest(),
    lambda seed: sha256(seed.to_bytes(8, "big")).digest(),
    lambda seed: seeded(seed).seed,
)
"""Careless ways to derive a secret from a number."""


def commitment_of(secret: bytes) -> str:
    return DealSecret(secret).commitment


def predict(deals: Sequence[DealCommitment], window: int) -> dict[int, str]:
    """Predict the secrets that are not revealed yet; return which succeeded, and how."""
    found: dict[int, str] = {}
    candidates = {commitment_of(secret): how for how, secret in successors(deals)}
    for number, deal in enumerate(deals):
        if deal.secret:
            continue
        if deal.commitment in small_seed_commitments():
            found[number] = "a small seed"
        elif is_clock_seed(deal, window):
            found[number] = "the clock"
        elif deal.commitment in candidates:
            found[number] = candidates[deal.commitment]
    return found


def is_clock_seed(deal: DealCommitment, window: int) -> bool:
    """Try all milliseconds and seconds within `window` ms of the commitment."""
    times = {*range(deal.since - window, deal.until + window)}
    times |= {at // 1000 for at in times}
    return any(commitment_of(generator(at)) == deal.commitment for at in times for generator in WEAK_GENERATORS)


@cache
def small_seed_commitments() -> frozenset[str]:
    return frozenset(commitment_of(generator(seed)) for seed in range(SMALL_SEEDS) for generator in WEAK_GENERATORS)


# --- from revealed secrets


def successors(deals: Sequence[DealCommitment]) -> Iterator[tuple[str, bytes]]:
    """Candidates for the secrets after the revealed ones, in order."""
    revealed = [bytes.fromhex(deal.secret) for deal in deals if deal.secret]
    unrevealed = len(deals) - len(revealed)
    for secret in revealed:
        yield "the same again", secret
        yield "one more", ((int.from_bytes(secret, "big") + 1) % 2**256).to_bytes(SECRET_BYTES, "big")
        yield "the hash of one before", sha256(secret).digest()
    if len(revealed) * WORDS_PER_SECRET >= TWISTER_WORDS:
        for order in ("little", "big"):
            yield from (
                ("a twister", secret) for secret in twister_successors(revealed, order, unrevealed + MAX_SKIPPED)
            )


def twister_successors(revealed: Sequence[bytes], order: str, count: int) -> list[bytes]:
    """The next secrets of the Mersenne Twister that made the revealed ones."""
    words = [
        int.from_bytes(secret[place : place + 4], order)  # type: ignore[arg-type]
        for secret in revealed[-(TWISTER_WORDS // WORDS_PER_SECRET) :]
        for place in range(0, SECRET_BYTES, 4)
    ]
    source = random.Random()
    source.setstate((3, (*map(untemper, words), TWISTER_WORDS), None))
    return [
        b"".join(source.getrandbits(32).to_bytes(4, order) for _ in range(WORDS_PER_SECRET))  # type: ignore[arg-type]
        for _ in range(count)
    ]


def untemper(word: int) -> int:
    """Invert the output function of a Mersenne Twister."""
    word ^= word >> 18
    word ^= word << 15 & 0xEFC60000
    mixed = word
    for _ in range(4):
        mixed = word ^ (mixed << 7 & 0x9D2C5680)
    word = mixed
    for _ in range(2):
        mixed = word ^ mixed >> 11
    return mixed
