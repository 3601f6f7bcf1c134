"""Which cards go into an order: doubles first, the table first, nothing superfluous, the owner's choice. (bake.*)"""

from __future__ import annotations

from operator import sub

import pytest

from forno.core.errors import Refused
from forno.games.pizza.cards import say
from forno.games.pizza.events import DuelCommitted
from harness.scenes.pizza import GAMES, Scene

OPEN = "emptying: yes; seats: Anna yellow, Bob purple, Carla green, Dino brown, Eva red"
SOLE_MIO = f"game: sole-mio; {OPEN}"
GRANDE = f"game: grande; {OPEN}"
QUARTET = "oven: quartet-olive of Anna, duel of Bob; Bob: pepper"
"""Bob is asked about his duel, so the table can be looked at."""


def spent(scene: Scene, *moves: str) -> str:
    """What these moves add to the used pile."""
    before = scene.table.used.copy()
    scene.play(*moves)
    more = map(sub, scene.table.used, before)
    return say(card for card, number in enumerate(more) for _ in range(number))


# --- doubles before singles


@pytest.mark.rule("bake.doubles-first")
@pytest.mark.parametrize(
    ("there", "stay"),
    [
        ("4 olive, double olive", "2 olive"),
        ("4 olive, 2 double olive", "4 olive"),
        ("olive, 2 double olive", "olive"),
        ("2 olive, double olive", ""),
        ("4 olive", ""),
    ],
)
def test_four_take_every_double_they_can(there: str, stay: str) -> None:
    scene = Scene(f"{SOLE_MIO}; table: {there}; {QUARTET}")
    assert scene.served(1) == ["quartet-olive"]
    assert scene.on_table == stay


@pytest.mark.rule("bake.doubles-first")
@pytest.mark.parametrize(
    ("there", "stay"),
    [
        ("3 olive, double olive", "2 olive"),
        ("3 olive, 2 double olive", "3 olive"),
        ("2 double olive", ""),
        ("olive, double olive", ""),
    ],
)
def test_three_take_two_doubles_where_two_lie_there(there: str, stay: str) -> None:
    scene = Scene(f"{GRANDE}; table: {there}, pineapple; oven: minimale of Anna, duel of Bob; Bob: pepper")
    assert scene.served(1) == ["minimale"]
    assert scene.on_table == stay


@pytest.mark.rule("bake.doubles-first")
def test_two_take_one_double_and_no_more() -> None:
    table = "2 olive, 2 double olive, 2 pepper, double mushroom, 2 salami"
    scene = Scene(f"{SOLE_MIO}; table: {table}; oven: two-each of Anna, duel of Bob; Bob: pepper")
    assert (scene.served(1), scene.on_table) == (["two-each"], "2 olive, double olive")


@pytest.mark.rule("bake.doubles-first")
def test_one_takes_a_double_though_a_single_lies_there_and_the_excess_is_lost() -> None:
    table = "pineapple, double pineapple, olive, pepper, 2 double mushroom, 2 salami"
    scene = Scene(f"{GRANDE}; table: {table}; oven: bombastica of Bob, classic-all of Anna, duel of Bob; Bob: pepper")
    assert spent(scene, "fail") == "double pineapple, olive, pepper, double mushroom, salami"
    assert scene.on_table == "pineapple, double mushroom, salami"


@pytest.mark.rule("bake.doubles-first", "bake.table-first")
def test_with_a_card_from_hand_the_table_gives_all_it_has() -> None:
    scene = Scene(f"{SOLE_MIO}; table: olive, double olive; {QUARTET}; Anna: olive, double olive")
    assert scene.options == ["serve with olive", "serve with double olive", "ask", "fail"]
    assert spent(scene, "serve with double olive") == "olive, 2 double olive"


# --- a single for a last one, as an option

FITTING = "options: doubles=fitting"


