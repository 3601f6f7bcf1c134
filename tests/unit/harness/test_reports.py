"""Tables and charts of lab and benchmarks: in a page each in its own place, and drawn as they are."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from harness.charts import draw_win_rates
from harness.reports import p_value_text, read_table, write_table

ROWS: list[tuple[str, ...]] = [
    ("mamma-mia", "4", f"master@{worlds}", "expert", "48", f"{won}%", f"{won - 9}% to {won + 9}%", "25.0%", "0.0010")
    for worlds, won in ((1, 30), (2, 40), (4, 55))
]


def test_a_table_is_made_anew_in_its_place_and_nowhere_else(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("a\n<!-- levels -->\nold\n<!-- end -->\nb\n<!-- aims -->\nkept\n<!-- end -->\n", encoding="utf-8")
    write_table(page, "levels", ("game", "wins"), [("solo", "60%")])
    made = page.read_text(encoding="utf-8")
    table = "| game | wins |\n| --- | --- |\n| solo | 60% |\n"
    assert made == f"a\n<!-- levels -->\n{table}<!-- end -->\nb\n<!-- aims -->\nkept\n<!-- end -->\n"
    assert read_table(page, "levels") == [["solo", "60%"]]
    with pytest.raises(ValueError, match="no place for speed"):
        write_table(page, "speed", ("game",), [])


def test_the_curve_is_a_picture_of_its_table(tmp_path: Path) -> None:
    draw_win_rates(tmp_path / "curve.svg", "wins", ROWS)
    picture = ElementTree.fromstring((tmp_path / "curve.svg").read_text(encoding="utf-8"))
    heights = [float(dot.get("cy", 0)) for dot in picture.iter("{http://www.w3.org/2000/svg}circle")]
    assert heights == sorted(heights, reverse=True)
    assert len(heights) == len(ROWS)


def test_odds_of_chance_are_said_shortly() -> None:
    assert [p_value_text(p) for p in (None, 0.0214, 3e-7, 0.0)] == ["-", "0.0214", "3e-07", "< 1e-09"]
