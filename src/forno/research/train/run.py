"""A run: iterations of play and learning, with a log, checks and checkpoints; it goes on where it was interrupted."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, perf_counter
from types import FrameType
from typing import Any

import msgspec
import numpy as np
import torch

from forno.kernel.batch import Batch
from forno.platform import stop_signals
from forno.research.train import files
from forno.research.train.config import BadConfig, Config
from forno.research.train.encoding import Encoding, Slots
from forno.research.train.files import CHECKPOINTS, CONFIG, LOG, WEIGHTS
from forno.research.train.learner import Learner, calibration_of
from forno.research.train.network import Network, count_weights
from forno.research.train.player import Stopped, WeightsFacts, each_score, never
from forno.research.train.selfplay import Group, Iteration, play
from forno.research.train.tables import probe_games, tables_of

REPORT_INTERVAL_S = 10.0
CHECK_SEED = -(1 << 40)
"""Seed of the first deal of a check. Training deals by seeds from 0 on."""


class Log:
    """The log of a run: a line of JSON for each iteration and each score."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def write(self, kind: str, **facts: Any) -> None:
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode({"kind": kind, **facts}) + b"\n")

    def cut_after(self, iteration: int, checked: int) -> None:
        """Drop what a lost part of the run has written: lines after an iteration, and scores after a check."""
        if not self.path.exists():
            return
        lines = self.path.read_bytes().splitlines(keepends=True)
        last = {"iteration": iteration, "score": checked}
        kept = [line for line in lines if (fact := msgspec.json.decode(line))["iteration"] <= last[fact["kind"]]]
        files.write_whole(self.path, b"".join(kept))


