"""Give it a game and it checks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from forno.testing.course import Course
from forno.testing.law import Law, law
from forno.testing.laws import AT_THE_END, EVERY_STEP, NOW_AND_THEN
from forno.testing.random_play import AnyGame, random_options

NOW_AND_THEN_STEPS = 25
"""How many steps lie between two looks at the dear laws."""


def check_game(
    game: AnyGame,
    *,
    games: int = 50,
    seed: int = 0,
    players: int | Iterable[int] | None = None,
    options: Mapping[str, str] | None = None,
    only: Sequence[Law] | None = None,
) -> None:
    """Play random games of this game and raise Broken where one of the laws does not hold.

    So many games for each number of players, by default all the numbers that the game allows; the seeds count up
    from `seed`. Without options every other game draws its own. `only` looks at some of the laws.
    """
    numbers = range(game.least, game.most + 1) if players is None else [players] if isinstance(players, int) else players
    for number in numbers:
        for chosen in range(seed, seed + games):
            drawn = random_options(game, chosen) if options is None else options
            check_course(Course(game, number, chosen, drawn), only)


def check_course(course: Course, only: Sequence[Law] | None = None) -> None:
    """Play one random game to its end, with all laws or some of them."""
    every_step, now_and_then, at_the_end = (_chosen(laws, only) for laws in (EVERY_STEP, NOW_AND_THEN, AT_THE_END))
    while True:
        _obeyed(every_step, course)
        if course.table.is_over:
            break
        if (course.step + course.seed) % NOW_AND_THEN_STEPS == 0:
            _obeyed(now_and_then, course)
        moves_can_be_made(course)
    _obeyed(at_the_end, course)


@law
def moves_can_be_made(course: Course) -> None:
    """A move that is offered can be made."""
    course.advance()


def _obeyed(laws: Iterable[Law], course: Course) -> None:
    for each in laws:
        each(course)


def _chosen(laws: Sequence[Law], only: Sequence[Law] | None) -> list[Law]:
    return [each for each in laws if only is None or each in only]
