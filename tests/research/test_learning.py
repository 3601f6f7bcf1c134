"""Training with PyTorch, where it is installed: it learns, goes on as if never interrupted, and plays as it learnt."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from forno.research.train.config import Config, read_config
from forno.research.train.files import WEIGHTS

torch: Any = pytest.importorskip("torch", reason="PyTorch is not installed")

SETTINGS: dict[str, Any] = {
    "game": "mamma-mia", "players": [2], "tables": 32, "steps": 8, "minibatch": 128, "decisions": 8 * 256,
    "shape.hidden": 8, "shape.blocks": 1, "checks.times": 0,
}  # fmt: skip


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


def opened(folder: Path, config: Config | None = None) -> Any:
    from forno.research.train.run import open_run

    return open_run(folder, config, torch.device("cpu"), lambda line: None)


def log_of(folder: Path) -> list[dict[str, Any]]:
    """The lines of a log, without times."""
    lines = [msgspec.json.decode(line) for line in (folder / "log.jsonl").read_bytes().splitlines()]
    return [
        {name: value for name, value in line.items() if name not in ("seconds", "rate", "play_s", "learn_s")}
        for line in lines
    ]


@pytest.mark.parametrize("pool", [0.0, 0.5])
def test_an_interrupted_run_goes_on_to_the_bit(tmp_path: Path, pool: float) -> None:
    config = read_config(None, SETTINGS | {"pool.share": pool, "pool.every": 2})
    whole = opened(tmp_path / "whole", config)
    whole.go()
    cut = opened(tmp_path / "cut", config)
    for _ in range(3):
        cut.iterate()
    cut.save()
    cut.iterate()  # lost
    opened(tmp_path / "cut").go()
    assert (tmp_path / "cut" / WEIGHTS).read_bytes() == (tmp_path / "whole" / WEIGHTS).read_bytes()
    assert log_of(tmp_path / "cut") == log_of(tmp_path / "whole")


def test_the_player_without_pytorch_computes_the_same(tmp_path: Path) -> None:
    from forno.research.train.network import Open
    from forno.research.train.player import PlainNetwork

    run = opened(tmp_path, read_config(None, SETTINGS))
    for _ in range(4):
        run.iterate()
    weights = run.network.state_dict()
    run.network.load_state_dict({name: value.to(torch.bfloat16).float() for name, value in weights.items()})
    plain = PlainNetwork(run.write_weights().read_bytes())
    batch = run.batches[0]
    seen = torch.from_numpy(batch.observations.copy())
    table, columns = batch.masks.nonzero()
    found = Open(torch.from_numpy(table), torch.from_numpy(run.slots.of[columns]))
    with torch.no_grad():
        choice = run.network(seen, found, torch.full((len(seen),), 2)).choice
    for at in range(len(seen)):
        logits = plain.logits(seen[at].numpy(), columns[table == at])
        logarithms = logits - np.log(np.exp(logits - logits.max()).sum()) - logits.max()
        assert logarithms == pytest.approx(choice.logarithms[found.table == at].numpy(), abs=1e-4)


def test_it_learns_a_small_variant_to_beat_random_players(tmp_path: Path) -> None:
    from forno.research.train.player import play_against

    settings = SETTINGS | {
        "variant": "small", "tables": 256, "steps": 32, "minibatch": 1024, "decisions": 400_000, "shape.hidden": 16,
        "rate": {"first": 3e-3, "last": 3e-4},
    }  # fmt: skip
    run = opened(tmp_path, read_config(None, settings))
    before = play_against(run.write_weights(), "random", 2, 400, seed=-1000)
    run.go()
    after = play_against(tmp_path / WEIGHTS, "random", 2, 400, seed=-1000)
    assert after.share - after.margin > max(0.6, before.share + before.margin), f"{before}; {after}"


def test_the_gradient_of_sums_of_rows_is_that_of_pytorch() -> None:
    from forno.research.train.network import RowSums

    generator = torch.Generator().manual_seed(1)
    counts = torch.randint(0, 5, (300,), generator=generator)
    rows = torch.randint(0, 40, (int(counts.sum()),), generator=generator, dtype=torch.int32)
    weights = torch.randn((40, 3), generator=generator, requires_grad=True)
    distinct = [torch.unique(part) for part in rows.split(counts.tolist())]
    rows, counts = torch.cat(distinct), torch.tensor([*map(len, distinct)])
    gradient = torch.randn((300, 3), generator=generator)
    sums = RowSums.apply(weights, rows, counts)
    [ours] = torch.autograd.grad(sums, weights, gradient)
    expected = torch.nn.functional.embedding_bag(rows, weights, counts.cumsum(0) - counts, mode="sum")
    [theirs] = torch.autograd.grad(expected, weights, gradient)
    assert torch.equal(sums, expected)
    assert torch.allclose(ours, theirs, atol=1e-5)


def test_masks_and_lists_are_one_choice() -> None:
    from forno.research.train.network import ListedChoice, MaskedChoice, Open

    mask = torch.tensor([[True, False, True], [False, True, False]])
    logits = torch.tensor([[1.0, 9.0, 2.0], [3.0, 4.0, 5.0]])
    table, column = mask.nonzero(as_tuple=True)
    listed, masked = ListedChoice(logits[mask], Open(table, column), 2), MaskedChoice(logits, mask)
    for actions in ([0, 1], [2, 1]):
        chosen = torch.tensor(actions)
        assert torch.allclose(listed.logarithm_of(chosen), masked.logarithm_of(chosen))
    assert torch.allclose(listed.entropy(), masked.entropy())
    assert listed.best().tolist() == masked.best().tolist() == [2, 1]
    generator = torch.Generator().manual_seed(1)
    drawn = torch.stack([listed.sample(generator) for _ in range(2000)])
    share = float((drawn[:, 0] == 2).float().mean())
    assert share == pytest.approx(float(listed.logarithms[1].exp()), abs=0.05)
    assert (drawn[:, 1] == 1).all()


def test_a_network_has_a_slot_for_each_column_that_its_game_opens(tmp_path: Path) -> None:
    run = opened(tmp_path, read_config(None, SETTINGS | {"players": [2, 4]}))
    columns = run.batches[0].spec.columns
    assert 80 < run.slots.count < 100, f"of {columns}"
    masks = torch.from_numpy(np.array([batch.masks[0] for batch in run.batches] + [np.zeros(columns, np.bool_)]))
    masks[-1, int((run.slots.of == run.slots.rare).argmax())] = True
    opened_slots = run.network.open_slots(masks)
    assert opened_slots[:-1].sum(-1).tolist() == masks[:-1].sum(-1).tolist(), "none of these is rare"
    assert opened_slots[-1].nonzero().tolist() == [[run.slots.rare]]
    for row, mask in zip(opened_slots[:-1], masks, strict=False):
        slots = run.slots.of[mask.nonzero()[:, 0]]
        assert row.nonzero()[:, 0].tolist() == sorted(slots.tolist())


def test_rivals_sit_beside_the_network_and_are_not_learnt_from(tmp_path: Path) -> None:
    run = opened(tmp_path, read_config(None, SETTINGS | {"pool.share": 1.0, "pool.every": 1}))
    run.iterate()
    assert run.kept.learns.all(), "there was no older network yet"
    run.iterate()
    decided = run.kept.learns.float().mean()
    assert 0.3 < decided < 0.7, "of two seats, one is a rival's"


def test_several_numbers_of_players_share_a_network(tmp_path: Path) -> None:
    checks = {"checks.levels": ["random"], "checks.games": 6, "checks.times": 1}
    run = opened(tmp_path, read_config(None, SETTINGS | checks | {"players": [3, 2], "decisions": 512}))
    run.go()
    values = run.kept.values
    two = run.kept.players == 2
    assert values[:, two, 2].abs().max() < 1e-6, "nobody has the third seat"
    assert values[:, ~two, 2].min() > 0
    assert values.sum(-1).numpy() == pytest.approx(1, abs=1e-4)
    scores = [line for line in log_of(tmp_path) if line["kind"] == "score"]
    assert sorted((score["players"], score["games"]) for score in scores) == [(2, 6), (3, 6)]


@pytest.mark.parametrize("processes", [1, 2])
def test_a_check_that_was_interrupted_is_made_again(tmp_path: Path, processes: int) -> None:
    checks = {"checks.levels": ["random"], "checks.games": 8, "checks.times": 1, "checks.processes": processes}
    run = opened(tmp_path, read_config(None, SETTINGS | checks | {"players": [2, 3], "decisions": 512}))
    while not run.is_check_due():
        run.iterate()
    asked = iter([False] * 5)
    run.check(lambda: next(asked, True))
    run.save()
    assert [line["players"] for line in log_of(tmp_path) if line["kind"] == "score"] == [2], "four deals, then three"
    opened(tmp_path).go()
    assert [line["players"] for line in log_of(tmp_path) if line["kind"] == "score"] == [2, 3]


def test_it_plays_games_by_the_rules(tmp_path: Path) -> None:
    from forno.research.train.player import play_against

    run = opened(tmp_path, read_config(None, SETTINGS | {"game": "grande"}))
    run.iterate()
    score = play_against(run.write_weights(), "random", 2, 4, seed=1)
    assert (score.games, score.level) == (4, "random")
