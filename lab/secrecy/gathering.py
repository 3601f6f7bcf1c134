"""A gathering that asks for everything: people who play, chat, ask for hints, take back and look back; one who watches,
and one who has no business there. All that they are sent goes through taps."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import AsyncExitStack, suppress
from typing import Self

from forno.client import Gone, RefusedByServer, Seat
from lab.secrecy.ears import Party, Tap
from lab.world.player import Player

HURRIED = {"window": 15}
PAGES = (
    "/api/tables",
    "/api/games",
    "/api/lessons/solo",
    "/metrics",
    "/healthz",
    "/readyz",
    "/nowhere",
    "/api/tables/x",
)
NONSENSE = ("put 9 olive", "jump red 7", "dance", {"move": "put", "kind": -1}, 7)
WISHES = ("chat", "ask", "wonder", "try_nonsense", "take_back", "come_back_anew")
LONGEST = 240
"""Seconds for a game."""
FIRST_MOVES = 6
"""So many of the second game, which nobody finishes: what it hid stays hidden for ever."""


class Table:
    """Two people, a bot, and one who watches; names, talk and keys that can be known again wherever they turn up."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.room = ""
        self.mark = secrets.token_hex(6)
        self.keys: dict[str, str] = {}
        """Of each party at the table."""

    @property
    def names(self) -> tuple[str, str]:
        return f"Anna {self.mark}", f"Bob {self.mark}"

    @property
    def talk(self) -> str:
        return f"has anybody {self.mark}?"


class Curious(Player):
    """Plays, and asks for everything else on the way."""

    talk = ""
    moves = 0

    async def move(self) -> None:
        self.moves += 1
        for number, wish in enumerate(WISHES):
            if self.random.random() < 0.15 or self.moves == number + 1:
                with suppress(RefusedByServer):
                    await getattr(self, wish)()
        if self.seat.options:
            await super().move()

    async def chat(self) -> None:
        await self.seat.do("say", text=self.talk)

    async def ask(self) -> None:
        if self.seat.is_asked:
            await self.seat.hint()

    async def wonder(self) -> None:
        await self.seat.why(self.random.choice(NONSENSE))

    async def try_nonsense(self) -> None:
        await self.seat.act(self.random.choice(NONSENSE))

    async def take_back(self) -> None:
        await self.seat.do("take-back")

    async def come_back_anew(self) -> None:
        await self.seat.connect(anew=True)


class Agreeing(Curious):
    """One who lets others take back."""

    def can_act(self) -> bool:
        return super().can_act() or self.is_begged

    @property
    def is_begged(self) -> bool:
        undo = (self.seat.game or {}).get("undo")
        return undo is not None and undo["seat"] != self.seat.number and self.seat.number not in undo["agreed"]

    async def move(self) -> None:
        if self.is_begged:
            with suppress(RefusedByServer):
                await self.seat.do("agree", yes=True)
        else:
            await super().move()


class Gathering:
    """`async with Gathering(address) as gathering:` then `await gathering.play(table)` for each table."""

    def __init__(self, address: str, *, review: bool = True) -> None:
        self.address = address
        self.review = review
        """Shall a master look back at every game? That takes its time."""
        self.stack = AsyncExitStack()
        self.taps: dict[str, Tap] = {}
        self.tables: list[Table] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stack.aclose()

    async def party(self, name: str) -> Party:
        """Somebody, with a line of their own."""
        tap = self.taps[name] = await self.stack.enter_async_context(Tap(self.address, name))
        return await self.stack.enter_async_context(Party(tap))

    async def play(self, game: str, seed: int) -> Table:
        """One game to its end, everything looked back on, and the beginning of another."""
        table = Table(game, seed)
        self.tables.append(table)
        anna, bob, lina, olga = [await self.party(f"{who} {table.mark}") for who in ("Anna", "Bob", "Lina", "Olga")]
        host, guest = await self.sit_down(table, anna, bob)
        watcher = await lina.watch(table.room)
        await host.do("start")
        players = [Curious(host, table.seed * 10), Agreeing(guest, table.seed * 10 + 1)]
        for player in players:
            player.talk = table.talk
        async with asyncio.timeout(LONGEST):
            seen = watcher.until(lambda: watcher.is_over, timeout=LONGEST)
            await asyncio.gather(*(player.play() for player in players), seen, snoop(olga, table))
        await self.look_back(table)
        await snoop(lina, table)
        await snoop(olga, table)
        await host.do("again")
        await host.do("start")
        await begin(players)
        await snoop(olga, table)
        for seat in (host, guest, watcher):
            await seat.close()
        return table

    async def sit_down(self, table: Table, anna: Party, bob: Party) -> tuple[Seat, Seat]:
        names = table.names
        host = await anna.open(table.game, 3, names[0], bots="regular", settings=HURRIED)
        table.room = host.room
        await host.do("free-seat", seat=1)
        guest = await bob.sit(host.room, names[1])
        for seat, name in ((host, "Anna"), (guest, "Bob")):
            await seat.do("contribute", words=f"{name} wishes luck")
            table.keys[f"{name} {table.mark}"] = seat.key or ""
        return host, guest

    async def look_back(self, table: Table) -> None:
        """What a player may open after the game goes through a line of its own: there it is no leak."""
        party, key = await self.party(f"Anna afterwards {table.mark}"), table.keys[f"Anna {table.mark}"]
        for path in ("replay/open", "record", "record.json", *(["review/0"] if self.review else [])):
            await party.look(f"/api/tables/{table.room}/games/1/{path}", key)
        for viewer in ("public", "0"):
            closed = await self.party(f"replay/{viewer} {table.mark}")
            await closed.look(f"/api/tables/{table.room}/games/1/replay/{viewer}", key)


async def begin(players: list[Curious]) -> None:
    """Some moves of the next game."""
    for player in players:
        await player.seat.until(lambda: not player.seat.is_over)  # noqa: B023, it is waited for at once
    enough = sum(player.moves for player in players) + FIRST_MOVES
    playing = [asyncio.ensure_future(player.play()) for player in players]
    while sum(player.moves for player in players) < enough and not all(task.done() for task in playing):
        await asyncio.sleep(0.01)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def snoop(party: Party, table: Table) -> None:
    """All that somebody can ask for who has no seat, and what a wrong key opens."""
    for path in PAGES:
        await party.look(path)
    here = f"/api/tables/{table.room}"
    for path in (
        "",
        "/games/1/replay/open",
        "/games/1/replay/0",
        "/games/1/record",
        "/games/1/review/0",
        "/games/2/record",
    ):
        for key in (None, "wrong" * 5):
            await party.look(here + path, key)
    seat = party.seat(table.room, "wrong" * 5)
    with suppress(RefusedByServer, Gone):
        await seat.connect()
    await seat.close()
