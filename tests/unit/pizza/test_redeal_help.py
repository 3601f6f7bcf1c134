"""What a re-deal makes of a call for help: the hidden way and pledge vary, but always fit what was asked."""

from __future__ import annotations

import pytest

from forno.games.pizza import PizzaTable
from forno.games.pizza.cards import Cards, value
from forno.games.pizza.moves import Give
from forno.games.pizza.rules.help import AnswerHelp, RequestHelp, RequestKind
from forno.games.pizza.rules.serving import Job, need_of
from harness.scenes.pizza import Scene
from tests.unit.pizza.twins import BOTH_WAYS, Twins, held

pytestmark = pytest.mark.parametrize("twins", BOTH_WAYS)

SEATS = "seats: Anna green, Bob red, Carla purple, Dino yellow; emptying: yes"
TABLE = f"game: sole-mio; {SEATS}; Dino: pineapple, olive, 2 pepper, mushroom, salami, double olive"
SERIES = "game: sole-mio; seats: Anna yellow, Bob red, Carla purple; emptying: yes; Carla: double olive, 2 mushroom"
GRANDE = f"game: grande; {SEATS}; Dino: 2 pepper, double olive, double salami, 2 mushroom"


def answer(table: PizzaTable) -> tuple[Cards, tuple[int, ...], Cards]:
    """What is asked of the one who answers, and the way and the pledge in the owner's mind."""
    step = table.agenda[-1]
    assert isinstance(step, AnswerHelp)
    assert step.way is not None
    assert step.pledge is not None
    return step.request, step.way, step.pledge


@pytest.mark.rule("help.way-fixed", "help.ask-steps")
def test_before_the_request_the_way_may_be_any(twins: Twins) -> None:
    scene = Scene(f"{TABLE}; oven: 4 olive, 3 salami, ladder of Anna; Anna: mushroom")
    scene.play("ask", "way 4 olive, 3 salami, 2 mushroom, pepper")
    ways = {twin.agenda[-1] for twin in twins(scene, 2)}
    assert len(ways) > 10
    assert all(isinstance(step, RequestHelp) and sorted(step.way or ()) == [0, 1, 2, 3, 4] for step in ways)
    assert {twin.agenda[-1] for twin in twins(scene, 1)} == {scene.table.agenda[-1]}


@pytest.mark.rule("help.exact", "help.way-fixed")
def test_the_pledge_of_a_pending_call_is_held_and_varies(twins: Twins) -> None:
    scene = Scene(f"{TABLE}; oven: 2 olive, quartet-olive of Anna; Anna: olive, 2 salami; Bob: olive, mushroom")
    scene.play("ask", "want olive pledging olive")
    tables = twins(scene, 2, 120)
    for twin in tables:
        _, _, pledge = answer(twin)
        assert twin.holds(0, pledge)
    assert {answer(twin)[2] for twin in tables} == {(2,), (3,)}
    assert {answer(twin)[2] for twin in tables if twin.holds(0, (2, 3))} == {(2,), (3,)}
    assert len(held(tables, 1, "salami")) > 1
    assert {answer(twin)[2] for twin in twins(scene, 1)} == {(2,)}


@pytest.mark.rule("order.series-whole", "help.only-for-missing")
def test_who_must_pay_for_a_series_holds_what_is_missing(twins: Twins) -> None:
    """The table could serve both with other numbers, so nobody may be asked: this was laid only because it is held."""
    scene = Scene(f"{SERIES}; oven: 3 olive, 4 pepper, quartet-pepper of Anna; Anna: olive, 2 salami | quartet-olive")
    scene.play("series quartet-olive=4")
    tables = twins(scene, 2, 120)
    assert all(twin.legal_moves(0) for twin in tables)
    assert {(1, 0), (0, 1)} <= held(tables, 1, "olive")
    assert len(held(tables, 1, "salami")) > 1


