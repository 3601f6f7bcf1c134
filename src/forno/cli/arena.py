"""`forno arena`"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from time import perf_counter
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console

from forno.arena.plan import Plan, lineups_for
from forno.arena.play_deal import PlayedDeal
from forno.arena.ratings import rate
from forno.arena.report import arena_page, claim_text, speed_text, standing_rows, title_of
from forno.arena.result import ArenaReport, labels, result_of, times_of
from forno.arena.run import play
from forno.arena.run_file import RunFile
from forno.arena.statistics import in_order
from forno.arena.workers import WorkerGroup
from forno.bots.registry import name_of
from forno.cli.common import GameName, Options, check_writable, chosen, tell_of_plain_kernel
from forno.cli.contest import (
    Bots,
    Games,
    Json,
    MoveTime,
    Ray,
    ReportFile,
    SeedNumber,
    Workers,
    command_of,
    named,
    print_table,
    seats_for,
    today,
    with_progress,
    worker_group_for,
    write_page,
)

SaveFile = Annotated[Path | None, Parameter(help="Keep each finished deal here, and go on from what is there.")]


def arena(
    game: GameName,
    /,
    *,
    bots: Bots,
    players: Annotated[int | None, Parameter(help="How many play. [default: four; three with three bots]")] = None,
    games: Games = 400,
    seed: SeedNumber = 0,
    json: Json = False,
    report: ReportFile = None,
    save: SaveFile = None,
    workers: Workers = None,
    ray: Ray = None,
    move_time: MoveTime = None,
    option: Options = None,
) -> None:
    """Find out which bot plays better: the same cards from every seat, as often as it takes."""
    options = chosen(option)
    words = named(bots)
    seats = seats_for(game, players, 3 if len(words) == 3 else 4, options)
    plan = Plan(game, seats, tuple(words), lineups_for(len(words), seats), seed, options, move_time)
    if report:
        check_writable(report)
    tell_of_plain_kernel(words)
    finished, dealt = _played(plan, plan.deals_for(games), save, workers, ray)
    if report:
        course = rate(len(words), in_order(dealt))
        write_page(report, arena_page(finished, course, command_of("arena", plan, games=games), today()))
    if json:
        sys.stdout.write(msgspec.json.encode(finished).decode() + "\n")
    else:
        show(finished)


def _played(
    plan: Plan, deals: int, save: Path | None, workers: int | None, ray: str | None
) -> tuple[ArenaReport, list[PlayedDeal]]:
    """Return all deals, saved and newly played, with their result."""
    with RunFile(save, plan) if save else nullcontext() as saved:
        there = {deal.number: deal for deal in saved.dealt if deal.number < deals} if saved else {}
        missing = [number for number in range(deals) if number not in there]
        seconds, size = 0.0, 0
        if missing:
            with worker_group_for(workers, ray) as group:
                began, size = perf_counter(), group.size
                for deal in _new(plan, missing, group):
                    there[deal.number] = deal
                    if saved:
                        saved.add(deal)
                seconds = perf_counter() - began
    dealt = [there[number] for number in range(deals)]
    names = labels([name_of(bot) for bot in plan.bots])
    times = times_of(names, dealt, seconds, len(missing) * len(plan.lineups), size)
    return ArenaReport(result_of(plan, names, dealt), times), dealt


def _new(plan: Plan, missing: list[int], group: WorkerGroup) -> Iterator[PlayedDeal]:
    return with_progress(play(plan, missing, group), 0, len(missing) * len(plan.lineups))


def show(report: ArenaReport) -> None:
    """Print the result."""
    console = Console(highlight=False)
    console.print(
        f"{title_of(report)}, seed {report.result.seed}.{speed_text(report.times)}", style="bold", soft_wrap=True
    )
    console.print()
    print_table(console, standing_rows(report.result.standings, report.times))
    if report.result.claim:
        console.print(f"\n{claim_text(report)}", soft_wrap=True)
    for time in report.times.bots:
        if time.first_fault:
            console.print(f"{time.bot}, its first fault: {time.first_fault}", markup=False, soft_wrap=True)
