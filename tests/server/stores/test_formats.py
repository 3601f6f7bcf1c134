"""A store of every format is opened by this version, and its running games go on with nothing lost."""

from __future__ import annotations

import os
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from forno.client import Client, Seat
from forno.server import viewer_frames
from forno.server.infra.clock import MonotonicClock
from forno.server.protocol.server_messages import Frame, Refusal
from forno.server.store import store_at
from forno.server.store.migrations import FIRST_FORMAT, FORMAT
from harness.commands import Forno
from harness.players import play_one_move
from harness.servers import in_process_server
from tests.server.stores.kept_formats import KEY_FILE, RING, Kept, KeptSeat, keep, load, read_kept, seen

pytestmark = pytest.mark.asyncio
FORMATS = range(FIRST_FORMAT, FORMAT + 1)


@pytest.fixture(autouse=True)
def kept_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the stores of a test use a copy of the kept key file."""
    copy = tmp_path / "kept.key"
    copy.write_bytes(KEY_FILE.read_bytes())
    copy.chmod(0o600)
    monkeypatch.setenv("FORNO_KEY_FILE", str(copy))


@pytest.mark.skipif(os.environ.get("FORNO_GOLDEN") != "renew", reason="only where it shall be written anew")
async def test_the_newest_format_is_written_anew(tmp_path: Path, empty_postgres_url: str) -> None:
    await keep(tmp_path, empty_postgres_url)


@asynccontextmanager
async def serving(address: str, kept: Kept, patch: pytest.MonkeyPatch) -> AsyncIterator[Client]:
    """Run a server on a store as if no time had passed since it was written: nobody's time has run out."""

    def start(clock: Any) -> None:
        clock._wall_s, clock._monotonic_s = kept.at_ms / 1000, time.monotonic()

    patch.setattr(MonotonicClock, "__init__", start)
    place: dict[str, Any] = (
        {"store": address} if address.startswith("postgresql") else {"data": str(Path(address).parent)}
    )
    async with in_process_server(Path(), **place) as client:
        yield client


@pytest.fixture
def address(new_address: str, tmp_path: Path) -> str:
    return new_address if new_address.startswith("postgresql") else str(tmp_path / "deep" / "forno.sqlite")


async def resumed(client: Client, kept: Sequence[KeptSeat]) -> tuple[list[Seat], list[object]]:
    """Connect the devices of these people, which know what they have seen; all that they were told."""
    seats: list[Seat] = []
    told: list[object] = []
    for one in kept:
        seat = client.seat(one.room, one.key)
        seat.n, seat.hash = one.n, one.hash
        seat.listeners.append(told.append)
        await seat.connect()
        seats.append(seat)
    return seats, told


async def play_on(seats: Sequence[Seat]) -> None:
    """Make some moves at each table of two."""
    for host, guest in zip(seats[::2], seats[1::2], strict=True):
        for _ in range(4):
            await host.until(lambda: host.is_asked or guest.is_asked, timeout=60)  # noqa: B023
            await play_one_move(host, guest)


def holds(now: Any, before: Any) -> bool:
    """Whether a view shows all that it showed before. A later version may have added to it."""
    if isinstance(before, dict):
        return all(name in now and holds(now[name], value) for name, value in before.items())
    if isinstance(before, list):
        return len(now) == len(before) and all(map(holds, now, before))
    return bool(now == before)


@pytest.mark.parametrize("number", FORMATS)
async def test_running_games_survive_an_upgrade(number: int, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = read_kept(number)
    await load(number, address)
    async with serving(address, kept, monkeypatch) as client:
        seats, told = await resumed(client, kept.seats)
        assert [one for one in told if isinstance(one, Refusal)] == []
        for seat, before in zip(seats, kept.seats, strict=True):
            await seat.connect(anew=True)
            assert holds(msgspec.json.decode(seen(seat)), msgspec.json.decode(before.game))
        await play_on(seats)
        assert [seat.texts[":1"] for seat in seats] == ["Anna"] * len(seats)
    store = store_at(address)
    assert await store.open() == FORMAT
    heads = await store.heads([*kept.entries])
    assert all(heads[room] > entries for room, entries in kept.entries.items())
    assert await store.rings.everything() == [RING]
    await store.close()


class Reworded(Frame, frozen=True, tag="frame", omit_defaults=False):
    """A frame as a later version might send it."""

    wording: int = 2


@pytest.mark.rule("wire.stream")
async def test_a_device_whose_frames_are_worded_otherwise_now_gets_one_snapshot_and_no_error(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its last two frames are missing, and the server would build them with other bytes than it did then."""
    kept = read_kept(FIRST_FORMAT)
    await load(FIRST_FORMAT, address)
    monkeypatch.setattr(viewer_frames, "Frame", Reworded)
    async with serving(address, kept, monkeypatch) as client:
        earlier = [msgspec.structs.replace(one, n=one.n - 2, hash="ab" * 32) for one in kept.seats]
        seats, told = await resumed(client, earlier)
        for seat in seats:
            await seat.until(lambda: seat.snapshots, timeout=60)  # noqa: B023
        assert [one for one in told if isinstance(one, Refusal)] == []
        await play_on(seats)
        assert [seat.snapshots for seat in seats] == [1] * len(seats)


async def test_a_command_upgrades_a_store_without_starting_a_server(forno_process: Forno, tmp_path: Path) -> None:
    await load(FIRST_FORMAT, str(tmp_path / "forno-data" / "forno.sqlite"))
    first = "already" if FIRST_FORMAT == FORMAT else f"had format {FIRST_FORMAT} and has format {FORMAT} now"
    assert first in run(forno_process, "upgrade")
    assert run(forno_process, "upgrade") == f"The store has format {FORMAT} already.\n"


def run(forno: Forno, command: str) -> str:
    answer = forno("admin", command)
    assert answer.stderr == ""
    return answer.stdout
