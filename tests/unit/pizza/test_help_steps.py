"""Asking in steps, what stays secret of it, and that nobody can go back. (help.ask-steps, help.way-fixed)"""

from __future__ import annotations

import pytest

from forno.core.chance import FastChance
from forno.core.event import heard
from forno.games.pizza.events import HelpAsked, Served
from harness.scenes.pizza import Scene
from tests.unit.pizza.watch import known_to, used_by

SEATS = "seats: Anna green, Bob red, Carla purple; emptying: yes"
TABLE = f"game: sole-mio; {SEATS}"
GRANDE = f"game: grande; {SEATS}"
STOP = "duel of Bob"


def steps(scene: Scene, *moves: str) -> list[str]:
    """What is asked before each move, and after the last."""
    asked = []
    for move in moves:
        asked.append(scene.asked)
        scene.play(move)
    return [*asked, scene.asked]


# --- in steps


@pytest.mark.rule("help.ask-steps")
@pytest.mark.parametrize("hand", ["", "olive", "3 olive, pepper"])
def test_an_order_without_a_choice_asks_for_the_request_at_once(hand: str) -> None:
    scene = Scene(f"{TABLE}; oven: olive, quartet-olive of Anna; Anna: {hand}")
    assert steps(scene, "ask", "want 3 olive") == ["1 cover-missing", "1 request-help", "2 answer-help"]


@pytest.mark.rule("help.ask-steps", "help.way-fixed")
@pytest.mark.parametrize("hand", ["", "pepper", "mushroom, olive, salami"])
def test_an_order_with_a_choice_asks_for_the_way_first(hand: str) -> None:
    scene = Scene(f"{TABLE}; oven: 4 pineapple, 3 salami, 2 mushroom, ladder of Anna; Anna: {hand}")
    way = "way 4 pineapple, 3 salami, 2 mushroom, olive"
    asked = ["1 cover-missing", "1 choose-way", "1 request-help", "2 answer-help"]
    assert steps(scene, "ask", way, "want olive") == asked


@pytest.mark.rule("help.ask-steps")
def test_every_way_can_be_chosen_whatever_is_held() -> None:
    scene = Scene(f"{TABLE}; oven: 4 pineapple, ladder of Anna; Anna: olive")
    scene.play("ask")
    assert len(set(scene.options)) == 5 * 4 * 3 * 2
    assert scene.refused("way 4 pineapple, 3 salami, 2 mushroom") == "order.ladder"


@pytest.mark.rule("help.ask-steps")
@pytest.mark.parametrize("first", ["kind 3 pineapple", "kind 0 pineapple"])
def test_for_a_bombastica_the_number_then_kind_by_kind(first: str) -> None:
    """Always the same number of steps, also when nothing is left to be named."""
    scene = Scene(f"{GRANDE}; oven: 5 olive, 5 salami, bombastica of Anna; Anna: 2 mushroom")
    moves = ["ask", "number 3 pledging 2 mushroom", first, "kind 0 olive", "kind 0 pepper", "kind 0 mushroom"]
    assert steps(scene, *moves) == [
        "1 cover-missing",
        "1 request-number",
        "1 request-kind",
        "1 request-kind",
        "1 request-kind",
        "1 request-kind",
        "2 answer-help",
    ]
    (asked,) = scene.said(HelpAsked)
    assert isinstance(asked, HelpAsked)
    assert asked.request == ((0, 0, 0) if first == "kind 3 pineapple" else (8, 8, 8))


@pytest.mark.rule("help.ask-steps", "help.exact")
def test_a_bombasticas_number_and_kinds_are_exact() -> None:
    scene = Scene(f"{GRANDE}; oven: 5 olive, 5 salami, bombastica of Anna; Anna: 2 mushroom, double pepper")
    scene.play("ask")
    for wrong in ("number 3", "number 6", "number 5 pledging mushroom", "number 4 pledging 2 mushroom"):
        assert scene.refused(wrong) == "help.exact", wrong
    assert scene.refused("number 0 pledging 2 mushroom, double pepper") == "help.way-fixed"
    assert scene.refused("number 3 pledging 2 olive") == "turn.held"
    assert "number 4 pledging double pepper" in scene.options
    scene.play("number 4 pledging double pepper", "kind 1 pineapple")
    assert scene.options == ["kind 3 olive", "kind 2 olive", "kind 1 olive", "kind 0 olive"]
    assert scene.refused("kind 4 olive") == "help.exact"
    assert scene.refused("kind 1 salami") == "help.exact"


