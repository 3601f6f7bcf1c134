"""What bots get wrong is counted, shown, and costs them a default move and nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from harness.arena_fixtures import Result
from harness.commands import Forno

BAD = {
    "crash": "raise KeyError('no such card')",
    "illegal": "return 'fly to the moon'",
    "time-out": "import time; time.sleep(0.02); return observation.legal_moves[0]",
}


def write(folder: Path, body: str) -> str:
    text = f"class Bad:\n    def choose(self, observation, chance):\n        {body}\n"
    (folder / "bad.py").write_text(text, encoding="utf-8")
    return "bad.py"


def run(bot: str, *more: str) -> tuple[str, ...]:
    return ("arena", "mamma-mia", "--players", "2", "--bots", f"{bot},default", "--games", "2", "--workers", "1", *more)


@pytest.mark.parametrize("kind", BAD)
def test_faults_are_counted_by_kind(result: Result, tmp_path: Path, kind: str) -> None:
    limit = ("--move-time", "0.01") if kind == "time-out" else ()
    bad, default = result(*run(write(tmp_path, BAD[kind]), *limit))["standings"]
    assert bad["faults"] == {"crash": 0, "illegal": 0, "time-out": 0} | {kind: bad["decisions"]}
    assert bad["decisions"] > 0
    on_a_busy_machine = default["faults"]["time-out"] if limit else 0  # a good bot may be late there
    assert sum(default["faults"].values()) == on_a_busy_machine


@pytest.mark.parametrize("kind", ["crash", "illegal"])
def test_the_default_is_played_instead(result: Result, tmp_path: Path, kind: str) -> None:
    def places(bots: str) -> list[Any]:
        return [one["places"] for one in result(*run(bots))["standings"]]

    assert places(write(tmp_path, BAD[kind])) == places("default")


def test_the_table_shows_them_with_the_first_in_words(forno: Forno, tmp_path: Path) -> None:
    shown = forno(*run(write(tmp_path, BAD["crash"]))).stdout
    assert " crash" in shown
    assert "bad, its first fault: crash: KeyError: 'no such card'" in shown


def test_where_nobody_errs_the_table_does_not_speak_of_it(forno: Forno) -> None:
    assert "faults" not in forno(*run("random")).stdout