class Run:
    """A run in its folder."""

    def __init__(self, folder: Path, config: Config, device: torch.device, say: Callable[[str], None]) -> None:
        self.folder, self.config, self.device, self.say = folder, config, device, say
        self.log = Log(folder / LOG)
        torch.manual_seed(config.seed)
        self.generator = torch.Generator(device)
        self.generator.manual_seed(config.seed)
        self.batches = [batch for players in sorted(config.players) for batch in self.two_halves(players)]
        """Two for each number of players, the largest last: its observations begin as the others."""
        probed = [probe_games(batch) for batch in self.batches[::2]]
        self.bounds = probed[-1].bounds
        self.encoding = Encoding(self.bounds)
        used = sorted({column for found in probed for column in found.used})
        self.slots = Slots(used, self.batches[0].spec.columns)
        self.network = self.new_network()
        self.rival = self.new_network()
        """An older network, while it plays."""
        self.learner = Learner(self.network, config, self.generator)
        width = self.batches[-1].spec.width
        self.kept = Iteration(config.steps, config.tables, width, self.slots.count, max(config.players), device)
        self.groups = [*self.grouped()]
        self.pool: list[dict[str, torch.Tensor]] = []
        self.iteration, self.checked, self.games, self.seconds = 0, 0, 0, 0.0
        """`checked` is the iteration after which the last complete check came."""

    def two_halves(self, players: int) -> Iterator[Batch]:
        """Yield two batches, each with half of the tables for a number of players."""
        config = self.config
        tables = config.tables // (2 * len(config.players))
        for half in range(2):
            seed = (config.seed << 24) + (players << 20) + half * tables
            yield tables_of(config, tables, players, seed)

    def grouped(self) -> Iterator[Group]:
        first = 0
        for batch, players in zip(self.batches, np.repeat(sorted(self.config.players), 2).tolist(), strict=True):
            tables = slice(first, first + len(batch.seats))
            yield Group(batch, players, tables, self.slots, self.kept, self.device)
            first = tables.stop

    def new_network(self) -> Network:
        return Network(self.encoding, self.slots, self.config.shape, max(self.config.players)).to(self.device)

    # --- the loop

    def go(self) -> None:
        """Go on to the end of the run, or until somebody interrupts it; then nothing is lost."""
        config = self.config
        network, rows, slots = count_weights(self.network), self.encoding.rows, self.slots.count
        self.say(f"{network:,} weights, {rows:,} rows, {slots:,} slots, on {self.device}")
        said = saved = monotonic()
        with interruptible() as interrupted:
            while not self.is_complete and not interrupted:
                if self.is_check_due():
                    self.check(lambda: bool(interrupted))
                    continue
                line = self.iterate()
                if monotonic() - said > REPORT_INTERVAL_S:
                    self.say(line)
                    said = monotonic()
                if monotonic() - saved > config.checkpoint_s:
                    self.save()
                    saved = monotonic()
        self.save()
        self.say(f"{'complete' if self.is_complete else 'interrupted'}: {self.folder}")

    @property
    def is_complete(self) -> bool:
        return self.iteration >= self.config.iterations and not self.is_check_due()

    def iterate(self) -> str:
        """Play and learn once; return a line for the terminal."""
        began = perf_counter()
        progress = self.iteration / self.config.iterations
        self.seat_rivals()
        play(self.groups, self.network, self.generator, self.config.trace)
        self.wait()
        played = perf_counter()
        lesson = self.learner.learn(self.kept, progress)
        self.wait()
        ended = perf_counter()
        self.iteration += 1
        self.seconds += ended - began
        self.games += int(self.kept.ended.sum())
        decisions = self.iteration * self.config.iteration_decisions
        per_second = self.config.iteration_decisions / (ended - began)
        self.log.write(
            "iteration", iteration=self.iteration, decisions=decisions, seconds=round(self.seconds, 3),
            rate=round(per_second), play_s=round(played - began, 4), learn_s=round(ended - played, 4),
            games=self.games, calibration=calibration_of(self.kept), **lesson._asdict(),
        )  # fmt: skip
        if self.iteration % self.config.pool.every == 0 and self.config.pool.share:
            kept = {name: value.clone() for name, value in self.network.state_dict().items()}
            self.pool = [*self.pool, kept][-self.config.pool.size :]
        return (
            f"{100 * self.iteration / self.config.iterations:5.1f} %  {decisions / 1e6:8.1f} M decisions  "
            f"{per_second / 1e3:6.0f} k/s  entropy {lesson.entropy:.3f}  value {lesson.value_loss:.4f}"
        )

    def wait(self) -> None:
        if self.device.type == "cuda":
            torch.cuda.synchronize()

    def seat_rivals(self) -> None:
        """Let an older network have all seats but one at a share of the tables."""
        for group in self.groups:
            group.rival = self.rival if self.pool else None
        if not self.pool:
            return
        draw = {"generator": self.generator, "device": self.device}
        self.rival.load_state_dict(self.pool[int(torch.randint(len(self.pool), (1,), **draw))])
        for group in self.groups:
            tables = torch.rand(len(group.rows), **draw) < self.config.pool.share
            own = torch.randint(group.players, (len(group.rows),), **draw)
            others = torch.arange(group.players, device=self.device) != own[:, None]
            group.rival_seats.copy_(tables[:, None] & others)

    # --- checks

    def is_check_due(self) -> bool:
        """Tell whether one of the evenly spread checks comes after this iteration, and is not complete."""
        times, whole = self.config.checks.times, self.config.iterations
        return self.iteration * times // whole > self.checked * times // whole

    def check(self, is_stopped: Callable[[], bool] = never) -> None:
        """Play against the frozen levels. A check that is stopped is made again when the run goes on."""
        weights = self.write_weights()
        with suppress(Stopped):
            for score in each_score(weights, self.config, seed=CHECK_SEED, is_stopped=is_stopped):
                decisions = self.iteration * self.config.iteration_decisions
                facts = msgspec.structs.asdict(score)
                self.log.write("score", iteration=self.iteration, decisions=decisions, **facts)
                self.say(f"        {score}")
            self.checked = self.iteration

    # --- files

    def write_weights(self) -> Path:
        """Write the small checkpoint: the weights alone."""
        arrays = {name: narrowed(value) for name, value in self.network.state_dict().items()}
        decisions = self.iteration * self.config.iteration_decisions
        facts = WeightsFacts(
            self.config, self.batches[0].spec.layout, self.bounds, self.slots.columns, self.network.players, decisions,
            self.slots.used.tolist(),
        )  # fmt: skip
        path = self.folder / WEIGHTS
        files.write_whole(path, files.packed(arrays, msgspec.to_builtins(facts)))
        return path

    def save(self) -> None:
        """Write a full checkpoint and the small one."""
        self.write_weights()
        arrays = {f"network/{name}": plain(value) for name, value in self.network.state_dict().items()}
        for number, old in enumerate(self.pool):
            arrays |= {f"pool/{number}/{name}": plain(value) for name, value in old.items()}
        for number, state in self.learner.optimiser.state_dict()["state"].items():
            arrays |= {f"optimiser/{number}/{name}": plain(value) for name, value in state.items()}
        for number, batch in enumerate(self.batches):
            arrays |= {f"tables/{number}/{name}": value for name, value in state_of(batch).items()}
        arrays["generator"] = self.generator.get_state().numpy()
        facts = {
            "iteration": self.iteration, "checked": self.checked, "games": self.games, "seconds": self.seconds,
            "pool": len(self.pool),
        }  # fmt: skip
        files.write_checkpoint(self.folder / CHECKPOINTS, self.iteration, arrays, facts)

    def restore(self) -> None:
        """Go back to the latest checkpoint, if there is one."""
        found = files.read_latest(self.folder / CHECKPOINTS)
        if not found:
            return
        arrays, facts = found
        self.iteration, self.checked = facts["iteration"], facts["checked"]
        self.games, self.seconds = facts["games"], facts["seconds"]
        self.log.cut_after(self.iteration, self.checked)

        def below(prefix: str) -> dict[str, Any]:
            return {name.removeprefix(prefix): value for name, value in arrays.items() if name.startswith(prefix)}

        def tensors(prefix: str) -> dict[str, torch.Tensor]:
            return {name: torch.from_numpy(value) for name, value in below(prefix).items()}

        self.network.load_state_dict(tensors("network/"))
        self.pool = [
            {name: value.to(self.device) for name, value in tensors(f"pool/{number}/").items()}
            for number in range(facts["pool"])
        ]
        kept = self.learner.optimiser.state_dict()
        count = len(kept["param_groups"][0]["params"])
        kept["state"] = {at: state for at in range(count) if (state := tensors(f"optimiser/{at}/"))}
        self.learner.optimiser.load_state_dict(kept)
        for number, batch in enumerate(self.batches):
            restore_state(batch, below(f"tables/{number}/"))
        self.generator.set_state(torch.from_numpy(arrays["generator"]))


