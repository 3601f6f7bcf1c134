"""A finished run as data: what is the same to the bit wherever it was played, and, apart from it, the times."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from forno.arena.plan import Plan
from forno.arena.play_deal import PlayedDeal
from forno.arena.statistics import Claim, Standing, by_deal, claim, standings, win


class ArenaResult(msgspec.Struct, frozen=True):
    """The same for the same plan and deals."""

    game: str
    players: int
    bots: list[str]
    seed: int
    options: dict[str, str]
    move_time: float | None
    forno: str
    deals: int
    games: int
    share: float
    standings: list[Standing]
    claim: Claim | None
    """About the first bot."""


class BotTime(msgspec.Struct, frozen=True):
    """How long a bot thought over a move, and the first thing that it got wrong, in its own words."""

    bot: str
    mean_ms: float
    largest_ms: float
    first_fault: str


class RunTimes(msgspec.Struct, frozen=True):
    """What differs from run to run."""

    seconds: float
    """Of this run; what an earlier one had saved does not count."""
    games_per_second: float
    workers: int
    bots: list[BotTime]


class ArenaReport(msgspec.Struct, frozen=True):
    """What `--json` prints."""

    result: ArenaResult
    times: RunTimes


def result_of(plan: Plan, bots: Sequence[str], dealt: Sequence[PlayedDeal]) -> ArenaResult:
    """What the deals came to; `bots` are the names to show."""
    return ArenaResult(
        game=plan.game,
        players=plan.players,
        bots=list(bots),
        seed=plan.seed,
        options=plan.options,
        move_time=plan.move_time,
        forno=plan.forno,
        deals=len({deal.number for deal in dealt}),
        games=sum(len(deal.games) for deal in dealt),
        share=plan.share,
        standings=standings(bots, dealt),
        claim=claim(bots[0], plan.share, by_deal(dealt, 0, win)) if len(bots) > 1 else None,
    )


def times_of(bots: Sequence[str], dealt: Sequence[PlayedDeal], seconds: float, games: int, workers: int) -> RunTimes:
    """`games` is how many of them were played now."""
    rate = games / seconds if games else 0.0
    return RunTimes(seconds, rate, workers, [_bot_time(number, bot, dealt) for number, bot in enumerate(bots)])


def _bot_time(number: int, bot: str, dealt: Sequence[PlayedDeal]) -> BotTime:
    conduct = [deal.conduct[number] for deal in dealt if number in deal.conduct]
    asked, seconds = sum(one.asked for one in conduct), sum(one.seconds for one in conduct)
    slowest = max((one.slowest for one in conduct), default=0.0)
    first = next((one.first for one in conduct if one.first), "")
    return BotTime(bot, 1000 * seconds / asked if asked else 0.0, 1000 * slowest, first)


def labels(names: Sequence[str]) -> list[str]:
    """Names that tell everybody apart: the same one twice is `expert` and `expert (2)`."""
    counts = [names[:place].count(name) + 1 for place, name in enumerate(names)]
    return [f"{name} ({count})" if count > 1 else name for name, count in zip(names, counts, strict=True)]
