"""Our own games keep every law. FORNO_GAMES=10000 plays that many games for each game and number of players."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest

from forno.core.game import Game
from forno.games import find, names
from forno.testing import check_game

GAMES = int(os.environ.get("FORNO_GAMES", "50"))

TABLES = [
    pytest.param(game, players, id=f"{game.name}-{players}")
    for game in map(find, names())
    for players in range(game.least, game.most + 1)
]

FINGERPRINT = """
import hashlib, msgspec, sys
from forno.games import find, names
from forno.testing import random_match
for name in names():
    match = random_match(find(name), 3, 42)
    told = msgspec.json.encode([match.history, match.turns, [match.view(viewer) for viewer in (0, 1, 2, None)]])
    print(name, hashlib.sha256(told).hexdigest())
"""


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_law_holds(game: Game[Any], players: int) -> None:
    check_game(game, games=GAMES, players=players)


def test_the_same_seed_is_the_same_game_in_every_process() -> None:
    """Nothing hangs on the order of a set, which every process shuffles its own way."""
    first, second = (_fingerprints(hash_seed) for hash_seed in ("1", "2"))
    assert first == second
    assert first.count("\n") == len(names())


def _fingerprints(hash_seed: str) -> str:
    environment = os.environ | {"PYTHONHASHSEED": hash_seed}
    return subprocess.run(
        [sys.executable, "-c", FINGERPRINT], env=environment, capture_output=True, text=True, check=True
    ).stdout