def narrowed(value: torch.Tensor) -> np.ndarray[Any, Any]:
    """Return numbers as bfloat16, kept as 16 bits."""
    return value.detach().to("cpu", torch.bfloat16).view(torch.int16).numpy().view(np.uint16)


def plain(value: torch.Tensor) -> np.ndarray[Any, Any]:
    return value.detach().cpu().numpy()


def state_of(batch: Batch) -> dict[str, np.ndarray[Any, Any]]:
    return {name: value for name, value in vars(batch.arrays).items() if isinstance(value, np.ndarray)}


def restore_state(batch: Batch, arrays: dict[str, np.ndarray[Any, Any]]) -> None:
    for name, value in arrays.items():
        getattr(batch.arrays, name)[...] = value


@contextmanager
def interruptible() -> Iterator[list[int]]:
    """Collect the signals that ask for an end, so that what runs can come to a good one."""
    seen: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        seen.append(number)

    before = {number: signal.signal(number, note) for number in stop_signals()}
    try:
        yield seen
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def open_run(folder: Path, config: Config | None, device: torch.device, say: Callable[[str], None]) -> Run:
    """Open a run that is in its folder, or begin one there."""
    kept = folder / CONFIG
    if kept.exists():
        found = msgspec.json.decode(kept.read_bytes(), type=Config)
        if config and config != found:
            raise BadConfig(f"{folder} holds a run with another configuration; choose another folder")
        config = found
    elif config is None:
        raise BadConfig(f"{folder} holds no run: name a game")
    folder.mkdir(parents=True, exist_ok=True)
    files.write_whole(kept, msgspec.json.format(msgspec.json.encode(config)))
    run = Run(folder, config, device, say)
    run.restore()
    return run
