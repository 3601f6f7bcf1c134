"""The pizza players: what they foresee of the oven, what they remember of it, and what they make of it."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from typing import Any

import pytest

from forno import bots, games
from forno.bots.pizza.features import model_table
from forno.bots.pizza.memory import oven_of
from forno.bots.pizza.oven_model import ANYTHING, SOME_ORDER, OvenModel
from forno.bots.pizza.recipes import recipe_named
from forno.bots.policy import EXPERT, NOVICE, REGULAR
from forno.core.chance import FastChance
from forno.games.pizza.cards import CHEF, in_oven
from forno.games.pizza.table import PizzaTable
from forno.games.pizza.view import PizzaView
from forno.observe import SelfPlay
from harness.rollouts.pizza import RolloutTable, model_oven

PIZZA = ["mamma-mia", "sole-mio", "grande", "plus"]
YELLOW, PURPLE, GREEN = 0, 1, 2
PINEAPPLE, OLIVE, PEPPER, MUSHROOM, SALAMI = range(5)


def oven_model(game: str = "mamma-mia", chef: int = -1) -> OvenModel:
    return OvenModel(game, [YELLOW, PURPLE, GREEN], 5, chef, [0.2] * 5)


def singles(**numbers: int) -> list[int]:
    kinds = {"pineapple": 0, "olive": 1, "pepper": 2, "mushroom": 3, "salami": 4}
    return [2 * kinds[name] for name, number in numbers.items() for _ in range(number)]


def order(seat: int, name: str, game: str = "mamma-mia") -> int:
    return in_oven(seat, recipe_named(game, seat, name).number)


# --- foresight


def test_an_order_takes_what_lies_below_it_and_nothing_above() -> None:
    """Purple's order takes four salami and an olive; what comes after stays."""
    oven = [*singles(salami=5, olive=1), order(1, "classic-four-salami"), *singles(olive=2)]
    assert oven_model().read(oven).stock == [0, 2, 0, 0, 1]


def test_an_order_that_lacks_much_is_believed_to_fail() -> None:
    oven = [*singles(salami=1), order(1, "classic-four-salami")]
    assert oven_model().read(oven).stock == [0, 0, 0, 0, 1]


def test_of_ones_own_order_one_knows_what_the_hand_can_add() -> None:
    """The same oven, seen by its owner: with the cards in hand it is served, without them it is not."""
    oven = [*singles(salami=2), order(0, "classic-four-salami")]
    with_cards = oven_model().read(oven, 0, [1, 0, 0, 0, 2])
    assert with_cards.served[0] == 1
    assert with_cards.wanted[0] == [1, 0, 0, 0, 2]
    assert oven_model().read(oven, 0, [0, 0, 0, 0, 2]).served[0] == 0


def test_a_bombastica_takes_everything() -> None:
    oven = [*singles(salami=8, olive=7), order(2, "bombastica")]
    assert oven_model().read(oven).stock == [0] * 5


def test_a_minimale_takes_the_rarest() -> None:
    oven = [*singles(pineapple=1, salami=3, olive=5), order(0, "minimale")]
    assert oven_model().read(oven).stock == [0, 5, 0, 0, 0]


def test_the_crossed_out_kind_stops_an_order() -> None:
    oven = [*singles(olive=1, salami=2, mushroom=2), order(1, "absent", "sole-mio")]
    assert oven_model("sole-mio").read(oven).stock == [0, 1, 0, 2, 2]
    assert oven_model("sole-mio").read(oven[1:]).stock == [0] * 5


def test_doubles_go_first_and_are_spent_whole() -> None:
    oven = [2 * SALAMI + 1, 2 * SALAMI + 1, 2 * SALAMI, order(0, "quartet-salami", "sole-mio")]
    seen = oven_model("sole-mio").read(oven)
    assert (seen.stock[SALAMI], seen.twos[SALAMI]) == (1, 0)


