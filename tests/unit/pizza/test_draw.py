"""The end of a turn: drawing, turns without an ingredient, and tables where nothing moves any more. (turn.*)"""

from __future__ import annotations

import pytest

from forno.core.errors import Unreadable
from forno.games.pizza.cards import CHEF
from forno.games.pizza.events import Drew, NothingPut, RoundBegan, RoundEnded, TurnBegan
from harness.scenes.pizza import Scene

MAMMA_MIA = "game: mamma-mia; seats: Anna green, Bob red, Carla purple; "
PLUS = "game: plus; seats: Anna green, Bob red, Carla purple; "

SEVEN_OF_EIGHT = "classic-four-pineapple, classic-four-mushroom, classic-all, bombastica, minimale, monotoni"
"""With one more classic these are seven orders, a full hand."""

NINE_OF_PLUS = (
    "normale-four-pineapple, normale-four-olive, normale-four-mushroom, normale-all, normale-pairs, bombastica, "
    "monotoni, ciottona, mini"
)


# --- drawing


@pytest.mark.rule("turn.draw")
def test_a_turn_ends_with_drawing_up_to_the_hand_size() -> None:
    position = MAMMA_MIA + "Anna: 3 salami, 2 olive | minimale, monotoni; Bob: olive; kitchen: 2 pepper, 3 mushroom"
    scene = Scene(position).play("put 3 salami", "lay minimale")
    assert scene.asked == "1 draw-cards"
    assert scene.options == ["draw kitchen", "draw waiter"]
    scene.play("draw kitchen")
    assert scene.hand(1) == "2 olive, 2 pepper, 2 mushroom | monotoni"
    assert scene.asked == "2 put-ingredients"


@pytest.mark.rule("turn.draw")
def test_drawing_is_compulsory_and_never_from_both_piles() -> None:
    scene = Scene(MAMMA_MIA + "Anna: 4 salami | minimale; kitchen: 2 pepper, 8 mushroom").play("put 4 salami", "pass")
    for move in ("pass", "put 1 salami", "fail"):
        assert scene.refused(move) == "turn.draw"
    for fewer in ("draw", "draw 1 kitchen", "draw kitchen 1", "draw kitchen, waiter", "draw nothing"):
        with pytest.raises(Unreadable):
            scene.play(fewer)
    scene.play("draw waiter")
    assert scene.hand(1).startswith(" | ")
    assert scene.table.orders[0].bit_count() == 7
    assert len(scene.waiter(1)) == 1
    assert [(event.pile, event.count) for event in scene.told if isinstance(event, Drew)] == [("waiter", 6)]


@pytest.mark.rule("turn.draw")
def test_nobody_may_leave_the_last_kitchen_card() -> None:
    scene = Scene(MAMMA_MIA + "Anna: 7 salami; kitchen: 2 pepper; holder: 2").play("put 2 salami", "draw kitchen")
    assert scene.said(RoundEnded) == [RoundEnded(1, 1, False)]


@pytest.mark.rule("turn.draw")
def test_the_waiter_gives_its_top_cards() -> None:
    scene = Scene(
        "game: mamma-mia; seats: Anna green, Bob red; Anna: 6 salami | classic-all; "
        "Anna's waiter: monotoni, classic-four-olive, minimale, bombastica, classic-four-salami, "
        "classic-four-mushroom, classic-four-pineapple"
    )
    scene.play("put 2 salami", "pass", "draw waiter")
    assert scene.hand(1) == "4 salami | classic-four-olive, classic-all, monotoni"
    assert scene.waiter(1)[0] == "minimale"


@pytest.mark.rule("turn.draw-short", "round.last-hand")
def test_from_a_small_pile_one_takes_what_there_is() -> None:
    position = (
        MAMMA_MIA + "Anna: 5 salami | minimale; holder: 3; oven: 2 olive, classic-four-olive of Bob; Bob: 2 olive"
    )
    scene = Scene(position + "; kitchen: pepper, mushroom").play("put 4 salami", "pass", "draw kitchen")
    assert scene.hand(1) == "pepper, mushroom, salami | minimale"
    assert scene.asked == "2 cover-missing"


