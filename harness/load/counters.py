"""Counters of a load, filled while `is_counting`: answer times, fan-out times, refusals, games."""

from __future__ import annotations

SEATS = 4


class LoadCounters:
    """Counters over all tables."""

    def __init__(self) -> None:
        self.is_counting = False
        self.answers: list[float] = []
        """Seconds from sending a move to "done"."""
        self.spreads: list[float] = []
        """Seconds from "done" to the frame at the last of the seats; less than nothing if all were told before."""
        self.refused: dict[str, int] = {}
        self.games = 0


class FanOut:
    """The time from the answer to a move until its frame has reached all seats of one table."""

    def __init__(self, counted: LoadCounters) -> None:
        self.counted = counted
        self.at_ms = 0
        self.told = 0
        self.last = 0.0
        self.done = 0.0

    def is_told(self, at_ms: int, now: float) -> None:
        """Note that one more seat has received the frame of this time."""
        self.turn_to(at_ms)
        self.told += 1
        self.last = now
        self.note()

    def is_done(self, at_ms: int, now: float) -> None:
        """Note that the mover has received the acknowledgement after the frame of this time."""
        self.turn_to(at_ms)
        self.done = now
        self.note()

    def turn_to(self, at_ms: int) -> None:
        if at_ms != self.at_ms:
            self.at_ms, self.told, self.done = at_ms, 0, 0.0

    def note(self) -> None:
        if self.counted.is_counting and self.told == SEATS and self.done:
            self.counted.spreads.append(self.last - self.done)
