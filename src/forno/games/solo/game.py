"""SOLO as a game of Forno."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain
from types import MappingProxyType

from forno.core.chance import Chance
from forno.core.event import Event
from forno.core.game import Game, Memory, Option, Outcome, check_first_seat
from forno.core.move import Move
from forno.core.position import Position
from forno.games.solo.cards import NAMES
from forno.games.solo.events import HandBegan, SoloEvent
from forno.games.solo.knowledge.opened import Spot, opened
from forno.games.solo.knowledge.redeal import redeal
from forno.games.solo.moves import MOST_SEATS, SoloMove, read_move
from forno.games.solo.notation.position import position
from forno.games.solo.notation.set_up import set_up
from forno.games.solo.rules.choices import ChooseColour, ChooseSwap
from forno.games.solo.rules.effects import ForgottenCall
from forno.games.solo.rules.hand import CountHand, begin_hand
from forno.games.solo.rules.turn import Drawn, NextTurn, Turn
from forno.games.solo.table import SoloTable
from forno.games.solo.variants import WHOLE, Variant
from forno.games.solo.view import SoloView, view


class Solo(Game[SoloTable]):
    """Be the first to get rid of all cards, hand after hand, until a total is over 300."""

    name = "solo"
    least = 2
    most = MOST_SEATS
    options = (
        Option("start-card", "solo.start-card", ("any", "number"), "any"),
        Option("may-draw", "solo.may-draw", ("on", "off"), "on"),
        Option("jump-in", "solo.jump-in-black", ("all", "numbers", "off"), "all"),
        Option("two-player-reverse", "solo.reverse", ("turn", "skip"), "turn"),
        Option("raising", "solo.no-mixing", ("same", "mixed"), "same"),
        Option("triples", "solo.triples", ("off", "on"), "off"),
        Option("first-dealer", "setup.first-player", (), "random"),
    )
    in_turn_options = MappingProxyType({"jump-in": "off"})
    move_types = SoloMove
    event_types = SoloEvent
    fresh_start = HandBegan
    step_types = Turn | Drawn | ChooseColour | ChooseSwap | NextTurn | ForgottenCall | CountHand

    def __init__(self, variant: Variant = WHOLE, variant_name: str = "") -> None:
        self.variant = variant
        self.variant_name = variant_name
        self.most = min(MOST_SEATS, (len(variant.deck) - 1) // variant.dealt)

    # --- playing

    def lay_out(self, players: int, chance: Chance, options: dict[str, str]) -> SoloTable:
        table = SoloTable(self.variant, players, chance, options)
        table.events = []
        chosen = options["first-dealer"]
        table.dealer = chance.below(players) if chosen == "random" else int(chosen) - 1
        begin_hand(table)
        table.settle()
        return table

    def check_options(self, players: int, options: Mapping[str, str]) -> None:
        """The first dealer sits there. (setup.first-player)"""
        check_first_seat(options["first-dealer"], players)

    def first_seat(self, table: SoloTable) -> int:
        return table.dealer

    def outcome(self, table: SoloTable) -> Outcome:
        """The lowest total is first; equal totals share a place. (solo.game-end)"""
        totals = table.totals
        return Outcome(tuple(totals), tuple(1 + sum(other < total for other in totals) for total in totals))

    # --- secrets

    def view(self, table: SoloTable, seat: int | None) -> SoloView:
        return view(table, seat, self.question(table))

    def recall(
        self, history: Sequence[Event], viewer: int | None, memory: Memory, *, open_log: bool = False
    ) -> list[Event]:
        """A person is shown the hand being played; SOLO has no rule against remembering more."""
        if memory == "perfect" or open_log:
            return [*history]
        began = [at for at, event in enumerate(history) if isinstance(event, HandBegan)]
        return [*history[began[-1] if began else 0 :]]

    def redeal_hidden(self, table: SoloTable, seat: int | None, chance: Chance) -> SoloTable:
        return redeal(table, seat, chance)

    # --- notation

    def read_move(self, text: str) -> SoloMove:
        return read_move(text)

    def position(self, table: SoloTable, seat: int | None = None) -> Position:
        return position(table, seat, self.settle_options({}))

    def set_up(self, position: Position, chance: Chance | None = None) -> SoloTable:
        return set_up(self.variant, position, chance, self.settle_options)

    # --- for checking

    def cards(self, table: SoloTable) -> Counter[str]:
        return Counter(NAMES[card] for card in chain(table.pile, table.discards, [table.top], *table.hands))

    def layout(self, table: SoloTable) -> list[tuple[str, list[str]]]:
        """Each hand, the start card on top of what was turned over before it, and the pile; tops first."""
        hands = [(f"hand {seat + 1}", [*hand]) for seat, hand in enumerate(table.hands)]
        start = [table.top, *reversed(table.discards)]
        places = [*hands, ("start", start), ("pile", table.pile[::-1])]
        return [(place, [NAMES[card] for card in cards]) for place, cards in places]

    # --- fairness

    def opened(self, start: Position, history: Sequence[Event], table: SoloTable) -> list[Spot]:
        return opened(self.layout(self.set_up(start)), history)

    def is_public(self, move: Move) -> bool:
        """Every move is made for all to see; of a draw only the card is hidden."""
        return True


SOLO = Solo()
