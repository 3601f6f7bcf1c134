"""Probing players: they play, chat, request hints, undo and replays; a spectator and a stranger request the rest.
Everything sent to them passes through tapping proxies."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import AsyncExitStack, suppress
from typing import Self

from forno.client import ConnectionLost, RefusedByServer, Seat
from forno.server.protocol import AnswerUndo, ClearSeat, Contribute, SendChat, SetReady, StartGame, Undo
from harness.players import ScriptedPlayer
from lab.secrecy.tapped_clients import TappedClient, TappingProxy

FAST_SETTINGS = {"jump_in_ms": 15}
PUBLIC_PATHS = (
    "/api/rooms",
    "/api/games",
    "/api/lessons/solo",
    "/healthz",
    "/readyz",
    "/nowhere",
    "/api/rooms/x",
)
INVALID_MOVES = ("put 9 olive", "jump red 7", "dance", {"move": "put", "kind": -1}, 7)
PROBES = ("chat", "request_hint", "check_move", "play_invalid_move", "request_undo", "resync")
GAME_TIMEOUT_S = 240
"""Timeout for a game."""
FIRST_MOVES = 6
"""Moves of a second game that is never finished: what it hides must stay hidden for ever."""


class ProbedTable:
    """Two people, a bot and a spectator; names, chat and keys carry a unique mark."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.room = ""
        self.mark = secrets.token_hex(6)
        self.keys: dict[str, str] = {}
        """Key of each client at the table."""

    @property
    def names(self) -> tuple[str, str]:
        return f"Anna {self.mark}", f"Bob {self.mark}"

    @property
    def chat_text(self) -> str:
        return f"has anybody {self.mark}?"


class ProbingPlayer(ScriptedPlayer):
    """A player that tries every other request on the way."""

    chat_text = ""
    moves = 0

    async def move(self) -> None:
        self.moves += 1
        for number, probe in enumerate(PROBES):
            if self.random.random() < 0.15 or self.moves == number + 1:
                with suppress(RefusedByServer):
                    await getattr(self, probe)()
        if self.seat.legal_moves:
            await super().move()

    async def chat(self) -> None:
        await self.seat.do(SendChat, text=self.chat_text)

    async def request_hint(self) -> None:
        if self.seat.is_asked:
            await self.seat.hint()

    async def check_move(self) -> None:
        await self.seat.check(self.random.choice(INVALID_MOVES))

    async def play_invalid_move(self) -> None:
        await self.seat.play(self.random.choice(INVALID_MOVES))

    async def request_undo(self) -> None:
        await self.seat.do(Undo)

    async def resync(self) -> None:
        await self.seat.connect(anew=True)


class ConsentingPlayer(ProbingPlayer):
    """A player that consents to the undo of others."""

    def can_act(self) -> bool:
        return super().can_act() or self.is_asked_to_undo

    @property
    def is_asked_to_undo(self) -> bool:
        undo = self.seat.game.undo if self.seat.game else None
        return undo is not None and undo.seat != self.seat.number and self.seat.number not in undo.agreed

    async def move(self) -> None:
        if self.is_asked_to_undo:
            with suppress(RefusedByServer):
                await self.seat.do(AnswerUndo, accept=True)
        else:
            await super().move()


