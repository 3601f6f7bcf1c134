"""Chance in a block: the sources of `forno.core.chance`, word for word.

A block holds its source in CHANCE_CELLS cells from CHANCE on. A cell has 32 bits with a sign, so numbers are stored in
pieces of 16 bits, the highest first. Kernel language: see `forno.kernel.translate`.
"""

from __future__ import annotations

from typing import Final

from forno.kernel.language import Block, Word

CHANCE: Final = 0
"""The sort of source; then the state of a fast one, or the seed of a fair one and how many words of it are used."""
FAST: Final = 0
FAIR: Final = 1
FAST_STATE: Final = 1
FAIR_SEED: Final = 1
FAIR_USED: Final = 17
FAIR_PLACE: Final = 21
"""Where in its block the next word lies, 0 to 7."""
FAIR_WORDS: Final = 22
"""The present block of 8 words, in 16 pieces; valid while FAIR_PLACE is not 0."""
CHANCE_CELLS: Final = 38

MULTIPLIER: Final = 6364136223846793005
INCREMENT: Final = 1442695040888963407
WHOLE: Final = 0xFFFFFFFFFFFFFFFF
HALF: Final = 0xFFFFFFFF
WORDS: Final = 0x100000000

SHA_START: Final = (
    0x6A09, 0xE667, 0xBB67, 0xAE85, 0x3C6E, 0xF372, 0xA54F, 0xF53A,
    0x510E, 0x527F, 0x9B05, 0x688C, 0x1F83, 0xD9AB, 0x5BE0, 0xCD19,
)  # fmt: skip
"""First 32 bits of the square roots of the first 8 primes (FIPS 180-4), in pieces."""


def _cube_roots() -> tuple[int, ...]:
    """First 32 bits of the cube roots of the first 64 primes (FIPS 180-4), in pieces."""
    primes = [n for n in range(2, 312) if all(n % d for d in range(2, n))]
    roots = []
    for prime in primes:
        low, high = 0, 1 << 40
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if middle**3 <= prime << 96 else (low, middle)
        roots.append(low & HALF)
    return tuple(piece for root in roots for piece in (root >> 16, root & 0xFFFF))


SHA_ROUNDS: Final = _cube_roots()


def read_word(t: Block, at: int) -> Word:
    """Return 64 bits from four cells."""
    high: Word = t[at] << 16 | t[at + 1]
    low: Word = t[at + 2] << 16 | t[at + 3]
    high = high & HALF
    low = low & HALF
    return high << 32 | low


def write_word(t: Block, at: int, word: Word) -> None:
    """Put 64 bits into four cells."""
    t[at] = word >> 48 & 0xFFFF
    t[at + 1] = word >> 32 & 0xFFFF
    t[at + 2] = word >> 16 & 0xFFFF
    t[at + 3] = word & 0xFFFF


def half_word(t: Block, at: int) -> Word:
    """Return 32 bits from two cells."""
    word: Word = t[at] << 16 | t[at + 1]
    return word & HALF


def below(t: Block, n: int) -> int:
    """Return a number from 0 to n - 1, each as likely."""
    if t[CHANCE] == FAIR:
        return fair_below(t, n)
    state: Word = read_word(t, CHANCE + FAST_STATE)
    wide: Word = n
    state = (state * MULTIPLIER + INCREMENT) & WHOLE
    write_word(t, CHANCE + FAST_STATE, state)
    return (state >> 32) * wide >> 32


def shuffle(t: Block, first: int, count: int) -> None:
    """Put cells into a random order, in place."""
    shuffle_cards(t, t, first, count)


def shuffle_cards(t: Block, cards: Block, first: int, count: int) -> None:
    """Put cells of any block into a random order, in place, by the chance of this one."""
    last = 0
    other = 0
    card = 0
    if t[CHANCE] == FAIR:
        for step in range(count - 1):
            last = count - 1 - step
            other = fair_below(t, last + 1)
            card = cards[first + last]
            cards[first + last] = cards[first + other]
            cards[first + other] = card
        return
    state: Word = read_word(t, CHANCE + FAST_STATE)
    wide: Word = 0
    for step in range(count - 1):
        last = count - 1 - step
        wide = last + 1
        state = (state * MULTIPLIER + INCREMENT) & WHOLE
        other = (state >> 32) * wide >> 32
        card = cards[first + last]
        cards[first + last] = cards[first + other]
        cards[first + other] = card
    write_word(t, CHANCE + FAST_STATE, state)


