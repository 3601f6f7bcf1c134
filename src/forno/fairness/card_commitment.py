"""A promise of every hidden card of a deal, and the opening of single cards."""

from __future__ import annotations

import hmac
import re
from collections import Counter

import msgspec

from forno.core.chance import FairChance
from forno.core.game import Game
from forno.core.table import Table
from forno.fairness import merkle
from forno.fairness.layout import Places, Unfair

WRITTEN = re.compile(
    r"(?P<place>[^/]+)/(?P<index>[0-9]{1,6}): (?P<card>[^;]+); leaf (?P<leaf>[0-9]{1,6}) of (?P<count>[0-9]{1,6}); "
    r"salt (?P<salt>[0-9a-f]{64}); path(?P<path>( [0-9a-f]{64})*)"
)


class Opening(msgspec.Struct, frozen=True):
    """One card shown: what lies where, its salt, and the path to the root."""

    place: str
    index: int
    card: str
    leaf: int
    count: int
    """It is leaf number such, from 0, of so many."""
    salt: str
    path: tuple[str, ...]

    def check(self, root: str) -> None:
        """Unfair, unless this card was promised by this root."""
        start = merkle.leaf(bytes.fromhex(self.salt), f"{self.place}/{self.index}: {self.card}")
        top = merkle.climb(start, self.leaf, self.count, [bytes.fromhex(partner) for partner in self.path])
        if self.leaf >= self.count or top is None or top.hex() != root:
            raise Unfair(f"{self.place}/{self.index}: {self.card} is not what the root promised")

    def __str__(self) -> str:
        path = "".join(f" {partner}" for partner in self.path)
        where = f"leaf {self.leaf} of {self.count}"
        return f"{self.place}/{self.index}: {self.card}; {where}; salt {self.salt}; path{path}"


def read_opening(text: str) -> Opening:
    """The other way of `str(opening)`."""
    found = WRITTEN.fullmatch(text)
    if found is None:
        raise Unfair(f"not an opening: {text[:60]!r}")
    place, card, salt = found["place"], found["card"], found["salt"]
    return Opening(
        place, int(found["index"]), card, int(found["leaf"]), int(found["count"]), salt, tuple(found["path"].split())
    )


class Slip(msgspec.Struct, frozen=True):
    """A card as it is promised: its place and number there, with the salt that hides it."""

    place: str
    index: int
    card: str
    salt: bytes

    @property
    def leaf(self) -> bytes:
        return merkle.leaf(self.salt, f"{self.place}/{self.index}: {self.card}")


class CardCommitment:
    """Every hidden card of one deal, promised by one root."""

    def __init__(self, slips: list[Slip], numbers: dict[tuple[str, int], int]) -> None:
        self.slips = slips
        self.numbers = numbers
        """Which slip is for which card, by place and index in the game's layout."""
        self.leaves = [slip.leaf for slip in slips]
        self.levels = merkle.levels(self.leaves)

    @property
    def root(self) -> str:
        """Published before the first card is seen, with `places`."""
        return self.levels[-1][0].hex()

    @property
    def places(self) -> Places:
        """How many cards lie where."""
        return Places(dict(Counter(slip.place for slip in self.slips)))

    def open(self, place: str, index: int) -> Opening:
        """Show one card, named as the game's layout has it."""
        if (place, index) not in self.numbers:
            raise Unfair(f"no card lies at {place}/{index}")
        return self.opening(self.numbers[place, index])

    def open_all(self) -> list[Opening]:
        return [self.opening(number) for number in range(len(self.slips))]

    def opening(self, number: int) -> Opening:
        slip = self.slips[number]
        path = tuple(partner.hex() for partner in merkle.path(self.levels, number))
        return Opening(slip.place, slip.index, slip.card, number, len(self.slips), slip.salt.hex(), path)


def commit_cards(game: Game, table: Table, seed: bytes, shuffle: int = 0) -> CardCommitment:
    """Promise every hidden card of a fresh deal. `shuffle` counts the deals that one seed is used for."""
    slips: list[Slip] = []
    numbers: dict[tuple[str, int], int] = {}
    for place, cards in game.layout(table):
        order = list(range(len(cards))) if game.in_order(place) else _mixed(len(cards), seed, shuffle, place)
        for index, which in enumerate(order):
            numbers[place, which] = len(slips)
            slips.append(Slip(place, index, cards[which], _salt(seed, shuffle, len(slips))))
    if not slips:
        raise Unfair("no card of this deal is hidden")
    return CardCommitment(slips, numbers)


def _mixed(count: int, seed: bytes, shuffle: int, place: str) -> list[int]:
    """A hand is listed sorted, so a card's number in it would tell of its neighbours: the slips are mixed."""
    order = list(range(count))
    message = b"forno slips" + shuffle.to_bytes(8, "big") + place.encode()
    FairChance(hmac.digest(seed, message, "sha256")).shuffle(order)
    return order


def _salt(seed: bytes, shuffle: int, leaf: int) -> bytes:
    return hmac.digest(seed, b"forno salt" + shuffle.to_bytes(8, "big") + leaf.to_bytes(8, "big"), "sha256")
