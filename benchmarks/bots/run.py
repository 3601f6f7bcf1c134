"""`forno bench bots`: playing strength, value of single abilities, decision times, reviews, and speed of the arena."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from benchmarks.bots import arena_speed, decision_times, review_times
from benchmarks.bots.matchups import GAMES, PARTS, Matchup, short
from forno.arena.plan import Plan, lineups_for
from forno.arena.result import ArenaReport, result_of, times_of
from forno.arena.run import play
from forno.arena.run_file import RunFile
from forno.arena.workers import WorkerGroup, worker_group
from forno.cli.common import tell_of_plain_kernel
from forno.platform import cores
from harness.charts import draw_win_rates
from harness.reports import Arguments, p_value_text, print_table, with_progress, write_table

COLUMNS = ("game", "players", "bot", "against", "games", "wins", "95%", "fair", "p")
ALL = (*PARTS, "times", "reviews", "speed")
CURVE_TITLE = "games of four won against three experts, by worlds looked at for each move"
Row = tuple[str, ...]


def main(argv: Sequence[str] | None = None) -> None:
    parser = Arguments(prog="forno bench bots", description=__doc__)
    parser.add_argument("part", nargs="*", help=f"of {', '.join(ALL)}; all if none")
    parser.add_argument("--game", choices=GAMES, help="only this game")
    parser.add_argument("--only", default="", help='only contests with this in their title, as "solo, 2: regular"')
    parser.add_argument("--deals", type=int, help="of each contest, instead of what its claim needs")
    parser.add_argument("--folder", type=Path, default=Path("bots-played"), help="where finished deals are kept")
    parser.add_argument("--quick", action="store_true", help="a rough look: --deals 2")
    parser.add_argument("--write", type=Path, help="a page whose tables are made anew, such as docs/bots.md")
    arguments = parser.parse_args(argv)
    parts = arguments.part or ALL
    if unknown := [part for part in parts if part not in ALL]:
        parser.error(f"no such part: {unknown[0]}; there are {', '.join(ALL)}")
    tell_of_plain_kernel()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    games = [arguments.game] if arguments.game else [*GAMES]
    for part in parts:
        deals = arguments.deals or (2 if arguments.quick else None)
        columns, rows = measure(part, games, arguments.folder, deals=deals, only=arguments.only)
        print_table(part, columns, rows)
        if arguments.write:
            write_table(arguments.write, part, columns, rows)
            if part == "curve":
                draw_win_rates(arguments.write.with_name(f"{arguments.write.stem}-curve.svg"), CURVE_TITLE, rows)


def measure(
    part: str, games: list[str], folder: Path, *, deals: int | None = None, only: str = ""
) -> tuple[Row, list[Row]]:
    """Measure one part; return its headings and rows."""
    if part == "speed":
        return arena_speed.COLUMNS, make_rows(part, [(game,) for game in games], arena_speed.speed)
    if part == "times":
        return decision_times.COLUMNS, make_rows(
            part, [(game, level) for game in games for level in decision_times.LEVELS], decision_times.times
        )
    if part == "reviews":
        reviewed = [(game, players, deals or review_times.GAMES) for game in games for players in review_times.PLAYERS]
        return review_times.COLUMNS, make_rows(part, reviewed, review_times.row_of)
    matchups = [(one, deals or one.deals) for one in PARTS[part]() if one.game in games and only in one.title]
    with worker_group(cores()) as group:
        return COLUMNS, make_rows(
            part, matchups, lambda one, deals: row_of(one, play_matchup(one, deals, folder, group))
        )


def make_rows(part: str, arguments: Sequence[tuple[object, ...]], make: Callable[..., Row]) -> list[Row]:
    """Make the rows one by one, and print each as soon as it is measured."""
    rows: list[Row] = []
    for place in with_progress(part)(range(len(arguments))):
        rows.append(make(*arguments[place]))
        print(" | ".join(rows[-1]), file=sys.stderr)
    return rows


def play_matchup(matchup: Matchup, deals: int, folder: Path, group: WorkerGroup) -> ArenaReport:
    """Play a matchup, resuming from stored deals."""
    bots = (matchup.bot, matchup.others)
    plan = Plan(matchup.game, matchup.players, bots, lineups_for(2, matchup.players), seed=5)
    file = folder / f"{matchup.game}-{matchup.players}-{short(matchup.bot)}-{short(matchup.others)}.jsonl"
    began = perf_counter()
    with RunFile(file, plan) as saved:
        deals_by_number = {deal.number: deal for deal in saved.dealt if deal.number < deals}
        for deal in play(plan, [number for number in range(deals) if number not in deals_by_number], group):
            deals_by_number[deal.number] = deal
            saved.add(deal)
            if sys.stderr.isatty():
                print(f"{matchup.title}: {len(deals_by_number)} of {deals} deals", end="\r", file=sys.stderr)
    dealt = [deals_by_number[number] for number in range(deals)]
    names = [short(bot) for bot in bots]
    spent = times_of(names, dealt, perf_counter() - began, deals * matchup.players, group.size)
    return ArenaReport(result_of(plan, names, dealt), spent)


def row_of(matchup: Matchup, report: ArenaReport) -> Row:
    result = report.result
    first = result.standings[0]
    low, high = first.win_rate.low or 0.0, first.win_rate.high or 0.0
    return (
        matchup.game,
        str(matchup.players),
        short(matchup.bot),
        short(matchup.others),
        f"{result.games:,}",
        f"{first.win_rate.mean:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{result.share:.1%}",
        p_value_text(result.claim.p if result.claim else None),
    )


if __name__ == "__main__":
    main()
