"""The duel: one's own kind against all that the opponents show of it. (order.duel*)"""

from __future__ import annotations

import pytest

from forno.games.pizza.events import DuelAnswered, DuelCommitted
from harness.scenes.pizza import Scene
from tests.unit.pizza.watch import used_by

TABLE = "game: sole-mio; seats: Anna yellow, Bob red, Emma brown, Dora purple; emptying: yes"
STOP = "duel of Bob"
"""Bob is asked about his duel as long as he holds an ingredient."""


@pytest.mark.rule("order.duel")
def test_at_least_two_of_the_own_kind() -> None:
    scene = Scene(f"{TABLE}; oven: 3 mushroom, 2 salami, duel of Emma; Emma: mushroom, salami")
    assert scene.asked == "3 commit-to-duel"
    assert scene.refused("commit 1") == "order.duel"
    assert scene.refused("commit 0") == "order.duel"
    assert scene.refused("commit 4 with salami") == "order.duel"
    assert scene.refused("commit 5 with 2 mushroom") == "turn.held"
    assert scene.refused("put 1 salami") == "play.move"
    assert scene.refused("commit 2", seat=1) == "turn.whose"


@pytest.mark.rule("order.duel")
def test_the_tables_go_in_first_then_any_number_from_hand() -> None:
    scene = Scene(f"{TABLE}; oven: 3 mushroom, duel of Emma; Emma: 2 mushroom")
    assert scene.options == ["commit 2", "commit 3", "commit 4 with mushroom", "commit 5 with 2 mushroom"]
    assert scene.refused("commit 2 with mushroom") == "order.duel"
    assert scene.refused("commit 3 with mushroom") == "order.duel"
    assert scene.refused("commit 4") == "order.duel-cards"


@pytest.mark.rule("order.duel", "order.duel-show-all")
def test_every_opponent_is_asked_clockwise_from_the_owners_left() -> None:
    scene = Scene(f"{TABLE}; oven: 2 mushroom, duel of Emma, {STOP}; Emma: olive; Bob: salami")
    scene.play("commit 2")
    asked = [scene.asked]
    for _ in range(2):
        scene.play("pass")
        asked.append(scene.asked)
    assert asked == ["4 answer-duel", "1 answer-duel", "2 answer-duel"]
    assert used_by(scene, "pass") == "2 mushroom"
    assert scene.served(3) == ["duel"]
    assert scene.on_table == ""


@pytest.mark.rule("order.duel")
@pytest.mark.parametrize(("commit", "wins"), [("commit 3", False), ("commit 4", True)])
def test_as_much_as_was_committed_is_enough_to_stop_it(commit: str, wins: bool) -> None:
    scene = Scene(
        f"{TABLE}; oven: 4 mushroom, duel of Emma, {STOP}; Emma: olive; Anna: double mushroom; Bob: mushroom, salami"
    )
    scene.play(commit, "pass", "show", "show")
    assert scene.served(3) == (["duel"] if wins else [])
    assert scene.on_table == ("" if wins else "4 mushroom")
    assert scene.waiter(3)[-1] == ("takeover" if wins else "duel")
    assert scene.hand(1) == "double mushroom | "
    assert scene.hand(2) == "mushroom, salami | "


@pytest.mark.rule("order.duel")
def test_a_duel_lost_leaves_everything_committed_on_the_table_also_from_hand() -> None:
    scene = Scene(f"{TABLE}; oven: mushroom, duel of Emma, {STOP}; Emma: 3 mushroom; Bob: 3 mushroom")
    assert used_by(scene, "commit 3 with 2 mushroom", "pass", "pass", "show") == ""
    assert scene.on_table == "3 mushroom"
    assert scene.hand(3) == "mushroom | "
    assert scene.hand(2) == "3 mushroom | "


@pytest.mark.rule("order.duel")
def test_a_duel_won_uses_what_was_committed_and_no_more() -> None:
    scene = Scene(f"{TABLE}; oven: 3 mushroom, salami, duel of Emma, {STOP}; Emma: mushroom; Bob: mushroom, olive")
    assert used_by(scene, "commit 2", "pass", "pass", "show") == "2 mushroom"
    assert scene.on_table == "mushroom, salami"
    assert scene.hand(2) == "olive, mushroom | "
    assert scene.hand(3) == "mushroom | "


@pytest.mark.rule("order.duel")
def test_what_is_committed_lies_open_before_the_first_is_asked() -> None:
    scene = Scene(f"{TABLE}; oven: mushroom, duel of Emma; Emma: mushroom, double mushroom")
    scene.play("commit 4 with mushroom, double mushroom")
    (told,) = scene.said(DuelCommitted)
    assert isinstance(told, DuelCommitted)
    assert (told.table, told.cards) == ((6,), (6, 7))
    assert scene.on_table == "2 mushroom, double mushroom"
    assert scene.hand(3) == " | "
    question = scene.match.view(0).question
    assert question is not None
    assert question.shown["committed"] == (6, 6, 7)


@pytest.mark.rule("order.duel-no-help")
def test_no_help_for_a_duel() -> None:
    scene = Scene(f"{TABLE}; oven: mushroom, duel of Emma; Emma: mushroom; Anna: 3 mushroom")
    assert "ask" not in scene.options
    assert scene.refused("ask") == "order.duel-no-help"


