"""`forno lab` keeps every batch, goes on where it stopped, and says what is wrong."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

import msgspec
import pytest

from forno.client import RefusedByServer
from harness import CHECKOUT
from harness.virtual.faults import FaultRates
from lab import run, smoke
from lab.experiment import Experiment, Outcome, Progress, ResultsFile, machine
from lab.experiments import EXPERIMENTS
from lab.report import BELOW, COUNT_LABELS, HEIGHT, TOP, plot


async def coin(folder: Path, seed: int, size: int, done: Progress) -> Outcome:
    """Wrong whenever the seed can be divided by three."""
    (folder / "evidence").write_text(str(seed), encoding="utf-8")
    for _ in range(size):
        done()
    return Outcome(
        seed, size, {"tossed": size}, ["it stood on its edge"] if seed % 3 == 0 else [], {"flight": seed / 2}
    )


COINS = Experiment("coins", "a coin falls on one side", "tosses", batch=4, goal=10, run=coin)


@pytest.fixture(autouse=True)
def only_coins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "EXPERIMENTS", {"coins": COINS})


def test_batches_are_kept_and_a_run_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["coins", "--count", "6", "--folder", str(tmp_path)]) == 0
    lines = (tmp_path / "coins.jsonl").read_text(encoding="utf-8").splitlines()
    assert [(one.seed, one.trials) for one in ResultsFile(tmp_path / "coins.jsonl").outcomes] == [(1, 4), (2, 2)]
    assert run.main(["coins", "--folder", str(tmp_path)]) == 1
    assert (tmp_path / "coins.jsonl").read_text(encoding="utf-8").splitlines()[:2] == lines
    assert ResultsFile(tmp_path / "coins.jsonl").trials == 10
    assert "seed 3: it stood on its edge" in capsys.readouterr().out


def test_counts_add_up_and_figures_do_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["coins", "--count", "8", "--folder", str(tmp_path)]) == 0
    assert ResultsFile(tmp_path / "coins.jsonl").figures == {"flight": [0.5, 1.0]}
    assert "8 tossed; flight 0.75" in capsys.readouterr().out


def test_counts_are_described_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def weather(folder: Path, seed: int, size: int, done: Progress) -> Outcome:
        return Outcome(seed, size, {"games": size, "swap": 1200}, [])

    monkeypatch.setattr(run, "EXPERIMENTS", {"coins": msgspec.structs.replace(COINS, run=weather)})
    run.main(["coins", "--count", "4", "--folder", str(tmp_path)])
    shown = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "<td>messages reordered</td><td>1,200</td>" in shown
    assert {*FaultRates.__struct_fields__} - {"interval_s"} < {*COUNT_LABELS}


def test_a_report_shows_all_that_was_tried(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Lab\n\n<!-- results -->\n<!-- end -->\n", encoding="utf-8")
    (tmp_path / "flame-load-100.svg").touch()
    run.main(["coins", "--count", "12", "--folder", str(tmp_path), "--write", str(page)])
    shown = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "a coin falls on one side" in shown
    assert "seed 3: it stood on its edge" in shown
    assert "<title>flight</title>" in shown
    assert shown.count("<circle") == 3
    assert 'href="flame-load-100.svg"' in shown
    when = f"{date.today().isoformat()} | {machine()}"
    assert (
        f"| a coin falls on one side | coins | 12 | 12 tossed; flight 1 | no violation | 1 | {when} |"
        in page.read_text("utf-8")
    )
    assert f"{date.today().isoformat()}, {machine()}" in shown


def test_negative_values_stay_within_the_chart() -> None:
    drawn = plot("luck", [(1, -2.0), (2, 1.0), (3, -0.5)])
    heights = [float(height) for height in re.findall(r'<circle[^>]* cy="([0-9.-]+)"', drawn)]
    assert heights[1] < heights[2] < heights[0]
    assert [min(heights), max(heights)] == [TOP, HEIGHT - BELOW]
    assert re.findall(r'"end">([0-9.-]+)<', drawn) == ["-2", "0", "1", "3"]


def test_constant_values_are_not_plotted(tmp_path: Path) -> None:
    run.main(["coins", "--count", "4", "--folder", str(tmp_path)])
    shown = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "<td>flight</td><td>0.5</td>" in shown
    assert "<title>flight</title>" not in shown


def test_results_of_other_runs_stay_in_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "page.md"
    other = "| a die has six sides | dice | 9 | 9 thrown | no violation | 0 | long ago | some machine |\n"
    page.write_text(f"<!-- results -->\n| claim |\n| --- |\n{other}<!-- end -->\n", encoding="utf-8")
    dice = Experiment("dice", "a die has six sides", "throws", batch=4, goal=10, run=coin)
    monkeypatch.setattr(run, "EXPERIMENTS", {"coins": COINS, "dice": dice})
    run.main(["coins", "--count", "2", "--folder", str(tmp_path), "--write", str(page)])
    coins, dice_again = page.read_text(encoding="utf-8").splitlines(keepends=True)[-3:-1]
    assert coins.startswith("| a coin falls on one side | coins | 2 | 2 tossed")
    assert dice_again == other


@pytest.mark.parametrize(
    "trouble",
    [
        AssertionError("the server did not come back"),
        RefusedByServer("turn.whose", "It is not your turn.", {}),
    ],
)
def test_a_timeout_or_a_refusal_is_a_finding(
    trouble: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def in_vain(folder: Path, seed: int, size: int, done: Progress) -> Outcome:
        raise trouble

    hopeless = Experiment("coins", "it comes back", "tosses", batch=4, goal=4, run=in_vain)
    monkeypatch.setattr(run, "EXPERIMENTS", {"coins": hopeless})
    assert run.main(["coins", "--folder", str(tmp_path)]) == 1
    assert f"seed 1: {type(trouble).__name__}: {trouble}; traceback in coins-1/error.txt" in capsys.readouterr().out
    assert "in in_vain" in (tmp_path / "coins-1" / "error.txt").read_text(encoding="utf-8")


def test_maxima_are_combined_by_maximum_not_by_median() -> None:
    assert run.over_batches("seconds, at most", [1.0, 2.0, 9.0]) == 9.0
    assert run.over_batches("seconds", [1.0, 2.0, 9.0]) == 2.0


def test_two_figures_make_a_curve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = Experiment("coins", "it flies", "tosses", batch=1, goal=3, run=coin, curve=("flight", "flight"))
    monkeypatch.setattr(run, "EXPERIMENTS", {"coins": drawn})
    run.main(["coins", "--folder", str(tmp_path)])
    shown = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "<title>flight by flight</title>" in shown
    assert shown.count("<polyline") == 1


def test_evidence_is_kept_only_for_findings(tmp_path: Path) -> None:
    run.main(["coins", "--count", "12", "--folder", str(tmp_path)])
    assert [place.name for place in tmp_path.iterdir() if place.is_dir()] == ["coins-3"]
    assert (tmp_path / "coins-3" / "evidence").read_text(encoding="utf-8") == "3"


def test_without_a_name_the_experiments_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main([]) == 0
    assert "a coin falls on one side" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"), [(["dice"], "no such experiment: dice"), (["coins", "--count", "0"], "too few")]
)
def test_bad_arguments_get_one_line(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run.main(arguments)
    assert said in capsys.readouterr().err


def test_every_experiment_can_be_called_by_its_name() -> None:
    lab = Path(run.__file__).parent
    made = [
        name for file in lab.rglob("*.py") for name in re.findall(r"^([A-Z_]+) = Experiment\(", file.read_text(), re.M)
    ]
    assert len(made) == len(EXPERIMENTS) > 20


def test_the_smoke_is_all_of_its_folder_unless_a_test_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(CHECKOUT)
    assert smoke.command(["-k", "kill"])[-3:] == ["-k", "kill", "lab/smoke"]
    one = "lab/smoke/test_poison.py::test_a_server_that_one_row_stops_is_caught"
    assert smoke.command([one])[-1] == one
    assert run.main([]) == 0
    assert "forno lab smoke [ARGUMENTS of pytest]" in capsys.readouterr().out
