"""Random games: the same seed is the same game, here and in every process."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from forno.core.chance import Chance, FastChance, seeded
from forno.core.game import Game
from forno.core.match import Match
from forno.core.table import Table
from forno.testing.errors import Broken

MAX_MOVES = 50_000
"""More moves than any random game should take."""

IMPATIENT_AFTER_MOVES = 300
"""Moves after which random players prefer the first of the legal moves, so that the game ends."""

AnyGame = Game


def random_match(
    game: AnyGame,
    players: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    *,
    moves: int | None = None,
) -> Match:
    """Play a random match to its end, or for so many moves; without options, with the game's defaults."""
    match = dealt_match(game, players, seed, options)
    chance = FastChance(seed)
    while not match.table.is_over and (moves is None or len(match.turns) < moves):
        if len(match.turns) >= MAX_MOVES:
            raise Broken(f"{game.name} with {players} players and seed {seed} goes on after {MAX_MOVES} moves")
        seat, move = random_turn(match.table, chance, impatient=len(match.turns) > IMPATIENT_AFTER_MOVES)
        match.play(move, seat)
    return match


def dealt_match(game: AnyGame, players: int, seed: int, options: Mapping[str, str] | None = None) -> Match:
    """Return a match that waits for its first move."""
    names = [f"seat {number}" for number in range(1, players + 1)]
    return Match.deal(game, names, seeded(seed), options)


def random_turn(table: Table, chance: Chance, *, impatient: bool = False) -> tuple[int, Any]:
    """Return a seat that may act and one of its moves. A seat that may act out of turn does so half of the time."""
    seat = table.decision.seat
    racers = table.racers()
    if racers and chance.below(2):
        seat = racers[chance.below(len(racers))]
    options = table.legal_moves(seat)
    choices = (chance.below(len(options)) for _ in range(3 if impatient else 1))
    return seat, options[min(choices)]


def random_options(game: AnyGame, seed: int) -> dict[str, str]:
    """Return random options of the game; the defaults for every other seed."""
    if seed % 2 == 0:
        return {}
    chance = FastChance(~seed)
    offered = [option for option in game.options if option.values]
    return {option.name: option.values[chance.below(len(option.values))] for option in offered}
