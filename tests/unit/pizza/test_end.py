"""The end of the game: who wins, and what decides. (end.*)"""

from __future__ import annotations

import pytest

from forno.core.game import Outcome
from forno.games.pizza.events import GameEnded
from forno.games.pizza.view import view
from harness.scenes.pizza import GAMES, Scene

LAST_ROUND = {"mamma-mia": 3, "sole-mio": 2, "grande": 3, "plus": 3}


def end(name: str, hands: str, players: int = 3) -> Scene:
    """The last oven has just been emptied."""
    return Scene(f"game: {name}; players: {players}; round: {LAST_ROUND[name]}; emptying: yes; chef: 1; {hands}")


def outcome(scene: Scene) -> Outcome:
    assert scene.table.is_over
    return scene.game.outcome(scene.table)


@pytest.mark.rule("end.winner")
@pytest.mark.parametrize("name", GAMES)
def test_the_most_served_orders_win(name: str) -> None:
    orders = {"mamma-mia": "bombastica, minimale", "plus": "bombastica, minimale"}.get(name, "duel, ladder")
    one = orders.split(", ")[0]
    scene = end(name, f"served 1: {one}; served 2: {orders}; hand 1: 6 pepper; hand 3: 7 salami")
    assert outcome(scene) == Outcome(scores=(1, 2, 0), places=(2, 1, 3))
    assert outcome(scene).winners == [1]
    assert scene.said(GameEnded) == [GameEnded(((one,), tuple(orders.split(", ")), ()), ingredients=(6, 0, 7))]


@pytest.mark.rule("end.winner", "help.reward")
def test_a_reward_counts_as_much_as_any_served_order() -> None:
    scene = end("sole-mio", "oven: 3 olive, quartet-olive of 1; hand 2: olive; served 3: duel")
    scene.play("ask", "want olive", "give olive")
    assert outcome(scene) == Outcome(scores=(1, 1, 1), places=(1, 1, 1))


@pytest.mark.rule("end.winner", "grande.failed-order")
def test_failed_orders_count_nothing() -> None:
    scene = end("grande", "gone 1: duel, ladder, match; served 2: duel")
    assert outcome(scene).places == (2, 1, 2)


@pytest.mark.rule("end.tie")
def test_tied_players_compare_the_ingredients_left_in_hand() -> None:
    scene = end(
        "mamma-mia", "served 1: bombastica; served 2: minimale; hand 1: 3 olive | monotoni, minimale; hand 2: 4 olive"
    )
    assert outcome(scene) == Outcome(scores=(1, 1, 0), places=(2, 1, 3))


@pytest.mark.rule("end.tie")
@pytest.mark.parametrize("name", ["sole-mio", "grande"])
def test_a_double_counts_two(name: str) -> None:
    scene = end(name, "served 1: duel; served 2: duel; hand 1: 3 olive; hand 2: double olive, double salami")
    assert outcome(scene).winners == [1]
    assert scene.said(GameEnded) == [GameEnded((("duel",), ("duel",), ()), (3, 4, 0))]


@pytest.mark.rule("end.tie")
def test_orders_in_hand_decide_nothing() -> None:
    scene = end("sole-mio", "served 1: duel; served 2: duel; hand 1: olive | match, ladder, absent; hand 2: 2 olive")
    assert outcome(scene).winners == [1]


@pytest.mark.rule("end.tie")
def test_ingredients_decide_only_between_the_tied() -> None:
    scene = end("plus", "served 1: mini; served 2: mini; served 3: mini, minimale; hand 1: 9 olive; hand 2: salami")
    assert outcome(scene).places == (2, 3, 1)


@pytest.mark.rule("end.shared")
@pytest.mark.parametrize("name", GAMES)
def test_still_tied_they_share_the_win(name: str) -> None:
    order = {"mamma-mia": "bombastica", "plus": "bombastica"}.get(name, "duel")
    scene = end(name, f"served 1: {order}; served 3: {order}; hand 1: 2 olive; hand 2: 5 pepper; hand 3: olive, salami")
    assert outcome(scene) == Outcome(scores=(1, 0, 1), places=(1, 3, 1))
    assert outcome(scene).winners == [0, 2]


@pytest.mark.rule("end.places")
def test_lower_places_are_ranked_like_the_first() -> None:
    scene = end(
        "sole-mio",
        "served 1: duel; served 2: duel, match; served 3: duel; served 4: duel; "
        "hand 1: 2 olive; hand 3: double salami; hand 4: 3 pepper; hand 5: olive",
        players=5,
    )
    assert outcome(scene) == Outcome(scores=(1, 2, 1, 1, 0), places=(3, 1, 3, 2, 5))


@pytest.mark.rule("end.plus-count")
def test_in_plus_nobody_sees_who_leads_until_the_end() -> None:
    position = "game: plus; players: 3; served 1: mini, bombastica; served 3: minimale; hand 2: salami; turn: 2"
    scene = Scene(position)
    for viewer in (None, 0, 1, 2):
        seen = view(None, scene.table, viewer)
        assert seen.served_pile == 3
        assert [place.served for place in seen.places] == [None, None, None]
    scene = Scene(position + "; emptying: yes; chef: 2; oven: 4 olive, bombastica of 2")
    assert scene.asked == "2 cover-missing"
    assert view(None, scene.table, None).places[0].served is None


@pytest.mark.rule("end.plus-count")
def test_then_the_pile_is_counted_by_colour() -> None:
    scene = end("plus", "served 1: mini, bombastica; served 3: minimale")
    for viewer in (None, 0, 1, 2):
        seen = view(None, scene.table, viewer)
        assert [place.served for place in seen.places] == [("bombastica", "mini"), (), ("minimale",)]
    assert scene.said(GameEnded) == [GameEnded((("bombastica", "mini"), (), ("minimale",)), (0, 0, 0))]


@pytest.mark.rule("end.plus-count")
@pytest.mark.parametrize("name", ["mamma-mia", "sole-mio", "grande"])
def test_in_the_other_games_served_orders_lie_open(name: str) -> None:
    order = "bombastica" if name == "mamma-mia" else "duel"
    scene = Scene(f"game: {name}; players: 2; served 1: {order}; hand 1: olive")
    for viewer in (None, 0, 1):
        assert [place.served for place in view(None, scene.table, viewer).places] == [(order,), ()]
