"""No bot knows what its seat may not know: deal the hidden anew, and every answer stays the same."""

from __future__ import annotations

from functools import cache
from typing import Any
from zlib import crc32

import msgspec
import pytest

import forno
from forno import bots, games
from forno.bots import Bot, Observation
from forno.bots.levels import MasterBot
from forno.bots.search import SearchBudget
from forno.core.chance import Chance, FastChance
from forno.observe import SelfPlay, observation_of
from harness.counts import count

GAMES = ["mamma-mia", "sole-mio", "grande", "plus", "solo"]
LEVELS = ["random", "default", "novice", "regular", "expert"]


class Peeker(Bot):
    """A cheat, to show that this test would see it: it looks at the table behind its world."""

    def __init__(self, tables: list[Any]) -> None:
        self.tables = tables

    def choose(self, observation: Observation, chance: Chance) -> Any:
        table = self.tables.pop()
        secret = repr([hand for seat, hand in enumerate(table.hands) if seat != observation.seat])
        return observation.legal_moves[crc32(secret.encode()) % len(observation.legal_moves)]


@cache
def pairs(game: str, decisions: int = count(20, 80), seed: int = 1) -> list[tuple[Observation, Observation, Any, Any]]:
    """Return the views of a seat: of the true table, and of one where all that it cannot know is dealt anew."""
    self_play = SelfPlay(games.game(game), 4, FastChance(seed))
    chance, regular = FastChance(seed + 1), bots.find("regular")
    found: list[tuple[Observation, Observation, Any, Any]] = []
    while not self_play.is_over and len(found) < decisions:
        observation, seat = self_play.observation(), self_play.seat
        if len(observation.legal_moves) > 1:
            twin = self_play.game.redeal(self_play.table, seat, chance)
            jumping = bool(self_play.table.race_queue)
            other = observation_of(self_play.game, twin, seat, list(observation.heard), jumping=jumping)
            found.append((observation, other, self_play.table.copy(), twin))
        self_play.play(regular.choose(observation, chance))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_sight_holds_nothing_hidden(game: str) -> None:
    """To the byte: view, options, default and all that was heard."""
    for one, other, _, _ in pairs(game):
        for part in ("view", "legal_moves", "default", "heard"):
            assert msgspec.json.encode(getattr(one, part)) == msgspec.json.encode(getattr(other, part))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_an_answer_and_its_reason_depend_on_nothing_hidden(game: str, level: str) -> None:
    bot = bots.find(level)
    for number, (one, other, _, _) in enumerate(pairs(game)):
        assert bot.advise(one, FastChance(number)) == bot.advise(other, FastChance(number))


@pytest.mark.parametrize("game", GAMES)
def test_who_searches_sees_a_world_and_not_the_truth(game: str) -> None:
    """Given the same world, the answer is the same, whatever the truth is."""
    master = MasterBot(SearchBudget(worlds=2))
    for number, (one, other, table, _) in enumerate(pairs(game)[: count(5, 20)]):
        sampled_table = forno.game(game).redeal(table, one.seat, FastChance(number))
        answers = [
            master.advise(msgspec.structs.replace(observation, sampled_table=sampled_table.copy()), FastChance(number))
            for observation in (one, other)
        ]
        assert answers[0] == answers[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_sampled_table_depends_on_nothing_hidden(game: str) -> None:
    """The same sampler draws the same table for a search, whatever the truth is."""
    rules = forno.game(game)
    for number, (one, _, table, twin) in enumerate(pairs(game)):
        twin.chance = table.chance
        sampled = [rules.redeal(truth, one.seat, FastChance(number)) for truth in (table, twin)]
        assert sampled[0] == sampled[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_peeks_is_found_out(game: str) -> None:
    differ = 0
    for one, other, table, twin in pairs(game):
        differ += Peeker([table]).choose(one, FastChance(1)) != Peeker([twin]).choose(other, FastChance(1))
    assert differ
