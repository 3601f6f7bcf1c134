from __future__ import annotations

from typing import Any

from forno.core.chance import Chance
from forno.core.table import Table
from forno.testing.broken import Broken
from forno.testing.course import Course
from forno.testing.law import law
from forno.testing.nonsense import nonsense_moves
from forno.testing.photograph import photograph
from forno.testing.worlds import all_options, name_of, same_to, seen

PROBES = 24


@law
def secrets_stay_secret(course: Course) -> None:
    """Re-deal what a viewer cannot know: its view, options, default, position and refusals are the same to the byte."""
    game, table, chance = course.game, course.table, course.chance()
    before = photograph(table)
    for viewer in course.some_viewers():
        guess = game.redeal(table, viewer, chance.child())
        if photograph(table) != before:
            raise Broken(f"re-dealing for {name_of(viewer)} changed the table")
        _is_a_table(course, viewer, guess)
        same_to(viewer, game, table, guess, _probes(course, guess, chance))
        again = game.redeal(guess, viewer, chance)
        if seen(game, again, viewer) != seen(game, table, viewer):
            raise Broken(f"re-dealing a re-deal shows {name_of(viewer)} something else")


def _is_a_table(course: Course, viewer: int | None, guess: Table) -> None:
    """A re-deal has the deck's cards, could be written down, and carries nothing of the true table's chance."""
    if course.game.cards(guess) != course.deck:
        raise Broken(f"re-dealt for {name_of(viewer)}, it has other cards")
    if guess.chance.text == course.table.chance.text:
        raise Broken(f"re-dealt for {name_of(viewer)}, it keeps the true chance, which tells the future")
    if course.game.set_up(course.game.position(guess)) != guess:
        raise Broken(f"re-dealt for {name_of(viewer)}, it is not the table that its position sets up")


def _probes(course: Course, guess: Table, chance: Chance) -> list[Any]:
    """Moves to ask about: those of all seats in both worlds, and nonsense."""
    if course.table.is_over:
        return []
    moves = list(dict.fromkeys([*all_options(course.table, course.players), *all_options(guess, course.players)]))
    chance.shuffle(moves)
    return moves[:PROBES] + nonsense_moves(course.game.move_types, course.table, chance, 3)
