"""The match: the named opponent shows a card, the owner plays one of that kind. (order.match*)"""

from __future__ import annotations

import pytest

from forno.games.pizza.events import CardShown, OpponentNamed, Served
from harness.scenes.pizza import Scene
from tests.unit.pizza.watch import used_by

TABLE = "game: sole-mio; seats: Anna yellow, Bob red, Carla purple; emptying: yes"
STOP = "duel of Bob"


@pytest.mark.rule("order.match")
def test_the_named_opponent_chooses_shows_and_takes_back() -> None:
    scene = Scene(
        f"{TABLE}; oven: match of Anna, {STOP}; Anna: 2 pepper, olive; Bob: 2 pepper, salami; Carla: 3 mushroom"
    )
    assert scene.asked == "1 name-opponent"
    scene.play("name 2")
    assert scene.said(OpponentNamed) == [OpponentNamed(0, 1)]
    assert scene.asked == "2 show-for-match"
    assert scene.options == ["show-card pepper", "show-card salami"]
    scene.play("show-card pepper")
    assert scene.said(CardShown) == [CardShown(1, 4)]
    assert scene.hand(2) == "2 pepper, salami | "
    assert scene.asked == "1 answer-match"
    assert used_by(scene, "serve with pepper") == "pepper"
    assert scene.served(1) == ["match"]
    assert scene.hand(1) == "olive, pepper | "
    assert scene.hand(2) == "2 pepper, salami | "


@pytest.mark.rule("order.match", "turn.held")
def test_only_a_card_really_held_is_shown_and_only_by_the_one_named() -> None:
    scene = Scene(f"{TABLE}; oven: match of Anna; Anna: pepper; Bob: pepper; Carla: mushroom")
    scene.play("name 3")
    assert scene.refused("show-card pepper") == "turn.held"
    assert scene.refused("show-card double mushroom") == "turn.held"
    assert scene.refused("show-card pepper", seat=2) == "turn.whose"
    assert scene.refused("pass") == "play.move"
    assert scene.refused("refuse") == "play.move"


@pytest.mark.rule("order.match")
def test_the_table_does_not_help() -> None:
    scene = Scene(f"{TABLE}; oven: 4 mushroom, match of Anna, {STOP}; Anna: pepper; Bob: mushroom")
    scene.play("name 2", "show-card mushroom")
    assert scene.options == ["fail"]
    scene.play("fail")
    assert scene.waiter(1)[-1] == "match"
    assert scene.on_table == "4 mushroom"
    assert scene.hand(1) == "pepper | "


@pytest.mark.rule("order.match")
@pytest.mark.parametrize("shown", ["pepper", "double pepper"])
@pytest.mark.parametrize("played", ["pepper", "double pepper"])
def test_single_or_double_as_the_owner_chooses(shown: str, played: str) -> None:
    scene = Scene(
        "game: sole-mio; seats: Anna yellow, Bob red, Carla purple, Dora green; emptying: yes;"
        f"oven: match of Anna, {STOP}; Anna: pepper, double pepper; Bob: pepper, double pepper"
    )
    scene.play("name 2", f"show-card {shown}")
    assert scene.options == ["serve with pepper", "serve with double pepper"]
    assert used_by(scene, f"serve with {played}") == played
    assert scene.served(1) == ["match"]


@pytest.mark.rule("order.match", "turn.held")
def test_one_card_of_that_kind_is_played_and_nothing_else() -> None:
    scene = Scene(f"{TABLE}; oven: match of Anna; Anna: 2 pepper, olive; Bob: pepper")
    scene.play("name 2", "show-card pepper")
    assert scene.refused("serve with olive") == "order.match"
    assert scene.refused("serve with 2 pepper") == "order.match"
    assert scene.refused("serve with olive, pepper") == "order.match"
    assert scene.refused("serve") == "order.match"
    assert scene.refused("serve with double pepper") == "turn.held"
    assert scene.refused("pass") == "play.move"
    assert scene.refused("serve with pepper", seat=2) == "turn.whose"