@pytest.mark.rule("help.ask-steps", "help.accept")
def test_a_bombastica_is_helped_with_the_kinds_named() -> None:
    scene = Scene(
        f"{GRANDE}; oven: 6 olive, 6 salami, bombastica of Anna, {STOP}; Anna: mushroom; Bob: 2 pepper, double pepper"
    )
    scene.play("ask", "number 2 pledging mushroom")
    scene.play("kind 0 pineapple", "kind 0 olive", "kind 2 pepper", "kind 0 mushroom")
    assert scene.options == ["refuse", "give 2 pepper", "give double pepper"]
    assert used_by(scene, "give 2 pepper") == "6 olive, 2 pepper, mushroom, 6 salami"
    assert scene.served(1) == ["bombastica"]


# --- the way and the pledge


@pytest.mark.rule("help.way-fixed")
def test_the_pledge_is_really_held_and_something_is_asked() -> None:
    scene = Scene(f"{TABLE}; oven: 2 olive, quartet-olive of Anna; Anna: 2 olive")
    scene.play("ask")
    assert scene.refused("want pledging 2 olive") == "help.way-fixed"
    assert scene.refused("want") == "help.way-fixed"
    assert scene.refused("want olive pledging double olive") == "turn.held"
    assert scene.refused("want olive pledging 3 olive") == "turn.held"


@pytest.mark.rule("help.way-fixed")
def test_the_way_is_the_one_that_is_served() -> None:
    """4 salami and 3 olives or the other way round: both lack one mushroom; the first was chosen."""
    scene = Scene(f"{TABLE}; oven: 4 olive, 4 salami, 3 pineapple, ladder of Anna, {STOP}; Bob: 2 mushroom, salami")
    way = "way 4 salami, 3 olive, 2 pineapple, mushroom"
    assert used_by(scene, "ask", way, "want mushroom", "give mushroom") == "2 pineapple, 3 olive, mushroom, 4 salami"
    assert scene.on_table == "pineapple, olive"


TWO_WAYS = [
    ("way 4 salami, 3 olive, 2 pineapple, mushroom", "want mushroom"),
    ("way 4 olive, 3 salami, 2 pineapple, mushroom", "want mushroom"),
]
TWO_PLEDGES = [
    ("way 4 salami, 3 olive, pineapple, 2 pepper", "want pepper pledging pepper"),
    ("way 4 salami, 3 olive, pineapple, 2 pepper", "want pepper pledging double pepper"),
]


@pytest.mark.rule("help.way-fixed", "help.exact")
@pytest.mark.parametrize("choices", [TWO_WAYS, TWO_PLEDGES])
def test_way_and_pledge_stay_secret_until_one_accepts(choices: list[tuple[str, str]]) -> None:
    """At every step, whoever does not own the order hears and sees the same, to the byte."""
    hand = "mushroom, pepper, double pepper"
    oven = f"oven: 4 olive, 4 salami, 3 pineapple, ladder of Anna, {STOP}"
    one, other = (Scene(f"{TABLE}; {oven}; Anna: {hand}; Carla: mushroom, pepper; Bob: salami") for _ in range(2))
    for index in range(4):
        for scene, (way, want) in ((one, choices[0]), (other, choices[1])):
            scene.play(["ask", way, want, "refuse"][index])
        assert known_to(one, None) == known_to(other, None)
        for seat in (2, 3):
            assert known_to(one, seat) == known_to(other, seat)
            assert one.game.position(one.table, seat - 1) == other.game.position(other.table, seat - 1)
    gift = "give mushroom" if choices is TWO_WAYS else "give pepper"
    assert one.play(gift).said(Served) != other.play(gift).said(Served)


@pytest.mark.rule("help.way-fixed")
def test_the_way_is_never_shown_if_all_refuse() -> None:
    told = []
    for way, want in TWO_WAYS:
        scene = Scene(
            f"{TABLE}; oven: 4 olive, 4 salami, 3 pineapple, ladder of Anna, {STOP}; Bob: salami; Anna: olive"
        )
        scene.play("ask", way, want, "refuse", "refuse")
        assert scene.asked == "2 commit-to-duel"
        told.append([known_to(scene, seat) for seat in (None, 2, 3)])
    assert told[0] == told[1]


