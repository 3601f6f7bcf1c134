"""A table: everything true at one instant, and an agenda of what is still to be done."""

from __future__ import annotations

from functools import cache
from typing import Any, Self, cast

from forno.core.chance import Chance
from forno.core.errors import Refused
from forno.core.event import Event
from forno.core.move import Move, kebab
from forno.core.step import Decision, Step


class Table:
    """The part that all games share. A game's own table adds its cards.

    The agenda's top is its last element. `events` is a list while somebody listens, else None:
    then nothing is told, which is what rollouts want.
    """

    __slots__ = ("agenda", "chance", "events", "serial", "window")

    agenda: list[Step[Any]]
    chance: Chance
    events: list[Event] | None
    serial: int
    window: int
    """The decision since which acting out of turn has been open; -1 where that does not exist."""

    def __init__(self, chance: Chance) -> None:
        self.agenda = []
        self.chance = chance
        self.events = None
        self.serial = 0
        self.window = -1

    # --- what is asked

    @property
    def is_over(self) -> bool:
        return not self.agenda

    @property
    def decision(self) -> Decision[Any, Any]:
        """The question on top."""
        if not self.agenda:
            raise Refused("play.over")
        return cast("Decision[Any, Any]", self.agenda[-1])

    @property
    def seat(self) -> int:
        """The seat that owes an answer."""
        return self.decision.seat

    def options(self, seat: int | None = None) -> list[Any]:
        """The moves of a seat, by default of the one that is asked."""
        top: Any = self.agenda[-1] if self.agenda else self.decision
        return top.options(self, top.seat if seat is None else seat)  # type: ignore[no-any-return]

    def default(self) -> Any:
        """What is played if nobody answers."""
        return self.decision.default(self)

    def racers(self) -> list[int]:
        """Seats that could act out of turn now. Secret: only for asking them one after the other."""
        return []

    @property
    def opens_race(self) -> bool:
        """Has acting out of turn just become possible, whether or not anybody can? Depends on nothing hidden."""
        return False

    def is_race(self, move: Move) -> bool:
        """Is it a move of those that anybody may make, the quickest first?"""
        return False

    # --- acting

    def check(self, move: Move, seat: int | None = None, decision: int | None = None) -> int:
        """Raise the rule that refuses this move; return the seat that may make it."""
        asked = self.decision
        seat = asked.seat if seat is None else seat
        if decision is not None and not self.is_current(decision, move):
            self.refuse_late(decision, move)
        asked.check(self, seat, move)
        return seat

    def is_current(self, decision: int, move: Move) -> bool:
        """Does an answer to this decision still meet the position that was seen?"""
        return decision == self.serial

    def refuse_late(self, decision: int, move: Move) -> None:
        raise Refused("play.decision", named=decision, current=self.serial)

    def play(self, move: Move, seat: int | None = None, decision: int | None = None) -> None:
        """Make a move on this very table, once it is checked."""
        self.act(move, self.check(move, seat, decision))

    def act(self, move: Move, seat: int) -> None:
        """Make a move that is known to be legal, for rollouts: nothing is checked."""
        self.serial += 1
        agenda = self.agenda
        agenda.pop().take(self, seat, move)  # type: ignore[attr-defined]
        while agenda and not agenda[-1].asks:
            agenda.pop().happen(self)

    def settle(self) -> None:
        """Let everything happen that asks nobody."""
        agenda = self.agenda
        while agenda and not agenda[-1].asks:
            agenda.pop().happen(self)

    def after(self, move: Move, seat: int | None = None, decision: int | None = None) -> Self:
        """The table after a move; this one stays as it is."""
        seat = self.check(move, seat, decision)
        table = self.copy()
        table.act(move, seat)
        return table

    # --- telling

    def tell(self, event: type[Event], *details: Any) -> None:
        """Say what happened, if anybody listens."""
        if self.events is not None:
            self.events.append(event(*details))

    # --- copying

    def copy(self) -> Self:
        """An equal table that shares nothing that changes. It listens to nobody."""
        raise NotImplementedError  # pragma: no cover

    def _copy_shared(self) -> Self:
        twin = object.__new__(type(self))
        twin.agenda = self.agenda.copy()
        twin.chance = self.chance.copy()
        twin.events = None
        twin.serial = self.serial
        twin.window = self.window
        return twin

    def state(self) -> dict[str, Any]:
        """Everything that makes two tables the same, for comparing."""
        values = {name: getattr(self, name) for name in _facts(type(self).__mro__)}
        values["chance"] = self.chance.text
        return values

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.state() == other.state()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        asked = "over" if self.is_over else f"seat {self.seat + 1}: {kebab(type(self.decision).__name__)}"
        return f"<{type(self).__name__} {self.serial}, {asked}>"


@cache
def _facts(sorts: tuple[type, ...]) -> list[str]:
    """The slots that make a table what it is: all but who listens."""
    names = [name for sort in sorts for name in getattr(sort, "__slots__", ())]
    return sorted(name for name in names if name != "events")
