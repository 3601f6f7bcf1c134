"""What `import forno` gives: names, types, a quick import, and things that read well."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import forno
from forno.core.chance import FairChance

CHECKOUT = Path(__file__).parents[2]
PROGRAM = CHECKOUT / "examples" / "ten_lines.py"
STRICT = ("--strict", "--disallow-any-expr", "--no-incremental", "--cache-dir", "/dev/null", "--follow-imports=silent")


def python(*arguments: str) -> str:
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, cwd=CHECKOUT, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


# --- the program


def test_the_program_is_as_short_as_it_can_be_and_runs() -> None:
    lines = [line for line in PROGRAM.read_text(encoding="utf-8").splitlines() if line and not line.startswith('"""')]
    assert len(lines) <= 10
    said = python(str(PROGRAM))
    assert said.startswith("Outcome(scores=(")
    assert "\nviewer: seat 1\nquestion: the game is over\nhand:" in said


def test_the_readme_begins_with_the_program() -> None:
    written = PROGRAM.read_text(encoding="utf-8")
    body = written[written.index("import random") : written.index("print(game.view")]
    assert f"```python\n{body}```" in (CHECKOUT / "README.md").read_text(encoding="utf-8")


WRONG = "import forno\n\ntable = forno.game('solo').deal(4)\ntable.play(table.agenda[0].seen_by)\n"
EVERYTHING = """
import forno

game: forno.Game = forno.game("solo")
names: list[str] = forno.game_names()
table: forno.Table = game.deal(4, seed=forno.seeded(7), options={"jump-in": "off"})
moves: list[forno.Move] = table.legal_moves(table.seat)
later: forno.Table = table.after(moves[0])
decision = table.decision
default: forno.Move = table.default()
view: forno.View = game.view(table, None)
question: forno.Question | None = game.question(table)
outcome: forno.Outcome = game.outcome(table)
sampled: forno.Table = game.redeal(table, 0, forno.FastChance(1))
position: forno.Position = game.position(table, seat=1)
again: forno.Table = game.set_up(position)
match: forno.Match = forno.Match.deal(game, ["Anna", "Bob"], 7)
told: list[forno.Event] = match.play(moves[0])
record: forno.Record = forno.record_of(match)
replayed: forno.Match = forno.read_record(record.text).replay(game)
try:
    table.play(game.read_move("draw"))
except forno.Refused as refused:
    rule: str = refused.rule
except forno.Unreadable as unreadable:
    why: str = unreadable.why
"""


