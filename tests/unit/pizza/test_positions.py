"""Positions: what is left out takes its natural place, and what could not occur is refused, with what and where."""

from __future__ import annotations

from typing import Any

import pytest

from forno.core.errors import FornoError, Impossible, Unreadable
from forno.core.position import Position
from forno.games.pizza import COLOURS, MAMMA_MIA
from forno.games.pizza.cards import CHEF
from forno.testing.random_play import random_match
from harness.scenes.pizza import GAMES, Scene

NOBODY = -1


def trouble(text: str, game: str = "sole-mio") -> str:
    """The one line that says what is wrong with a position, and where."""
    with pytest.raises(FornoError) as wrong:
        GAMES[game].set_up(Position.from_text(text))
    assert "\n" not in str(wrong.value)
    return str(wrong.value)


# --- what is left out


def test_cards_that_are_not_named_lie_in_the_kitchen() -> None:
    table = Scene("game: sole-mio; players: 3; hand 1: 2 olive; oven: salami").table
    assert len(table.kitchen) == 9 * 5 - 3 + 1
    assert sum(table.used) == 0
    assert table.kitchen.count(CHEF) == 1


def test_or_in_the_used_pile_if_the_kitchen_is_named() -> None:
    table = Scene("game: sole-mio; players: 3; hand 1: 2 olive; oven: salami; kitchen: chef card, 4 pepper").table
    assert len(table.kitchen) == 5
    assert sum(table.used) == 9 * 5 - 3 - 4


def test_or_in_the_used_pile_while_the_oven_is_emptied() -> None:
    table = Scene("game: sole-mio; players: 3; emptying: yes; chef: 3; oven: olive, ladder of 1; hand 1: olive").table
    assert table.kitchen == []
    assert sum(table.used) == 9 * 5 - 2
    assert (table.chef, table.holder) == (2, 2)


def test_orders_that_are_not_named_lie_in_the_waiter() -> None:
    scene = Scene("game: mamma-mia; seats: Anna green, Bob red; Anna: olive | minimale; Anna's served: monotoni")
    assert sorted([*scene.waiter(1), "minimale", "monotoni"]) == sorted(order.name for order in scene.table.decks[0])
    assert scene.waiter(1)[0] == "classic-four-pineapple"


def test_colours_belong_to_the_seats_they_are_written_with() -> None:
    table = Scene("game: sole-mio; seats: Anna green, Bob, Carla yellow, Dora; Anna: olive").table
    assert [COLOURS[own] for own in table.colours] == ["green", "purple", "yellow", "brown"]


def test_unknown_cards_are_drawn() -> None:
    position = Position.from_text(
        "players: 3; hand 1: 2 olive; hand 2: olive, 4 unknown | 2 unknown; hand 3: 5 unknown"
    )
    table = GAMES["sole-mio"].set_up(position)
    assert table.sizes == [2, 5, 5]
    assert table.orders[1].bit_count() == 2
    assert GAMES["sole-mio"].cards(table) == GAMES["sole-mio"].cards(
        Scene("game: sole-mio; players: 3; hand 1: olive").table
    )


# --- cards that are not there


@pytest.mark.parametrize(
    ("text", "where", "what"),
    [
        ("players: 5; hand 1: 5 olive; table: 5 olive", "table", "too many olive"),
        ("players: 2; game: mamma-mia; oven: 13 olive", "oven", "more than the 8 of the deck"),
        ("players: 2; used: 2 double olive", "used", "too many double olive"),
        ("game: mamma-mia; hand 1: double olive", "hand 1", "too many double olive"),
        ("kitchen: 99 pepper", "kitchen", "too many pepper"),
        ("hand 1: 2 tomato", "hand 1", "unknown card 'tomato'"),
        ("hand 1: 2 shrimp", "hand 1", "shrimp has no place here"),
        ("game: grande; oven: shrimp", "oven", "shrimp has no place here"),
        ("table: chef card", "table", "chef card has no place here"),
        ("hand 2: chef card", "hand 2", "chef card has no place here"),
        ("oven: olive, tomato", "oven", "unknown card 'tomato'"),
        ("hand 1: 1000000 olive", "hand 1", "1000000 cards are too many"),
        ("hand 1: ² olive", "hand 1", "unknown card '² olive'"),
        (f"hand 1: {'9' * 5000} olive", "hand 1", "unknown card"),
        ("table: 2 unknown", "table", "unknown has no place here"),
        ("used: 2 unknown", "used", "unknown has no place here"),
        ("oven: olive, unknown", "oven", "unknown has no place here"),
        (
            "hand 1: 6 unknown; hand 2: 6 unknown; table: 6 olive, 6 pepper, 6 salami, 6 mushroom",
            "hand",
            "unknown cards",
        ),
        ("kitchen: 3 unknown", "kitchen", "3 unknown cards, but"),
    ],
)
def test_ingredients_beyond_the_deck(text: str, where: str, what: str) -> None:
    game = text.partition("game: ")[2].partition(";")[0] or "sole-mio"
    message = trouble(text, game)
    assert message.startswith(f"{where}: ")
    assert what in message


