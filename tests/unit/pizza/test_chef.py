"""The chef: who draws the card, who empties the oven, and who starts the next round. (chef.*)"""

from __future__ import annotations

import pytest

from forno.games.pizza.cards import CHEF
from forno.games.pizza.events import ChefDrawn, Drew, RoundBegan, RoundEnded
from forno.games.pizza.view import view
from harness.scenes.pizza import Scene

WITH_CARD = ["mamma-mia", "sole-mio", "grande"]
NOBODY = -1


# --- drawing the card


@pytest.mark.rule("chef.drawn")
@pytest.mark.parametrize("name", WITH_CARD)
@pytest.mark.parametrize("kitchen", ["chef card, 2 pepper", "pepper, chef card, pepper"])
def test_the_chef_card_is_laid_out_and_replaced(name: str, kitchen: str) -> None:
    scene = Scene(f"game: {name}; players: 3; hand 1: 7 olive; hand 2: salami; kitchen: {kitchen}, 3 mushroom")
    scene.play("put 2 olive", "draw kitchen")
    assert scene.hand(1) == "5 olive, 2 pepper | "
    assert len(scene.table.kitchen) == 3
    assert (scene.table.holder, scene.table.chef) == (0, 0)
    assert scene.asked == "2 put-ingredients"


@pytest.mark.rule("chef.drawn")
def test_everybody_sees_who_drew_it() -> None:
    scene = Scene("game: mamma-mia; players: 3; hand 1: 7 olive; hand 2: salami; kitchen: chef card, 4 pepper")
    assert view(None, scene.table, 1).holder == NOBODY
    scene.play("put 1 olive", "draw kitchen")
    (told,) = scene.said(ChefDrawn)
    assert told == ChefDrawn(0)
    for viewer in (None, 0, 1, 2):
        assert told.heard(viewer) == told
        assert view(None, scene.table, viewer).holder == 0
    (drew,) = scene.said(Drew)
    assert drew.heard(1) == Drew(0, "kitchen", 1)


@pytest.mark.rule("chef.drawn", "turn.draw")
def test_the_card_does_not_count_as_one_of_the_hand() -> None:
    scene = Scene("game: sole-mio; players: 2; hand 1: 3 olive; hand 2: salami; kitchen: chef card, 6 pepper, mushroom")
    scene.play("put 3 olive", "draw kitchen")
    assert scene.hand(1) == "6 pepper, mushroom | "


@pytest.mark.rule("chef.drawn")
def test_orders_are_drawn_without_it() -> None:
    scene = Scene("game: sole-mio; players: 2; hand 1: 3 olive; hand 2: salami; kitchen: chef card, 4 pepper")
    scene.play("put 3 olive", "draw waiter")
    assert (scene.table.holder, scene.table.chef) == (NOBODY, NOBODY)
    assert scene.table.kitchen[-1] == CHEF


# --- the last card

REST = "oven: 3 olive, two-each of 2; hand 2: 2 salami"
"""The emptying stops at once: seat 2 is asked."""


@pytest.mark.rule("chef.last-card")
def test_the_round_lasts_until_the_chef_card_is_drawn_too() -> None:
    scene = Scene(f"game: sole-mio; players: 3; hand 1: 7 pepper; {REST}; kitchen: olive, mushroom, chef card")
    scene.play("put 2 pepper", "draw kitchen")
    assert scene.asked == "2 put-ingredients"
    assert scene.table.kitchen == [CHEF]
    scene.play("put 1 salami", "draw kitchen")
    assert scene.hand(2) == "salami | "
    assert scene.said(RoundEnded) == [RoundEnded(1, chef=1, stalled=False)]
    assert scene.asked == "2 cover-missing"


@pytest.mark.rule("chef.last-card", "round.last-hand")
def test_the_last_card_has_no_replacement() -> None:
    scene = Scene(f"game: sole-mio; players: 3; hand 1: 7 pepper; {REST}; kitchen: olive, chef card")
    scene.play("put 2 pepper", "draw kitchen")
    assert scene.hand(1) == "olive, 5 pepper | "
    assert scene.said(RoundEnded) == [RoundEnded(1, chef=0, stalled=False)]
    assert scene.table.holder == 0


# --- the chef's duty


@pytest.mark.rule("chef.duty")
@pytest.mark.parametrize("name", WITH_CARD)
def test_the_holder_empties_the_oven_and_starts_the_next_round(name: str) -> None:
    scene = Scene(f"game: {name}; players: 3; starter: 2; holder: 3; hand 1: 7 pepper; hand 3: olive; kitchen: 2 olive")
    scene.play("put 2 pepper", "draw kitchen")
    assert scene.said(RoundEnded) == [RoundEnded(1, chef=2, stalled=False)]
    assert [(event.round, event.seat) for event in scene.told if isinstance(event, RoundBegan)] == [(2, 2)]
    assert scene.asked == "3 put-ingredients"
    assert scene.table.starter == 2


@pytest.mark.rule("chef.duty", "round.new-kitchen")
def test_in_the_new_round_nobody_is_chef_until_the_card_is_drawn_again() -> None:
    scene = Scene("game: mamma-mia; players: 2; holder: 2; hand 1: 7 pepper; hand 2: olive; kitchen: 2 olive")
    scene.play("put 2 pepper", "draw kitchen")
    assert (scene.table.holder, scene.table.chef) == (NOBODY, NOBODY)
    assert scene.table.kitchen.count(CHEF) == 1


@pytest.mark.rule("chef.plus")
def test_in_plus_who_drew_the_last_kitchen_card_does_both() -> None:
    scene = Scene("game: plus; players: 3; starter: 2; hand 1: 9 pepper; hand 2: olive; kitchen: 3 olive, 2 salami")
    scene.play("put 4 pepper", "draw kitchen")
    assert scene.table.chef == NOBODY
    scene.play("put 1 olive", "draw kitchen")
    assert scene.said(RoundEnded) == [RoundEnded(1, chef=1, stalled=False)]
    assert scene.table.starter == 1
    assert scene.asked == "2 put-ingredients"
    assert CHEF not in scene.table.kitchen
