"""Arguments, checks, the progress bar and the workers that `forno arena` and `forno tournament` share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

import forno
from forno import bots as known
from forno.arena.plan import Plan, chance_for
from forno.arena.play_deal import PlayedDeal
from forno.arena.ray_workers import RayWorkers
from forno.arena.workers import WorkerGroup, worker_group
from forno.cli.common import usual_players
from forno.cli.progress import TerminalProgress
from forno.core.errors import Unreadable
from forno.platform import cores

Bots = Annotated[
    list[str],
    Parameter(name=["--bots", "--bot"], negative=(), help="Levels, my_bot.py or run:COMMAND, with commas between."),
]
Games = Annotated[int, Parameter(validator=Number(gte=1), help="How many games, rounded up to whole deals.")]
SeedNumber = Annotated[int, Parameter(help="The same seed deals the same cards.")]
Json = Annotated[bool, Parameter(negative=(), help="Print one JSON object.")]
MoveTime = Annotated[
    float | None,
    Parameter(validator=Number(gt=0), help="Seconds for a choice. [default: 5 for third-party bots, none for levels]"),
]
Workers = Annotated[int | None, Parameter(validator=Number(gte=1), help="Processes. [default: one a core]")]
Ray = Annotated[str | None, Parameter(help="Address of a Ray cluster, or `local` to start one here.")]
ReportFile = Annotated[Path | None, Parameter(help="Write a report with plots, one HTML file.")]


def named(bots: Sequence[str]) -> list[str]:
    """Split `["expert,regular", "my_bot.py"]` into three names of bots, and check each."""
    words = [word.strip() for several in bots for word in several.split(",")]
    for word in words:
        known.find(word).close()
    return words


def seats_for(game: str, players: int | None, usual: int, options: Mapping[str, str]) -> int:
    """Return the number of players, or the usual one. Raises Refused for options that the game does not have."""
    played = forno.game(game)
    seats = usual_players(played, usual) if players is None else players
    played.deal(seats, chance_for(0), options)
    return seats


def worker_group_for(workers: int | None, ray: str | None) -> WorkerGroup:
    return RayWorkers(ray, workers) if ray else worker_group(workers or cores())


def with_progress(dealt: Iterable[PlayedDeal], done: int, games: int, what: str = "playing") -> Iterator[PlayedDeal]:
    """Iterate over the deals with a progress bar, shown in a terminal only."""
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with TerminalProgress(*columns) as progress:
        task = progress.add_task(what, total=games, completed=done)
        for deal in dealt:
            progress.advance(task, len(deal.games))
            yield deal


def print_table(console: Console, rows: Sequence[Sequence[str]]) -> None:
    """Print a table; the first row has the headings."""
    table = Table(*rows[0], box=None, pad_edge=False)
    for row in rows[1:]:
        table.add_row(*map(escape, row))
    console.print(table)


def command_of(name: str, plan: Plan, **more: object) -> str:
    """Return the command that repeats a run."""
    words = {"players": plan.players, "bots": ",".join(plan.bots), **more, "seed": plan.seed}
    if plan.move_time is not None:
        words["move-time"] = plan.move_time
    options = [f"--option {name}={value}" for name, value in plan.options.items()]
    return " ".join([f"forno {name} {plan.game}", *(f"--{word} {value}" for word, value in words.items()), *options])


def write_page(file: Path, page: str) -> None:
    try:
        file.write_text(page, encoding="utf-8")
    except OSError as error:
        raise Unreadable(error.strerror or "cannot be written", str(file)) from None


def today() -> str:
    return datetime.now().astimezone().strftime("%d %B %Y, %H:%M %Z")
