"""Random legal play, and what can be said about many games of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from forno.core.chance import Chance, FastChance
from forno.core.game import Game, Outcome

GAMES_OF_A_SEED = 2**64


class Played(msgspec.Struct, frozen=True):
    """One game: how many decisions it took and how it ended."""

    decisions: int
    outcome: Outcome


class Summary(msgspec.Struct, frozen=True):
    """What many games came to. Seats are in their order; a shared first place counts for each who shares it."""

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


def random_games(game: Game, players: int, games: int, seed: int, options: Mapping[str, str]) -> Iterator[Played]:
    """Play games one by one; each has its own chance, so game 7 of a seed is the same however many are played."""
    for number in range(games):
        chance = FastChance(seed * GAMES_OF_A_SEED + number)
        yield random_game(game, players, chance, options)


def random_game(game: Game, players: int, chance: Chance, options: Mapping[str, str]) -> Played:
    """Play one game to its end, each decision answered by any of its options."""
    choice = chance.child()
    table = game.deal(players, chance, options)
    table.events = None
    decisions = 0
    while not table.is_over:
        moves = table.legal_moves()
        table.act(moves[choice.below(len(moves))])
        decisions += 1
    return Played(decisions, game.outcome(table))


def summarise(
    game: Game, players: int, seed: int, options: Mapping[str, str], played: list[Played], seconds: float
) -> Summary:
    """What these games came to."""
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
