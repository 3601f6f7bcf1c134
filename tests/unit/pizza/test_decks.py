"""Every order card of the four decks, for every colour, as our list of the cards says: names, counts, ways."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from forno.games.pizza.cards import COLOURS, KINDS
from forno.games.pizza.orders import OrderCard, order_cards
from forno.games.pizza.variants import variant
from forno.rulebook import rules

Ways = set[str]
Deck = dict[str, Ways]
"""The ways of each order by its name; none where the card itself does not name its kinds."""


def way(**numbers: int) -> str:
    """`olive 4, pepper 1`: in the order of the circle."""
    return ", ".join(f"{kind} {numbers[kind]}" for kind in KINDS if numbers.get(kind))


def ways_of(card: OrderCard) -> Ways:
    return {way(**dict(zip(KINDS, numbers, strict=False))) for numbers in card.ways}


def around(own: int, step: int) -> str:
    """The kind so many places further in the circle of six."""
    return KINDS[(own + step) % 6]


def mamma_mia(own: str) -> Deck:
    others = [kind for kind in KINDS[:5] if kind != own]
    return {f"classic-four-{kind}": {way(**{own: 1, kind: 4})} for kind in others} | {
        "classic-all": {way(**dict.fromkeys(KINDS[:5], 1))},
        "bombastica": set(),
        "monotoni": {way(**{own: 1, kind: 6}) for kind in others},
        "minimale": set(),
    }


def sole_mio(own: str) -> Deck:
    others = [kind for kind in KINDS[:5] if kind != own]
    return {f"quartet-{kind}": {way(**{kind: 4})} for kind in others} | {
        "two-each": {way(**dict.fromkeys(others, 2))},
        "duel": set(),
        "match": set(),
        "absent": {way(**dict.fromkeys(two, 2)) for two in combinations(others, 2)},
        "two-doubles": {way(**dict.fromkeys(two, 1)) for two in combinations(KINDS[:5], 2)},
        "ladder": {way(**dict(zip(four, (4, 3, 2, 1), strict=True))) for four in permutations(KINDS[:5], 4)},
        "takeover": set(),
    }


def grande(own: str) -> Deck:
    return mamma_mia(own) | sole_mio(own)


def plus(own: str) -> Deck:
    place = KINDS.index(own)
    others = [kind for kind in KINDS if kind != own]
    return {f"normale-four-{kind}": {way(**{own: 1, kind: 4})} for kind in others} | {
        "normale-all": {way(**dict.fromkeys(KINDS, 1))},
        "normale-pairs": {way(**{own: 1, around(place, -1): 2, around(place, 1): 2})},
        "bombastica": set(),
        "monotoni": {way(**{own: 1, kind: 6}) for kind in others},
        "ciottona": {way(**{own: 1}, **dict.fromkeys(two, 4)) for two in combinations(others, 2)},
        "small-monotoni": {way(**{kind: 5}) for kind in others},
        "mini": {way(**{around(place, 3): 3})},
        "minimale": set(),
        "mamma-mia-far": {way(**{own: 1, around(place, step): 5}) for step in (-2, 2)},
        "mamma-mia-near": {way(**{own: 1, around(place, step): 5}) for step in (-1, 1)},
    }


DECKS = {"mamma-mia": mamma_mia, "sole-mio": sole_mio, "grande": grande, "plus": plus}
COUNTS = {"mamma-mia": 8, "sole-mio": 11, "grande": 19, "plus": 15}
KINDS_OF = {name: 6 if name == "plus" else 5 for name in DECKS}
CARDS = [(name, own) for name in DECKS for own in range(KINDS_OF[name])]
BY_COLOUR = pytest.mark.parametrize(("name", "own"), CARDS, ids=[f"{name}-{COLOURS[own]}" for name, own in CARDS])


@pytest.mark.rule("setup.orders", "plus.normale", "order.classic-four", "order.quartet", "grande.union")
@BY_COLOUR
def test_each_colour_has_the_cards_of_the_list(name: str, own: int) -> None:
    cards = variant(name).orders_for(own)
    assert len(cards) == COUNTS[name]
    assert {card.name: ways_of(card) for card in cards} == DECKS[name](KINDS[own])
    assert {card.own for card in cards} == {own}


@BY_COLOUR
def test_what_a_card_says_besides_its_ways(name: str, own: int) -> None:
    for card in variant(name).orders_for(own):
        assert card.anything == (15 if card.sort == "bombastica" else 0)
        assert card.scarcest == ({"plus": 4}.get(name, 3) if card.sort == "minimale" else 0)
        assert card.chef == (4 if card.sort == "takeover" else 0)
        assert card.crossed_out == (own if card.sort in ("absent", "small-monotoni", "mini") else -1)
        assert card.double_cards == (card.sort == "two-doubles")
        assert card.contest == (card.sort if card.sort in ("duel", "match") else "")
        assert card.series == (card.sort == "quartet")


@BY_COLOUR
def test_the_rule_of_each_card_is_in_the_rulebook(name: str, own: int) -> None:
    known = {rule.id for rule in rules(name)}
    assert {card.rule for card in variant(name).orders_for(own)} <= known


def test_a_colour_owns_its_kind() -> None:
    owns = dict(zip(COLOURS, KINDS, strict=True))
    assert owns == {
        "yellow": "pineapple",
        "green": "pepper",
        "brown": "mushroom",
        "purple": "olive",
        "red": "salami",
        "pink": "shrimp",
    }
    assert KINDS == ("pineapple", "olive", "pepper", "mushroom", "salami", "shrimp")


@pytest.mark.rule("plus.normale", "plus.mini", "plus.small-monotoni", "plus.ciottona", "plus.mamma-mia")
def test_the_fifteen_cards_of_red_in_plus_word_for_word() -> None:
    deck = {card.name: sorted(ways_of(card)) for card in variant("plus").orders_for(KINDS.index("salami"))}
    assert deck["normale-pairs"] == ["mushroom 2, salami 1, shrimp 2"]
    assert deck["normale-all"] == ["pineapple 1, olive 1, pepper 1, mushroom 1, salami 1, shrimp 1"]
    assert deck["mini"] == ["olive 3"]
    assert deck["small-monotoni"] == ["mushroom 5", "olive 5", "pepper 5", "pineapple 5", "shrimp 5"]
    assert deck["mamma-mia-far"] == ["pepper 5, salami 1", "pineapple 5, salami 1"]
    assert deck["mamma-mia-near"] == ["mushroom 5, salami 1", "salami 1, shrimp 5"]
    assert len(deck["ciottona"]) == 10


def test_of_shrimp_the_mini_is_three_peppers() -> None:
    """The one card that a review names."""
    cards = {card.name: card for card in variant("plus").orders_for(KINDS.index("shrimp"))}
    assert ways_of(cards["mini"]) == {"pepper 3"}
    assert KINDS[cards["mini"].crossed_out] == "shrimp"


@pytest.mark.rule("plus.small-monotoni", "plus.crossed-out")
def test_a_corrected_card_may_cross_out_any_kind_and_its_joker_is_never_that_one() -> None:
    entry = {"id": "small", "rule": "plus.small-monotoni", "crossed_out": "+1", "needs": [{"number": 5, "of": "joker"}]}
    (card,) = order_cards([entry], KINDS.index("shrimp"), 6)
    assert KINDS[card.crossed_out] == "pineapple"
    assert ways_of(card) == {f"{kind} 5" for kind in KINDS if kind != "pineapple"}
