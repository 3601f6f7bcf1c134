"""Plain mode: a table in lines of text, for screen readers and scripts.

At a terminal every line counts at once, so that a jump-in or a SOLO call works while others play. Lines from a pipe are
played one after the other: a move waits until it is asked for, and the end of the input ends the game.
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, suppress
from threading import Thread
from typing import Any, TextIO

from rich.console import Console

from forno import games
from forno.bots.third_party.guard import Fault
from forno.client import ConnectionLost, LineState, RefusedByServer, Seat, Update, events_of
from forno.client.client import decoded
from forno.core.errors import FornoError, Refused
from forno.guides import guide_text
from forno.guides import names as guide_names
from forno.rulebook import hint as hint_sentence
from forno.rulebook import page
from forno.rulebook import refusal as refusal_sentence
from forno.rulebook.bundles import texts
from forno.server.protocol import (
    AnswerTakeOver,
    AnswerUndo,
    CastVote,
    Contribute,
    Frame,
    Message,
    RoomSettings,
    RoomView,
    SendChat,
    SetReady,
    Snapshot,
    StartGame,
    TakeOver,
    Undo,
    Welcome,
)
from forno.terminal.card_names import Names as Words
from forno.terminal.embedded import Opponents, embedded_server, open_table, save_record
from forno.terminal.game_text import GameText, Json, game_text, question_text
from forno.terminal.joining import client_of, join, read_link
from forno.terminal.log import Log, is_short
from forno.terminal.names import Names
from forno.terminal.plain_table import card_lines, hand_lines, notation, table_lines
from forno.terminal.request import PlayRequest
from forno.terminal.room_text import RoomText
from forno.terminal.show import show_guide, show_page

MAX_LISTED_MOVES = 20
FILL_LEVEL = "regular"
"""The level of the bots that fill free seats at the start."""
FORCED_DELAY_S = (0.8, 2.5)
"""An answer without a choice takes as long as one with a choice might, where people are at the table: else its time
would tell them what the player holds."""
INSTANT = frozenset({"help", "rules", "say", "quit"})
"""Commands that a script need not wait for."""
BETWEEN_GAMES = frozenset({"ready", "rematch", "start"})


class LineInput:
    """The lines of the standard input, read by a thread: it waits, and nothing else does."""

    def __init__(self, stream: TextIO) -> None:
        self.is_terminal = stream.isatty()
        self.lines: deque[str] = deque()
        self.has_ended = False
        self.changed = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        Thread(target=self._read, args=(stream,), daemon=True).start()

    def _read(self, stream: TextIO) -> None:
        with suppress(RuntimeError, ValueError):  # the game has ended, and the loop or the stream with it
            for line in stream:
                self._loop.call_soon_threadsafe(self._take, line.strip())
            self._loop.call_soon_threadsafe(self._take, None)

    def _take(self, line: str | None) -> None:
        if line is None:
            self.has_ended = True
        elif line:
            self.lines.append(line)
        self.changed.set()

    async def next(self) -> str | None:
        """The next line; None at the end of the input."""
        while not self.lines and not self.has_ended:
            self.changed.clear()
            await self.changed.wait()
        return self.lines.popleft() if self.lines else None


class Quit(Exception):
    """The player leaves the table."""


class PlainSession:
    """One player at one table, through lines."""

    def __init__(self, seat: Seat, source: LineInput, lang: str, *, contributes: bool) -> None:
        self.seat = seat
        self.source = source
        self.lang = lang
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
        if self.seat.number is None or self.seat.status in ("over", "closed"):
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
            case Welcome() if update.seat != self.at:
                self.tell_new_seat(update.seat)
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
        """Put what the player has to decide, once."""
        self.put_request()
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

    def changed_hand(self) -> list[str]:
        """The hand, unless it was told already."""
        before, self.hand = self.hand, hand_lines(self.view, self.text)
        return self.hand if self.hand != before else []

    def list_moves(self) -> None:
        moves = self.seat.legal_moves
        for number, move in enumerate(moves[:MAX_LISTED_MOVES], start=1):
            typed, said = notation(self.room.game, move), self.text.move(move, self.view)
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
        with suppress(Quit):
            while self.seat.line.state != "ended":
                self.tell_result()
                self.contribute_if_due()
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
        return self.seat.status == "lobby" and word in COMMANDS and word not in ("hint", "undo")

    async def handle(self, line: str) -> None:
        """Run a command, or play a move. A refusal is told."""
        word, _, rest = line.partition(" ")
        try:
            if word in COMMANDS:
                await COMMANDS[word](self, rest.strip())
            else:
                await self.play(line)
        except RefusedByServer as refused:
            self.write(self.refusal(refused))
        except ConnectionLost:
            self.write(self.words.say("table-line-lost"))
        except FornoError as error:
            self.write(str(error))

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

    async def close(self) -> None:
        self.seat.listeners.remove(self.receive)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # --- commands

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

    async def hint(self, _: str) -> None:
        answer = await self.seat.hint()
        move = decoded(answer.move)
        values = dict(answer.values)
        if isinstance(seat := values.get("seat"), int):
            values["name"] = self.players[seat]
        typed, said = notation(self.room.game, move), self.text.move(move, self.view)
        self.write(f"{typed} – {said}. {hint_sentence(answer.reason, values, self.lang)}")

    async def undo(self, _: str) -> None:
        await self.seat.do(Undo)
        self.prompted = ()

    async def answer(self, yes: bool) -> None:
        """Answer the request of another player."""
        found = self.open_request()
        if found is None:
            self.write(self.words.say("terminal-plain-no-request"))
            return
        _, kind, more = found
        fields: Json = more | ({"yes": yes} if kind is CastVote else {"accept": yes})
        await self.seat.do(kind, **fields)

    async def accept(self, _: str) -> None:
        await self.answer(True)

    async def decline(self, _: str) -> None:
        await self.answer(False)

    async def talk(self, said: str) -> None:
        await self.seat.do(SendChat, text=said)

    async def show_log(self, _: str) -> None:
        """Tell again what the player may still be shown. (turn.memory)"""
        said = [self.text.event(line.event) if line.event else "" for line in self.log.lines]
        said = [one for one in said if one]
        self.write(*(said or [self.words.say("table-log-empty")]))
        if self.view and is_short(self.view["game"], self.room):
            self.write(self.words.say("table-log-memory"))

    async def show_cards(self, _: str) -> None:
        self.write(*(card_lines(self.view, self.text) if self.view else []))

    async def show_table(self, _: str) -> None:
        self.show_room()
        if self.view:
            self.write(*table_lines(self.view, self.text), *hand_lines(self.view, self.text))
            self.write(*filter(None, [question_text(self.text, self.view)]))

    def show_room(self) -> None:
        """Name the game and the people at the table."""
        room, words = self.room, self.words
        self.write(self.room_text.game(room.game))
        for number, one in enumerate(room.seats, start=1):
            level = words.say("table-seat-bot", level=self.room_text.level(one.bot)) if one.bot else ""
            name = one.name or words.say("table-seat-reserved" if one.reserved else "table-seat-free")
            notes = [note for note in (level, words.say("table-seat-ready") if one.ready else "") if note]
            self.write(f"{words.say('table-seat-number', number=number)}: {', '.join([name, *notes])}")
        if room.queue:
            self.write(f"{words.say('table-queue')}: {', '.join(one.name for one in room.queue)}")

    async def show_rules(self, search: str) -> None:
        """Show the guide of the game, or the rules in which a word stands."""
        game = self.room.game
        if game in guide_names() and not search:
            show_guide(self.console, guide_text(game, self.lang))
        else:
            show_page(self.console, page(game, self.lang).search(search), search)

    async def show_help(self, _: str) -> None:
        self.write(self.words.say("terminal-plain-help"))

    async def get_ready(self, _: str) -> None:
        """Ask for the next game. The person alone with bots starts it."""
        await self.seat.do(SetReady)

    async def start_game(self, _: str) -> None:
        free = any(not one.name for one in self.room.seats)
        await self.seat.do(StartGame, fill=FILL_LEVEL if free else None)

    async def take_over(self, number: str) -> None:
        """Take over the seat of a bot, as a person of the queue."""
        if not number.isdecimal():
            self.write(self.words.say("table-guest-seats"))
            return
        await self.seat.do(TakeOver, seat=int(number) - 1)

    async def quit(self, _: str) -> None:
        raise Quit


COMMANDS: dict[str, Callable[[PlainSession, str], Awaitable[None]]] = {
    "help": PlainSession.show_help,
    "hint": PlainSession.hint,
    "undo": PlainSession.undo,
    "yes": PlainSession.accept,
    "no": PlainSession.decline,
    "table": PlainSession.show_table,
    "cards": PlainSession.show_cards,
    "log": PlainSession.show_log,
    "rules": PlainSession.show_rules,
    "say": PlainSession.talk,
    "start": PlainSession.start_game,
    "ready": PlainSession.get_ready,
    "rematch": PlainSession.get_ready,
    "take": PlainSession.take_over,
    "quit": PlainSession.quit,
}


# --- from a request to a session


async def play_plain(request: PlayRequest, reason: str = "") -> None:
    """Play in lines until the player leaves. The reason why there is no full screen is told first."""
    texts(request.lang)  # an unknown language is refused first
    source = LineInput(sys.stdin)
    with suppress(Quit):
        await play_one_table(request, source, reason)
    say(request.lang, "terminal-plain-goodbye")


async def play_one_table(request: PlayRequest, source: LineInput, reason: str) -> None:
    """Come to the table, play, and keep the record."""
    async with AsyncExitStack() as stack:
        if request.link:
            seat = await joined(request, source, stack)
        else:
            seat = await against_bots(request, source, stack)
        if reason:
            sys.stderr.write(f"{reason}\n")
        session = PlainSession(seat, source, request.lang, contributes=bool(request.link))
        try:
            await begin(session, request)
            await session.run()
        finally:
            await session.close()
        if request.record:
            await keep_record(session, request)
        if request.link and seat.key:
            session.write(session.words.say("terminal-plain-back", link=seat.link))
        await seat.close()


async def joined(request: PlayRequest, source: LineInput, stack: AsyncExitStack) -> Seat:
    """The player's seat at the table of the link. Without a name the player watches."""
    link = read_link(request.link, request.server, request.lang)
    client = await stack.enter_async_context(client_of(link, request.lang))
    name = request.name
    if not name and link.key is None:
        say(request.lang, "home-name-placeholder")
        name = await source.next() or ""
    return await join(client, link, name, watch=not name)


