"""Quartets and series: order.quartet, order.series, order.series-first, order.series-steps."""

from __future__ import annotations

import pytest

from forno.core.errors import Impossible
from forno.games.pizza.cards import COLOURS, KINDS
from forno.games.pizza.events import SeriesLaid
from harness.scenes.pizza import Scene
from tests.unit.pizza.watch import used_by

TABLE = "game: sole-mio; seats: Anna yellow, Bob red, Carla purple; emptying: yes; Bob: salami"
STOP = "duel of Bob"


@pytest.mark.rule("order.quartet")
@pytest.mark.parametrize("colour", COLOURS[:5])
def test_there_is_a_quartet_for_each_kind_but_the_own(colour: str) -> None:
    own = KINDS[COLOURS.index(colour)]
    scene = Scene(f"game: sole-mio; seats: Anna {colour}, Bob; turn: Anna; Anna: olive")
    others = [f"quartet-{kind}" for kind in KINDS[:5] if kind != own]
    assert [name for name in scene.waiter(1) if name.startswith("quartet")] == others
    assert len(scene.waiter(1)) == 11
    with pytest.raises(Impossible):
        Scene(f"game: sole-mio; seats: Anna {colour}, Bob; emptying: yes; oven: quartet-{own} of Anna")


@pytest.mark.rule("order.quartet")
def test_a_quartet_takes_four_of_its_kind_and_nothing_else() -> None:
    scene = Scene(f"{TABLE}; oven: 5 olive, 4 pineapple, salami, quartet-olive of Anna, {STOP}")
    assert scene.served(1) == ["quartet-olive"]
    assert scene.on_table == "4 pineapple, olive, salami"


@pytest.mark.rule("order.quartet")
def test_three_are_not_enough_for_a_quartet_and_no_other_kind_stands_in() -> None:
    scene = Scene(f"{TABLE}; oven: 3 olive, 4 salami, 4 pepper, quartet-olive of Anna; Anna: olive, pepper")
    assert scene.asked == "1 cover-missing"
    assert scene.options == ["serve with olive", "ask", "fail"]
    assert scene.refused("serve") == "bake.from-hand"
    assert scene.refused("serve with pepper") == "bake.table-first"


@pytest.mark.rule("order.series", "order.series-steps")
@pytest.mark.parametrize(
    ("move", "numbers", "used"),
    [
        ("series quartet-olive=3", (4, 3), "3 olive, 4 pepper"),
        ("series quartet-olive=4", (3, 4), "4 olive, 3 pepper"),
        ("series quartet-olive=3, quartet-salami=2", (4, 3, 2), "3 olive, 4 pepper, 2 salami"),
        ("series quartet-olive=2, quartet-salami=4", (3, 2, 4), "2 olive, 3 pepper, 4 salami"),
        ("series quartet-salami=3, quartet-olive=4", (2, 3, 4), "4 olive, 2 pepper, 3 salami"),
        (
            "series quartet-olive=1, quartet-mushroom=2, quartet-salami=3",
            (4, 1, 2, 3),
            "olive, 4 pepper, 2 mushroom, 3 salami",
        ),
        (
            "series quartet-mushroom=4, quartet-salami=3, quartet-olive=2",
            (1, 4, 3, 2),
            "2 olive, pepper, 4 mushroom, 3 salami",
        ),
    ],
)
def test_the_owner_allots_the_numbers_freely(move: str, numbers: tuple[int, ...], used: str) -> None:
    """The first n of 4, 3, 2, 1; the revealed quartet takes the one left over."""
    scene = Scene(
        f"{TABLE}; oven: 4 olive, 4 pepper, 4 mushroom, 4 salami, quartet-pepper of Anna, {STOP};"
        "Anna: pineapple | quartet-olive, quartet-mushroom, quartet-salami"
    )
    assert scene.asked == "1 lay-series"
    assert used_by(scene, move) == used
    (laid,) = scene.said(SeriesLaid)
    assert isinstance(laid, SeriesLaid)
    assert laid.numbers == numbers
    assert laid.orders[0] == "quartet-pepper"
    assert set(scene.served(1)) == set(laid.orders)
    assert len(scene.served(1)) == len(numbers)


@pytest.mark.rule("order.series")
def test_up_to_three_more_quartets_in_every_allotment() -> None:
    scene = Scene(
        f"{TABLE}; oven: pepper, quartet-pepper of Anna;"
        "Anna: olive | quartet-olive, quartet-mushroom, quartet-salami, duel"
    )
    with_one, with_two, with_three = 3 * 2, 3 * 6, 24
    assert len(scene.options) == len(set(scene.options)) == 1 + with_one + with_two + with_three
    assert not any("duel" in option for option in scene.options)


