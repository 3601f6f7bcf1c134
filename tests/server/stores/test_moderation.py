"""Reports, bans and the announcement beside the logs, in either kind of store."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from forno.server.store import EncryptedStore, Store, store_at
from forno.server.store.backup import read_backup, write_backup
from forno.server.store.moderation import KEEP_REPORTS_MS, Ban, Report

pytestmark = pytest.mark.asyncio

REPORT = Report("r1", "a" * 16, 1000, "lock", 3, 2, "Mallory", "insult", "you fool", "Twice.\nPlease look.")


async def test_a_report_is_kept_once_until_it_is_resolved(log: Store) -> None:
    records = log.moderation
    await records.save_report(REPORT)
    await records.save_report(replace(REPORT, note="again"))
    assert await records.reports() == [REPORT]
    assert await records.count_reports(REPORT) == (0, 1)
    assert await records.count_reports(replace(REPORT, id="r2")) == (1, 1)
    assert await records.count_reports(replace(REPORT, id="r2", reporter="other")) == (0, 1)
    assert await records.resolve("r1")
    assert not await records.resolve("r1")
    assert await records.reports() == []


async def test_old_reports_are_forgotten(log: Store) -> None:
    late = replace(REPORT, id="r2", at=REPORT.at + KEEP_REPORTS_MS + 1)
    await log.moderation.save_report(REPORT)
    await log.moderation.save_report(late)
    assert await log.moderation.reports() == [late]


async def test_an_address_is_banned_from_one_room(log: Store) -> None:
    ban = Ban("a" * 16, "hash", 5)
    await log.moderation.ban(ban)
    await log.moderation.ban(ban)
    assert await log.moderation.is_banned("a" * 16, "hash")
    assert not await log.moderation.is_banned("b" * 16, "hash")
    assert not await log.moderation.is_banned("a" * 16, "other")
    await log.moderation.lift_bans("a" * 16)
    assert await log.moderation.bans() == []


async def test_the_announcement_is_the_same_for_all_processes(address: str, log: Store) -> None:
    assert await log.moderation.announcement() == ""
    await log.moderation.announce("Closed on Monday.", 1)
    await log.moderation.announce("Open again.", 2)
    other = store_at(address)
    await other.open()
    assert await other.moderation.announcement() == "Open again."
    await other.close()


async def test_a_backup_holds_reports_and_bans(log: EncryptedStore, tmp_path: Path) -> None:
    ban = Ban("a" * 16, "hash", 5)
    await log.moderation.save_report(REPORT)
    await log.moderation.ban(ban)
    await write_backup(log, tmp_path / "backup", lambda _: None)
    copy = store_at(str(tmp_path / "copy.sqlite"))
    await copy.open()
    await read_backup(tmp_path / "backup", copy, lambda _: None)
    assert (await copy.moderation.reports(), await copy.moderation.bans()) == ([REPORT], [ban])
    await copy.close()
