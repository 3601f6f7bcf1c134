"""Golden playthroughs: one random game for each game and some numbers of players, and some with options.

Renewed by one command, see harness/golden.py.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import forno
from harness.golden import RENEWING, compare, first_difference
from tests.unit.golden.playthrough import Playthrough

FOLDER = Path(__file__).parent / "play"
SEED = 1
WHOLE = {"solo": 250}
"""How many moves are written in full, where games are long."""
WHOLE_GAME = 420

OURS = ("mamma-mia", "sole-mio", "grande", "plus", "solo")

Table = tuple[str, int, dict[str, str]]
"""A game, how many play, and what they agreed on."""

PLAIN: dict[str, Table] = {
    f"{name}-{players}": (name, players, {}) for name in OURS for players in sorted({2, 3, 4, forno.game(name).most})
}
VARIANTS: dict[str, Table] = {
    "mamma-mia-3-chosen": ("mamma-mia", 3, {"colours": "red, green", "first-player": "2", "open-log": "on"}),
    "sole-mio-3-doubles-fitting": ("sole-mio", 3, {"doubles": "fitting"}),
    "plus-3-no-help": ("plus", 3, {"help": "off"}),
    "solo-2-skip": ("solo", 2, {"two-player-reverse": "skip", "may-draw": "off"}),
    "solo-3-triples": ("solo", 3, {"triples": "on"}),
    "solo-4-no-jump-in": ("solo", 4, {"jump-in": "off"}),
    "solo-4-numbers": ("solo", 4, {"jump-in": "numbers", "start-card": "number", "first-dealer": "2"}),
    "solo-4-raising": ("solo", 4, {"raising": "mixed"}),
    "solo-5-mixed": ("solo", 5, {"raising": "mixed", "triples": "on", "may-draw": "off"}),
}
TABLES = PLAIN | VARIANTS


@pytest.mark.parametrize("name", TABLES)
def test_playthrough(name: str) -> None:
    game, players, options = TABLES[name]
    compare(
        FOLDER / f"{name}.txt", Playthrough(forno.game(game), players, SEED, options, WHOLE.get(game, WHOLE_GAME)).text
    )


def test_every_file_is_played() -> None:
    """Renewing takes a file away that is played no more."""
    left = [file for file in FOLDER.iterdir() if file.stem not in TABLES]
    if RENEWING:
        for file in left:
            file.unlink()
    else:
        assert left == []


def test_the_first_difference_is_found() -> None:
    assert first_difference("a\nb\nc\n", "a\nb\nc\n") is None
    assert first_difference("a\nb\nc\n", "a\nx\ny\n") == (2, "b", "x")
    assert first_difference("a\n", "a\nb\n") == (2, "", "b")
    assert first_difference("a", "a\nb") == (2, "(nothing more)", "b")