@pytest.mark.rule("order.series")
@pytest.mark.parametrize(
    "move",
    [
        "series quartet-olive=2",
        "series quartet-olive=5",
        "series quartet-olive=0",
        "series quartet-olive=3, quartet-salami=3",
        "series quartet-olive=3, quartet-salami=1",
        "series quartet-olive=4, quartet-olive=3",
    ],
)
def test_other_numbers_are_no_series(move: str) -> None:
    scene = Scene(
        f"{TABLE}; oven: 4 olive, 4 pepper, 4 salami, quartet-pepper of Anna;"
        "Anna: olive | quartet-olive, quartet-mushroom, quartet-salami"
    )
    assert scene.refused(move) == "order.series"


@pytest.mark.rule("order.series", "turn.held", "turn.own-orders", "order.series-first")
def test_a_series_is_of_quartets_from_ones_own_hand() -> None:
    scene = Scene(
        f"{TABLE}; oven: 4 olive, 4 pepper, quartet-pepper of Anna; Anna: olive | quartet-olive, duel, ladder"
    )
    assert scene.refused("series quartet-mushroom=3") == "turn.held"
    assert scene.refused("series quartet-pepper=3") == "turn.held"
    assert scene.refused("series quartet-pineapple=3") == "turn.own-orders"
    assert scene.refused("series duel=3") == "order.series-first"
    assert scene.refused("series quartet-olive=3", seat=2) == "turn.whose"


@pytest.mark.rule("order.series-first")
def test_a_series_is_decided_before_the_revealed_quartet_is_served() -> None:
    scene = Scene(f"{TABLE}; oven: 4 pepper, 3 olive, quartet-pepper of Anna, {STOP}; Anna: olive | quartet-olive")
    assert scene.asked == "1 lay-series"
    assert scene.served(1) == []
    scene.play("pass")
    assert scene.served(1) == ["quartet-pepper"]
    assert scene.on_table == "3 olive"
    assert scene.hand(1) == "olive | quartet-olive"


@pytest.mark.rule("order.series-first")
def test_no_series_on_top_of_a_quartet_that_was_judged() -> None:
    scene = Scene(f"{TABLE}; oven: 3 pepper, quartet-pepper of Anna, {STOP}; Anna: pepper | quartet-olive")
    scene.play("pass")
    assert scene.asked == "1 cover-missing"
    assert scene.refused("series quartet-olive=3") == "play.move"


@pytest.mark.rule("order.series-first", "bake.silent")
def test_who_holds_an_order_is_asked_about_a_series_whatever_it_is() -> None:
    held = Scene(f"{TABLE}; oven: 4 pepper, quartet-pepper of Anna, {STOP}; Anna: olive | duel")
    assert (held.asked, held.options) == ("1 lay-series", ["pass"])
    none = Scene(f"{TABLE}; oven: 4 pepper, quartet-pepper of Anna, {STOP}; Anna: olive")
    assert none.asked == "2 commit-to-duel"
    assert none.served(1) == ["quartet-pepper"]


@pytest.mark.rule("order.series-first")
def test_in_grande_a_classic_four_is_no_part_of_a_series() -> None:
    grande = "game: grande; seats: Anna yellow, Bob red; emptying: yes"
    revealed = Scene(
        f"{grande}; oven: 4 pepper, pineapple, classic-four-pepper of Anna, {STOP}; Bob: salami; Anna: | quartet-olive"
    )
    assert revealed.asked == "2 commit-to-duel"
    assert revealed.served(1) == ["classic-four-pepper"]
    laid = Scene(f"{grande}; oven: 4 pepper, 3 olive, pineapple, quartet-pepper of Anna; Anna: | classic-four-olive")
    assert laid.options == ["pass"]
    assert laid.refused("series classic-four-olive=3") == "order.series-first"


@pytest.mark.rule("order.series-steps")
def test_a_series_is_laid_with_its_numbers_then_paid() -> None:
    scene = Scene(
        f"{TABLE}; oven: 3 olive, 3 pepper, quartet-pepper of Anna, {STOP}; Anna: olive, pepper | quartet-olive"
    )
    scene.play("series quartet-olive=3")
    assert (scene.asked, scene.options) == ("1 cover-missing", ["serve with pepper", "ask"])
    assert scene.hand(1) == "olive, pepper | "
    assert scene.refused("serve with olive") == "bake.table-first"
    assert scene.refused("serve") == "bake.from-hand"
    assert used_by(scene, "serve with pepper") == "3 olive, 4 pepper"
    assert scene.served(1) == ["quartet-olive", "quartet-pepper"]


@pytest.mark.rule("order.series-steps")
def test_a_series_the_table_can_pay_asks_no_more() -> None:
    scene = Scene(f"{TABLE}; oven: 3 olive, 4 pepper, quartet-pepper of Anna, {STOP}; Anna: olive | quartet-olive")
    scene.play("series quartet-olive=3")
    assert scene.asked == "2 commit-to-duel"
    assert scene.on_table == ""
    assert scene.hand(1) == "olive | "
