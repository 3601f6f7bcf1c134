"""The examples of Sole Mio!'s rulebooks, played as they stand there. (example.sm-*)"""

from __future__ import annotations

import pytest

from forno.games.pizza.events import CardShown, ChefMoved, Served
from harness.scenes.pizza import Scene
from tests.unit.pizza.watch import used_by

SEATS = "seats: Anna green, Bob red, Carla purple, Dino yellow, Emma brown; emptying: yes"
STOP = "duel of Bob"


@pytest.fixture(params=["first", "fitting"])
def table(request: pytest.FixtureRequest) -> str:
    """At every table the examples come out alike."""
    return f"game: sole-mio; options: doubles={request.param}; {SEATS}"


@pytest.mark.rule("example.sm-quartet")
def test_a_quartet_of_olives(table: str) -> None:
    scene = Scene(f"{table}; oven: double olive, 4 olive, 2 salami, pepper, quartet-olive of Anna, {STOP}; Bob: salami")
    assert scene.served(1) == ["quartet-olive"]
    (told,) = scene.said(Served)
    assert isinstance(told, Served)
    assert sorted(told.table) == [2, 2, 3]
    assert scene.on_table == "2 olive, pepper, 2 salami"


@pytest.mark.rule("example.sm-ladder")
def test_a_ladder_with_two_ways(table: str) -> None:
    scene = Scene(
        f"{table}; oven: 4 olive, 3 mushroom, 2 pineapple, double salami, ladder of Anna, {STOP}; Bob: salami"
    )
    assert scene.asked == "1 choose-serving"
    assert sorted(scene.options) == [
        "serve 2 pineapple, 4 olive, 3 mushroom, salami",
        "serve pineapple, 4 olive, 3 mushroom, 2 salami",
    ]
    used = used_by(scene, "serve 2 pineapple, 4 olive, 3 mushroom, salami")
    assert used == "2 pineapple, 4 olive, 3 mushroom, double salami"
    assert scene.on_table == ""


@pytest.mark.rule("example.sm-help", "help.ask", "help.reward")
def test_the_second_one_asked_gives_an_olive(table: str) -> None:
    scene = Scene(
        f"{table}; oven: 2 olive, quartet-olive of Anna, {STOP}; Anna: olive; Bob: olive; Carla: olive, salami"
    )
    top = scene.waiter(3)[0]
    scene.play("ask", "want olive pledging olive", "refuse")
    assert scene.asked == "3 answer-help"
    assert used_by(scene, "give olive") == "4 olive"
    assert scene.asked == "2 commit-to-duel"
    assert scene.served(1) == ["quartet-olive"]
    assert scene.served(3) == [top]
    assert scene.hand(1) == " | "


@pytest.mark.rule("example.sm-help-refused", "help.all-refuse")
def test_a_refused_owner_who_could_have_paid(table: str) -> None:
    scene = Scene(f"{table}; oven: 3 olive, quartet-olive of Anna, {STOP}; Anna: olive; Bob: salami; Carla: olive")
    scene.play("ask", "want olive", "refuse", "refuse", "refuse")
    assert used_by(scene, "refuse") == ""
    assert scene.asked == "2 commit-to-duel"
    assert scene.waiter(1)[-1] == "quartet-olive"
    assert scene.hand(1) == "olive | "
    assert scene.on_table == "3 olive"


@pytest.mark.rule("example.sm-series", "order.series")
def test_a_series_of_three(table: str) -> None:
    scene = Scene(
        f"{table}; oven: 4 mushroom, 2 pepper, salami, quartet-pepper of Carla, {STOP}; Bob: salami;"
        "Carla: 2 salami | quartet-mushroom, quartet-salami"
    )
    scene.play("series quartet-mushroom=4, quartet-salami=3")
    assert used_by(scene, "serve with 2 salami") == "2 pepper, 4 mushroom, 3 salami"
    assert scene.served(3) == ["quartet-pepper", "quartet-mushroom", "quartet-salami"]
    assert scene.on_table == ""
    assert scene.hand(3) == " | "


