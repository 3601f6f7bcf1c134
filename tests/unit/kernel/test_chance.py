"""Chance in a block draws what `forno.core.chance` draws, and is saved in the middle of it."""

from __future__ import annotations

import pytest

from forno.core.chance import Chance, FastChance, seeded
from forno.kernel.chance import CHANCE_CELLS, below, shuffle
from forno.kernel.chance_cells import read_chance, write_chance

NUMBERS = (1, 2, 3, 55, 112, 1000, 2**31 - 1)


def block_of(chance: Chance) -> list[int]:
    cells = [0] * (CHANCE_CELLS + 112)
    write_chance(cells, chance)
    return cells


@pytest.mark.parametrize("chance", [FastChance(7), seeded(7)], ids=["fast", "fair"])
def test_numbers_and_shuffles_are_the_same(chance: Chance) -> None:
    block = block_of(chance)
    for number in NUMBERS * 3:
        assert below(block, number) == chance.below(number)
    cards = list(range(112))
    block[CHANCE_CELLS:] = cards
    shuffle(block, CHANCE_CELLS, 112)
    chance.shuffle(cards)
    assert block[CHANCE_CELLS:] == cards
    assert read_chance(block).text == chance.text


@pytest.mark.parametrize("used", range(9))
def test_a_fair_source_goes_on_from_any_word(used: int) -> None:
    chance = seeded(3)
    for _ in range(used):
        chance.word()
    block = block_of(chance)
    assert [below(block, 1000) for _ in range(20)] == [chance.below(1000) for _ in range(20)]


def test_another_source_is_refused() -> None:
    with pytest.raises(ValueError, match="fast and fair"):
        block_of(object())  # type: ignore[arg-type]
