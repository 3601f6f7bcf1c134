"""Tables against bots without a server elsewhere: one runs in this process, for this player alone, and leaves nothing
behind."""

from __future__ import annotations

import socket
import tempfile
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from forno.bots import Bot, Observation, Reason, levels, registered
from forno.bots.registry import find, name_of
from forno.bots.third_party.guard import Fault, GuardedBot, ThirdPartyBot
from forno.client import Client, RefusedByServer, Seat
from forno.client.client import new_id, new_key
from forno.core.chance import Chance
from forno.server.infra.entropy import seeded_entropy, system_entropy
from forno.server.infra.logging import no_logging
from forno.server.main import serving
from forno.server.protocol import AddBot, ProposeVote, RoomOpened, StartGame
from forno.server.protocol.room_settings import RoomSettings
from forno.server.settings import Settings

MAX_BOT_NAME_CHARACTERS = 32
"""The longest level that a room takes."""
EVERYWHERE = "0.0.0.0"  # noqa: S104, for friends in the network
"""The address at which a server listens to others, too."""
SOMEWHERE = "192.0.2.1"
"""An address outside, which no machine has."""
UNLIMITED = 1_000_000
"""Messages a second: the only client is this process."""

FaultListener = Callable[[str, Fault], None]
"""Called with the name of a bot and its fault; from a thread of the bot."""


class Opponents:
    """The bots of one session, as `--bots` names them: levels, and bots that only this process has."""

    def __init__(self, specs: Sequence[str] = (), on_fault: FaultListener | None = None) -> None:
        self.levels: list[str] = []
        """The level of each opponent, by which the room knows it."""
        self.own: dict[str, Bot] = {}
        by_spec: dict[str, str] = {}
        for spec in specs:
            if spec not in by_spec:
                by_spec[spec] = spec if spec in levels() else self._lend(spec, on_fault)
            self.levels.append(by_spec[spec])

    def _lend(self, spec: str, on_fault: FaultListener | None) -> str:
        """Add a bot that is no level; its name."""
        bot, name = find(spec), name_of(spec)[:MAX_BOT_NAME_CHARACTERS]
        while name in self.own or name in levels():
            name = f"{name[: MAX_BOT_NAME_CHARACTERS - 2]} {len(self.own) + 1}"
        self.own[name] = WatchedBot(name, bot, on_fault) if isinstance(bot, ThirdPartyBot) else bot
        return name

    def close(self) -> None:
        for bot in self.own.values():
            bot.close()


class WatchedBot(Bot):
    """A third-party bot: a fault costs it a default move, and is reported."""

    waits = True

    def __init__(self, name: str, bot: ThirdPartyBot, on_fault: FaultListener | None) -> None:
        self.name = name
        self.guarded = GuardedBot(bot)
        self.searches = bot.searches  # type: ignore[misc]
        self.on_fault = on_fault

    def choose(self, observation: Observation, chance: Chance) -> Any:
        move, fault = self.guarded.choose(observation, chance)
        if fault and self.on_fault:
            self.on_fault(self.name, fault)
        return move

    def explain(self, observation: Observation, move: Any) -> Reason:
        return self.guarded.bot.explain(observation, move)

    def close(self) -> None:
        self.guarded.bot.close()


# --- the server


@asynccontextmanager
async def embedded_server(
    *,
    lang: str = "en",
    seed: int | None = None,
    bot_pace_ms: int = 500,
    opponents: Opponents | None = None,
    is_open: bool = False,
) -> AsyncIterator[Client]:
    """Run a server in this process within the block, at an address of this machine that the system chooses; its client.
    If `is_open`, others in the network may come, and the client's address is the one that they use.

    Its store is a temporary folder, it logs nothing, and it calls nobody. With a seed it deals the same games, which is
    why whoever knows the seed could know the cards: the deal is proven, but no secret.
    """
    opponents = opponents or Opponents()
    with (
        tempfile.TemporaryDirectory(prefix="forno-", ignore_cleanup_errors=True) as folder,
        no_logging(),
        registered(opponents.own),
    ):
        usual = Settings()
        settings = Settings(
            host=EVERYWHERE if is_open else "127.0.0.1",
            port=0,
            metrics="",
            data=folder,
            key_file=str(Path(folder) / "store.key"),
            bot_pace=bot_pace_ms,
            outbound_hosts=(),
            contribution_wait=usual.contribution_wait if is_open else 0,
            rate=usual.rate if is_open else UNLIMITED,
            burst=usual.burst if is_open else UNLIMITED,
        )
        entropy = system_entropy if seed is None else seeded_entropy(seed)
        try:
            async with serving(settings, entropy) as address, Client(reachable(address), lang) as client:
                yield client
        finally:
            opponents.close()


def reachable(address: str) -> str:
    """The address by which others reach a server that listens everywhere."""
    return address.replace(EVERYWHERE, network_address()) if EVERYWHERE in address else address


def network_address() -> str:
    """The address of this machine in its network; that of the machine itself if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((SOMEWHERE, 9))  # sends nothing: it only chooses the way
        except OSError:
            return "127.0.0.1"
        return str(asking.getsockname()[0])


async def open_table(
    client: Client,
    game: str,
    levels: Sequence[str],
    *,
    name: str = "",
    options: Mapping[str, str] | None = None,
    settings: RoomSettings | None = None,
    seed: int | None = None,
    start: bool = True,
) -> Seat:
    """Open a room against these bots, and deal unless `start` is false; the seat of its host.

    The name may be empty: the screen has a word for the player. With a seed the room has the same name each time, on
    which the pace of the bots and hints depend.
    """
    key = new_key()
    command: dict[str, Any] = {
        "type": "open-room",
        "id": new_id() if seed is None else sha256(f"forno room {seed}".encode()).hexdigest()[:32],
        "game": game,
        "seats": len(levels) + 1,
        "name": name,
        "key": key,
        "options": dict(options or {}),
        "settings": settings or RoomSettings(),
        "bots": levels[0] if levels else None,
    }
    opened = msgspec.convert(await client.request("POST", "/api/rooms", command), RoomOpened)
    seat = client.seat(opened.room, key)
    await seat.connect()
    for number, level in enumerate(levels, start=1):
        if level != levels[0]:
            await seat.do(AddBot, seat=number, level=level)
    if start:
        await seat.do(StartGame)
    return seat


async def record_of(seat: Seat, number: int) -> str | None:
    """The record of a game of the room, with the proof of its deal, as the server keeps it; None until it is over."""
    try:
        text = await seat.client.request("GET", f"/api/rooms/{seat.room}/games/{number}/record", key=seat.key)
    except RefusedByServer as refused:
        if refused.rule == "house.after":
            return None
        raise
    return str(text)


async def save_record(seat: Seat, file: Path) -> bool:
    """Write the record of the last game that is over; False if there is none. A running game ends early first, where
    the player is alone with bots."""
    assert seat.room_view is not None
    people = sum(one.person is not None for one in seat.room_view.seats) + len(seat.room_view.queue)
    if seat.status == "playing" and people == 1:
        await seat.do(ProposeVote, vote="close-game")
        await seat.until(lambda: seat.status != "playing")
    number = seat.room_view.number if seat.status == "over" else seat.room_view.number - 1
    text = await record_of(seat, number) if number else None
    if text is not None:
        file.write_text(text, encoding="utf-8")
    return text is not None
