"""A finished run as data: the result, which is reproducible to the bit, and the times, which are not."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from forno.arena.plan import Plan
from forno.arena.play_deal import PlayedDeal
from forno.arena.statistics import Claim, Standing, by_deal, claim, standings, win


class ArenaResult(msgspec.Struct, frozen=True):
    """The reproducible part: the same for the same plan and deals."""

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
    """The significance of the first bot's win rate."""


class BotTime(msgspec.Struct, frozen=True):
    """The time of a bot for a move, and its first fault."""

    bot: str
    mean_ms: float
    largest_ms: float
    first_fault: str


class RunTimes(msgspec.Struct, frozen=True):
    """The part that differs from run to run."""

    seconds: float
    """The time of this run, without deals that were saved before."""
    games_per_second: float
    workers: int
    bots: list[BotTime]


class ArenaReport(msgspec.Struct, frozen=True):
    """The output of `--json`."""

    result: ArenaResult
    times: RunTimes


def result_of(plan: Plan, bots: Sequence[str], dealt: Sequence[PlayedDeal]) -> ArenaResult:
    """Return the result of some deals; `bots` are the names to show."""
    return ArenaResult(
        game=plan.game,
        players=plan.players,
        bots=list(bots),
        seed=plan.seed,
        options=plan.options,
        move_time=plan.move_time,
        forno=plan.version,
        deals=len({deal.number for deal in dealt}),
        games=sum(len(deal.games) for deal in dealt),
        share=plan.share,
        standings=standings(bots, dealt),
        claim=claim(bots[0], plan.share, by_deal(dealt, 0, win)) if len(bots) > 1 else None,
    )


def times_of(bots: Sequence[str], dealt: Sequence[PlayedDeal], seconds: float, games: int, workers: int) -> RunTimes:
    """Return the times; `games` is the number of games that were played in this run."""
    rate = games / seconds if games else 0.0
    return RunTimes(seconds, rate, workers, [_bot_time(number, bot, dealt) for number, bot in enumerate(bots)])


def _bot_time(number: int, bot: str, dealt: Sequence[PlayedDeal]) -> BotTime:
    conduct = [deal.conduct[number] for deal in dealt if number in deal.conduct]
    asked, seconds = sum(one.asked for one in conduct), sum(one.seconds for one in conduct)
    slowest = max((one.slowest for one in conduct), default=0.0)
    first = next((one.first for one in conduct if one.first), "")
    return BotTime(bot, 1000 * seconds / asked if asked else 0.0, 1000 * slowest, first)


def labels(names: Sequence[str]) -> list[str]:
    """Return distinct names: the same one twice is `expert` and `expert (2)`."""
    counts = [names[:place].count(name) + 1 for place, name in enumerate(names)]
    return [f"{name} ({count})" if count > 1 else name for name, count in zip(names, counts, strict=True)]
