"""Help: whom one asks, for what, and what then. (help.ask, help.exact, help.accept, help.reward*)"""

from __future__ import annotations

import pytest

from forno.core.event import heard
from forno.games.pizza.events import HelpAsked, HelpGiven, HelpRefused, Rewarded
from harness.scenes.pizza import Scene
from tests.unit.pizza.watch import all_orders, used_by

SEATS = "seats: Anna green, Bob red, Carla purple, Dino yellow; emptying: yes"
TABLE = f"game: sole-mio; {SEATS}"
STOP = "duel of Bob"


@pytest.mark.rule("help.ask")
def test_opponents_are_asked_one_after_the_other_clockwise_from_the_left() -> None:
    scene = Scene(f"{TABLE}; oven: 3 olive, quartet-olive of Dino, {STOP}; Dino: olive; Bob: salami; Carla: 2 olive")
    scene.play("ask", "want olive")
    assert scene.said(HelpAsked) == [HelpAsked(3, (2,))]
    asked = [scene.asked]
    for _ in range(2):
        scene.play("refuse")
        asked.append(scene.asked)
    assert asked == ["1 answer-help", "2 answer-help", "3 answer-help"]


@pytest.mark.rule("help.ask")
def test_an_opponent_without_an_ingredient_is_asked_like_any_other() -> None:
    scene = Scene(f"{TABLE}; oven: 3 olive, quartet-olive of Dino; Dino: olive; Anna: | duel")
    scene.play("ask", "want olive")
    assert (scene.asked, scene.options) == ("1 answer-help", ["refuse"])
    scene.play("refuse")
    assert (scene.asked, scene.options) == ("2 answer-help", ["refuse"])


@pytest.mark.rule("help.ask")
def test_an_owner_who_could_pay_may_ask_and_so_may_one_without_a_card() -> None:
    able = Scene(f"{TABLE}; oven: 3 olive, quartet-olive of Dino; Dino: olive")
    assert able.options == ["serve with olive", "ask", "fail"]
    bare = Scene(f"{TABLE}; oven: 3 olive, quartet-olive of Dino")
    assert (bare.asked, bare.options) == ("4 cover-missing", ["ask", "fail"])


@pytest.mark.rule("help.ask")
def test_several_kinds_are_asked_of_one_opponent_together() -> None:
    scene = Scene(
        f"{TABLE}; oven: 2 pineapple, 2 olive, salami, two-each of Anna, {STOP};Anna: pepper; Bob: 2 mushroom, 2 salami"
    )
    scene.play("ask", "want 2 mushroom, salami")
    assert scene.options == ["refuse", "give 2 mushroom, salami"]
    assert used_by(scene, "give 2 mushroom, salami") == "2 pineapple, 2 olive, 2 mushroom, 2 salami"


@pytest.mark.rule("help.none")
def test_mamma_mia_has_no_help() -> None:
    game = "game: mamma-mia; seats: Anna green, Bob red; emptying: yes"
    scene = Scene(f"{game}; oven: 3 olive, pepper, classic-four-olive of Anna; Anna: olive; Bob: olive")
    assert scene.options == ["serve with olive", "fail"]
    assert scene.refused("ask") == "help.none"
    bare = Scene(f"{game}; oven: 3 olive, pepper, classic-four-olive of Anna, bombastica of Bob; Bob: olive")
    assert bare.asked == "2 cover-missing"
    assert bare.waiter(1)[-1] == "classic-four-olive"


# --- the request and the pledge


@pytest.mark.rule("help.exact")
def test_table_pledge_and_request_serve_the_order_exactly() -> None:
    scene = Scene(f"{TABLE}; oven: olive, quartet-olive of Anna; Anna: 3 olive, pepper")
    scene.play("ask")
    assert scene.options == ["want 3 olive", "want 2 olive pledging olive", "want olive pledging 2 olive"]
    for wrong in (
        "want olive",
        "want 2 olive",
        "want 4 olive",
        "want olive pledging olive",
        "want 2 olive pledging 2 olive",
        "want 3 olive pledging olive",
        "want double olive pledging olive",
        "want 2 olive pledging pepper",
        "want pepper pledging 3 olive",
        "want 3 olive, pepper",
    ):
        assert scene.refused(wrong) == "help.exact", wrong


