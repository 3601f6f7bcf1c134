"""Our own games keep every law. FORNO_GAMES=10000 plays that many games for each game and number of players."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import forno
from forno.core.game import Game
from forno.testing import check_game
from harness.counts import FULL, count

GAMES = int(os.environ.get("FORNO_GAMES") or count(1, 50))

TABLES = [
    pytest.param(game, players, id=f"{game.name}-{players}")
    for game in map(forno.game, forno.game_names())
    for players in range(game.least, game.most + 1)
    if FULL or GAMES > 1 or players in (game.least, 3, game.most)
]
"""In short, two players, three and as many as can be."""

FINGERPRINT = """
import hashlib, msgspec, sys
import forno
from forno.testing import random_match
for name in forno.game_names():
    match = random_match(forno.game(name), 3, 42)
    told = msgspec.json.encode([match.history, match.turns, [match.view(viewer) for viewer in (0, 1, 2, None)]])
    print(name, hashlib.sha256(told).hexdigest())
"""


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_law_holds(game: Game, players: int) -> None:
    check_game(game, games=GAMES, players=players)


def test_the_same_seed_is_the_same_game_in_every_process() -> None:
    """Nothing hangs on the order of a set, which every process shuffles its own way."""
    first, second = (_fingerprints(hash_seed) for hash_seed in ("1", "2"))
    assert first == second
    assert first.count("\n") == len(forno.game_names())


def _fingerprints(hash_seed: str) -> str:
    environment = os.environ | {"PYTHONHASHSEED": hash_seed}
    return subprocess.run(
        [sys.executable, "-c", FINGERPRINT], env=environment, capture_output=True, text=True, check=True
    ).stdout