@pytest.mark.rule("turn.draw-choice")
def test_a_pile_may_be_chosen_even_if_it_is_too_small() -> None:
    waiter = "Anna's waiter: minimale; Anna's served: classic-four-olive, monotoni, " + SEVEN_OF_EIGHT.replace(
        "minimale, monotoni", "classic-four-salami"
    )
    scene = Scene(MAMMA_MIA + "Anna: 5 salami; kitchen: 9 pepper; " + waiter).play("put 5 salami")
    assert scene.options == ["draw kitchen", "draw waiter"]
    scene.play("draw waiter")
    assert scene.hand(1) == " | minimale"
    assert scene.waiter(1) == []
    scene = Scene(MAMMA_MIA + "Anna: 5 salami; kitchen: pepper; holder: 1").play("put 5 salami")
    assert scene.options == ["draw kitchen", "draw waiter"]


@pytest.mark.rule("turn.draw-choice", "turn.empty-waiter")
def test_an_empty_pile_cannot_be_chosen() -> None:
    nothing_left = "Anna's served: classic-four-salami, classic-four-olive, " + SEVEN_OF_EIGHT
    scene = Scene(MAMMA_MIA + "Anna: 5 salami; Bob: olive; kitchen: 9 pepper; " + nothing_left).play("put 5 salami")
    assert scene.hand(1) == "7 pepper | "
    assert scene.asked == "2 put-ingredients"
    scene = Scene(PLUS + "Anna: 5 salami; Bob: olive; kitchen:; final: 3").play("put 5 salami")
    assert scene.hand(1).startswith(" | ")
    assert scene.table.orders[0].bit_count() == 5
    assert scene.asked == "2 put-ingredients"


@pytest.mark.rule("turn.draw-choice")
def test_with_a_full_hand_or_without_any_pile_nothing_is_drawn() -> None:
    scene = Scene(PLUS + f"Anna: 5 salami | {NINE_OF_PLUS}; Bob: olive").play("put 5 salami", "pass")
    assert scene.said(Drew) == []
    assert scene.asked == "2 put-ingredients"
    everything = f"{NINE_OF_PLUS}, normale-four-salami, normale-four-shrimp, small-monotoni, minimale, mamma-mia-far"
    scene = Scene(
        PLUS + f"Anna: 5 salami | mamma-mia-near; Anna's served: {everything}; Bob: olive; kitchen:; final: 3"
    )
    scene.play("put 1 salami", "pass")
    assert scene.said(Drew) == []
    assert scene.hand(1) == "4 salami | mamma-mia-near"
    assert scene.asked == "2 put-ingredients"


@pytest.mark.rule("turn.draw-limit")
@pytest.mark.parametrize("pile", ["kitchen", "waiter"])
def test_in_plus_at_most_five_cards_a_turn(pile: str) -> None:
    scene = Scene(PLUS + "Anna: 8 salami | mini; Bob: olive").play("put 7 salami", "pass", f"draw {pile}")
    assert [(event.pile, event.count) for event in scene.told if isinstance(event, Drew)] == [(pile, 5)]
    assert scene.table.hand_size(0) == 7
    scene = Scene(MAMMA_MIA + "Anna: 7 salami").play("put 6 salami", f"draw {pile}")
    assert scene.table.hand_size(0) == 7


@pytest.mark.rule("turn.draw-limit")
def test_in_plus_up_to_nine() -> None:
    scene = Scene(PLUS + "Anna: 8 salami | mini").play("put 3 salami", "lay mini", "draw kitchen")
    assert scene.table.hand_size(0) == 9
    assert scene.table.sizes[0] == 9


# --- without an ingredient


