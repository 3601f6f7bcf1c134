"""The law that holds the two forms of the rules together: the one that people read, and the kernel's."""

from __future__ import annotations

from collections.abc import Sequence

from forno.core.chance import Chance
from forno.core.move import Move
from forno.core.table import Table
from forno.kernel.engine import Form, State, forms_of
from forno.kernel.tables import Bridge, bridge_of, from_table, to_table
from forno.testing.errors import Broken
from forno.testing.law import law
from forno.testing.playthrough import Playthrough
from forno.testing.random_play import AnyGame

KERNEL_MOVES = 20
TOLD_MOVES = 25
"""Moves that led to a difference, as its message tells them at most."""


@law
def kernel_plays_the_same(playthrough: Playthrough) -> None:
    """Rules and kernel, played on side by side, offer the same moves and reach the same tables, in each form."""
    bridge = bridge_of(playthrough.game)
    if bridge is None:
        return
    for form in forms_of(bridge.family):
        SideBySide(playthrough.game, playthrough.table, form, playthrough.chance()).play_on(KERNEL_MOVES)


class SideBySide:
    """A table, and the kernel's state of it, played with the same moves."""

    def __init__(self, game: AnyGame, table: Table, form: Form, chance: Chance) -> None:
        self.game = game
        self.table = table.copy()
        self.table.ask_from(None)
        self.state: State = from_table(game, self.table, form)
        bridge = bridge_of(game)
        assert bridge is not None
        self.bridge: Bridge = bridge
        self.chance = chance
        self.moves: list[str] = []

    def play_on(self, moves: int) -> None:
        self.compare_tables()
        for _ in range(moves):
            if self.table.is_over:
                break
            self.play_once()
        if self.state.is_over != self.table.is_over:
            raise Broken(f"the kernel {'ends' if self.state.is_over else 'goes on'} alone{self.story}")

    def play_once(self, *, compare: bool = True) -> None:
        """Compare the moves of all seats, then make one of the seat that is asked, or of one that acts out of turn."""
        options = self.table.legal_moves()
        self.make(options[self.chance.below(len(options))], compare=compare)

    def make(self, move: Move, *, compare: bool = True) -> None:
        """Compare the moves of all seats, then make this one."""
        for seat in range(self.table.players):
            self.compare_moves(f"of seat {seat + 1}", self.table.legal_moves(seat), self.state.legal_moves_of(seat))
        self.compare_moves("asked next", self.table.legal_moves(), self.state.legal_moves())
        if self.state.seat != self.table.seat:
            raise Broken(f"the kernel asks seat {self.state.seat + 1}, not {self.table.seat + 1}{self.story}")
        self.moves.append(str(move))
        self.table.act(move)
        self.state.play(self.bridge.move_id(move))
        if compare:
            self.compare_tables()

    def compare_moves(self, whose: str, moves: Sequence[object], numbers: list[int]) -> None:
        offered = [self.bridge.move_of(number) for number in numbers]
        if offered != moves:
            raise Broken(f"moves {whose}: {moves} by the rules, {offered} in the kernel{self.story}")

    def compare_tables(self) -> None:
        table = to_table(self.game, self.state, self.table)
        ours, theirs = self.table.state(), table.state()
        names = [name for name in ours if ours[name] != theirs[name]]
        if names:
            parts = "; ".join(f"{name} is {ours[name]}, not {theirs[name]}" for name in names)
            raise Broken(f"the kernel is elsewhere: {parts}{self.story}")
        if table.race_queue != self.table.race_queue:
            raise Broken(f"the kernel asks {table.race_queue}, not {self.table.race_queue}{self.story}")

    @property
    def story(self) -> str:
        return f", after {'; '.join(self.moves[-TOLD_MOVES:])}" if self.moves else ""
