"""Emptying the oven: cards come out one by one, orders are served, covered from hand, or fail. (bake.*)"""

from __future__ import annotations

from operator import sub

import msgspec
import pytest

from forno.core.event import heard
from forno.games.pizza.cards import listed, say
from forno.games.pizza.events import Amount, Failed, OrderRevealed, Revealed, RoundEnded, Served
from harness.scenes.pizza import Scene

OPEN = "emptying: yes; seats: Anna yellow, Bob purple, Carla green, Dino brown, Eva red"
MAMMA_MIA = f"game: mamma-mia; {OPEN}"
SOLE_MIO = f"game: sole-mio; {OPEN}"
GRANDE = f"game: grande; {OPEN}"
STOP = "bombastica of Bob"
"""Bob is asked about it, so the table can be looked at; he needs a card in hand and too little on the table."""


def spent(scene: Scene, *moves: str) -> str:
    """What these moves add to the used pile."""
    before = scene.table.used.copy()
    scene.play(*moves)
    more = map(sub, scene.table.used, before)
    return say(card for card, number in enumerate(more) for _ in range(number))


# --- out of the oven


@pytest.mark.rule("bake.order")
def test_the_first_played_comes_out_first() -> None:
    scene = Scene(
        "game: mamma-mia; seats: Anna yellow, Bob purple; turn: Anna; holder: Bob; kitchen: olive; round: 3;"
        "oven: 4 olive, pineapple; Anna: salami | classic-four-olive, classic-four-salami; Bob: pepper"
    )
    scene.play("put 1 salami", "lay classic-four-olive", "draw kitchen")
    told = [type(event) for event in scene.told if isinstance(event, RoundEnded | Revealed | OrderRevealed | Served)]
    assert told == [RoundEnded, Revealed, OrderRevealed, Served]
    assert scene.said(Revealed) == [Revealed((2, 2, 2, 2, 0, 8))]
    assert scene.served(1) == ["classic-four-olive"]


@pytest.mark.rule("bake.order")
def test_what_lies_above_an_order_comes_too_late_for_it() -> None:
    early = Scene(f"{MAMMA_MIA}; oven: 4 olive, classic-four-olive of Anna, pineapple, {STOP}; Bob: salami")
    assert (early.waiter(1)[-1], early.served(1), early.on_table) == ("classic-four-olive", [], "pineapple, 4 olive")
    late = Scene(f"{MAMMA_MIA}; oven: 4 olive, pineapple, classic-four-olive of Anna, {STOP}; Bob: salami")
    assert (late.served(1), late.on_table) == (["classic-four-olive"], "")


@pytest.mark.rule("bake.order")
def test_of_two_orders_the_first_played_gets_the_ingredients() -> None:
    cards = "4 salami, pineapple, olive"
    scene = Scene(f"{MAMMA_MIA}; oven: {cards}, classic-four-salami of Bob, classic-four-salami of Anna")
    assert (scene.served(1), scene.served(2)) == ([], ["classic-four-salami"])
    scene = Scene(f"{MAMMA_MIA}; oven: {cards}, classic-four-salami of Anna, classic-four-salami of Bob")
    assert (scene.served(1), scene.served(2)) == (["classic-four-salami"], [])


@pytest.mark.rule("bake.order")
def test_an_order_is_settled_before_the_next_card_is_turned() -> None:
    oven = f"4 olive, classic-four-olive of Anna, pineapple, {STOP}"
    scene = Scene(f"{MAMMA_MIA}; oven: {oven}; Anna: pepper; Bob: salami")
    assert (scene.asked, scene.on_table) == ("1 cover-missing", "4 olive")
    assert scene.oven == "pineapple, bombastica of 2"


@pytest.mark.rule("bake.sort")
def test_each_ingredient_goes_to_its_column() -> None:
    scene = Scene(f"{GRANDE}; table: salami; oven: 2 olive, salami, double olive, pepper, olive, {STOP}; Bob: salami")
    assert scene.on_table == "3 olive, double olive, pepper, 2 salami"
    assert scene.oven == ""
    assert scene.match.view(2).table == listed(scene.table.columns)  # type: ignore[attr-defined]


# --- the table alone can serve it


@pytest.mark.rule("bake.automatic")
def test_an_order_the_table_can_serve_is_served_unasked() -> None:
    table = f"table: 5 olive, 2 pineapple; oven: classic-four-olive of Anna, {STOP}"
    scene = Scene(f"{MAMMA_MIA}; {table}; Anna: olive; Bob: olive")
    assert (scene.asked, scene.served(1)) == ("2 cover-missing", ["classic-four-olive"])
    assert (scene.on_table, scene.hand(1)) == ("pineapple, olive", "olive | ")