@pytest.mark.parametrize(
    ("text", "where", "what"),
    [
        ("hand 1: olive | duel; served 1: duel", "hand 1", "duel is there twice"),
        ("hand 1: olive | duel, duel", "hand 1", "duel is there twice"),
        ("oven: olive, duel of 1; waiter 1: duel", "oven", "duel is there twice"),
        ("oven: olive, duel of 2, salami, duel of 2", "oven", "duel is there twice"),
        ("hand 1: olive | quartet-pineapple", "hand 1", "seat 1 has no order 'quartet-pineapple'"),
        ("hand 1: olive | margherita", "hand 1", "seat 1 has no order 'margherita'"),
        ("hand 1: olive | 2 duel", "hand 1", "seat 1 has no order '2 duel'"),
        ("oven: olive, minimale of 1", "oven", "seat 1 has no order 'minimale'"),
        ("oven: olive, duel of 3", "oven", "there is no seat 3"),
        ("oven: olive, duel of 0", "oven", "there is no seat 0"),
        ("oven: olive, duel", "oven", "unknown card 'duel'"),
        ("waiter 1: duel, match", "waiter 1", "9 orders of seat 1 are nowhere"),
        ("hand 1: | 12 unknown", "hand 1", "12 unknown orders, but only 11 are left"),
        ("served 1: 2 unknown", "served 1", "unknown has no place here"),
        ("gone 1: unknown", "gone 1", "unknown has no place here"),
    ],
)
def test_orders_that_are_not_there(text: str, where: str, what: str) -> None:
    assert trouble(text) == f"{where}: {what}"


# --- hands


@pytest.mark.parametrize(
    ("game", "hand", "most"),
    [
        ("mamma-mia", "8 olive", 7),
        ("sole-mio", "6 olive | duel, match", 7),
        ("grande", "5 olive | duel, match, ladder", 7),
        ("plus", "5 olive, 5 pepper, 5 salami", 14),
    ],
)
def test_a_hand_beyond_its_size(game: str, hand: str, most: int) -> None:
    assert trouble(f"hand 2: {hand}", game) == f"hand 2: {15 if most == 14 else 8} cards, a hand has at most {most}"


# --- the chef card


@pytest.mark.parametrize("text", ["kitchen: 2 chef card, olive", "holder: 1; kitchen: olive, chef card"])
def test_the_chef_card_twice(text: str) -> None:
    assert trouble(text) == "kitchen: the chef card is there twice"


@pytest.mark.parametrize(("text", "where"), [("holder: 1", "holder"), ("kitchen: olive, chef card", "kitchen")])
def test_plus_has_no_chef_card(text: str, where: str) -> None:
    assert trouble(text, "plus") == f"{where}: plus has no chef card"


def test_the_holder_of_the_chef_card_is_chef() -> None:
    assert trouble("holder: 1; chef: 2").startswith("chef: ")


def test_a_round_without_a_kitchen() -> None:
    assert trouble("kitchen:; holder: 1; hand 1: olive") == "kitchen: it is empty, so the round is over"
    assert trouble("kitchen:; hand 1: olive", "plus") == "kitchen: it is empty, so the round is over"
    assert Scene("game: plus; kitchen:; hand 1: olive; final: 2").table.final == 2


# --- lines


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("cellar: olive", "cellar: there is no such line"),
        ("hand 7: olive", "hand 7: there is no such line"),
        ("hand 0: olive", "hand 0: there is no such line"),
        ("hand ²: olive", "hand ²: there is no such line"),
        ("seats: Anna, Bob; Dora: olive", "Dora: there is no such line"),
        ("game: plus", "game: this is a position of plus, not of sole-mio"),
        ("players: 6", "players: sole-mio is for 2 to 5 players"),
        ("players: 1", "players: sole-mio is for 2 to 5 players"),
        ("hand 6: olive", "players: sole-mio is for 2 to 5 players"),
        ("players: two", "players: expected a number, found 'two'"),
        ("players: ²", "players: expected a number, found '²'"),
        ("players: 2; hand 3: olive", "hand 3: there is no seat 3"),
        ("players: 2; seats: Anna, Bob, Carla", "seats: 3 seats for 2 players"),
        ("colours: red, red", "colours: no such colour, or there twice: red"),
        ("seats: Anna red, Bob red", "colours: no such colour, or there twice: red"),
        ("colours: pink", "colours: no such colour, or there twice: pink"),
        ("round: 3", "round: there are 2 rounds"),
        ("round: 0", "round: there are 2 rounds"),
        ("turn: 3", "turn: there is no seat 3"),
        ("turn: 0", "turn: there is no seat 0"),
        ("starter: 9", "starter: there is no seat 9"),
        ("chef: Anna", "chef: expected a number, found 'Anna'"),
        ("emptying: perhaps", "emptying: expected yes or no, found 'perhaps'"),
        ("acted: 1", "acted: expected yes or no, found '1'"),
        ("options: open-log", "options: expected options as `name=value, name=value`, each once, found 'open-log'"),
        ("idle: 2", "idle: with 2 players at most 1"),
        ("final: 3", "final: with 2 players at most 2"),
        ("chance: dice", "dice: a source of chance starts with fair: or fast:"),
        ("bottom 1: 12", "bottom 1: the waiter has 11 cards"),
        ("seen orders 1: duel", "seen orders 1: duel is not in the hand"),
        ("seen orders 1: margherita", "seen orders 1: seat 1 has no order 'margherita'"),
    ],
)
def test_lines_that_say_what_cannot_be(text: str, message: str) -> None:
    assert trouble(text) == message


