"""A player at a table in lines of text: what is told, what is asked, and when a line counts."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from rich.console import Console

from forno.client import ConnectionLost, LineState, RefusedByServer, Seat, Update, events_of
from forno.client.client import decoded
from forno.core.errors import FornoError, Refused
from forno.rulebook import refusal as refusal_sentence
from forno.server.protocol import (
    Announcement,
    AnswerTakeOver,
    AnswerUndo,
    CastVote,
    Contribute,
    Frame,
    Message,
    RoomView,
    Snapshot,
    Welcome,
)
from forno.terminal.attention import Attention
from forno.terminal.card_names import Names as Words
from forno.terminal.game_text import GameText, Json, absence_text, game_text, question_text
from forno.terminal.line_input import LineInput
from forno.terminal.log import Log
from forno.terminal.names import Names
from forno.terminal.plain_table import hand_lines, notation
from forno.terminal.room_text import RoomText

MAX_LISTED_MOVES = 20
FORCED_DELAY_S = (0.8, 2.5)
"""An answer without a choice takes as long as one with a choice might, where people are at the table: else its time
would tell them what the player holds."""
INSTANT = frozenset({"help", "rules", "say", "quit"})
"""Commands that a script need not wait for."""


RETURNED = ("returned",)
"""The prompt of a player who comes back."""
CLOCK_INTERVAL_S = 1.0


class Quit(Exception):
    """The player leaves the table."""


class PlainSession:
    """One player at one table, through lines."""

    def __init__(
        self, seat: Seat, source: LineInput, lang: str, commands: Mapping[str, Command], *, contributes: bool
    ) -> None:
        self.seat = seat
        self.attention = Attention(seat, may_hold=source.is_terminal)
        self.source = source
        self.lang = lang
        self.commands = commands
        """Commands that a player may type besides moves, by their first words."""
        self.words = Words(lang)
        self.console = Console(highlight=False, markup=False, no_color=True, soft_wrap=True)
        self.log = Log()
        self.prompted: tuple[object, ...] = ()
        """The decision that the player was last asked for."""
        self.hand: list[str] = []
        """The hand as it was last told."""
        self.decision: int | None = None
        """The decision that the next events answer."""
        self.requested: object = None
        """The request of another player that was last put."""
        self.number = 0
        """The game whose result was told last."""
        self.at = seat.number
        """The player's seat, as it was last told."""
        self.contributes = contributes
        """Whether this device adds words to the shuffle: not where a seed decides on it."""
        self.contributed_to = 0
        self.tasks: set[asyncio.Task[None]] = set()
        seat.listeners.append(self.receive)
        if seat.announcement:
            self.write(seat.announcement)

    def write(self, *lines: str) -> None:
        for line in lines:
            self.console.print(line)

    # --- the state

    @property
    def room(self) -> RoomView:
        assert self.seat.room_view is not None
        return self._names.room(self.seat.room_view)

    @property
    def _names(self) -> Names:
        return Names(self.seat.texts, self.seat.number, self.lang)

    @property
    def players(self) -> list[str]:
        return [one.name for one in self.room.seats]

    @property
    def view(self) -> Json:
        return self.seat.view

    @property
    def text(self) -> GameText:
        return game_text(self.view.get("game", ""), self.lang, self.players, self.seat.number)

    @property
    def room_text(self) -> RoomText:
        return RoomText(self.lang, self.players, self.seat.number, self.seat.person)

    @property
    def claim(self) -> Json | None:
        """The player's own answer in an open jump-in window."""
        window = self.seat.game.jump_in if self.seat.game else None
        return decoded(window.claim) if window else None

    @property
    def may_move(self) -> bool:
        """Whether a move of the player would count now: an answer, or a jump-in. Without a window a jump-in is a race
        that no script can win."""
        seat = self.seat
        has_time = seat.is_asked or self.source.is_terminal or (seat.game is not None and seat.game.jump_in is not None)
        return seat.status == "playing" and bool(seat.legal_moves) and self.claim is None and has_time

    @property
    def is_settled(self) -> bool:
        """Whether nothing happens before the player does something."""
        if self.seat.number is None or self.seat.status in ("over", "closed") or self.attention.is_held:
            return True
        return self.may_move and not self.is_forced

    @property
    def is_forced(self) -> bool:
        """Whether the player owes an answer and has one only."""
        return self.seat.is_asked and self.claim is None and len(self.seat.legal_moves) == 1

    # --- telling

    def receive(self, update: Update) -> None:
        """Tell what a message brings."""
        match update:
            case LineState(state="lost"):
                self.write(update.reason or self.words.say("table-line-lost"))
            case LineState(state="open") if self.seat.snapshots:
                self.write(self.words.say("table-line-back"))
            case Announcement() if update.text:
                self.write(update.text)
            case Welcome() if update.seat != self.at:
                self.tell_new_seat(update.seat)
            case Welcome():
                self.tell_absence()
            case Snapshot():
                self.log.reset(events_of(update), 0)
                self.decision = self.seat.game.decision if self.seat.game else None
                self.tell(events_of(update))
            case Frame():
                self.follow(update)
        self.source.changed.set()

    def tell_new_seat(self, seat: int | None) -> None:
        """Tell that the player has another seat, or none any more. The snapshot of it comes next."""
        self.at = seat
        room = self.room
        if seat is None:
            self.write(self.words.say("table-unseated"))
        elif room.status == "playing":
            self.write(self.words.say("table-event-seat-taken-over.you", other=room.seats[seat].name))
        else:
            self.write(self.words.say("table-event-seat-taken.you"))

    def tell_absence(self) -> None:
        """Tell what a bot has played while the player was away."""
        if self.view and (said := absence_text(self.text, self.seat.welcome, self.view)):
            self.write(said)

    def follow(self, frame: Frame) -> None:
        heard = [self._names.event(event) for event in frame.room_events]
        events = events_of(frame)
        self.log.add(heard, events, update=0, answered=self.decision, seat=self.seat.number, room=self.room)
        self.decision = self.seat.game.decision if self.seat.game else None
        tells_end = any(event["event"] == "game-ended" for event in events)
        said = [event for event in heard if not (tells_end and type(event).__name__ == "GameEnded")]
        self.write(*filter(None, map(self.room_text.event, said)))
        self.tell(events)

    def tell(self, events: Sequence[Json]) -> None:
        self.write(*filter(None, map(self.text.event, events)))

    def tell_result(self) -> None:
        """Tell the places once, after the game."""
        outcome = self.seat.outcome
        if self.room.status != "over" or self.number == self.room.number or not self.room.games:
            return
        self.number = self.room.number
        if outcome:
            places = sorted(zip(outcome["places"], outcome["scores"], self.players, strict=True))
            self.write("", *(f"{place}. {name}: {score}" for place, score, name in places))
        if self.seat.number is not None:
            self.write(self.words.say("terminal-plain-over"))

    # --- asking

    def prompt(self) -> None:
        """Put what the player has to decide, once; after an absence, that the table waits for them."""
        self.put_request()
        if self.attention.is_held:
            self.put_return()
            return
        game = self.seat.game
        if game is None or not self.may_move or self.is_forced:
            return
        key = (game.number, game.decision, self.seat.is_asked)
        if key == self.prompted:
            return
        self.prompted = key
        if self.seat.is_asked:
            self.write("", *self.changed_hand(), question_text(self.text, self.view))
        else:
            self.write("", self.words.say("solo-see-jump-in"))
        self.list_moves()
        self.write(*self.time_left())

    def put_return(self) -> None:
        if self.prompted != RETURNED:
            self.prompted = RETURNED
            self.write("", *self.changed_hand(), question_text(self.text, self.view))
            self.write(f"{self.words.say('table-waited')} {self.words.say('terminal-plain-go-on')}")

    def changed_hand(self) -> list[str]:
        """The hand, unless it was told already."""
        before, self.hand = self.hand, hand_lines(self.view, self.text)
        return self.hand if self.hand != before else []

    def list_moves(self) -> None:
        moves, game, text, view = self.seat.legal_moves, self.room.game, self.text, self.view
        for number, move in enumerate(moves[:MAX_LISTED_MOVES], start=1):
            typed, said = notation(game, move), text.move(move, view)
            self.write(f"{number:2} {f'{typed} – {said}' if typed else said}")
        if len(moves) > MAX_LISTED_MOVES:
            self.write(self.words.say("terminal-plain-more", count=len(moves) - MAX_LISTED_MOVES))

    def time_left(self) -> list[str]:
        """The time of the decision or the jump-in window, said once."""
        assert self.seat.game is not None
        clock, window = self.seat.game.clock, self.seat.game.jump_in
        ends = clock.ends_at_ms if clock.seat == self.seat.number else None
        if window and not self.seat.is_asked:
            left = self.room_text.seconds(max(0, window.ends_at_ms - self.seat.now_ms))
            return [self.words.say("terminal-plain-window", seconds=left)]
        if ends is None:
            return []
        return [self.words.say("table-time-left", time=self.room_text.time_left(ends - self.seat.now_ms))]

    def put_request(self) -> None:
        """Put the request of another player, once: to undo, to take over a seat, or a vote."""
        found = self.open_request()
        key = found and (found[0], found[1])
        if key and key != self.requested:
            self.write(key[0], self.words.say("terminal-plain-answer"))
        self.requested = key

    def open_request(self) -> tuple[str, type[Message], Json] | None:
        """The request that the player may answer with yes or no: its question, the command, and its other fields."""
        room, seat, words = self.room, self.seat, self.words
        undo = seat.game.undo if seat.game else None
        if undo and seat.number is not None and seat.number != undo.seat and seat.number not in undo.agreed:
            return words.say("table-undo-requested", name=self.players[undo.seat]), AnswerUndo, {}
        if (vote := room.vote) and seat.person in vote.electors and seat.person not in (*vote.yes, *vote.no, vote.by):
            by, other = self.person_name(vote.by), self.person_name(vote.person)
            return words.say(f"table-vote-{vote.vote}", name=by, other=other), CastVote, {}
        asking = next((one for one in room.queue if one.wants is not None), None)
        if asking and asking.wants is not None and seat.person == room.host:
            sentence = words.say("table-request", name=asking.name, other=self.players[asking.wants])
            return sentence, AnswerTakeOver, {"person": asking.person}
        return None

    def person_name(self, person: int | None) -> str:
        names = {one.person: one.name for one in self.room.seats} | {one.person: one.name for one in self.room.queue}
        return "" if person is None else names.get(person, "")

    # --- the course of the session

    async def run(self) -> None:
        """Tell and ask until the player quits, the input ends, or the table closes."""
        self.start(self.watch_clock())
        with suppress(Quit):
            while self.seat.line.state != "ended":
                self.tell_result()
                self.contribute_if_due()
                await self.attention.confirm()
                self.play_forced()
                self.prompt()
                if self.seat.status == "closed" or (self.has_nothing_to_read() and self.is_settled):
                    return
                if self.is_next_due():
                    await self.handle(self.source.lines.popleft())
                else:
                    self.source.changed.clear()
                    await self.source.changed.wait()
            self.write(self.seat.line.reason)

    def has_nothing_to_read(self) -> bool:
        return self.source.has_ended and not self.source.lines

    def is_next_due(self) -> bool:
        """Whether the next line counts now. From a pipe, moves wait until the player is asked."""
        if not self.source.lines:
            return False
        word = self.source.lines[0].partition(" ")[0]
        if self.source.is_terminal or word in INSTANT or self.is_settled:
            return True
        return self.seat.status == "lobby" and word in self.commands and word not in ("hint", "undo")

    async def handle(self, line: str) -> None:
        """Run a command, or play a move. A refusal is told."""
        word, _, rest = line.partition(" ")
        if word not in self.commands:
            self.attention.go_on()
        if not line:
            return
        try:
            if word in self.commands:
                await self.commands[word](self, rest.strip())
            else:
                await self.play(line)
        except RefusedByServer as refused:
            self.write(self.unknown(line) if refused.rule == "wire.unreadable" else self.refusal(refused))
        except ConnectionLost:
            self.write(self.words.say("table-line-lost"))
        except FornoError as error:
            self.write(str(error))

    def unknown(self, line: str) -> str:
        """The answer to a line that is neither a command nor a move."""
        count = len(self.seat.legal_moves)
        message = "terminal-plain-unknown" if count else "terminal-plain-commands"
        return self.words.say(message, typed=line, count=count)

    def refusal(self, refused: RefusedByServer) -> str:
        """The sentence of a refusal, with the names that the player sees."""
        return refusal_sentence(Refused(refused.rule, **refused.values), self.lang, self.players)

    def play_forced(self) -> None:
        """Give an answer that leaves no choice. Other people are not told so by its time."""
        game = self.seat.game
        if game is None or self.seat.status != "playing" or not self.is_forced:
            return
        key = (game.number, game.decision, "forced")
        if key != self.prompted:
            self.prompted = key
            self.start(self.play_later(self.seat.legal_moves[0], game.number, game.decision))

    async def play_later(self, move: Json, number: int, decision: int | None) -> None:
        people = sum(one.person is not None for one in self.room.seats)
        if people > 1:
            await asyncio.sleep(random.uniform(*FORCED_DELAY_S))  # noqa: S311, no secret
        with suppress(RefusedByServer, ConnectionLost):
            await self.seat.play(move, number=number, decision=decision)

    def contribute_if_due(self) -> None:
        """Add this device's words to the shuffle, after the commitment was seen. (house.fair)"""
        seat, room = self.seat, self.room
        is_due = self.contributes and room.status == "lobby" and self.contributed_to != room.number
        if is_due and seat.number is not None and not room.seats[seat.number].contributed:
            self.contributed_to = room.number
            self.start(self.contribute())

    async def contribute(self) -> None:
        with suppress(RefusedByServer, ConnectionLost):
            await self.seat.do(Contribute, words=f"{random.SystemRandom().getrandbits(128):032x}")

    def start(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def watch_clock(self) -> None:
        """Notice that this program stood still."""
        while True:
            await asyncio.sleep(CLOCK_INTERVAL_S)
            self.attention.note_break()
            if self.attention.is_held:
                self.source.changed.set()

    async def close(self) -> None:
        self.seat.listeners.remove(self.receive)
        self.attention.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def play(self, line: str) -> None:
        """Play a move, by its number or in the game's notation."""
        if self.seat.status != "playing":
            self.write(self.words.say("terminal-plain-no-game"))
            return
        moves = self.seat.legal_moves
        if line.isdecimal() and 1 <= int(line) <= len(moves):
            await self.seat.play(moves[int(line) - 1])
        else:
            await self.seat.play(line)
        if self.claim is not None:
            self.write(self.words.say("solo-wait-sealed", move=self.text.move(self.claim, self.view)))


Command = Callable[[PlainSession, str], Awaitable[None]]
"""Runs what a player typed: it gets the session and the rest of the line."""
