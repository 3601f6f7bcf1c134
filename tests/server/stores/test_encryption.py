"""Encryption of running games at rest: keys, entries, and the errors for a missing key and a damaged entry."""

from __future__ import annotations

import stat
import sys
from base64 import b64encode
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from msgspec.structs import replace

from forno.core.errors import Unreadable
from forno.server.store import DuplicateCommand, EncryptedStore, MissingKey, RoomIndex, Row, SqliteStore, key_file
from forno.server.store.backup import read_backup, write_backup
from forno.server.store.encrypt_stored import encrypt_running_games, note_key
from forno.server.store.encryption import EntryCipher, unencrypted_game
from forno.server.store.key_file import KeyFile
from harness.log_rows import PLAYING, opened

HIDDEN = Row(1, "open", b'{"v":3,"secret":"00ff"}', game=1)
MOVE = Row(2, "move", b'{"v":3,"command":{"type":"play-move"}}', game=1)
END = Row(3, "end", b'{"v":3,"command":{"type":"play-move","last":true}}', ended_game=1)
AFTER = Row(4, "chat", b'{"v":3,"command":{"type":"send-chat"}}')
NEXT = Row(5, "ready", b'{"v":3,"secret":"11ee"}', game=2)
LOG = [HIDDEN, MOVE, END, AFTER, NEXT]


@pytest.fixture
def keys(tmp_path: Path) -> KeyFile:
    return KeyFile(tmp_path / "config" / "store.key")


@pytest.fixture
def cipher(keys: KeyFile) -> EntryCipher:
    return EntryCipher(keys)


def bodies(rows: list[Row]) -> list[bytes]:
    return [row.body for row in rows]


def stored(cipher: EntryCipher, rows: list[Row], room: str = "anna") -> list[Row]:
    return [Row(one.seq, one.command, one.body) for one in (cipher.encrypt(room, row) for row in rows)]


# --- entries


def test_a_running_game_is_hidden_and_read_again(cipher: EntryCipher) -> None:
    rows = stored(cipher, LOG)
    assert [row.body[:1] for row in rows] == [b"\1", b"\1", b"\2", b"{", b"\1"]
    assert not any(b"00ff" in row.body or b"11ee" in row.body for row in rows)
    assert bodies(cipher.decrypt("anna", rows)) == bodies(LOG)


def test_the_same_entry_is_never_encrypted_the_same_way_twice(cipher: EntryCipher) -> None:
    assert cipher.encrypt("anna", MOVE).body != cipher.encrypt("anna", MOVE).body


def test_without_the_key_a_game_that_is_over_stays_readable(cipher: EntryCipher, tmp_path: Path) -> None:
    other = EntryCipher(KeyFile(tmp_path / "other.key"))
    rows = stored(cipher, LOG)
    with pytest.raises(MissingKey) as missing:
        other.decrypt("anna", rows)
    assert bodies(missing.value.before) == bodies(LOG[:4])
    assert (missing.value.seq, missing.value.rule) == (5, "wire.key-file")
    assert missing.value.key == cipher.keys.newest.name
    assert bodies(other.decrypt("anna", rows[:4])) == bodies(LOG[:4])


def test_a_key_of_one_game_opens_no_other(cipher: EntryCipher, tmp_path: Path) -> None:
    """The entry that ends game 1 is read with game 2 of the same room, and with game 1 of another room."""
    other = EntryCipher(KeyFile(tmp_path / "other.key"))
    end = stored(cipher, [END])
    for room, row in (("anna", Row(9, "move", b"{}", game=2)), ("bob", Row(9, "move", b"{}", game=1))):
        with pytest.raises((MissingKey, Unreadable)):
            other.decrypt("anna", [*end, *stored(cipher, [row], room)])


@pytest.mark.parametrize("place", range(1, len(b"\1") + 8 + 4 + 12 + 20))
def test_a_damaged_entry_is_told_from_a_missing_key(cipher: EntryCipher, place: int) -> None:
    [row] = stored(cipher, [MOVE])
    changed = bytearray(row.body)
    changed[place] ^= 1
    expected = MissingKey if 1 <= place <= 8 else Unreadable  # the first bytes name the key
    with pytest.raises(expected):
        cipher.decrypt("anna", [Row(row.seq, row.command, bytes(changed))])


