"""The deal, the start card and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from forno.core.chance import FastChance, seeded
from forno.core.errors import Refused
from forno.games.solo import CODES, DECK, NAMES, SOLO
from forno.games.solo.cards import NUMBERS, POINTS
from forno.games.solo.events import Dealt, Drew, Skipped
from forno.games.solo.rules.hand import turn_up
from harness.scenes.solo import asked, dealt, options, play, sizes, table, told, top


def test_the_deck_has_112_cards() -> None:
    deck = Counter(NAMES[card] for card in DECK)
    assert len(DECK) == 112
    assert {deck[f"{colour} {rank}"] for colour in ("red", "green", "blue", "yellow") for rank in range(1, 10)} == {2}
    assert {deck[f"red {name}"] for name in ("skip", "reverse", "draw-two")} == {2}
    assert deck["blue swap"] == 1
    assert {deck[name] for name in ("choose-colour", "draw-four", "pass-on")} == {4}


def test_codes() -> None:
    assert CODES["red 1"] == 0
    assert CODES["green 1"] == 13
    assert CODES["blue swap"] == 2 * 13 + 12
    assert (CODES["choose-colour"], CODES["draw-four"], CODES["pass-on"]) == (52, 53, 54)


@pytest.mark.rule("solo.points")
def test_what_cards_cost() -> None:
    points = {name: POINTS[card] for name, card in CODES.items()}
    assert [points[f"green {number}"] for number in range(1, 10)] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert (points["red reverse"], points["red skip"], points["red draw-two"], points["red swap"]) == (10, 20, 30, 30)
    assert (points["pass-on"], points["choose-colour"], points["draw-four"]) == (40, 40, 50)


@pytest.mark.rule("solo.deal", "setup.players")
@pytest.mark.parametrize("players", [2, 5, 10])
def test_eight_cards_each_and_one_on_the_discards(players: int) -> None:
    deal = SOLO.deal(players, FastChance(1))
    assert sizes(deal) == [8] * players
    assert len(deal.pile) == 112 - 8 * players - 1
    assert deal.discards == []


@pytest.mark.rule("solo.deal")
def test_the_documented_order_of_the_deal() -> None:
    """The dealer first, then one shuffle; from the top eight cards to each seat from the dealer's left."""
    chance, deal = seeded(7), SOLO.deal(3, seeded(7))
    dealer, deck = chance.below(3), [*DECK]
    chance.shuffle(deck)
    for place in (1, 2, 3):
        eight = [deck.pop() for _ in range(8)]
        assert sorted(eight) == [*deal.hands[(dealer + place) % 3]]
    assert (deal.dealer, deal.top, deal.pile) == (dealer, deck.pop(), deck)
    assert [event.seat for event in told(deal, Dealt)] == [(dealer + place) % 3 for place in (1, 2, 3)]


def test_cards_are_told_sorted() -> None:
    """The order in which they were dealt or drawn is nobody's to know."""
    t = table("top: red draw-two; penalty: 8; turn: 1; hand 1: blue 4, blue 5")
    t.pile.reverse()  # as it is laid out, it is sorted
    play(t, "draw")
    events = [*told(SOLO.deal(4, FastChance(1)), Dealt), *told(t, Drew)]
    cards = [event.cards or () for event in events]
    assert [*map(len, cards)] == [8] * 5
    assert cards == [tuple(sorted(each)) for each in cards]


@pytest.mark.rule("setup.players")
@pytest.mark.parametrize("players", [1, 11])
def test_two_to_ten_players(players: int) -> None:
    with pytest.raises(Refused, match=r"setup\.players"):
        SOLO.deal(players, FastChance(0))


