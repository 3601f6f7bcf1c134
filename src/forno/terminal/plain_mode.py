"""Plain mode: a table in lines of text, for screen readers and scripts.

At a terminal every line counts at once, so that a jump-in or a SOLO call works while others play. Lines from a pipe are
played one after the other: a move waits until it is asked for, and the end of the input ends the game.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import AsyncExitStack, suppress

from forno import games
from forno.bots.third_party.guard import Fault
from forno.client import Seat
from forno.client.client import decoded
from forno.rulebook.bundles import texts
from forno.server.protocol import (
    RoomSettings,
    StartGame,
)
from forno.terminal.card_names import Names as Words
from forno.terminal.embedded import Opponents, embedded_server, open_table, save_record
from forno.terminal.joining import NameRefused, client_of, join, read_link
from forno.terminal.line_input import LineInput
from forno.terminal.live_table import outlook_of
from forno.terminal.plain_commands import COMMANDS, show_room
from forno.terminal.plain_session import PlainSession, Quit
from forno.terminal.request import PlayRequest
from forno.terminal.room_text import RoomText

LIVE_PACE_MS = 500
"""About the time that a bot takes for a move where somebody listens."""


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
        session = PlainSession(seat, source, request.lang, COMMANDS, contributes=bool(request.link))
        try:
            await begin(session, request)
            await session.run()
        finally:
            await session.close()
        if request.record:
            await keep_record(session, request)
        if request.link and seat.key:
            if seat.status == "playing" and seat.number is not None:
                session.write(outlook_of(request.lang, seat))
            session.write(session.words.say("terminal-back", link=seat.link))
        await seat.close()


async def joined(request: PlayRequest, source: LineInput, stack: AsyncExitStack) -> Seat:
    """The player's seat at the table of the link. Without a name the player watches."""
    link = read_link(request.link, request.server, request.lang)
    client = await stack.enter_async_context(client_of(link, request.lang))
    if motd := await client.message_of_the_day():
        sys.stdout.write(f"{motd}\n")
    name = request.name
    if not name and link.key is None:
        say(request.lang, "home-name-placeholder")
        name = await source.next() or ""
    while True:
        try:
            return await join(client, link, name, watch=not name)
        except NameRefused as refused:
            sys.stdout.write(f"{refused}\n")
            sys.stdout.flush()
            name = await source.next() or ""
            if not name:
                raise


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
    show_room(session)
    words = session.words
    if request.link:
        session.write(f"{words.say('terminal-plain-commands')}")
        session.tell(decoded(session.seat.game.events) if session.seat.game else [])
        session.tell_absence()
        session.attention.has_returned = True
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
