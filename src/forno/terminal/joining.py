"""Joining a table of any server by its link, as the page does."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import parse_qs, urlsplit

from forno.client import Client, ConnectionLost, RefusedByServer, Seat
from forno.core.errors import FornoError
from forno.rulebook.bundles import say

ROOM = re.compile(r"[a-z2-7]{16}")
KEY = re.compile(r"[A-Za-z0-9_-]{22,86}")
PATH = re.compile(r"(?P<prefix>/.*?)?/t/(?P<room>[a-z2-7]{16})/?")
HEARTBEAT_S = 20.0


class NotJoined(FornoError):
    """A table that cannot be joined, and why: one sentence in the player's language."""


class NameRefused(NotJoined):
    """A name that this table does not take; another one may do."""


class TableLink(NamedTuple):
    """A link to a table, taken apart."""

    address: str
    """The address of the server."""
    room: str
    key: str | None = None
    """The key of a seat of one's own."""
    invite: str | None = None
    """The invitation to a reserved seat."""


def read_link(text: str, server: str = "", lang: str = "en") -> TableLink:
    """Read a link as the page writes it: https://host/t/ROOM, with #key= or #invite=; or ROOM alone, at `server`.

    Raises NotJoined.
    """
    text = text.strip()
    room, _, fragment = text.partition("#")
    if ROOM.fullmatch(room):
        if not server:
            raise NotJoined(sentence(lang, "terminal-join-no-server", room=room))
        return TableLink(address_of(server, lang), room, *secrets_in(fragment))
    parts = urlsplit(text if "://" in text else f"http://{text}")
    found = PATH.fullmatch(parts.path)
    if parts.scheme not in ("http", "https") or not parts.netloc or not found:
        raise NotJoined(sentence(lang, "terminal-join-no-link"))
    address = f"{parts.scheme}://{parts.netloc}{found['prefix'] or ''}"
    return TableLink(address, found["room"], *secrets_in(parts.fragment))


def address_of(server: str, lang: str) -> str:
    """`cards.example`, or with its scheme -> `http://cards.example`"""
    parts = urlsplit(server if "://" in server else f"http://{server}")
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise NotJoined(sentence(lang, "terminal-join-no-link"))
    return f"{parts.scheme}://{parts.netloc}{parts.path}".rstrip("/")


def secrets_in(fragment: str) -> tuple[str | None, str | None]:
    """The key and the invitation in a fragment; None for one that is missing or cannot be valid."""
    named = parse_qs(fragment)
    key, invite = ((named.get(name) or [""])[0] for name in ("key", "invite"))
    return (key if KEY.fullmatch(key) else None), (invite if KEY.fullmatch(invite) else None)


def sentence(lang: str, message: str, **values: object) -> str:
    return say(lang, message, **values) or message


def client_of(link: TableLink, lang: str) -> Client:
    """The client of a link's server, which notices a dead connection. What its seats are shown is confirmed once it is
    drawn, see `forno.terminal.attention`."""
    return Client(link.address, lang, HEARTBEAT_S, auto_confirm=False)


async def join(client: Client, link: TableLink, name: str, *, watch: bool = False) -> Seat:
    """Connect to a table with the key of the link; else take a free seat under a name, or join the queue if there is
    none; or watch. The connection is kept from now on. Raises NotJoined, and NameRefused among it."""
    seat = client.seat(link.room, link.key)
    try:
        await seat.connect()
        if link.key is None and not watch:
            await sit_down(seat, name, link.invite)
    except RefusedByServer as refused:
        await seat.close()
        if refused.rule == "house.name":
            raise NameRefused(refused.text) from None
        other = sentence(client.lang, "terminal-join-version", server=client.address)
        raise NotJoined(other if refused.rule == "wire.version" else refused.text) from None
    except (ConnectionLost, TimeoutError):
        await seat.close()
        raise NotJoined(await why_not(client)) from None
    seat.stay_connected()
    return seat


async def sit_down(seat: Seat, name: str, invite: str | None = None) -> None:
    """Take a free seat, or join the queue if there is none. Raises RefusedByServer."""
    assert seat.room_view is not None
    free = [one for one in seat.room_view.seats if not one.name and (invite or not one.reserved)]
    if free and seat.room_view.status == "lobby":
        await seat.take_seat(name, invite=invite)
    else:
        await seat.join_queue(name)


async def why_not(client: Client) -> str:
    """The reason why no table was found at an address: nobody answers there, or another program does."""
    try:
        offer = await client.request("GET", "/api/games")
        is_forno = isinstance(offer, dict) and "games" in offer
    except (ConnectionLost, TimeoutError):
        return sentence(client.lang, "terminal-join-no-answer", server=client.address)
    except RefusedByServer:
        is_forno = False
    message = "terminal-join-no-answer" if is_forno else "terminal-join-no-forno"
    return sentence(client.lang, message, server=client.address)
