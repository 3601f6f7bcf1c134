"""A table of the terminal without a server: a match by the rules, one seat of it drawn, the others at random."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from textual.app import App, ComposeResult
from textual.widgets import Static

import forno
from forno.core.errors import Refused
from forno.core.event import Event, heard
from forno.core.match import Match
from forno.rulebook.sentences import refusal
from forno.server.protocol import ClockView, GameView
from forno.server.protocol.server_messages import JumpInView
from forno.terminal.model import Preferences, TableModel
from forno.terminal.tables import GameTable, table_for

NAMES = ("Anna", "Bruno", "Carla", "Dmitri", "Éloïse", "Francesco", "Gül", "Heinz-Dieter", "Ida", "Jo")


class TableApp(App[None]):
    """The seat's table in a bare frame. The others move when `others()` is called."""

    CSS = "Static { height: 1; } #prompt { text-style: bold; }"

    def __init__(self, match: Match, seat: int | None = 0, preferences: Preferences | None = None) -> None:
        super().__init__()
        self.match, self.seat = match, seat
        self.chance = forno.FastChance(1)
        self.model = TableModel(preferences or Preferences(speed=1000.0), seat=seat, names=match.names)
        self.model.check = self.check
        self.cards: list[Any] = []
        """The explanations that were asked for."""
        self.sent: list[dict[str, Any]] = []
        self.update_model(match.history, jump=True)

    def compose(self) -> ComposeResult:
        yield table_for(self.model.family, self.model)
        yield Static(id="prompt", markup=False)

    @property
    def table(self) -> GameTable:
        return self.query_one(GameTable)

    def on_mount(self) -> None:
        self.table.focus_action()

    def on_game_table_prompt_changed(self) -> None:
        for prompt in self.query("#prompt").results(Static):
            prompt.update(self.table.prompt())

    def on_game_table_explain_card(self, message: GameTable.ExplainCard) -> None:
        self.cards.append(message.card)

    def on_game_table_move_chosen(self, message: GameTable.MoveChosen) -> None:
        self.sent.append(message.move)
        self.play(message.move)

    def play(self, move: dict[str, Any]) -> None:
        """Make a move of the seat."""
        parsed = msgspec.convert(move, self.match.game.move_types)
        self.update_model(self.match.play(parsed, self.seat))

    def others(self) -> None:
        """Let the others move at random, without jump-ins, until the seat is asked."""
        table = self.match.table
        while not table.is_over and table.decision.seat != self.seat:
            asked = table.decision.seat
            moves = table.legal_moves(asked)
            self.update_model(self.match.play(moves[self.chance.below(len(moves))], asked))

    def update_model(self, events: Sequence[Event], *, jump: bool = False, jump_in: JumpInView | None = None) -> None:
        self.model.apply(game_view(self.match, self.seat, events, jump_in), jump=jump)

    async def check(self, move: dict[str, Any] | str) -> str | None:
        try:
            game, table = self.match.game, self.match.table
            parsed = game.read_move(move) if isinstance(move, str) else msgspec.convert(move, game.move_types)
            table.check(parsed, self.seat)
        except Refused as refused:
            return refusal(refused, self.model.lang, self.match.names)
        return None

    def text(self) -> str:
        """The characters on the screen."""
        width, height = self.size
        lines = self.screen._compositor.render_strips()
        return "\n".join(strip.text[:width].rstrip() for strip in lines[:height]) + "\n"


def game_view(match: Match, seat: int | None, events: Sequence[Event], jump_in: JumpInView | None = None) -> GameView:
    """The game as a seat may know it."""
    table = match.table
    legal = table.legal_moves(seat) if seat is not None and not table.is_over and may_act(match, seat) else []
    return GameView(
        number=1,
        decision=None if table.is_over else table.serial,
        events=raw(heard(list(events), seat)),
        view=raw(match.view(seat)),
        legal_moves=raw(legal),
        clock=ClockView(None, None, ()),
        jump_in=jump_in,
        undo=None,
        outcome=raw(match.game.outcome(table) if table.is_over else None),
    )


def may_act(match: Match, seat: int) -> bool:
    return match.table.decision.seat == seat or seat in match.table.racers()


def raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
