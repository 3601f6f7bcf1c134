"""Reaction times in a race, as this process measures them. No timestamp of a client counts. (house.window)"""

from __future__ import annotations

from forno.server.room.state import Room

Decision = tuple[int, int]
"""The number of a game, and of a decision in it."""


class RaceClock:
    """When the current decision and the current race were announced through this process: answers are timed from there.

    Times are monotonic seconds.
    """

    __slots__ = ("_announced_at", "_decision", "_decision_at", "_latency_cap_ms", "_opened")

    def __init__(self, latency_cap_ms: int) -> None:
        self._latency_cap_ms = latency_cap_ms
        self._opened = 0
        self._announced_at = 0.0
        self._decision: Decision | None = None
        self._decision_at = 0.0

    def announce(self, room: Room, now: float) -> None:
        """Note what is announced for the first time with the frames that are sent now."""
        race = room.jump_in
        if race and race.opened == room.at and race.opened != self._opened:
            self._opened, self._announced_at = race.opened, now
        decision = (room.number, room.table.serial) if room.table else None
        if decision != self._decision:
            self._decision, self._decision_at = decision, now

    def answer_ms(self, decision: Decision, arrived: float) -> float | None:
        """Milliseconds from the announcement of a decision to a move for it; None if it is not the current one."""
        return (arrived - self._decision_at) * 1000 if decision == self._decision else None

    def reaction_ms(self, room: Room, arrived: float, latency_ms: float | None) -> int:
        """Milliseconds from the announcement of the race to the arrival of an answer, less the connection's delay, of
        which never more is deducted than server and table allow.

        An answer through a process that did not announce the race counts as the last. (house.window)
        """
        race = room.jump_in
        if race is None:
            return 0
        if self._opened != race.opened:
            return race.ends - race.opened
        correction_ms = min(latency_ms or 0, self._latency_cap_ms, room.settings.latency_cap_ms)
        return max(0, int((arrived - self._announced_at) * 1000 - correction_ms))