@pytest.mark.parametrize(
    ("oven", "number", "left"),
    [
        ([2 * SALAMI + 1, 2 * SALAMI + 1, 2 * SALAMI, 2 * SALAMI], 3, (3, 1)),
        ([2 * SALAMI + 1, 2 * SALAMI + 1], 3, (0, 0)),
        ([2 * SALAMI + 1, 2 * SALAMI, 2 * SALAMI], 4, (0, 0)),
    ],
)
def test_a_single_is_spent_for_a_last_one_where_the_table_plays_so(
    oven: list[int], number: int, left: tuple[int, int]
) -> None:
    seen = OvenModel("sole-mio", [YELLOW, PURPLE, GREEN], 5, -1, [0.2] * 5, doubles_fitting=True).read(oven)
    assert seen.copy().doubles_fitting
    seen.take(SALAMI, number)
    assert (seen.stock[SALAMI], seen.twos[SALAMI]) == left


@pytest.mark.parametrize("name", ["sole-mio", "grande"])
def test_bots_know_which_cards_go_first_at_their_table(name: str) -> None:
    play = SelfPlay(games.game(name), 3, FastChance(1), {"doubles": "fitting"})
    observation = play.observation()
    assert isinstance(observation.view, PizzaView)
    assert model_table(observation, observation.view, -1, [0.2] * 5).doubles_fitting
    assert isinstance(play.table, PizzaTable)
    assert model_oven(play.table).doubles_fitting


def test_what_is_forgotten_is_shared_out() -> None:
    seen = oven_model().read([ANYTHING] * 10)
    assert seen.stock == pytest.approx([2] * 5)
    assert sum(seen.read([SOME_ORDER]).stock) == pytest.approx(7)


# --- memory


def ovens(game: str, seed: int) -> Iterable[tuple[PizzaTable, list[int], list[int], list[int]]]:
    """At each decision: the table, and its oven as a perfect, a good and a bad memory have it."""
    self_play = SelfPlay(games.game(game), 3, FastChance(seed))
    expert, chance = bots.find("expert"), FastChance(seed + 1)
    while not self_play.is_over:
        table: Any = self_play.table
        observation = self_play.observation()
        memories = [
            oven_of(observation.heard, observation.seat, game, table.colours, memory)
            for memory in (inf, REGULAR.memory, NOVICE.memory)
        ]
        yield table, *memories
        self_play.play(expert.choose(observation, chance))


def unknown(oven: list[int]) -> int:
    return sum(code < 0 for code in oven)


@pytest.mark.parametrize("game", PIZZA)
def test_a_perfect_memory_has_the_oven_card_by_card(game: str) -> None:
    """Heard is enough: what it remembers is what lies there, also while the oven is emptied."""
    for table, perfect, _, _ in ovens(game, 3):
        true = table.oven[::-1] if table.emptying else table.oven
        assert sorted(perfect) == sorted(true) if not table.emptying else len(perfect) == len(true)
        assert [code for code in perfect if code >= CHEF] == [code for code in true if code >= CHEF]


def test_a_worse_memory_forgets_more_and_nothing_comes_back() -> None:
    good = bad = cards = 0
    before: list[int] = []
    for table, perfect, regular, novice in ovens("mamma-mia", 5):
        assert len(regular) == len(novice) == len(perfect)
        good, bad, cards = good + unknown(regular), bad + unknown(novice), cards + len(perfect)
        if not table.emptying:
            before = perfect
    assert before
    assert 0 < good < bad < cards


def test_what_is_forgotten_stays_forgotten() -> None:
    game = games.game("mamma-mia")
    self_play = SelfPlay(game, 2, FastChance(8))
    expert, chance = bots.find("expert"), FastChance(1)
    gone: set[int] = set()
    table: Any = self_play.table
    while not self_play.is_over and not table.emptying:
        observation = self_play.observation()
        oven = oven_of(self_play.heard(0), 0, "mamma-mia", table.colours, 2)
        assert {place for place in gone if oven[place] >= 0} == set()
        gone = {place for place, code in enumerate(oven) if code < 0}
        self_play.play(expert.choose(observation, chance))
    assert gone


# --- play


