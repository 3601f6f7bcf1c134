"""Markup injection: scripts, markup and misleading characters in every text that users can set."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from forno.client import Client, RefusedByServer, Seat
from forno.server.protocol import Contribute, LeaveSeat, Message, SendChat, StartGame, TakeSeat
from harness.players import ScriptedPlayer

SEED = 1
"""Of the moves of the one who plays on."""
NAME_PAYLOADS = (
    "<svg onload=alert(1)>", "<img src=x onerror=a()>", '"><x-evil>', "</b><x-evil id=a>", "{{7*7}}${7*7}<%=7%>",
    "<a href=//evil.example>x", "&lt;x-evil&gt;&#60;b>", "[red]x[/red][/]", "W" * 24, "\U0001f355" * 12,
    "\u05e9\u05dc\u05d5\u05dd <x-evil>", ("Z" + "\u0301" * 5) * 4, "\ufdfa",
)  # fmt: skip
"""At most 24 characters wide, without colons and commas: the widest letter is among them. (house.name)"""
CHAT_PAYLOADS = (
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", '<iframe srcdoc="<x-evil>"></iframe>',
    '<a href="javascript:alert(1)">click</a>', "<style>*{display:none}</style><x-evil>",
    "<link rel=stylesheet href=https://evil.example/x.css>", "<img src=https://evil.example/x.png>",
    "<base href=https://evil.example>", "<meta http-equiv=refresh content=0;url=https://evil.example>",
    "<form action=https://evil.example><button>go</button></form>", "<svg><script>alert(1)</script></svg>",
    "<math><mtext><x-evil></mtext></math>", "<!--><x-evil>-->", "<![CDATA[<x-evil>]]>", "</textarea></title><x-evil>",
    "\\u003cx-evil\\u003e", "&lt;x-evil&gt;", "javascript:alert(1)", "{@html '<x-evil>'} {{x}} ${x}",
    "W" * 300, "https://evil.example/" + "x" * 270, ("a" + "\u0301" * 4) * 60, "\U0001f355" * 300, "\u05d0" * 300,
)  # fmt: skip
INVISIBLE_TEXTS = (
    "\u202eevil", "zero\u200bwidth", "bell\x07", "\x1b[31mred", "a\nb", "\x00", "\u2028", "\ufeffx", "\u2066x\u2069",
    "\U000e0041x",
)  # fmt: skip
"""Invisible and direction-changing characters, which must be refused in chat and in names."""
CONTRIBUTION_PAYLOADS = ("<x-evil>\u202e", "\x1b[31m\x00<img src=x onerror=alert(1)>", "W" * 128, "")
"""Contributions to the shuffle, which may be any text."""
PATH_PAYLOADS = (
    "/t/<x-evil>", "/t/%3Cx-evil%3E", "/t/{room}/game/1/<x-evil>", "/t/{room}/game/<img src=x onerror=alert(1)>/0",
    "/t/{room}#key=<x-evil>", "/t/{room}#invite=<img src=x onerror=alert(1)>", "/t/{room}#step=<x-evil>",
    "/rules/<x-evil>", "/learn/<x-evil>", "/?<x-evil>#<x-evil>", "/t/javascript:alert(1)",
)  # fmt: skip
"""Payloads in addresses of the page."""


STAGES = ("lobby", "playing", "over")


class InjectedTable(msgspec.Struct, frozen=True):
    """A table whose players have such names."""

    room: str
    key: str
    other: str
    """Key of another seat."""
    names: tuple[str, ...]


async def open_injected_tables(address: str, game: str, names: Sequence[str]) -> dict[str, InjectedTable]:
    """Open the same table three times: before, during and after a game."""
    made = await asyncio.gather(*(open_injected_table(address, game, names, stage) for stage in STAGES))
    return dict(zip(STAGES, made, strict=True))


async def open_injected_table(address: str, game: str, names: Sequence[str], stage: str) -> InjectedTable:
    async with Client(address) as client:
        host = await client.open(game, len(names), names[0], settings={"jump_in_ms": 0, "listed": True})
        seats = [host, *[await client.sit(host.room, name) for name in names[1:]]]
        for seat, words in zip(seats, CONTRIBUTION_PAYLOADS, strict=False):
            await seat.do(Contribute, words=words)
        if stage != "lobby":
            await host.do(StartGame)
        if stage == "over":
            await finish_game(seats)
        for seat in seats:
            await seat.close()
    return InjectedTable(host.room, host.key or "", seats[1].key or "", tuple(names))


async def send_chat_payloads(address: str, table: InjectedTable) -> None:
    """Send every chat payload while others watch."""
    async with Client(address) as client:
        seat = client.seat(table.room, table.other)
        await seat.connect()
        for text in CHAT_PAYLOADS:
            await seat.do(SendChat, text=text)
        await seat.close()


async def finish_game(seats: Sequence[Seat]) -> None:
    """Let all players but the first leave, for whom the table waits, and play the game to its end with bots."""
    for seat in seats[1:]:
        await seat.do(LeaveSeat)
    await ScriptedPlayer(seats[0], SEED).play()


async def accepted_invisible_texts(address: str) -> list[str]:
    """Find the invisible texts that the server accepts in chat or as a name."""
    accepted = []
    async with Client(address) as client:
        host = await client.open("solo", 2, "Anna")
        for text in INVISIBLE_TEXTS:
            if not await is_refused(host, SendChat, text=text):
                accepted.append(f"{text!r} was said")
            if not await is_refused(host, TakeSeat, name=text, key="k" * 22, seat=1):
                accepted.append(f"{text!r} sat down")
    return accepted


async def is_refused(who: Seat, kind: type[Message], /, **fields: Any) -> bool:
    try:
        await who.do(kind, **fields)
    except RefusedByServer:
        return True
    return False
