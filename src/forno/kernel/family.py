"""Functions that every family has, as the modules that all families share call them. Kernel language.

Here are their heads; in each form of the kernel the family's own functions take their place.
"""

from __future__ import annotations

from forno.kernel.language import Block, Move, Real


def used_cells(t: Block) -> int:
    """Return how many cells a copy for playouts needs."""
    raise NotImplementedError


def keep_no_notes(t: Block) -> None:
    """Stop noting what the seats know."""
    raise NotImplementedError


def redeal(t: Block, world: Block, viewer: int) -> None:
    """Deal anew all that a viewer cannot know, from its knowledge and by the chance of the world.

    The world is a copy of the table without notes; what the viewer knows is read from the table, which has them.
    """
    raise NotImplementedError


def likelihood(world: Block, evidence: Block, viewer: int) -> Real:
    """Return how well a world fits the moves of the other seats, from 0 to 1; the evidence has its size first."""
    raise NotImplementedError


def play(t: Block, move: Move) -> None:
    """Make a legal move of the seat that is asked next."""
    raise NotImplementedError


def trial_value(t: Block, seat: int, part: int, horizon: int) -> Real:
    """Play on by the quick player to the horizon of a trial that began in a part, and return the value for a seat."""
    raise NotImplementedError


def part_of(t: Block) -> int:
    """Return the number of the round or hand."""
    raise NotImplementedError
