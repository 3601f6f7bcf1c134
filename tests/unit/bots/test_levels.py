"""The levels: each beats the one below it, knows every question, is quick, and says why in five languages."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import forno.bots
from forno import bots, games
from forno.core.chance import FastChance
from forno.observe import SelfPlay
from forno.rulebook import LANGUAGES, hint
from harness.counts import count
from harness.raw_ids import raw_ids

GAMES = ["mamma-mia", "sole-mio", "grande", "plus", "solo"]
PLAYERS = 3


class Contest:
    """Duplicate games of one bot against two of another level: what it won, and what it thought."""

    def __init__(self, game: str, level: str, other: str, deals: int, seats: int) -> None:
        self.reasons: Counter[str] = Counter()
        self.sentences: dict[str, dict[str, int | str]] = {}
        self.wins = sum(self.play(game, level, other, deal, own) for deal in range(deals) for own in range(seats))
        self.games = deals * seats

    def play(self, game: str, level: str, other: str, deal: int, own: int) -> float:
        self_play = SelfPlay(games.game(game), PLAYERS, FastChance(deal))
        players = [bots.find(level if seat == own else other) for seat in range(PLAYERS)]
        chance = FastChance(100 * deal + own)
        while not self_play.is_over:
            seat, observation = self_play.seat, self_play.observation()
            move, reason = players[seat].advise(observation, chance)
            assert move in observation.legal_moves
            if seat == own:
                self.reasons[reason.name] += 1
                self.sentences[reason.name] = reason.values
            self_play.play(move)
        winners = self_play.outcome.winners
        return (own in winners) / len(winners)


@cache
def contest(game: str, level: str, other: str, deals: int = 1, seats: int = PLAYERS) -> Contest:
    return Contest(game, level, other, deals, seats)


def beside_random(game: str, level: str) -> Contest:
    """A level among others that bring about anything, with one deal."""
    return contest(game, level, "random", seats=count(1, PLAYERS))


@pytest.mark.parametrize(("level", "below"), [("novice", "random"), ("regular", "novice"), ("expert", "regular")])
@pytest.mark.parametrize(
    ("game", "deals"), [("mamma-mia", count(3, 8)), pytest.param("plus", count(2, 4), marks=pytest.mark.nightly)]
)
def test_each_level_beats_the_one_below(game: str, deals: int, level: str, below: str) -> None:
    """The deals follow from their seeds, so this test never wavers. docs/bots.md has the numbers that hold."""
    played = contest(game, level, below, deals)
    assert played.wins > 1.15 * played.games / PLAYERS


@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
@pytest.mark.parametrize("game", GAMES)
def test_it_knows_every_question(game: str, level: str) -> None:
    reasons = beside_random(game, level).reasons
    assert reasons["default"] == 0
    assert len(reasons) > 3


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_the_same_sight_gets_the_same_answer(level: str) -> None:
    for game in GAMES:
        observation = SelfPlay(games.game(game), 4, FastChance(1)).observation()
        assert bots.find(level).choose(observation, FastChance(1)) == bots.find(level).choose(
            observation, FastChance(2)
        )


def test_levels_go_from_the_weakest_to_the_best() -> None:
    assert bots.levels() == ["random", "default", "novice", "regular", "expert", "master"]


# --- why


def reasons_in_the_source() -> set[str]:
    folder = Path(forno.bots.__file__).parent
    written = "".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
    return {*re.findall(r'"((?:pizza|solo)-[a-z-]+)"', written), *re.findall(r'Reason\("([a-z-]+)"', written)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_its_sentence(lang: str) -> None:
    usual = hint("usual", {}, lang)
    silent = [name for name in reasons_in_the_source() - {"usual"} if hint(name, {}, lang) == usual]
    assert silent == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_has_all_its_values(lang: str) -> None:
    for game in GAMES:
        for level in ("regular", "expert"):
            for name, values in beside_random(game, level).sentences.items():
                said = hint(name, {**values, "name": "Zoe"}, lang)
                assert "{" not in said, said
                assert raw_ids(said, lang) == [], said
                assert ("Zoe" in said) == ("seat" in values), said
                assert values.get("count", 0) in (0, 1) or str(values["count"]) in said, said


def test_a_move_that_it_would_not_make_is_not_explained() -> None:
    observation = SelfPlay(games.game("mamma-mia"), 4, FastChance(1)).observation()
    for level in ("regular", "expert"):
        bot = bots.find(level)
        chosen = bot.choose(observation, FastChance(1))
        other = next(move for move in observation.legal_moves if move != chosen)
        assert bot.explain(observation, other).name == "usual"
        assert bot.explain(observation, chosen).name.startswith("pizza-put-")
