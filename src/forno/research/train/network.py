"""The network in PyTorch: a sparse first layer, residual blocks, a head over the slots and one over the seats."""

from __future__ import annotations

from typing import Any, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from forno.research.train.config import Shape
from forno.research.train.encoding import Encoding, Slots

CLOSED = -1e9
"""The logit of a slot that is not open, and of a seat that nobody has."""
GRADIENT_TABLES = 256
"""Tables whose rows are multiplied at a time for a gradient: what a processor's cache can hold."""


class Open(NamedTuple):
    """The open slots of some tables, one after the other."""

    table: Tensor
    slot: Tensor


class Judged(NamedTuple):
    """Judgement of a network on some observations."""

    choice: MaskedChoice | ListedChoice
    values: Tensor
    """Logits of the shares of wins, from the viewer on."""


class MaskedChoice:
    """Probabilities of all slots under a mask: quick on a GPU."""

    def __init__(self, logits: Tensor, mask: Tensor) -> None:
        self.logarithms = functional.log_softmax(logits.float().masked_fill(~mask, CLOSED), -1)

    def sample(self, generator: torch.Generator) -> Tensor:
        noise = torch.empty_like(self.logarithms).exponential_(generator=generator)
        return (self.logarithms - noise.log()).argmax(-1)

    def best(self) -> Tensor:
        return self.logarithms.argmax(-1)

    def logarithm_of(self, slots: Tensor) -> Tensor:
        return self.logarithms.gather(1, slots[:, None])[:, 0]

    def entropy(self) -> Tensor:
        return -(self.logarithms.exp() * self.logarithms.clamp(min=CLOSED / 2)).sum(-1)


class ListedChoice:
    """Probabilities of the open slots alone: quick on a processor."""

    def __init__(self, logits: Tensor, opened: Open, tables: int) -> None:
        self.opened, self.tables = opened, tables
        shifted = logits - self.per_table(logits.detach(), "amax")[opened.table]
        sums = torch.zeros(tables).index_add(0, opened.table, shifted.exp())
        self.logarithms = shifted - sums.log()[opened.table]

    def per_table(self, numbers: Tensor, reduction: str) -> Tensor:
        none = torch.zeros(self.tables, dtype=numbers.dtype)
        return none.scatter_reduce(0, self.opened.table, numbers, reduction, include_self=False)

    def sample(self, generator: torch.Generator) -> Tensor:
        noise = torch.empty_like(self.logarithms).exponential_(generator=generator)
        return self.slot_of_most(self.logarithms - noise.log())

    def best(self) -> Tensor:
        return self.slot_of_most(self.logarithms)

    def slot_of_most(self, numbers: Tensor) -> Tensor:
        """Return for each table the slot with the highest number; of several the first."""
        is_most = numbers == self.per_table(numbers, "amax")[self.opened.table]
        return self.per_table(torch.where(is_most, self.opened.slot, 1 << 30), "amin")

    def logarithm_of(self, slots: Tensor) -> Tensor:
        return self.logarithms[self.opened.slot == slots[self.opened.table]]

    def entropy(self) -> Tensor:
        return -torch.zeros(self.tables).index_add(0, self.opened.table, self.logarithms.exp() * self.logarithms)


