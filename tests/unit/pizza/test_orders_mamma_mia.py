"""The orders of Mamma Mia!, each as its card says. (order.classic-four ... order.monotoni)"""

from __future__ import annotations

from operator import sub

import pytest

from forno.games.pizza.cards import say
from harness.scenes.pizza import Scene

KINDS = ("pineapple", "olive", "pepper", "mushroom", "salami")
COLOURS = {"yellow": "pineapple", "purple": "olive", "green": "pepper", "brown": "mushroom", "red": "salami"}
ALBERTO = "game: mamma-mia; emptying: yes; seats: Alberto green, Bob red, Carla, Dino, Eva"
STOP = "bombastica of Bob; Bob: salami"
"""Bob is asked about it, so the table can be looked at."""


def emptying(colour: str, table: str, order: str, hand: str = "") -> Scene:
    """An oven with one order of this colour, and then one of an opponent who is asked."""
    other = "yellow" if colour == "red" else "red"
    return Scene(
        f"game: mamma-mia; emptying: yes; seats: Anna {colour}, Bob {other}, Carla, Dino, Eva; table: {table};"
        f"oven: {order} of Anna, bombastica of Bob; Anna: {hand}; Bob: pepper"
    )


def spent(scene: Scene, *moves: str) -> str:
    """What these moves add to the used pile."""
    before = scene.table.used.copy()
    scene.play(*moves)
    more = map(sub, scene.table.used, before)
    return say(card for card, number in enumerate(more) for _ in range(number))


# --- classic pizzas


@pytest.mark.rule("order.classic-four")
@pytest.mark.parametrize("colour", COLOURS)
def test_classic_four_is_one_of_the_own_kind_and_four_of_one_other(colour: str) -> None:
    own = COLOURS[colour]
    for kind in set(KINDS) - {own}:
        order = f"classic-four-{kind}"
        served = emptying(colour, f"2 {own}, 5 {kind}", order)
        assert (served.served(1), {*served.on_table.split(", ")}) == ([order], {own, kind})
        wrong = next(other for other in KINDS if other not in (own, kind))
        for table in (f"4 {kind}", f"{own}, 3 {kind}", f"{own}, 3 {kind}, 4 {wrong}", f"4 {own}, {kind}"):
            assert emptying(colour, table, order).waiter(1)[-1] == order


@pytest.mark.rule("order.classic-four")
@pytest.mark.parametrize("colour", COLOURS)
def test_there_is_one_for_each_other_kind(colour: str) -> None:
    scene = emptying(colour, "", "minimale")
    there = [order for order in scene.waiter(1) if order.startswith("classic-four")]
    assert sorted(there) == sorted(f"classic-four-{kind}" for kind in KINDS if kind != COLOURS[colour])


@pytest.mark.rule("example.mm-classic", "order.classic-four", "bake.from-hand")
def test_alberto_adds_the_missing_pineapple() -> None:
    scene = Scene(
        f"{ALBERTO}; table: pepper, 2 salami, 3 pineapple, 4 mushroom; Alberto: pineapple;"
        f"oven: classic-four-pineapple of Alberto, {STOP}"
    )
    assert spent(scene, "serve with pineapple") == "4 pineapple, pepper"
    assert scene.served(1) == ["classic-four-pineapple"]
    assert (scene.on_table, scene.hand(1)) == ("4 mushroom, 2 salami", " | ")


@pytest.mark.rule("order.classic-all")
@pytest.mark.parametrize("colour", COLOURS)
def test_classic_all_is_one_of_each_kind(colour: str) -> None:
    scene = emptying(colour, "2 pineapple, olive, pepper, 3 mushroom, salami", "classic-all")
    assert (scene.served(1), scene.on_table) == (["classic-all"], "pineapple, 2 mushroom")
    for missing in KINDS:
        table = ", ".join(f"2 {kind}" for kind in KINDS if kind != missing)
        scene = emptying(colour, table, "classic-all", hand=missing)
        assert scene.options == [f"serve with {missing}", "fail"]


# --- bombastica


@pytest.mark.rule("order.bombastica")
@pytest.mark.parametrize("table", ["13 olive, 2 salami", "8 olive, 8 salami", "9 olive, 4 salami, 8 pepper"])
def test_bombastica_takes_fifteen_and_everything_beyond(table: str) -> None:
    scene = emptying("yellow", table, "bombastica", hand="pineapple")
    assert (scene.served(1), scene.on_table) == (["bombastica"], "")
    assert (scene.asked, scene.hand(1)) == ("2 cover-missing", "pineapple | ")


@pytest.mark.rule("order.bombastica")
def test_with_fewer_the_owner_supplies_exactly_what_is_missing_to_fifteen() -> None:
    scene = emptying("yellow", "6 olive, 7 salami", "bombastica", hand="2 pineapple, olive")
    assert scene.options == ["serve with 2 pineapple", "serve with pineapple, olive", "fail"]
    assert scene.refused("serve with pineapple") == "bake.from-hand"
    assert scene.refused("serve with 2 pineapple, olive") == "bake.hand-cover"
    assert spent(scene, "serve with pineapple, olive") == "pineapple, 7 olive, 7 salami"
    assert (scene.on_table, scene.hand(1)) == ("", "pineapple | ")


@pytest.mark.rule("order.bombastica")
def test_fourteen_are_not_enough_and_stay() -> None:
    scene = emptying("yellow", "7 olive, 7 salami", "bombastica")
    assert (scene.waiter(1)[-1], scene.on_table) == ("bombastica", "7 olive, 7 salami")


# --- minimale


