"""The takeover: four of the chef's own kind, and the chef card moves. (order.takeover*)"""

from __future__ import annotations

import pytest

from forno.games.pizza.cards import CHEF
from forno.games.pizza.events import ChefMoved
from harness.scenes.pizza import Scene
from tests.unit.pizza.watch import used_by

TABLE = "game: sole-mio; seats: Anna yellow, Bob red, Carla purple; emptying: yes"


@pytest.mark.rule("order.takeover")
@pytest.mark.parametrize(("chef", "kind"), [("Anna", "pineapple"), ("Carla", "olive")])
def test_it_asks_for_four_of_the_chefs_own_kind(chef: str, kind: str) -> None:
    scene = Scene(
        f"{TABLE}; holder: {chef}; oven: 5 pineapple, 5 olive, 5 salami, takeover of Bob, duel of Anna; Anna: olive"
    )
    assert scene.served(2) == ["takeover"]
    left = {name: f"5 {name}" for name in ("pineapple", "olive", "salami")} | {kind: kind}
    assert scene.on_table == ", ".join(left.values())


@pytest.mark.rule("order.takeover")
def test_what_is_missing_comes_from_hand() -> None:
    scene = Scene(f"{TABLE}; holder: Anna; oven: 2 pineapple, 4 salami, takeover of Bob, duel of Bob; Bob: 3 pineapple")
    assert scene.options == ["serve with 2 pineapple", "ask", "fail"]
    assert used_by(scene, "serve with 2 pineapple") == "4 pineapple"
    assert scene.table.chef == scene.table.holder == 1


@pytest.mark.rule("order.takeover")
def test_its_owner_takes_the_chef_card_at_once_and_starts_the_next_round() -> None:
    scene = Scene(f"{TABLE}; holder: Anna; oven: 3 pineapple, takeover of Bob; Anna: olive; Bob: pineapple, olive")
    assert scene.table.chef == scene.table.holder == 0
    scene.play("serve with pineapple")
    assert scene.said(ChefMoved) == [ChefMoved(1)]
    assert scene.table.round == 2
    assert scene.table.starter == 1
    assert scene.asked == "2 put-ingredients"


@pytest.mark.rule("order.takeover")
def test_nothing_moves_when_it_fails() -> None:
    scene = Scene(f"{TABLE}; holder: Anna; oven: 3 pineapple, takeover of Bob; Anna: olive; Bob: pineapple, olive")
    scene.play("fail")
    assert scene.said(ChefMoved) == []
    assert scene.table.starter == 0
    assert scene.asked == "1 put-ingredients"


@pytest.mark.rule("order.takeover")
def test_help_is_open_also_from_the_chef_about_to_lose_the_card() -> None:
    scene = Scene(
        f"{TABLE}; holder: Anna; oven: 3 pineapple, takeover of Bob, duel of Carla; Anna: pineapple; Carla: olive"
    )
    top = scene.waiter(1)[0]
    scene.play("ask", "want pineapple", "refuse")
    assert scene.asked == "1 answer-help"
    assert used_by(scene, "give pineapple") == "4 pineapple"
    assert scene.served(1) == [top]
    assert scene.served(2) == ["takeover"]
    assert scene.table.chef == scene.table.holder == 1


@pytest.mark.rule("order.takeover-chain")
def test_a_later_one_asks_for_the_new_holders_kind() -> None:
    scene = Scene(
        f"{TABLE}; holder: Anna; oven: 4 pineapple, takeover of Bob, 4 pineapple, 4 salami, takeover of Carla,"
        "duel of Anna; Anna: olive"
    )
    assert scene.served(2) == ["takeover"]
    assert scene.served(3) == ["takeover"]
    assert scene.on_table == "4 pineapple"
    assert scene.table.chef == scene.table.holder == 2


@pytest.mark.rule("order.takeover-chain")
def test_the_old_holders_kind_no_longer_serves() -> None:
    scene = Scene(
        f"{TABLE}; holder: Anna; oven: 8 pineapple, takeover of Bob, 3 salami, takeover of Carla; Carla: salami"
    )
    assert scene.asked == "3 cover-missing"
    assert scene.options == ["serve with salami", "ask", "fail"]


@pytest.mark.rule("order.takeover-self")
def test_the_chefs_own_takeover_asks_for_the_own_kind_and_moves_nothing() -> None:
    scene = Scene(f"{TABLE}; holder: Bob; oven: 4 pineapple, 3 salami, takeover of Bob, duel of Bob; Bob: 2 salami")
    assert scene.options == ["serve with salami", "ask", "fail"]
    assert used_by(scene, "serve with salami") == "4 salami"
    assert scene.served(2) == ["takeover"]
    assert scene.said(ChefMoved) == []
    assert scene.table.chef == scene.table.holder == 1


@pytest.mark.rule("order.takeover-nobody")
def test_without_a_holder_the_chef_of_the_stall_counts_and_the_card_stays_in_the_kitchen() -> None:
    scene = Scene(
        f"{TABLE}; chef: Carla; kitchen: 2 pepper, chef card; oven: 4 olive, takeover of Bob, duel of Bob; Bob: salami"
    )
    assert scene.served(2) == ["takeover"]
    assert scene.table.chef == 1
    assert scene.table.holder == -1
    assert CHEF in scene.table.kitchen
    scene.play("fail")
    assert scene.table.round == 2
    assert scene.asked == "2 put-ingredients"
    assert scene.table.kitchen.count(CHEF) == 1


@pytest.mark.rule("order.takeover-nobody", "order.takeover-chain")
def test_without_a_holder_a_later_takeover_asks_for_the_new_chefs_kind() -> None:
    scene = Scene(
        f"{TABLE}; chef: Carla; kitchen: chef card; oven: 4 olive, takeover of Bob, 4 salami, takeover of Anna,"
        "duel of Bob; Bob: pepper"
    )
    assert scene.served(1) == scene.served(2) == ["takeover"]
    assert (scene.table.chef, scene.table.holder) == (0, -1)


@pytest.mark.rule("order.takeover-nobody")
def test_after_a_stall_the_one_who_started_counts_as_holder() -> None:
    """Nobody can play or draw: the round ends, and Carla, who started it, is chef."""
    orders = "quartet-pineapple, quartet-olive, two-each, duel, match, absent, two-doubles"
    scene = Scene(
        "game: sole-mio; seats: Anna yellow, Bob red, Carla purple; turn: Bob; starter: Carla; idle: 2;"
        f"oven: 3 olive, takeover of Anna; Anna: olive; Bob: | {orders}; kitchen: chef card"
    )
    assert scene.table.emptying
    assert (scene.asked, scene.options) == ("1 cover-missing", ["serve with olive", "ask", "fail"])
    scene.play("serve with olive")
    assert scene.served(1) == ["takeover"]
    assert scene.table.starter == 0
