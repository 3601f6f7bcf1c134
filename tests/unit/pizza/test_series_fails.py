"""What a series may not be, help for it, and where its quartets go when it fails."""

from __future__ import annotations

import pytest

from forno.games.pizza.events import Failed, Rewarded, Served
from harness.scenes.pizza import Scene
from tests.unit.pizza.watch import used_by

TABLE = "game: sole-mio; seats: Anna yellow, Bob red, Carla purple; emptying: yes; Bob: salami"
STOP = "duel of Bob"


@pytest.mark.rule("order.series-whole")
def test_a_series_cannot_be_announced_and_left_unpaid() -> None:
    scene = Scene(f"{TABLE}; oven: 3 olive, 3 pepper, quartet-pepper of Anna; Anna: pepper | quartet-olive")
    scene.play("series quartet-olive=3")
    assert "fail" not in scene.options
    assert scene.refused("fail") == "order.series-whole"
    assert scene.refused("pass") == "play.move"


@pytest.mark.rule("order.series-whole", "help.only-for-missing")
def test_an_allotment_that_can_neither_be_paid_nor_helped_is_refused() -> None:
    """4 peppers and 3 olives lie there, so the two quartets need no help, whatever their numbers."""
    scene = Scene(f"{TABLE}; oven: 3 olive, 4 pepper, quartet-pepper of Anna; Anna: salami | quartet-olive")
    assert scene.options == ["pass", "series quartet-olive=3"]
    assert scene.refused("series quartet-olive=4") == "order.series-whole"


@pytest.mark.rule("order.series-whole", "help.only-for-missing")
def test_an_allotment_that_needs_no_help_elsewhere_is_paid_from_hand() -> None:
    scene = Scene(f"{TABLE}; oven: 3 olive, 4 pepper, quartet-pepper of Anna, {STOP}; Anna: olive | quartet-olive")
    assert scene.options == ["pass", "series quartet-olive=3", "series quartet-olive=4"]
    scene.play("series quartet-olive=4")
    assert scene.options == ["serve with olive"]
    assert scene.refused("ask") == "help.only-for-missing"
    assert scene.refused("fail") == "order.series-whole"
    assert used_by(scene, "serve with olive") == "4 olive, 3 pepper"
    assert scene.on_table == "pepper"


@pytest.mark.rule("help.only-for-missing", "order.series-help")
def test_that_the_revealed_quartet_could_be_served_alone_does_not_matter() -> None:
    scene = Scene(f"{TABLE}; oven: 2 olive, 4 pepper, quartet-pepper of Anna; Anna: | quartet-olive")
    scene.play("series quartet-olive=3")
    assert scene.options == ["ask"]
    scene.play("ask")
    assert scene.options == ["want olive"]


@pytest.mark.rule("order.series-help", "help.one-helper")
def test_one_helper_and_one_reward_for_a_whole_series() -> None:
    scene = Scene(
        f"{TABLE}; oven: 2 pepper, 3 olive, quartet-pepper of Anna, {STOP};"
        "Anna: salami | quartet-olive, quartet-salami; Carla: 2 pepper, salami"
    )
    top = scene.waiter(3)[0]
    scene.play("series quartet-olive=3, quartet-salami=2", "ask", "want 2 pepper, salami pledging salami", "refuse")
    assert scene.asked == "3 answer-help"
    assert used_by(scene, "give 2 pepper, salami") == "3 olive, 4 pepper, 2 salami"
    assert scene.served(1) == ["quartet-olive", "quartet-pepper", "quartet-salami"]
    assert scene.served(3) == [top]
    assert len(scene.said(Rewarded)) == 1
    assert scene.hand(1) == scene.hand(3) == " | "


@pytest.mark.rule("order.series-whole", "order.series-failed", "help.all-refuse")
def test_when_help_is_refused_the_laid_quartets_fail_and_the_revealed_one_is_served() -> None:
    scene = Scene(
        f"{TABLE}; oven: 4 pepper, olive, quartet-pepper of Anna, {STOP};"
        "Anna: 3 olive | quartet-salami, quartet-olive, duel"
    )
    before = scene.waiter(1)
    scene.play("series quartet-salami=3, quartet-olive=2", "ask", "want 3 salami pledging olive", "refuse")
    assert used_by(scene, "refuse") == "4 pepper"
    assert scene.served(1) == ["quartet-pepper"]
    assert scene.waiter(1) == [*before, "quartet-salami", "quartet-olive"]
    assert scene.hand(1) == "3 olive | duel"
    assert scene.on_table == "olive"


@pytest.mark.rule("order.series-whole", "order.series-failed")
def test_when_the_table_lacks_its_four_the_revealed_one_fails_too_and_lies_first() -> None:
    """Three peppers lie there and the owner holds the fourth: too late to pay."""
    scene = Scene(
        f"{TABLE}; oven: 3 pepper, quartet-pepper of Anna, {STOP}; Anna: pepper | quartet-salami, quartet-olive"
    )
    before = scene.waiter(1)
    scene.play("series quartet-salami=3, quartet-olive=2", "ask", "want 3 salami, 2 olive pledging pepper", "refuse")
    assert used_by(scene, "refuse") == ""
    assert scene.asked == "2 commit-to-duel"
    assert scene.waiter(1) == [*before, "quartet-pepper", "quartet-salami", "quartet-olive"]
    assert scene.hand(1) == "pepper | "
    assert scene.on_table == "3 pepper"
    assert scene.said(Served) == []


@pytest.mark.rule("order.series-failed")
def test_the_order_laid_is_the_order_under_the_waiter() -> None:
    scene = Scene(f"{TABLE}; oven: quartet-pepper of Anna, {STOP}; Anna: | quartet-salami, quartet-olive")
    scene.play("series quartet-olive=3, quartet-salami=2", "ask")
    scene.play("want 3 olive, 4 pepper, 2 salami", "refuse", "refuse")
    assert scene.waiter(1)[-3:] == ["quartet-pepper", "quartet-olive", "quartet-salami"]


@pytest.mark.rule("order.series-failed", "grande.failed-order")
def test_in_grande_the_quartets_of_a_failed_series_leave_the_game() -> None:
    scene = Scene(
        "game: grande; seats: Anna yellow, Bob red; emptying: yes;"
        f"oven: 4 pepper, quartet-pepper of Anna, {STOP}; Bob: salami; Anna: | quartet-salami, quartet-olive"
    )
    before = scene.waiter(1)
    scene.play("series quartet-salami=3, quartet-olive=2", "ask", "want 2 olive, 3 salami", "refuse")
    assert scene.gone(1) == ["quartet-olive", "quartet-salami"]
    assert scene.served(1) == ["quartet-pepper"]
    assert scene.waiter(1) == before
    assert scene.hand(1) == " | "


@pytest.mark.rule("order.series-failed")
def test_everybody_sees_which_quartets_failed() -> None:
    scene = Scene(f"{TABLE}; oven: quartet-pepper of Anna, {STOP}; Anna: | quartet-olive")
    scene.play("series quartet-olive=3", "ask", "want 3 olive, 4 pepper", "refuse", "refuse")
    names = [name for event in scene.said(Failed) if isinstance(event, Failed) for name in event.orders]
    assert names == ["quartet-pepper", "quartet-olive"]
