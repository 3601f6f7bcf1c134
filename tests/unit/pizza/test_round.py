"""The end of a round and the beginning of the next. (round.*)"""

from __future__ import annotations

import pytest

from forno.games.pizza.cards import CHEF, counted, say
from forno.games.pizza.events import Drew, GameEnded, Leftovers, NothingPut, RoundBegan, RoundEnded, TurnBegan
from forno.games.pizza.view import view
from harness.scenes.pizza import GAMES, Scene

PINEAPPLE, OLIVE, PEPPER, MUSHROOM, SALAMI, SHRIMP = range(6)


def turns(scene: Scene) -> list[int]:
    """Whose turns began with the last move, counted from 1."""
    return [event.seat + 1 for event in scene.told if isinstance(event, TurnBegan)]


# --- the end


@pytest.mark.rule("round.end")
@pytest.mark.parametrize("name", GAMES)
def test_the_round_ends_at_once_with_the_last_kitchen_card(name: str) -> None:
    holder = "" if name == "plus" else "holder: 3; "
    hands = "hand 1: 3 olive, 4 pepper; hand 2: salami; hand 3: salami; "
    scene = Scene(f"game: {name}; players: 3; {holder}{hands}kitchen: 2 mushroom, pineapple")
    scene.play("put 3 olive", "draw kitchen")
    names = [type(event) for event in scene.told]
    assert names.index(RoundEnded) < names.index(TurnBegan)
    assert scene.hand(1) == "pineapple, 4 pepper, 2 mushroom | "
    assert turns(scene) == ([1] if name == "plus" else [3])


@pytest.mark.rule("round.end")
def test_it_goes_on_while_the_kitchen_has_a_card() -> None:
    hands = "hand 1: 3 olive, 4 pepper; hand 2: salami; hand 3: salami; "
    position = f"game: sole-mio; players: 3; holder: 1; {hands}"
    scene = Scene(position + "kitchen: 2 mushroom, 2 pineapple").play("put 3 olive", "draw kitchen")
    assert scene.said(RoundEnded) == []
    assert turns(scene) == [2]
    scene = Scene(position + "kitchen: mushroom").play("put 3 olive", "draw waiter")
    assert scene.said(RoundEnded) == []
    assert turns(scene) == [2]


@pytest.mark.rule("round.last-hand", "round.hands-stay", "turn.draw")
def test_who_takes_the_last_card_may_be_left_with_a_small_hand() -> None:
    hands = "hand 1: 5 olive, pepper; hand 2: 2 salami"
    scene = Scene(f"game: mamma-mia; players: 2; holder: 1; {hands}; kitchen: 2 mushroom")
    scene.play("put 5 olive", "draw kitchen")
    assert scene.asked == "1 put-ingredients"
    assert scene.hand(1) == "pepper, 2 mushroom | "
    assert len(scene.table.kitchen) > 7


@pytest.mark.rule("round.hands-stay")
@pytest.mark.parametrize("name", GAMES)
def test_hands_are_kept_and_nobody_draws_between_rounds(name: str) -> None:
    order = {"mamma-mia": "bombastica", "plus": "bombastica"}.get(name, "duel")
    hands = f"hand 1: olive, 2 salami | {order}; hand 2: | {order}; hand 3: pepper"
    scene = Scene(f"game: {name}; players: 3; emptying: yes; chef: 1; oven: 2 salami; {hands}")
    assert scene.table.round == 2
    assert scene.said(Drew) == []
    assert [scene.hand(seat) for seat in (1, 2, 3)] == [f"olive, 2 salami | {order}", f" | {order}", "pepper | "]


# --- the new oven


@pytest.mark.rule("round.leftovers", "round.leftover-doubles")
def test_what_is_left_becomes_the_new_oven_column_by_column() -> None:
    oven = "oven: salami, olive, 2 pepper, double pepper, double olive, pineapple"
    scene = Scene(f"game: sole-mio; players: 3; emptying: yes; chef: 2; hand 2: salami; {oven}")
    assert scene.oven == "pineapple, double olive, olive, double pepper, pepper, pepper, salami"
    assert scene.on_table == ""
    assert scene.said(Leftovers) == [Leftovers((0, 2, 3, 4, 4, 5, 8))]
    assert view(None, scene.table, None).top == 2 * SALAMI


@pytest.mark.rule("round.leftovers")
def test_ingredients_that_were_used_are_not_left() -> None:
    oven = "oven: 5 salami, olive, quartet-salami of 1"
    scene = Scene(f"game: sole-mio; players: 3; emptying: yes; chef: 2; hand 2: pepper; {oven}")
    assert scene.served(1) == ["quartet-salami"]
    assert scene.oven == "olive, salami"


@pytest.mark.rule("round.leftovers", "bake.order")
def test_the_leftovers_are_the_first_to_be_revealed_next_time() -> None:
    hands = "hand 1: olive, pepper | quartet-olive; hand 2: 5 salami"
    scene = Scene(f"game: sole-mio; players: 3; round: 2; holder: 1; {hands}; oven: 3 olive; kitchen: 2 salami")
    scene.play("put 1 olive", "lay quartet-olive", "draw kitchen")
    assert scene.served(1) == ["quartet-olive"]


# --- the new kitchen