@pytest.mark.rule("turn.no-ingredients")
@pytest.mark.parametrize("name", ["mamma-mia", "sole-mio", "grande"])
def test_without_an_ingredient_nothing_is_played_and_one_draws_as_usual(name: str) -> None:
    order = "duel" if name != "mamma-mia" else "minimale"
    position = f"game: {name}; players: 2; hand 1: | {order}; hand 2: salami; kitchen: 6 olive, 2 pepper"
    scene = Scene(position)
    assert NothingPut(0) in scene.told
    assert scene.asked == "1 draw-cards"
    assert scene.refused(f"lay {order}") == "turn.no-ingredients"
    scene.play("draw kitchen")
    assert scene.hand(1) == f"6 olive | {order}"
    assert scene.asked == "2 put-ingredients"
    scene = Scene(position).play("draw waiter")
    assert scene.table.orders[0].bit_count() == 7
    assert scene.asked == "2 put-ingredients"


@pytest.mark.rule("turn.no-ingredients")
def test_an_empty_hand_passes_too() -> None:
    scene = Scene("game: sole-mio; players: 2; hand 2: olive; kitchen: 5 olive, double olive, 2 pepper")
    assert scene.asked == "1 draw-cards"
    scene.play("draw kitchen")
    assert scene.hand(1) == "5 olive, double olive, pepper | "


@pytest.mark.rule("turn.no-ingredients")
def test_a_hand_full_of_orders_passes_without_drawing() -> None:
    scene = Scene(MAMMA_MIA + f"Anna: | classic-four-olive, {SEVEN_OF_EIGHT}; Bob: olive")
    assert scene.told == [TurnBegan(0), NothingPut(0), TurnBegan(1)]
    assert scene.asked == "2 put-ingredients"


@pytest.mark.rule("turn.no-ingredients")
def test_in_plus_five_ingredients_are_drawn_from_the_kitchen_instead() -> None:
    scene = Scene(PLUS + "Anna: | mini; Bob: olive; kitchen: 4 pepper, 2 shrimp, salami")
    assert scene.told[:2] == [TurnBegan(0), NothingPut(0)]
    assert scene.hand(1) == "4 pepper, shrimp | mini"
    assert scene.asked == "2 put-ingredients"


@pytest.mark.rule("turn.no-ingredients")
def test_in_plus_five_even_past_nine_and_then_nothing_until_below_nine() -> None:
    hands = f"Anna: | {NINE_OF_PLUS}; Bob: 9 olive; Carla: 8 pineapple; "
    scene = Scene(PLUS + hands + "kitchen: 2 pepper, 3 shrimp, 8 salami, 9 mushroom")
    assert scene.hand(1).startswith("2 pepper, 3 shrimp | ")
    assert scene.table.hand_size(0) == 14
    scene.play("put 1 olive", "draw kitchen", "put 1 pineapple", "draw kitchen")
    scene.play("put 3 shrimp", "lay mini")
    assert scene.said(Drew) == []
    assert scene.table.hand_size(0) == 10
    scene.play("put 1 salami", "draw kitchen", "put 1 salami", "draw kitchen")
    assert scene.play("put 2 pepper", "pass").said(Drew) == []
    assert scene.table.hand_size(0) == 8


@pytest.mark.rule("turn.no-ingredients", "chef.plus")
def test_in_plus_what_is_left_of_the_kitchen_if_there_are_fewer() -> None:
    rest = "Bob: olive; oven: 4 olive, normale-four-olive of Bob"
    scene = Scene(PLUS + f"Anna: | mini; kitchen: 2 shrimp; {rest}")
    assert scene.hand(1) == "2 shrimp | mini"
    assert RoundEnded(1, 0, False) in scene.told


# --- failed orders and empty waiters


@pytest.mark.rule("turn.empty-waiter")
def test_failed_orders_refill_an_empty_waiter_but_not_in_grande() -> None:
    rest = "quartet-pineapple, quartet-olive, quartet-mushroom, quartet-salami, two-each, match, absent, two-doubles"
    oven = "emptying: yes; chef: 2; oven: duel of 1; served 1: takeover, ladder, " + rest
    seats = "seats: Anna green, Bob red; "
    assert Scene("game: sole-mio; " + seats + oven).waiter(1) == ["duel"]
    classics = ", ".join(f"classic-four-{kind}" for kind in ("pineapple", "olive", "mushroom", "salami"))
    scene = Scene(f"game: grande; {seats}{oven}, {classics}, classic-all, bombastica, minimale, monotoni")
    assert scene.waiter(1) == []
    assert scene.gone(1) == ["duel"]


