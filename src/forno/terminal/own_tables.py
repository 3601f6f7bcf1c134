"""The player's own tables at servers elsewhere: the keys of their seats, kept in a file, and the news of each table."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import msgspec

from forno.client import Client, ConnectionLost, RefusedByServer, Seat
from forno.platform import make_private_file, make_private_folder
from forno.rulebook.bundles import say
from forno.server.http_responses import OwnTable
from forno.server.protocol.client_messages import OwnSeat
from forno.terminal.names import is_reference
from forno.terminal.wording import game_title

FILE_NAME = "terminal-seats.json"
MAX_ASKED = 50
"""The most seats in one request. The same number is kept of all servers together."""
ANSWER_S = 5.0
"""Time after which a server that does not answer is left out."""


class KeptSeat(msgspec.Struct, frozen=True):
    """A seat, or a place in the queue, that this device has the key of."""

    address: str
    room: str
    key: str
    game: str
    used_ms: int = 0
    """Time of the last use, in milliseconds since 1970."""
    number: int = 0
    """The last game of the room that the player has seen, and its last decision."""
    decision: int = 0

    @property
    def link(self) -> str:
        return f"{self.address}/t/{self.room}#key={self.key}"

    @property
    def place(self) -> tuple[str, str]:
        return self.address, self.room


@dataclass(frozen=True)
class TableNews:
    """A kept seat, and its server's answer; None where there was none."""

    seat: KeptSeat
    table: OwnTable | None

    @property
    def is_own_turn(self) -> bool:
        return self.table is not None and self.table.seat is not None and self.table.turn == self.table.seat

    @property
    def rank(self) -> int:
        """The place in the list: the player's turn first, then games that are played, lobbies, and the rest."""
        if self.is_own_turn:
            return 0
        ranks = {"playing": 1, "lobby": 2, "over": 3}
        return ranks.get(self.table.card.status, 4) if self.table and self.table.card else 5


class SeatFile:
    """The file of the seats, one for each room, the last used one first. Without a file they are kept as long as the
    program runs."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.unwritten: list[KeptSeat] = []

    def read(self) -> list[KeptSeat]:
        """The seats that are kept; none where the file is missing or cannot be read."""
        if self.file is None:
            return self.unwritten
        with suppress(OSError, msgspec.MsgspecError):
            return msgspec.json.decode(self.file.read_bytes(), type=list[KeptSeat])
        return []

    def keep(self, seat: KeptSeat) -> None:
        """Keep a seat in place of the one that was kept of its room."""
        self.change(lambda kept: [seat, *(one for one in kept if one.place != seat.place)])

    def forget(self, seat: KeptSeat) -> None:
        """Forget a seat. Another program may have kept a newer key of the room, which stays."""
        self.change(lambda kept: [one for one in kept if (one.place, one.key) != (seat.place, seat.key)])

    def change(self, change: Callable[[list[KeptSeat]], list[KeptSeat]]) -> None:
        """Change the seats as they are now: another program may have written them. A folder that cannot be written
        keeps none."""
        seats = change(self.read())[:MAX_ASKED]
        if self.file is None:
            self.unwritten = seats
            return
        draft = self.file.with_name(f"{self.file.name}.{os.getpid()}")
        with suppress(OSError):
            make_private_folder(self.file.parent)
            make_private_file(draft)
            draft.write_bytes(msgspec.json.format(msgspec.json.encode(seats)))
            draft.replace(self.file)


def kept_seat(seat: Seat) -> KeptSeat | None:
    """The stored record of a seat; None for a spectator, and at a table that has been closed."""
    if seat.key is None or seat.person is None or seat.room_view is None or seat.room_view.status == "closed":
        return None
    game, now_ms = seat.game, int(time.time() * 1000)
    number, decision = (game.number, game.decision or 0) if game else (0, 0)
    return KeptSeat(seat.client.address, seat.room, seat.key, seat.room_view.game, now_ms, number, decision)


async def fetch_news(seats: Sequence[KeptSeat], lang: str) -> list[TableNews]:
    """Ask the servers of these seats for news, all at once; the player's turns come first."""
    by_server: dict[str, list[KeptSeat]] = {}
    for seat in seats[:MAX_ASKED]:
        by_server.setdefault(seat.address, []).append(seat)
    answers = await asyncio.gather(*(ask_server(address, asked, lang) for address, asked in by_server.items()))
    news = [one for answer in answers for one in answer]
    return sorted(news, key=lambda one: (one.rank, -one.seat.used_ms))


async def ask_server(address: str, seats: Sequence[KeptSeat], lang: str) -> list[TableNews]:
    body = [OwnSeat(one.room, one.key, one.number, one.decision) for one in seats]
    try:
        async with asyncio.timeout(ANSWER_S), Client(address, lang) as client:
            found = await client.request("POST", "/api/my-tables", msgspec.to_builtins(body))
        tables = msgspec.convert(found, list[OwnTable])
        return [TableNews(seat, table) for seat, table in zip(seats, tables, strict=True)]
    except (ConnectionLost, RefusedByServer, TimeoutError, msgspec.ValidationError, ValueError):
        return [TableNews(seat, None) for seat in seats]


# --- words


def headline(news: TableNews, lang: str) -> str:
    """The main word on a table: whose turn it is, or how it ended."""
    table = news.table
    if table is None:
        return say(lang, "home-failed") or ""
    status = table.card.status if table.card else "closed"
    if status == "over" and table.place is not None:
        return say(lang, "home-over-place", place=table.place) or ""
    if table.seat is None and status != "closed":
        return say(lang, "home-queued") or ""
    if status != "playing" or table.turn is None or table.card is None:
        return say(lang, f"home-status-{status}") or ""
    if news.is_own_turn:
        return say(lang, "home-turn-yours") or ""
    name = table.card.seats[table.turn].name
    is_named = name and not is_reference(name)
    return say(lang, "home-turn-other", name=name) or "" if is_named else say(lang, "home-status-playing") or ""


def about(news: TableNews, lang: str) -> str:
    """The headline, the moves since the last visit, and the company."""
    parts = [headline(news, lang)]
    if news.table is not None and news.table.card is not None:
        if news.table.moves and news.table.card.status == "playing":
            parts.append(say(lang, "home-moves", count=news.table.moves) or "")
        seats = [one.name for at, one in enumerate(news.table.card.seats) if at != news.table.seat]
        names = ", ".join(name for name in seats if name and not is_reference(name))
        parts.append(say(lang, "home-others", names=names) or "" if names else say(lang, "home-nobody") or "")
    return " · ".join(parts)


def title(news: TableNews, lang: str, *, with_server: bool) -> str:
    """The game, and the server where tables are at several."""
    game = news.table.card.game if news.table and news.table.card else news.seat.game
    server = f" ({news.seat.address.partition('://')[2]})" if with_server else ""
    return game_title(game, lang) + server
