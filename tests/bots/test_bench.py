"""The tables of docs/bots.md are made by the benchmark, each in its own place."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from benchmarks.bots.contests import PARTS, Contest
from benchmarks.bots.run import ALL, COLUMNS, draw, measure, said
from benchmarks.written import write

PAGE = Path("docs/bots.md")
ROWS: list[tuple[str, ...]] = [
    ("mamma-mia", "4", f"master@{worlds}", "expert", "48", f"{won}%", f"{won - 9}% to {won + 9}%", "25.0%", "0.0010")
    for worlds, won in ((1, 30), (2, 40), (4, 55))
]


def test_a_table_is_made_anew_in_its_place_and_nowhere_else(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("a\n<!-- levels -->\nold\n<!-- end -->\nb\n<!-- aims -->\nkept\n<!-- end -->\n", encoding="utf-8")
    write(page, "levels", ("game", "wins"), [("solo", "60%")])
    made = page.read_text(encoding="utf-8")
    table = "| game | wins |\n| --- | --- |\n| solo | 60% |\n"
    assert made == f"a\n<!-- levels -->\n{table}<!-- end -->\nb\n<!-- aims -->\nkept\n<!-- end -->\n"
    with pytest.raises(ValueError, match="no place for speed"):
        write(page, "speed", ("game",), [])


def test_the_page_has_a_place_for_every_part() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert all(f"<!-- {part} -->" in text for part in ALL)


def test_the_curve_is_a_picture_of_its_table(tmp_path: Path) -> None:
    draw(tmp_path / "curve.svg", ROWS)
    picture = ElementTree.fromstring((tmp_path / "curve.svg").read_text(encoding="utf-8"))
    heights = [float(dot.get("cy", 0)) for dot in picture.iter("{http://www.w3.org/2000/svg}circle")]
    assert heights == sorted(heights, reverse=True)
    assert len(heights) == len(ROWS)


def test_a_part_is_played_and_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PARTS, "levels", lambda: [Contest("solo", 2, "regular", "novice", 4)])
    columns, rows = measure("levels", ["solo"], tmp_path, quick=False)
    [file] = tmp_path.iterdir()
    lines = file.read_text(encoding="utf-8").splitlines()
    assert columns == COLUMNS
    assert rows[0][:5] == ("solo", "2", "regular", "novice", "8")
    file.write_text("\n".join(lines[:-2]) + "\n", encoding="utf-8")
    assert measure("levels", ["solo"], tmp_path, quick=False) == (columns, rows)
    assert len(file.read_text(encoding="utf-8").splitlines()) == len(lines)


def test_odds_of_chance_are_said_shortly() -> None:
    assert [said(p) for p in (None, 0.0214, 3e-7, 0.0)] == ["-", "0.0214", "3e-07", "< 1e-09"]
