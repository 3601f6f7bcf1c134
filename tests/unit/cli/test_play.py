"""A person at the table, in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from forno import games
from harness.commands import Forno


def test_the_first_minute_is_a_game(forno: Forno) -> None:
    played = forno("play", "--seed", "3", typed="1\n")
    assert played.returncode == 0
    assert played.stderr == ""
    assert "Your hand: " in played.stdout
    assert "What do you put into the oven?" in played.stdout
    assert "You: announced 1 " in played.stdout
    assert played.stdout.endswith("Goodbye!\n")


@pytest.mark.parametrize("game", games.game_names())
def test_a_whole_game_can_be_played_by_numbers(forno: Forno, game: str) -> None:
    played = forno("play", game, "--players", "2", "--seed", "5", typed="1\n" * 3000)
    assert played.returncode == 0
    assert played.stderr == ""
    assert "The game is over" in played.stdout
    assert "\n1. " in played.stdout
    assert "\n2. " in played.stdout or played.stdout.count("\n1. ") == 2


def test_a_move_can_be_typed(forno: Forno) -> None:
    played = forno("play", "--seed", "3", typed="put 1 olive\npass\ndraw kitchen\n").stdout
    assert "You: announced 1 olive" in played
    assert "You: drew 1 from the kitchen: " in played


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "You don’t have this: 9 salami."), ("de", "Das hast du nicht auf der Hand: 9 Salami.")],
)
def test_a_refusal_speaks_your_language_and_you_are_asked_again(forno: Forno, lang: str, sentence: str) -> None:
    played = forno("play", "--seed", "3", "--lang", lang, typed="put 9 salami\n1\n").stdout
    assert sentence in played
    assert "You: announced 1 " in played


def test_nonsense_is_told_so(forno: Forno) -> None:
    assert "a move starts with one of: put" in forno("play", "--seed", "3", typed="castle\n").stdout


def test_rules_help_and_quit(forno: Forno) -> None:
    played = forno("play", "--seed", "3", typed="rules minimale\nhelp\nquit\n1\n").stdout
    assert "[order.minimale]" in played
    assert "Type the number of a move" in played
    assert "announced 1 " not in played.rpartition("Type the number")[2]


def test_nobody_at_the_keyboard_ends_politely(forno: Forno) -> None:
    played = forno("play", typed="")
    assert played.returncode == 0
    assert played.stdout.endswith("Goodbye!\n")


# --- whom you play against


def test_the_opponents_are_chosen_by_level(forno: Forno) -> None:
    played = forno("play", "--seed", "3", "--players", "3", "--bots", "novice,default", typed="1\n" * 30)
    assert played.returncode == 0
    assert played.stderr == ""
    assert "Bob: announced " in played.stdout
    assert "Carla: announced 1 " in played.stdout


def test_the_same_seed_and_the_same_opponents_make_the_same_game(forno: Forno) -> None:
    levels = ("random", "random", "regular")
    one, same, other = (forno("play", "--seed", "3", "--bots", level, typed="1\n" * 30).stdout for level in levels)
    assert one == same
    assert one != other


def test_your_own_bot_sits_down_and_its_faults_are_told(forno: Forno, tmp_path: Path) -> None:
    bot = "class Mine:\n    def choose(self, sight, chance):\n        return 1 / 0\n"
    (tmp_path / "my_bot.py").write_text(bot, encoding="utf-8")
    played = forno("play", "--seed", "3", "--players", "2", "--bots", "my_bot.py", typed="1\n" * 3000)
    assert played.returncode == 0
    assert "Bob failed, and the default is played. crash: ZeroDivisionError" in played.stdout
    assert "The game is over" in played.stdout


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--bots", "grandmaster"], "grandmaster: no bot has this name; there are: random, default, "),
        (["--bots", "my_bot.py"], "my_bot.py: there is no such file"),
        (["--players", "4", "--bots", "novice,regular"], "novice,regular: name one bot, or 3: one for each opponent"),
        (["--players", "0"], "This game needs 2 to 5 players, not 0."),
    ],
)
def test_a_wrong_opponent_is_one_clear_line(forno: Forno, arguments: list[str], complaint: str) -> None:
    played = forno("play", *arguments)
    assert played.returncode == 2
    assert played.stderr.count("\n") == 1
    assert complaint in played.stderr
