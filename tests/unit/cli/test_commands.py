"""Every command, as somebody types it."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import forno as package
from forno import games
from forno.cli.simulate import random_games
from forno.core.chance import FastChance
from forno.core.match import Match
from forno.core.record import record_of
from forno.fairness import DealSecret, prove
from forno.games.pizza import MAMMA_MIA
from forno.kernel.spec import spec_of
from forno.rulebook import LANGUAGES
from harness.commands import Forno, read_terminal
from harness.counts import count


def test_help_names_every_command(forno: Forno) -> None:
    helped = forno("--help")
    assert helped.returncode == 0
    assert all(
        command in helped.stdout for command in ["play", "games", "rules", "simulate", "replay", "verify", "bench"]
    )


def test_a_process_says_the_same(forno: Forno, forno_process: Forno, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other tests run the command in their own process."""
    monkeypatch.setenv("FORNO_FORK", "off")  # starting a fork server takes longer than these two
    for arguments in (["rules", "solo"], ["verify", "nothing.txt"]):
        here, there = (run(*arguments) for run in (forno, forno_process))
        assert (here.returncode, here.stdout, here.stderr) == (there.returncode, there.stdout, there.stderr)


def test_version(forno: Forno) -> None:
    assert forno("--version").stdout == f"forno {package.__version__}\n"


def test_games_lists_all_of_them_with_players_and_options(forno: Forno) -> None:
    listed = forno("games").stdout
    assert games.game_names() == ["grande", "mamma-mia", "plus", "sole-mio", "solo"]
    assert all(name in listed for name in games.game_names())
    assert "2-10" in listed
    assert "jump-in=all" in listed


@pytest.mark.parametrize(("game", "lang"), [("mamma-mia", "en"), *(("solo", lang) for lang in LANGUAGES)])
def test_rules_prints_the_reference(forno: Forno, game: str, lang: str) -> None:
    printed = forno("rules", game, "--reference", "--lang", lang)
    assert printed.returncode == 0
    assert "[setup.players]" in printed.stdout
    assert ("[solo.stuck]" in printed.stdout) == (game == "solo")


def test_rules_prints_the_guide(forno: Forno) -> None:
    printed = forno("rules", "mamma-mia")
    assert printed.returncode == 0
    assert "Questions people ask" in printed.stdout
    assert "From your hand: 1 pineapple → Served!" in " ".join(printed.stdout.split())
    assert "[turn.draw]" not in printed.stdout


def test_rules_can_be_searched(forno: Forno) -> None:
    found = forno("rules", "mamma-mia", "--lang", "it", "--search", "minimale").stdout
    assert "[order.minimale]" in found
    assert "[turn.draw]" not in found


# --- simulate


def test_simulate_sums_up(forno: Forno) -> None:
    said = forno("simulate", "mamma-mia", "--players", "3", "--games", "5", "--seed", "1").stdout
    assert "mamma-mia, 3 players, seed 1" in said
    assert "5 games" in said
    assert "decisions/s" in said


def test_simulate_as_json_is_one_object_and_the_same_for_the_same_seed(forno: Forno) -> None:
    arguments = ("simulate", "solo", "--players", "4", "--games", "3", "--seed", "7", "--json", "-o", "jump-in=off")
    first, again = (json.loads(forno(*arguments).stdout) for _ in range(2))
    for clocked in ("seconds", "games_per_second", "decisions_per_second"):
        assert first.pop(clocked) > 0
        again.pop(clocked)
    assert first == again
    assert first["game"] == "solo"
    assert first["games"] == 3
    assert first["options"]["jump-in"] == "off"
    assert len(first["wins"]) == len(first["mean_scores"]) == 4
    assert sum(first["wins"]) == 3 + first["shared_wins"]


def test_a_game_of_a_seed_is_the_same_however_many_are_played() -> None:
    plus = games.game("plus")
    few, more = (list(random_games(plus, 3, games, 1, {})) for games in (2, 4))
    assert more[:2] == few
    assert more[2:] != few


def test_simulate_shows_a_bar_only_to_a_terminal(forno: Forno) -> None:
    assert "playing" not in forno("simulate", "mamma-mia", "--games", "2").stderr
    terminal, here = pty.openpty()
    command = [sys.executable, "-m", "forno", "simulate", "mamma-mia", "--games", "2", "--json"]
    run = subprocess.run(command, stderr=here, stdout=subprocess.PIPE, env={**os.environ, "TERM": "xterm"}, check=True)
    os.close(here)
    assert "playing" in read_terminal(terminal)
    assert json.loads(run.stdout)["games"] == 2


# --- records


