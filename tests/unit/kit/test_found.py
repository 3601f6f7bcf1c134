"""Faults that long runs of the kit once found, each at the moment where it showed."""

from __future__ import annotations

import pytest

import forno
from forno.testing import Law, Playthrough, laws
from forno.testing.random_play import random_options

FOUND = [
    pytest.param("sole-mio", 4, 1017, 73, laws.twin_worlds_sound_the_same, id="a pledge comes to light"),
    pytest.param("plus", 5, 1018, 411, laws.twin_worlds_sound_the_same, id="a way comes to light"),
    pytest.param("plus", 6, 1013, 474, laws.known_positions_can_be_set_up, id="hands hard to find"),
    pytest.param("plus", 6, 15, 459, laws.known_positions_can_be_set_up, id="hands hard to find, near the end"),
    pytest.param("plus", 6, 69, 397, laws.known_positions_can_be_set_up, id="hands found only by turning round"),
]


@pytest.mark.parametrize(("name", "players", "seed", "step", "law"), FOUND)
def test_it_stays_mended(name: str, players: int, seed: int, step: int, law: Law) -> None:
    game = forno.game(name)
    playthrough = Playthrough(game, players, seed, random_options(game, seed))
    while playthrough.step < step:
        playthrough.advance()
    law(playthrough)
