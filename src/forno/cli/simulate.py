"""`forno simulate`"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from time import perf_counter
from typing import Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

import forno
from forno.cli.common import GameName, Options, Players, chosen, tell_of_plain_kernel, usual_players
from forno.cli.progress import TerminalProgress
from forno.core.chance import Chance, FastChance
from forno.core.game import Game, Outcome
from forno.kernel.tables import compiled_state, outcome_of

GAMES_OF_A_SEED = 2**64
MAX_DECISIONS = 2**31 - 1
"""More than any game has."""


class SimulatedGame(msgspec.Struct, frozen=True):
    """A game of random players: the number of decisions and the outcome."""

    decisions: int
    outcome: Outcome


class Summary(msgspec.Struct, frozen=True):
    """The statistics of many games, by seat; a shared first place counts for each of its seats."""

    game: str
    players: int
    games: int
    seed: int
    options: dict[str, str]
    decisions: int
    mean_length: float
    wins: list[int]
    shared_wins: int
    mean_scores: list[float]
    lowest_score: int
    highest_score: int
    seconds: float
    games_per_second: float
    decisions_per_second: float


def random_games(
    game: Game, players: int, games: int, seed: int, options: Mapping[str, str]
) -> Iterator[SimulatedGame]:
    """Play games one by one; each has its own chance, so game 7 of a seed is the same however many are played."""
    for number in range(games):
        chance = FastChance(seed * GAMES_OF_A_SEED + number)
        yield random_game(game, players, chance, options)


def random_game(game: Game, players: int, chance: Chance, options: Mapping[str, str]) -> SimulatedGame:
    """Play one game to its end with random legal moves; in the compiled kernel if there is one, to the same end."""
    choice = chance.child()
    table = game.deal(players, chance, options)
    table.events = None
    if isinstance(choice, FastChance) and (state := compiled_state(game, table)):
        decisions = state.play_randomly(choice.state, MAX_DECISIONS)
        return SimulatedGame(decisions, outcome_of(game, state, table))
    decisions = 0
    while not table.is_over:
        moves = table.legal_moves()
        table.act(moves[choice.below(len(moves))])
        decisions += 1
    return SimulatedGame(decisions, game.outcome(table))


def summarise(
    game: Game, players: int, seed: int, options: Mapping[str, str], played: list[SimulatedGame], seconds: float
) -> Summary:
    """Return the statistics of these games."""
    decisions = sum(one.decisions for one in played)
    outcomes = [one.outcome for one in played]
    scores = [outcome.scores for outcome in outcomes]
    return Summary(
        game=game.name,
        players=players,
        games=len(played),
        seed=seed,
        options=game.settle_options(options),
        decisions=decisions,
        mean_length=decisions / len(played),
        wins=[sum(seat in outcome.winners for outcome in outcomes) for seat in range(players)],
        shared_wins=sum(len(outcome.winners) > 1 for outcome in outcomes),
        mean_scores=[sum(score[seat] for score in scores) / len(scores) for seat in range(players)],
        lowest_score=min(map(min, scores)),
        highest_score=max(map(max, scores)),
        seconds=seconds,
        games_per_second=len(played) / seconds,
        decisions_per_second=decisions / seconds,
    )


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
    played.deal(seats, FastChance(seed), options)  # what the game does not have is refused before anything is said
    tell_of_plain_kernel()
    began = perf_counter()
    results = list(_with_progress(random_games(played, seats, games, seed, options), games))
    summary = summarise(played, seats, seed, options, results, perf_counter() - began)
    if json:
        sys.stdout.write(msgspec.json.encode(summary).decode() + "\n")
    else:
        show(summary, options)


def _with_progress(games: Iterable[SimulatedGame], number: int) -> Iterable[SimulatedGame]:
    """Iterate over the games with a progress bar, shown in a terminal only."""
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with TerminalProgress(*columns) as progress:
        yield from progress.track(games, total=number)


def show(summary: Summary, options: Mapping[str, str]) -> None:
    """Print the summary, with the options that were given."""
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
