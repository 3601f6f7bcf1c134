"""`forno bench bots`: the tables of docs/bots.md are made by it, and it goes on where it was stopped."""

from __future__ import annotations

from pathlib import Path

from harness import CHECKOUT
from harness.commands import Forno
from harness.reports import read_table

CONTEST = (
    "bench",
    "bots",
    "levels",
    "--game",
    "solo",
    "--only",
    "solo, 2: regular",
    "--deals",
    "4",
    "--folder",
    "played",
)


def test_the_page_has_a_place_for_every_part(forno: Forno) -> None:
    ran = forno("bench", "bots", "nonsense")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("forno bench bots: no such part: nonsense; there are ")
    parts = ran.stderr.partition("there are ")[2].strip().split(", ")
    text = (CHECKOUT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert {"levels", "curve", "speed"} <= {*parts}
    assert [part for part in parts if f"<!-- {part} -->" not in text] == []


def test_a_part_is_played_and_goes_on_where_it_stopped(forno: Forno, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("<!-- levels -->\n<!-- end -->\n", encoding="utf-8")
    assert forno(*CONTEST, "--write", "page.md").returncode == 0
    [row] = read_table(page, "levels")
    assert row[:5] == ["solo", "2", "regular", "novice", "8"]
    [file] = (tmp_path / "played").iterdir()
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join(lines[:-2]) + "\n", encoding="utf-8")
    assert forno(*CONTEST, "--write", "page.md").returncode == 0
    assert read_table(page, "levels") == [row]
    assert len(file.read_text(encoding="utf-8").splitlines()) == len(lines)
