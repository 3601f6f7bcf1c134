"""The search adapter of SOLO: candidates, the likelihood of worlds, and the value of the end of a hand."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Any, Final

import msgspec

from forno.bots.bot import Observation
from forno.bots.policy import EXPERT
from forno.bots.solo.inference import HandInference
from forno.bots.solo.policy import SoloPolicy
from forno.bots.solo.regular import cards_of, is_called, left_after
from forno.bots.solo.rollout import rollout_move
from forno.bots.worlds import KernelWorlds
from forno.core.chance import Chance
from forno.core.table import Table
from forno.games.solo import SOLO
from forno.games.solo.cards import SWAPS, points_of
from forno.games.solo.knowledge.known import Lacks
from forno.games.solo.moves import SWAP, SWAP_NOBODY, Draw, Jump, Keep, Play
from forno.games.solo.rules.hand import LIMIT, winners
from forno.games.solo.table import SoloTable
from forno.games.solo.view import SoloView
from forno.kernel.solo.bridge import SOLO_BRIDGE
from forno.kernel.solo.trials import MANY_SEATS, MANY_SEATS_TURNS, MIN_SWING, UNLIKELY_FACTOR
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
    """Candidates, the likelihood of worlds, and playouts to the end of the hand, in a search by the kernel."""

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

    def likelihood(self, world: SoloTable, observation: Observation) -> float:
        """A seat that drew, or took a penalty, probably had nothing to answer with."""
        fits = 1.0
        for seat, lacks in self.lacks_in(observation).items():
            if seat != observation.seat:
                hand = world.hands[seat]
                fits *= UNLIKELY_FACTOR ** sum(not lack.permits(hand) for lack in lacks)
        return fits

    def lacks_in(self, observation: Observation) -> Lacks:
        cache = self.cache
        if cache.told is not observation.heard or cache.length != len(observation.heard):
            self.cache = cache = LackCache(observation.heard, len(observation.heard), lacks_of(observation))
        return cache.lacks

    def play_out(self, table: Table, seat: int, chance: Chance) -> float:
        """Play to the end of the hand and return the probability of winning from there.

        With many seats the playout ends after a few own turns: chance has mixed everything by then, and more moves
        would only add noise.
        """
        assert isinstance(table, SoloTable)
        number, left = table.number, MANY_SEATS_TURNS if len(table.hands) >= MANY_SEATS else -1
        while table.agenda and table.number == number:
            if not table.race_queue and table.seat == seat:
                left -= 1
                if not left:
                    return solo_win_probability(expected(table), seat, over=False)
            table.act(rollout_move(table))
        return self.value(table, seat)

    def part(self, table: SoloTable) -> int:
        return table.number

    def value(self, table: SoloTable, seat: int) -> float:
        return solo_win_probability(table.totals, seat, over=table.is_over)


def lacks_of(observation: Observation) -> Lacks:
    """Return the lacks that the other seats showed."""
    assert isinstance(observation.view, SoloView)
    inference = HandInference(len(observation.view.sizes))
    inference.listen(observation.heard)
    return inference.lacks


def expected(table: SoloTable) -> list[float]:
    """Return the expected totals of a table after this hand."""
    return expected_totals(table.totals, table.hands)


def expected_totals(totals: Sequence[int], hands: Sequence[bytes]) -> list[float]:
    """Return the expected totals after a hand. With many seats they depend little on the present hands.

    Fitted to hands that were played to their end at 4, 6 and 10 players.
    """
    fewest = max(1, min(map(len, hands)))
    caught = 5 + 2.5 * len(hands)
    return [total + caught + points_of(hand) // (4 * fewest) for total, hand in zip(totals, hands, strict=True)]


def solo_win_probability(totals: Sequence[float], seat: int, *, over: bool) -> float:
    """Return a seat's probability of winning: the lower its total and the nearer the end, the higher.

    How fast a lead is lost again was fitted to whole games at 2, 4 and 10 players.
    """
    if over:
        first = winners(totals)
        return 1 / len(first) if seat in first else 0.0
    swing = (1 + 8 / len(totals)) * sqrt(MIN_SWING + max(0, LIMIT - max(totals)))
    lowest = min(totals)
    shares = [exp((lowest - total) / swing) for total in totals]
    return shares[seat] / sum(shares)