@pytest.mark.rule("bake.doubles-first")
@pytest.mark.parametrize(
    ("there", "stay"),
    [
        ("4 olive, double olive", "2 olive"),
        ("3 olive, double olive", "olive"),
        ("2 olive, 2 double olive", "2 olive"),
        ("olive, 2 double olive", "olive"),
        ("2 double olive", ""),
    ],
)
def test_four_take_doubles_first_at_both_tables(there: str, stay: str) -> None:
    for game in (SOLE_MIO, GRANDE):
        for options in ("", f"{FITTING}; "):
            scene = Scene(f"{game}; {options}table: {there}; {QUARTET}")
            assert (scene.served(1), scene.on_table) == (["quartet-olive"], stay)


@pytest.mark.rule("bake.doubles-first")
@pytest.mark.parametrize(
    ("there", "stay"),
    [
        ("3 olive, 2 double olive", "2 olive, double olive"),
        ("olive, 2 double olive", "double olive"),
        ("olive, double olive", ""),
        ("3 olive, double olive", "2 olive"),
        ("4 olive", "olive"),
        ("2 double olive", ""),
    ],
)
def test_by_the_option_a_last_one_is_a_single_if_there_is_one(there: str, stay: str) -> None:
    scene = Scene(f"{GRANDE}; {FITTING}; table: {there}, pineapple; oven: minimale of Anna, duel of Bob; Bob: pepper")
    assert (scene.served(1), scene.on_table) == (["minimale"], stay)


@pytest.mark.rule("bake.doubles-first")
def test_by_the_option_one_takes_a_double_only_where_nothing_else_lies_there() -> None:
    table = "pineapple, double pineapple, olive, pepper, 2 double mushroom, 2 salami"
    scene = Scene(f"{GRANDE}; {FITTING}; table: {table}; oven: bombastica of Bob, classic-all of Anna, duel of Bob; "
                  "Bob: pepper")  # fmt: skip
    assert spent(scene, "fail") == "pineapple, olive, pepper, double mushroom, salami"
    assert scene.on_table == "double pineapple, double mushroom, salami"


@pytest.mark.rule("bake.doubles-first", "order.minimale", "order.takeover", "order.series")
def test_the_option_holds_for_needs_that_depend_on_the_table() -> None:
    takeover = "table: 4 pepper, double pepper; oven: takeover of Anna, duel of Bob; Bob: olive"
    scene = Scene(f"{SOLE_MIO}; {FITTING}; chef: Carla; {takeover}")
    assert (scene.served(1), scene.on_table) == (["takeover"], "2 pepper")
    scene = Scene(f"{SOLE_MIO}; {FITTING}; table: 4 olive, double olive, 3 salami, 2 double salami; {QUARTET}; "
                  "Anna: | quartet-salami")  # fmt: skip
    scene.play("series quartet-salami=3")
    assert (len(scene.served(1)), scene.on_table) == (2, "2 olive, 2 salami, double salami")


@pytest.mark.rule("bake.doubles-first", "help.accept", "bake.table-first")
def test_by_the_option_help_and_hand_still_add_to_all_that_the_table_has() -> None:
    scene = Scene(f"{SOLE_MIO}; {FITTING}; table: olive, double olive; {QUARTET}; Anna: olive; Carla: olive")
    assert scene.options == ["serve with olive", "ask", "fail"]
    assert spent(scene, "ask", "want olive", "refuse", "give olive") == "2 olive, double olive"


@pytest.mark.rule("bake.doubles-first", "order.duel-cards", "order.two-doubles")
def test_the_option_changes_neither_the_duel_nor_orders_of_double_cards() -> None:
    scene = Scene(f"{SOLE_MIO}; {FITTING}; table: 2 pineapple, double pineapple; oven: duel of Anna; Anna: olive")
    assert scene.play("commit 2").said(DuelCommitted) == [DuelCommitted(0, (1,), ())]
    scene = Scene(f"{SOLE_MIO}; {FITTING}; table: 2 olive, double olive, double pepper; oven: two-doubles of Anna, "
                  "duel of Bob; Bob: pepper")  # fmt: skip
    assert scene.on_table == "2 olive"


