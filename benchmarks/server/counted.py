"""What the people of a load have seen while somebody was counting."""

from __future__ import annotations

SEATS = 4


class Counted:
    """Of all tables together."""

    def __init__(self) -> None:
        self.is_counting = False
        self.answers: list[float] = []
        """Seconds from sending a move to "done"."""
        self.spreads: list[float] = []
        """Seconds from "done" to the frame at the last of the seats; less than nothing if all were told before."""
        self.refused: dict[str, int] = {}
        self.games = 0


class Spread:
    """How far the latest entry of one table has come."""

    def __init__(self, counted: Counted) -> None:
        self.counted = counted
        self.seq = 0
        self.told = 0
        self.last = 0.0
        self.done = 0.0

    def is_told(self, seq: int, now: float) -> None:
        """One more seat was told of entry number `seq`."""
        self.turn_to(seq)
        self.told += 1
        self.last = now
        self.note()

    def is_done(self, seq: int, now: float) -> None:
        """Who made the move was told that it is in the log."""
        self.turn_to(seq)
        self.done = now
        self.note()

    def turn_to(self, seq: int) -> None:
        if seq != self.seq:
            self.seq, self.told, self.done = seq, 0, 0.0

    def note(self) -> None:
        if self.counted.is_counting and self.told == SEATS and self.done:
            self.counted.spreads.append(self.last - self.done)
