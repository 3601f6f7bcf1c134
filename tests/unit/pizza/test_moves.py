"""Moves as JSON: cards count, their order does not."""

from __future__ import annotations

import msgspec
import pytest

from forno.core.move import Move
from forno.games.pizza import SOLE_MIO
from forno.games.pizza.moves import Commit, Give, Number, Serve, Want, Way
from harness.scenes.pizza import Scene

OPEN = "game: sole-mio; emptying: yes; seats: Anna yellow, Bob purple, Carla green"


@pytest.mark.parametrize(
    ("json", "move"),
    [
        ('{"move":"serve","way":[8,2,2],"cards":[8,2]}', Serve((2, 2, 8), (2, 8))),
        ('{"move":"way","way":[8,0,8,0]}', Way((0, 0, 8, 8))),
        ('{"move":"want","request":[6,2],"pledge":[5,4]}', Want((2, 6), (4, 5))),
        ('{"move":"number","asked":3,"pledge":[8,2,5]}', Number(3, (2, 5, 8))),
        ('{"move":"give","cards":[3,2]}', Give((2, 3))),
        ('{"move":"commit","total":5,"cards":[7,6]}', Commit(5, (6, 7))),
    ],
)
def test_cards_may_be_named_in_any_order(json: str, move: Move) -> None:
    read = msgspec.json.decode(json, type=SOLE_MIO.move_types)
    assert read.normalized() == move


@pytest.mark.rule("bake.from-hand", "bake.hand-cover")
def test_a_payment_is_judged_by_its_cards_and_not_by_their_order() -> None:
    scene = Scene(f"{OPEN}; oven: 2 pepper, mushroom, olive, two-each of Anna; Anna: olive, mushroom, 2 salami")
    move = msgspec.json.decode('{"move":"serve","cards":[8,6,8,2]}', type=SOLE_MIO.move_types)
    scene.match.play(move)
    assert scene.served(1) == ["two-each"]


@pytest.mark.rule("order.series", "order.series-failed")
def test_quartets_of_a_series_may_be_named_in_any_order() -> None:
    scene = Scene(f"{OPEN}; oven: quartet-olive of Anna; Anna: | quartet-pepper, quartet-salami")
    json = '{"move":"series","orders":["quartet-salami","quartet-pepper"],"numbers":[2,3]}'
    scene.match.play(msgspec.json.decode(json, type=SOLE_MIO.move_types))
    scene.play("ask", "want 4 olive, 3 pepper, 2 salami", "refuse", "refuse")
    assert scene.waiter(1)[-3:] == ["quartet-olive", "quartet-salami", "quartet-pepper"], "in the order laid"
