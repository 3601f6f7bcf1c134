"""What is shown to whom, and what of the past. (turn.no-peeking, turn.memory)"""

from __future__ import annotations

import msgspec
import pytest

from forno.core.event import Event
from forno.core.game import Question
from forno.games.pizza import PizzaView
from forno.games.pizza.events import Announced, Dealt, Drew, RoundEnded, TurnBegan
from forno.games.pizza.view import LaidOrder, Place
from harness.scenes.pizza import GAMES, Scene

PINEAPPLE, OLIVE, PEPPER, MUSHROOM, SALAMI, SHRIMP = range(0, 12, 2)
"""The single cards."""

ORDERS = {
    "mamma-mia": ("bombastica", "minimale", "monotoni"),
    "sole-mio": ("duel", "match", "ladder"),
    "grande": ("duel", "bombastica", "ladder"),
    "plus": ("mini", "bombastica", "monotoni"),
}
ORDERS_EACH = {"mamma-mia": 8, "sole-mio": 11, "grande": 19, "plus": 15}
VIEWERS = (None, 0, 1, 2)


def seen(scene: Scene, viewer: int | None) -> PizzaView:
    found = scene.match.view(viewer)
    assert isinstance(found, PizzaView)
    return found


def middle(name: str) -> Scene:
    """A table in the middle of a round: seat 1 is on turn."""
    laid, held, served = ORDERS[name]
    return Scene(
        f"game: {name}; seats: Anna green, Bob red, Carla yellow; starter: 3; round: 2; "
        f"Anna: 3 olive, salami | {held}; Bob: 2 mushroom | {laid}, {held}; Carla: 5 pepper; "
        f"Carla's served: {served}; oven: pineapple, 4 salami, {laid} of 1, 2 mushroom; "
        "kitchen: 2 olive, pineapple, salami"
    )


# --- the table as everybody sees it


@pytest.mark.rule("turn.no-peeking", "bake.used-pile")
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_sizes_and_the_top_card_are_public_and_nothing_else(name: str, viewer: int | None) -> None:
    scene = middle(name)
    _, held, served = ORDERS[name]
    each, hidden = ORDERS_EACH[name], name == "plus"
    assert seen(scene, viewer) == PizzaView(
        viewer=viewer,
        question=Question(0, "put-ingredients", 0, {}),
        variant=name,
        round=2,
        rounds={"sole-mio": 2}.get(name, 3),
        emptying=False,
        places=(
            Place(own=2, ingredients=4, orders=1, waiter=each - 2, served=None if hidden else (), gone=0),
            Place(own=4, ingredients=2, orders=2, waiter=each - 2, served=None if hidden else (), gone=0),
            Place(own=0, ingredients=5, orders=0, waiter=each - 1, served=None if hidden else (served,), gone=0),
        ),
        ingredients={
            None: None,
            0: (OLIVE, OLIVE, OLIVE, SALAMI),
            1: (MUSHROOM, MUSHROOM),
            2: (PEPPER,) * 5,
        }[viewer],
        orders={None: None, 0: (held,), 1: tuple(sorted(ORDERS[name][:2], key=deck(scene).index)), 2: ()}[viewer],
        kitchen=4 if hidden else 5,
        oven=8,
        top=MUSHROOM,
        table=(),
        open=(),
        used=sum(scene.table.used),
        served_pile=1,
        starter=2,
        chef=-1,
        holder=-1,
    )


def deck(scene: Scene) -> list[str]:
    return [order.name for order in scene.table.decks[1]]


def test_a_view_has_no_other_fields() -> None:
    """A new field must be thought about: is it public?"""
    assert set(PizzaView.__struct_fields__) == {
        *("viewer", "question", "variant", "round", "rounds", "emptying", "places", "ingredients", "orders", "kitchen"),
        *("oven", "top", "table", "open", "used", "served_pile", "starter", "chef", "holder"),
    }
    assert set(Place.__struct_fields__) == {"own", "ingredients", "orders", "waiter", "served", "gone"}


