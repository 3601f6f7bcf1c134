"""The novice of SOLO: it plays the first card that fits, and overlooks everything else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from forno.bots.bot import Observation
from forno.bots.policy import ReasonedMove, because
from forno.bots.solo import regular
from forno.bots.solo.regular import cards_of, giver, is_called, left_after
from forno.games.solo.cards import BLACKS, PASS_ONS, card_names
from forno.games.solo.moves import DRAW, KEEP, PASS, Draw, Jump, Keep, Play, Swap
from forno.games.solo.view import SoloView


def turn(observation: Observation, view: SoloView) -> ReasonedMove:
    """Play the first card that fits, a black one last."""
    plays = [move for move in observation.legal_moves if isinstance(move, Play) and is_called(move, view)]
    nice = [move for move in plays if move.cards[-1] not in BLACKS]
    if plays:
        move = (nice or plays)[0]
        return because(move, "solo-first" if len(plays) > 1 else "solo-alone", card=card_names(move.cards))
    return regular.turn(observation, view)


def drawn(observation: Observation, view: SoloView) -> ReasonedMove:
    """Play the drawn card if it fits; a jump with another card is overlooked."""
    plays = [move for move in observation.legal_moves if isinstance(move, Play) and is_called(move, view)]
    if not plays:
        return because(KEEP, "solo-keep")
    return because(plays[0], "solo-play-drawn", card=card_names(plays[0].cards))


def jump(observation: Observation, view: SoloView) -> ReasonedMove:
    """Pass: a jump is overlooked."""
    return because(PASS, "solo-unnoticed")


ANSWERS: dict[str, Callable[[Observation, SoloView], ReasonedMove]] = regular.ANSWERS | {
    "turn": turn,
    "drawn": drawn,
    "jump": jump,
}


# --- in a careless moment


def plausible(observation: Observation, view: SoloView) -> list[Any]:
    """Return the moves that are no blunders: no draw if a card fits, and no bigger hand; the call may be missing."""
    discards = [move for move in observation.legal_moves if not isinstance(move, Draw | Keep)]
    moves = [move for move in discards or observation.legal_moves if not is_foolish(move, view)]
    return moves or [DRAW if DRAW in observation.legal_moves else observation.default]


def is_foolish(move: Any, view: SoloView) -> bool:
    """Tell whether a move brings a bigger hand."""
    assert view.hand is not None
    if isinstance(move, Swap):
        return move.seat >= 0 and view.sizes[move.seat] > len(view.hand)
    if not isinstance(move, Play | Jump):
        return False
    return cards_of(move)[-1] in PASS_ONS and 0 < left_after(move, view) < view.sizes[giver(view)]
