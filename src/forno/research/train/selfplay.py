"""Self-play on batches of the kernel: groups of tables take turns, so that processors and GPU both work.

While the processors step one half of the tables, the GPU judges the other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import torch
from torch import Tensor

from forno.research.train.encoding import Slots
from forno.research.train.network import Network, Open
from forno.research.train.returns import Traces, shares_of_wins


class OpenSlots:
    """The open slots of all decisions of an iteration: masks on a GPU, lists on a processor."""

    def __init__(self, steps: int, tables: int, slots: int, device: torch.device) -> None:
        self.is_listed = device.type == "cpu"
        self.masks = torch.zeros((steps, tables, 0 if self.is_listed else slots), dtype=torch.bool, device=device)
        self.counts = torch.zeros((steps, tables), dtype=torch.long)
        self.lists: dict[tuple[int, int], Tensor] = {}
        """By step and first table of a group."""

    def keep_list(self, step: int, tables: slice, opened: Open) -> None:
        """Keep the open slots of some tables at a step."""
        self.counts[step, tables] = torch.bincount(opened.table, minlength=tables.stop - tables.start)
        self.lists[step, tables.start] = opened.slot

    def close(self) -> None:
        """Make one list of all, in the order of steps and tables."""
        if self.is_listed:
            self.all_slots = torch.cat([self.lists[place] for place in sorted(self.lists)])
            self.all_counts = self.counts.flatten()
            self.starts = self.all_counts.cumsum(0) - self.all_counts

    def of(self, decisions: Tensor) -> Open | Tensor:
        """Return the open slots of some decisions of the iteration."""
        if not self.is_listed:
            return self.masks.flatten(0, 1)[decisions]
        counts = self.all_counts[decisions]
        table = torch.repeat_interleave(torch.arange(len(decisions)), counts)
        within = torch.arange(len(table)) - (counts.cumsum(0) - counts)[table]
        return Open(table, self.all_slots[self.starts[decisions][table] + within])


class Iteration:
    """The decisions of one iteration, a row for each step and a column for each table; filled anew each time."""

    def __init__(self, steps: int, tables: int, width: int, slots: int, seats: int, device: torch.device) -> None:
        def zeros(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros((steps, tables, *shape), dtype=dtype, device=device)

        self.opened = OpenSlots(steps, tables, slots, device)
        self.seen = zeros(width, dtype=torch.int16)
        self.seats = zeros(dtype=torch.long)
        self.actions = zeros(dtype=torch.long)
        """The chosen slots."""
        self.logarithms = zeros()
        self.values = zeros(seats)
        self.returns = zeros(seats)
        self.results = zeros()
        """The share of wins at the end of the game, where the iteration reached it; else -1."""
        self.rewards = zeros(seats)
        self.ended = zeros(dtype=torch.bool)
        self.learns = torch.ones((steps, tables), dtype=torch.bool, device=device)
        """Whether the network that learns has decided."""
        self.players = torch.zeros(tables, dtype=torch.long, device=device)


class Judgement:
    """Judgement of the network on the tables of a group as they stand, in tensors that stay where they are."""

    def __init__(self, iteration: Iteration, tables: slice, batch: Any, device: torch.device) -> None:
        def like(whole: Tensor) -> Tensor:
            return torch.zeros_like(whole[0, tables])

        self.is_listed = device.type == "cpu"
        self.seen, self.seats, self.actions = like(iteration.seen), like(iteration.seats), like(iteration.actions)
        self.logarithms, self.values, self.learns = (
            like(iteration.logarithms), like(iteration.values), like(iteration.learns),
        )  # fmt: skip
        self.masks = torch.zeros(batch.masks.shape, dtype=torch.bool, device=device)
        """Of the columns."""
        self.opened = like(iteration.opened.masks)
        self.listed: Open | None = None
        self.graphs: dict[bool, torch.cuda.CUDAGraph] = {}
        """By whether a rival plays too."""

    def open_slots(self, batch: Any, network: Network) -> Open | Tensor:
        """Return the open slots as the network takes them."""
        if not self.is_listed:
            self.masks.copy_(torch.from_numpy(batch.masks), non_blocking=True)
            return self.opened.copy_(network.open_slots(self.masks))
        self.listed = Open(*map(torch.from_numpy, network.slots.listed(*batch.open_columns())))
        return self.listed

    def replay(self, has_rival: bool, judge: Callable[[], None], generator: torch.Generator) -> None:
        """Do on the GPU what `judge` does, as one graph: launched at once instead of kernel by kernel."""
        if has_rival not in self.graphs:
            judge()  # what is allocated or compiled at its first use may not be captured
            torch.cuda.synchronize()
            graph = torch.cuda.CUDAGraph()
            graph.register_generator_state(generator)
            with torch.cuda.graph(graph):
                judge()
            self.graphs[has_rival] = graph
        self.graphs[has_rival].replay()

    def keep(self, iteration: Iteration, step: int, tables: slice) -> None:
        """Write it into the iteration."""
        for name in ("seen", "seats", "actions", "logarithms", "values", "learns"):
            getattr(iteration, name)[step, tables] = getattr(self, name)
        if self.listed:
            iteration.opened.keep_list(step, tables, self.listed)
        else:
            iteration.opened.masks[step, tables] = self.opened


class Group:
    """Tables with the same number of players that are stepped at once: columns of the iteration."""

    def __init__(
        self, batch: Any, players: int, tables: slice, slots: Slots, iteration: Iteration, device: torch.device
    ) -> None:
        self.batch, self.players, self.tables, self.slots = batch, players, tables, slots
        self.iteration, self.device = iteration, device
        iteration.players[tables] = players
        self.player_counts = iteration.players[tables]
        self.width = batch.spec.width
        """Numbers of an observation: fewer with fewer players, the others stay as usual."""
        count = tables.stop - tables.start
        self.rows = torch.arange(count, device=device)
        self.on_gpu = device.type == "cuda"
        self.chosen = torch.zeros(count, dtype=torch.long)
        """The chosen slots, on this side."""
        if self.on_gpu:
            self.chosen = self.chosen.pin_memory()
            self.is_chosen = torch.cuda.Event()
            for array in (batch.observations, batch.masks, batch.seats, batch.rewards, batch.ended):
                pin(array)
        self.judgement = Judgement(iteration, tables, batch, device)
        self.rival: Network | None = None
        self.rival_seats = torch.zeros((count, players), dtype=torch.bool, device=device)
        self.last_values = torch.zeros((count, players), device=device)
        self.last_seats = torch.zeros(count, dtype=torch.long, device=device)

    @torch.no_grad()
    def look(self, step: int, network: Network, generator: torch.Generator) -> None:
        """Judge the tables as they stand, and choose a slot at each."""
        now = self.judgement
        if self.on_gpu:
            now.replay(self.rival is not None, lambda: self.judge(network, generator), generator)
        else:
            self.judge(network, generator)
        now.keep(self.iteration, step, self.tables)
        self.chosen.copy_(now.actions, non_blocking=True)
        if self.on_gpu:
            self.is_chosen.record()

    def judge(self, network: Network, generator: torch.Generator) -> None:
        """Fill the judgement from the arrays of the batch; on a GPU this is captured once and replayed."""
        now = self.judgement
        now.seen[:, : self.width].copy_(torch.from_numpy(self.batch.observations), non_blocking=True)
        now.seats.copy_(torch.from_numpy(self.batch.seats), non_blocking=True)
        opened = now.open_slots(self.batch, network)
        judged = network(now.seen, opened, self.player_counts)
        actions = judged.choice.sample(generator)
        if self.rival:
            others = self.rival_seats[self.rows, now.seats]
            theirs = self.rival(now.seen, opened, self.player_counts).choice.sample(generator)
            actions = torch.where(others, theirs, actions)
            now.learns.copy_(~others)
        else:
            now.learns.fill_(True)
        now.actions.copy_(actions)
        now.logarithms.copy_(judged.choice.logarithm_of(actions))
        now.values.copy_(judged.values.softmax(-1))

    def step(self, step: int) -> None:
        """Take the columns of the chosen slots, once they are there."""
        if self.on_gpu:
            self.is_chosen.synchronize()
        self.batch.step(self.slots.columns_of(self.chosen.numpy(), self.batch.masks))
        kept, mine = self.iteration, self.tables
        kept.rewards[step, mine, : self.players].copy_(torch.from_numpy(self.batch.rewards), non_blocking=True)
        kept.ended[step, mine].copy_(torch.from_numpy(self.batch.ended), non_blocking=True)

    @torch.no_grad()
    def judge_last(self, network: Network) -> None:
        """Judge the tables as the iteration leaves them."""
        seen = torch.zeros_like(self.judgement.seen)
        seen[:, : self.width] = torch.from_numpy(self.batch.observations).to(self.device)
        values = network.values_of(seen, self.player_counts)
        self.last_values = values.softmax(-1)[:, : self.players]
        self.last_seats = torch.from_numpy(self.batch.seats).to(self.device).long()

    def write_returns(self, trace: float) -> None:
        """Compute the returns of all decisions, from the last step to the first."""
        kept, mine, players = self.iteration, self.tables, self.players
        traces = Traces(self.last_values, self.last_seats, lambda numbers: torch.tensor(numbers, device=self.device))
        results = torch.full((len(self.rows), players), -1.0, device=self.device)
        for step in reversed(range(len(kept.seen))):
            ended, seats = kept.ended[step, mine], kept.seats[step, mine]
            shares = shares_of_wins(kept.rewards[step, mine, :players])
            traces.end_games(ended, shares)
            results = torch.where(ended[:, None], shares, results)
            kept.results[step, mine] = results[self.rows, seats]
            values = kept.values[step, mine, :players]
            kept.returns[step, mine, :players] = traces.return_of(self.rows, seats, values, trace)


def play(groups: Sequence[Group], network: Network, generator: torch.Generator, trace: float) -> None:
    """Play an iteration at all groups in turn."""
    iteration = groups[0].iteration
    steps = len(iteration.seen)
    for group in groups:
        group.look(0, network, generator)
    for step in range(steps):
        for group in groups:
            group.step(step)
            if step + 1 < steps:
                group.look(step + 1, network, generator)
    for group in groups:
        group.judge_last(network)
        group.write_returns(trace)
    iteration.opened.close()


def pin(array: np.ndarray[Any, Any]) -> None:
    """Let the GPU copy from an array by itself, wherever it lies."""
    torch.cuda.check_error(torch.cuda.cudart().cudaHostRegister(array.ctypes.data, array.nbytes, 0))
