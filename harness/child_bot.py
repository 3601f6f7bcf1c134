"""A small child that plays SOLO, as an opponent in the arena: any card that fits, and half of the calls forgotten.

    ./forno arena solo --players 4 --bots harness/child_bot.py,novice --games 200

It never jumps in, names any colour, and swaps with anybody.
"""

from __future__ import annotations

from typing import Any

from forno.bots.bot import Observation
from forno.bots.solo.regular import is_called
from forno.core.chance import Chance
from forno.games.solo.moves import PASS, Jump, Play


class ChildBot:
    """Plays any card that fits."""

    def choose(self, observation: Observation, chance: Chance) -> Any:
        view: Any = observation.view
        if view.question.seat != observation.seat:
            return PASS
        calls = bool(chance.below(2))
        plays = [
            move
            for move in observation.legal_moves
            if isinstance(move, Play) and (is_called(move, view) if calls else not move.solo)
        ]
        moves = plays or [move for move in observation.legal_moves if not isinstance(move, Play | Jump)]
        return moves[chance.below(len(moves))]
