"""Baseline: RLCard's UNO with four random players. An optional dependency."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

from benchmarks.speed import Slice

PLAYERS = 4
HOW_TO_INSTALL = "RLCard is not installed: python -m pip install --require-hashes -r requirements/bench.txt"

ROUNDS = "RLCard rounds"
CORE = "RLCard core"
ENVIRONMENT = "RLCard environment"


def is_installed() -> bool:
    return find_spec("rlcard") is not None


def uno_slices() -> dict[str, Slice]:
    """Three ways to drive it: the rules alone, the game class, and the learning environment."""
    return {ROUNDS: _rounds_slice(), CORE: _core_slice(), ENVIRONMENT: _environment_slice()}


def _rounds_slice() -> Slice:
    """The rules alone: legal actions and an action, without building the player's state. Its fastest variant."""
    game_type: Any = import_module("rlcard.games.uno").Game
    random = Random(0).random

    def play(seconds: float) -> float:
        decisions, began = 0, process_time()
        while (spent := process_time() - began) < seconds:
            game = game_type(num_players=PLAYERS)
            game.init_game()
            players, table = game.players, game.round
            while not table.is_over:
                actions = table.get_legal_actions(players, table.current_player)
                table.proceed_round(players, actions[int(random() * len(actions))])
                decisions += 1
        return decisions / spent

    return play


def _core_slice() -> Slice:
    """The game class: each step builds the next player's state, including its legal actions."""
    game_type: Any = import_module("rlcard.games.uno").Game
    random = Random(0).random

    def play(seconds: float) -> float:
        decisions, began = 0, process_time()
        while (spent := process_time() - began) < seconds:
            game = game_type(num_players=PLAYERS)
            state, _ = game.init_game()
            while not game.is_over():
                actions = state["legal_actions"]
                state, _ = game.step(actions[int(random() * len(actions))])
                decisions += 1
        return decisions / spent

    return play


def _environment_slice() -> Slice:
    """The learning environment: observations as arrays. It supports two players only, so the inner game is set to
    four."""
    environment: Any = import_module("rlcard").make("uno")
    environment.game.num_players = environment.num_players = PLAYERS
    random = Random(0).random

    def play(seconds: float) -> float:
        decisions, began = 0, process_time()
        while (spent := process_time() - began) < seconds:
            state, _ = environment.reset()
            while not environment.is_over():
                actions = list(state["legal_actions"])
                state, _ = environment.step(actions[int(random() * len(actions))])
                decisions += 1
        return decisions / spent

    return play
