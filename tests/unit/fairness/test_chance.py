"""The documented generator: what it promises, checked with fixed seeds, so that nothing here is left to luck."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest

from forno.core.chance import Chance, FairChance, FastChance, read_chance, seeded
from forno.core.errors import Unreadable

pytestmark = pytest.mark.rule("deal.chance")

SOURCES: list[Chance] = [seeded(7), FastChance(7)]


def surprise(seen: Counter[object], expected: float) -> float:
    """Chi-square: how far the counts are from equal ones."""
    return sum((count - expected) ** 2 / expected for count in seen.values())


def words_of(seed: bytes, count: int) -> list[int]:
    """The generator again, written from docs/fairness.md alone."""
    stream = b"".join(sha256(seed + number.to_bytes(8, "big")).digest() for number in range(count // 8 + 1))
    return [int.from_bytes(stream[4 * place : 4 * place + 4], "big") for place in range(count)]


def test_words_are_the_hashes_of_seed_and_counter() -> None:
    seed = bytes(range(32))
    chance = FairChance(seed)
    assert [chance.word() for _ in range(50)] == words_of(seed, 50)


def test_numbers_beyond_the_last_whole_multiple_are_thrown_away() -> None:
    seed, n = bytes(range(32)), 3 * 2**30
    words = words_of(seed, 400)
    chance = FairChance(seed)
    assert [chance.below(n) for _ in range(200)] == [word for word in words if word < n][:200]
    assert chance.used > 200, "a quarter of the words is too large"


def test_the_first_word_that_is_too_large_is_thrown_away_already() -> None:
    """Where n is the word itself, the last whole multiple ends just there."""
    seed = next(seed for number in range(9) if words_of(seed := bytes([number]) * 32, 1)[0] > 2**31)
    first, *later = words_of(seed, 100)
    assert FairChance(seed).below(first) == next(word for word in later if word < first)


def test_the_quick_source_stays_as_it_is() -> None:
    """Seeds of simulations are kept in reports, so the same seed must go on giving the same games."""
    chance = FastChance(1)
    assert chance.text == "fast:17035489956037399895"
    assert [chance.below(1000) for _ in range(6)] == [639, 238, 94, 694, 723, 713]
    cards = list("ABCDEFGHIJ")
    chance.shuffle(cards)
    assert ("".join(cards), chance.text) == ("AHIDCGFEJB", "fast:17812947241726266744")
    assert chance.child().text == "fast:2765289519502592548"


def test_the_shuffle_is_fisher_yates_from_the_end() -> None:
    chance, twin = seeded(3), seeded(3)
    cards = list(range(20))
    chance.shuffle(cards)
    other = list(range(20))
    for last in range(19, 0, -1):
        place = twin.below(last + 1)
        other[last], other[place] = other[place], other[last]
    assert cards == other
    assert chance.text == twin.text


def test_shuffling_none_or_one_card_uses_no_chance() -> None:
    chance = seeded(1)
    chance.shuffle([])
    chance.shuffle(["alone"])
    assert chance.used == 0


@pytest.mark.parametrize("used", [0, 1, 7, 8, 9, 16, 1001])
def test_a_source_is_copied_and_saved_anywhere_in_its_stream(used: int) -> None:
    chance = FairChance(bytes(32))
    for _ in range(used):
        chance.word()
    saved = read_chance(chance.text)
    copied = chance.copy()
    expected = [chance.below(1000) for _ in range(30)]
    assert [saved.below(1000) for _ in range(30)] == expected
    assert [copied.below(1000) for _ in range(30)] == expected


def test_a_copy_leaves_the_original_alone() -> None:
    for source in SOURCES:
        before = source.text
        source.copy().shuffle(list(range(50)))
        assert source.text == before


def test_a_child_is_another_source_drawn_from_this_one() -> None:
    parent, twin = seeded(5), seeded(5)
    child = parent.child()
    words = b"".join(twin.word().to_bytes(4, "big") for _ in range(8))
    assert child.seed == sha256(b"forno child" + words).digest()
    assert (child.used, parent.used) == (0, 8)
    assert parent.child().seed != child.seed


@pytest.mark.parametrize("source", SOURCES, ids=["fair", "fast"])
@pytest.mark.parametrize("n", [2, 3, 7, 10, 52])
def test_every_number_is_as_likely(source: Chance, n: int) -> None:
    chance = source.copy()
    seen: Counter[object] = Counter(chance.below(n) for _ in range(400 * n))
    assert set(seen) == set(range(n))
    assert surprise(seen, 400) < n + 4 * (2 * n) ** 0.5


@pytest.mark.parametrize("source", SOURCES, ids=["fair", "fast"])
def test_every_order_of_four_cards_is_as_likely(source: Chance) -> None:
    chance = source.copy()
    seen: Counter[object] = Counter()
    for _ in range(24 * 300):
        cards = list("abcd")
        chance.shuffle(cards)
        seen["".join(cards)] += 1
    assert len(seen) == len(list(permutations("abcd")))
    assert surprise(seen, 300) < 24 + 4 * (2 * 24) ** 0.5


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_one_word_chooses_among_so_many_and_no_more(n: int) -> None:
    with pytest.raises(ValueError, match="chooses among"):
        seeded(0).below(n)


def test_one_word_chooses_among_all_words() -> None:
    assert seeded(0).below(2**32) == seeded(0).word()
    assert seeded(0).below(1) == 0


@pytest.mark.parametrize(
    "text",
    ["", "fair", "fair:00:0", "fair:" + "00" * 32 + ":-8", "fair:" + "00" * 32 + ":x", "fair:" + "zz" * 32 + ":0",
     "fair:" + "00" * 32 + ":" + "9" * 30, "fast:", "fast:red", "slow:1"],
)  # fmt: skip
def test_what_is_no_source_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_chance(text)
    assert "\n" not in str(refused.value)


def test_seeds_give_different_games_and_the_same_seed_the_same() -> None:
    assert seeded(1).text == seeded(1).text
    assert len({seeded(number).text for number in range(100)}) == 100
    assert len({FastChance(number).text for number in range(100)}) == 100