@pytest.mark.rule("order.match-no-help")
def test_no_help_for_a_match() -> None:
    scene = Scene(f"{TABLE}; oven: match of Anna; Anna: olive; Bob: pepper; Carla: pepper")
    assert "ask" not in scene.options
    assert scene.refused("ask") == "order.match-no-help"
    scene.play("name 2", "show-card pepper")
    assert scene.options == ["fail"]
    assert scene.refused("ask") == "order.match-no-help"


@pytest.mark.rule("order.match-target")
def test_only_an_opponent_who_holds_an_ingredient_can_be_named() -> None:
    scene = Scene(f"{TABLE}; oven: match of Anna; Anna: olive; Bob: | duel; Carla: pepper")
    assert scene.options == ["fail", "name 3"]
    assert scene.refused("name 2") == "order.match-target"
    assert scene.refused("name 1") == "order.match-target"
    assert scene.refused("name 4") == "order.match-target"


@pytest.mark.rule("order.match-target")
def test_any_opponent_may_be_named_not_only_the_next() -> None:
    scene = Scene(f"{TABLE}; oven: match of Carla; Anna: olive; Bob: olive; Carla: pepper")
    assert scene.options == ["fail", "name 1", "name 2"]


@pytest.mark.rule("order.match-target")
def test_if_no_opponent_holds_an_ingredient_the_match_fails_at_once() -> None:
    scene = Scene(f"{TABLE}; oven: 2 mushroom, match of Anna; Anna: olive; Bob: | duel")
    assert scene.waiter(1)[-1] == "match"
    assert scene.served(1) == []


@pytest.mark.rule("order.match-decline")
def test_the_owner_may_decline_before_naming_anyone() -> None:
    scene = Scene(f"{TABLE}; oven: match of Anna, {STOP}; Anna: pepper; Bob: pepper")
    scene.play("fail")
    assert scene.said(CardShown) == []
    assert scene.waiter(1)[-1] == "match"
    assert scene.hand(1) == "pepper | "


@pytest.mark.rule("order.match-decline")
def test_once_a_card_is_shown_who_holds_the_kind_must_play_one() -> None:
    scene = Scene(f"{TABLE}; oven: match of Anna, {STOP}; Anna: double pepper, olive; Bob: pepper")
    scene.play("name 2", "show-card pepper")
    assert scene.refused("fail") == "order.match-decline"
    assert scene.options == ["serve with double pepper"]
    assert used_by(scene, "serve with double pepper") == "double pepper"


@pytest.mark.rule("order.match-decline")
def test_one_who_holds_none_of_the_kind_fails() -> None:
    scene = Scene(f"{TABLE}; oven: match of Anna, {STOP}; Anna: olive; Bob: pepper")
    scene.play("name 2", "show-card pepper", "fail")
    assert scene.said(Served) == []
    assert scene.waiter(1)[-1] == "match"
    assert scene.hand(1) == "olive | "


@pytest.mark.rule("order.match-asked")
@pytest.mark.parametrize(
    ("hand", "options"),
    [("olive", ["fail"]), ("pepper", ["serve with pepper"]), ("double pepper, olive", ["serve with double pepper"])],
)
def test_the_owner_is_always_asked_once_the_card_is_shown(hand: str, options: list[str]) -> None:
    scene = Scene(f"{TABLE}; oven: match of Anna, {STOP}; Anna: {hand}; Bob: pepper")
    scene.play("name 2", "show-card pepper")
    assert scene.asked == "1 answer-match"
    assert scene.options == options


@pytest.mark.rule("order.match-asked", "bake.silent")
def test_an_owner_without_an_ingredient_is_not_asked() -> None:
    scene = Scene(f"{TABLE}; oven: match of Anna, {STOP}; Anna: | duel; Bob: pepper")
    assert scene.asked == "2 commit-to-duel"
    assert scene.waiter(1)[-1] == "match"