@pytest.mark.rule("round.new-kitchen")
@pytest.mark.parametrize("name", GAMES)
def test_the_used_pile_and_the_chef_card_become_the_new_kitchen(name: str) -> None:
    order = {"mamma-mia": "classic-four-salami", "plus": "normale-four-salami"}.get(name, "quartet-salami")
    oven = f"oven: 2 pineapple, 5 salami, {order} of 1, 3 olive"
    scene = Scene(f"game: {name}; players: 3; emptying: yes; chef: 2; hand 2: pepper; {oven}")
    assert scene.served(1) == [order]
    deck = scene.table.variant.deck(3)
    expected = counted([], len(deck) + 3)
    expected[: len(deck)] = deck
    left = (0, 8, *(2,) * 3) if name in ("mamma-mia", "plus") else (0, 0, 8, *(2,) * 3)
    for card in (*left, 2 * PEPPER):
        expected[card] -= 1
    expected[CHEF] = name != "plus"
    assert counted(scene.table.kitchen, len(expected)) == expected
    assert scene.used == ""
    assert scene.said(RoundBegan) == [RoundBegan(2, 1, sum(expected))]


@pytest.mark.rule("round.new-kitchen")
def test_the_new_kitchen_is_shuffled_with_the_chef_card() -> None:
    position = "game: mamma-mia; players: 2; emptying: yes; chef: 1; hand 1: olive; table: 8 salami, 8 pepper"
    kitchens = [Scene(f"{position}; chance: fast:{state}").table.kitchen for state in range(1, 2**64, 2**58)]
    assert len({tuple(kitchen) for kitchen in kitchens}) == len(kitchens)
    places = {kitchen.index(CHEF) for kitchen in kitchens}
    assert len(places) > 12
    assert min(places) < 4
    assert max(places) > 19


# --- when nothing was used

NOTHING_USED = "emptying: yes; chef: 2; hand 1: 2 olive; hand 2: 2 salami; table: "


@pytest.mark.rule("round.new-kitchen-empty", "chef.last-card")
def test_the_new_kitchen_is_the_chef_card_alone() -> None:
    table = "8 pineapple, 6 olive, 8 pepper, 8 mushroom, 6 salami"
    scene = Scene(f"game: mamma-mia; players: 2; {NOTHING_USED}{table}")
    assert scene.said(RoundBegan) == [RoundBegan(2, seat=1, kitchen=1)]
    assert scene.table.kitchen == [CHEF]
    scene.play("put 1 salami", "draw waiter")
    assert scene.said(RoundEnded) == []
    scene.play("put 1 olive", "draw kitchen")
    assert scene.said(RoundEnded) == [RoundEnded(2, chef=0, stalled=False)]
    assert scene.hand(1) == "olive | "


@pytest.mark.rule("round.new-kitchen-empty", "turn.no-ingredients")
def test_in_plus_everybody_then_has_exactly_one_turn() -> None:
    table = "10 pineapple, 8 olive, 10 pepper, 10 mushroom, 8 salami, 10 shrimp"
    scene = Scene(f"game: plus; players: 3; {NOTHING_USED}{table}")
    assert scene.said(RoundBegan) == [RoundBegan(2, seat=1, kitchen=0)]
    assert scene.asked == "2 put-ingredients"
    scene.play("put 1 salami")
    assert [(event.pile, event.count) for event in scene.told if isinstance(event, Drew)] == [("waiter", 5)]
    assert scene.said(NothingPut) == [NothingPut(2)]
    assert scene.hand(3) == " | "
    assert scene.asked == "1 put-ingredients"
    scene.play("put 2 olive")
    assert scene.table.orders[0].bit_count() == 5
    assert scene.said(RoundEnded) == [RoundEnded(2, chef=1, stalled=False)]
    assert scene.said(RoundBegan) == [RoundBegan(3, seat=1, kitchen=0)]


@pytest.mark.rule("round.new-kitchen-empty", "round.count")
def test_in_plus_a_round_without_a_kitchen_counts_like_any_other() -> None:
    table = "10 pineapple, 8 olive, 10 pepper, 10 mushroom, 8 salami, 10 shrimp"
    scene = Scene(f"game: plus; players: 3; {NOTHING_USED}{table}")
    scene.play("put 1 salami", "put 1 olive", "put 1 salami", "pass", "put 1 olive", "pass")
    assert scene.said(RoundEnded) == [RoundEnded(3, chef=1, stalled=False)]
    assert scene.asked == "over"


# --- how many rounds


@pytest.mark.rule("round.count", "help.plus-two", "help.plus-off")
@pytest.mark.parametrize(
    ("game", "rounds"),
    [
        ("mamma-mia; players: 5", 3),
        ("sole-mio; players: 5", 2),
        ("grande; players: 2", 3),
        ("plus; players: 3", 3),
        ("plus; players: 6; options: help=off", 4),
        ("plus; players: 2", 4),
        ("plus; players: 2; options: help=on", 4),
    ],
)
def test_the_game_ends_after_so_many_emptyings(game: str, rounds: int) -> None:
    for played in range(1, rounds + 1):
        scene = Scene(f"game: {game}; round: {played}; emptying: yes; chef: 1; oven: 2 salami; hand 1: olive")
        assert view(None, scene.table, None).rounds == rounds
        if played < rounds:
            assert scene.asked == "1 put-ingredients"
            assert scene.table.round == played + 1
            assert scene.said(GameEnded) == []
        else:
            assert scene.asked == "over"
            assert len(scene.said(GameEnded)) == 1
            assert scene.on_table == say((2 * SALAMI,) * 2)


@pytest.mark.rule("round.count")
def test_the_last_oven_is_emptied_before_the_game_ends() -> None:
    hands = "hand 1: 3 olive, 3 pepper | bombastica; hand 2: salami"
    oven = "oven: 8 mushroom, 5 salami; kitchen: 3 pineapple; holder: 1"
    scene = Scene(f"game: mamma-mia; players: 2; round: 3; {hands}; {oven}")
    scene.play("put 3 olive", "lay bombastica", "draw kitchen")
    assert scene.asked == "over"
    assert scene.served(1) == ["bombastica"]
