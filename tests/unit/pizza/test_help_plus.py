"""Help in Mamma Mia! Plus: only for a waiter with orders, and the reward is seen by nobody. (help.plus-*)"""

from __future__ import annotations

import pytest

from forno.core.chance import FastChance
from forno.core.event import heard
from forno.games.pizza import PLUS
from forno.games.pizza.events import Rewarded
from forno.games.pizza.view import PizzaView
from harness.scenes.pizza import Scene
from tests.unit.pizza.watch import all_orders, used_by

SEATS = "seats: Anna green, Berta red, Carla purple, Dino yellow; emptying: yes"
TABLE = f"game: plus; {SEATS}"
STOP = "bombastica of Dino"
OVEN = f"oven: 3 olive, pepper, normale-four-olive of Anna, {STOP}"
BARE_BERTA = f"served 2: {all_orders('plus', 'red')}; waiter 2: "


@pytest.mark.rule("help.plus-waiter")
def test_an_opponent_with_an_empty_waiter_is_passed_over() -> None:
    scene = Scene(f"{TABLE}; {OVEN}; {BARE_BERTA}; Berta: olive; Carla: olive; Dino: 2 olive")
    scene.play("ask", "want olive")
    assert scene.asked == "3 answer-help"
    scene.play("refuse")
    assert scene.asked == "4 answer-help"


@pytest.mark.rule("help.plus-waiter")
def test_orders_in_hand_are_no_waiter() -> None:
    served = all_orders("plus", "red", but="bombastica")
    scene = Scene(f"{TABLE}; {OVEN}; served 2: {served}; waiter 2: ; Berta: olive | bombastica; Dino: olive")
    scene.play("ask", "want olive")
    assert scene.asked == "3 answer-help"


@pytest.mark.rule("help.plus-waiter")
def test_the_waiter_is_judged_when_asked() -> None:
    """Berta's last order failed just before, so it lies in her waiter, and she may help again."""
    served = all_orders("plus", "red", but="mini")
    scene = Scene(
        f"{TABLE}; served 2: {served}; waiter 2: ; Berta: olive; Dino: olive;"
        f"oven: salami, mini of Berta, 3 olive, pepper, normale-four-olive of Anna, {STOP}"
    )
    scene.play("ask", "want olive")
    assert scene.asked == "2 answer-help"
    scene.play("give olive")
    assert scene.waiter(2) == []
    assert "mini" in scene.served(2)


@pytest.mark.rule("help.plus-waiter")
def test_if_everybody_would_be_passed_over_help_cannot_be_asked() -> None:
    bare = "; ".join(
        f"served {seat}: {all_orders('plus', colour)}; waiter {seat}: "
        for seat, colour in ((2, "red"), (3, "purple"), (4, "yellow"))
    )
    oven = "oven: 3 olive, pepper, normale-four-olive of Anna, bombastica of Anna"
    scene = Scene(f"{TABLE}; {oven}; {bare}; Anna: olive; Berta: olive")
    assert scene.options == ["serve with olive", "fail"]
    assert scene.refused("ask") == "help.plus-waiter"
    unasked = Scene(f"{TABLE}; {oven}; {bare}; Berta: olive")
    assert unasked.waiter(1)[-2:] == ["normale-four-olive", "bombastica"]


@pytest.mark.rule("help.plus-waiter")
def test_the_askers_own_waiter_does_not_matter() -> None:
    served = all_orders("plus", "green", but="normale-four-olive")
    scene = Scene(f"{TABLE}; {OVEN}; served 1: {served}; waiter 1: ; Berta: olive; Dino: olive")
    assert scene.options == ["ask", "fail"]


@pytest.mark.rule("help.plus-reward-unseen")
def test_nobody_sees_the_reward_not_even_the_helper() -> None:
    scene = Scene(f"{TABLE}; {OVEN}; Berta: olive; Dino: olive")
    top, *rest = scene.waiter(2)
    scene.play("ask", "want olive", "give olive")
    assert scene.served(2) == [top]
    assert scene.waiter(2) == rest
    for viewer in (None, 0, 1, 2, 3):
        (told,) = (event for event in heard(scene.told, viewer) if isinstance(event, Rewarded))
        assert told == Rewarded(1, None, True)
        view = scene.match.view(viewer)
        assert isinstance(view, PizzaView)
        assert view.served_pile == 2
        assert [place.served for place in view.places] == [None] * 4
        assert [place.waiter for place in view.places] == [14, 14, 15, 14]


