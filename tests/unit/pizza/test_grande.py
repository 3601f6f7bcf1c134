"""Grande: Sole Mio!'s rules with both games' orders, and failed orders that never come back. (grande.*)"""

from __future__ import annotations

from operator import sub

import pytest

from forno.core.chance import seeded
from forno.games.pizza import COLOURS, GRANDE, MAMMA_MIA, SOLE_MIO
from forno.games.pizza.cards import say
from harness.scenes.pizza import Scene

OPEN = "game: grande; emptying: yes; seats: Anna yellow, Bob purple, Carla green, Dino brown, Eva red"
ONE_OLIVE = ["kind 0 pineapple", "kind 1 olive", "kind 0 pepper", "kind 0 mushroom"]
"""How one olive is asked for a bombastica, kind by kind."""
STOP = "duel of Bob; Bob: pepper"
"""Bob is asked about his duel, so the table can be looked at."""


def spent(scene: Scene, *moves: str) -> str:
    """What these moves add to the used pile."""
    before = scene.table.used.copy()
    scene.play(*moves)
    more = map(sub, scene.table.used, before)
    return say(card for card, number in enumerate(more) for _ in range(number))


# --- both games together


@pytest.mark.rule("grande.union")
def test_everybody_has_the_orders_of_both_games() -> None:
    for own in range(len(COLOURS) - 1):
        both = [card for game in (MAMMA_MIA, SOLE_MIO) for card in game.variant.orders_for(own)]
        assert list(GRANDE.variant.orders_for(own)) == both
        assert len(both) == len({card.name for card in both}) == 19


@pytest.mark.rule("grande.union")
def test_it_is_dealt_as_sole_mio() -> None:
    table = GRANDE.deal(5, seeded(1))
    assert table.rounds == 3
    assert table.sizes == [5] * 5
    assert [orders.bit_count() for orders in table.orders] == [2] * 5
    assert [len(waiter) for waiter in table.waiters] == [17] * 5
    assert len(table.kitchen) == 70 - 25 + 1


@pytest.mark.rule("grande.union")
def test_it_lasts_three_rounds() -> None:
    assert Scene(f"{OPEN}; round: 2; table: olive; oven: classic-all of Anna").play("fail").table.round == 3
    assert Scene(f"{OPEN}; round: 3; table: olive; oven: classic-all of Anna").play("fail").asked == "over"


@pytest.mark.rule("grande.union", "order.series-first")
def test_quartets_make_a_series_but_a_classic_four_does_not_join() -> None:
    scene = Scene(
        f"{OPEN}; table: 4 olive, 3 salami; oven: quartet-olive of Anna, {STOP};"
        "Anna: olive | quartet-salami, classic-four-salami"
    )
    assert scene.asked == "1 lay-series"
    assert scene.refused("series classic-four-salami=3") == "order.series-first"
    scene.play("series quartet-salami=3")
    assert (scene.served(1), scene.on_table) == (["quartet-olive", "quartet-salami"], "")
    oven = f"oven: classic-four-olive of Anna, {STOP}"
    classic = Scene(f"{OPEN}; table: pineapple, 4 olive; {oven}; Anna: | quartet-salami")
    assert (classic.asked, classic.served(1)) == ("2 commit-to-duel", ["classic-four-olive"])


@pytest.mark.rule("grande.union")
def test_the_orders_of_sole_mio_are_served_by_its_rules() -> None:
    duel = Scene(f"{OPEN}; table: 2 pineapple; oven: duel of Anna, {STOP}; Anna: pineapple")
    duel.play("commit 3 with pineapple", *["pass"] * 4)
    assert duel.served(1) == ["duel"]
    takeover = Scene(f"{OPEN}; chef: Eva; table: 4 salami; oven: takeover of Anna, {STOP}")
    assert (takeover.served(1), takeover.table.chef) == (["takeover"], 0)


# --- a failed order is gone


@pytest.mark.rule("grande.failed-order", "bake.failed")
@pytest.mark.parametrize("order", ["classic-all", "bombastica", "monotoni", "two-each", "ladder", "duel", "match"])
def test_an_order_that_is_not_served_leaves_the_game(order: str) -> None:
    scene = Scene(f"{OPEN}; table: salami; oven: {order} of Anna, {STOP}; Anna: olive")
    waiter = scene.waiter(1)
    scene.play("fail")
    assert scene.gone(1) == [order]
    assert (scene.waiter(1), scene.served(1), scene.hand(1)) == (waiter, [], "olive | ")
    assert scene.on_table == "salami"


@pytest.mark.rule("grande.failed-order")
def test_also_when_help_is_refused_or_it_fails_unasked() -> None:
    refused = Scene(f"{OPEN}; table: 3 olive, pineapple; oven: classic-four-olive of Anna, {STOP}; Anna: olive")
    refused.play("ask", "want olive", *["refuse"] * 4)
    assert (refused.gone(1), refused.hand(1)) == (["classic-four-olive"], "olive | ")
    unasked = Scene(f"{OPEN}; table: pineapple; oven: minimale of Anna, absent of Anna, {STOP}; Anna: 3 olive")
    assert (unasked.asked, unasked.gone(1)) == ("2 commit-to-duel", ["minimale", "absent"])


