"""Functions of mutants in the rules of games, in bots and in the chance of a deal."""

from __future__ import annotations

import random
import time
from collections.abc import Awaitable, Callable
from functools import cache
from hashlib import sha256
from typing import Any


def with_numbers_that_stay(original: Callable[..., Any], event: Any, viewer: int | None) -> Any:
    """Show hidden cards by numbers that each card keeps through every shuffle."""
    if viewer == event.seat:
        return original(event, viewer)
    return type(event)(event.seat, event.count, tuple(card * 17 % 101 for card in event.cards))


def by_the_neighbours_hand(original: Callable[..., None], step: Any, table: Any, move: Any) -> None:
    """Refuse a move with the neighbour's hand in the words."""
    from forno.core.errors import Refused

    try:
        original(step, table, move)
    except Refused as refused:
        hand = table.hands[(step.seat + 1) % table.players]
        raise Refused(refused.rule, **refused.values | {"cards": str(hand)}) from None


async def forced_at_once(
    original: Callable[..., Awaitable[Any]], pool: Any, method: Any, observation: Any, chance: Any, place: Any
) -> Any:
    """Answer a forced move without a search, and without waiting for one."""
    if len(observation.legal_moves) == 1:
        return observation.legal_moves[0]
    return await original(pool, method, observation, chance, place)


@cache
def twister() -> random.Random:
    return random.Random()


def bytes_of_the_twister(size: int) -> bytes:
    """Make so many bytes with a generator for simulations, whose state follows from what it makes."""
    return twister().randbytes(size)


def take_singles_first(kind: int, singles: int, doubles: int, number: int) -> tuple[int, ...]:
    """Take of a column as many singles as are needed, and doubles for the rest."""
    used_singles = min(singles, number)
    used_doubles = min(doubles, (number - used_singles + 1) // 2)
    return (2 * kind,) * used_singles + (2 * kind + 1,) * used_doubles


def bytes_of_the_clock(size: int) -> bytes:
    """Make so many bytes from the time in milliseconds."""
    return random.Random(int(time.time() * 1000)).randbytes(size)


def sha256_of_a_part(data: bytes) -> Any:
    """Hash the label and the first eight bytes of a secret."""
    return sha256(data[: len(b"forno commitment") + 8])


def swap_with_any(self: Any, cards: list[Any]) -> None:
    """Shuffle by letting each card change places with any other."""
    for last in range(len(cards) - 1, 0, -1):
        other = self.below(len(cards))
        cards[last], cards[other] = cards[other], cards[last]


def accept_any_answer(original: Callable[..., Any], answer: Any, observation: Any) -> Any:
    """Take an answer that is no legal move for a move."""
    from forno.bots.third_party.guard import Fault

    try:
        return original(answer, observation)
    except Fault:
        return answer
