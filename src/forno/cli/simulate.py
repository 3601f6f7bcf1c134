"""`forno simulate`"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from time import perf_counter
from typing import Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import forno
from forno.cli.arguments import GameName, Options, Players, chosen, usual_players
from forno.cli.simulation import Played, Summary, random_games, summarise


def simulate(
    game: GameName,
    /,
    *,
    players: Players = None,
    games: Annotated[int, Parameter(validator=Number(gte=1), help="How many games.")] = 100,
    seed: Annotated[int, Parameter(help="The same seed plays the same games.")] = 0,
    json: Annotated[bool, Parameter(negative=(), help="Print one JSON object.")] = False,
    option: Options = None,
) -> None:
    """Play games at random and say how they went."""
    played = forno.game(game)
    seats = usual_players(played, 4) if players is None else players
    options = chosen(option)
    began = perf_counter()
    results = list(_with_progress(random_games(played, seats, games, seed, options), games))
    summary = summarise(played, seats, seed, options, results, perf_counter() - began)
    if json:
        sys.stdout.write(msgspec.json.encode(summary).decode() + "\n")
    else:
        show(summary, options)


def _with_progress(games: Iterable[Played], number: int) -> Iterable[Played]:
    """The same games, with a bar and the time left while somebody watches."""
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield from progress.track(games, total=number)


def show(summary: Summary, options: Mapping[str, str]) -> None:
    """The summary for people, with the options that were asked for."""
    console = Console(highlight=False)
    head = [summary.game, f"{summary.players} players", f"seed {summary.seed}"]
    console.print(", ".join([*head, *(f"{name}={value}" for name, value in options.items())]), style="bold")
    console.print(
        f"{summary.games:,} games in {summary.seconds:.1f} s: {summary.games_per_second:,.0f} games/s, "
        f"{summary.decisions_per_second:,.0f} decisions/s"
    )
    console.print(f"{summary.decisions:,} decisions, {summary.mean_length:,.1f} a game")
    console.print(f"scores from {summary.lowest_score} to {summary.highest_score}, {summary.shared_wins:,} shared wins")
    console.print()
    table = Table("seat", "wins", "of games", "mean score", box=None, pad_edge=False)
    for seat, (wins, score) in enumerate(zip(summary.wins, summary.mean_scores, strict=True), start=1):
        table.add_row(str(seat), f"{wins:,}", f"{wins / summary.games:.1%}", f"{score:.2f}")
    console.print(table)