@pytest.mark.rule("grande.failed-order")
@pytest.mark.parametrize(("there", "served"), [("4 olive", ["quartet-olive"]), ("3 olive", [])])
def test_so_do_the_quartets_laid_for_a_series_that_fails(there: str, served: list[str]) -> None:
    scene = Scene(
        f"{OPEN}; table: {there}; oven: quartet-olive of Anna, {STOP}; Anna: | quartet-salami, quartet-pepper, ladder"
    )
    waiter = scene.waiter(1)
    scene.play("series quartet-salami=3, quartet-pepper=2", "ask")
    scene.play(scene.options[0], *["refuse"] * 4)
    assert scene.served(1) == served
    assert {*scene.gone(1)} == {"quartet-olive", "quartet-salami", "quartet-pepper"} - {*served}
    assert (scene.waiter(1), scene.hand(1)) == (waiter, " | ladder")


@pytest.mark.rule("grande.failed-order")
def test_what_is_gone_does_not_count_and_stays_away() -> None:
    scene = Scene(f"{OPEN}; round: 2; oven: classic-all of Anna; chef: Anna; Anna: olive").play("fail")
    assert scene.table.round == 3
    scene.play("put 1 olive", "draw waiter")
    assert "classic-all" not in scene.hand(1) + " ".join(scene.waiter(1))
    assert scene.game.outcome(scene.table).scores[0] == 0


# --- a double counts two


@pytest.mark.rule("grande.doubles-count-two", "order.bombastica")
def test_in_a_bombastica_a_double_counts_two() -> None:
    oven = f"double olive, double salami, bombastica of Anna, {STOP}; Anna: 3 pepper, double pepper"
    enough = Scene(f"{OPEN}; table: 11 olive; oven: {oven}")
    assert (enough.served(1), enough.on_table) == (["bombastica"], "")
    short = Scene(f"{OPEN}; table: 9 olive; oven: {oven}")
    assert {*short.options} == {"serve with 2 pepper", "serve with double pepper", "ask", "fail"}


@pytest.mark.rule("grande.doubles-count-two", "order.bombastica", "bake.hand-cover")
def test_a_double_may_make_it_sixteen() -> None:
    scene = Scene(f"{OPEN}; table: 12 olive, 2 salami; oven: bombastica of Anna, {STOP}; Anna: pepper, double pepper")
    assert scene.options == ["serve with pepper", "serve with double pepper", "ask", "fail"]
    assert scene.refused("serve with pepper, double pepper") == "bake.hand-cover"
    assert spent(scene, "serve with double pepper") == "12 olive, double pepper, 2 salami"


@pytest.mark.rule("grande.doubles-count-two", "order.minimale")
def test_in_finding_the_fewest_a_double_counts_two() -> None:
    alike = Scene(f"{OPEN}; table: pineapple, double olive, 2 salami; oven: minimale of Anna; Anna: olive, salami")
    assert {*alike.options} == {
        "serve pineapple, 3 olive with olive",
        "serve pineapple, 3 salami with salami",
        "ask",
        "fail",
    }
    fewer = Scene(f"{OPEN}; table: pineapple, 2 double olive, 3 salami; oven: minimale of Anna, {STOP}")
    assert (fewer.served(1), fewer.on_table) == (["minimale"], "2 double olive")


# --- help for the orders of Mamma Mia! too


@pytest.mark.rule("grande.help-all")
@pytest.mark.parametrize(
    ("order", "table", "moves"),
    [
        ("classic-four-olive", "pineapple, 3 olive", ["want olive"]),
        ("classic-all", "pineapple, 3 salami, pepper, mushroom", ["want olive"]),
        ("monotoni", "pineapple, 5 olive", ["way pineapple, 6 olive", "want olive"]),
        ("minimale", "pineapple, 2 olive, 4 salami", ["want olive"]),
        ("bombastica", "9 salami, 5 pepper", ["number 1", *ONE_OLIVE]),
    ],
)
def test_help_may_be_asked_for_the_orders_of_mamma_mia(order: str, table: str, moves: list[str]) -> None:
    scene = Scene(f"{OPEN}; table: {table}; oven: {order} of Anna, {STOP}; Carla: olive")
    reward = scene.waiter(3)[0]
    scene.play("ask", *moves, "refuse", "give olive")
    assert scene.served(1) == [order]
    assert scene.served(3) == [reward]


@pytest.mark.rule("grande.help-all", "order.bombastica")
def test_for_a_bombastica_kinds_are_named_and_the_gift_is_judged_kind_by_kind() -> None:
    scene = Scene(
        f"{OPEN}; table: 8 salami, 3 pepper; oven: bombastica of Anna, duel of Anna; Anna: mushroom, double pepper;"
        "Bob: double olive, double pineapple, salami, 3 mushroom"
    )
    scene.play("ask", "number 3 pledging mushroom", "kind 2 pineapple", *ONE_OLIVE[1:])
    assert scene.options == ["refuse", "give double pineapple, double olive"]
    assert scene.refused("give 3 mushroom") == "help.accept"
    gift = "double pineapple, double olive"
    assert spent(scene, f"give {gift}") == f"{gift}, 3 pepper, mushroom, 8 salami"


@pytest.mark.rule("grande.help-all", "order.bombastica")
def test_by_help_it_may_become_seventeen() -> None:
    scene = Scene(
        f"{OPEN}; table: 8 salami, 5 pepper; oven: bombastica of Anna, duel of Anna; Anna: mushroom, double pepper;"
        "Bob: double olive"
    )
    scene.play("ask", "number 1 pledging double pepper", *ONE_OLIVE)
    assert spent(scene, "give double olive") == "double olive, 5 pepper, double pepper, 8 salami"
    assert (scene.on_table, scene.served(1)) == ("", ["bombastica"])
