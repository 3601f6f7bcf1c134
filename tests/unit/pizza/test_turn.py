"""A turn: ingredients into the oven, perhaps an order, and who may act at all. (turn.*, play.*)"""

from __future__ import annotations

import pytest

from forno.core.errors import Refused, Unreadable
from forno.games.pizza.cards import KINDS, counted, listed
from forno.games.pizza.events import Announced, OrderLaid, TurnBegan
from forno.games.pizza.moves import Put
from forno.games.pizza.view import LaidOrder, view
from harness.scenes.pizza import GAMES, Scene

PINEAPPLE, OLIVE, PEPPER, MUSHROOM, SALAMI, SHRIMP = range(6)

SOLE_MIO = "game: sole-mio; players: 3; "


# --- ingredients first


@pytest.mark.rule("turn.ingredient-first")
@pytest.mark.parametrize("name", GAMES)
def test_a_turn_starts_with_an_ingredient(name: str) -> None:
    order = {"mamma-mia": "bombastica", "sole-mio": "duel", "grande": "duel", "plus": "mini"}[name]
    scene = Scene(f"game: {name}; players: 3; hand 1: olive, salami | {order}")
    assert scene.asked == "1 put-ingredients"
    assert scene.options == ["put 1 olive", "put 1 salami"]
    for move in ("pass", f"lay {order}", "draw kitchen", "draw waiter", "put 0 olive", "fail"):
        assert scene.refused(move) == "turn.ingredient-first"
    scene.play("put 1 olive")
    assert scene.oven == "olive"
    assert scene.hand(1) == f"salami | {order}"


@pytest.mark.rule("turn.one-kind")
def test_several_cards_of_one_kind_may_go_in_at_once() -> None:
    scene = Scene(SOLE_MIO + "hand 1: 3 olive, double olive, salami | duel")
    assert scene.options == [
        "put 2 olive, 1 double",
        "put 1 olive",
        "put 3 olive, 1 double",
        "put 3 olive, 1 double last",
        "put 2 olive",
        "put 4 olive, 1 double",
        "put 4 olive, 1 double last",
        "put 3 olive",
        "put 5 olive, 1 double",
        "put 5 olive, 1 double last",
        "put 1 salami",
    ]
    scene.play("put 5 olive, 1 double")
    assert scene.oven == "double olive, olive, olive, olive"
    assert scene.hand(1) == "salami | duel"


@pytest.mark.rule("turn.one-kind")
def test_never_of_two_kinds() -> None:
    scene = Scene(SOLE_MIO + "hand 1: 2 olive, salami | duel")
    for move in ("put 2 olive, 1 salami", "put olive, salami", "put 1 olive, double salami"):
        assert scene.refused(move) == "turn.one-kind"
    scene.play("put 1 olive")
    assert scene.refused("put 1 salami") == "turn.one-kind"
    assert scene.refused("put 1 olive") == "turn.one-kind"
    assert scene.oven == "olive"


@pytest.mark.rule("turn.held")
def test_only_ingredients_really_held_are_played() -> None:
    scene = Scene(SOLE_MIO + "hand 1: 2 olive, double salami | duel; hand 2: 3 pepper")
    for move in ("put 3 olive", "put 1 pepper", "put 1 salami", "put 2 salami", "put 4 salami, 2 doubles"):
        assert scene.refused(move) == "turn.held"
    assert scene.refused("put 1 shrimp") == "turn.held"
    assert scene.refused("put 2 olive, 1 double") == "turn.held"
    scene.play("put 2 salami, 1 double")
    assert scene.oven == "double salami"


@pytest.mark.rule("turn.held")
def test_moves_that_no_text_can_name_are_refused_too() -> None:
    scene = Scene(SOLE_MIO + "hand 1: 2 olive, double salami")
    for move in (Put(OLIVE, -1, 2), Put(OLIVE, 2, -1), Put(-1, 1), Put(99, 1), Put(SALAMI, 0, 2)):
        with pytest.raises(Refused) as refused:
            scene.match.play(move)
        assert refused.value.rule == "turn.held"


# --- the announcement


@pytest.mark.rule("turn.announce")
def test_kind_and_number_are_announced_to_all() -> None:
    scene = Scene(SOLE_MIO + "hand 1: 4 pineapple, double pineapple | duel")
    told = scene.play("put 3 pineapple, 1 double").said(Announced)
    assert told == [Announced(seat=0, kind=PINEAPPLE, number=3, doubles=1, top=2 * PINEAPPLE)]
    assert [event.heard(viewer) for event in told for viewer in (None, 0, 1, 2)] == told * 4