async def against_bots(request: PlayRequest, source: LineInput, stack: AsyncExitStack) -> Seat:
    """The player's seat at a table of a server in this process. Nothing waits for a script."""
    game = games.game(request.game or await chosen_game(request.lang, source))
    loop = asyncio.get_running_loop()

    def report(name: str, fault: Fault) -> None:
        loop.call_soon_threadsafe(say, request.lang, "terminal-bot-failed", name, str(fault))

    opponents = Opponents(request.opponents_in(game), report)
    is_live = source.is_terminal
    server = embedded_server(
        lang=request.lang, seed=request.seed, bot_pace_ms=LIVE_PACE_MS if is_live else 0, opponents=opponents
    )
    client = await stack.enter_async_context(server)
    return await open_table(
        client,
        game.name,
        opponents.levels,
        name=request.name,
        options=request.options,
        settings=RoomSettings() if is_live else RoomSettings(jump_in_ms=0),
        seed=request.seed,
        start=False,
    )


LIVE_PACE_MS = 500
"""About the time that a bot takes for a move where somebody listens."""


def say(lang: str, message: str, name: str = "", fault: str = "") -> None:
    """Write a text that belongs to no session."""
    sys.stdout.write(Words(lang).say(message, name=name, fault=fault) + "\n")
    sys.stdout.flush()


