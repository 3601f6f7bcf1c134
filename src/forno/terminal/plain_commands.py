"""Commands of plain mode: all that a player may type besides moves."""

from __future__ import annotations

from typing import get_args

from forno.client.client import decoded
from forno.guides import guide_text
from forno.guides import names as guide_names
from forno.rulebook import hint as hint_sentence
from forno.rulebook import page
from forno.server.protocol import (
    CastVote,
    SendChat,
    SetReady,
    StartGame,
    TakeOver,
    Undo,
)
from forno.server.protocol.moderation import ReportReason
from forno.terminal.game_text import Json, question_text
from forno.terminal.log import is_short
from forno.terminal.plain_session import Command, PlainSession, Quit
from forno.terminal.plain_table import card_lines, hand_lines, notation, table_lines
from forno.terminal.show import show_guide, show_page

REASONS: tuple[ReportReason, ...] = get_args(ReportReason)
FILL_LEVEL = "regular"
"""The level of the bots that fill free seats at the start."""


async def hint(table: PlainSession, _: str) -> None:
    answer = await table.seat.hint()
    move = decoded(answer.move)
    values = dict(answer.values)
    if isinstance(seat := values.get("seat"), int):
        values["name"] = table.players[seat]
    typed, said = notation(table.room.game, move), table.text.move(move, table.view)
    table.write(f"{typed} – {said}. {hint_sentence(answer.reason, values, table.lang)}")


async def undo(table: PlainSession, _: str) -> None:
    await table.seat.do(Undo)
    table.prompted = ()


async def answer(table: PlainSession, yes: bool) -> None:
    """Answer the request of another player."""
    found = table.open_request()
    if found is None:
        table.write(table.words.say("terminal-plain-no-request"))
        return
    _, kind, more = found
    fields: Json = more | ({"yes": yes} if kind is CastVote else {"accept": yes})
    await table.seat.do(kind, **fields)


async def accept(table: PlainSession, _: str) -> None:
    await answer(table, True)


async def decline(table: PlainSession, _: str) -> None:
    await answer(table, False)


async def talk(table: PlainSession, said: str) -> None:
    await table.seat.do(SendChat, text=said)


async def show_log(table: PlainSession, _: str) -> None:
    """Tell again what the player may still be shown. (turn.memory)"""
    said = [table.text.event(line.event) if line.event else "" for line in table.log.lines]
    said = [one for one in said if one]
    table.write(*(said or [table.words.say("table-log-empty")]))
    if table.view and is_short(table.view["game"], table.room):
        table.write(table.words.say("table-log-memory"))


async def show_cards(table: PlainSession, _: str) -> None:
    table.write(*(card_lines(table.view, table.text, table.room.options) if table.view else []))


async def show_table(table: PlainSession, _: str) -> None:
    show_room(table)
    if table.view:
        table.write(*table_lines(table.view, table.text), *hand_lines(table.view, table.text))
        table.write(*filter(None, [question_text(table.text, table.view)]))


def show_room(table: PlainSession) -> None:
    """Name the game and the people at the table."""
    room, words = table.room, table.words
    table.write(table.room_text.game(room.game))
    for number, one in enumerate(room.seats, start=1):
        level = words.say("table-seat-bot", level=table.room_text.level(one.bot)) if one.bot else ""
        name = one.name or words.say("table-seat-reserved" if one.reserved else "table-seat-free")
        notes = [note for note in (level, words.say("table-seat-ready") if one.ready else "") if note]
        table.write(f"{words.say('table-seat-number', number=number)}: {', '.join([name, *notes])}")
    if room.queue:
        table.write(f"{words.say('table-queue')}: {', '.join(one.name for one in room.queue)}")


async def show_rules(table: PlainSession, search: str) -> None:
    """Show the guide of the game, or the rules in which a word stands."""
    game = table.room.game
    if game in guide_names() and not search:
        show_guide(table.console, guide_text(game, table.lang))
        return
    found = page(game, table.lang).search(search)
    if found.sections:
        show_page(table.console, found, search)
    else:
        table.write(table.words.say("home-rules-none"))


async def show_help(table: PlainSession, _: str) -> None:
    table.write(table.words.say("terminal-plain-help"))


async def get_ready(table: PlainSession, _: str) -> None:
    """Ask for the next game. The person alone with bots starts it."""
    await table.seat.do(SetReady)


async def start_game(table: PlainSession, _: str) -> None:
    free = any(not one.name for one in table.room.seats)
    await table.seat.do(StartGame, fill=FILL_LEVEL if free else None)


async def take_over(table: PlainSession, number: str) -> None:
    """Take over the seat of a bot, as a person of the queue."""
    if not number.isdecimal():
        table.write(table.words.say("table-guest-seats"))
        return
    await table.seat.do(TakeOver, seat=int(number) - 1)


async def report(table: PlainSession, typed: str) -> None:
    """Report the player of a seat to the operator of the server. (house.report)"""
    number, _, rest = typed.partition(" ")
    reason, _, note = rest.strip().partition(" ")
    seats = table.room.seats
    person = seats[int(number) - 1].person if number.isdecimal() and 0 < int(number) <= len(seats) else None
    if person is None or reason not in REASONS:
        table.write(table.words.say("terminal-plain-report"))
        return
    await table.seat.report(person, reason, note.strip())
    table.write(table.words.say("table-report-done", name=table.players[int(number) - 1]))


async def leave(table: PlainSession, _: str) -> None:
    raise Quit


COMMANDS: dict[str, Command] = {
    "help": show_help,
    "hint": hint,
    "undo": undo,
    "yes": accept,
    "no": decline,
    "table": show_table,
    "cards": show_cards,
    "log": show_log,
    "rules": show_rules,
    "say": talk,
    "start": start_game,
    "ready": get_ready,
    "rematch": get_ready,
    "take": take_over,
    "report": report,
    "quit": leave,
}
