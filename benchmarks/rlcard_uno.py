"""RLCard's UNO with four players, played at random: the measure beside ours. An optional dependency."""

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
    """Three ways to play it: the rules alone, the game as it is meant to be driven, and the learners' environment."""
    return {ROUNDS: _rounds_slice(), CORE: _core_slice(), ENVIRONMENT: _environment_slice()}


def _rounds_slice() -> Slice:
    """Only its rules: legal actions asked for, an action made, no state built for the player. Its fastest way."""
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
    """Its game class: each step gives the next player's state, with the legal actions in it."""
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
    """Its environment: observations as arrays. It offers two players only, so the game inside is told to seat four."""
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
