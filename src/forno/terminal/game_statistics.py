"""Statistics of a finished game, from its replay: the scores over time, and the orders that failed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import msgspec

from forno.games.pizza.events import Failed
from forno.terminal.model import Json


@dataclass(frozen=True)
class FailedOrder:
    """An order that failed, and the event that says why."""

    round: int
    order: str
    event: Failed


@dataclass
class GameStatistics:
    """The score of each seat over time: orders served, or points of SOLO, where fewer are better."""

    is_points: bool
    lines: list[list[int]]
    """The scores of each seat, from the deal on."""
    rounds: list[int] = field(default_factory=list)
    """Starts of new rounds, as indexes into the scores."""
    failed: list[FailedOrder] = field(default_factory=list)

    def score(self, seat: int, more: int) -> None:
        for at, line in enumerate(self.lines):
            line.append(line[-1] + (more if at == seat else 0))


@dataclass(frozen=True)
class Told:
    """The events of a step of a replay, and the view after it."""

    events: Sequence[Json]
    view: Json


def game_statistics(steps: Iterable[Told]) -> GameStatistics | None:
    """The statistics of a replay; None for a game that the terminal does not know."""
    told = list(steps)
    family = told[-1].view.get("game") if told else None
    if family == "solo":
        return _solo_statistics(told)
    return _pizza_statistics(told) if family == "pizza" else None


def _solo_statistics(told: Sequence[Told]) -> GameStatistics:
    lines = [[0] for _ in told[-1].view["sizes"]]
    for event in (event for step in told for event in step.events if event["event"] == "hand-ended"):
        for line, total in zip(lines, event["totals"], strict=True):
            line.append(total)
    return GameStatistics(True, lines)


def _pizza_statistics(told: Sequence[Told]) -> GameStatistics:
    statistics = GameStatistics(False, [[0] for _ in told[0].view["places"]])
    number = 1
    for step in told:
        for event in step.events:
            match event["event"]:
                case "round-began":
                    number = event["round"]
                    statistics.rounds += [len(statistics.lines[0]) - 1] if number > 1 else []
                case "served":
                    statistics.score(event["seat"], len(event["orders"]))
                case "rewarded" if event["order"] is not None or event["hidden"]:
                    statistics.score(event["seat"], 1)
                case "failed":
                    failed = msgspec.convert(event, Failed)
                    for order in failed.orders:
                        statistics.failed.append(FailedOrder(number, order, failed))
                        statistics.score(failed.seat, 0)
    return statistics