# --- nothing moves any more


STALL = (
    "game: mamma-mia; seats: Anna green, Bob red; "
    f"Anna: | classic-four-salami, {SEVEN_OF_EIGHT}; Bob: | classic-four-pepper, {SEVEN_OF_EIGHT}; "
)


@pytest.mark.rule("turn.stall")
def test_if_nobody_plays_or_draws_the_round_ends_and_its_starter_is_chef() -> None:
    scene = Scene(STALL + "round: 3; turn: 1; starter: 2; oven: 2 olive")
    assert scene.told[:4] == [TurnBegan(0), NothingPut(0), TurnBegan(1), NothingPut(1)]
    assert scene.told[4] == RoundEnded(3, chef=1, stalled=True)
    assert scene.asked == "over"


@pytest.mark.rule("turn.stall")
def test_after_a_stall_the_holder_of_the_chef_card_is_chef() -> None:
    scene = Scene(STALL + "round: 3; turn: 2; starter: 2; holder: 1; oven: 2 olive")
    assert scene.said(RoundEnded) == [RoundEnded(3, chef=0, stalled=True)]


@pytest.mark.rule("turn.stall", "round.new-kitchen")
def test_what_a_stall_left_in_the_kitchen_goes_into_the_new_one() -> None:
    scene = Scene(STALL + "round: 2; oven: 2 olive; kitchen: 3 pepper, chef card, pepper")
    assert scene.said(RoundBegan) == [RoundBegan(3, seat=0, kitchen=8 * 5 - 2 + 1)]
    assert (scene.table.kitchen.count(CHEF), scene.table.holder) == (1, -1)
    assert scene.oven == ""


@pytest.mark.rule("turn.stall")
def test_one_who_plays_or_draws_keeps_the_round_going() -> None:
    scene = Scene(STALL.replace("Bob: | classic-four-pepper, ", "Bob: olive | "))
    assert scene.asked == "2 put-ingredients"
    scene.play("put 1 olive", "pass", "draw kitchen")
    assert scene.said(NothingPut) == [NothingPut(0)]
    assert scene.said(RoundEnded) == []
    assert scene.asked == "2 put-ingredients"


# --- the rulebooks' examples


@pytest.mark.rule("example.mm-turn", "turn.draw-short")
def test_three_salami_an_order_and_the_last_three_orders() -> None:
    scene = Scene(
        "game: mamma-mia; seats: Alberto green, Berta red; Alberto: 3 salami, 2 olive, mushroom | classic-four-salami; "
        "Alberto's waiter: minimale, classic-all, bombastica; Berta: 2 olive; kitchen: 6 pepper; "
        "Alberto's served: classic-four-pineapple, classic-four-olive, classic-four-mushroom, monotoni"
    )
    scene.play("put 3 salami", "lay classic-four-salami", "draw waiter")
    assert scene.oven == "salami, salami, salami, classic-four-salami of 1"
    assert scene.hand(1) == "2 olive, mushroom | classic-all, bombastica, minimale"
    assert scene.table.hand_size(0) == 6
    scene.play("put 1 olive", "draw waiter")
    scene.play("put 1 olive", "pass")
    assert scene.table.hand_size(0) == 7


@pytest.mark.rule("example.plus-turn", "turn.draw-short")
def test_the_same_with_a_hand_of_nine() -> None:
    scene = Scene(
        "game: plus; seats: Vladislav green, Berta red; Vladislav: 3 salami, 5 olive | normale-four-salami; "
        "Vladislav's waiter: minimale, mini, ciottona; Vladislav's served: bombastica, monotoni, small-monotoni, "
        "normale-four-pineapple, normale-four-olive, normale-four-mushroom, normale-four-shrimp, normale-all, "
        "normale-pairs, mamma-mia-far, mamma-mia-near"
    )
    scene.play("put 3 salami", "lay normale-four-salami")
    assert scene.table.hand_size(0) == 5
    scene.play("draw waiter")
    assert scene.hand(1) == "5 olive | ciottona, mini, minimale"
    assert scene.table.hand_size(0) == 8
