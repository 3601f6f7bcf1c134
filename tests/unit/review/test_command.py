"""`forno review`, as people run it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from forno.bots.search import SearchBudget
from forno.cli import main
from forno.core.record import Record, read_record
from forno.review import Review, review_game
from tests.unit.review.played import late_record, short_record

QUICK = ("--worlds", "2")


@cache
def review_once(record: str, seat: int, budget: SearchBudget, further: int | None) -> Review:
    """Review a game for all tests of what is shown; a search of so many worlds finds the same each time."""
    assert budget.worlds
    return review_game(read_record(record), seat, budget, further=further)


@pytest.fixture
def made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a command show a review that was made before."""

    def review(record: Record, seat: int, budget: SearchBudget, *, further: int | None, track: Any) -> Review:
        return review_once(record.text, seat, budget, further)

    monkeypatch.setattr("forno.cli.review.review_game", review)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "game.txt"
    path.write_text(short_record().text, encoding="utf-8")
    return path


@pytest.mark.usefixtures("made_once")
def test_the_summary(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(file), *QUICK]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Anna in sole-mio: ")
    assert "2 imagined deals for each." in said
    assert "Of a hundred: 50 for everybody, " in said
    assert "a decision." in said


@pytest.mark.usefixtures("made_once")
def test_all_decisions_in_another_language(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(file), "--all", "--lang", "de", *QUICK]) == 0
    said = capsys.readouterr().out
    assert main(["review", str(file), "--json", *QUICK]) == 0
    made = json.loads(capsys.readouterr().out)
    assert [line for line in said.splitlines() if line[:5].strip(" .").isdigit()] != []
    assert said.count("; then luck ") == len(made["decisions"])
    assert "Du bist dran" in said
    assert "Ofen" in said or "Hand" in said


def test_json_adds_up(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(late_record().text, encoding="utf-8")
    assert main(["review", str(file), "--seat", "2", "--json", *QUICK]) == 0
    made = json.loads(capsys.readouterr().out)
    assert made["seat"] == 1
    assert made["share"] + made["deal"] + made["luck"] + made["skill"] == pytest.approx(made["result"], abs=1e-9)
    assert {"decision", "question", "hand", "chosen", "best", "loss", "luck", "reason"} <= made["decisions"][0].keys()


def test_by_the_clock(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(file), "--time", "1"]) == 0
    assert "1ms to search for each." in capsys.readouterr().out


@pytest.mark.usefixtures("made_once")
def test_the_report_is_one_file(file: Path) -> None:
    assert main(["review", str(file), "--report", "page.html", *QUICK]) == 0
    page = Path("page.html").read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert '<polyline class="course' in page
    assert "http" not in page
    assert "src=" not in page


def test_names_cannot_break_the_report(file: Path) -> None:
    record = short_record()
    file.write_text(replace(record, names=("<script>", "Bob")).text, encoding="utf-8")
    assert main(["review", str(file), "--report", "page.html", *QUICK]) == 0
    assert "<script>" not in Path("page.html").read_text(encoding="utf-8")


def complaint(arguments: list[str], status: int, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["review", *arguments]) == status
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("forno: ")
    assert said.err.count("\n") == 1
    return said.err


BAD = {
    "nothing.txt": "nothing.txt: No such file or directory",
    "game.txt --seat 3": "seat 3: there is no such seat; there are: 1 Anna, 2 Bob",
    "game.txt --seat 0": "seat 0: there is no such seat",
    "game.txt --seat Anna": "Anna",
    "game.txt --worlds 1": "--worlds",
    "game.txt --time 0": "--time",
    "game.txt --lang eo": "eo: not a language of the rulebook",
    "game.txt --report nowhere/page.html": "nowhere/page.html: No such file or directory",
}


@pytest.mark.parametrize("arguments", BAD)
def test_one_clear_line(file: Path, arguments: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert BAD[arguments].lower() in complaint(arguments.split(), 2, capsys).lower()


@pytest.mark.usefixtures("made_once")
@pytest.mark.parametrize("moves", [0, 9])
def test_a_game_that_ended_early(file: Path, capsys: pytest.CaptureFixture[str], moves: int) -> None:
    record = short_record()
    file.write_text(replace(record, moves=record.moves[:moves], result=None).text, encoding="utf-8")
    assert main(["review", str(file), *QUICK]) == 0
    assert "Anna in sole-mio: ended early. " in capsys.readouterr().out
    assert main(["review", str(file), "--json", *QUICK]) == 0
    made = json.loads(capsys.readouterr().out)
    assert made["place"] is None
    assert made["share"] + made["deal"] + made["luck"] + made["skill"] == pytest.approx(made["result"], abs=1e-9)
    assert bool(made["decisions"]) == bool(moves)


def test_a_broken_record(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = short_record()
    file.write_text(replace(record, moves=record.moves[:7] + record.moves[8:]).text, encoding="utf-8")
    assert "line " in complaint([str(file)], 1, capsys)


def test_a_sealed_record(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(replace(short_record(), deal=None, chance="").text, encoding="utf-8")
    assert "it is sealed, so the game cannot be replayed" in complaint([str(file)], 1, capsys)