@pytest.mark.rule("help.way-fixed")
def test_a_series_allotment_is_public() -> None:
    told = []
    for move in ("series quartet-salami=3", "series quartet-salami=4"):
        scene = Scene(f"{TABLE}; oven: olive, quartet-olive of Anna; Anna: olive | quartet-salami")
        told.append(heard(scene.play(move).told, 2))
    assert told[0] != told[1]


@pytest.mark.rule("help.refuse")
def test_nobody_can_tell_who_could_have_helped() -> None:
    seen = []
    for hand in ("olive", "salami"):
        scene = Scene(f"{TABLE}; oven: 3 olive, quartet-olive of Anna; Bob: {hand}")
        scene.play("ask", "want olive")
        before = [known_to(scene, seat) for seat in (None, 1, 3)]
        scene.play("refuse")
        seen.append([before, [known_to(scene, seat) for seat in (None, 1, 3)]])
    assert seen[0] == seen[1]


# --- no way back


@pytest.mark.rule("help.no-withdraw")
@pytest.mark.parametrize("asked", [["ask"], ["ask", "way 4 olive, 3 salami, 2 pineapple, mushroom"]])
@pytest.mark.parametrize("move", ["fail", "ask", "serve 4 olive, 3 salami, 2 pineapple, mushroom with mushroom"])
def test_who_has_asked_cannot_think_better_of_it(asked: list[str], move: str) -> None:
    scene = Scene(f"{TABLE}; oven: 4 olive, 3 salami, 2 pineapple, ladder of Anna; Anna: mushroom")
    scene.play(*asked)
    assert scene.refused(move) == "help.no-withdraw"


@pytest.mark.rule("help.no-withdraw")
@pytest.mark.parametrize("move", ["fail", "ask", "serve with olive", "want olive", "pass", "refuse"])
def test_the_owner_cannot_stop_change_or_pay_while_the_request_goes_round(move: str) -> None:
    scene = Scene(f"{TABLE}; oven: 3 olive, quartet-olive of Anna; Anna: olive")
    scene.play("ask", "want olive")
    assert scene.refused(move, seat=1) == "help.no-withdraw"
    scene.play("refuse")
    assert scene.refused(move, seat=1) == "help.no-withdraw"


@pytest.mark.rule("help.no-withdraw")
def test_nobody_is_skipped() -> None:
    scene = Scene(f"{TABLE}; oven: 3 olive, quartet-olive of Anna; Carla: olive")
    scene.play("ask", "want olive")
    assert scene.refused("give olive", seat=3) == "turn.whose"
    assert scene.refused("refuse", seat=3) == "turn.whose"


@pytest.mark.rule("help.no-withdraw")
@pytest.mark.parametrize("move", ["fail", "ask", "kind 5 olive", "number 4 pledging mushroom"])
def test_nor_in_the_steps_of_a_bombastica(move: str) -> None:
    scene = Scene(f"{GRANDE}; oven: 5 olive, 5 salami, bombastica of Anna; Anna: mushroom")
    scene.play("ask")
    if move.startswith("number"):
        scene.play("number 5")
    assert scene.refused(move) == "help.no-withdraw"


# --- what is remembered


@pytest.mark.rule("help.refused-memory")
@pytest.mark.parametrize(
    ("want", "always"), [("want olive pledging 2 olive", 2), ("want 2 olive pledging olive", 1), ("want 3 olive", 0)]
)
def test_after_a_refusal_the_others_know_what_the_request_left_out(want: str, always: int) -> None:
    scene = Scene(
        f"{TABLE}; oven: olive, quartet-olive of Anna, two-each of Anna;"
        "Anna: 2 olive, pepper, 3 salami; Bob: 2 salami, mushroom; Carla: 2 olive, 4 pineapple, mushroom"
    )
    scene.play("ask", want, "refuse", "refuse")
    assert scene.asked == "1 cover-missing", "still the same oven: a new round would tell more"
    worth = []
    for seed in range(120):
        hand = scene.game.redeal(scene.table, 1, FastChance(seed)).hands[0]
        worth.append(hand[2] + 2 * hand[3])
    assert min(worth) == always
    assert len(set(worth)) > 1
