"""Load steps as they are kept: where the knee is, the picture, and the page made of it."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from lab.experiment import Outcome, ResultsFile
from lab.load import capacity
from lab.load.flame_graph import read_stacks, render
from lab.load.latency_curve import describe, find_knee, load_steps_of, print_curve
from lab.load.steps import LoadStep

NOTHING = LoadStep(*[0] * 13)


def rung(tables: int, p99: float) -> LoadStep:
    shares = {"server": tables / 4000, "load": 0.1, "store": 0.2, "machine": 0.5}
    return msgspec.structs.replace(
        NOTHING,
        tables=tables,
        sockets=4 * tables,
        pace=10.0,
        processes=1,
        rate=tables / 10,
        p99=p99,
        memory=90.0,
        **shares,
    )


LADDER = [rung(1000, 5.0), rung(2000, 10.0), rung(4000, 40.0)]


def kept(file: Path, rungs: list[LoadStep]) -> ResultsFile:
    made = ResultsFile(file)
    for seed, each in enumerate(rungs, 1):
        made.add(Outcome(seed, 1, {}, [], msgspec.structs.asdict(each)))
    return ResultsFile(file)


def test_the_knee_is_where_the_bound_is_passed() -> None:
    found = find_knee(LADDER, 20.0)
    assert found.is_reached
    assert (round(found.rate), round(found.tables)) == (300, 3000), "halfway, as the logarithm has it"
    assert find_knee(LADDER, 4.0).tables == 1000
    assert not find_knee(LADDER, 100.0).is_reached


def test_rungs_come_back_from_what_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    again = kept(tmp_path / "load.jsonl", [LADDER[2], LADDER[0], LADDER[1]])
    assert load_steps_of(again) == LADDER
    print_curve(again)
    assert "p99 exceeds 20 ms at 300 moves per second, 3,000 tables" in capsys.readouterr().out
    assert describe(again)[-1] == "with 4,000 tables, 16,000 sockets and 400 moves per second: p50 0.0 ms, p99 40.0 ms"


def test_the_page_says_what_was_measured_and_what_was_not(tmp_path: Path) -> None:
    kept(tmp_path / "load.jsonl", LADDER)
    kept(tmp_path / "load-sqlite.jsonl", LADDER[:1])
    kept(tmp_path / "load-postgres.jsonl", LADDER[:2])
    capacity.write_page(tmp_path, tmp_path / "capacity.md", price=0.12)
    page = (tmp_path / "capacity.md").read_text(encoding="utf-8")
    assert "| one core, SQLite | 300 | 3,000 | 12,000 | 0.0100 | measured |" in page
    assert "| one machine, SQLite | at least 100 | at least 1,000 | at least 4,000 | 0.0300 | measured |" in page
    assert (
        "| 10 machines, PostgreSQL | at least 2,000 | at least 20,000 | at least 80,000 | 0.0150 | extrapolated |"
        in page
    )


def test_a_flame_is_as_wide_as_it_took(tmp_path: Path) -> None:
    file = tmp_path / "stacks"
    file.write_text("main;forno.a;aiohttp.b 300\nmain;forno.a 100\nlog;forno.<locals>.w 600\n", encoding="utf-8")
    root = read_stacks([file])
    assert (root.time_us, root.height) == (1000, 4)
    drawn = ElementTree.fromstring(render(root))
    widths = {box[0].text: float(box[1].get("width", 0)) for box in drawn}
    assert widths["forno.a: 40.0%"] == 480
    assert widths["forno.<locals>.w: 60.0%"] == 720
    assert widths["aiohttp.b: 30.0%"] == 360