def test_options_that_the_game_does_not_offer() -> None:
    assert trouble("options: help=off").startswith("setup.options (option: help, value: off")


@pytest.mark.parametrize("text", ["[]]", "{}", "[[1], [2], []]", '["olive"]', "[[1],[2],[[[1]]]]"])
def test_knowledge_that_cannot_be_read(text: str) -> None:
    assert trouble(f"hand 1: olive; known 1: {text}").startswith("known 1: ")


@pytest.mark.parametrize(
    "agenda",
    [
        "nothing",
        '[{"step":"bake-bread"}]',
        '[{"step":"put-ingredients","seat":0}]',
        '[{"step":"next-round"},{"step":"turn-oven-over"},{"step":"put-ingredients","seat":9}]',
        '[{"step":"next-round"},{"step":"turn-oven-over"},{"step":"begin-turn","seat":0}]',
        '[{"step":"next-round"},{"step":"empty-oven"},{"step":"put-ingredients","seat":0}]',
        '[{"step":"put-ingredients","seat":0},{"step":"put-ingredients","seat":0}]',
    ],
)
def test_an_agenda_that_cannot_be(agenda: str) -> None:
    whole = Scene("game: sole-mio; players: 2; hand 1: olive")
    lines = whole.game.position(whole.table).lines | {"agenda": agenda}
    with pytest.raises(Unreadable) as wrong:
        whole.game.set_up(Position(lines))
    assert wrong.value.where == "agenda"


def test_a_line_twice_or_without_a_colon() -> None:
    with pytest.raises(Unreadable, match="line 2: hand 1 is there twice"):
        Position.from_text("hand 1: olive; hand 1: salami")
    with pytest.raises(Unreadable, match="line 1: expected `name: value`"):
        Position.from_text("an olive in the oven")


def test_in_an_exact_position_every_card_has_its_place() -> None:
    whole = Scene("game: sole-mio; players: 2; hand 1: 2 olive | duel; oven: 2 salami")
    lines = whole.game.position(whole.table).lines
    assert whole.game.set_up(Position(lines)) == whole.table
    for name, value in (("oven", "salami"), ("hand 1", "2 olive |"), ("hand 1", "olive | duel")):
        with pytest.raises(Impossible, match="nowhere"):
            whole.game.set_up(Position(lines | {name: value}))


def test_as_many_cards_were_kept_in_all_as_by_the_seats_together() -> None:
    table: Any = random_match(MAMMA_MIA, 5, 3, moves=200).table
    assert table.kept
    text = MAMMA_MIA.position(table, table.seat).text
    MAMMA_MIA.set_up(Position.from_text(text))
    kept = next(line for line in text.splitlines() if line.startswith("kept in all: "))
    fewer = kept.rpartition(", ")[0]
    with pytest.raises(Impossible, match=r"not as many cards as the seats kept|that somebody kept"):
        MAMMA_MIA.set_up(Position.from_text(text.replace(kept, fewer)))


@pytest.mark.rule("order.series-whole")
def test_a_series_that_must_be_paid_and_cannot_be_is_no_position() -> None:
    table = "game: sole-mio; seats: Anna yellow, Bob red, Carla purple; emptying: yes"
    scene = Scene(f"{table}; oven: 3 olive, 4 pepper, quartet-pepper of Anna; Anna: olive | quartet-olive")
    scene.play("series quartet-olive=4")
    lines = scene.game.position(scene.table).lines
    assert lines["hand 1"] == "olive |"
    used = lines["used"].replace("8 salami", "7 salami").replace("4 olive", "5 olive")
    with pytest.raises(Impossible, match="only if it can be paid") as wrong:
        scene.game.set_up(Position(lines | {"hand 1": "salami |", "used": used}))
    assert wrong.value.where == "agenda"
