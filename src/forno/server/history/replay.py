"""Folds of a room's log: the room as it is now, and its finished games as records and replays."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from forno.core.chance import Chance, read_chance
from forno.core.errors import FornoError, Refused
from forno.core.match import Match
from forno.core.record import Record, record_of
from forno.fairness import DealSecret, prove
from forno.server import viewer_frames
from forno.server.protocol.client_messages import PlayOn
from forno.server.protocol.room_events import ChatMessage, GameEnded, GameStarted
from forno.server.protocol.server_messages import GameSource
from forno.server.room import ContinueGame, Effects, Room, apply, follow, read_entry
from forno.server.room.log_entry import LoggedTurn
from forno.server.store.base import Row
from forno.server.viewer_frames import NOBODY

NOTHING = msgspec.Raw(b"null")


class UnreadableEntry(FornoError):
    """An entry of a log that cannot be applied. The error that it raised is the cause."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq

    def __str__(self) -> str:
        cause = self.__cause__
        why = str(cause) if isinstance(cause, FornoError) else type(cause).__name__
        return f"entry {self.seq} cannot be read: {why}"


def unreadable_entry(seq: int, error: Exception) -> Exception:
    """The error of a log with an entry that raised this; a game whose rules are gone says so itself. (house.rules)"""
    is_of_other_rules = isinstance(error, Refused) and error.rule == "house.rules"
    return error if is_of_other_rules else UnreadableEntry(seq)


def fold(room: str, rows: Iterable[Row]) -> Room:
    """Fold a log into the room that it describes; UnreadableEntry if one of its entries cannot be applied."""
    folded = Room(room)
    for row in rows:
        try:
            follow(folded, read_entry(row.body), row.text)
        except Exception as error:
            raise unreadable_entry(row.seq, error) from error
    return folded


# --- games that are over


class Finished(msgspec.Struct):
    """One finished game of a room: its moves, its chance, and what the players contributed to it."""

    number: int
    match: Match
    fair: DealSecret | None
    """None where the deal was not sealed, as the game plays on from another. (house.play-on)"""
    words: list[str]
    decisions: list[int] = []
    """The number that the room gave to the decision of each move. Undone moves have used up numbers of their own,
    which the record does not have."""

    @property
    def record(self) -> Record:
        """The game in the library's notation, with everything opened and the proof of the deal, if it has one."""
        record = record_of(self.match)
        return prove(record, self.match.game, self.fair, self.words) if self.fair else record


def finished(room: str, rows: Iterable[Row], number: int) -> Finished:
    """The game of this number. Refused until it is over."""
    folded = Room(room)
    turns: list[tuple[int, Any, int]] = []
    found: Finished | None = None
    for row in rows:
        entry = read_entry(row.body)
        effects = apply(folded, entry, row.text)
        if folded.table_number != number or not folded.table:
            continue
        if any(isinstance(piece, GameStarted) for piece in effects.room_events):
            found = _begun(folded)
        first = folded.table.serial - len(effects.turns)
        played = [(seat, move, first + index) for index, (seat, move) in enumerate(effects.turns)]
        turns = turns[: len(turns) - effects.undone] + played
        if ended(effects, number):
            break
    else:
        raise Refused("house.after")
    assert found is not None
    for seat, move, _ in turns:
        found.match.play(move, seat)
    found.decisions = [decision for _, _, decision in turns]
    return found


def numbered_record(room: str, rows: Iterable[Row], number: int) -> tuple[Record, list[int]]:
    """The record of a finished game, and the number of each of its decisions in the room."""
    game = finished(room, rows, number)
    return game.record, game.decisions


def ended(effects: Effects, number: int) -> bool:
    """Whether an entry ended the game of this number: by its rules, or early."""
    return any(isinstance(piece, GameEnded) and piece.number == number for piece in effects.room_events)


