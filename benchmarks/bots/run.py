"""`forno bench bots`: how strong the levels are, what each ability is worth, and how fast the arena plays."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from benchmarks.bots.contests import GAMES, PARTS, Contest, short
from benchmarks.report import Arguments, show, watched
from forno.arena.deals import Plan, lineups_for
from forno.arena.result import Report, result_of, times_of
from forno.arena.run import play
from forno.arena.saved import Saved
from forno.arena.workers import Crew, cores, crew_of

SPEED_GAMES = 200
Row = tuple[str, ...]


class Speed(msgspec.Struct, frozen=True):
    """Games a second among experts: alone, and with all cores."""

    game: str
    alone: float
    all_cores: float


def main(argv: Sequence[str] | None = None) -> None:
    parser = Arguments(prog="forno bench bots", description=__doc__)
    parser.add_argument("part", nargs="*", help=f"of {', '.join([*PARTS, 'speed'])}; all if none")
    parser.add_argument("--game", choices=GAMES, help="only this game")
    parser.add_argument("--folder", type=Path, default=Path("bots-played"), help="where finished deals are kept")
    parser.add_argument("--quick", action="store_true", help="a rough look: two deals of each contest")
    arguments = parser.parse_args(argv)
    parts = arguments.part or [*PARTS, "speed"]
    if unknown := [part for part in parts if part not in {*PARTS, "speed"}]:
        parser.error(f"no such part: {unknown[0]}; there are {', '.join([*PARTS, 'speed'])}")
    arguments.folder.mkdir(parents=True, exist_ok=True)
    for part in parts:
        if part == "speed":
            show_speed([speed(game) for game in GAMES if arguments.game in (None, game)])
        else:
            contests = [each for each in PARTS[part]() if arguments.game in (None, each.game)]
            run_part(part, contests, arguments.folder, quick=arguments.quick)


def run_part(part: str, contests: list[Contest], folder: Path, *, quick: bool) -> None:
    """Play what is missing, and show it all."""
    rows: list[Row] = []
    with crew_of(cores()) as crew:
        for place in watched(part)(range(len(contests))):
            contest = contests[place]
            report = played(contest, 2 if quick else contest.deals, folder, crew)
            rows.append(row_of(contest, report))
            print(" | ".join(rows[-1]), file=sys.stderr)
    show(part, ("game", "players", "bot", "against", "games", "wins", "95%", "fair", "p", "ms (most)"), rows)


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
    times = times_of(names, dealt, perf_counter() - began, deals * contest.players, crew.size)
    return Report(result_of(plan, names, dealt), times)


def row_of(contest: Contest, report: Report) -> Row:
    result = report.result
    first, time = result.standings[0], report.times.bots[0]
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
        f"{result.claim.p:.1e}" if result.claim and result.claim.p is not None else "-",
        f"{time.mean_ms:.2f} ({time.largest_ms:.0f})",
    )


def speed(game: str) -> Speed:
    """Games of four experts, the same ones each time."""
    plan = Plan(game, 4, ("expert",), lineups_for(1, 4))
    rates = []
    for workers in (1, cores()):
        with crew_of(workers) as crew:
            list(play(plan, range(workers), crew))  # let the workers start
            began = perf_counter()
            count = len(list(play(plan, range(SPEED_GAMES), crew)))
            rates.append(count / (perf_counter() - began))
    return Speed(game, *rates)


def show_speed(speeds: list[Speed]) -> None:
    rows = [
        (one.game, f"{one.alone:.1f}", f"{one.all_cores:.1f}", f"{one.all_cores / one.alone:.2f}") for one in speeds
    ]
    show("games a second among four experts", ("game", "one core", f"{cores()} cores", "ratio"), rows)


if __name__ == "__main__":
    main()