class Network(nn.Module):
    """Policy and value of one game; seats count from the viewer on."""

    def __init__(self, encoding: Encoding, slots: Slots, shape: Shape, players: int) -> None:
        super().__init__()
        self.encoding, self.slots, self.shape, self.players = encoding, slots, shape, players
        hidden = shape.hidden
        self.rows = nn.Embedding(encoding.rows + 1, hidden)
        """The last row is the bias of the first layer: it is used at each table."""
        self.scaled = nn.Parameter(torch.zeros(len(encoding.scaled), hidden))
        self.blocks = nn.ModuleList(
            nn.Sequential(nn.Linear(hidden, hidden), nn.ReLU(), nn.Linear(hidden, hidden)) for _ in range(shape.blocks)
        )
        self.policy = nn.Linear(hidden, slots.count)
        self.value = nn.Linear(hidden, players)
        self.register_buffer("position", torch.as_tensor(encoding.position), persistent=False)
        self.register_buffer("stands_for", torch.as_tensor(encoding.value, dtype=torch.int16), persistent=False)
        self.register_buffer("floor", torch.as_tensor(encoding.floor, dtype=torch.int16), persistent=False)
        self.register_buffer("ceiling", torch.as_tensor(encoding.ceiling, dtype=torch.int16), persistent=False)
        self.register_buffer("used", torch.as_tensor(slots.used), persistent=False)
        self.register_buffer("is_rare", torch.as_tensor(slots.of == slots.rare), persistent=False)
        self.register_buffer("scaled_at", torch.as_tensor(encoding.scaled), persistent=False)
        self.register_buffer("scale", torch.as_tensor(encoding.scale, dtype=torch.float32), persistent=False)
        self.set_first_weights()

    def set_first_weights(self) -> None:
        """Begin with small weights, and a policy that is nearly uniform."""
        nn.init.normal_(self.rows.weight, std=0.1)
        nn.init.normal_(self.scaled, std=0.1)
        for block in self.blocks:
            nn.init.zeros_(block[2].weight)
        for head in (self.policy, self.value):
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)

    def forward(self, seen: Tensor, opened: Open | Tensor, players: Tensor) -> Judged:
        """Judge observations, with their open slots as a list or a mask, and the number of players at each table."""
        with self.half_precision(seen):
            hidden = self.hidden_layers(seen)
            return Judged(self.choice(hidden, opened), self.seat_logits(hidden, players))

    def values_of(self, seen: Tensor, players: Tensor) -> Tensor:
        """Return the values alone."""
        with self.half_precision(seen):
            return self.seat_logits(self.hidden_layers(seen), players)

    def half_precision(self, seen: Tensor) -> torch.autocast:
        """Compute in bfloat16 on a GPU."""
        return torch.autocast("cuda", torch.bfloat16, enabled=seen.is_cuda)

    def hidden_layers(self, seen: Tensor) -> Tensor:
        hidden = self.first_layer(seen)
        for block in self.blocks:
            hidden = hidden + block(functional.relu(hidden))
        return functional.relu(hidden)

    def seat_logits(self, hidden: Tensor, players: Tensor) -> Tensor:
        empty = torch.arange(self.players, device=hidden.device) >= players[:, None]
        return self.value(hidden).float().masked_fill(empty, CLOSED)

    def choice(self, hidden: Tensor, opened: Open | Tensor) -> MaskedChoice | ListedChoice:
        if isinstance(opened, Tensor):
            return MaskedChoice(self.policy(hidden), opened)
        weights = functional.embedding(opened.slot, self.policy.weight)
        logits = (hidden[opened.table] * weights).sum(-1) + self.policy.bias[opened.slot]
        return ListedChoice(logits, opened, len(hidden))

    def open_slots(self, masks: Tensor) -> Tensor:
        """Return the mask of the slots, from one of the columns."""
        return torch.cat([masks[:, self.used], (masks & self.is_rare).any(-1, keepdim=True)], -1)

    def first_layer(self, seen: Tensor) -> Tensor:
        """Add up the rows of the unusual numbers: as a matrix product on a GPU, one by one on a processor."""
        scaled = (seen[:, self.scaled_at] * self.scale) @ self.scaled
        return scaled + (self.sum_densely(seen) if seen.is_cuda else self.sum_sparsely(seen))

    def sum_densely(self, seen: Tensor) -> Tensor:
        clamped = torch.clamp(seen, self.floor, self.ceiling)
        hits = clamped[:, self.position] == self.stands_for
        weights = self.rows.weight.to(torch.bfloat16)
        return hits.to(torch.bfloat16) @ weights[:-1] + weights[-1]

    def sum_sparsely(self, seen: Tensor) -> Tensor:
        rows, counts = map(torch.from_numpy, self.encoding.rows_of(seen.numpy()))
        return RowSums.apply(self.rows.weight, rows, counts) + self.rows.weight[-1]


class RowSums(torch.autograd.Function):
    """Sums of rows of weights, a list of rows for each table, on a processor.

    The gradient of the weights is a product with a matrix of zeros and ones, several times as quick as that of PyTorch,
    which sorts the rows.
    """

    @staticmethod
    def forward(ctx: Any, weights: Tensor, rows: Tensor, counts: Tensor) -> Tensor:
        ctx.save_for_backward(rows, counts)
        ctx.height = len(weights)
        return functional.embedding_bag(rows, weights, counts.cumsum(0) - counts, mode="sum")

    @staticmethod
    def backward(ctx: Any, *gradients: Tensor) -> tuple[Tensor, None, None]:
        rows, counts = ctx.saved_tensors
        [gradient] = gradients
        sums = gradient.new_zeros((ctx.height, gradient.shape[1]))
        used = gradient.new_zeros((GRADIENT_TABLES, ctx.height))
        cells = used.view(-1)
        ends = counts.cumsum(0)
        for first in range(0, len(counts), GRADIENT_TABLES):
            last = min(first + GRADIENT_TABLES, len(counts))
            some = rows[int(ends[first] - counts[first]) : int(ends[last - 1])]
            places = some + torch.repeat_interleave(torch.arange(last - first) * ctx.height, counts[first:last])
            cells.index_fill_(0, places, 1.0)
            sums.addmm_(used[: last - first].T, gradient[first:last])
            cells.index_fill_(0, places, 0.0)
        return sums, None, None


def count_weights(network: nn.Module) -> int:
    return sum(weights.numel() for weights in network.parameters())
