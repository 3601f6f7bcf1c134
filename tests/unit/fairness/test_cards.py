"""The promise of the cards: each card can be shown alone, and no other card in its stead."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from forno.core.chance import FairChance, seeded
from forno.fairness import Unfair, commit_cards, merkle
from forno.fairness.card_commitment import Opening, read_opening
from forno.fairness.layout import CardCounts
from forno.games.pizza import MAMMA_MIA
from forno.games.pizza.game import Pizza
from forno.games.pizza.table import PizzaTable

pytestmark = pytest.mark.rule("deal.chance")

SEED = bytes(range(32))
TABLE = MAMMA_MIA.deal(3, FairChance(SEED))
CARDS = commit_cards(MAMMA_MIA, TABLE, SEED)


class Laid(Pizza):
    """A deal of any shape."""

    def __init__(self, *layout: tuple[str, list[str]]) -> None:
        super().__init__(MAMMA_MIA.variant)
        self.laid = list(layout)

    def layout(self, table: PizzaTable) -> list[tuple[str, list[str]]]:
        return self.laid


@pytest.mark.parametrize("count", range(1, 34))
def test_every_leaf_of_a_tree_of_any_size_leads_to_its_root(count: int) -> None:
    leaves = [merkle.leaf(bytes([number]) * 32, "card") for number in range(count)]
    grown = merkle.levels(leaves)
    for number, leaf in enumerate(leaves):
        path = merkle.path(grown, number)
        assert merkle.climb(leaf, number, count, path) == grown[-1][0]
        assert merkle.climb(leaf, number, count, [*path, leaf]) is None
        if path:
            assert merkle.climb(leaf, number, count, path[:-1]) is None
            assert merkle.climb(leaf, number ^ 1, count, path) != grown[-1][0]


def test_every_card_of_a_deal_can_be_shown() -> None:
    openings = CARDS.open_all()
    assert len(openings) == sum(len(cards) for _, cards in MAMMA_MIA.layout(TABLE)) == CARDS.places.total
    for opening in openings:
        opening.check(CARDS.root)
        assert read_opening(str(opening)) == opening


def test_a_card_is_shown_as_the_layout_names_it() -> None:
    for place, cards in MAMMA_MIA.layout(TABLE):
        for index, card in enumerate(cards):
            opening = CARDS.open(place, index)
            assert (opening.place, opening.card) == (place, card)
            assert opening.index == index or not MAMMA_MIA.in_order(place)
            assert opening.leaf == CARDS.places.leaf(opening.place, opening.index)


def test_no_opening_can_be_bent() -> None:
    true = CARDS.open("kitchen", 4)
    other = CARDS.open("kitchen", 5)
    bent: list[Opening] = [
        replace(true, card="olive" if true.card != "olive" else "salami"),
        replace(true, place="hand 1"),
        replace(true, index=5),
        replace(true, leaf=other.leaf),
        replace(true, leaf=true.count),
        replace(true, leaf=true.leaf + 2 ** len(true.path)),
        replace(true, count=true.count - 1 if true.leaf % 2 else true.leaf + 1),
        replace(true, salt=other.salt),
        replace(true, path=other.path),
        replace(true, path=()),
        replace(true, path=(*true.path, true.salt)),
    ]
    for opening in bent:
        with pytest.raises(Unfair, match="is not what the root promised"):
            opening.check(CARDS.root)
    with pytest.raises(Unfair):
        true.check("0" * 64)


def test_a_node_is_never_taken_for_a_card() -> None:
    left, right = merkle.leaf(b"\0" * 32, "a"), merkle.leaf(b"\1" * 32, "b")
    assert merkle.node(left, right) != merkle.leaf(left, right.decode("latin-1"))


def test_equal_cards_have_different_leaves_and_other_seeds_other_roots() -> None:
    laid = Laid(("hand 1", ["olive"] * 6), ("pile", ["olive"] * 7))
    assert len(set(commit_cards(laid, TABLE, SEED).leaves)) == 13
    roots = {commit_cards(laid, TABLE, bytes([number]) * 32).root for number in range(5)}
    roots |= {commit_cards(laid, TABLE, bytes(32), shuffle=number).root for number in range(5)}
    assert len(roots) == 9


def test_a_card_that_is_alone_has_one_number() -> None:
    """Its leaf is the root, and no path would show that the number is wrong."""
    alone = commit_cards(Laid(("pile", ["olive"])), TABLE, SEED)
    true = alone.open("pile", 0)
    true.check(alone.root)
    with pytest.raises(Unfair, match="is not what the root promised"):
        replace(true, leaf=1).check(alone.root)


def test_the_number_of_a_card_in_a_hand_tells_nothing_about_the_others() -> None:
    """In a sorted hand the first number would always be the lowest card."""
    laid = Laid(("hand 1", ["a", "b", "c", "d"]), ("pile", ["a", "b", "c", "d"]))
    first: dict[str, set[str]] = {"hand 1": set(), "pile": set()}
    for number in range(40):
        for opening in commit_cards(laid, TABLE, seeded(number).seed).open_all():
            if opening.index == 0:
                first[opening.place].add(opening.card)
    assert first == {"hand 1": {"a", "b", "c", "d"}, "pile": {"a"}}


def test_there_are_only_the_cards_that_there_are() -> None:
    for place, index in [("kitchen", 999), ("kitchen", -1), ("cellar", 0)]:
        with pytest.raises(Unfair, match="no card lies at"):
            CARDS.open(place, index)
        with pytest.raises(Unfair, match="no card lies at"):
            CARDS.places.leaf(place, index)
    with pytest.raises(Unfair, match="no card of this deal is hidden"):
        commit_cards(Laid(), TABLE, SEED)


def test_places_are_written_and_read() -> None:
    assert CardCounts.read(str(CARDS.places)) == CARDS.places
    assert CardCounts.read("hand 1=3, pile=2").leaf("pile", 1) == 4
    for text in ("", "hand 1", "hand 1=3,pile=2", "a=1, a=2", "a=-1", "a=1, "):
        with pytest.raises(Unfair, match="places are written as"):
            CardCounts.read(text)


@pytest.mark.parametrize("text", ["", "pile/0", "pile/x: olive; leaf 0 of 1; salt 00; path", "\n"])
def test_what_is_no_opening_is_refused(text: str) -> None:
    with pytest.raises(Unfair, match="not an opening"):
        read_opening(text)
