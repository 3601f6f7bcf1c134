"""A room without a server: deeds go in, entries come out, time is what the test says."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

import msgspec

from forno.core.chance import FastChance
from forno.server import telling
from forno.server.log.base import Row
from forno.server.protocol import Act, Command, Open, Sit, Start, TableSettings
from forno.server.room import Entry, Happened, Room, apply, decide, without_keys, write_entry
from forno.server.room.entry import HouseDeed

NAMES = ("Anna", "Bob", "Carla", "Dino", "Emma", "Fabio", "Gina", "Hugo", "Ida", "Jan")


def key(name: str) -> str:
    return f"key-of-{name:-<24}"


class Scene:
    """One room and its log."""

    def __init__(self, game: str = "mamma-mia", people: int = 3, *, bots: int = 0, start: bool = True, **more: Any):
        self.room = Room("a" * 16)
        self.rows: list[Row] = []
        self.sent: dict[int, list[bytes]] = {}
        self.at = 1_000_000
        self._ids = count(1)
        settings = more.pop("settings", TableSettings())
        options = more.pop("options", {})
        self.do(
            Open, 0, game=game, seats=people + bots, name=NAMES[0], key=key("Anna"), settings=settings, options=options
        )
        for name in NAMES[1:people]:
            self.do(Sit, None, name=name, key=key(name))
        if start:
            self.do(Start, 0, fill="random" if bots else None)

    # --- doing

    def make(self, deed: type[Any], /, **fields: Any) -> Any:
        return deed(id=f"{next(self._ids):032x}", **fields) if issubclass(deed, Command) else deed(**fields)

    def do(self, deed: type[Any] | Any, seat: int | None, /, *, reaction: int = 0, **fields: Any) -> Happened:
        """Do it; AssertionError if a rule refuses."""
        entry, happened = self.attempt(deed, seat, reaction=reaction, **fields)
        assert entry.refused is None, entry.refused
        return happened

    def attempt(
        self, deed: type[Any] | Any, seat: int | None, /, *, reaction: int = 0, **fields: Any
    ) -> tuple[Entry, Happened]:
        made = self.make(deed, **fields) if isinstance(deed, type) else deed
        sealed: Any = made if isinstance(made, HouseDeed) else without_keys(made)
        entry = decide(self.room, sealed, seat, self.at, salt="5a" * 32, rules=1, reaction=reaction)
        happened = apply(self.room, entry)
        seats = self.room.seats
        before: dict[int | None, tuple[int, str]] = {number: seats[number].head for number in self.room.humans}
        made = telling.frames(self.room, entry, happened, before) if entry.refused is None else {}
        heads = {number: head for number, (_, head) in made.items() if number is not None}
        for number, head in heads.items():
            seats[number].n, seats[number].hash = head
            self.sent.setdefault(number, []).append(made[number][0])
        entry = msgspec.structs.replace(entry, heads=heads)
        self.rows.append(Row(len(self.rows) + 1, getattr(made, "id", f"house:{len(self.rows)}"), write_entry(entry)))
        return entry, happened

    def refused(self, deed: type[Any] | Any, seat: int | None, /, **fields: Any) -> str:
        """The rule that refuses it."""
        entry, _ = self.attempt(deed, seat, **fields)
        assert entry.refused is not None, f"{deed} of seat {seat} was not refused"
        return entry.refused.rule

    # --- playing

    @property
    def table(self) -> Any:
        return self.room.playing

    def move(self, move: str | Any, seat: int | None = None, **more: Any) -> Happened:
        """A move as text or as a value, of the seat that is asked unless another is named."""
        who = self.table.seat if seat is None else seat
        return self.do(self.act(move), who, **more)

    def act(self, move: str | Any, decision: int | None = None) -> Act:
        asked = self.table.serial if decision is None else decision
        made: Act = self.make(Act, number=self.room.number, decision=asked, move=telling.raw(move))
        return made

    def play_on(self, chance: FastChance, moves: int = 1) -> None:
        """Random moves of whoever is asked, people and bots alike."""
        for _ in range(moves):
            if self.room.status != "playing":
                return
            options = self.table.options()
            seat, move = self.table.seat, options[chance.below(len(options))]
            self.room.window = None
            self.do(self.act(move), seat)

    def last(self, seat: int) -> dict[str, Any]:
        """The last frame that a seat was sent."""
        frame: dict[str, Any] = json.loads(self.sent[seat][-1])
        return frame
