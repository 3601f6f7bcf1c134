"""The terminal's app without a terminal: a server in the process, keys pressed by Textual's pilot, screens as text."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from textual.pilot import Pilot
from textual.widgets import OptionList

from forno.client import Client, Seat
from forno.terminal.app import FornoApp, Start
from forno.terminal.gateway import Gateway
from forno.terminal.model import Preferences
from forno.terminal.screens.dialogs import MenuDialog

SMALL, LARGE = (80, 24), (120, 40)
TIMEOUT_S = 60.0
POLL_S = 0.02
SETTLED_LOOKS = 5
"""The number of looks at a screen without a change after which it is laid out."""
LINK = re.compile(r"http://[\d.:]+/t/[a-z2-7]{16}")


class AppPlayer:
    """A person at the app: presses keys and reads the screen."""

    def __init__(self, app: FornoApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def screen(self) -> str:
        """The name of the screen on top."""
        return type(self.app.screen).__name__

    @property
    def text(self) -> str:
        """The characters of the screen, with a link that is always the same."""
        width, height = self.app.size
        console = Console(
            width=width, height=height, file=io.StringIO(), force_terminal=False, color_system=None, record=True
        )
        console.print(self.app.screen._compositor.render_update(full=True))
        lines = [line.rstrip() for line in console.export_text().splitlines()]
        return LINK.sub("http://127.0.0.1:50000/t/abcdefghijklmnop", "\n".join(lines)) + "\n"

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def type(self, text: str) -> None:
        await self.press(*("space" if letter == " " else letter for letter in text))

    async def until(self, condition: Callable[[], object]) -> None:
        """Wait until something holds."""
        try:
            async with asyncio.timeout(TIMEOUT_S):
                while not condition():
                    await self.pilot.pause(POLL_S)
        except TimeoutError:
            raise AssertionError(f"not in {TIMEOUT_S} s; {self.app.screen_stack} shows\n{self.text}") from None
        await self.pilot.pause()

    async def settled(self) -> str:
        """Wait until the screen stays the same, and return its text."""
        seen = [self.text]
        async with asyncio.timeout(TIMEOUT_S):
            while len(seen) < SETTLED_LOOKS or len({*seen[-SETTLED_LOOKS:]}) > 1:
                await self.pilot.pause(POLL_S)
                seen.append(self.text)
        return seen[-1]

    async def until_screen(self, name: str) -> None:
        await self.until(lambda: self.screen == name)

    async def until_text(self, text: str) -> None:
        await self.until(lambda: text in self.text)

    async def choose(self, text: str) -> None:
        """Choose the entry of a menu that contains a text, once there is one: the menu before may still be seen."""
        await self.until(lambda: self.entries(text))
        self.app.screen.query_one(OptionList).highlighted = self.entries(text)[0]
        await self.press("enter")

    def entries(self, text: str) -> list[int]:
        """The places of entries that contain a text; none where no menu is open."""
        if not isinstance(self.app.screen, MenuDialog):
            return []
        menus = self.app.screen.query(OptionList)
        options = [option for menu in menus for option in menu.options]
        return [at for at, option in enumerate(options) if text in str(option.prompt)]

    async def play_to_the_end(self) -> None:
        """Play the first legal move at each decision until the results are there. Nothing is painted meanwhile."""
        played: int | None = None
        with self.app.batch_update():
            while self.screen != "ResultsScreen":
                table = self.app.table
                assert table is not None
                if table.model.is_asked and table.model.decision != played:
                    played = table.model.decision
                    assert await table.play(table.model.legal_moves[0]) is None
                await asyncio.sleep(POLL_S / 4)
        await self.pilot.pause()


@asynccontextmanager
async def playing(
    *,
    size: tuple[int, int] = SMALL,
    lang: str = "en",
    start: Start | None = None,
    seed: int | None = 1,
    seats: Path | None = None,
    server: str = "",
    **more: Any,
) -> AsyncIterator[AppPlayer]:
    """Run the app within the block, on a server in this process whose bots do not wait, or on the one at this address.
    `more`: preferences."""
    chosen: dict[str, Any] = {"lang": lang, "motion": False, "name": "Anna"} | more
    preferences = Preferences(**chosen)
    app = FornoApp(Gateway(lang, server=server, seed=seed, bot_pace_ms=0), preferences, start, seats=seats)
    async with app.run_test(size=size) as pilot:
        player = AppPlayer(app, pilot)
        await player.until(lambda: len(app.screen_stack) > 1)
        yield player
        app.exit()  # as a player leaves: what still arrives is not drawn on screens that are taken apart


# --- tables with friends


async def friend_at(player: AppPlayer, name: str = "Bob") -> Seat:
    """Another person at the table, by the client."""
    assert player.app.table is not None
    client = await player.app.gateway.stack.enter_async_context(Client(player.app.table.seat.client.address))
    seat = await client.sit(player.app.table.seat.room, name)
    player.app.gateway.stack.push_async_callback(seat.close)
    return seat


async def open_lobby(player: AppPlayer) -> None:
    """Open a table of mamma-mia for friends."""
    await player.press("f")
    await player.until_screen("LobbyScreen")


async def start_with(player: AppPlayer) -> Seat:
    """A game of mamma-mia with a friend and a bot."""
    await open_lobby(player)
    friend = await friend_at(player)
    await player.until_text("Bob")
    await player.press("s")
    await player.until_screen("TableScreen")
    await friend.until(lambda: friend.status == "playing")
    return friend
