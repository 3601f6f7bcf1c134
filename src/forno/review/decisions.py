"""The decisions of a seat in a recorded game: its observation at each, and the move that it chose."""

from __future__ import annotations

from functools import singledispatch
from typing import Any

import msgspec

from forno.bots.bot import Observation
from forno.core.event import heard
from forno.core.game import Game, View
from forno.core.match import Match
from forno.core.move import PASS
from forno.core.position import write_cards
from forno.core.record import Record
from forno.core.record.record import Replay
from forno.core.table import Table
from forno.games.pizza.cards import say
from forno.games.pizza.view import PizzaView
from forno.games.solo.cards import COLOUR_NAMES, card_name, card_names
from forno.games.solo.view import SoloView
from forno.observe import known_table, observation_of


class DecisionPoint(msgspec.Struct, frozen=True):
    """A question with more than one answer, as a seat observed it."""

    serial: int
    seed: int
    """The seed of the sampled tables: it depends on the seat's knowledge alone, so that hidden cards cannot matter."""
    observation: Observation


class TakenDecision(DecisionPoint, frozen=True):
    """A decision point with the move that was chosen."""

    chosen: Any


class DecisionRecorder(Replay):
    """A replay that collects the decisions of one seat."""

    def __init__(self, record: Record, game: Game, seat: int) -> None:
        super().__init__(record, game)
        self.seat = seat
        self.decisions: list[TakenDecision] = []

    def play(self, match: Match, number: int) -> None:
        point = None if match.table.is_over else self.decision_point(match)
        super().play(match, number)
        chosen = self.chosen_move(match)
        if point and chosen in point.observation.legal_moves:
            self.decisions.append(TakenDecision(point.serial, point.seed, point.observation, chosen))

    def decision_point(self, match: Match) -> DecisionPoint | None:
        """Return the observation of the seat; None if it has no choice now."""
        table = match.table
        jumping = table.decision.seat != self.seat
        if jumping and not may_jump(table, self.seat):
            return None
        if not jumping and len(table.legal_moves(self.seat)) == 1:
            return None
        observation = observation_of(self.game, table, self.seat, heard(match.history, self.seat), jumping=jumping)
        known = known_table(self.game, table, self.seat)
        return DecisionPoint(table.serial, known.seed, msgspec.structs.replace(observation, sampled_table=known.table))

    def chosen_move(self, match: Match) -> Any:
        """Return what the seat chose by the last move; None if another seat was faster."""
        turn = match.turns[-1]
        if turn.seat == self.seat:
            return turn.move
        return None if match.table.is_race_move(turn.move) else PASS


def may_jump(table: Table, seat: int) -> bool:
    """Tell whether acting out of turn has just become possible for this seat. A later Pass repeats the first one."""
    return table.race_opened == table.serial and seat in table.racers()


# --- what the seat saw, from its view alone


@singledispatch
def describe_hand(view: View) -> str:
    """Write the cards of the viewer, in the game's notation."""
    return ""


@singledispatch
def describe_table(view: View) -> str:
    """Write the state of the table, in a few words of the notation."""
    return ""


@describe_hand.register
def describe_pizza_hand(view: PizzaView) -> str:
    return f"{say(view.ingredients or ()) or 'no ingredients'}; {write_cards(view.orders or ()) or 'no orders'}"


@describe_table.register
def describe_pizza_table(view: PizzaView) -> str:
    where = f"on the table {say(view.table) or 'nothing'}" if view.emptying else f"kitchen {view.kitchen}"
    return f"round {view.round} of {view.rounds}, oven {view.oven}, {where}"


@describe_hand.register
def describe_solo_hand(view: SoloView) -> str:
    drawn = "" if view.drawn is None else f"; drawn {card_name(view.drawn)}"
    return f"{card_names(view.hand or ())}{drawn}"


@describe_table.register
def describe_solo_table(view: SoloView) -> str:
    penalty = f", penalty {view.penalty}" if view.penalty else ""
    return f"hand {view.number}, {card_name(view.top)} on top, {COLOUR_NAMES[view.colour]} to follow{penalty}"
