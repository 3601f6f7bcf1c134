"""From the second round on it is known what all hands kept together: re-deals keep to it."""

from __future__ import annotations

from collections import Counter

import pytest

from forno.core.chance import FastChance
from forno.core.errors import Unreadable
from forno.core.position import Position
from forno.games.pizza import MAMMA_MIA
from forno.games.pizza.cards import listed
from harness.scenes.pizza import Scene
from tests.unit.pizza.twins import BOTH_WAYS, Twins

TWO = """
    game: mamma-mia; players: 2; emptying: yes; round: 1; chef: 1
    hand 1: 2 olive, salami; hand 2: 3 pepper, mushroom
    oven: 5 salami, 4 olive
"""
THREE = """
    game: mamma-mia; players: 3; emptying: yes; round: 1; chef: 1
    hand 1: 2 olive; hand 2: 3 pepper, mushroom; hand 3: 4 salami, pineapple
    oven: 2 olive
"""


@pytest.mark.rule("round.new-kitchen", "round.hands-stay")
@pytest.mark.parametrize("twins", BOTH_WAYS)
def test_with_two_players_the_other_hand_is_known_when_a_round_begins(twins: Twins) -> None:
    scene = Scene(TWO)
    assert scene.asked == "1 put-ingredients"
    assert {listed(twin.hands[1]) for twin in twins(scene, 1)} == {listed(scene.table.hands[1])}
    assert len({tuple(twin.kitchen) for twin in twins(scene, 1)}) > 1


@pytest.mark.rule("round.new-kitchen", "round.hands-stay")
@pytest.mark.parametrize("twins", BOTH_WAYS)
def test_with_three_players_the_other_hands_are_known_together(twins: Twins) -> None:
    scene = Scene(THREE)
    tables = twins(scene, 1)
    together = Counter(listed(scene.table.hands[1]) + listed(scene.table.hands[2]))
    assert all(Counter(listed(twin.hands[1]) + listed(twin.hands[2])) == together for twin in tables)
    assert len({listed(twin.hands[1]) for twin in tables}) > 1


@pytest.mark.rule("round.new-kitchen")
@pytest.mark.parametrize("twins", BOTH_WAYS)
def test_what_leaves_a_hand_before_it_draws_was_kept(twins: Twins) -> None:
    scene = Scene(THREE).play("put 1 olive", "draw waiter", "put 3 pepper", "draw waiter")
    assert scene.asked == "3 put-ingredients"
    kept = Counter(listed(scene.table.hands[1]) + listed(scene.table.hands[2]))
    for twin in twins(scene, 1):
        assert Counter(listed(twin.hands[1]) + listed(twin.hands[2])) == kept
        assert Counter(twin.kept[1])[4] >= 3, "three peppers were put in before anything was drawn"


@pytest.mark.rule("round.new-kitchen")
@pytest.mark.parametrize("twins", BOTH_WAYS)
def test_what_is_drawn_comes_from_the_kitchen_of_this_round(twins: Twins) -> None:
    scene = Scene(THREE).play("put 1 olive", "draw waiter", "put 3 pepper", "draw kitchen")
    kitchen = Counter(scene.table.kitchen) + Counter(listed(scene.table.hands[1])) - Counter({6: 1})
    for twin in twins(scene, 1):
        new = Counter(listed(twin.hands[1])) + Counter({4: 3}) - Counter(twin.kept[1])
        assert sum(new.values()) == scene.table.drawn[1]
        assert not new - kitchen


@pytest.mark.rule("round.new-kitchen")
def test_over_a_whole_game_every_re_deal_could_have_come_to_be() -> None:
    dice = FastChance(4)
    table = MAMMA_MIA.deal(4, FastChance(9))
    while not table.is_over:
        options = table.legal_moves()
        table.play(options[dice.below(len(options))])
        if table.kept and not table.is_over:
            twin = MAMMA_MIA.redeal(table, table.seat, dice)
            exact = Position.from_text(MAMMA_MIA.position(twin).text)
            assert MAMMA_MIA.set_up(exact) == twin, "a position that could not occur would be refused"
            assert sorted(sum(twin.kept, ())) == sorted(sum(table.kept, ()))


@pytest.mark.rule("round.new-kitchen")
@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("kept 2", "3 salami, mushroom"),
        ("drawn 2", "4"),
        ("spent 2", "[[0,[4,4,4,4,4,4,4]]]"),
        ("spent 2", "[[0]]"),
    ],
)
def test_a_past_that_could_not_be_is_refused(line: str, wrong: str) -> None:
    scene = Scene(THREE).play("put 1 olive", "draw waiter", "put 3 pepper", "draw waiter")
    lines = scene.game.position(scene.table).lines
    assert scene.game.set_up(Position(lines)) == scene.table
    with pytest.raises(Unreadable, match="2"):
        scene.game.set_up(Position(lines | {line: wrong}))
