"""A game of another package, installed with its texts: the one of docs/write-a-game.md, written to a folder."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from forno import bots, games
from forno.bots import families
from forno.bots.search import SearchBudget
from forno.core.chance import FastChance
from forno.core.errors import Unreadable
from forno.core.event import Event
from forno.core.match import Match
from forno.core.move import kebab
from forno.core.record import record_of
from forno.observe import SelfPlay
from forno.review import review_game
from forno.rulebook import LANGUAGES, description, page, rules, text, title
from forno.terminal.plain_text import PlainText
from harness import CHECKOUT
from harness.commands import Forno
from harness.counts import count
from harness.third_party import blocks, forget, install, write_tiptop

BOT_GUIDE = (CHECKOUT / "docs" / "own-bot.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_tiptop(tmp_path_factory.mktemp("installed"))


@pytest.fixture(scope="module", autouse=True)
def _installed(package: Path) -> Iterator[None]:
    """Install the package for all tests here: whenever it comes or goes, the texts of all languages are read anew."""
    with pytest.MonkeyPatch.context() as changed:
        changed.syspath_prepend(package)
        forget()
        yield
    forget()


def printed(forno: Forno, *command: str, typed: str = "") -> str:
    """The output of a command."""
    ran = forno(*command, typed=typed, COLUMNS="120")
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


# --- texts


def test_the_game_is_listed_with_its_title_and_description(package: Path) -> None:
    """In a process that has the package installed; the other tests run the command in their own."""
    assert "tiptop" in games.game_names()
    environ = {**os.environ, "PYTHONPATH": str(package), "COLUMNS": "120"}
    command = [sys.executable, "-m", "forno", "games"]
    listed = subprocess.run(command, env=environ, capture_output=True, text=True, check=True).stdout
    assert re.search(r"^tiptop +2-4 +Tiptop *$", listed, re.MULTILINE)
    assert "A trick game with one secret swap." in listed


def test_its_rules_are_a_page(forno: Forno) -> None:
    assert [rule.id for rule in rules("tiptop")] == ["turn.whose", "tiptop.highest", "tiptop.swap"]
    shown = printed(forno, "rules", "tiptop")
    assert "The tricks" in shown
    assert "The highest card takes the trick" in shown


def test_a_rule_that_it_shares_still_holds_in_the_other_games() -> None:
    assert "turn.whose" in [rule.id for rule in rules("solo")]
    assert not [rule.id for rule in rules("solo") if rule.section == "tiptop"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_english_stands_in_for_languages_that_it_does_not_have(lang: str) -> None:
    assert title("tiptop", lang) == "Tiptop"
    assert description("tiptop", lang) == "A trick game with one secret swap."
    assert text("tiptop.swap", lang).startswith("Once in the game")
    assert page("tiptop", lang).sections[-1].heading == "The tricks"


def test_its_own_language_comes_before_english(package: Path) -> None:
    folder = package / "tiptop" / "text" / "it"
    folder.mkdir()
    (folder / "tiptop.ftl").write_text("game-tiptop = Il Tiptop\ngame-solo = Falso\n", encoding="utf-8")
    forget()
    try:
        assert title("tiptop", "it") == "Il Tiptop"
        assert title("tiptop", "fr") == "Tiptop"
        assert title("solo", "it") != "Falso", "a text of Forno cannot be replaced"
    finally:
        (folder / "tiptop.ftl").unlink()
        folder.rmdir()
        forget()


def told(event: Event) -> dict[str, Any]:
    """An event as the server tells it."""
    fields: dict[str, Any] = msgspec.to_builtins(event)
    return {"event": kebab(type(event).__name__), **fields}


def test_events_and_questions_are_sentences() -> None:
    import tiptop  # type: ignore[import-not-found]

    names = ["Anna", "Bob"]
    events = [tiptop.Played(1, 7), tiptop.Swapped(0), tiptop.Swapped(0, 3, 9), tiptop.Dealt(1), tiptop.Dealt(0, (2, 5))]
    text = PlainText("en", names, family="tiptop")
    said = [text.event(told(event)) for event in events]
    assert said == [
        "Bob plays 7.",
        "Anna swaps a card.",
        "Anna swaps 3 for 9.",
        "Bob gets four cards.",
        "Anna gets four cards.",
    ]
    own = PlainText("en", ["You", "Bob"], 0, family="tiptop")
    assert [own.event(told(event)) for event in events] == [
        "Bob plays 7.",
        "You swap 0 for 0.",
        "You swap 3 for 9.",
        "Bob gets four cards.",
        "You get four cards: 2, 5.",
    ]
    question = games.game("tiptop").view(games.game("tiptop").deal(2, 1), 0).question
    assert question is not None
    assert text.question({"viewer": 0, "question": msgspec.to_builtins(question)}) == "Which card do you play?"


def test_every_event_of_the_guide_has_its_sentence() -> None:
    match = Match.deal(games.game("tiptop"), ["Anna", "Bob"], 3)
    while not match.table.is_over:
        match.play(match.table.legal_moves()[-1])
    text = PlainText("en", match.names, family="tiptop")
    said = [text.event(told(event)) for event in match.history]
    assert all(re.match(r"(Anna|Bob) (gets|plays|swaps|takes) ", sentence) for sentence in said), said


def test_it_is_played_in_the_terminal(forno: Forno) -> None:
    shown = printed(forno, "play", "tiptop", "--players", "2", "--bots", "random", "--seed", "1", typed="1\n" * 12)
    assert shown.startswith("Tiptop\nSeat 1: You\n")
    assert "Which card do you play?" in shown
    assert "takes the trick." in shown


def test_a_game_without_rules_says_so() -> None:
    with pytest.raises(Unreadable, match=r"there are: .*solo, tiptop"):
        rules("chess")


# --- bots


def wins(level: str, other: str, deals: int) -> float:
    """The share of duplicate games for two that a level wins; a tie counts half."""
    won = 0.0
    for deal in range(deals):
        for own in range(2):
            self_play, chance = SelfPlay(games.game("tiptop"), 2, FastChance(deal)), FastChance(7 * deal + own)
            players = [bots.find(level if seat == own else other) for seat in range(2)]
            while not self_play.is_over:
                bot = players[self_play.seat]
                sampler = chance.child() if bot.searches_in(self_play.game) else None
                self_play.play(bot.choose(self_play.observation(sampler), chance))
            winners = self_play.outcome.winners
            won += (own in winners) / len(winners)
    return won / (2 * deals)


STRENGTH = [("regular", count(10, 60)), ("expert", count(8, 24)), ("master@20", count(5, 30))]


@pytest.mark.parametrize(("level", "deals"), STRENGTH)
def test_levels_search_a_game_without_a_policy(level: str, deals: int) -> None:
    assert wins(level, "random", deals) > 0.6


def test_a_search_without_a_clock_is_deterministic() -> None:
    self_play = SelfPlay(games.game("tiptop"), 3, FastChance(5))
    observation = self_play.observation(FastChance(6))
    for level in ("novice", "regular", "expert"):
        bot = bots.find(level)
        assert bot.choose(observation, FastChance(1)) == bot.choose(observation, FastChance(1))
        assert bot.explain(observation, observation.default).name == "search-found"


def test_its_games_can_be_reviewed() -> None:
    match = Match.deal(games.game("tiptop"), ["Anna", "Bob"], 3)
    while not match.table.is_over:
        match.play(match.table.legal_moves()[0])
    review = review_game(record_of(match), 0, SearchBudget(worlds=8))
    assert review.decisions
    assert review.share + review.deal + review.luck + review.skill == pytest.approx(review.result)


def test_a_package_registers_a_family(tmp_path: Path) -> None:
    [code] = [block for block in blocks(BOT_GUIDE, "python") if "FAMILY = " in block]
    points = next(block for block in blocks(BOT_GUIDE, "toml") if "bot_families" in block)
    (tmp_path / "tiptop_bots.py").write_text(code, encoding="utf-8")
    install(tmp_path, "tiptop_bots", tomllib.loads(points)["project"]["entry-points"])
    with pytest.MonkeyPatch.context() as changed:
        changed.syspath_prepend(tmp_path)
        forget()
        tiptop, expert = games.game("tiptop"), bots.find("expert")
        assert not expert.searches_in(tiptop), "it has a policy now"
        observation = SelfPlay(tiptop, 2, FastChance(1)).observation()
        assert expert.choose(observation, FastChance(1)) == observation.legal_moves[-1]
        assert families.family("pizza") is families.BUILT_IN["pizza"]
    forget()