@pytest.mark.rule("bake.doubles-first", "bake.owner-chooses")
def test_the_option_holds_where_the_owner_chooses_the_way() -> None:
    table = "table: 4 pineapple, 3 pepper, 2 mushroom, salami, double salami"
    for option, stay in (("first", "salami"), ("fitting", "double salami")):
        scene = Scene(f"{SOLE_MIO}; options: doubles={option}; {table}; oven: ladder of Anna, duel of Bob; Bob: olive; "
                      "Anna: olive")  # fmt: skip
        scene.play("serve 4 pineapple, 3 pepper, 2 mushroom, salami")
        assert scene.on_table == stay


@pytest.mark.rule("setup.options")
def test_only_games_with_double_cards_have_the_option() -> None:
    has = {name: any(option.name == "doubles" for option in game.options) for name, game in GAMES.items()}
    assert has == {"mamma-mia": False, "sole-mio": True, "grande": True, "plus": False}


@pytest.mark.rule("setup.options")
def test_singles_before_doubles_is_no_option() -> None:
    with pytest.raises(Refused, match=r"setup\.options \(option: doubles, value: last, allowed: first, fitting\)"):
        Scene(f"{SOLE_MIO}; options: doubles=last; table: 4 olive; {QUARTET}")


# --- from a hand


@pytest.mark.rule("bake.hand-cover")
@pytest.mark.parametrize(
    ("there", "covers", "superfluous"),
    [
        ("3 olive", ["olive", "double olive"], ["2 olive", "olive, double olive", "2 double olive"]),
        ("2 olive", ["2 olive", "double olive"], ["3 olive", "olive, double olive", "2 double olive"]),
        ("olive", ["3 olive", "olive, double olive", "2 double olive"], ["2 olive, double olive"]),
        ("", ["2 olive, double olive", "2 double olive"], ["3 olive, double olive", "olive, 2 double olive"]),
    ],
)
def test_cards_from_hand_are_free_but_none_superfluous(there: str, covers: list[str], superfluous: list[str]) -> None:
    scene = Scene(f"{SOLE_MIO}; table: {there}; {QUARTET}; Anna: 3 olive, 2 double olive")
    assert sorted(scene.options) == sorted([*(f"serve with {cards}" for cards in covers), "ask", "fail"])
    assert [scene.refused(f"serve with {cards}") for cards in superfluous] == ["bake.hand-cover"] * len(superfluous)


@pytest.mark.rule("bake.hand-cover")
def test_a_helpers_cards_are_judged_the_same() -> None:
    scene = Scene(f"{SOLE_MIO}; table: olive; oven: quartet-olive of Anna; Bob: 3 olive, 2 double olive")
    scene.play("ask", "want 3 olive")
    assert scene.options == ["refuse", "give 3 olive", "give olive, double olive", "give 2 double olive"]
    for cards in ("2 olive, double olive", "olive, 2 double olive", "2 olive"):
        assert scene.refused(f"give {cards}") == "help.accept"


@pytest.mark.rule("bake.hand-cover")
def test_each_kind_is_covered_for_itself() -> None:
    scene = Scene(f"{GRANDE}; table: 3 olive; oven: classic-four-olive of Anna; Anna: double pineapple, double olive")
    assert scene.options == ["serve with double pineapple, double olive", "ask", "fail"]


@pytest.mark.rule("bake.hand-cover")
@pytest.mark.parametrize(("singles", "covers"), [("", []), ("2 olive, ", ["olive, 2 double olive"])])
def test_five_are_not_covered_by_two_doubles(singles: str, covers: list[str]) -> None:
    scene = Scene(f"{GRANDE}; table: pineapple, olive; oven: monotoni of Anna; Anna: {singles}2 double olive")
    assert scene.options == [*(f"serve pineapple, 6 olive with {cards}" for cards in covers), "ask", "fail"]


