"""The bot that searches: it tries its moves in re-deals, keeps to its budget, and says why."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from forno import bots, games
from forno.bots import Observation
from forno.bots.families import adapter_for
from forno.bots.levels import MasterBot
from forno.bots.search import (
    MIN_WORLDS,
    Candidate,
    SearchBudget,
    TableTrial,
    Trial,
    better_by,
    is_spent,
    ranked,
    search,
    still_open,
)
from forno.core.chance import Chance, FastChance
from forno.core.table import Table
from forno.observe import SelfPlay
from forno.rulebook import LANGUAGES, hint
from harness.counts import count

GAMES = ["mamma-mia", "sole-mio", "grande", "plus", "solo"]


@cache
def questions(game: str, number: int = count(12, 40), seed: int = 1, players: int = 3) -> list[Observation]:
    """What seats are asked in one game, with a world to search; only where there is a choice."""
    self_play = SelfPlay(games.game(game), players, FastChance(seed))
    chance, expert = FastChance(seed + 1), bots.find("expert")
    found: list[Observation] = []
    while not self_play.is_over and len(found) < number:
        observation = self_play.observation(chance.child())
        if len(observation.legal_moves) > 1:
            found.append(observation)
        self_play.play(expert.choose(observation, chance))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_it_answers_every_question_with_an_option(game: str) -> None:
    master = MasterBot(SearchBudget(worlds=1))
    for observation in questions(game):
        assert master.choose(observation, FastChance(1)) in observation.legal_moves


@pytest.mark.parametrize("game", GAMES)
def test_the_expert_comes_first_and_no_candidate_twice(game: str) -> None:
    expert = bots.find("expert")
    for observation in questions(game):
        adapter = adapter_for(games.game(observation.game))
        candidates = adapter.candidates(observation)
        assert candidates[0] == expert.choose(observation, FastChance(1))
        assert len(candidates) == len(set(candidates))
        assert all(move in observation.legal_moves for move in candidates)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_worlds_give_the_same_answer(game: str) -> None:
    master = MasterBot(SearchBudget(worlds=3))
    for observation in questions(game)[:8]:
        assert master.advise(observation, FastChance(4)) == master.advise(observation, FastChance(4))


@pytest.mark.parametrize("game", GAMES)
def test_values_are_odds_and_trying_leaves_the_world_alone(game: str) -> None:
    for observation in questions(game)[:6]:
        before = observation.sampled_table.copy()
        adapter = adapter_for(games.game(observation.game))
        found = search(observation, adapter, games.game(game), SearchBudget(worlds=2), FastChance(1), lambda: 0.0)
        assert all(0 <= value <= 1 for candidates in found.candidates for value in candidates.values)
        assert observation.sampled_table == before


class Lucky:
    """A guide for a game of one move: the second candidate is better by a little, the third far worse."""

    caution = 1.0

    def candidates(self, observation: Observation) -> list[Any]:
        return observation.legal_moves[:3]

    def likelihood(self, sampled_table: Any, observation: Observation) -> float:
        return 1.0

    def trial(self, world: Any, seat: int) -> Trial:
        return TableTrial(self, world, seat)

    def play_out(self, table: Table, seat: int, chance: Chance) -> float:
        return (0.5, 0.48 + chance.below(100) / 1000, 0.1)[self.which(table)]

    def part(self, table: Any) -> int:
        return 1

    def value(self, table: Any, seat: int) -> float:
        raise AssertionError("nothing ends here")

    def which(self, table: Table) -> int:
        return self.after.index(table.state())

    after: list[Any]


def test_more_worlds_find_the_better_move_and_drop_the_worse() -> None:
    observation = next(each for each in questions("mamma-mia") if len(each.legal_moves) >= 3)
    lucky = Lucky()

    class Fixed:
        def redeal(self, sampled_table: Any, seat: int, chance: Chance) -> Any:
            return observation.sampled_table.copy()

    lucky.after = []
    for move in observation.legal_moves[:3]:
        table = observation.sampled_table.copy()
        table.act(move, observation.seat)
        lucky.after.append(table.state())
    found = search(observation, lucky, Fixed(), SearchBudget(worlds=60), FastChance(1), lambda: 0.0)
    assert found.best == observation.legal_moves[1]
    candidates = {one.move: len(one.values) for one in found.candidates}
    assert candidates[observation.legal_moves[2]] == MIN_WORLDS < candidates[observation.legal_moves[1]]


def test_the_clock_ends_a_search_before_the_time_is_over() -> None:
    """A clock that goes by 10 ms at each look: no world is begun that might end too late."""
    observation = questions("mamma-mia")[0]
    ticks = iter(range(10_000))
    read: list[float] = []

    def now() -> float:
        read.append(next(ticks) / 100)
        return read[-1]

    adapter = adapter_for(games.game("mamma-mia"))
    found = search(observation, adapter, games.game("mamma-mia"), SearchBudget(milliseconds=300), FastChance(1), now)
    assert found.worlds >= 3
    assert 1000 * (read[-1] - read[0]) <= 300


def test_a_budget_is_spent() -> None:
    assert not is_spent(SearchBudget(worlds=3), 2, 999, 0)
    assert is_spent(SearchBudget(worlds=3), 3, 0, 0)
    assert not is_spent(SearchBudget(milliseconds=100), 9, 80, 10)
    assert is_spent(SearchBudget(milliseconds=100), 9, 95, 10)


def test_a_move_is_dropped_once_it_is_clearly_worse() -> None:
    good, near, bad = (
        Candidate("good", [0.6, 0.7, 0.8, 0.6]),
        Candidate("near", [0.6, 0.8, 0.7, 0.6]),
        Candidate("bad", [0.1] * 4),
    )
    assert still_open([good, near, bad], near, caution=1) == [good, near]
    assert better_by(good, bad)[0] == pytest.approx(0.575)


def test_what_the_expert_would_do_has_the_benefit_of_the_doubt() -> None:
    better, expert = Candidate("better", [0.6, 0.5, 0.8, 0.5]), Candidate("expert", [0.5] * 4)
    other = Candidate("other", [0.5] * 4)
    mean, error = better_by(better, expert)
    assert 1 < mean / error < 2
    assert ranked([expert, better], [expert, better], caution=1)[0] is better
    assert ranked([expert, better], [expert, better], caution=2)[0] is expert
    clearly = Candidate("clearly", [0.9, 0.6, 0.8, 0.9])
    assert 2 < better_by(clearly, expert)[0] / better_by(clearly, expert)[1] < 6
    assert still_open([expert, other, clearly], expert, caution=3) == [expert, clearly]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_search_found_is_said_in_words(lang: str) -> None:
    said = hint("search", {"worlds": 37, "gain": 12}, lang)
    assert "37" in said
    assert "12" in said
    assert hint("search-found", {}, lang) != hint("usual", {}, lang)
