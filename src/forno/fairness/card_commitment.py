"""The commitment to every hidden card of a deal, and the opening of single cards."""

from __future__ import annotations

import hmac
import re
from collections import Counter

import msgspec

from forno.core.chance import FairChance
from forno.core.game import Game
from forno.core.table import Table
from forno.fairness import merkle
from forno.fairness.layout import CardCounts, Unfair

WRITTEN = re.compile(
    r"(?P<place>[^/]+)/(?P<index>[0-9]{1,6}): (?P<card>[^;]+); leaf (?P<leaf>[0-9]{1,6}) of (?P<count>[0-9]{1,6}); "
    r"salt (?P<salt>[0-9a-f]{64}); path(?P<path>( [0-9a-f]{64})*)"
)


class Opening(msgspec.Struct, frozen=True):
    """An opened card: its place, its salt, and the path to the root."""

    place: str
    index: int
    card: str
    leaf: int
    count: int
    """The index of its leaf, from 0, and the number of leaves."""
    salt: str
    path: tuple[str, ...]

    def check(self, root: str) -> None:
        """Raise Unfair unless the root commits to this card."""
        start = merkle.leaf(bytes.fromhex(self.salt), f"{self.place}/{self.index}: {self.card}")
        top = merkle.climb(start, self.leaf, self.count, [bytes.fromhex(partner) for partner in self.path])
        if self.leaf >= self.count or top is None or top.hex() != root:
            raise Unfair(f"{self.place}/{self.index}: {self.card} is not what the root promised")

    def __str__(self) -> str:
        path = "".join(f" {partner}" for partner in self.path)
        where = f"leaf {self.leaf} of {self.count}"
        return f"{self.place}/{self.index}: {self.card}; {where}; salt {self.salt}; path{path}"


def read_opening(text: str) -> Opening:
    """Parse the text of an opening."""
    found = WRITTEN.fullmatch(text)
    if found is None:
        raise Unfair(f"not an opening: {text[:60]!r}")
    place, card, salt = found["place"], found["card"], found["salt"]
    return Opening(
        place, int(found["index"]), card, int(found["leaf"]), int(found["count"]), salt, tuple(found["path"].split())
    )


class CommittedCard(msgspec.Struct, frozen=True):
    """A card as a leaf: its place and index there, with the salt that hides it."""

    place: str
    index: int
    card: str
    salt: bytes

    @property
    def leaf(self) -> bytes:
        return merkle.leaf(self.salt, f"{self.place}/{self.index}: {self.card}")


class CardCommitment:
    """The commitment to every hidden card of one deal, by one root."""

    def __init__(self, card_leaves: list[CommittedCard], numbers: dict[tuple[str, int], int]) -> None:
        self.card_leaves = card_leaves
        self.numbers = numbers
        """The leaf of each card, by place and index in the game's layout."""
        self.leaves = [card_leaf.leaf for card_leaf in card_leaves]
        self.levels = merkle.levels(self.leaves)

    @property
    def root(self) -> str:
        """Published before the first card is seen, with `places`."""
        return self.levels[-1][0].hex()

    @property
    def places(self) -> CardCounts:
        """The number of cards in each place."""
        return CardCounts(dict(Counter(card_leaf.place for card_leaf in self.card_leaves)))

    def open(self, place: str, index: int) -> Opening:
        """Open one card, by place and index in the game's layout."""
        if (place, index) not in self.numbers:
            raise Unfair(f"no card lies at {place}/{index}")
        return self.opening(self.numbers[place, index])

    def open_all(self) -> list[Opening]:
        return [self.opening(number) for number in range(len(self.card_leaves))]

    def opening(self, number: int) -> Opening:
        card_leaf = self.card_leaves[number]
        path = tuple(partner.hex() for partner in merkle.path(self.levels, number))
        return Opening(
            card_leaf.place, card_leaf.index, card_leaf.card, number, len(self.card_leaves), card_leaf.salt.hex(), path
        )


def commit_cards(game: Game, table: Table, seed: bytes, shuffle: int = 0) -> CardCommitment:
    """Commit to every hidden card of a fresh deal. `shuffle` counts the deals that one seed is used for."""
    card_leaves: list[CommittedCard] = []
    numbers: dict[tuple[str, int], int] = {}
    for place, cards in game.layout(table):
        order = list(range(len(cards))) if game.in_order(place) else _mixed(len(cards), seed, shuffle, place)
        for index, which in enumerate(order):
            numbers[place, which] = len(card_leaves)
            card_leaves.append(CommittedCard(place, index, cards[which], _salt(seed, shuffle, len(card_leaves))))
    if not card_leaves:
        raise Unfair("no card of this deal is hidden")
    return CardCommitment(card_leaves, numbers)


def _mixed(count: int, seed: bytes, shuffle: int, place: str) -> list[int]:
    """Return a random order of leaves: in a sorted hand, an index would tell about the neighbours."""
    order = list(range(count))
    message = b"forno slips" + shuffle.to_bytes(8, "big") + place.encode()
    FairChance(hmac.digest(seed, message, "sha256")).shuffle(order)
    return order


def _salt(seed: bytes, shuffle: int, leaf: int) -> bytes:
    return hmac.digest(seed, b"forno salt" + shuffle.to_bytes(8, "big") + leaf.to_bytes(8, "big"), "sha256")
