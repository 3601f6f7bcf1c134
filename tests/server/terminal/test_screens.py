"""A table that is open to the network, and a guest who comes by its link: real, since it listens at an address of this
machine. All other screens are in tests/virtual/terminal."""

from __future__ import annotations

import pytest

from forno.terminal.app import Start
from harness.app_screens import playing, start_with

pytestmark = pytest.mark.asyncio


async def test_a_guest_comes_to_a_running_game() -> None:
    async with playing() as host:
        friend = await start_with(host)
        assert host.app.table is not None
        link = host.app.table.link
        async with playing(start=Start(link=link), name="") as guest:
            await guest.until_screen("TableScreen")
            await guest.until_text("you’re watching for now")
            await guest.press("q")
            await guest.type("Eve")
            await guest.press("enter")
            await guest.until_text("next game")
            await guest.press("o")
            await guest.choose("bot")
            await guest.until_text("Waiting for a yes")
            await host.until_text("Eve would like")
            await host.press("n")
            await guest.until(lambda: "Waiting for a yes" not in guest.text)
        assert friend.status == "playing"
