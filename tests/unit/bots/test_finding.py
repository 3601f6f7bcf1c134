"""Which bot a word means; and every mistake is one clear line."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from forno import bots, games
from forno.bots.levels import MasterBot
from forno.bots.registry import find, levels, name_of, read_specs
from forno.bots.search import SearchBudget
from forno.bots.third_party.guard import ClassBot, GuardedBot
from forno.bots.third_party.subprocess_bot import SubprocessBot
from forno.core.chance import FastChance
from forno.core.errors import Unreadable
from forno.observe import SelfPlay
from harness import CHECKOUT

MY_BOT = CHECKOUT / "examples" / "my_bot.py"
Write = Callable[..., str]
PATIENCE_S = 60.0
"""For a move of a program, on a busy machine too."""

GOOD = "class {}:\n    def choose(self, observation, chance):\n        return observation.legal_moves[-1]\n"


def first_move(spec: str) -> str:
    observation = SelfPlay(games.game("mamma-mia"), 3, FastChance(7)).observation()
    move, fault = GuardedBot(find(spec)).choose(observation, FastChance(1))
    assert fault is None
    assert move in observation.legal_moves
    return str(move)


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def written(text: str, name: str = "my_bot.py") -> str:
        (tmp_path / name).write_text(text, encoding="utf-8")
        return str(tmp_path / name)

    return written


@pytest.mark.parametrize("level", levels())
def test_a_level(level: str) -> None:
    assert bots.find(level).level == level
    assert name_of(level) == level


def test_levels_go_from_the_weakest() -> None:
    assert levels() == ["random", "default", "novice", "regular", "expert", "master"]


@pytest.mark.parametrize(
    ("spec", "budget"), [("master@500ms", SearchBudget(milliseconds=500)), ("master@200", SearchBudget(worlds=200))]
)
def test_a_master_with_a_budget(spec: str, budget: SearchBudget) -> None:
    bot = find(spec)
    assert isinstance(bot, MasterBot)
    assert bot.budget == budget
    assert str(budget) == spec.removeprefix("master@")


# --- files


def test_a_file_with_one_bot(write: Write) -> None:
    spec = write(GOOD.format("Mine"))
    assert first_move(spec).startswith("put ")
    assert isinstance(find(spec), ClassBot)
    assert name_of(spec) == "my_bot"


def test_a_file_with_several_bots_names_one(write: Write) -> None:
    text = GOOD.format("Mine") + GOOD.format("Yours").replace("legal_moves[-1]", "default")
    spec = write(text)
    assert first_move(f"{spec}:Mine") != first_move(f"{spec}:Yours")
    assert name_of(f"{spec}:Yours") == "my_bot:Yours"


def test_what_a_file_imports_is_not_its_own(write: Write) -> None:
    text = "from forno.bots.levels import DefaultBot, RandomBot\n\n\nclass Mine(RandomBot):\n    pass\n"
    assert first_move(write(text))


def test_a_file_may_use_another_beside_it(write: Write) -> None:
    write("NUMBER = -1\n", "my_numbers_beside.py")
    text = "from my_numbers_beside import NUMBER\n" + GOOD.format("Mine").replace("[-1]", "[NUMBER]")
    assert first_move(write(text))


def test_two_seats_share_nothing(write: Write) -> None:
    text = "ASKED = []\n" + GOOD.format("Mine").replace(
        "return", "ASKED.append(1)\n        assert len(ASKED) == 1\n        return"
    )
    spec = write(text)
    assert first_move(spec) == first_move(spec)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("x = 1\n", "there is no bot in it: a bot is a class with a method choose(self, observation, chance)"),
        ("class Mine:\n    choose = 3\n", "there is no bot in it"),
        ("class Mine\n", "it cannot be loaded: SyntaxError: "),
        (
            "import no_such_thing\n",
            "it cannot be loaded: ModuleNotFoundError: No module named 'no_such_thing' (my_bot.py",
        ),
        ("def f():\n    return 1 / 0\n\n\nf()\n", "ZeroDivisionError: division by zero (my_bot.py, line 2)"),
        ("raise SystemExit('stop\\nhere')\n", "it cannot be loaded: SystemExit: stop here (my_bot.py, line 1)"),
        (GOOD.format("Mine") + GOOD.format("Yours"), "there are several bots in it: Mine, Yours; write "),
        (
            GOOD.format("Mine") + "\n    def __init__(self, depth):\n        pass\n",
            "the bot cannot be made: TypeError: ",
        ),
    ],
)
def test_mistakes_in_a_file(write: Write, text: str, why: str) -> None:
    with pytest.raises(Unreadable, match=re.escape(why)) as said:
        find(write(text))
    assert "\n" not in str(said.value)


def test_there_is_no_such_class(write: Write) -> None:
    with pytest.raises(Unreadable, match="there is no bot class Yours in it; there are: Mine"):
        find(write(GOOD.format("Mine")) + ":Yours")


# --- words


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("grandmaster", "grandmaster: no bot has this name; there are: random, default, novice, regular, expert"),
        ("", r"\(nothing\): no bot has this name"),
        ("bots/mine", "or a file my_bot.py, or run:COMMAND"),
        ("nowhere/my_bot.py", "nowhere/my_bot.py: there is no such file"),
        ("nowhere/my_bot.py:Mine", "there is no such file"),
        ("run:", "run:: which command"),
        ("run:no-such-program --fast", "no-such-program: there is no such program"),
        ("run:python 'bot.py", "not a command: no closing quotation"),
        ("master@", "master@: write master@500ms for the time of a move, or master@200 for the number of worlds"),
        ("master@0ms", "write master@500ms"),
        ("master@-5", "write master@500ms"),
        ("master@2 s", "write master@500ms"),
        ("expert@500ms", "expert@500ms: expert takes no budget"),
    ],
)
def test_mistakes_in_a_word(spec: str, why: str) -> None:
    with pytest.raises(Unreadable, match=why):
        find(spec)


@pytest.mark.parametrize(
    ("spec", "name"),
    [
        ("run:python3 bots/my_bot.py --depth 3", "my_bot"),
        ("run:./clever --config=fast.toml", "clever"),
        ("run:node 'my bots/clever.js'", "clever"),
        ("master@500ms", "master@500ms"),
        ("~/bots/my_bot.py", "my_bot"),
    ],
)
def test_a_short_name_for_tables(spec: str, name: str) -> None:
    assert name_of(spec) == name


def test_a_program_is_not_started_before_it_is_asked() -> None:
    bot = find("run:python3 my_bot.py")
    assert isinstance(bot, SubprocessBot)
    assert bot.process is None


def test_several_at_once() -> None:
    assert read_specs("expert, bots/my_bot.py:Mine,run:python3 b.py") == [
        "expert",
        "bots/my_bot.py:Mine",
        "run:python3 b.py",
    ]


# --- what other packages bring


def test_an_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "clever_bots.py").write_text(GOOD.format("Clever"), encoding="utf-8")
    about = tmp_path / "clever_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: clever-bots\nVersion: 1.0\n", encoding="utf-8")
    points = "[forno.bots]\nclever = clever_bots:Clever\nbroken = clever_bots:Missing\n"
    (about / "entry_points.txt").write_text(points, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert first_move("clever").startswith("put ")
    with pytest.raises(Unreadable, match="broken: cannot be loaded: AttributeError"):
        find("broken")
    with pytest.raises(Unreadable, match=r"there are: random, .*, broken, clever;"):
        find("clevr")


# --- the examples


def wins(spec: str, other: str, deals: int) -> float:
    """Of four seats one is this bot's, each in its turn, with the same cards; a shared win counts in part."""
    mine, others = GuardedBot(find(spec), PATIENCE_S), GuardedBot(find(other))
    won = 0.0
    for deal, own in ((deal, own) for deal in range(deals) for own in range(4)):
        self_play, chance = SelfPlay(games.game("mamma-mia"), 4, FastChance(deal)), FastChance(1000 * deal + own)
        while not self_play.is_over:
            move, fault = (mine if self_play.seat == own else others).choose(self_play.observation(), chance)
            assert fault is None
            self_play.play(move)
        winners = self_play.outcome.winners
        won += (own in winners) / len(winners)
    mine.bot.close()
    return won / (4 * deals)


@pytest.mark.parametrize(
    "spec", [str(MY_BOT), f"run:'{sys.executable}' '{MY_BOT.with_name('my_program.py')}'"], ids=name_of
)
def test_the_examples_beat_chance(spec: str) -> None:
    """One game in four would be fair."""
    assert wins(spec, "random", 6) > 0.5


def test_the_bot_of_the_documentation_plays(write: Write) -> None:
    page = (CHECKOUT / "docs" / "own-bot.md").read_text(encoding="utf-8")
    written = re.findall(r"^```python\n(class .*?)^```$", page, re.M | re.S)
    assert written
    for number, text in enumerate(written):
        spec = write(text, f"bot_of_the_page_{number}.py")
        assert wins(spec, "random", 4) > 0
