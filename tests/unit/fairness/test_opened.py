"""A game says exactly which cards of its deal the rules have opened: those, and no others."""

from __future__ import annotations

from collections import Counter

import pytest

from forno.core.chance import FastChance, seeded
from forno.core.event import Event
from forno.core.game import Game
from forno.core.match import Match
from forno.games.pizza import GRANDE, MAMMA_MIA, PLUS, SOLE_MIO
from forno.games.pizza import events as pizza
from forno.games.pizza.cards import CARD_NAMES
from forno.games.pizza.knowledge.opened import opened as opened_pizza
from forno.games.solo import NAMES, SOLO
from forno.games.solo import events as solo
from forno.games.solo.knowledge.opened import opened as opened_solo

LAYOUT = [
    ("hand 1", ["olive", "olive", "salami"]),
    ("orders 1", ["duel"]),
    ("waiter 1", ["match", "ladder"]),
    ("hand 2", ["pepper"]),
    ("orders 2", ["quartet-olive"]),
    ("waiter 2", ["absent"]),
    ("kitchen", ["pepper", "chef card", "olive", "salami"]),
]
OLIVE, PEPPER, SALAMI = 2, 4, 8


def announced(seat: int, kind: int, number: int) -> Event:
    return pizza.Announced(seat, kind // 2, number, 0, kind)


@pytest.mark.rule("deal.chance")
@pytest.mark.parametrize(
    ("events", "spots"),
    [
        ([], []),
        ([announced(0, OLIVE, 1)], [("hand 1", 0)]),
        ([announced(0, OLIVE, 2)], [("hand 1", 0), ("hand 1", 1)]),
        ([pizza.OrderLaid(0, "duel")], [("orders 1", 0)]),
        ([pizza.Drew(1, "kitchen", 1), announced(1, PEPPER, 2)], [("hand 2", 0), ("kitchen", 0)]),
        ([pizza.Drew(0, "kitchen", 1), pizza.Drew(1, "kitchen", 0)], []),
        ([pizza.ChefDrawn(1), pizza.Drew(1, "kitchen", 2), announced(1, OLIVE, 1)], [("kitchen", 1), ("kitchen", 2)]),
        ([pizza.CardShown(0, SALAMI), announced(0, SALAMI, 1)], [("hand 1", 2)]),
        ([pizza.DuelAnswered(0, (OLIVE, OLIVE)), announced(0, OLIVE, 1)], [("hand 1", 0), ("hand 1", 1)]),
        ([pizza.DuelAnswered(1, ())], []),
        (
            [
                pizza.DuelAnswered(0, (OLIVE, OLIVE)),
                pizza.ChefDrawn(0),
                pizza.Drew(0, "kitchen", 2),
                announced(0, OLIVE, 1),
            ],
            [("hand 1", 0), ("hand 1", 1), ("kitchen", 1)],
        ),
        ([pizza.DuelCommitted(0, (), (SALAMI,))], [("hand 1", 2)]),
        ([pizza.HelpGiven(1, (PEPPER,))], [("hand 2", 0)]),
        ([pizza.Served(0, ("duel",), (), (OLIVE,))], [("hand 1", 0)]),
        ([pizza.SeriesLaid(1, ("quartet-olive",), (4,))], [("orders 2", 0)]),
        ([pizza.Rewarded(0, "match")], [("waiter 1", 0)]),
        ([pizza.Rewarded(0, "match", True)], []),
        ([pizza.CardShown(0, OLIVE), announced(0, OLIVE, 1)], [("hand 1", 0)]),
        ([pizza.RoundEnded(1, 0, True), pizza.Drew(1, "kitchen", 1), announced(1, PEPPER, 2)], [("hand 2", 0)]),
    ],
)
def test_each_card_that_a_pizza_game_shows(events: list[Event], spots: list[tuple[str, int]]) -> None:
    assert opened_pizza(LAYOUT, events, []) == spots


@pytest.mark.rule("deal.chance", "end.plus-count")
def test_orders_served_in_the_end_are_laid_open() -> None:
    assert opened_pizza(LAYOUT, [pizza.Rewarded(1, "absent", True)], [(1, "absent")]) == [("waiter 2", 0)]


def shown_in_first_round(events: list[Event]) -> Counter[str]:
    """The ingredients, orders and the chef card that went from a hand or a pile to where all see them."""
    shown: Counter[str] = Counter()
    for event in events:
        if isinstance(event, pizza.Announced):
            shown[CARD_NAMES[2 * event.kind]] += event.number - 2 * event.doubles
            shown[CARD_NAMES[2 * event.kind + 1]] += event.doubles
        elif isinstance(event, pizza.OrderLaid):
            shown[event.order] += 1
        elif isinstance(event, pizza.ChefDrawn):
            shown["chef card"] += 1
    return +shown


def opened_cards(game: Game, match: Match) -> Counter[str]:
    places = dict(game.layout(game.set_up(match.start)))
    return Counter(places[place][index] for place, index in match.opened())


@pytest.mark.rule("deal.chance")
@pytest.mark.parametrize("game", [MAMMA_MIA, SOLE_MIO, GRANDE, PLUS], ids=lambda game: game.name)
@pytest.mark.parametrize("seed", range(4))
def test_in_the_first_round_what_was_shown_is_opened_and_nothing_else(game: Game, seed: int) -> None:
    match, dice = Match.deal(game, ["Anna", "Bob", "Carla"], seeded(seed)), FastChance(seed)
    assert match.opened() == []
    while not any(isinstance(event, pizza.RoundEnded) for event in match.history):
        options = match.table.legal_moves()
        match.play(options[dice.below(len(options))])
        before_the_oven = [event for event in match.history if not isinstance(event, pizza.RoundEnded)]
        if match.table.serial % 7 == 0 and len(before_the_oven) == len(match.history):
            assert opened_cards(game, match) == shown_in_first_round(match.history)


SOLO_LAYOUT = [
    ("hand 1", ["red 1", "red 2"]),
    ("hand 2", ["blue 3", "blue 3"]),
    ("hand 3", ["green 4"]),
    ("start", ["red 9", "skip"]),
    ("pile", ["red 5", "red 6"]),
]
STARTED = [("start", 0), ("start", 1)]
CODES = {name: code for code, name in enumerate(NAMES)}


def played(seat: int, card: str) -> Event:
    return solo.Played(seat, (CODES[card],), called=False, jumped=False, drawn=False)


@pytest.mark.rule("deal.chance")
@pytest.mark.parametrize(
    ("events", "spots"),
    [
        ([], []),
        ([played(0, "red 2")], [("hand 1", 1)]),
        ([played(1, "blue 3")], [("hand 2", 0)]),
        ([solo.Drew(2, 1, None), played(2, "red 5")], [("pile", 0)]),
        ([solo.Drew(2, 1, None), solo.Drew(0, 1, None), played(0, "red 6")], [("pile", 1)]),
        ([solo.HandsSwapped(0, 2), played(2, "red 1")], [("hand 1", 0)]),
        ([solo.HandsPassed(0, 1), played(1, "red 1"), played(0, "green 4")], [("hand 1", 0), ("hand 3", 0)]),
        ([solo.HandsPassed(0, -1), played(2, "red 1")], [("hand 1", 0)]),
        ([solo.Reshuffled(4), solo.Drew(2, 1, None), played(2, "red 5")], []),
        ([solo.HandEnded(0, (0, 6, 4), (0, 6, 4)), played(0, "red 1")], []),
    ],
)
def test_each_card_that_solo_shows(events: list[Event], spots: list[tuple[str, int]]) -> None:
    assert opened_solo(SOLO_LAYOUT, events) == sorted([*spots, *STARTED])


@pytest.mark.rule("deal.chance")
@pytest.mark.parametrize("seed", range(6))
def test_in_the_first_hand_of_solo_what_was_played_is_opened_and_nothing_else(seed: int) -> None:
    match, dice = Match.deal(SOLO, ["Anna", "Bob", "Carla", "Dino"], seeded(seed)), FastChance(seed)
    for _ in range(30):
        options = match.table.legal_moves()
        match.play(options[dice.below(len(options))])
        if any(isinstance(event, solo.HandEnded | solo.Reshuffled) for event in match.history):
            break
        shown = [event.card for event in match.history if isinstance(event, solo.Started)]
        shown += [card for event in match.history if isinstance(event, solo.Played) for card in event.cards]
        assert opened_cards(SOLO, match) == Counter(NAMES[card] for card in shown)
