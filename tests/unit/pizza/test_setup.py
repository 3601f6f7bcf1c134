"""Setting up: players, decks, the deal, colours and who begins. (setup.*)"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from forno.core.chance import seeded
from forno.core.errors import Refused
from forno.core.position import Position
from forno.games.pizza import COLOURS, KINDS, PizzaTable
from forno.games.pizza.cards import CARD_NAMES, CHEF
from forno.games.pizza.events import Dealt
from forno.testing.random_play import random_match
from harness.scenes.pizza import GAMES

SINGLES_AND_DOUBLES = {
    "mamma-mia": {2: (8, 0), 3: (10, 0), 4: (12, 0), 5: (13, 0)},
    "sole-mio": {2: (6, 1), 3: (8, 1), 4: (8, 2), 5: (9, 2)},
    "grande": {2: (8, 1), 3: (11, 1), 4: (11, 2), 5: (12, 2)},
    "plus": {2: (8, 0), 3: (10, 0), 4: (12, 0), 5: (14, 0), 6: (15, 0)},
}
"""What is left of each kind, by the number of players, counted by hand from the rulebooks."""

DEALT = {"mamma-mia": (6, 1), "sole-mio": (5, 2), "grande": (5, 2), "plus": (8, 1)}
ORDERS = {"mamma-mia": 8, "sole-mio": 11, "grande": 19, "plus": 15}

TABLES = [(name, players) for name, numbers in SINGLES_AND_DOUBLES.items() for players in numbers]


def deal(name: str, players: int, seed: int = 0, /, **options: str) -> PizzaTable:
    """A fresh table; an option is written with _ for -."""
    return GAMES[name].deal(players, seeded(seed), {key.replace("_", "-"): value for key, value in options.items()})


def deals(name: str, players: int, number: int) -> Iterator[PizzaTable]:
    return (deal(name, players, seed) for seed in range(number))


def refusal(name: str, players: int, **options: str) -> Refused:
    with pytest.raises(Refused) as refused:
        deal(name, players, **options)
    return refused.value


def ingredients(table: PizzaTable) -> Counter[str]:
    """All cards that are neither orders nor the chef card."""
    cards = GAMES[table.variant.name].cards(table)
    return Counter({name: number for name, number in cards.items() if name in CARD_NAMES[:CHEF]})


# --- how many play, and with which cards


@pytest.mark.rule("setup.players")
@pytest.mark.parametrize("name", GAMES)
def test_the_number_of_players_is_within_the_range(name: str) -> None:
    most = 6 if name == "plus" else 5
    for players in range(2, most + 1):
        assert deal(name, players).players == players
    for players in (-1, 0, 1, most + 1):
        refused = refusal(name, players)
        assert refused.rule == "setup.players"
        assert refused.values == {"players": players, "least": 2, "most": most}


@pytest.mark.rule("setup.deck")
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_deck_is_smaller_with_fewer_players(name: str, players: int) -> None:
    singles, doubles = SINGLES_AND_DOUBLES[name][players]
    kinds = KINDS if name == "plus" else KINDS[:5]
    expected = Counter(dict.fromkeys(kinds, singles)) + Counter({f"double {kind}": doubles for kind in kinds})
    assert ingredients(deal(name, players)) == expected


@pytest.mark.rule("setup.deck")
@pytest.mark.parametrize("name", GAMES)
def test_cards_taken_out_stay_out_for_the_whole_game(name: str) -> None:
    match = random_match(GAMES[name], 3, seed=1)
    assert match.table.is_over
    assert isinstance(match.table, PizzaTable)
    assert ingredients(match.table) == ingredients(deal(name, 3))


# --- the deal


@pytest.mark.rule("setup.deal", "setup.orders")
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_everybody_is_dealt_the_same_number_of_cards(name: str, players: int) -> None:
    table = deal(name, players)
    ingredients_each, orders_each = DEALT[name]
    for seat in range(players):
        assert sum(table.hands[seat]) == table.sizes[seat] == ingredients_each
        assert table.orders[seat].bit_count() == orders_each
        assert len(table.waiters[seat]) == ORDERS[name] - orders_each


@pytest.mark.rule("setup.deal")
def test_the_ingredients_are_shuffled() -> None:
    tables = list(deals("mamma-mia", 2, 60))
    assert len({tuple(table.hands[0]) for table in tables}) > 30
    assert len({tuple(table.kitchen) for table in tables}) == 60
    for kind in range(5):
        assert {table.hands[seat][2 * kind] for table in tables for seat in (0, 1)} >= {0, 1, 2, 3}


@pytest.mark.rule("setup.deal", "setup.orders")
def test_a_starting_hand_is_told_to_its_owner_alone() -> None:
    table = deal("sole-mio", 3)
    told = [event for event in table.events or [] if isinstance(event, Dealt)]
    assert [event.seat for event in told] == [0, 1, 2]
    for event in told:
        assert event.heard(event.seat) == event
        assert event.ingredients is not None
        assert len(event.ingredients) == 5
        for stranger in {0, 1, 2, None} - {event.seat}:
            assert event.heard(stranger) == Dealt(event.seat, 5, None, None)


@pytest.mark.rule("setup.chef-card")
@pytest.mark.parametrize("name", ["mamma-mia", "sole-mio", "grande"])
def test_the_chef_card_lies_in_the_kitchen_and_never_in_a_hand(name: str) -> None:
    for table in deals(name, 5, 30):
        assert table.kitchen.count(CHEF) == 1
        assert table.holder == -1
        assert all(table.sizes[seat] == DEALT[name][0] for seat in range(5))


@pytest.mark.rule("setup.chef-card")
def test_the_chef_card_may_lie_anywhere_in_the_kitchen() -> None:
    places = Counter(table.kitchen.index(CHEF) for table in deals("sole-mio", 2, 400))
    assert sorted(places) == list(range(7 * 5 - 10 + 1))
    assert max(places.values()) < 45


@pytest.mark.rule("setup.chef-card")
def test_plus_has_no_chef_card() -> None:
    for table in deals("plus", 6, 10):
        assert CHEF not in table.kitchen
        assert len(table.kitchen) == 90 - 6 * 8


@pytest.mark.rule("setup.orders")
@pytest.mark.parametrize("name", GAMES)
def test_each_waiter_is_shuffled_on_its_own(name: str) -> None:
    table = deal(name, 3)
    stacks = {tuple(table.waiters[seat]) for seat in range(3)}
    assert len(stacks) == 3
    for seat in range(3):
        everything = sorted([*table.waiters[seat], *(n for n in range(32) if table.orders[seat] >> n & 1)])
        assert everything == list(range(ORDERS[name]))
    assert {table.waiters[0][-1] for table in deals(name, 2, 200)} == set(range(ORDERS[name]))
    assert {table.orders[0].bit_length() for table in deals(name, 2, 400)} >= {DEALT[name][1], ORDERS[name]}


@pytest.mark.rule("setup.oven")
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_first_oven_is_empty(name: str, players: int) -> None:
    table = deal(name, players)
    assert table.oven == []
    assert sum(table.columns) == sum(table.used) == 0
    assert (table.round, table.emptying) == (1, False)


# --- colours


def colours(table: PizzaTable) -> list[str]:
    return [COLOURS[own] for own in table.colours]


@pytest.mark.rule("setup.colour")
def test_without_a_choice_colours_go_by_seat() -> None:
    assert colours(deal("mamma-mia", 3)) == ["yellow", "purple", "green"]
    assert colours(deal("plus", 6)) == ["yellow", "purple", "green", "brown", "red", "pink"]


@pytest.mark.rule("setup.colour", "setup.orders")
def test_colours_are_chosen_and_the_rest_goes_by_seat() -> None:
    table = deal("sole-mio", 4, colours="red, yellow")
    assert colours(table) == ["red", "yellow", "purple", "green"]
    assert "quartet-salami" not in {order.name for order in table.decks[0]}
    assert "quartet-salami" in {order.name for order in table.decks[1]}


@pytest.mark.rule("setup.colour")
@pytest.mark.parametrize(
    ("chosen", "got"),
    [
        (", red", ["yellow", "red", "purple"]),
        (",,red", ["yellow", "purple", "red"]),
        ("purple, , yellow", ["purple", "green", "yellow"]),
        ("red, ,", ["red", "yellow", "purple"]),
        (", , ", ["yellow", "purple", "green"]),
    ],
)
def test_a_seat_without_a_choice_takes_what_is_left(chosen: str, got: list[str]) -> None:
    table = deal("mamma-mia", 3, colours=chosen)
    assert colours(table) == got
    record = GAMES["mamma-mia"].position(table)
    assert colours(GAMES["mamma-mia"].set_up(record)) == got
    short = Position.from_text(f"players: 3; colours: {chosen}; options: colours={chosen}, open-log=on")
    assert colours(GAMES["mamma-mia"].set_up(short)) == got


@pytest.mark.rule("setup.colour")
def test_kinds_that_nobody_plays_stay_in_the_deck() -> None:
    assert set(ingredients(deal("mamma-mia", 2, colours="brown, red"))) == set(KINDS[:5])


@pytest.mark.rule("setup.colour")
@pytest.mark.parametrize("chosen", ["green, green", "blue", "pink", "red, green, brown", ", , red", "Green!"])
def test_no_two_colours_are_alike_and_all_are_in_the_box(chosen: str) -> None:
    refused = refusal("mamma-mia", 2, colours=chosen)
    assert refused.rule == "setup.colour"
    assert "colour" in refused.values
    assert colours(deal("plus", 2, colours="pink")) == ["pink", "yellow"]


# --- who begins


@pytest.mark.rule("setup.first-player")
def test_the_deal_chooses_the_first_player() -> None:
    first = Counter(table.starter for table in deals("mamma-mia", 5, 200))
    assert sorted(first) == [0, 1, 2, 3, 4]
    assert min(first.values()) > 20
    assert all(table.seat == table.starter for table in deals("plus", 6, 20))


@pytest.mark.rule("setup.first-player")
@pytest.mark.parametrize("name", GAMES)
def test_or_the_host_does_and_play_goes_clockwise(name: str) -> None:
    for seed in range(5):
        table = deal(name, 3, seed, first_player="3")
        assert (table.starter, table.seat) == (2, 2)
        turns: list[int] = []
        while len(turns) < 4:
            if not turns or turns[-1] != table.seat:
                turns.append(table.seat)
            table.play(table.default())
        assert turns == [2, 0, 1, 2]


@pytest.mark.rule("setup.first-player")
@pytest.mark.parametrize("chosen", ["0", "4", "-1", "Anna", "", "²", "9" * 5000])
def test_the_first_player_sits_at_the_table(chosen: str) -> None:
    refused = refusal("sole-mio", 3, first_player=chosen)
    assert (refused.rule, refused.values) == ("setup.first-player", {"seat": chosen})


# --- options


@pytest.mark.rule("setup.options")
@pytest.mark.parametrize("name", GAMES)
def test_options_are_those_that_the_game_offers(name: str) -> None:
    refused = refusal(name, 3, extra_cheese="on")
    assert (refused.rule, refused.values["option"]) == ("setup.options", "extra-cheese")
    assert "open-log" in str(refused.values["allowed"])
    refused = refusal(name, 3, open_log="perhaps")
    assert refused.rule == "setup.options"
    assert refused.values == {"option": "open-log", "value": "perhaps", "allowed": "off, on"}


@pytest.mark.rule("setup.options")
def test_only_plus_lets_the_players_do_without_help() -> None:
    assert deal("plus", 3, help="off").help is False
    for name in ("mamma-mia", "sole-mio", "grande"):
        assert refusal(name, 3, help="off").rule == "setup.options"


@pytest.mark.rule("setup.options")
def test_options_left_out_have_their_defaults() -> None:
    assert deal("plus", 3, open_log="on").options == {
        "colours": "",
        "first-player": "random",
        "open-log": "on",
        "help": "on",
    }