@pytest.mark.rule("solo.first-player", "setup.first-player")
def test_the_dealers_left_starts() -> None:
    deal = SOLO.deal(4, FastChance(3), {"first-dealer": "2", "start-card": "number"})
    assert deal.dealer == 1
    assert asked(deal) == "3 turn"
    assert {SOLO.deal(4, FastChance(seed)).dealer for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.rule("setup.first-player", "setup.options")
@pytest.mark.parametrize("chosen", ["0", "5", "me", "-1", "1" * 5000])
def test_a_first_dealer_sits_at_the_table(chosen: str) -> None:
    with pytest.raises(Refused, match=r"setup\.first-player"):
        SOLO.deal(4, FastChance(0), {"first-dealer": chosen})


@pytest.mark.rule("setup.options")
def test_options_are_those_offered() -> None:
    with pytest.raises(Refused, match=r"setup\.options"):
        SOLO.deal(4, FastChance(0), {"jump-in": "sometimes"})


@pytest.mark.rule("solo.start-card")
def test_a_number_simply_starts() -> None:
    assert asked(dealt("red 5")) == "2 turn"


@pytest.mark.rule("solo.start-card", "solo.skip")
def test_a_skip_costs_the_first_turn() -> None:
    deal = dealt("skip")
    assert asked(deal) == "3 turn"
    assert told(deal, Skipped) == [Skipped(1)]
    assert asked(dealt("skip", players=2)) == "1 turn"


@pytest.mark.rule("solo.start-card", "solo.reverse")
def test_a_reverse_lets_the_dealers_right_start() -> None:
    assert asked(dealt("reverse")) == "4 turn"
    assert asked(dealt("reverse", players=2)) == "2 turn"
    assert asked(dealt("reverse", players=2, two_player_reverse="skip")) == "1 turn"


@pytest.mark.rule("solo.start-card")
@pytest.mark.parametrize(("start", "penalty"), [("draw-two", 2), ("draw-four", 4)])
def test_a_penalty_falls_on_the_first_player(start: str, penalty: int) -> None:
    deal = dealt(start)
    assert asked(deal) == "2 turn"
    assert all(start in option for option in options(deal) if option != "draw")
    play(deal, "draw")
    assert sizes(deal) == [8, 8 + penalty, 8, 8]
    assert asked(deal) == "3 turn"


@pytest.mark.rule("solo.start-card")
def test_a_start_penalty_may_be_raised() -> None:
    deal = dealt("draw-two")
    deal.hands[1] = bytes([CODES["red 1"], CODES["red draw-two"], CODES["blue 1"]])
    assert play(deal, "play red draw-two").penalty == 4


@pytest.mark.rule("solo.start-card")
@pytest.mark.parametrize("start", ["choose-colour", "draw-four", "pass-on"])
def test_after_a_black_start_any_card_may_follow(start: str) -> None:
    deal = dealt(start)
    if start == "draw-four":
        play(deal, "draw")
    assert len([option for option in options(deal) if option.startswith("play")]) == len(set(deal.hands[deal.seat]))


@pytest.mark.rule("solo.start-card")
@pytest.mark.parametrize("start", ["swap", "pass-on"])
def test_swap_and_pass_on_do_nothing_at_the_start(start: str) -> None:
    assert asked(dealt(start)) == "2 turn"


@pytest.mark.rule("solo.start-card", "solo.start-number")
def test_turn_over_until_a_number_lies_on_top() -> None:
    deals = [SOLO.deal(4, FastChance(seed), {"start-card": "number"}) for seed in range(60)]
    assert all(deal.top in NUMBERS for deal in deals)
    beneath = [deal for deal in deals if deal.discards]
    assert beneath, "some started with another card"
    assert all(card not in NUMBERS for deal in beneath for card in deal.discards)
    assert all(len(deal.pile) + len(deal.discards) == 112 - 33 for deal in deals)
    deal = beneath[0]
    assert (deal.direction, deal.penalty, asked(deal)) == (1, 0, f"{(deal.dealer + 1) % 4 + 1} turn")


@pytest.mark.rule("solo.start-no-number")
def test_without_a_number_the_last_card_turned_over_is_obeyed() -> None:
    t = SOLO.deal(3, FastChance(1), {"start-card": "number", "first-dealer": "1"})
    t.pile = [CODES["red draw-two"], CODES["blue skip"]]
    turn_up(t)
    assert (NAMES[t.top], t.penalty, t.pile) == ("red draw-two", 2, [])
    assert [NAMES[card] for card in t.discards] == ["blue skip"]


def test_layout_names_every_card_of_the_deal() -> None:
    deal = SOLO.deal(2, FastChance(5))
    layout = dict(SOLO.layout(deal))
    assert [*layout] == ["hand 1", "hand 2", "start", "pile"]
    assert layout["start"] == [top(deal)]
    assert layout["pile"][0] == NAMES[deal.pile[-1]]
    assert Counter(name for names in layout.values() for name in names) == SOLO.cards(deal)