@pytest.mark.rule("turn.no-peeking")
@pytest.mark.parametrize("name", GAMES)
def test_whatever_lies_below_the_top_the_view_is_the_same(name: str) -> None:
    laid = ORDERS[name][0]
    position = f"game: {name}; players: 2; hand 1: olive; hand 2: pepper | {ORDERS[name][1]}; "
    one = Scene(position + f"oven: 3 salami, {laid} of 1, olive, {laid} of 2; kitchen: 2 olive, 2 pepper")
    other = Scene(position + f"oven: pepper, {laid} of 1, 3 mushroom, {laid} of 2; kitchen: salami, 3 mushroom")
    for viewer in (None, 0, 1):
        assert msgspec.json.encode(seen(one, viewer)) == msgspec.json.encode(seen(other, viewer))
    assert seen(one, None).top == LaidOrder(1, laid)


@pytest.mark.rule("turn.no-peeking")
@pytest.mark.parametrize("name", GAMES)
def test_while_it_is_emptied_the_rest_of_the_oven_lies_face_down(name: str) -> None:
    laid, other, _ = ORDERS[name]
    ways = {"mamma-mia": "2 olive, bombastica", "plus": "2 olive, bombastica"}.get(name, "2 olive, two-each")
    position = f"game: {name}; players: 3; emptying: yes; chef: 3; hand 1: olive; oven: {ways} of 1, "
    one, two = Scene(position + f"3 salami, {other} of 2"), Scene(position + f"{laid} of 2, 2 pepper, mushroom")
    for viewer in VIEWERS:
        view = seen(one, viewer)
        assert (view.oven, view.top, view.emptying) == (4, None, True)
        assert view.table == (OLIVE, OLIVE)
        assert view.open == (LaidOrder(0, ways.split()[-1]),)
        assert view.chef == 2
        assert view.places[1].orders == 0
        assert msgspec.structs.replace(seen(two, viewer), places=view.places) == view


@pytest.mark.rule("turn.no-peeking", "help.way-fixed")
def test_what_is_pledged_is_seen_by_nobody_else() -> None:
    hands = "hand 1: 2 olive; hand 2: olive; hand 3: salami"
    scene = Scene(f"game: sole-mio; players: 3; emptying: yes; chef: 3; {hands}; oven: 2 olive, quartet-olive of 1")
    scene.play("ask", "want olive pledging olive")
    question = Question(2, "answer-help", 1, {"orders": ("quartet-olive",), "owner": 0, "request": (OLIVE,)})
    assert [seen(scene, viewer).question for viewer in VIEWERS] == [question] * 4
    assert seen(scene, None).places[0].ingredients == 2


@pytest.mark.rule("grande.failed-order")
def test_in_grande_everybody_sees_how_many_orders_left_the_game() -> None:
    scene = Scene("game: grande; players: 2; gone 1: duel, match; hand 1: olive")
    assert [seen(scene, viewer).places[0].gone for viewer in (None, 0, 1)] == [2, 2, 2]


# --- what is heard


@pytest.mark.rule("turn.no-peeking")
@pytest.mark.parametrize("name", GAMES)
def test_cards_drawn_are_told_to_their_owner_alone(name: str) -> None:
    scene = middle(name).play("put 1 salami", "pass")
    waiter = ORDERS_EACH[name] - 2
    kitchen = middle(name).play("put 1 salami", "pass", "draw kitchen")
    (drew,) = kitchen.said(Drew)
    assert isinstance(drew, Drew)
    assert drew.ingredients is not None
    assert drew.heard(0) == drew
    assert [drew.heard(viewer) for viewer in (None, 1, 2)] == [Drew(0, "kitchen", drew.count)] * 3
    (drew,) = scene.play("draw waiter").said(Drew)
    assert isinstance(drew, Drew)
    assert drew.orders is not None
    assert len(drew.orders) == drew.count == min(waiter, 3 if name != "plus" else 5)
    assert drew.heard(0) == drew
    assert [drew.heard(viewer) for viewer in (None, 1, 2)] == [Drew(0, "waiter", drew.count)] * 3


# --- memory


def three_players(options: str = "") -> Scene:
    """Three players who put one olive or salami each turn and draw."""
    hands = "hand 1: 4 olive; hand 2: 4 salami; hand 3: 4 pepper"
    return Scene(f"game: sole-mio; players: 3; options: {options}; {hands}")


def lap(scene: Scene) -> None:
    scene.play("put 1 olive", "draw waiter", "put 1 salami", "draw waiter", "put 1 pepper", "draw waiter")