@pytest.mark.rule("example.sm-duel", "order.duel")
def test_three_against_three(table: str) -> None:
    """A holds one mushroom, B a double one, C none."""
    scene = Scene(
        "game: sole-mio; seats: Emma brown, A yellow, B purple, C red; emptying: yes;"
        "oven: 2 salami, mushroom, duel of Emma, duel of C;"
        "Emma: 3 mushroom; A: mushroom; B: double mushroom; C: salami"
    )
    scene.play("commit 3 with 2 mushroom", "show")
    assert used_by(scene, "show") == ""
    assert scene.waiter(1)[-1] == "duel"
    assert scene.on_table == "3 mushroom, 2 salami"
    assert scene.hand(1) == "mushroom | "
    assert scene.hand(2) == "mushroom | "
    assert scene.hand(3) == "double mushroom | "


@pytest.mark.rule("example.sm-match", "order.match")
def test_a_single_pepper_matches_a_double(table: str) -> None:
    scene = Scene(f"{table}; oven: match of Dino, {STOP}; Dino: pepper; Emma: double pepper, olive; Bob: salami")
    scene.play("name 5", "show-card double pepper")
    assert scene.said(CardShown) == [CardShown(4, 5)]
    assert used_by(scene, "serve with pepper") == "pepper"
    assert scene.served(4) == ["match"]
    assert scene.hand(5) == "olive, double pepper | "


@pytest.mark.rule("example.sm-absent", "order.absent")
def test_a_salami_spoils_the_absent_order(table: str) -> None:
    scene = Scene(f"{table}; oven: 3 pineapple, 2 olive, pepper, salami, absent of Bob, duel of Anna; Anna: olive")
    assert scene.asked == "1 commit-to-duel"
    assert scene.waiter(2)[-1] == "absent"
    assert scene.on_table == "3 pineapple, 2 olive, pepper, salami"


@pytest.mark.rule("example.sm-two-doubles", "order.two-doubles")
def test_nobody_gives_a_double_salami(table: str) -> None:
    scene = Scene(
        f"{table}; oven: 3 olive, 2 salami, two-doubles of Emma, {STOP};"
        "Emma: double pineapple; Bob: double salami; Carla: 2 salami"
    )
    scene.play("ask", "way double pineapple, double salami", "want double salami pledging double pineapple")
    scene.play("refuse", "refuse", "refuse")
    assert used_by(scene, "refuse") == ""
    assert scene.waiter(5)[-1] == "two-doubles"
    assert scene.hand(5) == "double pineapple | "


@pytest.mark.rule("example.sm-ladder-help", "order.ladder", "help.reward")
def test_a_ladder_completed_with_help(table: str) -> None:
    scene = Scene(
        f"{table}; oven: 4 pineapple, 4 salami, ladder of Carla, {STOP}; Bob: salami;"
        "Carla: mushroom; Dino: mushroom, olive"
    )
    top = scene.waiter(4)[0]
    scene.play("ask", "way 4 salami, 3 pineapple, 2 mushroom, olive", "want mushroom, olive pledging mushroom")
    assert scene.asked == "4 answer-help"
    assert used_by(scene, "give mushroom, olive") == "3 pineapple, olive, 2 mushroom, 4 salami"
    assert scene.on_table == "pineapple"
    assert scene.served(3) == ["ladder"]
    assert scene.served(4) == [top]


@pytest.mark.rule("example.sm-takeover", "order.takeover", "order.takeover-chain")
def test_the_chef_card_moves_and_the_next_takeover_asks_for_salami(table: str) -> None:
    scene = Scene(
        f"{table}; holder: Dino; oven: 3 pineapple, 2 pepper, takeover of Bob, 3 salami, takeover of Carla;"
        "Bob: pineapple; Carla: salami"
    )
    assert used_by(scene, "serve with pineapple") == "4 pineapple"
    assert scene.served(2) == ["takeover"]
    assert scene.said(ChefMoved) == [ChefMoved(1)]
    assert scene.table.chef == scene.table.holder == 1
    assert scene.on_table == "2 pepper, 3 salami"
    assert (scene.asked, scene.options) == ("3 cover-missing", ["serve with salami", "ask", "fail"])
    scene.play("serve with salami")
    assert scene.said(ChefMoved) == [ChefMoved(2)]
    assert scene.table.starter == 2
