"""The parts of training that need no PyTorch: returns, schedules, encodings, files, configurations, reports."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from forno.core.chance import FastChance
from forno.core.errors import Unreadable
from forno.research.train import files
from forno.research.train.config import BadConfig, Config, Schedule, game_of, read_config
from forno.research.train.encoding import Bounds, Encoding, Slots
from forno.research.train.player import PlainNetwork, Score, WeightsFacts, network_of, scored, widened
from forno.research.train.report import calibration_error, write_report
from forno.research.train.returns import Traces, shares_of_wins
from forno.research.train.tables import ShadowTable, tables_of
from harness import CHECKOUT

EVEN = [0.5, 0.5]
FEW_CARDS = {"name": "tiny", "cards": {"1": 1, "2": 1, "skip": 1}, "dealt": 4, "rounds": 1}
MOST_MOVES = 2000
"""Of a random game of a tiny variant."""


def test_a_shared_first_place_is_shared() -> None:
    rewards = np.array([[1.0, -1.0], [0.0, 0.0], [-0.5, 1.0]])
    assert shares_of_wins(rewards).tolist() == [[1, 0], [0.5, 0.5], [0, 1]]
    assert shares_of_wins(np.array([0.5, 0.5, -1.0])).tolist() == [0.5, 0.5, 0]


def returns_of(
    seats: list[int], values: list[list[float]], ended: list[bool], won: list[list[float]], trace: float
) -> Any:
    """The returns of one table's decisions, after which seat 0 is asked and sees an even game."""
    traces = Traces(np.array([EVEN]), np.array([0]), np.array)
    found = []
    for at in reversed(range(len(seats))):
        traces.end_games(np.array([ended[at]]), np.array([won[at]]))
        found.append(traces.return_of(np.array([0]), np.array([seats[at]]), np.array([values[at]]), trace)[0].tolist())
    return found[::-1]


def test_the_result_reaches_back_along_the_decisions_of_each_seat() -> None:
    won = [[0.0, 0.0], [0.0, 0.0], [1.0, 0.0]]
    values = [[0.6, 0.4], [0.3, 0.7], [0.8, 0.2]]
    found = returns_of([0, 1, 0], values, [False, False, True], won, 0.5)
    assert found[2] == [1, 0], "the last decision's return is the result"
    assert found[1] == [0, 1], "as the other seat counts"
    assert found[0] == pytest.approx([0.5 * 1 + 0.5 * 0.8, 0.5 * 0 + 0.5 * 0.2]), "half of it from its next value"


def test_a_trace_of_one_is_the_result_and_of_zero_the_next_value() -> None:
    won = [[0.0, 0.0], [0.0, 1.0]]
    values = [[0.6, 0.4], [0.8, 0.2]]
    assert returns_of([0, 0], values, [False, True], won, 1.0)[0] == [0, 1]
    assert returns_of([0, 0], values, [False, True], won, 0.0)[0] == [0.8, 0.2]


def test_a_game_that_goes_on_is_worth_what_the_seat_asked_next_sees() -> None:
    traces = Traces(np.array([[0.9, 0.1]]), np.array([1]), np.array)
    one = traces.return_of(np.array([0]), np.array([0]), np.array([EVEN]), 0.97)
    assert one[0].tolist() == pytest.approx([0.1, 0.9])


def test_each_seat_counts_from_itself_on() -> None:
    traces = Traces(np.array([[0.5, 0.3, 0.2]]), np.array([2]), np.array)
    assert traces.following[0].tolist() == [[0.3, 0.2, 0.5], [0.2, 0.5, 0.3], [0.5, 0.3, 0.2]]
    traces.end_games(np.array([True]), np.array([[0.0, 0.0, 1.0]]))
    assert traces.values[0].tolist() == [[0, 0, 1], [0, 1, 0], [1, 0, 0]]


def test_columns_that_no_game_was_seen_to_open_share_a_slot() -> None:
    slots = Slots([2, 5], 8)
    assert (slots.count, slots.of.tolist()) == (3, [2, 2, 0, 2, 2, 1, 2, 2])
    masks = np.zeros((3, 8), np.bool_)
    masks[0, [2, 5]] = masks[1, [0, 5, 6, 7]] = masks[2, [4, 7]] = True
    assert slots.columns_of(np.array([1, 2, 2]), masks).tolist() == [5, 0, 4], "the first of those that share it"
    columns = masks.nonzero()[1]
    starts = np.array([0, 2, 6, 8])
    table, slot = slots.listed(starts, columns)
    assert list(zip(table.tolist(), slot.tolist(), strict=True)) == [(0, 0), (0, 1), (1, 2), (1, 1), (2, 2)]


def test_a_schedule_is_a_line_within_the_run() -> None:
    rate = Schedule(1.0, 0.0)
    assert [rate.at(progress) for progress in (-1, 0, 0.25, 1, 2)] == [1, 1, 0.75, 0, 0]