def fair_below(t: Block, n: int) -> int:
    """Return a number from 0 to n - 1: words that would make some numbers likelier are passed over."""
    wide: Word = n
    all_words: Word = WORDS
    limit: Word = all_words - all_words % wide
    word: Word = fair_word(t)
    while word >= limit:
        word = fair_word(t)
    return word % wide


def fair_word(t: Block) -> Word:
    """Return the next 32 bits."""
    place = t[CHANCE + FAIR_PLACE]
    used: Word = read_word(t, CHANCE + FAIR_USED)
    if place == 0:
        fair_block(t, used >> 3)
    write_word(t, CHANCE + FAIR_USED, used + 1)
    t[CHANCE + FAIR_PLACE] = (place + 1) & 7
    return half_word(t, CHANCE + FAIR_WORDS + 2 * place)


def fair_block(t: Block, number: Word) -> None:
    """Write SHA-256 of the seed and a counter of 64 bits into the block of words."""
    w = [0] * 128
    for i in range(16):
        w[i] = t[CHANCE + FAIR_SEED + i]
    w[16] = number >> 48 & 0xFFFF
    w[17] = number >> 32 & 0xFFFF
    w[18] = number >> 16 & 0xFFFF
    w[19] = number & 0xFFFF
    w[20] = 0x8000
    w[31] = 320
    x: Word = 0
    y: Word = 0
    for i in range(16, 64):
        x = half_word(w, 2 * i - 30)
        y = half_word(w, 2 * i - 4)
        x = turned(x, 7) ^ turned(x, 18) ^ x >> 3
        y = turned(y, 17) ^ turned(y, 19) ^ y >> 10
        x = (x + y + half_word(w, 2 * i - 32) + half_word(w, 2 * i - 14)) & HALF
        w[2 * i] = x >> 16
        w[2 * i + 1] = x & 0xFFFF
    a: Word = start_word(0)
    b: Word = start_word(2)
    c: Word = start_word(4)
    d: Word = start_word(6)
    e: Word = start_word(8)
    f: Word = start_word(10)
    g: Word = start_word(12)
    h: Word = start_word(14)
    for i in range(64):
        x = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
        y = (e & f) ^ (~e & HALF & g)
        x = (h + x + y + round_word(2 * i) + half_word(w, 2 * i)) & HALF
        y = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
        y = (y + ((a & b) ^ (a & c) ^ (b & c))) & HALF
        h = g
        g = f
        f = e
        e = (d + x) & HALF
        d = c
        c = b
        b = a
        a = (x + y) & HALF
    put_sum(t, 0, a)
    put_sum(t, 2, b)
    put_sum(t, 4, c)
    put_sum(t, 6, d)
    put_sum(t, 8, e)
    put_sum(t, 10, f)
    put_sum(t, 12, g)
    put_sum(t, 14, h)


def turned(word: Word, by: int) -> Word:
    """Return 32 bits rotated to the right."""
    return (word >> by | word << (32 - by)) & HALF


def start_word(at: int) -> Word:
    """Return a word of SHA-256's first state."""
    word: Word = SHA_START[at]
    return word << 16 | SHA_START[at + 1]


def round_word(at: int) -> Word:
    """Return a constant of SHA-256's rounds."""
    word: Word = SHA_ROUNDS[at]
    return word << 16 | SHA_ROUNDS[at + 1]


def put_sum(t: Block, at: int, word: Word) -> None:
    """Add a word of SHA-256's first state and put the sum into the block of words."""
    whole: Word = (word + start_word(at)) & HALF
    t[CHANCE + FAIR_WORDS + at] = whole >> 16
    t[CHANCE + FAIR_WORDS + at + 1] = whole & 0xFFFF