@pytest.mark.rule("help.exact")
def test_the_request_is_judged_kind_by_kind() -> None:
    scene = Scene(f"{TABLE}; oven: 2 pineapple, 2 olive, two-each of Anna; Anna: 2 mushroom, salami")
    scene.play("ask")
    assert "want mushroom, salami pledging mushroom, salami" in scene.options
    assert "want 2 salami pledging 2 mushroom" in scene.options
    assert scene.refused("want 2 mushroom pledging mushroom, salami") == "help.exact"


@pytest.mark.rule("help.exact", "bake.hand-cover")
def test_a_double_may_be_pledged_for_one_but_no_card_is_superfluous() -> None:
    scene = Scene(f"{TABLE}; oven: 2 olive, quartet-olive of Anna, {STOP}; Anna: olive, double olive; Bob: 2 olive")
    scene.play("ask")
    assert scene.options == ["want 2 olive", "want olive pledging olive", "want olive pledging double olive"]
    assert scene.refused("want olive pledging olive, double olive") == "help.exact"
    assert used_by(scene, "want olive pledging double olive", "give olive") == "3 olive, double olive"
    assert scene.hand(1) == "olive | "


@pytest.mark.rule("help.exact")
def test_the_request_and_the_pledge_are_the_same_for_everybody_asked() -> None:
    scene = Scene(f"{TABLE}; oven: 2 olive, quartet-olive of Anna, {STOP}; Anna: olive; Bob: salami; Dino: olive")
    scene.play("ask", "want olive pledging olive")
    for _ in range(2):
        question = scene.match.view(None).question
        assert question is not None
        assert question.shown["request"] == (2,)
        scene.play("refuse")
        assert scene.said(HelpAsked) == []
    assert used_by(scene, "give olive") == "4 olive"
    assert scene.hand(1) == " | "


@pytest.mark.rule("help.only-for-missing")
def test_no_help_while_the_table_alone_can_serve_the_order_in_any_way() -> None:
    scene = Scene(f"{TABLE}; oven: 2 olive, 2 mushroom, salami, absent of Anna; Anna: salami")
    assert scene.asked == "1 choose-serving"
    assert "ask" not in scene.options
    assert scene.refused("ask") == "help.only-for-missing"


@pytest.mark.rule("help.only-for-missing")
def test_help_covers_only_what_the_table_lacks_for_the_way_chosen() -> None:
    scene = Scene(f"{TABLE}; oven: 2 olive, mushroom, salami, absent of Anna; Anna: salami")
    scene.play("ask", "way 2 olive, 2 mushroom")
    assert scene.options == ["want mushroom"]
    assert scene.refused("want olive, mushroom") == "help.exact"
    assert scene.refused("want salami") == "help.exact"


# --- accepting


@pytest.mark.rule("help.accept")
def test_the_first_who_accepts_gives_exactly_what_was_asked() -> None:
    scene = Scene(f"{TABLE}; oven: 2 olive, quartet-olive of Anna; Bob: 3 olive, double olive, pepper")
    scene.play("ask", "want 2 olive")
    assert scene.options == ["refuse", "give 2 olive", "give double olive"]
    for wrong in (
        "give olive",
        "give 3 olive",
        "give olive, double olive",
        "give olive, pepper",
        "give",
        "pass",
        "ask",
    ):
        assert scene.refused(wrong) == "help.accept", wrong
    assert scene.refused("give 2 double olive") == "turn.held"


@pytest.mark.rule("help.accept", "help.one-helper")
def test_nobody_after_the_one_who_accepts_is_asked() -> None:
    scene = Scene(
        f"{TABLE}; oven: 3 olive, quartet-olive of Anna, {STOP}; Bob: olive, salami; Carla: olive; Dino: olive"
    )
    scene.play("ask", "want olive", "give olive")
    assert scene.said(HelpGiven) == [HelpGiven(1, (2,))]
    assert scene.asked == "2 commit-to-duel"
    assert scene.hand(3) == scene.hand(4) == "olive | "
    assert scene.served(3) == scene.served(4) == []


