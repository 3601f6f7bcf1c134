"""A person at the table, in lines of text."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from forno.cli import play as play_command
from forno.installation import advice_for
from forno.rulebook import LANGUAGES
from forno.rulebook.bundles import say
from harness.commands import Forno, complaint
from harness.counts import count
from harness.raw_ids import raw_ids

MOVE = re.compile(r" *(?P<number>\d+) (?P<typed>[^–]+?) – (?P<said>.+)")
"""A move in the list: its number, its notation and its words."""


def test_the_first_minute_is_a_game(forno: Forno) -> None:
    played = forno("play", "--plain", "--seed", "3", typed="mamma-mia\n1\n")
    assert played.returncode == 0
    assert played.stderr == ""
    assert "Pick a game\n" in played.stdout
    assert "Seat 1: You\nSeat 2: Pina, bot · Regular\n" in played.stdout
    assert "Your hand, Ingredients: " in played.stdout
    assert "Your turn: put in ingredients of one kind" in played.stdout
    assert "You put in 1 " in played.stdout
    assert played.stdout.endswith("Goodbye!\n")


@pytest.mark.parametrize("game", ["solo", "plus", "grande", "mamma-mia", "sole-mio"][: count(2, 5)])
def test_a_whole_game_can_be_played_by_numbers(forno: Forno, tmp_path: Path, game: str) -> None:
    """Its record is accepted with its proof; without a terminal there are no colours."""
    played = forno("play", game, "--plain", "--players", "2", "--seed", "5", "--record", "game.txt", typed="1\n" * 700)
    assert played.returncode == 0
    assert played.stderr == ""
    assert "The game is over" in played.stdout
    assert re.search(r"^1\. (You|Pina): \d+\n", played.stdout, re.MULTILINE)
    assert "\x1b" not in played.stdout
    assert forno("replay", "game.txt").stdout.count("all") == 1
    assert "deal: that source deals exactly these cards" in forno("verify", "game.txt").stdout


def test_a_move_can_be_typed_and_is_listed_as_one_types_it(forno: Forno) -> None:
    played = forno("play", "mamma-mia", "--plain", "--seed", "7", typed="1\npass\ndraw kitchen\n").stdout
    listed = [found for found in map(MOVE.fullmatch, played.splitlines()) if found]
    assert {"put", "draw"} <= {found["typed"].split()[0] for found in listed}
    again = forno("play", "mamma-mia", "--plain", "--seed", "7", typed=f"{listed[1]['typed']}\n").stdout
    assert f"You {listed[1]['typed'].replace('put', 'put in')}"[:10] in again


def test_an_answer_without_a_choice_is_not_asked_for(forno: Forno) -> None:
    played = forno("play", "solo", "--plain", "--players", "2", "--seed", "5", typed="1\n" * 60).stdout
    lists = re.findall(r"(?:^ *\d+ .+\n)+", played, re.MULTILINE)
    assert len(lists) > 20
    assert all(moves.count("\n") > 1 for moves in lists[1:])


@pytest.mark.parametrize("lang", LANGUAGES[-count(2, len(LANGUAGES)) :])
def test_it_speaks_the_language_of_the_locale(forno: Forno, lang: str) -> None:
    """Whatever is said comes from the texts; only moves are listed as one types them."""
    typed = "put 9 salami\n" + "1\n" * 25 + "table\ncards\nlog\nhint\n"
    played = forno("play", "sole-mio", "--plain", "--seed", "3", typed=typed, LANG=f"{lang}_XX.UTF-8", LC_ALL="")
    assert str(say(lang, "pizza-ask-put-ingredients")) in played.stdout
    assert str(say(lang, "terminal-plain-goodbye")) in played.stdout
    for line in played.stdout.splitlines()[:-1]:
        listed = MOVE.fullmatch(line)
        if "–" in line and not listed:
            continue  # a hint with its move
        assert not raw_ids(listed["said"] if listed else line, lang), line


def test_a_refusal_speaks_your_language_and_you_are_asked_again(forno: Forno) -> None:
    typed = "put 9 salami\n1\n"
    played = forno("play", "mamma-mia", "--plain", "--seed", "3", "--lang", "de", typed=typed).stdout
    assert "Das hast du nicht auf der Hand: 9 Salami." in played
    assert "Du legst 1 " in played or "Du hast 1 " in played


def test_nonsense_is_told_so(forno: Forno) -> None:
    played = forno("play", "mamma-mia", "--plain", "--seed", "3", "--lang", "de", typed="rochade\n99\nrules xyzzy\n")
    assert re.search(r"„rochade“ verstehe ich nicht. Tippe eine Zahl von 1 bis \d+ oder „help“.", played.stdout)
    assert "„99“ verstehe ich nicht" in played.stdout
    assert str(say("de", "home-rules-none")) in played.stdout


def test_every_command_answers(forno: Forno) -> None:
    commands = "help\nrules minimale\ntable\ncards\nhint\nsay Ciao!\nyes\nundo\n1\nundo\nlog\nquit\n1\n"
    played = forno("play", "mamma-mia", "--plain", "--seed", "7", typed=commands).stdout
    assert "rules WORD" in played
    assert "[order.minimale]" in played
    assert "Round 1 of 3" in played
    assert "Put it in the oven, or keep it" in played
    assert "You: Ciao!" in played
    assert "Nobody has asked you anything." in played
    assert "You took back a move." in played
    assert "remembering is part of the game" in played
    assert played.endswith("Goodbye!\n")


def test_the_log_forgets_what_a_player_must_remember(forno: Forno) -> None:
    """Only what happened since the own last turn is told again. (turn.memory)"""
    said = forno("play", "mamma-mia", "--plain", "--seed", "7", typed="1\n" * 9 + "log\n").stdout
    told = said.rpartition("1 put ")[2]
    assert said.count("Round 1 begins") == 1
    assert "You put in" in told
    assert "remembering is part of the game" in told


def test_a_rematch_is_another_game(forno: Forno) -> None:
    typed = "1\n" * 100 + "rematch\n1\n"
    played = forno("play", "mamma-mia", "--plain", "--players", "2", "--seed", "5", "--bots", "default", typed=typed)
    first, found, second = played.stdout.partition("\nGame 2. ")
    assert "There’s no game right now." in first
    assert found
    assert "Your turn: put in ingredients" in second


def test_nobody_at_the_keyboard_ends_politely(forno: Forno) -> None:
    for game in ([], ["solo"]):
        played = forno("play", *game, typed="")
        assert played.returncode == 0
        assert played.stdout.endswith("Goodbye!\n")


def test_without_a_terminal_it_says_so_and_comes_in_lines(forno: Forno) -> None:
    played = forno("play", "solo", typed="", LANG="de_DE.UTF-8", LC_ALL="")
    assert played.stderr == "Hier ist kein Terminal, darum kommt der Tisch in Textzeilen.\n"


def test_without_the_extra_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(play_command, "find_spec", lambda name: None)
    assert play_command.why_plain("en").endswith(f"in lines of text: {advice_for('terminal')}")


# --- whom you play against


def test_the_opponents_are_chosen_by_level(forno: Forno) -> None:
    levels = ("--players", "3", "--bots", "novice,default")
    played = forno("play", "mamma-mia", "--plain", "--seed", "3", *levels, typed="1\n" * 30)
    assert played.stderr == ""
    assert "Pina, bot · Beginner" in played.stdout
    assert "Gino, bot · Simple" in played.stdout


def test_the_same_seed_and_the_same_opponents_make_the_same_game(forno: Forno) -> None:
    levels = ("random", "random", "regular")
    bots = [("play", "mamma-mia", "--plain", "--seed", "3", "--bots", level) for level in levels]
    one, same, other = (forno(*arguments, typed="1\n" * 12).stdout for arguments in bots)
    assert one == same
    assert one != other


def test_your_own_bot_sits_down_and_its_faults_are_told(forno: Forno, tmp_path: Path) -> None:
    bot = "class Mine:\n    def choose(self, sight, chance):\n        return 1 / 0\n"
    (tmp_path / "my_bot.py").write_text(bot, encoding="utf-8")
    arguments = ("--plain", "--seed", "3", "--players", "2", "--bots", "my_bot.py")
    played = forno("play", "mamma-mia", *arguments, typed="1\n" * 200)
    assert played.returncode == 0
    assert "my_bot failed, so a safe move was played. crash: ZeroDivisionError" in played.stdout
    assert "The game is over" in played.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "grandmaster"], "grandmaster: no bot has this name; there are: random, default, "),
        (["--bots", "my_bot.py"], "my_bot.py: there is no such file"),
        (["--players", "4", "--bots", "novice,regular"], "novice,regular: name one bot, or 3: one for each opponent"),
        (["--players", "0"], "This game needs 2 to 5 players, not 0."),
        (["--option", "salami=off"], "salami"),
        (["--lang", "tlh"], "tlh: not a language"),
        (["--join", "hello"], "This is no link to a table."),
        (["--join", "http://127.0.0.1:9/t/abcdefghij234567", "--name", "Anna"], "There is no answer from"),
    ],
)
def test_a_wrong_wish_is_one_clear_line(forno: Forno, arguments: list[str], sentence: str) -> None:
    assert sentence in complaint(forno("play", "mamma-mia", "--plain", *arguments))


@pytest.mark.nightly
def test_textual_serve_shows_the_full_screen_in_a_browser(tmp_path: Path) -> None:
    """It speaks through pipes, in packets: a letter, the length, the bytes."""
    own = {"TEXTUAL_DRIVER": "textual.drivers.web_driver:WebDriver", "COLUMNS": "80", "ROWS": "24"}
    command = [sys.executable, "-m", "forno", "play", "mamma-mia", "--seed", "1", "--lang", "en"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=os.environ | own | {"FORNO_DATA": str(tmp_path)}
    ) as served:
        assert served.stdin
        assert served.stdout
        assert served.stdout.readline() == b"__GANGLION__\n"
        shown = b""
        while b"Oven" not in shown:
            assert served.stdout.read(1) == b"D", shown
            shown += served.stdout.read(int.from_bytes(served.stdout.read(4), "big"))
        quit_packet = b'{"type": "quit"}'
        served.stdin.write(b"M" + len(quit_packet).to_bytes(4, "big") + quit_packet)
        served.stdin.flush()
        assert b'{"type": "exit"}' in served.stdout.read()
    assert served.returncode == 0