def test_every_value_but_the_usual_has_a_row() -> None:
    encoding = Encoding([Bounds(-1, 2), Bounds(0, 0), Bounds(0, 40), Bounds(3, 5)])
    assert encoding.usual.tolist() == [0, 0, 0, 3]
    assert encoding.rows == 3 + 0 + 16 + 2
    seen = [(place, value) for place, value in zip(encoding.position, encoding.value, strict=True)]
    for place, low, high in ((0, -1, 2), (2, 0, 16), (3, 3, 5)):
        for value in range(low, high + 1):
            numbers = encoding.usual.copy()
            numbers[place] = value
            rows, counts = encoding.rows_of(numbers[None])
            assert [seen[row] for row in rows] == ([] if value == encoding.usual[place] else [(place, value)])
            assert counts.tolist() == [len(rows)]


def test_values_beyond_the_sixteenth_share_a_row_and_are_inputs_of_their_own() -> None:
    encoding = Encoding([Bounds(0, 40), Bounds(0, 3)])
    rows = {value: encoding.rows_of(np.array([[value, 0]]))[0].tolist() for value in (15, 16, 17, 40)}
    assert rows[16] == rows[17] == rows[40] != rows[15]
    assert encoding.scaled.tolist() == [0]
    assert encoding.scale.tolist() == [1 / 40]


def test_a_value_that_was_never_seen_is_taken_for_the_bound() -> None:
    encoding = Encoding([Bounds(2, 4), Bounds(0, 3)])
    beyond, bound = np.array([[9, 5]]), np.array([[4, 3]])
    assert encoding.rows_of(beyond)[0].tolist() == encoding.rows_of(bound)[0].tolist()
    assert encoding.rows_of(np.array([[0, 0]]))[0].tolist() == []


ARRAYS = {"a": np.arange(6, dtype=np.int32).reshape(2, 3), "b": np.array([True, False]), "empty": np.zeros((0, 4))}


def same(first: files.Arrays, second: files.Arrays) -> bool:
    return first.keys() == second.keys() and all(
        first[name].dtype == second[name].dtype and np.array_equal(first[name], second[name]) for name in first
    )


def test_arrays_come_back_as_they_were() -> None:
    data = files.packed(ARRAYS, {"iteration": 3})
    arrays, facts = files.unpacked(data)
    assert same(arrays, ARRAYS)
    assert facts == {"iteration": 3}
    assert files.packed(dict(reversed(ARRAYS.items())), {"iteration": 3}) == data


@pytest.mark.parametrize("cut", [3, 20, 60, -1])
def test_a_cut_file_is_refused(cut: int) -> None:
    with pytest.raises(files.Damaged):
        files.unpacked(files.packed(ARRAYS, {})[:cut])


def test_a_checkpoint_is_cut_into_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "PART_BYTES", 100)
    noise = {"noise": np.random.default_rng(1).integers(0, 256, 1000, dtype=np.uint8)}
    place = files.write_checkpoint(tmp_path, 1, noise, {"iteration": 1})
    assert max(part.stat().st_size for part in place.glob("part-*")) <= 100
    assert same(files.read_checkpoint(place)[0], noise)


def test_a_damaged_checkpoint_is_passed_over_for_the_one_before(tmp_path: Path) -> None:
    for number in (1, 2, 3):
        files.write_checkpoint(tmp_path, number, ARRAYS, {"iteration": number})
    assert [place.name for place in files.checkpoints(tmp_path)] == ["00000002", "00000003"], "two are kept"
    part = tmp_path / "00000003" / "part-000"
    part.write_bytes(part.read_bytes()[:-1])
    found = files.read_latest(tmp_path)
    assert found
    assert found[1] == {"iteration": 2}
    (tmp_path / "00000002" / "manifest.json").unlink()
    with pytest.raises(files.Damaged):
        files.read_latest(tmp_path)


def test_a_checkpoint_that_was_not_finished_is_none(tmp_path: Path) -> None:
    (tmp_path / "00000009.new").mkdir()
    assert files.read_latest(tmp_path) is None


def test_a_configuration_is_a_file_and_settings() -> None:
    config = read_config(None, {"game": "solo", "players": [2, 4], "shape.hidden": 64, "tables": 64})
    assert (config.game, config.players, config.shape.hidden) == ("solo", (2, 4), 64)
    assert config.iterations * config.iteration_decisions >= config.decisions


