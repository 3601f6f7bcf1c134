"""The search adapter of SOLO: candidates, and the evidence of the other seats' moves."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from forno.bots.bot import Observation
from forno.bots.policy import EXPERT
from forno.bots.solo.inference import HandInference
from forno.bots.solo.policy import SoloPolicy
from forno.bots.solo.regular import cards_of, is_called, left_after
from forno.bots.worlds import KernelWorlds
from forno.core.chance import Chance
from forno.games.solo import SOLO
from forno.games.solo.cards import SWAPS
from forno.games.solo.knowledge.known import Lacks
from forno.games.solo.moves import SWAP, SWAP_NOBODY, Draw, Jump, Keep, Play
from forno.games.solo.view import SoloView
from forno.kernel.solo.bridge import SOLO_BRIDGE
from forno.kernel.tables import from_table
from forno.kernel.trials import END_OF_PART

MAX_PARTNERS: Final = 3
"""The most other hands that a swap is tried with."""


class LackCache(msgspec.Struct):
    """The lacks inferred at the last question, cached for all its worlds."""

    told: Any = None
    length: int = -1
    lacks: Lacks = {}


class SoloSearchAdapter:
    """Candidates of a search, and its worlds in the kernel, which play to the end of the hand."""

    caution = 2.0

    def __init__(self) -> None:
        self.policy = SoloPolicy()
        self.cache = LackCache()

    def candidates(self, observation: Observation) -> list[Any]:
        """Return all legal moves, except those that forget to call SOLO; the expert's move first."""
        view = observation.view
        assert isinstance(view, SoloView)
        moves = [move for move in observation.legal_moves if not isinstance(move, Play | Jump) or is_called(move, view)]
        reasoned = self.policy.choose(observation, EXPERT)
        if reasoned is None or reasoned.move not in moves:
            return moves
        return [reasoned.move, *(move for move in moves if move != reasoned.move)]

    def answers(self, observation: Observation, move: Any) -> list[Any]:
        """Return keeping the hand, and the smallest hands of others, after a swap card."""
        view = observation.view
        assert isinstance(view, SoloView)
        if not isinstance(move, Play | Jump) or cards_of(move)[-1] not in SWAPS or left_after(move, view) == 0:
            return []
        others = [seat for seat in range(len(view.sizes)) if seat != observation.seat]
        smallest = sorted(others, key=lambda seat: view.sizes[seat])[:MAX_PARTNERS]
        return [SWAP_NOBODY, *(SWAP[seat] for seat in smallest)]

    def is_reluctant(self, move: Any) -> bool:
        """Drawing and keeping leave more cards in hand than playing one."""
        return isinstance(move, Draw | Keep)

    def worlds(self, observation: Observation, game: Any, chance: Chance, horizon: int = END_OF_PART) -> KernelWorlds:
        evidence = [
            cell
            for seat, lacks in self.lacks_in(observation).items()
            if seat != observation.seat
            for lack in lacks
            for cell in (seat, lack.demand, lack.allowed)
        ]
        state = from_table(SOLO, observation.sampled_table)
        return KernelWorlds(state, observation.seat, SOLO_BRIDGE.move_id, chance, evidence, horizon)

    def lacks_in(self, observation: Observation) -> Lacks:
        cache = self.cache
        if cache.told is not observation.heard or cache.length != len(observation.heard):
            self.cache = cache = LackCache(observation.heard, len(observation.heard), lacks_of(observation))
        return cache.lacks


def lacks_of(observation: Observation) -> Lacks:
    """Return the lacks that the other seats showed."""
    assert isinstance(observation.view, SoloView)
    inference = HandInference(len(observation.view.sizes))
    inference.listen(observation.heard)
    return inference.lacks
