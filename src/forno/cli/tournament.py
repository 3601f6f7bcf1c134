"""`forno tournament`"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console

from forno.arena.plan import Plan
from forno.arena.play_deal import PlayedDeal
from forno.arena.result import labels, times_of
from forno.arena.run import play
from forno.arena.statistics import caveat
from forno.arena.tournament import System, Tournament, TournamentPlan, load_tournament, play_all, save_tournament
from forno.arena.tournament_report import TournamentReport, cross_rows, ranking_rows, tournament_page, tournament_result
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
from forno.core.errors import Unreadable

Rounds = Annotated[int, Parameter(validator=Number(gte=1), help="Of a Swiss tournament.")]
SaveFile = Annotated[Path | None, Parameter(help="Keep it here after each meeting, and go on from what is there.")]


def tournament(
    game: GameName,
    /,
    *,
    bots: Bots,
    players: Annotated[int | None, Parameter(help="How many play. [default: one seat a bot, at most four]")] = None,
    system: Annotated[System, Parameter(help="Everybody against everybody, or by standing.")] = "round-robin",
    rounds: Rounds = 3,
    games: Games = 100,
    seed: SeedNumber = 0,
    json: Json = False,
    report: ReportFile = None,
    save: SaveFile = None,
    workers: Workers = None,
    ray: Ray = None,
    move_time: MoveTime = None,
    option: Options = None,
) -> None:
    """Rank any number of bots: each meeting plays so many games, the same cards from every seat."""
    options = chosen(option)
    words = named(bots)
    seats = seats_for(game, players, min(len(words), 4), options)
    if len(words) < seats:
        raise Unreadable(f"tables of {seats} need at least {seats} bots", "--bots")
    plan = Plan(game, seats, tuple(words), (), seed, options, move_time)
    if report:
        check_writable(report)
    tell_of_plain_kernel(words)
    scheme = TournamentPlan(plan, system, rounds if system == "swiss" else 1, -(-games // seats))
    finished = _played(scheme, save, workers, ray)
    if report:
        again = {"system": system, "rounds": rounds} if system == "swiss" else {"system": system}
        write_page(report, tournament_page(finished, command_of("tournament", plan, games=games, **again), today()))
    if json:
        sys.stdout.write(msgspec.json.encode(finished).decode() + "\n")
    else:
        show(finished)


def _played(scheme: TournamentPlan, save: Path | None, workers: int | None, ray: str | None) -> TournamentReport:
    """Return the report on all meetings, saved and newly played."""
    tournament = load_tournament(save, scheme)
    there, seconds, size = len(tournament.dealt), 0.0, 0
    if tournament.next_meeting():
        with worker_group_for(workers, ray) as group:
            began, size = perf_counter(), group.size
            play_all(tournament, partial(_meet, group), partial(save_tournament, save) if save else _forget)
            seconds = perf_counter() - began
    names = labels([name_of(bot) for bot in scheme.plan.bots])
    games = (len(tournament.dealt) - there) * scheme.plan.players
    return TournamentReport(
        tournament_result(tournament, names), times_of(names, tournament.dealt, seconds, games, size)
    )


def _meet(group: WorkerGroup, plan: Plan, deals: range) -> list[PlayedDeal]:
    meeting = " - ".join(name_of(plan.bots[bot]) for bot in plan.lineups[0])
    return list(with_progress(play(plan, deals, group), 0, len(deals) * len(plan.lineups), meeting))


def _forget(tournament: Tournament) -> None:
    """Do nothing: the tournament is not saved."""


def show(report: TournamentReport) -> None:
    """Print the standings and the cross table."""
    console = Console(highlight=False)
    console.print(f"{report.result.title}, seed {report.result.seed}", style="bold", soft_wrap=True)
    for rows in (ranking_rows(report), cross_rows(report.result)):
        console.print()
        print_table(console, rows)
    if few := caveat(report.result.deals):
        console.print(f"\n{few}.", style="dim")