def test_the_expert_lays_what_the_oven_has() -> None:
    """Four salami and a pineapple lie there: of two orders it takes the one that is as good as served."""
    self_play = SelfPlay(games.game("mamma-mia"), 2, FastChance(1))
    table: Any = self_play.table
    seat = table.seat
    own = table.colours[seat]
    other = next(kind for kind in range(5) if kind != own)
    names = table.variant.order_numbers(own)
    deck = table.variant.orders_for(own)
    wanted = next(card.name for card in deck if card.this == other)
    table.oven = [2 * other] * 4 + [2 * own]
    table.orders[seat] = 1 << names[wanted] | 1 << names["bombastica"]
    quick = RolloutTable(table)
    quick.play(quick.choose())
    assert str(quick.choose()) == f"lay {wanted}"


@pytest.mark.parametrize("game", PIZZA)
def test_the_quick_expert_always_has_a_legal_answer(game: str) -> None:
    for seed in range(3):
        table: Any = games.game(game).deal(2 + seed, FastChance(seed))
        table.events = None
        quick = RolloutTable(table)
        while table.agenda:
            move = quick.choose()
            table.check(move)
            quick.play(move)


def test_what_is_foreseen_as_it_fills_is_what_is_read_from_the_whole() -> None:
    table: Any = games.game("grande").deal(4, FastChance(2))
    table.events = None
    quick = RolloutTable(table)
    while table.round == 1 and not table.emptying:
        assert quick.oven_model.stock == model_oven(table).stock
        quick.play(quick.choose())


@pytest.mark.parametrize(("players", "lays"), [(2, False), (3, True)])
def test_between_two_the_expert_fills_a_young_oven_before_it_lays(players: int, lays: bool) -> None:
    """Nobody else feeds it: an order that lacks most waits, and what it needs goes in meanwhile."""
    self_play = SelfPlay(games.game("mamma-mia"), players, FastChance(3))
    table: Any = self_play.table
    seat, expert = table.seat, bots.find("expert")
    table.orders[seat] = 1 << table.variant.order_numbers(table.colours[seat])["monotoni"]
    most, other = [kind for kind in range(5) if kind != table.colours[seat]][:2]
    table.hands[seat] = [0] * 10
    table.hands[seat][2 * most], table.hands[seat][2 * other] = 2, 1
    assert str(expert.choose(self_play.observation(), FastChance(1))) == f"put 2 {table.variant.kinds[most]}"
    self_play.play(expert.choose(self_play.observation(), FastChance(1)))
    assert str(expert.choose(self_play.observation(), FastChance(1))).startswith("lay") == lays


@pytest.mark.parametrize(
    ("order", "there", "lays"),
    [("classic-four", 4, True), ("classic-four", 1, False), ("duel", 4, True), ("duel", 2, False)],
)
def test_where_failed_orders_leave_the_expert_waits_for_what_an_order_can_reach(
    order: str, there: int, lays: bool
) -> None:
    """There is time in Grande. A duel is never sure, so it waits for a good one only."""
    self_play = SelfPlay(games.game("grande"), 3, FastChance(3))
    table: Any = self_play.table
    seat, expert = table.seat, bots.find("expert")
    own = table.colours[seat]
    other = next(kind for kind in range(5) if kind != own)
    [number] = [
        number
        for name, number in table.variant.order_numbers(own).items()
        if name in (order, f"{order}-{table.variant.kinds[other]}")
    ]
    table.orders[seat] = 1 << number
    kind = own if order == "duel" else other
    table.hands[seat] = [0] * 10
    table.hands[seat][2 * own], table.hands[seat][2 * kind] = 2, there + 1
    self_play.play(self_play.table.legal_moves(seat)[0])
    assert str(expert.choose(self_play.observation(), FastChance(1))).startswith("lay") == lays


def test_levels_differ_in_what_they_remember_and_dare() -> None:
    assert NOVICE.memory < REGULAR.memory < EXPERT.memory == inf
    assert NOVICE.waits > REGULAR.waits > EXPERT.waits
    assert NOVICE.patience == REGULAR.patience == 0 < EXPERT.patience
