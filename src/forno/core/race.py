"""Races: decisions that several seats may answer at the same moment, where the first answer counts.

A race is one decision on top of a table's agenda. It belongs to the seat on turn, `table.decision.seat`; other seats
may answer it out of turn, with a race move (in SOLO a jump-in). The first answer that is applied moves the table on.
A later one names a decision that is past and is refused, never applied to another position. A race move may name any
decision since the race opened (`race_opened`), because the card that the racer saw still lies there.

What is open and what is secret: whether a race is open follows from open cards alone (`opens_race`). Which seats could
act in it (`racers`, `race_queue`) follows from hidden hands. It may never reach a view, an event, a question, a
position as one seat knows it, a sampled table, or the time that anything takes.

A race can be driven in two ways.

In turn, which is how a table comes from `Game.deal` and `Game.set_up`: `table.seat`, `table.legal_moves()`,
`table.play(move)`, `table.act(move)`, `table.after(move)` and `table.default()` ask one seat at a time. After each
opening every racer is asked once, in the order of `racers`, and may make a race move or `PASS`; then the seat on turn.
(solo.sequence) A racer's pass is no decision: it changes neither the number of the decision nor the record. Who is
still to be asked belongs to whoever drives the table, not to the game: tables that differ in nothing else are equal.

At once, for hosts of people: the host calls `table.race_at_once()` when it has dealt. From then on the table asks
nobody out of turn, so `table.seat` is the seat on turn and may be shown to everybody. Any seat that the rules let act
acts by being named, in the order in which answers arrive: `table.legal_moves(seat)`,
`table.play(move, seat, decision)`. Nobody passes.

What each layer does about a race:

- A loop and `./forno simulate` play in turn.
- Bots among themselves (forno.observe: arena, research) play in turn; a racer's observation offers `PASS` first.
- Search bots and reviews play sampled tables on in turn (`ask_from`): there the seat that thinks is asked next.
- Records hold the moves that were applied, each with its seat and its decision. Passes are not written.
- The server plays at once (server/room/lifecycle.py). Where `opens_race`, it keeps all answers sealed for the race
  window of the room, then applies the quickest race move, else the answer of the seat on turn (docs/decisions/0008).
  Its bots answer after a reaction time of their own. Without a window the first answer that arrives is applied.
"""

from __future__ import annotations

from forno.core.errors import Refused
from forno.core.move import Move

NOBODY: tuple[int, ...] = ()


class Racing:
    """The part of a table that concerns races. A game without races leaves all of it as it is."""

    __slots__ = ("_race_queue", "asks_racers", "race_opened")

    serial: int
    asks_racers: bool
    """Whether racers are asked in turn. False at a table of people: there they act by themselves."""
    race_opened: int
    """The number of the decision at which the latest race opened; -1 in a game without races."""
    _race_queue: tuple[int, ...] | None
    """Racers still to be asked, the next one first; None until somebody asks, so that hosts never compute it."""

    # --- what a game with races overrides

    def racers(self) -> list[int]:
        """List the seats that could act out of turn now, in the order in which they are asked. Secret."""
        return []

    @property
    def opens_race(self) -> bool:
        """Whether acting out of turn has just become possible, whoever can. Depends on nothing hidden."""
        return False

    def is_race_move(self, move: Move) -> bool:
        """Tell whether a move is one of those that may be made out of turn."""
        return False

    def is_current(self, decision: int, move: Move) -> bool:
        """Tell whether an answer to this decision still meets the position that its sender saw."""
        return decision == self.serial

    def refuse_late(self, decision: int, move: Move) -> None:
        """Raise the rule that refuses an answer to a decision that is past."""
        raise Refused("play.decision", named=decision, current=self.serial)

    # --- asking in turn

    @property
    def race_queue(self) -> tuple[int, ...]:
        """The racers still to be asked before the seat on turn, the next one first. Secret; empty where people race."""
        queue = self._race_queue
        if queue is None:
            is_open = self.asks_racers and self.race_opened == self.serial
            queue = self._race_queue = tuple(self.racers()) if is_open else NOBODY
        return queue

    def race_at_once(self) -> None:
        """Ask nobody out of turn from now on: people act by themselves, and their host names the seat."""
        self.asks_racers = False
        self._race_queue = NOBODY

    def ask_from(self, seat: int | None) -> None:
        """Ask racers in turn from now on, by the hands on this table, beginning with this seat.

        Whoever would be asked before it is taken to have passed; where it is no racer, all of them.
        """
        self.asks_racers = True
        self._race_queue = None
        if seat is not None:
            queue = self.race_queue
            self._race_queue = queue[queue.index(seat) :] if seat in queue else NOBODY
