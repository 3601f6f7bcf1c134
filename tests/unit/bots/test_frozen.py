"""The frozen master of `./forno bench bots frozen` still plays by today's rules."""

from __future__ import annotations

import pytest

from forno import bots, games
from forno.core.chance import FastChance
from forno.core.errors import Unreadable
from forno.observe import SelfPlay
from harness import CHECKOUT

FROZEN = f"{CHECKOUT / 'benchmarks' / 'bots' / 'frozen_master.py'}:Frozen"


@pytest.mark.parametrize("name", ["plus", "solo"])
def test_the_frozen_master_answers_with_a_legal_move(name: str) -> None:
    try:
        bot = bots.find(FROZEN)
    except Unreadable as error:
        pytest.skip(str(error))
    self_play = SelfPlay(games.game(name), 2, FastChance(3))
    while len(self_play.observation().legal_moves) == 1:
        self_play.play(self_play.observation().default)
    observation = self_play.observation(FastChance(4))
    assert bot.searches_in(games.game(name))
    assert bot.choose(observation, FastChance(5)) in observation.legal_moves
