"""Sources of chance as cells of a block, and back."""

from __future__ import annotations

from collections.abc import Sequence

from forno.core.chance import Chance, FairChance, FastChance
from forno.kernel.chance import (
    CHANCE,
    FAIR,
    FAIR_PLACE,
    FAIR_SEED,
    FAIR_USED,
    FAST,
    FAST_STATE,
    fair_block,
    read_word,
    write_word,
)


def write_chance(cells: list[int], chance: Chance) -> None:
    """Put a source of chance into a block."""
    if isinstance(chance, FastChance):
        cells[CHANCE] = FAST
        write_word(cells, CHANCE + FAST_STATE, chance.state)
    elif isinstance(chance, FairChance):
        cells[CHANCE] = FAIR
        for at in range(16):
            cells[CHANCE + FAIR_SEED + at] = int.from_bytes(chance.seed[2 * at : 2 * at + 2], "big")
        write_word(cells, CHANCE + FAIR_USED, chance.used)
        cells[CHANCE + FAIR_PLACE] = chance.used % FairChance.WORDS_IN_BLOCK
        if chance.used % FairChance.WORDS_IN_BLOCK:
            fair_block(cells, chance.used // FairChance.WORDS_IN_BLOCK)
    else:
        raise ValueError("the kernel has fast and fair chance only")


def read_chance(cells: Sequence[int]) -> Chance:
    """Return the source of chance of a block."""
    block = [*cells]
    if block[CHANCE] == FAST:
        fast = FastChance(0)
        fast.state = read_word(block, CHANCE + FAST_STATE)
        return fast
    seed = b"".join(piece.to_bytes(2, "big") for piece in block[CHANCE + FAIR_SEED : CHANCE + FAIR_SEED + 16])
    return FairChance(seed, read_word(block, CHANCE + FAIR_USED))