@pytest.mark.parametrize("length", [1, 5, 13, 20, 30])
def test_an_entry_that_is_cut_off_is_damaged(cipher: EntryCipher, length: int) -> None:
    for row in stored(cipher, [MOVE, END]):
        with pytest.raises(Unreadable, match="damaged"):
            cipher.decrypt("anna", [Row(row.seq, row.command, row.body[:length])])


def test_an_entry_counts_at_its_place_only(cipher: EntryCipher) -> None:
    [row] = stored(cipher, [MOVE])
    for room, moved in (
        ("bob", row),
        ("anna", Row(7, row.command, row.body)),
        ("anna", Row(row.seq, "other", row.body)),
    ):
        with pytest.raises(Unreadable, match=f"entry {moved.seq} is damaged"):
            cipher.decrypt(room, [moved])


def test_entries_from_before_are_found_from_the_last_secret_on() -> None:
    plain = [Row(row.seq, row.command, row.body) for row in LOG]
    assert [(row.seq, row.game) for row in unencrypted_game(plain)] == [(5, 2)]
    assert [(row.seq, row.game) for row in unencrypted_game(plain[:2])] == [(1, 1), (2, 1)]
    assert [(row.seq, row.game) for row in unencrypted_game([plain[3]])] == [(4, 1)], "it plays on from another game"


def test_entries_that_are_encrypted_already_are_left_alone(cipher: EntryCipher) -> None:
    plain = [Row(row.seq, row.command, row.body) for row in LOG[:4]]
    assert unencrypted_game([*plain, *stored(cipher, [NEXT])]) == []
    assert unencrypted_game(stored(cipher, LOG)) == []
    [first, later] = plain[0], stored(cipher, [MOVE])[0]
    assert [(row.seq, row.game) for row in unencrypted_game([first, later])] == [(1, 1)], "written by a newer process"


# --- keys


def test_the_file_is_made_for_its_owner_when_it_is_needed(keys: KeyFile) -> None:
    assert keys.keys == ()
    assert not keys.path.exists()
    first = keys.newest
    assert KeyFile(keys.path).newest == first
    if sys.platform != "win32":
        assert stat.filemode(keys.path.stat().st_mode) == "-rw-------"
        assert stat.filemode(keys.path.parent.stat().st_mode) == "drwx------"
    assert [*keys.path.parent.iterdir()] == [keys.path]


def test_processes_that_start_together_have_one_key(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        found = {*pool.map(lambda _: KeyFile(tmp_path / "deep" / "store.key").newest, range(16))}
    assert len(found) == 1


def test_a_new_key_encrypts_and_the_old_one_still_reads(cipher: EntryCipher, keys: KeyFile) -> None:
    before = stored(cipher, [HIDDEN])
    old, new = keys.newest, keys.rotate()
    after = stored(cipher, [MOVE, END])
    assert (keys.newest, keys.keys) == (new, (new, old))
    assert after[0].body[1:9] == new.id
    assert bodies(cipher.decrypt("anna", before + after)) == bodies(LOG[:3])
    other = EntryCipher(KeyFile(keys.path.with_name("other.key")))
    assert bodies(other.decrypt("anna", before + after)) == bodies(LOG[:3]), "the end of a game opens what both wrote"


def test_another_process_finds_the_new_key_when_it_meets_it(keys: KeyFile, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = EntryCipher(keys), EntryCipher(KeyFile(keys.path))
    old = second.keys.newest if first.keys.newest else None
    new = first.keys.rotate()
    assert bodies(second.decrypt("anna", stored(first, [MOVE]))) == [MOVE.body]
    assert second.keys.newest == new != old
    third = KeyFile(keys.path)
    assert third.newest == new
    newer = first.keys.rotate()
    monkeypatch.setattr(key_file, "CHECK_INTERVAL_S", -1.0)
    assert third.newest == newer


def test_a_file_that_is_gone_does_not_stop_a_server_that_read_it(
    keys: KeyFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = keys.newest
    keys.path.unlink()
    monkeypatch.setattr(key_file, "CHECK_INTERVAL_S", -1.0)
    assert keys.newest == key


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "there is no key in this file"),
        ("# nothing\n", "there is no key in this file"),
        (f"{b64encode(bytes(32)).decode()}\nabc\n", "line 2 is no key of 32 bytes in base64"),
        (f"{b64encode(bytes(16)).decode()}\n", "line 1 is no key of 32 bytes in base64"),
    ],
)
def test_a_file_without_keys_is_one_sentence(keys: KeyFile, text: str, why: str) -> None:
    keys.path.parent.mkdir()
    keys.path.write_text(text, encoding="utf-8")
    with pytest.raises(Unreadable) as error:
        _ = keys.newest
    assert str(error.value) == f"{keys.path}: {why}"