@pytest.mark.rule("order.minimale")
def test_minimale_is_one_of_the_own_kind_and_three_of_the_scarcest() -> None:
    scene = emptying("green", "pepper, 4 olive, 5 salami", "minimale")
    assert (scene.served(1), scene.on_table) == (["minimale"], "olive, 5 salami")
    without_own = emptying("green", "4 olive, 5 salami", "minimale", hand="pepper")
    assert without_own.options == ["serve with pepper", "fail"]


@pytest.mark.rule("order.minimale")
def test_only_a_kind_among_the_fewest_will_do() -> None:
    scene = emptying("green", "pepper, olive, 3 salami, 3 mushroom", "minimale", hand="olive, salami")
    assert scene.options == ["fail"]
    assert scene.refused("serve pepper, 3 salami") == "order.minimale"
    scene = emptying("green", "pepper, olive, 3 salami, 3 mushroom", "minimale", hand="2 olive")
    assert spent(scene, "serve with 2 olive") == "3 olive, pepper"


@pytest.mark.rule("order.minimale")
def test_own_and_absent_kinds_do_not_count_in_finding_the_fewest() -> None:
    scene = emptying("green", "pepper, 3 salami, 4 mushroom", "minimale", hand="3 olive, 2 pepper")
    assert (scene.served(1), scene.on_table) == (["minimale"], "4 mushroom")


@pytest.mark.rule("order.minimale")
def test_of_several_the_owner_chooses() -> None:
    scene = emptying("green", "pepper, 3 salami, 3 mushroom, 5 olive", "minimale", hand="olive")
    assert scene.options == ["serve pepper, 3 mushroom", "serve pepper, 3 salami"]
    scene.play("serve pepper, 3 salami")
    assert scene.on_table == "5 olive, 3 mushroom"


@pytest.mark.rule("order.minimale")
def test_the_fewest_are_counted_at_the_reveal_before_any_card_from_a_hand() -> None:
    scene = emptying("green", "pepper, 2 salami, 3 mushroom", "minimale", hand="2 salami, olive")
    assert scene.options == ["serve with salami", "fail"]
    assert spent(scene, "serve with salami") == "pepper, 3 salami"
    later = Scene(f"{ALBERTO}; table: pepper, 3 salami, 3 mushroom; oven: minimale of Alberto, olive, {STOP}")
    assert later.options == ["serve pepper, 3 mushroom", "serve pepper, 3 salami"]


@pytest.mark.rule("order.minimale")
def test_what_an_earlier_order_took_is_no_longer_on_the_table() -> None:
    scene = emptying("green", "2 pepper, 6 salami, 3 mushroom", "classic-four-salami of Anna, minimale", hand="salami")
    assert scene.on_table == "pepper, 3 mushroom, 2 salami"
    assert scene.options == ["serve with salami", "fail"]
    assert spent(scene, "serve with salami") == "pepper, 3 salami"


@pytest.mark.rule("example.mm-minimale", "order.minimale")
def test_salami_or_mushrooms_but_neither_pepper_nor_olives() -> None:
    scene = Scene(
        f"{ALBERTO}; table: 2 pepper, 2 salami, 2 mushroom, 3 pineapple; Alberto: salami, mushroom, 3 olive, pepper;"
        f"oven: minimale of Alberto, {STOP}"
    )
    salami, mushroom = "serve pepper, 3 salami with salami", "serve pepper, 3 mushroom with mushroom"
    assert sorted(scene.options) == ["fail", mushroom, salami]
    for way in ("pepper, 3 olive with 3 olive", "4 pepper with 2 pepper", "3 pineapple, pepper"):
        assert scene.refused(f"serve {way}") in ("order.minimale", "turn.held")
    assert spent(scene, salami) == "pepper, 3 salami"
    assert (scene.served(1), scene.on_table) == (["minimale"], "3 pineapple, pepper, 2 mushroom")


@pytest.mark.rule("order.minimale-none")
@pytest.mark.parametrize("table", ["", "5 pepper"])
def test_without_another_kind_on_the_table_minimale_fails_unasked(table: str) -> None:
    scene = emptying("green", table, "minimale", hand="pepper, 3 olive, 3 salami")
    assert scene.asked == "2 cover-missing"
    assert (scene.waiter(1)[-1], scene.on_table) == ("minimale", table)


# --- monotoni


@pytest.mark.rule("order.monotoni")
@pytest.mark.parametrize("colour", COLOURS)
def test_monotoni_is_one_of_the_own_kind_and_six_of_any_other(colour: str) -> None:
    own = COLOURS[colour]
    for kind in set(KINDS) - {own}:
        scene = emptying(colour, f"2 {own}, 7 {kind}", "monotoni")
        assert (scene.served(1), {*scene.on_table.split(", ")}) == (["monotoni"], {own, kind})
        for table in (f"{own}, 5 {kind}", f"6 {kind}"):
            assert emptying(colour, table, "monotoni").waiter(1)[-1] == "monotoni"


@pytest.mark.rule("order.monotoni")
def test_the_six_are_of_one_kind_and_never_the_own() -> None:
    scene = emptying("green", "7 pepper, 5 olive, 5 salami", "monotoni", hand="mushroom")
    assert scene.options == ["fail"]
    assert scene.refused("serve 7 pepper") == "order.monotoni"
    assert scene.refused("serve pepper, 5 olive, salami") == "order.monotoni"


@pytest.mark.rule("order.monotoni", "bake.owner-chooses")
def test_the_owner_chooses_the_kind_when_it_is_revealed() -> None:
    scene = emptying("green", "pepper, 5 olive, 6 salami, 6 mushroom", "monotoni", hand="olive")
    assert {*scene.options} == {
        "serve 6 olive, pepper with olive",
        "serve pepper, 6 mushroom",
        "serve pepper, 6 salami",
    }
    assert spent(scene, "serve pepper, 6 mushroom") == "pepper, 6 mushroom"
