"""The orders of Plus, each as its card says. (plus.*)"""

from __future__ import annotations

from operator import sub

import pytest

from forno.games.pizza.cards import COLOURS, KINDS, say
from harness.scenes.pizza import Scene

OWN = dict(zip(COLOURS, KINDS, strict=True))
HELP_OFF = "game: plus; options: help=off; emptying: yes; players: 6"
"""Without help an owner without ingredients is not asked, so an order is served or fails at once."""


def emptying(colour: str, table: str, order: str, hand: str = "", game: str = HELP_OFF) -> Scene:
    """An oven with one order of this colour, and then one of an opponent who is asked."""
    colours = [colour, *(other for other in COLOURS if other != colour)]
    return Scene(
        f"{game}; colours: {', '.join(colours)}; table: {table}; oven: {order} of 1, bombastica of 2; hand 1: {hand};"
        f"hand 2: {OWN[colour]}"
    )


def outcome(scene: Scene, order: str) -> str:
    """What became of the first order: served, failed, or somebody is asked about it."""
    if scene.asked.startswith("1 "):
        return "asked"
    assert (order in scene.served(1)) != (order in scene.waiter(1)[-1:])
    return "served" if order in scene.served(1) else "failed"


def after(colour: str, table: str, order: str, hand: str = "") -> tuple[str, str]:
    """What became of the order, and what stays on the table."""
    scene = emptying(colour, table, order, hand)
    return outcome(scene, order), scene.on_table


def spent(scene: Scene, *moves: str) -> str:
    """What these moves add to the used pile."""
    before = scene.table.used.copy()
    scene.play(*moves)
    more = map(sub, scene.table.used, before)
    return say(card for card, number in enumerate(more) for _ in range(number))


def around(colour: str, step: int) -> str:
    """The kind so many places further in the circle."""
    return KINDS[(COLOURS.index(colour) + step) % 6]


EACH_COLOUR = pytest.mark.parametrize("colour", COLOURS)

# --- normale


@pytest.mark.rule("plus.normale")
@EACH_COLOUR
def test_normale_four(colour: str) -> None:
    own = OWN[colour]
    for kind in set(KINDS) - {own}:
        order = f"normale-four-{kind}"
        assert after(colour, f"{own}, 4 {kind}", order) == ("served", "")
        wrong = next(other for other in KINDS if other not in (own, kind))
        for table in (f"4 {kind}", f"{own}, 3 {kind}", f"{own}, 4 {wrong}"):
            assert after(colour, table, order)[0] == "failed"


@pytest.mark.rule("plus.normale")
@EACH_COLOUR
def test_normale_all_and_pairs(colour: str) -> None:
    every = ", ".join(f"2 {kind}" for kind in KINDS)
    assert after(colour, every, "normale-all") == ("served", ", ".join(KINDS))
    for missing in KINDS:
        assert after(colour, ", ".join(f"2 {kind}" for kind in KINDS if kind != missing), "normale-all")[0] == "failed"
    own, before, behind = OWN[colour], around(colour, -1), around(colour, 1)
    assert after(colour, f"{own}, 2 {before}, 2 {behind}", "normale-pairs") == ("served", "")
    for table in (f"2 {before}, 2 {behind}", f"{own}, 4 {before}", f"{own}, 2 {before}, {behind}"):
        assert after(colour, table, "normale-pairs")[0] == "failed"


@pytest.mark.rule("example.plus-classic", "plus.normale")
def test_the_missing_pineapple_comes_from_hand() -> None:
    table = "4 mushroom, 3 pineapple, 2 pepper, 2 olive"
    scene = emptying("green", table, "normale-four-pineapple", "pineapple", "game: plus; emptying: yes; players: 4")
    assert spent(scene, "serve with pineapple") == "4 pineapple, pepper"
    assert scene.served(1) == ["normale-four-pineapple"]
    assert (scene.on_table, scene.hand(1)) == ("2 olive, pepper, 4 mushroom", " | ")


# --- bombastica, monotoni, ciottona


@pytest.mark.rule("plus.bombastica")
def test_bombastica_needs_fifteen_of_anything() -> None:
    assert after("red", "8 olive, 7 pepper", "bombastica") == ("served", "")
    assert after("red", "8 olive, 6 pepper", "bombastica") == ("failed", "8 olive, 6 pepper")
    scene = emptying("red", "8 olive, 5 pepper", "bombastica", "3 shrimp")
    assert scene.options == ["serve with 2 shrimp", "fail"]
    assert scene.refused("serve with 3 shrimp") == "bake.hand-cover"


