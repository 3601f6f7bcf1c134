"""Random games: the same seed is the same game, here and in every process."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from forno.core.chance import Chance, FastChance, seeded
from forno.core.game import Game
from forno.core.match import Match
from forno.core.table import Table
from forno.testing.errors import Broken

LONGEST = 50_000
"""More moves than any random game should take."""

PATIENCE = 300
"""After so many moves random players lean towards the options that are listed first, so as to come to an end."""

AnyGame = Game


def random_match(
    game: AnyGame,
    players: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    *,
    moves: int | None = None,
) -> Match:
    """A match played at random to its end, or for so many moves. No options given: the game's defaults."""
    match = dealt_match(game, players, seed, options)
    chance = FastChance(seed)
    while not match.table.is_over and (moves is None or len(match.turns) < moves):
        if len(match.turns) >= LONGEST:
            raise Broken(f"{game.name} with {players} players and seed {seed} goes on after {LONGEST} moves")
        seat, move = random_turn(match.table, chance, impatient=len(match.turns) > PATIENCE)
        match.play(move, seat)
    return match


def dealt_match(game: AnyGame, players: int, seed: int, options: Mapping[str, str] | None = None) -> Match:
    """A match that waits for its first move."""
    names = [f"seat {number}" for number in range(1, players + 1)]
    return Match.deal(game, names, seeded(seed), options)


def random_turn(table: Table, chance: Chance, *, impatient: bool = False) -> tuple[int, Any]:
    """Somebody who may act now, and one of their moves. Who may act out of turn does so half of the time."""
    seat = table.decision.seat
    racers = table.racers()
    if racers and chance.below(2):
        seat = racers[chance.below(len(racers))]
    options = table.legal_moves(seat)
    choices = (chance.below(len(options)) for _ in range(3 if impatient else 1))
    return seat, options[min(choices)]


def random_options(game: AnyGame, seed: int) -> dict[str, str]:
    """Options drawn from those the game lists; the defaults for every other seed."""
    if seed % 2 == 0:
        return {}
    chance = FastChance(~seed)
    offered = [option for option in game.options if option.values]
    return {option.name: option.values[chance.below(len(option.values))] for option in offered}
