"""What the commands print: tables, JSON, a report, and one clear line for what is wrong."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from forno.arena.result import ArenaReport
from forno.arena.tournament_report import TournamentReport
from forno.cli import main

BAD = {
    "arena": "GAME",
    "arena solo": "--bots",
    "arena chess --bots random": "chess: no game has this name",
    "arena solo --bots nobody": "nobody: no bot has this name",
    "arena solo --bots random,": "(nothing): no bot has this name",
    "arena solo --bots missing.py": "missing.py",
    "arena solo --players 4 --bots random,default,regular": "3 bots at a table for 4: name 1, 2, or at least 4",
    "arena solo --bots random --players 11": "This game needs 2 to 10 players, not 11.",
    "arena solo --bots random --games 0": "--games",
    "arena solo --bots random --workers 0": "--workers",
    "arena solo --bots random --move-time 0": "--move-time",
    "arena solo --bots random --option speed=high": "“speed” can’t be “high”",
    "arena solo --bots random --save poem.txt": "poem.txt: not a saved run of the arena",
    "arena solo --bots random --save nowhere/run.jsonl": "nowhere/run.jsonl: No such file or directory",
    "arena solo --bots random --save .": ".: Is a directory",
    "arena solo --bots random --report nowhere/run.html": "nowhere/run.html: No such file or directory",
    "tournament solo --bots random": "tables of 2 need at least 2 bots",
    "tournament solo --players 3 --bots random,default": "tables of 3 need at least 3 bots",
    "tournament solo --bots random,default --players 2 --system knockout": "knockout",
    "tournament solo --bots random,default --players 2 --save poem.txt": "poem.txt: not a saved tournament",
}

RUN = ["arena", "mamma-mia", "--players", "2", "--bots", "regular,random", "--games", "10", "--workers", "1"]
CUP = [
    "tournament",
    "mamma-mia",
    "--players",
    "2",
    "--bots",
    "regular,random,default",
    "--games",
    "2",
    "--workers",
    "1",
]


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("poem.txt").write_text("Roses are red", encoding="utf-8")


@pytest.mark.parametrize("arguments", BAD)
def test_one_clear_line(arguments: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments.split()) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("forno: ")
    assert printed.err.count("\n") == 1
    assert BAD[arguments].lower() in printed.err.lower()


def test_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(RUN) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("mamma-mia, 2 players: 10 games of 5 deals, seed 0.")
    assert re.search(r"^regular +10 +\d", shown, re.M)
    assert re.search(r"^regular wins [\d.]+% where a fair share is 50.0%: p ", shown, re.M)
    assert "but 5 deals are too few to rely on" in shown


def test_json_is_one_object_of_a_known_form(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*RUN, "--json"]) == 0
    printed = capsys.readouterr().out
    report = msgspec.json.decode(printed, type=ArenaReport)
    assert msgspec.to_builtins(report) == json.loads(printed)
    assert list(json.loads(printed)) == ["result", "times"]
    assert "ms" not in json.dumps(json.loads(printed)["result"])
    assert (report.result.games, report.result.deals, report.result.share) == (10, 5, 0.5)
    assert sum(one.wins for one in report.result.standings) == 10
    assert [one.bot for one in report.times.bots] == report.result.bots == ["regular", "random"]
    assert report.times.bots[0].largest_ms >= report.times.bots[0].mean_ms > 0


def test_a_tournament_s_json_is_one_object_of_a_known_form(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*CUP, "--json"]) == 0
    printed = capsys.readouterr().out
    assert msgspec.to_builtins(msgspec.json.decode(printed, type=TournamentReport)) == json.loads(printed)


@pytest.mark.parametrize("command", ["arena", "tournament"])
def test_three_bots_meet_at_tables_of_three(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [command, "solo", "--bots", "random,default,novice", "--games", "3", "--workers", "1", "--json"]
    assert main(arguments) == 0
    assert json.loads(capsys.readouterr().out)["result"]["share"] == pytest.approx(1 / 3)


def test_one_bot_alone_makes_no_claim(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "mamma-mia", "--bots", "default", "--games", "3", "--workers", "1", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)["result"]
    assert result["claim"] is None
    assert result["standings"][0]["win_rate"]["mean"] == 0.25


# --- the report


class Outward(HTMLParser):
    """All that a page would fetch from elsewhere, and whether its tags are closed."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.fetched += [tag] if tag in ("link", "script", "img", "iframe") else []
        self.fetched += [name for name, _ in attributes if name in ("src", "href", "srcset", "data")]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        """Closed by itself."""


@pytest.mark.parametrize("command", [RUN, CUP], ids=["arena", "tournament"])
def test_a_report_needs_nothing_else(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command, "--report", "report.html"]) == 0
    page = Path("report.html").read_text(encoding="utf-8")
    read = Outward()
    read.feed(page)
    assert (read.fetched, read.open) == ([], [])
    assert "url(" not in page
    assert "http" not in page
    assert "prefers-color-scheme: dark" in page
    assert "<svg" in page
    assert f"forno {command[0]} mamma-mia --players 2 --bots regular,random" in page
    assert "Seed 0; Python" in page


def test_names_of_bots_are_harmless_in_a_report(capsys: pytest.CaptureFixture[str]) -> None:
    Path("a<b>&.py").write_text(
        "class A:\n    def choose(self, observation, chance):\n        raise ValueError('<script>')\n", encoding="utf-8"
    )
    assert (
        main(["arena", "mamma-mia", "--bots", "a<b>&.py", "--games", "1", "--workers", "1", "--report", "r.html"]) == 0
    )
    page = Path("r.html").read_text(encoding="utf-8")
    assert "<b>" not in page
    assert "<script>" not in page
    assert "a&lt;b&gt;&amp;" in page
