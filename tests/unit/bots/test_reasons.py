"""Reasons: what a reason claims holds at the table where it is said."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest

from forno import games
from forno.bots import Observation
from forno.bots.levels import choose_move
from forno.bots.pizza.features import by_kind, hand_of, mine_of
from forno.bots.pizza.plan import SeatState, wants
from forno.bots.policy import EXPERT, REGULAR, Skill
from forno.bots.solo.regular import cards_of, fewest, following, giver, is_called, left_after
from forno.core.chance import FastChance
from forno.games.pizza.cards import counted, value
from forno.games.pizza.moves import Fail, Put, Serve
from forno.games.pizza.variants import variant
from forno.games.solo.cards import ANY, BLACKS, COLOUR_OF, PASS_ONS, points_of
from forno.games.solo.moves import Jump, Play
from forno.observe import SelfPlay
from harness.counts import count

GAMES = ["mamma-mia", "sole-mio", "grande", "plus", "solo"]
SEEDS = count(2, 40)
MOST_DECISIONS = count(200, 100_000)


class Said(msgspec.Struct, frozen=True):
    """A reason that was given for a move, and the observation that it was given from."""

    observation: Observation
    skill: Skill
    move: Any
    name: str
    values: dict[str, Any]

    @property
    def view(self) -> Any:
        return self.observation.view

    @property
    def moves(self) -> list[Any]:
        return self.observation.legal_moves

    # --- the pizza games

    @property
    def place(self) -> Any:
        return self.view.places[self.observation.seat]

    @property
    def mine(self) -> SeatState:
        return mine_of(self.observation, self.skill)

    @property
    def can_pay(self) -> bool:
        return any(isinstance(move, Serve) for move in self.moves)

    @property
    def is_last_round(self) -> bool:
        return bool(self.view.round >= self.view.rounds)

    def lack_of(self, way: Any) -> int:
        """Return how many ingredients table and hand lack for a way."""
        kinds = len(variant(self.view.variant).kinds)
        there = [*self.view.table, *self.view.ingredients]
        needs, have = (by_kind(counted(cards, 2 * kinds)) for cards in (way, there))
        return sum(max(0, need - number) for need, number in zip(needs, have, strict=True))

    # --- SOLO

    @property
    def plays(self) -> list[Any]:
        """Return the moves that fit."""
        return [move for move in self.moves if isinstance(move, Play | Jump) and is_called(move, self.view)]

    @property
    def left(self) -> int:
        return left_after(self.move, self.view)

    def held_of(self, colour: int) -> int:
        return sum(COLOUR_OF[card] == colour for card in self.view.hand)


def is_spare(said: Said) -> bool:
    """The rest of the hand covers all that the own orders want."""
    assert isinstance(said.move, Put)
    left = by_kind(hand_of(said.view))[said.move.kind] - said.move.singles - 2 * said.move.doubles
    return left >= wants(said.mine)[said.move.kind] - 0.5


def brings_a_bigger_hand(said: Said) -> bool:
    """Everything that fits is a pass-on that brings a bigger hand."""
    sizes = [said.view.sizes[giver(said.view)] - left_after(move, said.view) for move in said.plays]
    return bool(sizes) and min(sizes) > 0 and all(cards_of(move)[-1] in PASS_ONS for move in said.plays)


def gives_the_last_card_away(said: Said) -> bool:
    return all(cards_of(move)[-1] in PASS_ONS and left_after(move, said.view) == 1 for move in said.plays)


def is_nearly_out(said: Said) -> bool:
    size: int = said.view.sizes[said.values["seat"]]
    return size <= 2 and said.values.get("count", size) == size and said.values["seat"] == following(said.view)


def is_held(said: Said) -> bool:
    return bool(said.values["order"] in said.view.orders)


CLAIMS: dict[str, Callable[[Said], bool]] = {
    "pizza-put-for": is_held,
    "pizza-put-scarcest": is_held,
    "pizza-put-spare": is_spare,
    "pizza-put-least": lambda said: not is_spare(said),
    "pizza-wait": lambda said: bool(said.view.orders),
    "pizza-lay": is_held,
    "pizza-lay-try": lambda said: not said.is_last_round and not variant(said.view.variant).failed_orders_leave,
    "pizza-lay-chance": lambda said: not said.is_last_round and said.mine.to_spare > 0,
    "pizza-lay-bold": lambda said: said.mine.to_spare <= 0,
    "pizza-lay-last": lambda said: said.is_last_round,
    "pizza-draw-waiter": lambda said: said.values["count"] == said.place.orders <= 2,
    "pizza-draw-kitchen": lambda said: said.place.orders > 0,
    "pizza-serve-free": lambda said: not said.move.cards,
    "pizza-serve": lambda said: bool(said.move.cards),
    "pizza-ask": lambda said: not said.can_pay,
    "pizza-ask-spare": lambda said: said.can_pay,
    "pizza-fail": lambda said: not said.can_pay,
    "pizza-fail-spare": lambda said: said.can_pay,
    "pizza-series": lambda said: said.values["count"] == len(said.move.orders) + 1,
    "pizza-no-series": lambda said: True,
    "pizza-way": lambda said: said.lack_of(said.move.way) == min(said.lack_of(move.way) for move in said.moves),
    "pizza-want": lambda said: value(said.move.request) == min(value(move.request) for move in said.moves),
    "pizza-number": lambda said: said.move.asked == min(move.asked for move in said.moves),
    "pizza-kind": lambda said: said.move.number > 0,
    "pizza-kind-none": lambda said: said.move.number == 0,
    "pizza-give": lambda said: said.place.waiter > 0,
    "pizza-no-reward": lambda said: said.place.waiter == 0,
    "pizza-duel": lambda said: said.values["count"] == said.move.total,
    "pizza-duel-all": lambda said: said.move.total == max(move.total for move in said.moves if move != Fail()),
    "pizza-show": lambda said: True,
    "pizza-name": lambda said: said.values["count"] == said.view.places[said.move.seat].ingredients,
    "pizza-show-card": lambda said: True,
    "pizza-match": lambda said: bool(said.move.cards),
    "solo-out": lambda said: said.left == 0,
    "solo-call": lambda said: said.left == 1 and bool(said.move.solo),
    "solo-raise": lambda said: said.view.penalty > 0,
    "solo-pass-on": lambda said: said.values["count"] == said.view.sizes[giver(said.view)] <= said.left,
    "solo-alone": lambda said: said.plays == [said.move],
    "solo-attack": is_nearly_out,
    "solo-to-swap": lambda said: said.values["count"] == fewest(said.view)[0] < said.left,
    "solo-costly": lambda said: said.values["count"] == max(points_of(cards_of(move)) for move in said.plays),
    "solo-black": lambda said: said.move.cards[-1] in BLACKS,
    "solo-keep-black": lambda said: said.move.cards[-1] not in BLACKS and any(c in BLACKS for c in said.view.hand),
    "solo-same-colour": lambda said: said.values["count"] < said.held_of(COLOUR_OF[said.move.cards[-1]]),
    "solo-draw": lambda said: not said.plays,
    "solo-wait": brings_a_bigger_hand,
    "solo-give-away": gives_the_last_card_away,
    "solo-penalty": lambda said: not said.plays and said.values["count"] == said.view.penalty,
    "solo-pass": lambda said: not said.plays,
    "solo-play-drawn": lambda said: said.view.drawn in said.move.cards,
    "solo-keep": lambda said: not said.plays,
    "solo-keep-back": brings_a_bigger_hand,
    "solo-jump": lambda said: said.move.card == said.view.top,
    "solo-no-jump": brings_a_bigger_hand,
    "solo-unnoticed": lambda said: True,
    "solo-colour": lambda said: said.values["count"] == max(map(said.held_of, range(ANY))),
    "solo-any-colour": lambda said: not any(map(said.held_of, range(ANY))),
    "solo-colour-lacks": lambda said: said.values["seat"] == following(said.view),
    "solo-colour-hard": lambda said: fewest(said.view)[0] <= 3,
    "solo-swap": lambda said: said.values["count"] == fewest(said.view)[0] < len(said.view.hand),
    "solo-no-swap": lambda said: fewest(said.view)[0] >= len(said.view.hand),
    "solo-lacks": is_nearly_out,
    "solo-hard-to-follow": is_nearly_out,
    "solo-turn-away": is_nearly_out,
    "usual": lambda said: True,
}
"""By reason: whether it is true."""


def decisions(game: str, seed: int) -> Iterator[Observation]:
    """Decisions with a choice, in a game where a third of the moves are random."""
    self_play, chance = SelfPlay(games.game(game), 2 + seed % 3, FastChance(seed)), FastChance(seed + 100)
    while not self_play.is_over:
        observation = self_play.observation()
        moves, is_random = observation.legal_moves, chance.below(3) == 0
        if len(moves) > 1:
            yield observation
        self_play.play(moves[chance.below(len(moves))] if is_random else choose_move(observation, REGULAR).move)


@pytest.mark.parametrize("game", GAMES)
def test_a_reason_claims_only_what_holds(game: str) -> None:
    for seed in range(SEEDS):
        for observation in islice(decisions(game, seed), MOST_DECISIONS):
            for skill in (EXPERT, REGULAR):
                move, reason = msgspec.structs.astuple(choose_move(observation, skill))
                said = Said(observation, skill, move, reason.name, reason.values)
                assert CLAIMS[reason.name](said), said
