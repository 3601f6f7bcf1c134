"""The oven emptied step by step, speech, and the needs of orders: pure, compared with the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import forno
from forno.core.event import heard
from forno.games.pizza.variants import NAMES as VARIANTS
from forno.games.pizza.variants import variant
from forno.terminal.model import TableUpdate
from forno.terminal.order_needs import (
    CardTexts,
    OrderOf,
    PlacedCard,
    needs_of,
    outlines_of,
    oven_cards,
    preview_of,
    settled,
)
from forno.terminal.tables.cards import tight
from forno.terminal.tables.oven import OvenStage, Playback, Speeches, stage_of, steps_of, view_after
from forno.testing.random_play import dealt_match, random_turn

LANGUAGES = ("en", "fr", "it", "ru", "de")


def updates(game: str, seed: int, viewer: int | None = 0, players: int = 3) -> Iterator[TableUpdate]:
    """The updates of a random game as a viewer gets them."""
    match = dealt_match(forno.game(game), players, seed)
    chance = forno.FastChance(seed)
    before = msgspec.to_builtins(match.view(viewer))
    while not match.table.is_over:
        seat, move = random_turn(match.table, chance, impatient=len(match.turns) > 60)
        events = msgspec.to_builtins(heard(match.play(move, seat), viewer))
        view = msgspec.to_builtins(match.view(viewer))
        yield TableUpdate(tuple(events), before, view)
        before = view


@pytest.mark.parametrize("game", VARIANTS)
def test_the_steps_of_each_update_lead_to_its_view(game: str) -> None:
    """The table on the stage, and the orders and counts at the seats, are those of the true view when it comes."""
    playback = Playback(0, lambda _: "")
    compared = 0
    for number, update in enumerate(updates(game, 13)):
        if number == 0:
            playback.show(update.before or {}, ())
        playback.enqueue(update)
        while len(playback.queue) > 1:
            playback.show_next()
        if update.view["emptying"] and update.view["open"] and not update.view["question"]["shown"].get("committed"):
            compared += 1
            assert playback.stage.table == tuple(update.view["table"])
            assert playback.stage.cards_left == update.view["oven"]
            assert playback.stage.open is not None
            assert set(playback.stage.open.orders) == {one["order"] for one in update.view["open"]}
        for part in ("waiter", "gone"):
            if update.view["emptying"]:
                assert [place[part] for place in playback.view["places"]] == [
                    place[part] for place in update.view["places"]
                ]
        playback.show_next()
        assert playback.view == update.view
    assert compared > 5


def test_cards_come_out_one_by_one_and_a_serving_is_shown_in_parts() -> None:
    [first, second] = steps_of({"event": "revealed", "cards": [4, 1]})
    stage = second.apply(first.apply(OvenStage(cards_left=7)))
    assert stage.table == (1, 4)
    assert stage.cards_left == 5
    served = {"event": "served", "seat": 0, "orders": ["duel"], "table": [4], "cards": [0]}
    steps = steps_of(served)
    assert [step.is_last for step in steps] == [False, False, False, True]
    for step in steps[:2]:
        stage = step.apply(stage)
    assert stage.placed == (PlacedCard(4, "table"), PlacedCard(0, "hand"))
    assert stage.table == (1,)
    assert steps[2].apply(stage).ending == "served"
    assert all(step.duration_s > 0 for step in steps[:3])


def test_the_count_of_plus_turns_over_one_order_after_the_other() -> None:
    steps = steps_of({"event": "game-ended", "served": [["a", "b"], ["c"]], "ingredients": [0, 0]})
    stages = [steps[0].apply(OvenStage())]
    for step in steps[1:]:
        stages.append(step.apply(stages[-1]))
    assert [sum(map(len, stage.counted)) for stage in stages] == [0, 1, 2, 3, 3]
    assert stages[-1].counted == (("a", "b"), ("c",))


def test_speech_goes_back_to_the_own_last_turn_and_no_further() -> None:
    """(turn.memory)"""
    said: list[dict[str, Any]] = []
    for seat in (0, 1, 2, 0):
        said += [{"event": "turn-began", "seat": seat}]
        said += [{"event": "announced", "seat": seat, "kind": seat, "number": 2, "doubles": 0}]
        said += [{"event": "order-laid", "seat": seat, "order": "duel"}]
    speeches = Speeches()
    for event in said:
        speeches = speeches.after(event, 0)
    assert set(speeches.by_seat) == {0, 1, 2}
    speeches = speeches.after({"event": "turn-began", "seat": 1}, 0)
    assert set(speeches.by_seat) == {0}
    assert speeches.by_seat[0].order == "duel"
    assert speeches.after({"event": "round-ended", "round": 1, "chef": 0}, 0).by_seat == {}


def test_the_own_hand_changes_with_the_own_announcement() -> None:
    view = {"viewer": 0, "ingredients": [0, 0, 1, 4], "variant": "grande"}
    event = {"event": "announced", "seat": 0, "kind": 0, "number": 3, "doubles": 1}
    assert view_after(view, event)["ingredients"] == [0, 4]
    assert view_after(view, {**event, "seat": 1}) == view


# --- needs


@pytest.mark.parametrize("game", VARIANTS)
def test_needs_are_those_of_the_rules(game: str) -> None:
    """Where an order has one way to be served, its needs name it; where it has several, they leave kinds open."""
    kinds = len(variant(game).kinds)
    for own in range(kinds):
        for card in variant(game).orders_for(own):
            needs = needs_of(OrderOf(card.name, own, game, chef=1))
            if card.anything:
                assert [need.number for need in needs] == [card.anything]
            elif card.chef:
                assert [(need.kind, need.number) for need in needs] == [(1, card.chef)]
            elif len(card.ways) == 1:
                assert all(sum(need.number for need in needs if need.kind == kind) == card.ways[0][kind]
                           for kind in range(kinds))  # fmt: skip
            elif card.ways:
                assert any(need.kind is None for need in needs)
                assert {sum(way) for way in card.ways} == {sum(need.number for need in needs)}


@pytest.mark.parametrize("game", VARIANTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_order_is_explained_in_every_language(game: str, lang: str) -> None:
    texts = CardTexts(lang)
    for card in variant(game).orders_for(2):
        order = OrderOf(card.name, 2, game)
        said = [
            texts.order_title(order.order),
            *texts.order_sentences(order),
            *texts.stock_lines(order, [0, 4], "table"),
        ]
        assert all(said)
        assert not [text for text in said if "card-" in text or "{" in text or "None" in text]


@pytest.mark.rule("bake.doubles-first")
def test_a_double_is_explained_by_the_option_of_its_table() -> None:
    texts = CardTexts("en")
    double, single = 3, 2
    assert texts.ingredient_sentences(double, {})[0].endswith("Doubles on the table are used first.")
    assert "for a last one a single" in texts.ingredient_sentences(double, {"doubles": "fitting"})[0]
    assert texts.ingredient_sentences(single, {"doubles": "fitting"}) == texts.ingredient_sentences(single, {})


def test_what_is_missing_is_counted_on_the_visible_table() -> None:
    texts = CardTexts("en")
    quartet = OrderOf("quartet-olive", 0, "grande")
    assert texts.stock_lines(quartet, [2, 3], "table") == ["On the table: 3 olives", "Missing: 1 olive"]
    absent = texts.stock_lines(OrderOf("absent", 0, "grande"), [0], "table")
    assert absent == ["It would fail: 1 pineapple on the table."]
    assert texts.stock_lines(OrderOf("bombastica", 0, "grande"), [2, 3], "table")[-1] == "Missing: 12"
    assert texts.stock_lines(OrderOf("match", 0, "grande"), [2], "table") == []


def test_an_open_log_counts_the_oven_since_the_last_leftovers() -> None:
    events: list[dict[str, Any]] = [
        {"event": "announced", "kind": 1, "number": 3, "doubles": 1},
        {"event": "leftovers", "cards": [8]},
        {"event": "announced", "kind": 0, "number": 3, "doubles": 1},
    ]
    assert oven_cards(events[:1]) == [3, 2]
    assert sorted(oven_cards(events)) == [0, 1, 8]


def test_outlines_fill_up_from_the_table_and_the_hand() -> None:
    monotoni = OrderOf("monotoni", 0, "mamma-mia")
    needs = settled(monotoni, needs_of(monotoni), [0, 8, 8, 8, 2])
    assert [need.kind for need in needs] == [0, 4]
    outlines = outlines_of(needs, preview_of(needs, [0, 8, 8, 8, 2], hand=[8]))
    assert [outline.source for outline in outlines] == ["table", "table", "table", "table", "hand", None, None]


def test_the_stage_of_a_view_has_its_open_orders_and_request() -> None:
    view = {
        "oven": 3,
        "table": [2],
        "open": [{"seat": 1, "order": "duel"}],
        "question": {"name": "answer-duel", "seat": 0, "shown": {"committed": [2], "owner": 1, "total": 2}},
    }
    stage = stage_of(view)
    assert stage.open is not None
    assert (stage.open.seat, stage.open.orders) == (1, ("duel",))
    assert stage.placed == (PlacedCard(2, "table"),)


@pytest.mark.parametrize(
    ("text", "columns", "shown"),
    [
        ("♦ olive", 9, "♦ olive"),
        ("♦ shrimps", 8, "♦shrimps"),
        ("♦♦ pineapple", 9, "♦♦pineap."),
        ("Смена шефа", 9, "Смена ше."),
        ("Two of each", 8, "Two of."),
    ],
)
def test_a_name_that_is_too_long_ends_with_a_dot(text: str, columns: int, shown: str) -> None:
    assert tight(text, columns) == shown
