"""The regular bot: clearly better than chance, quick, and able to say why in five languages."""

from __future__ import annotations

import re
import time
from collections import Counter
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import forno.bots
from forno import bots, games
from forno.bots import Sight
from forno.core.chance import FastChance
from forno.core.game import Outcome
from forno.core.move import Pass
from forno.core.sequence import Sequential
from forno.rulebook import LANGUAGES, hint

GAMES = ["mamma-mia", "sole-mio", "grande", "plus", "solo"]
ROUNDS = 60
"""Games of each contest. They follow from their seeds, so this test never wavers."""


class Contest:
    """Games of one regular bot against three of another level; what it thought, and how long."""

    def __init__(self, game: str, other: str, number: int) -> None:
        self.reasons: Counter[str] = Counter()
        self.sentences: dict[str, dict[str, int | str]] = {}
        self.seconds: list[float] = []
        self.outcomes = [self.play(game, seed, other) for seed in range(number)]
        self.wins = sum(seed % 4 in outcome.winners for seed, outcome in enumerate(self.outcomes))

    def play(self, name: str, seed: int, other: str) -> Outcome:
        game, chance = games.find(name), FastChance(seed)
        players = [bots.find("regular" if seat == seed % 4 else other) for seat in range(4)]
        choice = chance.child()
        table = game.deal(4, chance)
        table.events = None
        asking = Sequential(table)
        while not asking.is_over:
            seat, options = asking.seat, asking.options()
            default = Pass() if asking.asked else table.default()
            sight = Sight(name, seat, game.view(table, seat), options, default)
            asking.play(self.ask(players[seat], sight, choice))
        return game.outcome(table)

    def ask(self, bot: Any, sight: Sight, chance: FastChance) -> Any:
        began = time.perf_counter()
        move = bot.choose(sight, chance)
        if bot.level == "regular":
            self.seconds.append(time.perf_counter() - began)
            reason = bot.explain(sight, move)
            self.reasons[reason.name] += 1
            self.sentences[reason.name] = reason.values
        assert move in sight.options
        return move


@cache
def contest(game: str, other: str = "random", number: int = ROUNDS) -> Contest:
    return Contest(game, other, number)


@pytest.mark.parametrize("game", ["mamma-mia", "solo"])
def test_it_is_clearly_better_than_chance(game: str) -> None:
    """By chance it would win one game in four, or 15."""
    assert contest(game).wins > 40


def test_it_serves_more_than_twice_as_much() -> None:
    outcomes = contest("mamma-mia").outcomes
    own = sum(outcome.scores[seed % 4] for seed, outcome in enumerate(outcomes))
    others = sum(sum(outcome.scores) for outcome in outcomes) - own
    assert own > 1.5 * others / 3


@pytest.mark.parametrize(("game", "other"), [*product(["sole-mio", "grande", "plus"], ["random", "regular"])])
def test_it_knows_every_question_of_the_other_games(game: str, other: str) -> None:
    assert contest(game, other, 8).reasons["default"] == 0


def test_it_is_quick() -> None:
    taken = sorted(second for game in GAMES for second in contest(game, "random", 8).seconds)
    assert taken[len(taken) * 9 // 10] < 0.002


def test_the_same_sight_gets_the_same_answer() -> None:
    game = games.find("grande")
    table = game.deal(4, FastChance(1))
    sight = Sight("grande", table.seat, game.view(table, table.seat), table.options(), table.default())
    bot = bots.find("regular")
    assert bot.choose(sight, FastChance(1)) == bot.choose(sight, FastChance(2))


# --- why


def reasons_in_the_source() -> set[str]:
    folder = Path(forno.bots.__file__).parent
    written = "".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    return {*re.findall(r'"((?:pizza|solo)-[a-z-]+)"', written), *re.findall(r'Reason\("([a-z-]+)"\)', written)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_its_sentence(lang: str) -> None:
    usual = hint("usual", {}, lang)
    silent = [name for name in reasons_in_the_source() - {"usual"} if hint(name, {}, lang) == usual]
    assert silent == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_has_all_its_values(lang: str) -> None:
    for game in GAMES:
        for name, values in contest(game, "random", 8).sentences.items():
            said = hint(name, {**values, "name": "Zoe"}, lang)
            assert "{" not in said, said
            assert ("Zoe" in said) == ("seat" in values), said
            assert values.get("count", 0) in (0, 1) or str(values["count"]) in said, said


def test_a_move_that_it_would_not_make_is_not_explained() -> None:
    game = games.find("mamma-mia")
    table = game.deal(4, FastChance(1))
    sight = Sight("mamma-mia", table.seat, game.view(table, table.seat), table.options(), table.default())
    bot = bots.find("regular")
    chosen = bot.choose(sight, FastChance(1))
    other = next(move for move in sight.options if move != chosen)
    assert bot.explain(sight, other).name == "usual"
    assert bot.explain(sight, chosen).name.startswith("pizza-put-")


def test_levels_go_from_the_weakest_to_the_best() -> None:
    assert bots.levels() == ["random", "default", "regular"]
