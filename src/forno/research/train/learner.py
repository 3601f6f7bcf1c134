"""Learning from an iteration: proximal policy optimisation, with a share of wins for each seat as the value."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from forno.research.train.config import Config
from forno.research.train.network import Network
from forno.research.train.selfplay import Iteration

CLASSES = 10


class Lesson(NamedTuple):
    """Means over the decisions of an iteration."""

    policy_loss: float
    value_loss: float
    entropy: float
    clipped: float
    """Share of decisions whose probability has moved beyond the limit."""
    divergence: float
    """Of the policy from the one that played."""
    decided: float
    """Share of decisions of the network that learns."""


class Learner:
    """The network and its optimiser."""

    def __init__(self, network: Network, config: Config, generator: torch.Generator) -> None:
        self.network, self.config, self.generator = network, config, generator
        self.optimiser = torch.optim.Adam(network.parameters(), lr=config.rate.first, eps=1e-5, fused=True)

    def learn(self, kept: Iteration, progress: float) -> Lesson:
        """Take the steps of an iteration; `progress` is the share of the run that is done."""
        for group in self.optimiser.param_groups:
            group["lr"] = self.config.rate.at(progress)
        entropy_weight = self.config.entropy.at(progress)
        advantages = self.advantages(kept)
        sums, rounds = torch.zeros(6, device=kept.seen.device), 0
        for decisions in self.minibatches(kept):
            terms = self.step(kept, decisions, advantages[decisions], entropy_weight)
            sums += torch.stack(terms)
            rounds += 1
        return Lesson(*(sums / rounds).tolist())

    def advantages(self, kept: Iteration) -> Tensor:
        """Return how much more than expected each decision has brought, scaled to a spread of one."""
        raw = (kept.returns[..., 0] - kept.values[..., 0]).flatten()
        learnt = raw[kept.learns.flatten()]
        return (raw - learnt.mean()) / (learnt.std() + 1e-8)

    def minibatches(self, kept: Iteration) -> Iterator[Tensor]:
        """Deal all decisions into minibatches, once an epoch."""
        count = kept.seats.numel()
        size = min(self.config.minibatch, count)
        for _ in range(self.config.epochs):
            order = torch.randperm(count, generator=self.generator, device=kept.seen.device)
            yield from order[: count - count % size].split(size)

    def step(self, kept: Iteration, decisions: Tensor, advantages: Tensor, entropy_weight: float) -> list[Tensor]:
        """Take one step on some decisions; return what a lesson has means of."""
        config = self.config
        weights = kept.learns.flatten()[decisions].float()
        players = kept.players[decisions % len(kept.players)]
        judged = self.network(kept.seen.flatten(0, 1)[decisions], kept.opened.of(decisions), players)
        moved = judged.choice.logarithm_of(kept.actions.flatten()[decisions]) - kept.logarithms.flatten()[decisions]
        ratio = moved.exp()
        limited = ratio.clamp(1 - config.clip, 1 + config.clip)
        policy_loss = -mean(torch.minimum(ratio * advantages, limited * advantages), weights)
        entropy = mean(judged.choice.entropy(), weights)
        targets = kept.returns.flatten(0, 1)[decisions]
        value_loss = mean(-(targets * functional.log_softmax(judged.values, -1)).sum(-1), weights)
        loss = policy_loss + config.value_weight * value_loss - entropy_weight * entropy
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), config.gradient_norm)
        self.optimiser.step()
        with torch.no_grad():
            clipped = mean(((ratio - 1).abs() > config.clip).float(), weights)
            divergence = mean(ratio - 1 - moved, weights)
        return [policy_loss.detach(), value_loss.detach(), entropy.detach(), clipped, divergence, weights.mean()]


def mean(numbers: Tensor, weights: Tensor) -> Tensor:
    return (numbers * weights).sum() / weights.sum().clamp(min=1)


def calibration_of(kept: Iteration) -> list[tuple[int, float, float]]:
    """Compare values with results, in ten classes of values: decisions, mean value, mean result."""
    known = (kept.results >= 0) & kept.learns
    values, results = kept.values[..., 0][known], kept.results[known]
    classes = (values * CLASSES).long().clamp(max=CLASSES - 1)

    def sums(numbers: Tensor) -> Tensor:
        return torch.zeros(CLASSES, device=numbers.device).index_add(0, classes, numbers)

    counts = sums(torch.ones_like(values))
    most = counts.clamp(min=1)
    columns = (counts.tolist(), (sums(values) / most).tolist(), (sums(results) / most).tolist())
    return [(int(count), round(value, 4), round(result, 4)) for count, value, result in zip(*columns, strict=True)]