@pytest.mark.parametrize("game", ["grande", "solo", "mamma-mia", "sole-mio", "plus"][: count(1, 5)])
def test_a_game_that_was_played_can_be_replayed_and_verified(forno: Forno, tmp_path: Path, game: str) -> None:
    assert forno("play", game, "--seed", "1", "--record", "game.txt", typed="1\n" * 60).returncode == 0
    replayed = forno("replay", "game.txt")
    assert replayed.returncode == 0
    assert "moves are legal" in replayed.stdout
    verified = forno("verify", "game.txt")
    assert verified.returncode == (0 if "\nresult: " in (tmp_path / "game.txt").read_text(encoding="utf-8") else 3)
    assert "commitment: it is the hash of the secret" in verified.stdout


def test_a_record_that_was_cut_verifies_with_a_status_of_its_own(forno: Forno, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(whole_record(), encoding="utf-8")
    assert forno("verify", "game.txt").returncode == 0
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    moves = [number for number, line in enumerate(lines) if line[0].isdigit()]
    record.write_text("".join(lines[: moves[len(moves) // 2]]), encoding="utf-8")
    cut = forno("verify", "game.txt")
    assert cut.returncode == 3
    assert "and the game goes on" in cut.stdout
    assert "it has no result" in cut.stderr
    assert len(cut.stderr.splitlines()) == 1


def whole_record() -> str:
    """A game that was played to its end, with its proof."""
    fair, dice = DealSecret(bytes(32)), FastChance(1)
    match = Match.deal(MAMMA_MIA, ["Anna", "Bob"], fair.mix(["", ""]))
    while not match.table.is_over:
        options = match.table.legal_moves()
        match.play(options[dice.below(len(options))])
    return prove(record_of(match), MAMMA_MIA, fair, ["", ""]).text


def test_a_broken_record_is_told_by_its_line(forno: Forno, tmp_path: Path) -> None:
    forno("play", "--seed", "1", "--record", "game.txt", typed="1\n" * 10)
    record = tmp_path / "game.txt"
    lines = record.read_text(encoding="utf-8").splitlines()
    number = next(number for number, line in enumerate(lines) if line.startswith("3. "))
    lines[number] = lines[number].partition(":")[0] + ": put 9 salami"
    record.write_text("\n".join(lines), encoding="utf-8")
    for command in ("replay", "verify"):
        broken = forno(command, "game.txt")
        assert broken.returncode == 1
        assert f"line {number + 1}" in broken.stderr
        assert broken.stdout == ""


def test_a_deal_that_was_tampered_with_is_unfair(forno: Forno, tmp_path: Path) -> None:
    forno("play", "--seed", "1", "--record", "game.txt", typed="1\n" * 10)
    record = tmp_path / "game.txt"
    lines = record.read_text(encoding="utf-8").splitlines()
    tampered = [f"secret: {'0' * 64}" if line.startswith("secret:") else line for line in lines]
    record.write_text("\n".join(tampered), encoding="utf-8")
    unfair = forno("verify", "game.txt")
    assert unfair.returncode == 1
    assert "the secret is not the one that was promised" in unfair.stderr


# --- what a learner sees


@pytest.mark.parametrize("game", games.game_names())
def test_observe_prints_the_layout_of_a_game(forno: Forno, game: str) -> None:
    printed = forno("observe", game, "--players", "3", "--memory", "person").stdout
    spec = spec_of(package.game(game), 3, "person")
    assert printed.startswith(f"{spec.layout}: {spec.width} numbers (int16) for 3 players, memory: person;")
    assert all(f"\n{field.name} " in printed for field in spec.fields)
    told = json.loads(forno("observe", game, "--players", "3", "--memory", "person", "--json").stdout)
    assert told == json.loads(msgspec.json.encode(spec))


def test_observe_prints_the_layout_of_a_small_variant(forno: Forno, tmp_path: Path) -> None:
    printed = forno("observe", "mamma-mia", "--variant", "tiny").stdout
    assert printed.startswith("mamma_mia_v0 in the variant tiny: 381 numbers (int16) for 2 players")
    file = tmp_path / "short.toml"
    file.write_text("rounds = 1\ndealt = 4\n", encoding="utf-8")
    told = json.loads(forno("observe", "solo", "--variant", str(file), "--players", "9", "--json").stdout)
    assert (told["layout"], told["variant"], told["players"]) == ("solo_v0", "short", 9)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("rounds = ", "short.toml: Invalid value"),
        ("rounds = 0", "rounds: expected a number from 1 to 1000, found 0"),
    ],
)
def test_observe_refuses_a_variant_that_cannot_be_played(forno: Forno, tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "short.toml"
    file.write_text(text, encoding="utf-8")
    refused = forno("observe", "solo", "--variant", str(file))
    assert refused.returncode == 2
    assert words in refused.stderr


def test_observe_names_the_columns_of_a_mask(forno: Forno) -> None:
    listed = forno("observe", "mamma-mia", "--columns").stdout.splitlines()
    assert listed[0] == "0 pass"
    assert "5 draw kitchen" in listed
    assert listed[-1].startswith("1336 choice 18: ")
