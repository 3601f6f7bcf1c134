"""A scene: a position laid in text, moves made in text, and what lies where, in text again."""

from __future__ import annotations

from forno.core.errors import Refused
from forno.core.event import Event
from forno.core.match import Match
from forno.core.position import Position
from forno.games.pizza import GRANDE, MAMMA_MIA, PLUS, SOLE_MIO, PizzaTable
from forno.games.pizza.cards import listed, say
from forno.games.pizza.notation.position import card_name

GAMES = {game.name: game for game in (MAMMA_MIA, SOLE_MIO, GRANDE, PLUS)}


class Scene:
    """A match that begins at a position, spoken to in the game's own words. Seats count from 1."""

    def __init__(self, text: str) -> None:
        position = Position.from_text(text)
        self.game = GAMES[position.lines["game"]]
        self.match = Match.from_position(self.game, position)
        self.told: list[Event] = list(self.match.history)

    @property
    def table(self) -> PizzaTable:
        assert isinstance(self.match.table, PizzaTable)
        return self.match.table

    # --- acting

    def play(self, *moves: str, seat: int | None = None) -> Scene:
        """Make moves for whoever is asked, or for one seat."""
        for move in moves:
            self.told = self.match.play(move, None if seat is None else seat - 1)
        return self

    def refused(self, move: str, seat: int | None = None) -> str:
        """The rule that refuses a move; nothing changes."""
        before = self.table.copy()
        try:
            self.match.play(move, None if seat is None else seat - 1)
        except Refused as refusal:
            assert self.table == before
            return refusal.rule
        raise AssertionError(f"{move} was not refused")

    # --- looking

    @property
    def asked(self) -> str:
        """The seat and the decision: `2 answer-help`."""
        question = self.game.question(self.table)
        return "over" if question is None else f"{question.seat + 1} {question.name}"

    @property
    def options(self) -> list[str]:
        return [str(move) for move in self.table.legal_moves()]

    @property
    def on_table(self) -> str:
        return say(listed(self.table.columns))

    @property
    def used(self) -> str:
        return say(listed(self.table.used))

    @property
    def oven(self) -> str:
        """First played first."""
        cards = self.table.oven[::-1] if self.table.emptying else self.table.oven
        return ", ".join(card_name(self.table, card) for card in cards)

    def hand(self, seat: int) -> str:
        """`2 olive | quartet-olive`"""
        seat -= 1
        orders = ", ".join(self.table.order_names(seat, self.table.orders[seat]))
        return f"{say(listed(self.table.hands[seat]))} | {orders}"

    def waiter(self, seat: int) -> list[str]:
        """From the top."""
        return [self.table.order(seat - 1, order).name for order in self.table.waiters[seat - 1][::-1]]

    def served(self, seat: int) -> list[str]:
        return list(self.table.order_names(seat - 1, self.table.served[seat - 1]))

    def gone(self, seat: int) -> list[str]:
        return list(self.table.order_names(seat - 1, self.table.gone[seat - 1]))

    def said(self, kind: type[Event]) -> list[Event]:
        """The events of one type of the last move."""
        return [event for event in self.told if isinstance(event, kind)]