@pytest.mark.rule("bake.automatic")
def test_it_cannot_be_declined_nor_helped_but_its_way_can_be_chosen() -> None:
    scene = Scene(f"{GRANDE}; table: pineapple, 6 olive, 6 salami; oven: monotoni of Anna; Anna: pepper")
    assert scene.asked == "1 choose-serving"
    assert [scene.refused(move) for move in ("fail", "pass")] == ["bake.automatic", "bake.automatic"]
    assert scene.refused("ask") == "help.only-for-missing"
    assert scene.options == ["serve pineapple, 6 olive", "serve pineapple, 6 salami"]


@pytest.mark.rule("bake.automatic")
def test_a_way_that_takes_cards_from_hand_may_be_chosen_too() -> None:
    table = f"table: pineapple, 6 olive, 5 salami; oven: monotoni of Anna, {STOP}"
    scene = Scene(f"{MAMMA_MIA}; {table}; Anna: salami; Bob: pepper")
    assert scene.options == ["serve pineapple, 6 olive", "serve pineapple, 6 salami with salami"]
    assert spent(scene, "serve pineapple, 6 salami with salami") == "pineapple, 6 salami"
    assert (scene.on_table, scene.hand(1)) == ("6 olive", " | ")


@pytest.mark.rule("bake.automatic")
def test_who_holds_an_ingredient_is_asked_even_about_one_way() -> None:
    order = "table: pineapple, 6 olive; oven: monotoni of Anna"
    for hand, ways in (("salami", 1), ("pineapple", 1), ("6 salami", 2)):
        scene = Scene(f"{MAMMA_MIA}; {order}; Anna: {hand}")
        assert (scene.asked, len(scene.options)) == ("1 choose-serving", ways)


@pytest.mark.rule("bake.automatic", "bake.silent")
def test_without_an_ingredient_only_a_real_choice_is_asked() -> None:
    one_way = Scene(f"{MAMMA_MIA}; table: pineapple, 6 olive, 5 pepper; oven: monotoni of Anna, {STOP}; Bob: salami")
    assert (one_way.asked, one_way.served(1)) == ("2 cover-missing", ["monotoni"])
    two_ways = Scene(f"{MAMMA_MIA}; table: pineapple, 6 olive, 6 pepper; oven: monotoni of Anna")
    assert two_ways.asked == "1 choose-serving"


@pytest.mark.rule("bake.automatic")
def test_ways_that_use_the_same_cards_are_one() -> None:
    table = "table: 4 olive, 3 mushroom, double pineapple, double salami"
    asked = Scene(f"{SOLE_MIO}; {table}; oven: ladder of Anna; Anna: olive")
    assert asked.options == ["serve 2 pineapple, 4 olive, 3 mushroom, salami"]
    unasked = Scene(f"{SOLE_MIO}; {table}; oven: ladder of Anna, duel of Bob; Bob: pepper")
    assert (unasked.asked, unasked.served(1), unasked.on_table) == ("2 commit-to-duel", ["ladder"], "")


# --- something is missing


@pytest.mark.rule("bake.from-hand", "bake.served")
def test_the_owner_may_cover_what_is_missing() -> None:
    table = f"table: 3 olive, salami; oven: classic-four-olive of Anna, {STOP}"
    scene = Scene(f"{MAMMA_MIA}; {table}; Anna: pineapple, 2 olive; Bob: pepper")
    assert scene.options == ["serve with pineapple, olive", "fail"]
    assert spent(scene, "serve with pineapple, olive") == "pineapple, 4 olive"
    assert (scene.served(1), scene.hand(1), scene.on_table) == (["classic-four-olive"], "olive | ", "salami")


@pytest.mark.rule("bake.from-hand", "bake.failed")
def test_nobody_is_forced_to_and_nobody_pays_in_part() -> None:
    table = f"table: 3 olive; oven: classic-four-olive of Anna, {STOP}"
    scene = Scene(f"{MAMMA_MIA}; {table}; Anna: pineapple, olive; Bob: pepper")
    assert [scene.refused(f"serve with {cards}") for cards in ("olive", "pineapple")] == ["bake.from-hand"] * 2
    assert scene.refused("serve") == "bake.from-hand"
    assert spent(scene, "fail") == ""
    assert (scene.served(1), scene.hand(1), scene.on_table) == ([], "pineapple, olive | ", "3 olive")


@pytest.mark.rule("bake.silent")
def test_could_not_and_would_not_look_the_same() -> None:
    order = f"table: 3 olive, pineapple; oven: classic-four-olive of Anna, {STOP}; Bob: pepper"
    able, unable = (Scene(f"{MAMMA_MIA}; {order}; Anna: {card}") for card in ("olive", "pepper"))
    assert (able.options, unable.options) == (["serve with olive", "fail"], ["fail"])
    for _ in ("before", "after"):
        for viewer in (1, None):
            assert shown(able, viewer) == shown(unable, viewer)
        able.play("fail")
        unable.play("fail")
    assert able.said(Failed) == unable.said(Failed) == [Failed(1, ("bombastica",), (Amount(11),))]