@pytest.mark.parametrize("run", sorted((CHECKOUT / "benchmarks/training").glob("*/")), ids=lambda run: run.name)
def test_the_runs_that_are_kept_can_be_begun_anew(run: Path) -> None:
    config = read_config(run / files.CONFIG, {})
    assert config == read_config(None, msgspec.json.decode((run / files.CONFIG).read_bytes()))
    weights = (run / files.WEIGHTS).read_bytes()
    assert len(weights) <= 2_000_000
    assert PlainNetwork(weights).facts.config == config


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"game": "chess", "players": [2]}, "no game is called chess"),
        ({"game": "solo", "players": [20]}, "not by 20"),
        ({"game": "solo", "players": [2], "tables": 7}, "two halves"),
        ({"game": "solo", "players": [2], "speed": 1}, "speed"),
        ({"game": "solo", "players": [2], "shape": 3}, "shape"),
        ({"game": "solo", "players": [2], "game.x": 3}, "'str'"),
        ({"players": [2]}, "game"),
        ({"game": "solo", "players": [2], "variant": "huge"}, "variant: huge: no variant of solo has this name"),
        ({"game": "solo", "players": [2], "variant": {"rounds": 0}}, "variant: rounds: expected a number from 1"),
        ({"game": "mamma-mia", "players": [3], "variant": "tiny"}, "in the variant tiny is played by 2 to 2, not by 3"),
    ],
)
def test_a_configuration_that_cannot_be_used_says_why(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(BadConfig, match=said):
        read_config(None, settings)


@pytest.mark.parametrize("variant", ["tiny", FEW_CARDS])
def test_a_small_variant_is_trained_on_and_followed_at_a_table_of_the_library(variant: str | dict[str, Any]) -> None:
    config = read_config(None, {"game": "solo", "players": [2], "variant": variant})
    assert tables_of(config, 2, 2, seed=1).spec.variant == "tiny"
    assert tables_of(Config("solo", (2,)), 2, 2, seed=1).spec.variant == ""
    shadow, table = ShadowTable(config, 2, seed=5), game_of(config).deal(2, FastChance(5))
    table.ask_from(None)
    chance = FastChance(1)
    for _ in range(MOST_MOVES):
        move = shadow.choose(lambda seen, columns: chance.below(len(columns)))
        assert move in table.legal_moves()
        table.act(move)
        if table.is_over:
            break
    assert table.is_over
    assert shadow.batch.ended.all()


def test_a_level_that_there_is_not_is_refused_before_anything_is_played() -> None:
    with pytest.raises(Unreadable, match="godlike"):
        read_config(None, {"game": "solo", "players": [2], "checks.levels": ["godlike"]})


def test_a_score_counts_deals_not_games() -> None:
    score = scored("novice", 2, [[1, 0], [1, 0], [0, 1], [1, 0]])
    assert score == Score("novice", 2, 8, 0.5, 0.0), "every deal was won once and lost once"
    assert scored("novice", 2, [[1, 1], [0, 0]]).margin > 0.9


def test_the_next_weights_at_the_same_path_are_read_anew(tmp_path: Path) -> None:
    weights = tmp_path / files.WEIGHTS
    digests = []
    for decisions in (1, 2):
        facts = WeightsFacts(Config("mamma-mia", (2,)), "mamma_mia_v0", [Bounds(0, 1)], 3, 2, decisions)
        weights.write_bytes(files.packed({}, msgspec.to_builtins(facts)))
        digests.append(sha256(weights.read_bytes()).hexdigest())
        assert network_of(str(weights), digests[-1]).facts.decisions == decisions
    with pytest.raises(files.Damaged, match="written anew"):
        network_of(str(weights), digests[0])


def test_checks_play_deals_that_training_never_deals() -> None:
    for seed in (-1, 2**32):
        with pytest.raises(BadConfig, match="seed"):
            read_config(None, {"game": "solo", "players": [2], "seed": seed})


def test_half_precision_is_widened_exactly() -> None:
    numbers = np.array([0.0, 1.0, -2.5, 0.15625], np.float32)
    assert widened((numbers.view(np.uint32) >> 16).astype(np.uint16)).tolist() == numbers.tolist()


def test_a_report_is_made_from_the_log(tmp_path: Path) -> None:
    config = Config("mamma-mia", (2,))
    classes = [(10, 0.1 * at + 0.05, 0.1 * at) for at in range(10)]
    assert calibration_error(classes) == pytest.approx(0.05)
    one = {
        "kind": "iteration", "decisions": 100, "seconds": 1.0, "rate": 100, "games": 3, "entropy": 1.0,
        "value_loss": 0.6, "divergence": 0.01, "calibration": classes,
    }  # fmt: skip
    score = {
        "kind": "score",
        "decisions": 200,
        "level": "novice",
        "players": 2,
        "games": 8,
        "share": 0.5,
        "margin": 0.1,
    }
    (tmp_path / files.CONFIG).write_bytes(msgspec.json.encode(config))
    (tmp_path / files.LOG).write_bytes(
        b"".join(msgspec.json.encode(line) + b"\n" for line in (one, one | {"decisions": 200}, score))
    )
    page = write_report(tmp_path).read_text("utf-8")
    for said in ("mamma-mia, 2 players", "novice", "40.0–60.0%", "Entropy of the policy", "3 games"):
        assert said in page


def test_a_folder_without_a_log_has_no_report(tmp_path: Path) -> None:
    with pytest.raises(BadConfig, match="no log"):
        write_report(tmp_path)
