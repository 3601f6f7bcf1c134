"""A room without a server: commands go in, log entries and frames come out, time is what the test says."""

from __future__ import annotations

import json
from functools import cache
from itertools import count
from typing import Any

import msgspec

from forno.core.chance import FastChance
from forno.games.solo.moves import Draw
from forno.server import viewer_frames
from forno.server.history.replay import continuation
from forno.server.protocol import (
    AddPerson,
    Command,
    Contribute,
    OpenRoom,
    PlayMove,
    PlayOn,
    RoomSettings,
    StartGame,
    TakeSeat,
)
from forno.server.room import Effects, LogEntry, Room, apply, decide, without_keys, write_entry
from forno.server.room.log_entry import text_of
from forno.server.store.base import Row

NAMES = ("Anna", "Bob", "Carla", "Dino", "Emma", "Fabio", "Gina", "Hugo", "Ida", "Jan")


def key(name: str) -> str:
    return f"key-of-{name:-<24}"


class RoomScene:
    """One room, its log, and the frames that its people were sent.

    `people` have the first seats, bots the others; `sharing` of them have one device. Time is `at`, in milliseconds,
    and passes only when a test says so.
    """

    def __init__(self, game: str = "mamma-mia", people: int = 3, *, bots: int = 0, start: bool = True, **more: Any):
        self._open()
        settings = more.pop("settings", RoomSettings())
        options = more.pop("options", {})
        self.do(
            OpenRoom,
            0,
            game=game,
            seats=people + bots,
            name=NAMES[0],
            key=key("Anna"),
            settings=settings,
            options=options,
        )
        sharing = more.pop("sharing", 1)
        for number, name in enumerate(NAMES[1:people], 1):
            if number < sharing:
                self.do(AddPerson, 0, name=name, key=key(name))
            else:
                self.do(TakeSeat, None, name=name, key=key(name))
        if start:
            self.do(StartGame, 0, fill="random" if bots else None)

    @classmethod
    def continued(cls, finished: RoomScene, decision: int, seat: int, **more: Any) -> RoomScene:
        """A room in which the first game of another one is played on. (house.play-on)"""
        scene = cls.__new__(cls)
        scene._open()
        wish = scene.make(PlayOn, decision=decision, seat=seat, name="Anna", key=key("Anna"), bots="random", **more)
        scene.do(continuation(finished.room.name, finished.rows, 1, wish), seat)
        return scene

    def _open(self) -> None:
        self.room = Room("a" * 16)
        self.rows: list[Row] = []
        self.sent: dict[int, list[bytes]] = {}
        self.at = 1_000_000
        self._ids = count(1)

    # --- doing

    def make(self, command: type[Any], /, **fields: Any) -> Any:
        return command(id=f"{next(self._ids):032x}", **fields) if issubclass(command, Command) else command(**fields)

    def do(self, command: type[Any] | Any, seat: int | None, /, **fields: Any) -> Effects:
        """Commit a command; AssertionError if a rule refuses it. `by` is a person of the queue, in place of a seat."""
        entry, effects = self.attempt(command, seat, **fields)
        assert entry.refusal is None, entry.refusal
        return effects

    def attempt(
        self,
        command: type[Any] | Any,
        seat: int | None,
        /,
        *,
        by: int | None = None,
        reaction_ms: int = 0,
        **fields: Any,
    ) -> tuple[LogEntry, Effects]:
        """Commit a command, or its refusal, to the log, and make the frames of all people."""
        made = self.make(command, **fields) if isinstance(command, type) else command
        sealed: Any = without_keys(made)
        added: Any = {"secret": "5a" * 32, "rules_version": 1, "reaction_ms": reaction_ms}
        entry = decide(self.room, sealed, seat, self.at, person=by, **added)
        text = text_of(sealed) if entry.refusal is None else ""
        effects = apply(self.room, entry, text)
        seats = self.room.seats
        before: dict[int | None, tuple[int, str]] = {number: seats[number].head for number in self.room.humans}
        made = viewer_frames.frames(self.room, entry, effects, before) if entry.refusal is None else {}
        heads = {number: head for number, (_, head) in made.items() if number is not None}
        for number, head in heads.items():
            seats[number].n, seats[number].hash = head
            self.sent.setdefault(number, []).append(made[number][0])
        version = viewer_frames.frame_format(self.room) if heads else 0
        entry = msgspec.structs.replace(entry, stream_heads=heads, frame_format=version)
        seq, text_id = len(self.rows) + 1, self.room.text_count if text else 0
        self.rows.append(Row(seq, getattr(sealed, "id", f"system:{seq}"), write_entry(entry), text_id, text))
        return entry, effects

    def refused(self, command: type[Any] | Any, seat: int | None, /, **fields: Any) -> str:
        """Commit a command that must be refused; the rule that refuses it."""
        entry, _ = self.attempt(command, seat, **fields)
        assert entry.refusal is not None, f"{command} of seat {seat} was not refused"
        return entry.refusal.rule

    # --- playing

    @property
    def table(self) -> Any:
        return self.room.playing

    def move(self, move: str | Any, seat: int | None = None, **more: Any) -> Effects:
        """Make a move, given as text or as a value, for the seat that is asked or for another."""
        who = self.table.seat if seat is None else seat
        return self.do(self.act(move), who, **more)

    def act(self, move: str | Any, decision: int | None = None) -> PlayMove:
        asked = self.table.serial if decision is None else decision
        made: PlayMove = self.make(PlayMove, number=self.room.number, decision=asked, move=viewer_frames.raw(move))
        return made

    def play_on(self, chance: FastChance, moves: int = 1) -> None:
        """Make random moves for the seats that are asked, people and bots alike; races are closed at once."""
        for _ in range(moves):
            if self.room.status != "playing":
                return
            options = self.table.legal_moves()
            seat, move = self.table.seat, options[chance.below(len(options))]
            self.room.jump_in = None
            self.do(self.act(move), seat)

    def finish(self, chance: FastChance) -> None:
        """Play the running game to its end by random moves, of which no draw in SOLO that is not forced: it ends in
        hundreds of moves instead of thousands."""
        while self.room.status == "playing":
            options = self.table.legal_moves()
            options = [move for move in options if type(move) is not Draw] or options
            self.room.jump_in = None
            self.do(self.act(options[chance.below(len(options))]), self.table.seat)
        assert self.room.status == "over"

    def last(self, seat: int) -> dict[str, Any]:
        """Read the last frame that a seat was sent."""
        frame: dict[str, Any] = json.loads(self.sent[seat][-1])
        return frame


# --- a race in SOLO


def with_racers(people: int = 4) -> tuple[RoomScene, list[int]]:
    """Deal SOLO so that the race is open and at least two seats that are not on turn could jump in; these seats."""
    scene = solo_dealt(people, words_of_a_race(people))
    return scene, racers_of(scene)


FIRST_WORDS = {4: 152}
"""By the number of people, the words at which the search begins: all before them begin with no such race."""


@cache
def words_of_a_race(people: int) -> str:
    """Find words of the host after which the deal begins with such a race."""
    for words in map(str, range(FIRST_WORDS.get(people, 0), 2000)):
        scene = solo_dealt(people, words)
        if scene.room.jump_in and len(racers_of(scene)) >= 2:
            return words
    raise AssertionError("no such deal")


def solo_dealt(people: int, words: str) -> RoomScene:
    scene = RoomScene("solo", people, start=False, settings=RoomSettings(jump_in_ms=1500))
    scene.do(Contribute, 0, words=words)
    scene.do(StartGame, 0)
    return scene


def racers_of(scene: RoomScene) -> list[int]:
    """Seats that could act although another is on turn."""
    return [seat for seat in range(len(scene.room.seats)) if seat != scene.table.seat and scene.table.legal_moves(seat)]