def test_a_file_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Unreadable, match=r"the key file cannot be used: .*; FORNO_KEY_FILE names another"):
        _ = KeyFile(tmp_path / "file" / "store.key").newest


# --- both kinds of store


@pytest.mark.asyncio
async def test_a_store_keeps_a_running_game_encrypted(log: EncryptedStore) -> None:
    for row in LOG:
        await log.append("anna", row, PLAYING)
    kept = await log.stored("anna")
    assert [bytes(row.body[:1]) for row in kept] == [b"\1", b"\1", b"\2", b"{", b"\1"]
    assert bodies(await log.read("anna")) == bodies(LOG)
    assert bodies(await log.read("anna", 3)) == bodies(LOG[3:])
    found = await log.find("anna", "move")
    assert found is not None
    assert found.body == MOVE.body
    with pytest.raises(DuplicateCommand) as duplicate:
        await log.append("anna", replace(MOVE, seq=6), PLAYING)
    assert duplicate.value.row.body == MOVE.body


@pytest.mark.asyncio
async def test_a_row_of_a_game_that_is_over_is_found_without_the_key(log: EncryptedStore, tmp_path: Path) -> None:
    for row in LOG:
        await log.append("anna", row, PLAYING)
    log.cipher = EntryCipher(KeyFile(tmp_path / "other.key"))
    with pytest.raises(MissingKey):
        await log.find("anna", "move")
    await log.append("bob", replace(NEXT, seq=1, game=1), PLAYING)
    await log.append("bob", replace(END, seq=2), PLAYING)
    log.cipher = EntryCipher(KeyFile(tmp_path / "third.key"))
    found = await log.find("bob", "ready")
    assert found is not None
    assert found.body == NEXT.body


@pytest.mark.asyncio
async def test_rows_of_an_earlier_version_are_encrypted_once(log: EncryptedStore) -> None:
    plain = [Row(row.seq, row.command, row.body) for row in LOG]
    for row in plain:
        await log.append("anna", row, PLAYING)
        await log.append("bob", row, RoomIndex("over", False, 0, b"{}"))
    assert [await encrypt_running_games(log), await encrypt_running_games(log)] == [1, 0]
    assert [bytes(row.body[:1]) for row in await log.stored("anna")] == [b"{"] * 4 + [b"\1"]
    assert bodies(await log.stored("bob")) == bodies(plain)
    assert bodies(await log.read("anna")) == bodies(plain)


@pytest.mark.asyncio
async def test_a_body_that_was_changed_meanwhile_stays(log: EncryptedStore) -> None:
    await log.append("anna", Row(1, "open", b"{}"), PLAYING)
    await log.replace_bodies("anna", [(1, b"{1}", b"other")])
    assert bodies(await log.stored("anna")) == [b"{}"]


@pytest.mark.asyncio
async def test_the_keys_that_a_store_needs_are_noted(log: EncryptedStore, tmp_path: Path) -> None:
    log.cipher = EntryCipher(KeyFile(tmp_path / "one.key"))
    assert await note_key(log) == []
    first = log.cipher.keys.newest.name
    log.cipher.keys.rotate()
    assert await note_key(log) == []
    second = log.cipher.keys.newest.name
    log.cipher = EntryCipher(KeyFile(tmp_path / "two.key"))
    assert await note_key(log) == sorted([first, second])


@pytest.mark.asyncio
async def test_a_backup_holds_what_is_stored_and_encrypts_what_is_not(log: EncryptedStore, tmp_path: Path) -> None:
    for row in LOG:
        await log.append("anna", row, PLAYING)
        await log.append("bob", Row(row.seq, row.command, row.body), PLAYING)
    await write_backup(log, tmp_path / "backup", lambda count: None)
    async with opened(SqliteStore(tmp_path / "other.db")) as other:
        for _ in range(2):
            await read_backup(tmp_path / "backup", other, lambda count: None)
            assert bodies(await other.stored("anna")) == bodies(await log.stored("anna"))
            assert [row.body[:1] for row in await other.stored("bob")] == [b"{"] * 4 + [b"\1"]
            assert bodies(await other.read("bob")) == bodies(LOG)
