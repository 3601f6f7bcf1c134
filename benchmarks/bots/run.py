"""`forno bench bots`: how strong the levels are, what each ability is worth, how long they think, how fast it goes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from benchmarks.bots import speed, times
from benchmarks.bots.contests import GAMES, PARTS, Contest, short
from benchmarks.bots.picture import curve
from benchmarks.report import Arguments, show, watched
from benchmarks.written import write
from forno.arena.deals import Plan, lineups_for
from forno.arena.result import Report, result_of, times_of
from forno.arena.run import play
from forno.arena.saved import Saved
from forno.arena.workers import Crew, cores, crew_of

COLUMNS = ("game", "players", "bot", "against", "games", "wins", "95%", "fair", "p")
TINY = 1e-9
ALL = (*PARTS, "times", "speed")
CURVE_TITLE = "games of four won against three experts, by worlds looked at for each move"
Row = tuple[str, ...]


def main(argv: Sequence[str] | None = None) -> None:
    parser = Arguments(prog="forno bench bots", description=__doc__)
    parser.add_argument("part", nargs="*", help=f"of {', '.join(ALL)}; all if none")
    parser.add_argument("--game", choices=GAMES, help="only this game")
    parser.add_argument("--folder", type=Path, default=Path("bots-played"), help="where finished deals are kept")
    parser.add_argument("--quick", action="store_true", help="a rough look: two deals of each contest")
    parser.add_argument("--write", type=Path, help="a page whose tables are made anew, such as docs/bots.md")
    arguments = parser.parse_args(argv)
    parts = arguments.part or ALL
    if unknown := [part for part in parts if part not in ALL]:
        parser.error(f"no such part: {unknown[0]}; there are {', '.join(ALL)}")
    arguments.folder.mkdir(parents=True, exist_ok=True)
    games = [arguments.game] if arguments.game else [*GAMES]
    for part in parts:
        columns, rows = measure(part, games, arguments.folder, quick=arguments.quick)
        show(part, columns, rows)
        if arguments.write:
            write(arguments.write, part, columns, rows)
            if part == "curve":
                draw(arguments.write.with_name(f"{arguments.write.stem}-curve.svg"), rows)


def measure(part: str, games: list[str], folder: Path, *, quick: bool) -> tuple[Row, list[Row]]:
    """The headings, and a row for each thing that was measured."""
    if part == "speed":
        return speed.COLUMNS, each(part, [(game,) for game in games], speed.speed)
    if part == "times":
        return times.COLUMNS, each(part, [(game, level) for game in games for level in times.LEVELS], times.times)
    contests = [(one, 2 if quick else one.deals) for one in PARTS[part]() if one.game in games]
    with crew_of(cores()) as crew:
        return COLUMNS, each(part, contests, lambda one, deals: row_of(one, played(one, deals, folder, crew)))


def each(part: str, wanted: Sequence[tuple[object, ...]], make: Callable[..., Row]) -> list[Row]:
    """Row by row; each is said as soon as it is there."""
    rows: list[Row] = []
    for place in watched(part)(range(len(wanted))):
        rows.append(make(*wanted[place]))
        print(" | ".join(rows[-1]), file=sys.stderr)
    return rows


def draw(file: Path, rows: list[Row]) -> None:
    """The wins of each row and their interval, by what stands behind the @ of its bot."""
    points = []
    for _, _, bot, _, _, wins, interval, *_ in rows:
        low, _, high = interval.partition(" to ")
        points.append((bot.partition("@")[2], part_of(wins), part_of(low), part_of(high)))
    file.write_text(curve(CURVE_TITLE, points, fair=part_of(rows[0][7])), encoding="utf-8")


def part_of(percent: str) -> float:
    return float(percent.rstrip("%")) / 100


def played(contest: Contest, deals: int, folder: Path, crew: Crew) -> Report:
    """The contest, going on from what was kept."""
    bots = (contest.bot, contest.others)
    plan = Plan(contest.game, contest.players, bots, lineups_for(2, contest.players), seed=5)
    file = folder / f"{contest.game}-{contest.players}-{short(contest.bot)}-{short(contest.others)}.jsonl"
    began = perf_counter()
    with Saved(file, plan) as saved:
        there = {deal.number: deal for deal in saved.dealt if deal.number < deals}
        for deal in play(plan, [number for number in range(deals) if number not in there], crew):
            there[deal.number] = deal
            saved.add(deal)
    dealt = [there[number] for number in range(deals)]
    names = [short(bot) for bot in bots]
    spent = times_of(names, dealt, perf_counter() - began, deals * contest.players, crew.size)
    return Report(result_of(plan, names, dealt), spent)


def row_of(contest: Contest, report: Report) -> Row:
    result = report.result
    first = result.standings[0]
    low, high = first.win_rate.low or 0.0, first.win_rate.high or 0.0
    return (
        contest.game,
        str(contest.players),
        short(contest.bot),
        short(contest.others),
        f"{result.games:,}",
        f"{first.win_rate.mean:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{result.share:.1%}",
        said(result.claim.p if result.claim else None),
    )


def said(p: float | None) -> str:
    """`0.0214`, `3e-07`, `< 1e-09`"""
    if p is None:
        return "-"
    return f"{p:.4f}" if p >= 0.0001 else f"{p:.0e}" if p > TINY else f"< {TINY:.0e}"


if __name__ == "__main__":
    main()