def _begun(room: Room) -> Finished:
    fair = DealSecret(bytes.fromhex(room.secret)) if room.secret else None
    words = [seat.contribution or "" for seat in room.seats]
    assert room.table is not None
    match = Match.deal(room.game, player_names(room), chance_of_deal(room), room.table.options)
    return Finished(room.number, match, fair, words)


def chance_of_deal(room: Room) -> Chance:
    """The source of chance of the room's current game, before the deal."""
    if room.source:
        return read_chance(room.source.chance)
    return DealSecret(bytes.fromhex(room.secret)).mix([seat.contribution or "" for seat in room.seats])


def continuation(room: str, rows: Iterable[Row], number: int, command: PlayOn) -> ContinueGame:
    """The command that plays on from a decision of a finished game. Refused until the game is over, and where it
    never put such a decision. (house.play-on)"""
    folded = Room(room)
    turns: list[LoggedTurn] = []
    found: ContinueGame | None = None
    for row in rows:
        effects = apply(folded, read_entry(row.body), row.text)
        if folded.table_number != number or not folded.table:
            continue
        played = [LoggedTurn(seat, viewer_frames.raw(move)) for seat, move in effects.turns]
        turns = turns[: len(turns) - effects.undone] + played
        if ended(effects, number):
            break
        if folded.table.serial == command.decision:
            found = continue_game(folded, turns, command)
    else:
        raise Refused("house.after")
    if found is None:
        raise Refused("house.play-on")
    return found


def continue_game(room: Room, turns: Iterable[LoggedTurn], command: PlayOn) -> ContinueGame:
    assert room.table is not None
    return ContinueGame(
        source=GameSource(room.name, room.number, command.decision),
        game=room.game.name,
        seats=len(room.seats),
        options=room.table.options,
        chance=chance_of_deal(room).text,
        turns=tuple(turns),
        seat=command.seat,
        name=command.name,
        key=command.key,
        bots=command.bots,
        settings=command.settings,
        face=command.face,
    )


def player_names(room: Room) -> list[str]:
    """The names for a record. A player whose name was deleted is called by the number of the seat."""
    return [name or f"Player {number}" for number, name in enumerate(room.names, start=1)]


class EncodedReplay(msgspec.Struct):
    """A `Replay` whose frames are encoded already."""

    texts: dict[str, str]
    steps: list[list[msgspec.Raw]]


def replay(room: str, rows: Iterable[Row], number: int, viewer: str) -> EncodedReplay:
    """A finished game step by step, without chat: as one viewer saw it then, or as all seats did, side by side."""
    folded, over = Room(room), False
    steps: list[list[msgspec.Raw]] = []
    for row in rows:
        entry = read_entry(row.body)
        effects = apply(folded, entry, row.text)
        if over or folded.table_number != number or not folded.table or effects.only is not None:
            continue
        over = ended(effects, number)
        effects.room_events = [
            event for event in effects.room_events if not isinstance(event, ChatMessage) and event.only is None
        ]
        seen = [viewer_frames.frame(folded, entry, effects, one, NOBODY) for one in viewers_of(folded, viewer)]
        if any(seen):
            steps.append([msgspec.Raw(told[0]) if told else NOTHING for told in seen])
    if not over:
        raise Refused("house.after")
    sent = {
        one for step in steps for seen in step if seen is not NOTHING for one in viewer_frames.references(bytes(seen))
    }
    return EncodedReplay({one: folded.text(one) for one in sorted(sent)}, steps)


def viewers_of(room: Room, viewer: str) -> list[int | None]:
    """The viewers that `public`, `open` or the number of a seat means, in the room as it was then."""
    if viewer == "public":
        return [None]
    seats = len(room.seats)
    if viewer != "open" and int(viewer) >= seats:
        raise Refused("house.setting", setting="viewer", value=viewer, allowed=f"public, open, 0 to {seats - 1}")
    return [*range(seats)] if viewer == "open" else [int(viewer)]