@pytest.mark.rule("order.duel-show-all")
def test_who_shows_shows_all_of_that_kind_and_nothing_else() -> None:
    scene = Scene(f"{TABLE}; oven: 6 mushroom, duel of Emma; Emma: olive; Dora: 2 mushroom, double mushroom, olive")
    scene.play("commit 6")
    assert scene.options == ["pass", "show"]
    assert scene.refused("show-card mushroom") == "order.duel-show-all"
    assert scene.refused("give mushroom") == "order.duel-show-all"
    scene.play("show")
    assert scene.said(DuelAnswered) == [DuelAnswered(3, (6, 6, 7))]
    assert scene.hand(4) == "olive, 2 mushroom, double mushroom | "


@pytest.mark.rule("order.duel-show-all")
def test_holding_none_looks_like_declining() -> None:
    told = []
    for hand in ("3 mushroom", "3 olive", ""):
        scene = Scene(f"{TABLE}; oven: 3 mushroom, duel of Emma; Emma: olive; Dora: {hand}")
        scene.play("commit 3")
        assert scene.asked == "4 answer-duel"
        scene.play("pass")
        told.append(scene.told)
    assert told[0] == told[1] == told[2] == [DuelAnswered(3, ())]


@pytest.mark.rule("order.duel-show-all", "turn.held")
def test_who_holds_none_can_show_nothing() -> None:
    scene = Scene(f"{TABLE}; oven: 3 mushroom, duel of Emma; Emma: olive; Dora: 2 olive")
    scene.play("commit 3")
    assert scene.options == ["pass"]
    assert scene.refused("show") == "turn.held"


@pytest.mark.rule("order.duel-show-all")
def test_declining_is_a_choice_and_then_nothing_counts() -> None:
    scene = Scene(f"{TABLE}; oven: 2 mushroom, duel of Emma, {STOP}; Emma: olive; Dora: 5 mushroom; Bob: salami")
    scene.play("commit 2", "pass", "pass", "pass")
    assert scene.served(3) == ["duel"]


@pytest.mark.rule("order.duel-show-all")
def test_asking_stops_once_enough_is_shown() -> None:
    scene = Scene(f"{TABLE}; oven: 2 mushroom, duel of Emma, {STOP}; Emma: olive; Dora: double mushroom; Bob: mushroom")
    scene.play("commit 2", "show")
    assert scene.asked == "2 commit-to-duel"
    assert scene.waiter(3)[-1] == "duel"


@pytest.mark.rule("order.duel-cards")
def test_whole_cards_are_committed_and_the_tables_doubles_go_in_first() -> None:
    scene = Scene(f"{TABLE}; oven: 2 mushroom, double mushroom, duel of Emma, {STOP}; Emma: olive; Bob: salami")
    assert scene.options == ["commit 2", "commit 3", "commit 4"]
    assert used_by(scene, "commit 2", "pass", "pass", "pass") == "double mushroom"
    assert scene.on_table == "2 mushroom"


@pytest.mark.rule("order.duel-cards")
def test_a_double_is_not_split() -> None:
    scene = Scene(f"{TABLE}; oven: 2 double mushroom, duel of Emma; Emma: mushroom")
    assert scene.options == ["commit 2", "commit 4", "commit 5 with mushroom"]
    assert scene.refused("commit 3") == "order.duel-cards"
    assert scene.refused("commit 3 with mushroom") == "order.duel"


@pytest.mark.rule("order.duel-cards", "bake.hand-cover")
def test_no_card_from_hand_is_superfluous_in_a_duel() -> None:
    scene = Scene(f"{TABLE}; oven: mushroom, duel of Emma, {STOP}; Emma: 3 mushroom, 2 double mushroom; Bob: salami")
    assert len(scene.options) == 1 + 4 * 3 - 1
    used = used_by(scene, "commit 8 with 3 mushroom, 2 double mushroom", "pass", "pass", "pass")
    assert used == "4 mushroom, 2 double mushroom"


@pytest.mark.rule("order.duel-decline")
@pytest.mark.parametrize("there", ["2 mushroom", "double mushroom"])
def test_with_two_on_the_table_the_owner_must_commit(there: str) -> None:
    scene = Scene(f"{TABLE}; oven: {there}, duel of Emma; Emma: olive")
    assert scene.options == ["commit 2"]
    assert scene.refused("fail") == "order.duel-decline"
    assert scene.table.default() == scene.table.legal_moves()[0]


@pytest.mark.rule("order.duel-decline")
@pytest.mark.parametrize("there", ["mushroom", "2 olive"])
def test_with_fewer_the_owner_may_decline(there: str) -> None:
    scene = Scene(f"{TABLE}; oven: {there}, duel of Emma, {STOP}; Emma: 2 mushroom; Bob: salami")
    scene.play("fail")
    assert scene.waiter(3)[-1] == "duel"
    assert scene.hand(3) == "2 mushroom | "
    assert scene.on_table == there


@pytest.mark.rule("order.duel-decline", "bake.silent")
def test_an_owner_with_an_ingredient_is_asked_even_if_nothing_can_be_committed() -> None:
    scene = Scene(f"{TABLE}; oven: mushroom, duel of Emma; Emma: olive")
    assert (scene.asked, scene.options) == ("3 commit-to-duel", ["fail"])


@pytest.mark.rule("order.duel-decline", "bake.silent")
@pytest.mark.parametrize(
    ("there", "asked"),
    [("mushroom", "2 commit-to-duel"), ("2 mushroom", "4 answer-duel"), ("3 mushroom", "3 commit-to-duel")],
)
def test_an_owner_without_an_ingredient_is_asked_only_where_there_is_a_choice(there: str, asked: str) -> None:
    scene = Scene(f"{TABLE}; oven: {there}, duel of Emma, {STOP}; Bob: salami")
    assert scene.asked == asked