@pytest.mark.rule("help.plus-reward-unseen")
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_re_deal_may_put_any_unknown_order_in_the_rewards_place(seat: int | None) -> None:
    scene = Scene(f"{TABLE}; {OVEN}; Berta: olive | mini; Dino: olive")
    scene.play("ask", "want olive", "give olive")
    found = set()
    for seed in range(150):
        twin = scene.game.redeal(scene.table, seat, FastChance(seed))
        found |= set(twin.order_names(1, twin.served[1]))
        assert twin.served[1].bit_count() == 1
    assert len(found) == (14 if seat == 1 else 15)
    assert ("mini" in found) is (seat != 1)


@pytest.mark.rule("help.plus-reward-unseen", "help.reward")
def test_a_reward_that_lay_known_at_the_bottom_stays_known() -> None:
    """Berta's mini failed and was all her waiter, so everybody knows what it is; what she holds nobody knows."""
    served = ", ".join(name for name in all_orders("plus", "red").split(", ") if name not in ("mini", "monotoni"))
    scene = Scene(
        f"{TABLE}; served 2: {served}; waiter 2: ; Berta: olive | monotoni; Dino: olive;"
        f"oven: salami, mini of Berta, 3 olive, pepper, normale-four-olive of Anna, {STOP}"
    )
    scene.play("ask", "want olive", "give olive")
    for seed in range(20):
        twin = scene.game.redeal(scene.table, 0, FastChance(seed))
        assert twin.order_names(1, twin.orders[1]) == ("monotoni",)


@pytest.mark.rule("help.plus-two")
def test_no_help_with_two_players_hence_four_rounds() -> None:
    scene = Scene(
        "game: plus; seats: Anna green, Berta red; emptying: yes;"
        "oven: 3 olive, pepper, normale-four-olive of Anna; Anna: olive; Berta: olive"
    )
    assert scene.options == ["serve with olive", "fail"]
    assert scene.refused("ask") == "help.plus-two"
    assert scene.table.rounds == 4
    assert PLUS.deal(2, FastChance(1), {"help": "on"}).rounds == 4


@pytest.mark.rule("help.plus-off")
def test_players_may_agree_to_play_without_help() -> None:
    scene = Scene(f"{TABLE}; options: help=off; {OVEN}; Anna: olive; Berta: olive; Dino: olive")
    assert scene.options == ["serve with olive", "fail"]
    assert scene.refused("ask") == "help.plus-off"
    assert scene.table.rounds == 4


@pytest.mark.rule("help.plus-off")
def test_by_default_there_is_help_and_three_rounds() -> None:
    for players in range(3, 7):
        assert PLUS.deal(players, FastChance(1)).rounds == 3
        assert PLUS.deal(players, FastChance(1), {"help": "off"}).rounds == 4


@pytest.mark.rule("example.plus-help", "help.ask", "help.plus-reward-unseen")
def test_the_second_one_asked_gives_an_olive() -> None:
    scene = Scene(
        "game: plus; seats: Vladislav green, Berta yellow, Svetlana red, Dino pink; emptying: yes;"
        "oven: 4 mushroom, 2 olive, pepper, normale-four-olive of Vladislav, bombastica of Dino;"
        "Vladislav: olive; Svetlana: olive; Dino: olive"
    )
    top = scene.waiter(3)[0]
    scene.play("ask", "want olive pledging olive")
    assert scene.asked == "2 answer-help"
    scene.play("refuse")
    assert scene.asked == "3 answer-help"
    assert used_by(scene, "give olive") == "4 olive, pepper"
    assert scene.served(1) == ["normale-four-olive"]
    assert scene.served(3) == [top]
    assert scene.on_table == "4 mushroom"
    assert scene.hand(1) == scene.hand(3) == " | "
    view = scene.match.view(3)
    assert isinstance(view, PizzaView)
    assert view.served_pile == 2
    assert all(place.served is None for place in view.places)
