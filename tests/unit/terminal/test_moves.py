"""Moves built from their parts: every legal move of random games of all five, and reactions to parts that fit none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import forno
from forno.terminal.tables.move_builder import NOTHING, MoveInput, Selection, Tap
from forno.terminal.tables.pizza_moves import PizzaInput, place_moves
from forno.terminal.tables.solo_moves import SoloInput
from forno.testing.random_play import dealt_match, random_turn
from harness.counts import count

GAMES = ["mamma-mia", "sole-mio", "grande", "plus", "solo"]
PIZZA_QUESTIONS = {
    "put-ingredients", "lay-order", "draw-cards", "choose-serving", "cover-missing", "lay-series", "choose-way",
    "request-help", "request-number", "request-kind", "answer-help", "commit-to-duel", "answer-duel", "name-opponent",
    "show-for-match", "answer-match",
}  # fmt: skip
DECISIONS = count(450, 100_000)
"""A whole game of pizza, and the beginning of one of SOLO."""
EVERY_QUESTION_SEED = 13
"""The random game of grande with this seed asks every question."""


def decisions(game: str, seed: int, players: int = 3) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """Views and legal moves, as JSON, of the seat that is asked, at each decision of a game, or its beginning."""
    match = dealt_match(forno.game(game), players, seed)
    chance = forno.FastChance(seed)
    while not match.table.is_over and len(match.turns) < DECISIONS:
        seat = match.table.seat
        legal = msgspec.to_builtins(match.table.legal_moves(seat))
        yield msgspec.to_builtins(match.view(seat)), legal
        mover, move = random_turn(match.table, chance, impatient=len(match.turns) > 60)
        match.play(move, mover)


def input_of(view: dict[str, Any], legal: list[dict[str, Any]]) -> MoveInput:
    moves: MoveInput
    if view["game"] == "solo":
        moves = SoloInput()
        moves.follow(1, view["hand"], legal)
    else:
        moves = PizzaInput()
        moves.question = view["question"]
        moves.follow(1, view["ingredients"], legal)
    return moves


def build(moves: MoveInput, parts: Selection) -> dict[str, Any] | None:
    """Select parts as a player does: choices that come first, then cards, orders, and the rest."""
    moves.clear()
    early = {name: value for name, value in parts.choices.items() if moves.grammar.is_early(name)}
    for name, value in early.items():
        moves.choose(name, value)
    moves.select(Selection(choices=moves.selection.choices))
    for card in parts.cards:
        place = next(at for at, held in enumerate(moves.hand) if held == card and at not in moves.lifted)
        assert moves.tap_card(place) == Tap()
    for order in parts.orders:
        assert moves.tap_order(order) == Tap()
    for name, value in parts.choices.items():
        moves.choose(name, value)
    return moves.built.move


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_move_is_built_from_its_parts(game: str) -> None:
    asked = set()
    for seed in range(EVERY_QUESTION_SEED, EVERY_QUESTION_SEED + count(1, 40)):
        for view, legal in decisions(game, seed):
            moves = input_of(view, legal)
            asked.add(view["question"]["name"])
            for move in legal:
                parts = moves.builder.parts_of(move)
                if isinstance(moves, SoloInput):
                    moves.is_calling = bool(move.get("solo"))
                if not moves.grammar.is_direct(move):
                    assert same(build(moves, parts), move), (move, parts)
    assert game != "grande" or asked == PIZZA_QUESTIONS


def same(built: dict[str, Any] | None, move: dict[str, Any]) -> bool:
    """Triples of SOLO go by their cards and the one on top; their order between does not matter."""
    if built is None or move["move"] != "play":
        return built == move
    return sorted(built["cards"]) == sorted(move["cards"]) and built["cards"][-1] == move["cards"][-1]


@pytest.mark.parametrize("game", GAMES)
def test_selections_make_legal_moves_only(game: str) -> None:
    chance = forno.FastChance(5)
    for view, legal in decisions(game, 1):
        moves = input_of(view, legal)
        for _ in range(6):
            if moves.hand:
                moves.tap_card(chance.below(len(moves.hand)))
            assert moves.built.move is None or moves.built.move in legal


@pytest.mark.parametrize("game", GAMES[:4])
def test_attempts_are_moves_that_the_server_can_refuse(game: str) -> None:
    """Each attempt is readable: text, or a move of the game."""
    kinds = forno.game(game).move_types
    tried = 0
    for view, legal in decisions(game, 2):
        moves = input_of(view, legal)
        assert isinstance(moves, PizzaInput)
        parts = [*range(len(moves.hand)), *view["orders"]]
        for part in parts:
            moves.clear()
            tap = moves.tap_order(part) if isinstance(part, str) else moves.tap_card(part)
            if tap.misfit and isinstance(tap.misfit.attempt, dict):
                tried += 1
                msgspec.convert(tap.misfit.attempt, kinds)
        for attempt in [moves.attempt_incomplete()]:
            assert isinstance(attempt, str) or msgspec.convert(attempt, kinds)
    assert tried > 10


def test_cards_of_two_kinds_start_anew_and_are_explained() -> None:
    moves = PizzaInput()
    moves.question = {"name": "put-ingredients", "seat": 0, "shown": {}}
    legal = [{"move": "put", "kind": kind, "singles": number} for kind, number in [(0, 1), (1, 1), (0, 2)]]
    moves.follow(1, [0, 2, 0], legal)
    assert moves.tap_card(0) == Tap()
    tap = moves.tap_card(1)
    assert tap.misfit is not None
    assert tap.misfit.attempt == "put 1 pineapple, 1 olive"
    assert moves.lifted == (1,)
    assert moves.built.move == legal[1]


def test_a_selection_survives_the_same_decision_and_ends_with_it() -> None:
    moves = PizzaInput()
    legal = [{"move": "put", "kind": 0, "singles": 1}, {"move": "put", "kind": 0, "singles": 2}]
    assert moves.follow(1, [0, 0, 2], legal)
    moves.tap_card(1)
    assert not moves.follow(1, [0, 0, 2], legal)
    assert moves.lifted == (1,)
    assert moves.follow(2, [0, 0, 2], legal)
    assert moves.selection == NOTHING


def test_a_serving_is_prepared_where_only_the_cards_of_the_hand_differ() -> None:
    moves = PizzaInput()
    moves.follow(1, [0, 1], [{"move": "serve", "cards": [0]}, {"move": "serve", "cards": [1]}, {"move": "fail"}])
    assert moves.built.move == {"move": "serve", "cards": [0]}
    assert [move["move"] for move in place_moves(moves, "cover-missing").beside] == ["fail"]


def test_the_main_place_holds_few_moves_and_none_where_parts_are_missing() -> None:
    moves = PizzaInput()
    moves.follow(1, [], [{"move": "draw", "pile": "kitchen"}, {"move": "draw", "pile": "waiter"}])
    assert len(place_moves(moves, "draw-cards").leading) == 2
    moves.follow(2, [], [{"move": "lay", "order": "duel"}, {"move": "pass"}])
    placed = place_moves(moves, "lay-order")
    assert placed.is_incomplete
    assert [move["move"] for move in placed.leading] == ["pass"]


def test_a_second_tap_plays_a_card_of_solo_and_the_call_is_the_players_own() -> None:
    moves = SoloInput()
    plays = [{"move": "play", "cards": [3], "solo": True}, {"move": "play", "cards": [3], "solo": False}]
    moves.follow(1, [3, 9], [*plays, {"move": "draw"}])
    assert moves.tap_card(0) == Tap()
    assert moves.tap_card(0) == Tap(send=plays[1])
    moves.is_calling = True
    assert moves.built.move == plays[0]
    assert moves.listed == [plays[0], {"move": "draw"}]
    moves.accepted(plays[0])
    assert not moves.is_calling
    tap = moves.tap_card(1)
    assert tap.misfit is not None
    assert tap.misfit.attempt == {"move": "play", "cards": [9]}


def test_a_jump_in_is_sent_at_once() -> None:
    moves = SoloInput()
    moves.follow(1, [3, 9], [{"move": "jump", "card": 9, "solo": False}])
    assert moves.tap_card(1).send == {"move": "jump", "card": 9, "solo": False}