@pytest.mark.rule("bake.table-first")
def test_a_kind_that_the_table_has_cannot_come_from_hand() -> None:
    scene = Scene(
        f"{GRANDE}; table: 3 olive, pineapple; oven: classic-four-olive of Anna, duel of Bob; Anna: pineapple, olive;"
        "Bob: pepper"
    )
    assert scene.refused("serve with pineapple, olive") == "bake.table-first"
    assert scene.refused("serve with pineapple") == "bake.table-first"
    assert spent(scene, "serve with olive") == "pineapple, 4 olive"
    assert (scene.hand(1), scene.on_table) == ("pineapple | ", "")


@pytest.mark.rule("bake.table-first")
def test_singles_of_the_hand_cannot_spare_a_double_of_the_table() -> None:
    scene = Scene(f"{SOLE_MIO}; table: olive, double olive; {QUARTET}; Anna: 3 olive")
    assert scene.refused("serve with 3 olive") == "bake.hand-cover"
    assert spent(scene, "serve with olive") == "2 olive, double olive"


# --- the owner's choice


@pytest.mark.rule("bake.owner-chooses")
@pytest.mark.parametrize(("way", "stay"), [("6 olive", "olive, 6 salami"), ("6 salami", "7 olive")])
def test_the_owner_decides_between_several_ways(way: str, stay: str) -> None:
    scene = Scene(
        f"game: mamma-mia; {OPEN}; table: pineapple, 7 olive, 6 salami;"
        "oven: monotoni of Anna, bombastica of Bob; Anna: salami; Bob: pepper"
    )
    assert scene.asked == "1 choose-serving"
    assert scene.refused(f"serve pineapple, {way}", seat=2) == "turn.whose"
    scene.play(f"serve pineapple, {way}")
    assert (scene.on_table, scene.hand(1)) == (stay, "salami | ")


@pytest.mark.rule("bake.owner-chooses", "order.monotoni")
def test_the_way_is_named_and_one_of_the_orders_own() -> None:
    scene = Scene(f"{GRANDE}; table: pineapple, 6 olive, 6 salami; oven: monotoni of Anna; Anna: salami")
    assert scene.refused("serve") == "bake.owner-chooses"
    for way in ("pineapple, 6 pepper, salami", "7 pineapple", "pineapple, 5 olive, salami", "6 olive"):
        assert scene.refused(f"serve {way}") == "order.monotoni"


@pytest.mark.rule("order.quartet", "order.bombastica", "order.series", "order.takeover")
@pytest.mark.parametrize(
    ("hand", "oven", "moves", "way", "rule"),
    [
        ("olive", "3 olive, quartet-olive", [], "3 olive", "order.quartet"),
        ("2 olive", "12 salami, bombastica", [], "12 salami", "order.bombastica"),
        ("salami | quartet-salami", "4 olive, salami, quartet-olive", ["series quartet-salami=4"], "4 olive",
         "order.series"),
        ("olive", "3 olive, takeover", [], "4 olive", "order.takeover"),
    ],
)  # fmt: skip
def test_a_way_that_the_order_forbids_is_refused_by_the_orders_own_rule(
    hand: str, oven: str, moves: list[str], way: str, rule: str
) -> None:
    scene = Scene(f"{GRANDE}; chef: Anna; oven: {oven} of Anna; Anna: {hand}").play(*moves)
    assert scene.asked == "1 cover-missing"
    assert scene.refused(f"serve {way}") == rule


@pytest.mark.rule("bake.owner-chooses", "bake.from-hand")
def test_the_owner_decides_also_when_something_is_missing() -> None:
    scene = Scene(
        f"{GRANDE}; table: 5 olive, pineapple, 5 salami; oven: monotoni of Anna, duel of Bob; Anna: olive, salami;"
        "Bob: pepper"
    )
    ways = ["serve pineapple, 6 olive with olive", "serve pineapple, 6 salami with salami"]
    assert scene.options == [*ways, "ask", "fail"]
    scene.play(ways[1])
    assert (scene.on_table, scene.hand(1)) == ("5 olive", "olive | ")
