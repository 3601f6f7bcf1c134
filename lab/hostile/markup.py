"""Markup, scripts and tricks with letters for every text that people can fill, and tables where all of it is said."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from forno.client import Client, RefusedByServer, Seat

NAMES = (
    "<svg onload=alert(1)>", "<img src=x onerror=a()>", '"><x-evil>', "</b><x-evil id=a>", "{{7*7}}${7*7}<%=7%>",
    "<a href=//evil.example>x", "&lt;x-evil&gt;&#60;b>", "[red]x[/red][/]", "W" * 24, "\U0001f355" * 24,
    "\u05e9\u05dc\u05d5\u05dd <x-evil>", "Z" + "\u0301" * 23, "\ufdfd" * 12,
)  # fmt: skip
"""At most 24 letters, none of them a colon or a comma."""
TEXTS = (
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", '<iframe srcdoc="<x-evil>"></iframe>',
    '<a href="javascript:alert(1)">click</a>', "<style>*{display:none}</style><x-evil>",
    "<link rel=stylesheet href=https://evil.example/x.css>", "<img src=https://evil.example/x.png>",
    "<base href=https://evil.example>", "<meta http-equiv=refresh content=0;url=https://evil.example>",
    "<form action=https://evil.example><button>go</button></form>", "<svg><script>alert(1)</script></svg>",
    "<math><mtext><x-evil></mtext></math>", "<!--><x-evil>-->", "<![CDATA[<x-evil>]]>", "</textarea></title><x-evil>",
    "\\u003cx-evil\\u003e", "&lt;x-evil&gt;", "javascript:alert(1)", "{@html '<x-evil>'} {{x}} ${x}",
    "W" * 300, "https://evil.example/" + "x" * 270, "a" + "\u0301" * 299, "\U0001f355" * 300, "\u05d0" * 300,
)  # fmt: skip
HIDDEN = (
    "\u202eevil", "zero\u200bwidth", "bell\x07", "\x1b[31mred", "a\nb", "\x00", "\u2028", "\ufeffx", "\u2066x\u2069",
    "\U000e0041x",
)  # fmt: skip
"""What cannot be seen, or turns what can: nobody may say this, or be called so."""
WORDS = ("<x-evil>\u202e", "\x1b[31m\x00<img src=x onerror=alert(1)>", "W" * 128, "")
"""For the shuffle, where any words will do."""
PATHS = (
    "/t/<x-evil>", "/t/%3Cx-evil%3E", "/t/{room}/game/1/<x-evil>", "/t/{room}/game/<img src=x onerror=alert(1)>/0",
    "/t/{room}#key=<x-evil>", "/t/{room}#invite=<img src=x onerror=alert(1)>", "/t/{room}#step=<x-evil>",
    "/rules/<x-evil>", "/learn/<x-evil>", "/?<x-evil>#<x-evil>", "/t/javascript:alert(1)",
)  # fmt: skip
"""What stands in an address that somebody was given."""


STAGES = ("lobby", "playing", "over")


class Scene(msgspec.Struct, frozen=True):
    """A table where people with such names sit."""

    room: str
    key: str
    other: str
    """The key of another seat."""
    names: tuple[str, ...]


async def scenes(address: str, game: str, names: Sequence[str]) -> dict[str, Scene]:
    """The same people before, in and after a game."""
    made = await asyncio.gather(*(scene(address, game, names, stage) for stage in STAGES))
    return dict(zip(STAGES, made, strict=True))


async def scene(address: str, game: str, names: Sequence[str], stage: str) -> Scene:
    async with Client(address) as client:
        host = await client.open(game, len(names), names[0], settings={"window": 0, "listed": True})
        seats = [host, *[await client.sit(host.room, name) for name in names[1:]]]
        for seat, words in zip(seats, WORDS, strict=False):
            await seat.do("contribute", words=words)
        if stage != "lobby":
            await host.do("start")
        if stage == "over":
            await end(seats)
        for seat in seats:
            await seat.close()
    return Scene(host.room, host.key or "", seats[1].key or "", tuple(names))


async def talk(address: str, scene: Scene) -> None:
    """One of them says everything, while others look."""
    async with Client(address) as client:
        seat = client.seat(scene.room, scene.other)
        await seat.connect()
        for text in TEXTS:
            await seat.do("say", text=text)
        await seat.close()


async def end(seats: Sequence[Seat]) -> None:
    """All get up; bots play on to the end."""
    for seat in seats:
        await seat.do("leave")
    await seats[0].until(lambda: seats[0].is_over, timeout=60)


async def hidden(address: str) -> list[str]:
    """Which of the texts that nobody may say, or be called by, the server takes."""
    taken = []
    async with Client(address) as client:
        host = await client.open("solo", 2, "Anna")
        for text in HIDDEN:
            if not await refuses(host, "say", text=text):
                taken.append(f"{text!r} was said")
            if not await refuses(host, "sit", name=text, key="k" * 22, seat=1):
                taken.append(f"{text!r} sat down")
    return taken


async def refuses(who: Seat, what: str, /, **fields: Any) -> bool:
    try:
        await who.do(what, **fields)
    except RefusedByServer:
        return True
    return False