@pytest.mark.rule("help.accept", "bake.hand-cover")
def test_a_double_given_for_one_frees_nobody_from_the_pledge() -> None:
    """Gift and pledge are judged apart: two are missing, a double is given for one, and the pledge is paid too."""
    scene = Scene(f"{TABLE}; oven: 2 olive, quartet-olive of Anna, {STOP}; Anna: olive; Bob: double olive, salami")
    used = used_by(scene, "ask", "want olive pledging olive", "give double olive")
    assert used == "3 olive, double olive"
    assert scene.hand(1) == " | "
    assert scene.hand(2) == "salami | "


@pytest.mark.rule("help.one-helper")
def test_two_opponents_cannot_help_together() -> None:
    scene = Scene(
        f"{TABLE}; oven: 2 olive, quartet-olive of Anna, {STOP}; Bob: olive, salami; Carla: olive; Dino: olive"
    )
    scene.play("ask", "want 2 olive")
    for _ in range(3):
        assert scene.options == ["refuse"]
        scene.play("refuse")
    assert scene.waiter(1)[-1] == "quartet-olive"


# --- refusing


@pytest.mark.rule("help.refuse")
def test_who_cannot_and_who_will_not_look_the_same() -> None:
    told = []
    for hand in ("olive", "salami", ""):
        scene = Scene(f"{TABLE}; oven: 3 olive, quartet-olive of Anna; Carla: {hand}")
        scene.play("ask", "want olive", "refuse")
        assert scene.asked == "3 answer-help"
        scene.play("refuse")
        told.append(scene.told)
    assert told[0] == told[1] == told[2] == [HelpRefused(2)]


@pytest.mark.rule("help.all-refuse")
def test_if_nobody_helps_the_order_fails_even_if_the_owner_could_have_paid() -> None:
    scene = Scene(f"{TABLE}; oven: 2 olive, quartet-olive of Anna, {STOP}; Anna: 2 olive; Bob: salami")
    assert used_by(scene, "ask", "want olive pledging olive", "refuse", "refuse", "refuse") == ""
    assert scene.asked == "2 commit-to-duel"
    assert scene.served(1) == []
    assert scene.waiter(1)[-1] == "quartet-olive"
    assert scene.hand(1) == "2 olive | "
    assert scene.on_table == "2 olive"


# --- the reward


@pytest.mark.rule("help.reward", "help.reward-face")
@pytest.mark.parametrize("game", ["sole-mio", "grande"])
def test_the_helpers_top_order_is_laid_face_up_and_counts_at_once(game: str) -> None:
    scene = Scene(
        f"game: {game}; {SEATS}; oven: 3 olive, quartet-olive of Anna, {STOP};"
        "Bob: olive, salami | quartet-pepper, ladder"
    )
    top, *rest = scene.waiter(2)
    scene.play("ask", "want olive", "give olive")
    assert scene.served(2) == [top]
    assert scene.waiter(2) == rest
    assert scene.hand(2) == "salami | quartet-pepper, ladder"
    assert scene.game.outcome(scene.table).scores == (1, 1, 0, 0)
    for viewer in (None, 0, 1, 2, 3):
        assert Rewarded(1, top) in heard(scene.told, viewer)


@pytest.mark.rule("help.reward")
def test_an_order_that_failed_earlier_in_the_same_emptying_may_be_the_reward() -> None:
    scene = Scene(
        f"{TABLE}; served 2: {all_orders('sole-mio', 'red', but='ladder')}; waiter 2: ;"
        "oven: ladder of Bob, 3 olive, quartet-olive of Anna, duel of Dino; Bob: olive; Dino: olive"
    )
    scene.play("fail")
    assert scene.waiter(2) == ["ladder"]
    scene.play("ask", "want olive", "give olive")
    assert "ladder" in scene.served(2)
    assert scene.waiter(2) == []


@pytest.mark.rule("help.reward-empty")
@pytest.mark.parametrize("game", ["sole-mio", "grande"])
def test_with_an_empty_waiter_one_may_help_without_reward(game: str) -> None:
    scene = Scene(
        f"game: {game}; {SEATS}; served 2: {all_orders(game, 'red')}; waiter 2: ;"
        "oven: 3 olive, quartet-olive of Anna, duel of Dino; Bob: olive; Dino: olive"
    )
    before = scene.served(2)
    scene.play("ask", "want olive")
    assert scene.asked == "2 answer-help"
    scene.play("give olive")
    assert scene.served(1) == ["quartet-olive"]
    assert scene.served(2) == before
    assert scene.said(Rewarded) == []
