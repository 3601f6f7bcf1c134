"""What a failed order says of the table: what was missing, or what lay there that is crossed out."""

from __future__ import annotations

from itertools import product

import pytest

import forno
from forno.games.pizza.cards import COLOURS, KINDS
from forno.games.pizza.events import Amount, Failed
from forno.games.pizza.rules.need import DoubleCards, Need, fixed_needs
from forno.games.pizza.variants import NAMES, variant
from harness.scenes.pizza import Scene

ASKED_ABOUT = {"mamma-mia": "bombastica", "sole-mio": "two-each"}
"""The next order, at which the emptying stops."""


def failed(game: str, order: str, table: str, more: str = f"colours: {COLOURS[0]};") -> Failed:
    """The event of an order of pineapple's colour, whose owner has no ingredients, and asks for no help."""
    scene = Scene(
        f"game: {game}; {more} emptying: yes; players: 3; table: {table};"
        f"oven: {order} of 1, {ASKED_ABOUT[game]} of 2; hand 1: ; hand 2: olive"
    )
    if scene.asked.startswith("1 "):
        scene.play("fail")
    [event] = scene.said(Failed)
    assert isinstance(event, Failed)
    assert event.orders == (order,)
    return event


def written(*amounts: Amount) -> str:
    """Amounts in a line: `1 pepper`, `2 olive/pepper`, `8 of any`, `1 double olive/pepper`."""

    def one(amount: Amount) -> str:
        kinds = "/".join(KINDS[kind] for kind in amount.kinds) or "of any"
        return f"{amount.number} {'double ' if amount.doubles else ''}{kinds}"

    return ", ".join(map(one, amounts))


@pytest.mark.parametrize(
    ("order", "table", "missing"),
    [
        ("classic-four-olive", "2 olive, pineapple", "2 olive"),
        ("classic-four-olive", "3 olive", "1 pineapple, 1 olive"),
        ("classic-all", "pineapple, olive, salami", "1 pepper, 1 mushroom"),
        ("bombastica", "4 olive, 3 pepper", "8 of any"),
        ("monotoni", "olive, 5 pepper, mushroom", "1 pineapple, 1 pepper"),
        ("monotoni", "pineapple, 5 pepper, 5 olive", "1 olive/pepper"),
        ("minimale", "pineapple, 5 olive, 2 pepper", "1 pepper"),
        ("minimale", "pineapple, 2 olive, 2 pepper, 9 salami", "1 olive/pepper"),
        ("minimale", "", "1 pineapple, 3 olive/pepper/mushroom/salami"),
    ],
)
def test_it_names_what_the_nearest_way_lacks(order: str, table: str, missing: str) -> None:
    event = failed("mamma-mia", order, table)
    assert (written(*event.missing), event.unwanted) == (missing, None)


@pytest.mark.parametrize(
    ("order", "table", "missing"),
    [
        ("quartet-olive", "double olive, olive", "1 olive"),
        ("two-doubles", "double olive, 7 pepper", "1 double pineapple/pepper/mushroom/salami"),
        ("ladder", "4 olive, 3 pepper, 2 salami", "1 pineapple/mushroom"),
        ("takeover", "4 olive", "4 mushroom"),
    ],
)
def test_orders_of_sole_mio(order: str, table: str, missing: str) -> None:
    """For a takeover, of the chef's kind. (order.takeover)"""
    event = failed("sole-mio", order, table, more=f"colours: {COLOURS[0]}, {COLOURS[3]}; chef: 2;")
    assert (written(*event.missing), event.unwanted) == (missing, None)


@pytest.mark.rule("order.absent", "plus.crossed-out")
def test_a_kind_that_is_crossed_out_is_all_that_counts() -> None:
    event = failed("sole-mio", "absent", "3 pineapple, 2 olive")
    assert event.unwanted
    assert (written(event.unwanted), event.missing) == ("3 pineapple", ())
    event = failed("sole-mio", "absent", "2 olive, pepper")
    assert (written(*event.missing), event.unwanted) == ("1 pepper", None)


@pytest.mark.parametrize("order", ["duel", "match"])
def test_orders_that_are_served_from_hands_lack_nothing_on_the_table(order: str) -> None:
    event = failed("sole-mio", order, "olive")
    assert (event.missing, event.unwanted) == ((), None)


def served_with(need: Need, columns: list[int], amounts: tuple[Amount, ...]) -> list[tuple[int, ...]]:
    """The choices of a kind for each amount with which the table serves the need."""
    found = []
    for kinds in product(*(amount.kinds for amount in amounts)):
        more = columns.copy()
        for kind, amount in zip(kinds, amounts, strict=True):
            more[2 * kind + amount.doubles] += amount.number
        if need.can_be_served(more):
            found.append(kinds)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_with_what_was_missing_it_is_served_and_with_less_it_is_not(name: str) -> None:
    chance, kinds = forno.FastChance(5), len(variant(name).kinds)
    for own in range(kinds):
        for need in fixed_needs(name, own, False):
            if need is None or not need.ways[0]:
                continue
            columns = [chance.below(3) for _ in range(2 * kinds)]
            missing = need.missing(columns)
            assert bool(missing) != need.can_be_served(columns)
            if isinstance(need, DoubleCards):
                continue
            served = served_with(need, columns, missing)
            for at, amount in enumerate(missing):
                assert {chosen[at] for chosen in served} == set(amount.kinds), "each of the kinds will do"
                less = Amount(amount.number - 1, amount.kinds)
                assert not served_with(need, columns, (*missing[:at], less, *missing[at + 1 :]))
