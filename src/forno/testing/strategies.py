"""Strategies for Hypothesis. The only module of the package that needs it."""

from __future__ import annotations

from collections.abc import Mapping

from hypothesis import strategies

from forno.core.match import Match
from forno.testing.random_play import AnyGame, random_match

SEEDS = strategies.integers(0, 2**32 - 1)
MOVES = strategies.integers(0, 300)


def matches(
    game: AnyGame,
    *,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    moves: strategies.SearchStrategy[int] = MOVES,
) -> strategies.SearchStrategy[Match]:
    """Return matches in the middle of a random game; they shrink to few players and few moves."""
    return strategies.builds(
        _match,
        strategies.just(game),
        strategies.integers(game.least, game.most) if players is None else strategies.just(players),
        SEEDS,
        options_of(game) if options is None else strategies.just(options),
        moves,
    )


def options_of(game: AnyGame) -> strategies.SearchStrategy[dict[str, str]]:
    """Return options of the game; they shrink to the defaults."""
    return strategies.fixed_dictionaries(
        {
            option.name: strategies.sampled_from(list(dict.fromkeys((option.default, *option.values))))
            for option in game.options
            if option.values
        }
    )


def _match(game: AnyGame, players: int, seed: int, options: Mapping[str, str], moves: int) -> Match:
    match = random_match(game, players, seed, options, moves=moves)
    if match.table.is_over:
        match = random_match(game, players, seed, options, moves=len(match.turns) - 1)
    return match