class ProbingSession:
    """`async with ProbingSession(address, metrics) as session:` then `await session.play_table(...)` for each table."""

    def __init__(self, address: str, metrics: str, *, review: bool = True) -> None:
        self.address = address
        self.metrics = metrics
        """The address of the server's metrics."""
        self.review = review
        """Whether to request a review of every game, which takes long."""
        self.stack = AsyncExitStack()
        self.proxies: dict[str, TappingProxy] = {}
        self.tables: list[ProbedTable] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stack.aclose()

    async def tapped_client(self, name: str, address: str = "") -> TappedClient:
        """A client with its own tapping proxy."""
        address = address or self.address
        proxy = self.proxies[name] = await self.stack.enter_async_context(TappingProxy(address, name))
        return await self.stack.enter_async_context(TappedClient(proxy))

    async def play_table(self, game: str, seed: int) -> ProbedTable:
        """Play one game to its end, fetch its replays, and begin another."""
        table = ProbedTable(game, seed)
        self.tables.append(table)
        anna, bob, lina, olga = [
            await self.tapped_client(f"{who} {table.mark}") for who in ("Anna", "Bob", "Lina", "Olga")
        ]
        host, guest = await self.seat_players(table, anna, bob)
        watcher = await lina.watch(table.room)
        await host.do(StartGame)
        players = [ProbingPlayer(host, table.seed * 10), ConsentingPlayer(guest, table.seed * 10 + 1)]
        for player in players:
            player.chat_text = table.chat_text
        async with asyncio.timeout(GAME_TIMEOUT_S):
            seen = watcher.until(lambda: watcher.is_over, timeout=GAME_TIMEOUT_S)
            await asyncio.gather(*(player.play() for player in players), seen, probe_without_seat(olga, table))
        await self.fetch_replays(table)
        scraper = await self.tapped_client(f"metrics {table.mark}", self.metrics)
        await scraper.fetch("/metrics")
        await probe_without_seat(lina, table)
        await probe_without_seat(olga, table)
        await host.do(SetReady)
        await host.do(StartGame)
        await start_next_game(players)
        await scraper.fetch("/metrics")
        await probe_without_seat(olga, table)
        for seat in (host, guest, watcher):
            await seat.close()
        return table

    async def seat_players(self, table: ProbedTable, anna: TappedClient, bob: TappedClient) -> tuple[Seat, Seat]:
        names = table.names
        host = await anna.open(table.game, 3, names[0], bots="regular", settings=FAST_SETTINGS)
        table.room = host.room
        await host.do(ClearSeat, seat=1)
        guest = await bob.sit(host.room, names[1])
        for seat, name in ((host, "Anna"), (guest, "Bob")):
            await seat.do(Contribute, words=f"{name} wishes luck")
            table.keys[f"{name} {table.mark}"] = seat.key or ""
        return host, guest

    async def fetch_replays(self, table: ProbedTable) -> None:
        """Fetch what a player may see after the game, each through its own proxy, where it is no leak."""
        tapped_client, key = await self.tapped_client(f"Anna afterwards {table.mark}"), table.keys[f"Anna {table.mark}"]
        for path in ("replay/open", "record", "record.json", *(["review/0"] if self.review else [])):
            await tapped_client.fetch(f"/api/rooms/{table.room}/games/1/{path}", key)
        for viewer in ("public", "0"):
            closed = await self.tapped_client(f"replay/{viewer} {table.mark}")
            await closed.fetch(f"/api/rooms/{table.room}/games/1/replay/{viewer}", key)


async def start_next_game(players: list[ProbingPlayer]) -> None:
    """Play some moves of the next game."""
    for player in players:
        await player.seat.until(lambda: not player.seat.is_over)  # noqa: B023, it is waited for at once
    enough = sum(player.moves for player in players) + FIRST_MOVES
    playing = [asyncio.ensure_future(player.play()) for player in players]
    while sum(player.moves for player in players) < enough and not all(task.done() for task in playing):
        await asyncio.sleep(0.01)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def probe_without_seat(tapped_client: TappedClient, table: ProbedTable) -> None:
    """Request everything that a client without a seat can, also with a wrong key."""
    for path in PUBLIC_PATHS:
        await tapped_client.fetch(path)
    here = f"/api/rooms/{table.room}"
    for path in (
        "",
        "/games/1/replay/open",
        "/games/1/replay/0",
        "/games/1/record",
        "/games/1/review/0",
        "/games/2/record",
    ):
        for key in (None, "wrong" * 5):
            await tapped_client.fetch(here + path, key)
    seat = tapped_client.seat(table.room, "wrong" * 5)
    with suppress(RefusedByServer, ConnectionLost):
        await seat.connect()
    await seat.close()