def announced(events: list[Event]) -> list[int]:
    """Who announced something, in these events; counted from 1."""
    return [event.seat + 1 for event in events if isinstance(event, Announced)]


@pytest.mark.rule("turn.memory")
def test_one_is_shown_what_was_announced_since_ones_own_last_turn() -> None:
    scene = three_players()
    lap(scene)
    scene.play("put 1 olive", "pass", "draw kitchen", "put 1 salami", "pass", "draw kitchen")
    assert announced(scene.match.history) == [1, 2, 3, 1, 2]
    assert announced(scene.match.recall(0)) == [1, 2]
    assert announced(scene.match.recall(1)) == [2]
    assert announced(scene.match.recall(2)) == [3, 1, 2]
    assert announced(scene.match.recall(None)) == [3, 1, 2]
    assert scene.match.recall(0)[0] == TurnBegan(0)


@pytest.mark.rule("turn.memory")
def test_on_turn_one_still_sees_the_whole_lap() -> None:
    scene = three_players()
    lap(scene)
    assert announced(scene.match.recall(0)) == [1, 2, 3]
    scene.play("put 1 olive")
    assert announced(scene.match.recall(0)) == [1, 2, 3, 1]
    assert announced(scene.match.recall(1)) == [2, 3, 1]


@pytest.mark.rule("turn.memory")
def test_what_is_remembered_is_only_what_was_heard() -> None:
    scene = three_players()
    lap(scene)
    drawn = [event for event in scene.match.recall(1) if isinstance(event, Drew)]
    assert [(event.seat, event.orders is None) for event in drawn] == [(1, False), (2, True)]
    assert all(event.orders is None for event in scene.match.recall(None) if isinstance(event, Drew | Dealt))


@pytest.mark.rule("turn.memory")
def test_the_log_is_not_open_while_the_oven_is_emptied() -> None:
    hands = "hand 1: 2 olive; hand 2: 2 salami; hand 3: 7 pepper; oven: 3 mushroom, quartet-mushroom of 1"
    scene = Scene(
        f"game: sole-mio; players: 3; holder: 1; {hands}; kitchen: 6 pineapple, 2 mushroom, 5 salami, 2 olive"
    )
    scene.play("put 1 olive", "draw kitchen", "put 1 salami", "draw kitchen", "put 1 pepper", "draw kitchen")
    scene.play("put 1 olive", "draw kitchen", "put 1 salami", "draw kitchen")
    assert RoundEnded(1, 0, False) in scene.told
    assert scene.asked == "1 cover-missing"
    assert announced(scene.match.history) == [1, 2, 3, 1, 2]
    assert announced(scene.match.recall(0)) == [1, 2]
    assert announced(scene.match.recall(1)) == [2]
    assert announced(scene.match.recall(2)) == [3, 1, 2]


@pytest.mark.rule("turn.memory")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_option_open_log_shows_all_of_it(viewer: int | None) -> None:
    scene = three_players("open-log=on")
    lap(scene)
    lap_again = scene.play("put 1 olive", "pass").match
    assert announced(lap_again.recall(viewer)) == [1, 2, 3, 1]
    assert len(lap_again.recall(viewer)) == len(lap_again.history)
    assert lap_again.recall(viewer) == lap_again.recall(viewer, "perfect")


@pytest.mark.rule("turn.memory")
def test_bots_with_a_perfect_memory_keep_all_they_heard() -> None:
    scene = three_players("open-log=off")
    lap(scene)
    lap_again = scene.play("put 1 olive", "pass").match
    assert announced(lap_again.recall(1, "perfect")) == [1, 2, 3, 1]
    assert announced(lap_again.recall(1)) == [2, 3, 1]


@pytest.mark.rule("turn.memory")
def test_when_the_game_is_over_all_may_be_told() -> None:
    hands = "hand 1: 6 olive; hand 2: 2 salami; hand 3: pepper"
    scene = Scene(f"game: sole-mio; players: 3; round: 2; holder: 1; {hands}; kitchen: 4 pineapple")
    scene.play("put 1 olive", "draw kitchen", "put 1 salami", "draw kitchen")
    assert scene.asked == "over"
    assert announced(scene.match.recall(1)) == [1, 2]