@pytest.mark.rule("example.plus-bombastica", "plus.bombastica")
def test_all_twenty_one_are_used() -> None:
    table = "4 pineapple, 4 olive, 4 pepper, 4 mushroom, 5 shrimp"
    scene = Scene(
        f"{HELP_OFF}; table: {table}; oven: monotoni of 1, bombastica of 2, bombastica of 3; hand 1: salami;"
        "hand 3: salami"
    )
    assert spent(scene, "fail") == table
    assert (scene.asked, scene.served(2), scene.on_table) == ("3 cover-missing", ["bombastica"], "")


@pytest.mark.rule("plus.monotoni")
@EACH_COLOUR
def test_monotoni_is_own_and_six_of_one_other(colour: str) -> None:
    own = OWN[colour]
    for kind in set(KINDS) - {own}:
        assert after(colour, f"{own}, 6 {kind}", "monotoni") == ("served", "")
        assert after(colour, f"{own}, 5 {kind}", "monotoni")[0] == "failed"
    assert after(colour, f"9 {own}", "monotoni")[0] == "failed"
    scene = emptying(colour, f"{own}, 6 {around(colour, 1)}, 6 {around(colour, 2)}", "monotoni")
    assert len(scene.options) == 2


@pytest.mark.rule("plus.ciottona")
@EACH_COLOUR
def test_ciottona_is_own_and_four_each_of_two_others(colour: str) -> None:
    own, one, two, three = (around(colour, step) for step in (0, 1, 3, 4))
    assert after(colour, f"{own}, 4 {one}, 4 {two}", "ciottona") == ("served", "")
    failing = (
        f"4 {one}, 4 {two}",
        f"{own}, 8 {one}",
        f"{own}, 4 {one}, 3 {two}",
        f"5 {own}, 4 {one}",
        f"{own}, 4 {one}, 2 {two}, 2 {three}",
    )
    assert [after(colour, table, "ciottona")[0] for table in failing] == ["failed"] * len(failing)


@pytest.mark.rule("plus.ciottona", "bake.owner-chooses")
def test_the_owner_chooses_both_kinds_of_a_ciottona() -> None:
    scene = emptying("red", "salami, 4 olive, 4 pepper, 3 shrimp", "ciottona", "shrimp")
    assert {*scene.options} == {
        "serve 4 olive, 4 pepper, salami",
        "serve 4 olive, salami, 4 shrimp with shrimp",
        "serve 4 pepper, salami, 4 shrimp with shrimp",
    }
    assert spent(scene, "serve 4 pepper, salami, 4 shrimp with shrimp") == "4 pepper, salami, 4 shrimp"
    assert scene.on_table == "4 olive"


# --- crossed out


@pytest.mark.rule("plus.small-monotoni")
@EACH_COLOUR
def test_small_monotoni_is_five_of_one_kind_but_never_the_crossed_out(colour: str) -> None:
    own = OWN[colour]
    for kind in set(KINDS) - {own}:
        assert after(colour, f"5 {kind}", "small-monotoni") == ("served", "")
        assert after(colour, f"4 {kind}", "small-monotoni")[0] == "failed"
        assert after(colour, f"5 {kind}, {own}", "small-monotoni")[0] == "failed"
    scene = emptying(colour, "", "small-monotoni", f"6 {own}")
    assert scene.options == ["fail"]
    assert scene.refused(f"serve 5 {own} with 5 {own}") == "plus.small-monotoni"


@pytest.mark.rule("plus.small-monotoni")
def test_the_five_may_be_chosen_and_come_from_hand() -> None:
    scene = emptying("red", "5 olive, 4 pepper", "small-monotoni", "pepper, salami")
    assert scene.options == ["serve 5 olive", "serve 5 pepper with pepper"]
    assert spent(scene, "serve 5 pepper with pepper") == "5 pepper"


@pytest.mark.rule("plus.mini")
@EACH_COLOUR
def test_mini_is_three_of_the_kind_shown(colour: str) -> None:
    own, shown = OWN[colour], around(colour, 3)
    assert after(colour, f"3 {shown}", "mini") == ("served", "")
    for table in (f"2 {shown}", f"2 {shown}, 3 {around(colour, 1)}", f"3 {shown}, {own}"):
        assert after(colour, table, "mini")[0] == "failed"
    scene = emptying(colour, f"2 {shown}", "mini", f"{shown}, {own}")
    assert scene.options == [f"serve with {shown}", "fail"]


@pytest.mark.rule("plus.crossed-out")
@pytest.mark.parametrize("order", ["mini", "small-monotoni"])
def test_even_one_of_the_crossed_out_kind_makes_it_fail_and_nothing_mends_it(order: str) -> None:
    for game in (HELP_OFF, "game: plus; emptying: yes; players: 6"):
        scene = emptying("pink", "9 pepper, shrimp", order, "5 pepper", game)
        assert outcome(scene, order) == "failed"
        assert (scene.on_table, scene.hand(1)) == ("9 pepper, shrimp", "5 pepper | ")


