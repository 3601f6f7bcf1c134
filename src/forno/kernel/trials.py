"""Trials of moves in sampled worlds, for any family: the inner loop of a search. Kernel language.

A world is a table that a seat cannot tell from the true one. Its number and the seed of the search make it, so that any
order and any grouping of trials gives the same values.
"""

from __future__ import annotations

from typing import Final

from forno.kernel.chance import CHANCE, FAST, FAST_STATE, WHOLE, below, write_word
from forno.kernel.family import keep_no_notes, likelihood, part_of, play, redeal, trial_value, used_cells
from forno.kernel.language import Block, Moves, Reals, Word, copy_cells

MAX_REDRAWS: Final = 4
"""Attempts to replace a world that fits the moves of the others badly."""
CHANCE_RESOLUTION: Final = 1 << 16
"""The number of equally likely values with which a probability is compared."""
NO_EVIDENCE: Final = -1
"""In place of the size of the evidence: all worlds are equally likely."""
NO_MOVE: Final = -1
"""In place of a move: nothing is played, the quick player goes on at once."""
END_OF_PART: Final = 0
"""A horizon: playouts end with the round or hand, and their value is what the search compares."""
END_OF_GAME: Final = 1
"""A horizon: playouts go to the end of the game, and their value is its result."""
WIN_PROBABILITY: Final = 2
"""A horizon: playouts end with the round or hand, and their value is the probability of winning from there."""
GOLDEN: Final = 0x9E3779B97F4A7C15
FIRST_MIX: Final = 0xBF58476D1CE4E5B9
SECOND_MIX: Final = 0x94D049BB133111EB


def world_seed(seed: Word, number: int) -> Word:
    """Return the state of chance of a world: SplitMix64 at this place."""
    wide: Word = number
    mixed: Word = (seed + (wide + 1) * GOLDEN) & WHOLE
    mixed = ((mixed ^ mixed >> 30) * FIRST_MIX) & WHOLE
    mixed = ((mixed ^ mixed >> 27) * SECOND_MIX) & WHOLE
    return mixed ^ mixed >> 31


def sample_world(t: Block, world: Block, evidence: Block, seat: int, state: Word) -> None:
    """Sample a world that fits what a seat knows, and that probably fits the moves of the others."""
    copy_cells(world, t, used_cells(t))
    keep_no_notes(world)
    world[CHANCE] = FAST
    write_word(world, CHANCE + FAST_STATE, state)
    redeal(t, world, seat)
    if evidence[0] == NO_EVIDENCE:
        return
    for _ in range(MAX_REDRAWS):
        if below(world, CHANCE_RESOLUTION) < likelihood(world, evidence, seat) * CHANCE_RESOLUTION:
            return
        redeal(t, world, seat)


def try_moves(
    t: Block,
    world: Block,
    trial: Block,
    evidence: Block,
    seat: int,
    moves: Moves,
    count: int,
    seed: Word,
    first: int,
    worlds: int,
    horizon: int,
    values: Reals,
) -> None:
    """Try moves of a seat in some worlds, all moves in the same worlds with the same chance.

    Each of the `count` candidates is two moves: one, and the answer to what it asks the same seat at once, or NO_MOVE
    for the quick player's. `values` has the values of the first candidate in all worlds, then those of the second.
    """
    size = used_cells(t)
    part = part_of(t)
    for number in range(worlds):
        sample_world(t, world, evidence, seat, world_seed(seed, first + number))
        for at in range(count):
            copy_cells(trial, world, size)
            if moves[2 * at] != NO_MOVE:
                play(trial, moves[2 * at])
            if moves[2 * at + 1] != NO_MOVE:
                play(trial, moves[2 * at + 1])
            values[at * worlds + number] = trial_value(trial, seat, part, horizon)
