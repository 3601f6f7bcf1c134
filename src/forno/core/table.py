"""A table: everything true at one instant, and an agenda of what is still to be done."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Self, cast

from forno.core.chance import Chance
from forno.core.errors import Refused
from forno.core.event import Event
from forno.core.move import PASS, Move, kebab
from forno.core.race import NOBODY, Racing
from forno.core.step import Decision, Step

LISTED = 6
"""How many moves `str(table)` names."""


class Table(Racing):
    """The part that all games share. A game's own table adds its cards.

    The agenda's top is its last element. `events` is a list while somebody listens, else None: then nothing is told,
    which is what rollouts want. Where a seat is left out, the seat that is asked next is meant: in a race one after the
    other, for bots and loops. Hosts of people call `race_at_once` and name the seat (forno.core.race).
    """

    __slots__ = ("agenda", "chance", "events", "options", "players", "serial")

    agenda: list[Step[Self]]
    chance: Chance
    options: dict[str, str]
    """Every option of the game with the value that this table is played with; never changed."""
    events: list[Event] | None
    players: int
    """How many seats there are; they count from 0."""
    serial: int
    """The number of the decision on top: how many were made before it."""

    def __init__(self, players: int, chance: Chance, options: dict[str, str]) -> None:
        self.players = players
        self.agenda = []
        self.chance = chance
        self.options = options
        self.events = None
        self.serial = 0
        self.asks_racers = True
        self.race_opened = -1
        self._race_queue = None

    # --- what is asked

    @property
    def is_over(self) -> bool:
        return not self.agenda

    @property
    def decision(self) -> Decision[Self, Move]:
        """The decision on top of the agenda. Its `seat` is the seat on turn, whoever may act before it."""
        if not self.agenda:
            raise Refused("play.over")
        return cast("Decision[Self, Move]", self.agenda[-1])

    @property
    def seat(self) -> int:
        """The seat that is asked next: the seat on turn, or before it whoever could act out of turn."""
        queue = self.race_queue
        return queue[0] if queue else self.decision.seat

    def legal_moves(self, seat: int | None = None) -> list[Move]:
        """List the moves of a seat; left out, of the seat that is asked next, which may pass if it is a racer."""
        top: Any = self.agenda[-1] if self.agenda else self.decision
        if seat is None:
            queue = self._race_queue
            if queue is None:
                queue = self.race_queue
            if queue:
                return [PASS, *top.legal_moves(self, queue[0])]
            seat = top.seat
        return top.legal_moves(self, seat)  # type: ignore[no-any-return]

    def default(self) -> Move:
        """Return what is played for the seat that is asked next if it does not answer."""
        return PASS if self.race_queue else self.decision.default(self)

    # --- acting

    def check(self, move: Move, seat: int | None = None, decision: int | None = None) -> int:
        """Raise the rule that refuses this move; return the seat that may make it."""
        asked = self.decision
        if decision is not None and not self.is_current(decision, move):
            self.refuse_late(decision, move)
        if seat is None:
            seat = self.seat
            if self.race_queue and move == PASS:
                return seat
        asked.check(self, seat, move.normalized())
        return seat

    def play(self, move: Move, seat: int | None = None, decision: int | None = None) -> None:
        """Make a move on this very table, once it is checked."""
        self.check(move, seat, decision)
        self.act(move.normalized(), seat)

    def act(self: Self, move: Move, seat: int | None = None) -> None:
        """Make a move that is known to be legal, for rollouts: nothing is checked."""
        agenda = self.agenda
        if seat is None:
            queue = self._race_queue
            if queue is None:
                queue = self.race_queue
            if queue:
                if move is PASS or move == PASS:
                    self._race_queue = queue[1:]
                    return
                seat = queue[0]
            else:
                seat = agenda[-1].seat  # type: ignore[attr-defined]
        self.serial = serial = self.serial + 1
        agenda.pop().take(self, seat, move)  # type: ignore[attr-defined]
        while agenda and not agenda[-1].asks:
            agenda.pop().happen(self)
        self._race_queue = None if self.race_opened == serial else NOBODY

    def settle(self: Self) -> None:
        """Let everything happen that asks nobody."""
        agenda = self.agenda
        while agenda and not agenda[-1].asks:
            agenda.pop().happen(self)

    def after(self, move: Move, seat: int | None = None, decision: int | None = None) -> Self:
        """Return the table after a move; this one stays as it is."""
        self.check(move, seat, decision)
        table = self.copy()
        table.act(move.normalized(), seat)
        return table

    # --- telling

    def tell(self, event: type[Event], *details: object) -> None:
        """Append an event, if anybody listens."""
        if self.events is not None:
            self.events.append(event(*details))

    # --- copying

    def copy(self) -> Self:
        """Return an equal table that shares nothing that changes. It listens to nobody."""
        raise NotImplementedError  # pragma: no cover

    def _copy_shared(self) -> Self:
        twin = object.__new__(type(self))
        twin.agenda = self.agenda.copy()
        twin.chance = self.chance.copy()
        twin.options = self.options
        twin.players = self.players
        twin.events = None
        twin.serial = self.serial
        twin.asks_racers = self.asks_racers
        twin.race_opened = self.race_opened
        twin._race_queue = self._race_queue
        return twin

    def state(self) -> dict[str, object]:
        """Return everything that makes two tables the same, for comparing."""
        values = {name: getattr(self, name) for name in _facts(type(self).__mro__)}
        values["chance"] = self.chance.text
        return values

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.state() == other.state()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        asked = "over" if self.is_over else f"seat {self.decision.seat + 1}: {kebab(type(self.decision).__name__)}"
        return f"<{type(self).__name__} {self.serial}, {asked}>"

    def __str__(self) -> str:
        """The seat, the decision and its legal moves. Not for players in a race: it reveals who could act."""
        if self.is_over:
            return f"over after {self.serial} decisions"
        asked = f"decision {self.serial}, {kebab(type(self.decision).__name__)} of seat {self.decision.seat + 1}"
        if self.race_queue:
            asked += f", and before it seat {self.seat + 1}"
        return f"{asked}: {_listed(self.legal_moves())}"


def _listed(moves: Sequence[Move]) -> str:
    """`play red 3; play red 4; draw`; of many moves, the first."""
    words = [str(move) for move in moves[:LISTED]]
    if len(moves) > LISTED:
        words.append(f"and {len(moves) - LISTED} more")
    return "; ".join(words)


@cache
def _facts(sorts: tuple[type, ...]) -> list[str]:
    """List the slots that make a table what it is: all but who listens and how racers are asked."""
    names = [name for sort in sorts for name in getattr(sort, "__slots__", ())]
    return sorted(name for name in names if name not in ("events", "asks_racers", "_race_queue"))