def shown(scene: Scene, viewer: int | None) -> bytes:
    return msgspec.json.encode((scene.match.view(viewer), heard(scene.match.history, viewer)))


@pytest.mark.rule("bake.silent")
@pytest.mark.parametrize(
    ("game", "order", "asked"),
    [
        ("mamma-mia", "classic-all", False),
        ("sole-mio", "two-each", True),
        ("grande", "classic-all", True),
        ("plus", "normale-all", True),
        ("plus; options: help=off", "normale-all", False),
        ("plus; players: 2", "normale-all", False),
    ],
)
def test_without_an_ingredient_one_is_asked_only_where_help_is_open(game: str, order: str, asked: bool) -> None:
    players = "" if "players" in game else "; players: 3"
    scene = Scene(f"game: {game}{players}; emptying: yes; oven: {order} of 1")
    assert (scene.asked == "1 cover-missing") is asked
    assert (scene.waiter(1)[-1:] == [order]) is not asked


@pytest.mark.rule("bake.silent")
def test_after_a_quartet_everybody_with_an_order_is_asked_about_a_series() -> None:
    quartet = f"{SOLE_MIO}; table: 4 olive; oven: quartet-olive of Anna, duel of Bob; Bob: pepper"
    holds_another = Scene(f"{quartet}; Anna: | quartet-salami")
    holds_none = Scene(f"{quartet}; Anna: | ladder")
    assert holds_another.asked == holds_none.asked == "1 lay-series"
    assert holds_none.options == ["pass"]
    assert shown(holds_another, 1) == shown(holds_none, 1)
    assert Scene(f"{quartet}; Anna: 3 salami").asked == "2 commit-to-duel"


# --- what then


@pytest.mark.rule("bake.no-refill")
def test_cards_from_hand_are_replaced_only_in_the_next_turn() -> None:
    scene = Scene(
        f"{MAMMA_MIA}; chef: Anna; table: 3 olive, pineapple; Anna: olive, salami, 5 pepper;"
        "oven: classic-four-olive of Anna"
    )
    scene.play("serve with olive")
    assert (scene.asked, scene.table.round) == ("1 put-ingredients", 2)
    assert scene.table.hand_size(0) == 6
    scene.play("put 1 salami", "draw kitchen")
    assert scene.table.hand_size(0) == 7


@pytest.mark.rule("bake.served")
def test_a_served_order_counts_for_its_owner_alone() -> None:
    scene = Scene(f"{MAMMA_MIA}; round: 3; table: 4 olive, pineapple; oven: classic-four-olive of Anna")
    assert scene.asked == "over"
    assert scene.game.outcome(scene.table).scores == (1, 0, 0, 0, 0)
    assert scene.waiter(1).count("classic-four-olive") == 0


@pytest.mark.rule("bake.used-pile")
@pytest.mark.parametrize("game", ["mamma-mia", "sole-mio", "grande", "plus"])
def test_of_the_used_pile_only_the_size_is_shown(game: str) -> None:
    order = "two-each" if game == "sole-mio" else "normale-all" if game == "plus" else "classic-all"
    scene = Scene(f"game: {game}; players: 3; emptying: yes; oven: {order} of 1; hand 1: olive")
    for viewer in (0, 1, None):
        assert msgspec.to_builtins(scene.match.view(viewer))["used"] == sum(scene.table.used) > 0


@pytest.mark.rule("bake.failed")
def test_a_failed_order_goes_under_its_owners_waiter() -> None:
    oven = f"monotoni of Anna, classic-all of Anna, salami, minimale of Carla, {STOP}"
    scene = Scene(f"{MAMMA_MIA}; table: 2 olive; oven: {oven}; Bob: pepper")
    assert scene.waiter(1)[:2] == ["classic-four-olive", "classic-four-pepper"]
    assert scene.waiter(1)[-2:] == ["monotoni", "classic-all"]
    assert scene.waiter(3)[-1] == "minimale"
    assert (scene.on_table, scene.gone(1), scene.hand(1)) == ("2 olive, salami", [], " | ")
    assert b"monotoni" not in msgspec.json.encode(scene.match.view(1))
    assert scene.game.position(scene.table, 1).lines["waiter 1"] == "6 unknown, monotoni, classic-all"


@pytest.mark.rule("bake.failed")
def test_under_an_empty_waiter_it_becomes_the_top_card() -> None:
    scene = Scene(
        f"{MAMMA_MIA}; chef: Anna; Anna's waiter: ; oven: monotoni of Anna; Anna: salami | minimale;"
        "Anna's served: classic-four-olive, classic-four-pepper, classic-four-mushroom, classic-four-salami,"
        "classic-all, bombastica"
    )
    scene.play("fail")
    assert scene.waiter(1) == ["monotoni"]
    scene.play("put 1 salami", "pass", "draw waiter")
    assert scene.hand(1) == " | monotoni, minimale"
