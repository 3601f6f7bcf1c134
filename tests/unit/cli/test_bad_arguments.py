"""Bad arguments get one clear line on the standard error and exit status 2, never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from forno import platform
from forno.cli import main
from forno.cli.app import CHECKOUT_COMMANDS, LAUNCHER, LAUNCHER_COMMANDS
from forno.cli.checkout import CHECKOUT
from forno.installation import advice_for
from harness.commands import Forno, read_terminal

BAD = {
    "chess": "chess: there is no such command. See forno --help.",
    "plya": "plya: there is no such command; did you mean play? See forno --help.",
    "help plya": "plya: there is no such command; did you mean play? See forno --help.",
    "admin inspekt": "inspekt: there is no such command; did you mean inspect? See forno admin --help.",
    "play solo 4": "4: forno play does not know what this word is for. See forno play --help.",
    "play mamamia": "mamamia: no game has this name; there are: grande, mamma-mia, plus, sole-mio, solo; "
    "did you mean mamma-mia?",
    "play solo --bots novise": "or run:COMMAND; did you mean novice?",
    "rules": "forno rules needs a value: GAME. See forno rules --help.",
    "rules chess": "chess: no game has this name; there are: grande, mamma-mia",
    "rules solo --lang eo": "eo: not a language of the rulebook; there are: en, fr",
    "rules solo --search submarine": "submarine: no rule of solo says this",
    "rules solo --colour red": "--colour",
    "observe chess": "chess: no game has this name",
    "observe solo --players 11": "This game needs 2 to 10 players, not 11.",
    "observe solo --memory some": "--memory",
    "observe solo --variant huge": "huge: no variant of solo has this name; there are: tiny",
    "observe plus --variant tiny": "tiny: no variant of plus has this name; there are none; describe one by a mapping",
    "observe solo --variant none.toml": "none.toml: No such file or directory",
    "observe mamma-mia --variant tiny --players 3": "This game needs 2 to 2 players, not 3.",
    "simulate": "game",
    "simulate chess": "chess: no game has this name",
    "simulate solo --players 11": "This game needs 2 to 10 players, not 11.",
    "simulate plus --players 1": "This game needs 2 to 6 players, not 1.",
    "simulate solo --players many": "many",
    "simulate solo --games 0": "--games",
    "simulate solo --games -3": "--games",
    "simulate solo --seed red": "--seed",
    "simulate solo --option jump-in": "jump-in: an option is written name=value",
    "simulate solo --option jump-in=maybe": "“jump-in” can’t be “maybe”. Possible: all, numbers, off.",
    "simulate solo --option speed=high": "“speed” can’t be “high”.",
    "simulate mamma-mia --option colours=red,red": "You can’t have this colour: red.",
    "simulate mamma-mia --option first-player=9": "There is no seat 9 at this table.",
    "replay": "file",
    "replay nothing.txt": "nothing.txt: No such file or directory",
    "replay .": ".: Is a directory",
    "replay poem.txt": "a record begins with `forno record 1`",
    "replay picture.png": "picture.png: not a text file",
    "replay empty.txt": "the record is empty",
    "verify nothing.txt": "nothing.txt: No such file or directory",
    "verify poem.txt": "a record begins with `forno record 1`",
    "play chess": "chess: no game has this name",
    "play mamma-mia --players 6": "This game needs 2 to 5 players, not 6.",
    "play --lang eo": "eo: not a language of the rulebook",
    "play --record nowhere/game.txt": "nowhere/game.txt: No such file or directory",
}


@pytest.mark.parametrize("arguments", BAD)
def test_one_clear_line(forno: Forno, tmp_path: Path, arguments: str) -> None:
    (tmp_path / "poem.txt").write_text("Roses are red: violets are blue", encoding="utf-8")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    (tmp_path / "empty.txt").write_text("", encoding="utf-8")
    ran = forno(*arguments.split())
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert ran.stderr.startswith("forno: ")
    assert ran.stderr.count("\n") == 1
    assert BAD[arguments].lower() in ran.stderr.lower()


def test_help_is_a_command(forno: Forno) -> None:
    for asked, flagged in (("help",), ("--help",)), (("help", "play"), ("play", "--help")):
        ran = forno(*asked)
        assert (ran.returncode, ran.stdout, ran.stderr) == (0, forno(*flagged).stdout, "")
        assert ran.stdout


@pytest.mark.skipif(not LAUNCHER.is_file(), reason="Forno is installed from a wheel")
def test_help_lists_what_a_checkout_has_besides(forno: Forno, capfd: pytest.CaptureFixture[str]) -> None:
    _, _, listed = forno("--help").stdout.partition("In a checkout, with ./forno")
    assert [name for name in (*CHECKOUT_COMMANDS, *LAUNCHER_COMMANDS) if f"│ {name} " not in listed] == []
    assert forno("set-up", "nosuch").returncode == 1
    assert capfd.readouterr().err.startswith("forno: no such tier: nosuch; there are run, arena")


@pytest.mark.skipif(not (CHECKOUT / "benchmarks").is_dir(), reason="Forno is installed from a wheel")
def test_bench_refuses_what_it_does_not_know(tmp_path: Path) -> None:
    """In a process of its own: a unit test may not import the benchmarks."""
    statuses, said = one_after_the_other(tmp_path, "bench chess", "bench --slow")
    assert statuses == [2, 2]
    for argument, line in zip(("chess", "--slow"), said, strict=True):
        assert argument in line


def test_bench_outside_a_checkout_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("forno.cli.checkout.CHECKOUT", tmp_path)
    assert main(["bench"]) == 2
    assert "run this in a checkout" in capsys.readouterr().err


def test_bench_passes_its_arguments_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "benchmarks").mkdir()
    (tmp_path / "benchmarks" / "run.py").write_text("import sys; print(sys.argv[1:])", encoding="utf-8")
    monkeypatch.setattr("forno.cli.checkout.CHECKOUT", tmp_path)
    monkeypatch.setattr(sys, "argv", [])
    assert main(["bench", "solo", "--quick"]) == 0
    assert capsys.readouterr().out == "['solo', '--quick']\n"


def test_an_interrupt_is_quiet(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupt() -> list[str]:
        raise KeyboardInterrupt

    monkeypatch.setattr("forno.game_names", interrupt)
    assert main(["games"]) == 130
    assert capsys.readouterr().err == "\n"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot block Ctrl-C")
def test_an_interrupt_before_the_first_line_of_ours_is_quiet() -> None:
    """The launcher blocks it until then."""
    program = "import os, signal; os.kill(os.getpid(), signal.SIGINT); from forno.cli import main; os._exit(main())"
    with platform.interrupts_blocked():
        command = [sys.executable, "-c", program, "serve"]
        ran = subprocess.run(command, capture_output=True, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (130, b"", b"\n")


def test_a_reader_who_has_seen_enough_hears_no_complaint() -> None:
    command = [sys.executable, "-m", "forno", "rules", "grande"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        assert run.stdout
        assert run.stderr
        run.stdout.close()
        assert run.stderr.read() == b""


STARTED_WITHOUT = [
    [
        ("openskill", "arena solo --bots novice,novice --games 1", "arena"),
        ("asyncpg", "serve --store postgresql://localhost/forno", "postgres"),
        ("asyncpg", "serve --store postgresql://localhost/forno --bus redis://localhost", "postgres"),
        ("redis", "serve --bus redis://localhost", "redis"),
    ],
    [("scipy", "tournament solo --bots novice,novice --players 2 --games 1", "arena")],
]
"""Modules that a process lacks, each with a command that needs it and the extra that brings it."""


@pytest.mark.parametrize("lacking", STARTED_WITHOUT)
def test_what_is_not_installed_is_named_with_its_extra(lacking: list[tuple[str, str, str]], tmp_path: Path) -> None:
    commands = [arguments for _, arguments, _ in lacking]
    statuses, said = one_after_the_other(tmp_path, *commands, without=[module for module, _, _ in lacking])
    assert statuses == [2] * len(lacking)
    for (module, _, extra), line in zip(lacking, said, strict=True):
        assert line == f"forno: this needs {module}, which is not installed: {advice_for(extra)}"


COMMANDS = """
import sys
sys.modules.update(dict.fromkeys(sys.argv.pop(1).split()))
from forno.cli import main
for arguments in sys.argv[1:]:
    try:
        print(main(arguments.split()))
    except SystemExit as ended:
        print(ended.code)