@pytest.mark.long
@pytest.mark.nightly
def test_the_program_and_everything_public_are_typed_without_any(tmp_path: Path) -> None:
    """In one run of the checker, which also finds an Any where there is one."""
    everything, wrong = tmp_path / "everything.py", tmp_path / "wrong.py"
    everything.write_text(EVERYTHING, encoding="utf-8")
    wrong.write_text(WRONG, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", *STRICT, str(PROGRAM), str(everything), str(wrong)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=CHECKOUT, check=False)
    found = [line for line in done.stdout.splitlines() if ": error:" in line]
    assert found, done.stdout + done.stderr
    assert all(line.startswith(str(wrong)) or "wrong.py" in line for line in found), found


# --- importing

USE = """
import forno
for name in forno.__all__:
    getattr(forno, name)
for name in ("solo", "plus"):
    table = forno.game(name).deal(3, seed=1)
    table.play(table.legal_moves()[0])
"""


def test_a_game_is_played_with_msgspec_and_the_standard_library_alone() -> None:
    said = python("-c", f"import msgspec, sys; before = {{*sys.modules}}\n{USE}\nprint(*({{*sys.modules}} - before))")
    packages = {name.partition(".")[0] for name in said.split()}
    assert {name for name in packages if name not in sys.stdlib_module_names} == {"forno"}


SLOW = {
    *("asyncio", "dataclasses", "email", "hashlib", "http", "importlib.metadata", "inspect", "json", "logging"),
    *(
        "multiprocessing",
        "pathlib",
        "random",
        "socket",
        "sqlite3",
        "ssl",
        "subprocess",
        "tempfile",
        "urllib",
        "zipfile",
    ),
}
"""Modules of the standard library that cost milliseconds."""


@pytest.mark.parametrize("program", ["import forno", "from forno.cli import main; main(['--version'])"])
def test_importing_and_the_version_load_nothing_that_takes_long(program: str) -> None:
    """`import forno` is in every program that uses it, and `--version` is asked by scripts."""
    said = python("-c", f"import sys; before = {{*sys.modules}}; {program}; print(*({{*sys.modules}} - before))")
    modules = {*said.replace(f"forno {forno.__version__}\n", "").split()}
    assert {name.partition(".")[0] for name in modules} - sys.stdlib_module_names == {"forno"}
    assert {name for name in modules if name.startswith("forno")} <= {"forno", "forno.cli", "forno.version"}
    git_needs = {"subprocess"} if "version" in program and (CHECKOUT / ".git").exists() else set()
    assert modules & SLOW <= git_needs


def test_every_public_name_is_there() -> None:
    assert [name for name in forno.__all__ if not hasattr(forno, name)] == []
    assert forno.games.game is forno.game, "forno.games stays the package"


# --- finding a game


def test_a_game_is_found_once() -> None:
    assert forno.game("solo") is forno.game("solo")
    with pytest.raises(forno.Unreadable, match="no game has this name; there are: grande, mamma-mia, plus"):
        forno.game("chess")


# --- seeds


def test_the_same_seed_is_the_same_deal() -> None:
    game = forno.game("mamma-mia")
    assert game.deal(3, seed=7) == game.deal(3, 7) == game.deal(3, seed=forno.seeded(7)) != game.deal(3, seed=8)
    assert game.deal(3, seed=forno.FastChance(7)) != game.deal(3, seed=7)
    assert forno.Match.deal(game, ["Anna", "Bob", "Carla"], 7).table == game.deal(3, 7)


def test_without_a_seed_no_two_deals_are_the_same() -> None:
    game = forno.game("solo")
    one, other = game.deal(4), game.deal(4)
    assert one != other
    assert isinstance(one.chance, FairChance)


# --- reading


def test_a_game_reads_well() -> None:
    game = forno.game("plus")
    assert repr(game) == "<Game plus, 2 to 6 players>"
    assert str(game).splitlines() == [
        "plus, for 2 to 6 players",
        "  colours",
        "  first-player=random",
        "  open-log=off|on",
        "  help=on|off",
    ]


def test_a_table_reads_well() -> None:
    game = forno.game("solo")
    laid = game.set_up(forno.Position.from_text("top: red 9; turn: 1; hand 1: red 3, blue 5; hand 2: red 9, blue 1"))
    assert repr(laid) == "<SoloTable 0, seat 1: turn>", "a repr is for logs: it never tells who could jump in"
    assert str(laid) == "decision 0, turn of seat 1, and before it seat 2: pass; jump red 9 solo; jump red 9"
    laid.play(forno.PASS)
    assert str(laid) == "decision 0, turn of seat 1: play red 3 solo; play red 3; draw"
    assert str(forno.game("grande").deal(4, 4)).endswith("; put 1 olive; put 1 pepper; and 1 more")


def test_a_finished_table_reads_well() -> None:
    table, game = forno.game("solo").deal(2, 1), forno.game("solo")
    while not table.is_over:
        table.play(table.default())
    assert repr(table) == f"<SoloTable {table.serial}, over>"
    assert str(table) == f"over after {table.serial} decisions"
    assert "question: the game is over" in str(game.view(table, 0))


def test_a_move_reads_well() -> None:
    assert repr(forno.game("solo").read_move("play red 7 solo")) == "<play red 7 solo>"
    assert repr(forno.PASS) == "<pass>"


def test_a_position_reads_well() -> None:
    assert str(forno.Position.from_text("players: 2; turn: 1")) == "players: 2\nturn: 1\n"


def test_a_view_of_solo_reads_well() -> None:
    game = forno.game("solo")
    laid = game.set_up(forno.Position.from_text("top: red 9; turn: 1; hand 1: red 3, blue 5; hand 2: red 9, blue 1"))
    assert str(game.view(laid, seat=0)).splitlines() == [
        "viewer: seat 1",
        "question: turn of seat 1",
        "hand: red 3, blue 5",
        "sizes: 2, 2",
        "top: red 9",
        "colour: red",
        "direction: left",
        "penalty: 0",
        "pile: 107",
        "discards: 0",
        "last: seat 2",
        "dealer: seat 2",
        "hand number: 1",
        "totals: 0, 0",
    ]
    assert "hand:" not in str(game.view(laid, None)), "the public has none"


def test_a_view_of_a_pizza_game_reads_well() -> None:
    game = forno.game("mamma-mia")
    assert str(game.view(game.deal(3, seed=7), seat=0)).splitlines() == [
        "viewer: seat 1",
        "question: put-ingredients of seat 2",
        "variant: mamma-mia",
        "round: 1 of 3",
        "hand: 2 pineapple, olive, 2 mushroom, salami | classic-all",
        "seat 1: yellow, 6 ingredients, 1 orders, 7 with the waiter, 0 served",
        "seat 2: purple, 6 ingredients, 1 orders, 7 with the waiter, 0 served",
        "seat 3: green, 6 ingredients, 1 orders, 7 with the waiter, 0 served",
        "kitchen: 33",
        "oven: 0",
        "used: 0",
        "served: 0",
        "starter: seat 2",
    ]
    later = game.set_up(forno.Position.from_text("oven: 2 olive, minimale of 2; chef: 2; holder: 2; hand 1: salami"))
    assert {"oven: 3, minimale of 2 on top", "chef: seat 2", "holder: seat 2"} <= {
        *str(game.view(later, 0)).split("\n")
    }