@pytest.mark.rule("plus.crossed-out")
@pytest.mark.parametrize("order", ["mini", "small-monotoni"])
def test_only_the_table_counts_when_it_is_revealed(order: str) -> None:
    scene = emptying("pink", "5 pepper", order, "2 shrimp")
    assert scene.hand(2) == "shrimp | "
    if order == "small-monotoni":
        scene.play("serve 5 pepper")
    assert outcome(scene, order) == "served"
    oven = f"{order} of 1, shrimp, bombastica of 2"
    later = Scene(f"{HELP_OFF}; colours: pink; table: 5 pepper; oven: {oven}; hand 2: olive")
    assert outcome(later, order) == "served"


# --- minimale, mamma mia


@pytest.mark.rule("plus.minimale")
def test_minimale_is_own_and_exactly_four_of_the_scarcest() -> None:
    assert after("red", "salami, 4 olive, 5 pepper", "minimale") == ("served", "5 pepper")
    assert after("red", "2 salami, 6 olive, 7 pepper", "minimale") == ("served", "2 olive, 7 pepper, salami")
    assert after("red", "salami, 3 olive, 4 pepper", "minimale")[0] == "failed"
    assert after("red", "4 olive, 5 pepper", "minimale")[0] == "failed"
    scene = emptying("red", "salami, olive, 4 pepper", "minimale", "3 olive")
    assert scene.options == ["serve with 3 olive", "fail"]


@pytest.mark.rule("plus.minimale", "order.minimale")
def test_own_and_absent_kinds_do_not_count_and_the_fewest_are_counted_once() -> None:
    scene = emptying("red", "salami, 4 shrimp, 4 olive, 5 pepper", "minimale", "2 salami, mushroom")
    assert {*scene.options} == {"serve salami, 4 shrimp", "serve 4 olive, salami"}
    later = emptying("red", "salami, 3 olive, 4 pepper", "minimale", "4 olive")
    assert later.options == ["serve with olive", "fail"]


@pytest.mark.rule("plus.minimale", "order.minimale-none")
@pytest.mark.parametrize("table", ["", "3 salami"])
def test_without_another_kind_minimale_cannot_be_served(table: str) -> None:
    for game in (HELP_OFF, "game: plus; emptying: yes; players: 6"):
        scene = emptying("red", table, "minimale", "4 olive, salami", game)
        assert outcome(scene, "minimale") == "failed"


@pytest.mark.rule("example.plus-minimale", "plus.minimale")
def test_svetlana_takes_peppers_or_mushrooms() -> None:
    table = "2 pepper, 2 salami, 2 mushroom, 3 pineapple"
    scene = emptying("red", table, "minimale", "2 pepper, 2 mushroom, 4 olive, pineapple")
    pepper, mushroom = "serve 4 pepper, salami with 2 pepper", "serve 4 mushroom, salami with 2 mushroom"
    assert {*scene.options} == {pepper, mushroom, "fail"}
    for way in ("4 olive, salami with 4 olive", "4 pineapple, salami with pineapple"):
        assert scene.refused(f"serve {way}") == "plus.minimale"
    assert spent(scene, mushroom) == "4 mushroom, salami"
    assert scene.on_table == "3 pineapple, 2 pepper, salami"


@pytest.mark.rule("plus.mamma-mia")
@EACH_COLOUR
@pytest.mark.parametrize(("order", "steps"), [("mamma-mia-far", (-2, 2)), ("mamma-mia-near", (-1, 1))])
def test_mamma_mia_is_own_and_five_of_one_of_the_two_shown(colour: str, order: str, steps: tuple[int, int]) -> None:
    own, one, two = OWN[colour], around(colour, steps[0]), around(colour, steps[1])
    assert after(colour, f"{own}, 5 {one}", order) == after(colour, f"{own}, 5 {two}", order) == ("served", "")
    assert after(colour, f"{own}, 7 {one}", order) == ("served", f"2 {one}")
    failing = (f"{own}, 3 {one}, 2 {two}", f"5 {one}", f"{own}, 4 {one}", f"{own}, 5 {around(colour, 3)}", f"6 {own}")
    assert [after(colour, table, order)[0] for table in failing] == ["failed"] * len(failing)
    both = emptying(colour, f"{own}, 5 {one}, 5 {two}", order)
    assert (both.asked, len(both.options)) == ("1 choose-serving", 2)


@pytest.mark.rule("example.plus-mamma-mia", "plus.mamma-mia")
def test_salami_and_five_peppers_or_salami_and_five_pineapples() -> None:
    scene = emptying("red", "salami, 5 pepper, 4 pineapple", "mamma-mia-far", "pineapple")
    assert {*scene.options} == {"serve 5 pepper, salami", "serve 5 pineapple, salami with pineapple"}
    assert spent(scene, "serve 5 pineapple, salami with pineapple") == "5 pineapple, salami"
    assert scene.on_table == "5 pepper"
