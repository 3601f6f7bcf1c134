"""The orders of Sole Mio! with a need of their own: two-each, absent, two-doubles, ladder."""

from __future__ import annotations

import pytest

from forno.games.pizza.cards import COLOURS, KINDS
from forno.games.pizza.events import Served
from harness.scenes.pizza import Scene
from tests.unit.pizza.watch import used_by

TABLE = "game: sole-mio; seats: Anna yellow, Bob red, Carla purple, Emma brown; emptying: yes"
STOP = "duel of Bob"


# --- two of each other kind


@pytest.mark.rule("order.two-each")
@pytest.mark.parametrize("colour", COLOURS[:5])
def test_two_of_each_kind_but_the_own(colour: str) -> None:
    own = KINDS[COLOURS.index(colour)]
    there = ", ".join(f"3 {kind}" for kind in KINDS[:5])
    scene = Scene(
        f"game: sole-mio; seats: Anna {colour}, Bob; emptying: yes; oven: {there}, two-each of Anna, {STOP};Bob: salami"
    )
    assert scene.served(1) == ["two-each"]
    assert scene.on_table == ", ".join(f"3 {kind}" if kind == own else kind for kind in KINDS[:5])


@pytest.mark.rule("order.two-each")
def test_a_pair_that_is_not_whole_is_missing_one() -> None:
    scene = Scene(
        f"{TABLE}; oven: 5 olive, 2 pepper, 2 mushroom, salami, 4 pineapple, two-each of Anna, {STOP};"
        "Anna: salami, pineapple; Bob: salami"
    )
    assert scene.options == ["serve with salami", "ask", "fail"]
    assert used_by(scene, "serve with salami") == "2 olive, 2 pepper, 2 mushroom, 2 salami"
    assert scene.on_table == "4 pineapple, 3 olive"


# --- none of the own kind on the table


@pytest.mark.rule("order.absent")
@pytest.mark.parametrize("own", ["salami", "double salami"])
def test_absent_fails_while_any_of_the_own_kind_lies_there(own: str) -> None:
    """Nothing can mend it: the owner is not even asked."""
    scene = Scene(
        f"{TABLE}; oven: 4 pineapple, 4 olive, {own}, absent of Bob, duel of Anna; Bob: 2 pepper; Anna: olive"
    )
    assert scene.asked == "1 commit-to-duel"
    assert scene.waiter(2)[-1] == "absent"
    assert scene.on_table == f"4 pineapple, 4 olive, {own}"


@pytest.mark.rule("order.absent")
def test_only_the_table_counts_not_hands() -> None:
    scene = Scene(f"{TABLE}; oven: 2 pineapple, 3 olive, absent of Bob, duel of Anna; Bob: 3 salami; Anna: salami")
    assert scene.options == ["serve 2 pineapple, 2 olive"]
    scene.play("serve 2 pineapple, 2 olive")
    assert scene.served(2) == ["absent"]
    assert scene.on_table == "olive"


@pytest.mark.rule("order.absent")
def test_absent_takes_two_each_of_two_different_other_kinds_of_choice() -> None:
    scene = Scene(f"{TABLE}; oven: 2 pineapple, 4 olive, 2 pepper, mushroom, absent of Bob, duel of Anna; Anna: olive")
    assert scene.options == [
        "serve 2 pineapple, 2 olive",
        "serve 2 pineapple, 2 pepper",
        "serve 2 olive, 2 pepper",
    ]
    assert scene.refused("serve 4 olive") == "order.absent"
    assert scene.refused("serve 2 olive, 2 salami") == "order.absent"
    assert scene.refused("serve 2 olive, pepper, mushroom") == "order.absent"
    assert used_by(scene, "serve 2 olive, 2 pepper") == "2 olive, 2 pepper"


@pytest.mark.rule("order.absent")
def test_four_of_one_kind_are_not_two_kinds() -> None:
    scene = Scene(f"{TABLE}; oven: 5 olive, pepper, absent of Bob; Bob: pepper, 2 salami")
    assert scene.asked == "2 cover-missing"
    assert scene.options == ["serve 2 olive, 2 pepper with pepper", "ask", "fail"]
    assert scene.refused("serve 2 olive, 2 salami with 2 salami") == "order.absent"


# --- two double cards


@pytest.mark.rule("order.two-doubles")
def test_two_doubles_of_different_kinds_the_own_allowed() -> None:
    scene = Scene(f"{TABLE}; oven: double mushroom, double olive, 3 olive, two-doubles of Emma, {STOP}; Bob: salami")
    assert scene.served(4) == ["two-doubles"]
    assert scene.on_table == "3 olive"


@pytest.mark.rule("order.two-doubles")
def test_two_doubles_of_one_kind_are_not_enough() -> None:
    scene = Scene(f"{TABLE}; oven: 2 double olive, two-doubles of Emma; Emma: double mushroom, mushroom")
    assert scene.asked == "4 cover-missing"
    assert scene.options == ["serve double olive, double mushroom with double mushroom", "ask", "fail"]
    assert scene.refused("serve 2 double olive") == "order.two-doubles"