"""


def one_after_the_other(folder: Path, *commands: str, without: Sequence[str] = ()) -> tuple[list[int], list[str]]:
    """Run commands in one process that lacks some modules; their exit statuses, and the lines of the standard error."""
    program = [sys.executable, "-c", COMMANDS, " ".join(without), *commands]
    ran = subprocess.run(program, capture_output=True, text=True, cwd=folder, check=True)
    return [int(status) for status in ran.stdout.split()], ran.stderr.splitlines()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_without_textual_the_table_comes_in_lines_and_the_extra_is_named(tmp_path: Path) -> None:
    program = "import sys; sys.modules['textual'] = None; from forno.cli import main; sys.exit(main())"
    said = in_a_terminal([sys.executable, "-c", program, "play", "solo"], tmp_path, b"quit\n")
    assert "needs Textual, so the table comes in lines of text: " + advice_for("terminal") in said
    assert "SOLO" in said


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_no_screen_is_opened_for_a_bad_argument(tmp_path: Path) -> None:
    commands = ["play --lang eo", "play solo --lang eo", "play chess", "play mamma-mia --players 6"]
    said = in_a_terminal([sys.executable, "-c", COMMANDS, "", *commands], tmp_path).splitlines()
    assert said[1::2] == ["2"] * len(commands)
    assert all(line.startswith("forno: ") for line in said[::2]), said


def in_a_terminal(command: list[str], folder: Path, keys: bytes = b"") -> str:
    """Run a program in a terminal; what it has shown."""
    import pty

    own, theirs = pty.openpty()
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=folder):
        os.close(theirs)
        if keys:
            os.write(own, keys)
        return read_terminal(own)
