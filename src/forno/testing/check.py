"""Checking a game: random playthroughs, with all laws or some of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from forno.testing.law import Law, law
from forno.testing.laws import ALL, AT_THE_END, EVERY_STEP, NOW_AND_THEN
from forno.testing.playthrough import Playthrough
from forno.testing.random_play import AnyGame, random_options

EXPENSIVE_INTERVAL_STEPS = 3
SLOWDOWN_STEPS = 20
"""One of the expensive laws is checked in every third step on average, and less often as a game gets longer."""


def check_game(
    game: AnyGame,
    *,
    games: int = 50,
    seed: int = 0,
    players: int | Iterable[int] | None = None,
    options: Mapping[str, str] | None = None,
    only: Sequence[Law] | None = None,
) -> None:
    """Play random games of this game and raise Broken if a law does not hold.

    `games` for each number of players, by default for all numbers that the game allows; the seeds count up
    from `seed`. Without options every other game draws its own. `only` looks at some of the laws.
    """
    if players is None:
        players = range(game.least, game.most + 1)
    for number in [players] if isinstance(players, int) else players:
        for chosen in range(seed, seed + games):
            drawn = random_options(game, chosen) if options is None else options
            check_playthrough(Playthrough(game, number, chosen, drawn), only)


def check_playthrough(playthrough: Playthrough, only: Sequence[Law] | None = None) -> None:
    """Play one random game to its end, with all laws or some of them."""
    wanted = ALL if only is None else only
    while True:
        _obeyed(EVERY_STEP, wanted, playthrough)
        if playthrough.table.is_over:
            break
        _obeyed(_due(playthrough), wanted, playthrough)
        moves_can_be_made(playthrough)
    _obeyed(AT_THE_END, wanted, playthrough)


@law
def moves_can_be_made(playthrough: Playthrough) -> None:
    """A move that is offered can be made."""
    playthrough.advance()


def _due(playthrough: Playthrough) -> Sequence[Law]:
    """Return an expensive law at random, or none: the same in the same game, whichever laws are wanted."""
    chance = playthrough.chance("which law")
    if chance.below(EXPENSIVE_INTERVAL_STEPS + playthrough.step // SLOWDOWN_STEPS):
        return ()
    return (NOW_AND_THEN[chance.below(len(NOW_AND_THEN))],)


def _obeyed(laws: Iterable[Law], wanted: Sequence[Law], playthrough: Playthrough) -> None:
    for each in laws:
        if each in wanted:
            each(playthrough)