@pytest.mark.rule("order.two-doubles")
def test_of_three_doubles_the_owner_chooses_two() -> None:
    scene = Scene(
        f"{TABLE}; oven: double olive, double pepper, double salami, two-doubles of Emma, {STOP};"
        "Emma: olive; Bob: salami"
    )
    assert len(scene.options) == 3
    assert used_by(scene, "serve double olive, double salami") == "double olive, double salami"
    assert scene.on_table == "double pepper"


@pytest.mark.rule("order.two-doubles")
def test_singles_never_stand_for_a_double() -> None:
    scene = Scene(
        f"{TABLE}; oven: 4 olive, 4 pepper, double salami, two-doubles of Emma; Emma: 2 olive, 2 pepper; Bob: salami"
    )
    assert scene.options == ["ask", "fail"]
    assert scene.refused("serve double salami, double olive with 2 olive") == "bake.from-hand"


@pytest.mark.rule("order.two-doubles")
def test_help_is_asked_for_named_doubles_and_given_with_exactly_those() -> None:
    scene = Scene(
        f"{TABLE}; oven: 3 olive, two-doubles of Emma, {STOP}; Emma: double pineapple;"
        "Bob: salami; Anna: 2 salami, double salami, double olive"
    )
    scene.play("ask", "way double pineapple, double salami")
    assert scene.options == ["want double pineapple, double salami", "want double salami pledging double pineapple"]
    assert scene.refused("want 2 salami pledging double pineapple") == "help.exact"
    assert scene.refused("want double olive pledging double pineapple") == "help.exact"
    scene.play("want double salami pledging double pineapple")
    assert scene.asked == "1 answer-help"
    assert scene.options == ["refuse", "give double salami"]
    assert scene.refused("give 2 salami") == "help.accept"
    assert scene.refused("give double olive") == "help.accept"
    assert used_by(scene, "give double salami") == "double pineapple, double salami"
    assert scene.served(4) == ["two-doubles"]


@pytest.mark.rule("order.two-doubles")
def test_help_may_be_asked_for_both_doubles() -> None:
    scene = Scene(f"{TABLE}; oven: two-doubles of Emma, {STOP}; Bob: salami; Anna: double salami, double olive")
    scene.play("ask", "way double olive, double salami", "want double olive, double salami")
    assert scene.options == ["refuse", "give double olive, double salami"]
    assert used_by(scene, "give double olive, double salami") == "double olive, double salami"


# --- four, three, two, one


@pytest.mark.rule("order.ladder")
def test_a_ladder_needs_four_different_kinds_the_own_included() -> None:
    scene = Scene(f"{TABLE}; oven: 4 pineapple, 3 olive, 2 pepper, mushroom, ladder of Anna, {STOP}; Bob: salami")
    assert scene.served(1) == ["ladder"]
    assert scene.on_table == ""


@pytest.mark.rule("order.ladder")
def test_the_owner_chooses_which_kind_gives_how_many() -> None:
    there = ", ".join(f"4 {kind}" for kind in KINDS[:5])
    scene = Scene(f"{TABLE}; oven: {there}, ladder of Anna, {STOP}; Anna: olive; Bob: salami")
    assert len(set(scene.options)) == 5 * 4 * 3 * 2
    used = used_by(scene, "serve pineapple, 4 pepper, 2 mushroom, 3 salami")
    assert used == "pineapple, 4 pepper, 2 mushroom, 3 salami"
    assert scene.on_table == "3 pineapple, 4 olive, 2 mushroom, salami"


@pytest.mark.rule("order.ladder")
def test_three_kinds_are_no_ladder() -> None:
    scene = Scene(f"{TABLE}; oven: 5 pineapple, 4 olive, 3 pepper, ladder of Anna, {STOP}; Anna: mushroom; Bob: salami")
    assert scene.asked == "1 cover-missing"
    assert scene.refused("serve 5 pineapple, 3 olive, 2 pepper") == "order.ladder"
    scene.play("serve 4 pineapple, 3 olive, 2 pepper, mushroom with mushroom")
    (told,) = scene.said(Served)
    assert isinstance(told, Served)
    assert told.cards == (6,)
    assert scene.on_table == "pineapple, olive, pepper"


@pytest.mark.rule("order.ladder")
def test_a_ladder_of_lower_steps_is_not_enough() -> None:
    scene = Scene(f"{TABLE}; oven: 3 pineapple, 3 olive, 3 pepper, 3 mushroom, 3 salami, ladder of Anna; Anna: pepper")
    assert scene.asked == "1 cover-missing"
    assert all("4 pepper" in option for option in scene.options if option.startswith("serve"))