@pytest.mark.rule("help.exact", "help.way-fixed")
def test_way_and_pledge_of_a_pending_call_serve_the_order_exactly(twins: Twins) -> None:
    scene = Scene(
        f"{TABLE}; oven: 4 olive, 4 salami, 2 pineapple, ladder of Anna; Anna: mushroom, 2 pepper; Bob: mushroom"
    )
    scene.play("ask", "way 4 olive, 3 salami, pineapple, 2 mushroom", "want mushroom pledging mushroom")
    found = set()
    for twin in twins(scene, 2):
        request, way, pledge = answer(twin)
        need = need_of(twin, answer_job(twin))
        lack = need.lack(twin.columns, way)
        assert twin.holds(0, pledge)
        assert value(card for card in request if card // 2 == 3) <= lack[3]
        given = [need.amount(request, kind) + need.amount(pledge, kind) for kind in range(5)]
        assert all(0 <= more - missing <= 1 for more, missing in zip(given, lack, strict=True))
        found.add((way, pledge))
        twin.play(Give((6,)))
        assert twin.order_names(0, twin.served[0]) == ("ladder",)
    assert len({way for way, _ in found}) > 1
    assert len({pledge for _, pledge in found}) > 1


def answer_job(table: PizzaTable) -> Job:
    step = table.agenda[-1]
    assert isinstance(step, AnswerHelp)
    return step.job


@pytest.mark.rule("help.ask-steps", "help.exact")
def test_a_bombasticas_pledge_varies_with_the_kinds_still_being_named(twins: Twins) -> None:
    scene = Scene(f"{GRANDE}; oven: 6 olive, 6 salami, bombastica of Anna; Anna: 2 mushroom, pepper; Bob: olive")
    scene.play("ask", "number 1 pledging 2 mushroom")
    for moves in ((), ("kind 0 pineapple", "kind 1 olive"), ("kind 0 pepper", "kind 0 mushroom")):
        scene.play(*moves)
        pledges = set()
        for twin in twins(scene, 2):
            step = twin.agenda[-1]
            assert isinstance(step, RequestKind | AnswerHelp)
            assert step.pledge is not None
            assert twin.holds(0, step.pledge)
            assert value(step.pledge) == 2 or (value(step.pledge) == 3 and all(card % 2 for card in step.pledge))
            pledges.add(step.pledge)
        assert len(pledges) > 2
    assert scene.asked == "2 answer-help"


@pytest.mark.rule("help.refused-memory")
def test_with_few_cards_a_bombasticas_pledge_tells_of_doubles(twins: Twins) -> None:
    """Three are left out of the request by somebody with two cards: one of them is a double."""
    scene = Scene(f"{GRANDE}; oven: 6 olive, 5 salami, bombastica of Anna; Anna: mushroom, double pepper; Bob: olive")
    scene.play("ask", "number 1 pledging mushroom, double pepper")
    scene.play("kind 1 pineapple", "kind 0 olive", "kind 0 pepper", "kind 0 mushroom", "refuse", "refuse", "refuse")
    doubles = [sum(twin.hands[0][1::2]) for twin in twins(scene, 2)]
    assert min(doubles) == 1
    assert len(held(twins(scene, 2), 1, "pepper")) > 1


@pytest.mark.rule("help.refused-memory", "order.two-doubles")
def test_after_a_refusal_one_of_all_that_may_have_been_pledged_is_held(twins: Twins) -> None:
    scene = Scene(
        f"{TABLE}; oven: 3 mushroom, two-doubles of Anna; Anna: double pineapple, 2 salami;"
        "Bob: salami; Carla: double pepper, double mushroom"
    )
    scene.play("ask", "way double pineapple, double salami", "want double salami pledging double pineapple")
    scene.play("refuse", "refuse", "refuse")
    tables = twins(scene, 2)
    doubles = [tuple(twin.hands[0][1:9:2]) for twin in tables]
    assert all(any(hand) for hand in doubles)
    assert {hand.index(1) for hand in doubles if sum(hand) == 1} == {0, 1, 2, 3}


@pytest.mark.rule("help.refused-memory", "help.refuse")
def test_a_refusal_tells_nothing_of_who_refused(twins: Twins) -> None:
    scene = Scene(f"{TABLE}; oven: 3 olive, quartet-olive of Anna; Anna: pepper; Bob: olive, 2 salami; Carla: olive")
    scene.play("ask", "want olive", "refuse", "refuse", "refuse")
    assert len(held(twins(scene, 3), 2, "olive")) > 1
    assert len(held(twins(scene, 3), 1, "olive")) > 1


@pytest.mark.rule("help.refused-memory")
def test_the_pledge_is_known_until_it_is_played(twins: Twins) -> None:
    scene = Scene(
        f"{TABLE}; holder: Anna; oven: 2 olive, quartet-olive of Anna; Anna: olive, 2 pepper, 2 salami; Bob: salami"
    )
    scene.play("ask", "want olive pledging olive", "refuse", "refuse", "refuse")
    assert scene.asked == "1 put-ingredients"
    assert (0, 0) not in held(twins(scene, 2), 1, "olive")
    other = Scene(scene.match.game.position(scene.table).text)
    other.play("put 1 salami", "draw kitchen")
    assert (0, 0) not in held(twins(other, 2), 1, "olive")
    scene.play("put 1 olive", "draw kitchen")
    assert (0, 0) in held(twins(scene, 2), 1, "olive")


@pytest.mark.rule("help.refused-memory", "order.series-whole")
def test_a_refused_call_for_a_series_tells_too(twins: Twins) -> None:
    scene = Scene(
        f"{TABLE}; oven: 4 olive, quartet-olive of Anna, duel of Bob; Anna: 2 salami, mushroom | quartet-salami;"
        "Bob: mushroom, salami"
    )
    scene.play("series quartet-salami=3", "ask", "want salami pledging 2 salami", "refuse", "refuse", "refuse")
    assert {singles + 2 * doubles for singles, doubles in held(twins(scene, 3), 1, "salami")} == {2, 3}
