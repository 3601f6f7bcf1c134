"""`forno admin inspect` shows nothing about a table's cards, keys or chat."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import forno
from forno.cli.admin_pages import show_room
from forno.core.chance import FastChance
from forno.server.admin import Inspection, inspection_of
from forno.server.protocol import Contribute, ReserveSeat, SendChat
from forno.server.room import Room, lock
from forno.server.store.base import Row
from harness.commands import Forno
from harness.tables import command, key_of, secrets_of, tables_at

pytestmark = pytest.mark.asyncio
DIGEST = re.compile(rb"[0-9a-f]{64}")


Look = Callable[[Room, list[Row]], Inspection]


def faces(room: Room, rows: list[Row], look: Look, capsys: pytest.CaptureFixture[str]) -> set[bytes]:
    """All that is shown while what the public cannot know is dealt anew, again and again."""
    seen: set[bytes] = set()
    for seed in range(20):
        found = look(room, rows)
        show_room(found)
        seen |= {msgspec.json.encode(found), capsys.readouterr().out.encode()}
        room.table = room.game.redeal(room.playing, None, FastChance(seed))
    return seen


@pytest.mark.parametrize("game", forno.game_names())
async def test_inspection_does_not_depend_on_hidden_cards(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """At any moment of a game not a byte differs: one page, one object."""
    async with tables_at(tmp_path / "log") as tables:
        for moves in (0, 1, 7, 20):
            name = await tables.start(game, moves)
            room, rows = await tables.room(name), await tables.log.read(name)
            assert len(faces(room, rows, inspection_of, capsys)) == 2


def curious(room: Room, rows: list[Row]) -> Inspection:
    """A mutant: it also tells what the player on turn could do."""
    moves = str(room.playing.legal_moves(room.playing.seat))
    return msgspec.structs.replace(inspection_of(room, rows), commitment=moves)


async def test_an_inspection_that_shows_more_is_caught(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with tables_at(tmp_path / "log") as tables:
        name = await tables.start()
        assert len(faces(await tables.room(name), await tables.log.read(name), curious, capsys)) > 2


async def test_no_secret_of_the_log_is_shown(forno: Forno, tmp_path: Path) -> None:
    async with tables_at(tmp_path / "forno.sqlite") as tables:
        room = await tables.open(seats=4)
        await tables.do(room, 0, ReserveSeat(id=command(), seat=3, invite=key_of("invited")))
        await tables.do(room, 1, SendChat(id=command(), text="a word among friends"))
        await tables.do(room, 2, Contribute(id=command(), words="some words of chance"))
        bodies = [row.body for row in await tables.log.read(room)]
        shuffled = await tables.start("mamma-mia", 9)
        bodies += [row.body for row in await tables.log.read(shuffled)]
        moves = [row.body.partition(b'"move":')[2] for row in await tables.log.read(shuffled)]
    said = "".join(
        forno("admin", *arguments, "--data", ".", COLUMNS="300").stdout
        for name in (room, shuffled)
        for arguments in (["inspect", name], ["inspect", name, "--json"], ["list"], ["list", "--json"])
    )
    assert "(kept)" in said
    hidden = [found.decode() for body in bodies for found in DIGEST.findall(body)]
    assert len(hidden) > 20
    hidden += ["among friends", "of chance", lock(key_of("invited")), *secrets_of()]
    assert [secret for secret in hidden if secret in said] == []
    verbs = {move.partition(b'"move":"')[2].partition(b'"')[0].decode() for move in moves} - {""}
    assert [verb for verb in verbs if re.search(rf"\b{verb}\b", said)] == []