@pytest.mark.rule("turn.announce")
def test_a_double_counts_two() -> None:
    scene = Scene(SOLE_MIO.replace("3", "5") + "hand 1: 2 double olive")
    (told,) = scene.play("put 4 olive, 2 doubles").said(Announced)
    assert told == Announced(0, OLIVE, 4, 2, 2 * OLIVE + 1)
    scene = Scene(SOLE_MIO + "hand 1: 3 olive")
    assert scene.play("put 3 olive").said(Announced) == [Announced(0, OLIVE, 3, 0, 2 * OLIVE)]


@pytest.mark.rule("turn.announce")
def test_the_announcement_is_what_went_in() -> None:
    hand = "hand 1: 3 olive, double olive, double salami, 2 pepper"
    for move in Scene(SOLE_MIO + hand).table.legal_moves():
        scene = Scene(SOLE_MIO + hand)
        (told,) = scene.play(str(move)).said(Announced)
        assert isinstance(told, Announced)
        counts = counted([card for card in scene.table.oven if card < 12], 10)
        assert counts[2 * told.kind] + 2 * counts[2 * told.kind + 1] == told.number
        assert counts[2 * told.kind + 1] == told.doubles
        assert {card // 2 for card in listed(counts)} == {told.kind}


@pytest.mark.rule("turn.card-order")
def test_the_player_chooses_whether_a_double_shows() -> None:
    position = SOLE_MIO + "hand 1: 3 salami, double salami; oven: olive"
    below = Scene(position).play("put 4 salami, 1 double")
    assert below.oven == "olive, double salami, salami, salami"
    above = Scene(position).play("put 4 salami, 1 double last")
    assert above.oven == "olive, salami, salami, double salami"
    assert view(None, below.table, 1).top == 2 * SALAMI
    assert view(None, above.table, 1).top == 2 * SALAMI + 1


# --- an order


@pytest.mark.rule("turn.one-order")
def test_then_an_order_may_be_laid_and_lies_on_top() -> None:
    scene = Scene(SOLE_MIO + "hand 1: olive | quartet-olive, duel")
    scene.play("put 1 olive")
    assert scene.asked == "1 lay-order"
    assert scene.options == ["pass", "lay quartet-olive", "lay duel"]
    scene.play("lay duel")
    assert scene.oven == "olive, duel of 1"
    assert scene.hand(1) == " | quartet-olive"
    assert scene.said(OrderLaid) == [OrderLaid(0, "duel")]
    assert view(None, scene.table, None).top == LaidOrder(0, "duel")


@pytest.mark.rule("turn.one-order")
def test_at_most_one_order_and_it_may_be_none() -> None:
    scene = Scene(SOLE_MIO + "hand 1: olive | quartet-olive, duel")
    scene.play("put 1 olive", "lay duel")
    assert scene.refused("lay quartet-olive") == "turn.one-order"
    scene = Scene(SOLE_MIO + "hand 1: olive | quartet-olive, duel")
    scene.play("put 1 olive", "pass")
    assert scene.oven == "olive"
    assert scene.asked == "1 draw-cards"
    assert scene.hand(1) == " | quartet-olive, duel"


@pytest.mark.rule("turn.one-order")
def test_who_holds_no_order_is_not_asked_for_one() -> None:
    scene = Scene(SOLE_MIO + "hand 1: 2 olive").play("put 1 olive")
    assert scene.asked == "1 draw-cards"


@pytest.mark.rule("turn.own-orders", "turn.held")
def test_only_own_orders_that_are_in_hand() -> None:
    scene = Scene(
        "game: sole-mio; seats: Anna green, Bob red; Anna: olive | quartet-olive; "
        "Anna's waiter: two-each, duel, match, absent, two-doubles, ladder, quartet-pineapple, quartet-salami; "
        "oven: pepper, quartet-mushroom of Anna; Anna's served: takeover; Bob: salami | quartet-pepper, duel"
    )
    scene.play("put 1 olive")
    assert scene.refused("lay quartet-pepper") == "turn.own-orders"
    assert scene.refused("lay margherita") == "turn.own-orders"
    for elsewhere in ("duel", "quartet-mushroom", "takeover"):
        assert scene.refused(f"lay {elsewhere}") == "turn.held"
    scene.play("lay quartet-olive")
    assert scene.oven == "pepper, quartet-mushroom of 1, olive, quartet-olive of 1"


# --- who acts


@pytest.mark.rule("turn.whose")
def test_only_the_player_on_turn_acts() -> None:
    scene = Scene(SOLE_MIO + "turn: 2; hand 1: olive | duel; hand 2: olive, salami | duel, match; hand 3: olive | duel")
    for move in ("put 1 olive", "lay duel", "draw kitchen"):
        for stranger in (1, 3):
            assert scene.refused(move, seat=stranger) == "turn.whose"
        scene.play(move, seat=2)
    assert scene.asked == "3 put-ingredients"
    assert scene.refused("put 1 salami", seat=2) == "turn.whose"
    assert scene.table.legal_moves(1) == []


@pytest.mark.rule("turn.whose")
def test_except_to_answer_a_question_put_to_them() -> None:
    scene = Scene(
        SOLE_MIO + "emptying: yes; chef: 1; oven: 3 pepper, quartet-pepper of 2; hand 2: pepper; hand 3: pepper"
    )
    assert scene.asked == "2 cover-missing"
    assert scene.refused("serve", seat=1) == "turn.whose"
    scene.play("ask", "want pepper", seat=2)
    assert scene.asked == "3 answer-help"
    assert scene.refused("refuse", seat=1) == "turn.whose"
    scene.play("give pepper", seat=3)
    assert scene.served(2) == ["quartet-pepper"]


@pytest.mark.rule("turn.whose", "setup.first-player")
def test_play_goes_clockwise() -> None:
    scene = Scene(SOLE_MIO + "turn: 3; hand 1: 2 olive; hand 2: 2 olive; hand 3: 2 olive")
    for seat in (3, 1, 2, 3):
        assert scene.asked == f"{seat} put-ingredients"
        scene.play(str(scene.table.legal_moves()[0]), "draw kitchen")
        assert scene.said(TurnBegan) == [TurnBegan(seat % 3)]


# --- answers


@pytest.mark.rule("play.decision")
def test_an_answer_names_its_question() -> None:
    scene = Scene(SOLE_MIO + "hand 1: 2 olive, 2 salami | duel")
    first = scene.table.serial
    scene.match.play("put 1 olive", 0, decision=first)
    before = scene.table.copy()
    for stale in (first, first + 2, -1):
        with pytest.raises(Refused) as refused:
            scene.match.play("pass", 0, decision=stale)
        assert refused.value.rule == "play.decision"
        assert refused.value.values == {"named": stale, "current": first + 1}
    assert scene.table == before
    scene.match.play("pass", 0, decision=first + 1)
    assert scene.asked == "1 draw-cards"


@pytest.mark.rule("play.decision")
def test_an_old_answer_is_never_applied_to_the_same_question_asked_again() -> None:
    scene = Scene("game: mamma-mia; hand 1: 3 olive; hand 2: 3 olive")
    first = scene.table.serial
    scene.play("put 1 olive", "draw kitchen", "put 1 olive", "draw kitchen")
    assert scene.asked == "1 put-ingredients"
    with pytest.raises(Refused, match=r"play\.decision"):
        scene.match.play("put 1 olive", 0, decision=first)


@pytest.mark.rule("play.move")
def test_only_an_answer_that_fits_the_question_counts() -> None:
    scene = Scene(SOLE_MIO + "hand 1: 2 olive, double olive | duel")
    with pytest.raises(Refused, match=r"play\.move"):
        scene.match.play(Put(OLIVE, 0, 1, double_last=True))
    scene.play("put 1 olive")
    for move in ("draw kitchen", "serve", "refuse", "fail"):
        assert scene.refused(move) == "play.move"
    for nonsense in ("", "bake", "put 1 tomato", "put", "draw", "draw 2 kitchen", "pass twice", "put ² olive"):
        with pytest.raises(Unreadable):
            scene.play(nonsense)
    assert scene.oven == "olive"


@pytest.mark.rule("play.over")
@pytest.mark.parametrize(("name", "rounds"), [("mamma-mia", 3), ("sole-mio", 2), ("grande", 3), ("plus", 4)])
def test_when_the_game_is_over_nobody_acts(name: str, rounds: int) -> None:
    scene = Scene(f"game: {name}; players: 2; round: {rounds}; emptying: yes; chef: 1; oven: olive; hand 1: olive")
    assert scene.asked == "over"
    for seat in (1, 2):
        for move in ("put 1 olive", "draw kitchen", "pass"):
            assert scene.refused(move, seat=seat) == "play.over"


def test_the_kinds_are_in_circle_order() -> None:
    assert KINDS == ("pineapple", "olive", "pepper", "mushroom", "salami", "shrimp")
