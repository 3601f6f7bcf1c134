"""The novice of SOLO: it plays the first card that it sees to fit, and overlooks everything else."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

from forno.bots.bot import Observation
from forno.bots.policy import ReasonedMove, because
from forno.bots.solo import regular
from forno.bots.solo.regular import cards_of, giver, left_after
from forno.games.solo.cards import BLACKS, PASS_ONS, card_names
from forno.games.solo.moves import DRAW, KEEP, PASS, Draw, Jump, Keep, Play, Swap
from forno.games.solo.view import SoloView

OVERLOOKED = 0.25
"""The share of fitting cards that it does not see."""
UNCALLED = 0.5
"""The share of calls that it forgets."""


def turn(observation: Observation, view: SoloView) -> ReasonedMove:
    """Play the first card that it sees to fit, a black one last; else draw."""
    fitting = [move for move in observation.legal_moves if isinstance(move, Play)]
    plays = seen(fitting, observation, view)
    nice = [move for move in plays if move.cards[-1] not in BLACKS]
    if plays:
        move = (nice or plays)[0]
        is_alone = len({play.cards for play in fitting}) == 1
        return because(move, "solo-alone" if is_alone else "solo-first", card=card_names(move.cards))
    if fitting and DRAW in observation.legal_moves:
        return because(DRAW, "solo-overlooked")
    return regular.turn(observation, view)


def drawn(observation: Observation, view: SoloView) -> ReasonedMove:
    """Play the drawn card if it is seen to fit; a jump with another card is overlooked."""
    fitting = [move for move in observation.legal_moves if isinstance(move, Play)]
    plays = seen(fitting, observation, view)
    if not plays:
        return because(KEEP, "solo-overlooked" if fitting else "solo-keep")
    return because(plays[0], "solo-play-drawn", card=card_names(plays[0].cards))


def jump(observation: Observation, view: SoloView) -> ReasonedMove:
    """Pass: a jump is overlooked."""
    return because(PASS, "solo-unnoticed")


def seen(plays: list[Play], observation: Observation, view: SoloView) -> list[Play]:
    """Return the plays that it sees, without the call if it forgets that now."""
    assert view.question is not None
    moment = f"{observation.seat} {view.question.id}"
    calls = not happens(UNCALLED, f"{moment} call")
    return [
        move
        for move in plays
        if bool(move.solo) == (calls and left_after(move, view) == 1)
        and not happens(OVERLOOKED, f"{moment} {move.cards}")
    ]


def happens(share: float, moment: str) -> bool:
    """Tell whether something happens in a moment: always the same in the same one, so that a hint can be repeated."""
    return int.from_bytes(blake2b(moment.encode(), digest_size=4).digest(), "big") < share * 2**32


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