async def chosen_game(lang: str, source: LineInput) -> str:
    """Let the player choose a game, by its number or its name."""
    offered = games.game_names()
    room = RoomText(lang)
    say(lang, "home-pick")
    for number, name in enumerate(offered, start=1):
        sys.stdout.write(f"{number:2} {name} – {room.game(name)}\n")
    sys.stdout.flush()
    line = await source.next()
    if line is None or line == "quit":
        raise Quit
    if line.isdecimal() and 1 <= int(line) <= len(offered):
        return offered[int(line) - 1]
    return line


async def begin(session: PlainSession, request: PlayRequest) -> None:
    """Show the table and, against bots, deal."""
    session.show_room()
    words = session.words
    if request.link:
        session.write(f"{words.say('terminal-plain-commands')}")
        session.tell(decoded(session.seat.game.events) if session.seat.game else [])
        return
    if request.seed is not None:
        session.write(words.say("terminal-plain-seed"))
    session.write(words.say("terminal-plain-commands"))
    await session.seat.do(StartGame)


async def keep_record(session: PlainSession, request: PlayRequest) -> None:
    """Write the record of the last game, and say where it is."""
    assert request.record is not None
    if await save_record(session.seat, request.record):
        session.write(session.words.say("terminal-plain-record", file=str(request.record)))
    else:
        session.write(session.words.say("terminal-plain-no-record"))
