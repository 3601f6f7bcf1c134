"""The data folder: where the system keeps a program's data, unless --data or FORNO_DATA names another."""

from __future__ import annotations

import json
import os
import stat
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix

from forno.platform import default_key_file
from harness import CHECKOUT
from harness.commands import TIMEOUT_S, Forno, OpenServer, complaint, open_server
from harness.servers import free_port
from harness.tables import tables_at

UMASK = 0o022


def environment(home: Path) -> dict[str, str]:
    """That of somebody with an empty home folder, no settings, and no browser."""
    dropped = ("FORNO_", "XDG_", "DISPLAY", "WAYLAND_DISPLAY")
    return {name: value for name, value in os.environ.items() if not name.startswith(dropped)} | {"HOME": str(home)}


@contextmanager
def opened(folder: Path, *arguments: str, **environ: str) -> Iterator[OpenServer]:
    """The command `forno` with these arguments. It ends without a complaint."""
    env = environment(folder) | environ
    with open_server(folder, *arguments, env=env, umask=UMASK) as server:
        yield server
        if server.process.poll() is None:
            server.stop()


def modes(folder: Path) -> dict[str, str]:
    return {path.name: stat.filemode(path.stat().st_mode) for path in (folder, *folder.iterdir())}


def test_forno_alone_opens_the_table_with_data_that_only_its_owner_reads(tmp_path: Path) -> None:
    with opened(tmp_path, FORNO_PORT=str(free_port())) as server:
        address = server.line.removeprefix("Forno is open at ").partition(". ")[0]
        assert server.line == f"Forno is open at {address}. Ctrl-C closes it.\n"
        urllib.request.urlopen(f"{address}/healthz").close()
        folder = tmp_path / ".local" / "share" / "forno"
        found = modes(folder)
    assert found.pop("forno") == "drwx------"
    assert {*found} == {"forno.sqlite", "forno.sqlite-wal", "forno.sqlite-shm"}
    assert {*found.values()} == {"-rw-------"}
    assert modes(tmp_path / ".config" / "forno-keys") == {"forno-keys": "drwx------", "store.key": "-rw-------"}


def test_the_keys_lie_outside_the_data_folder_on_every_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/anna")
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    text = (CHECKOUT / "docs/hosting.md").read_text(encoding="utf-8")
    for system in (Unix, MacOS):
        keys = f"{system('forno-keys', appauthor=False).user_config_dir}/store.key"
        assert not keys.startswith(system("forno", appauthor=False).user_data_dir + "/")
        assert f"`{keys.replace('/home/anna', '~')}`" in text


def test_a_credential_of_systemd_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FORNO_KEY_FILE")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("CREDENTIALS_DIRECTORY", str(tmp_path))
    assert default_key_file() == tmp_path / "config" / "forno-keys" / "store.key"
    (tmp_path / "forno.key").touch()
    assert default_key_file() == tmp_path / "forno.key"


def test_the_key_is_rotated_by_a_command(forno: Forno, tmp_path: Path) -> None:
    named = {"FORNO_KEY_FILE": "keys/store.key"}
    assert "has 1 keys now" in forno("admin", "rotate-key", **named).stdout
    before = (tmp_path / "keys" / "store.key").read_text(encoding="utf-8").splitlines()
    assert "keys/store.key has 2 keys now" in forno("admin", "rotate-key", **named).stdout
    after = (tmp_path / "keys" / "store.key").read_text(encoding="utf-8").splitlines()
    assert after[3:] == before[2:]
    assert modes(tmp_path / "keys") == {"keys": "drwx------", "store.key": "-rw-------"}


def test_a_folder_that_others_may_read_is_warned_of_and_left_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    (folder / "forno.sqlite").touch(mode=0o644)
    with opened(tmp_path, "serve", FORNO_PORT=str(free_port()), FORNO_DATA="data") as server:
        lines = [json.loads(line) for line in server.stop()]
    warned = [Path(line["file"]).name for line in lines if line["level"] == "warning" and "file" in line]
    assert warned == ["data", "forno.sqlite", "forno.sqlite-wal", "forno.sqlite-shm"]
    assert stat.filemode(folder.stat().st_mode) == "drwxr-xr-x"


def test_a_second_one_shows_the_first_and_cannot_close_it(tmp_path: Path) -> None:
    port = str(free_port())
    env = environment(tmp_path) | {"FORNO_PORT": port}
    with opened(tmp_path, FORNO_PORT=port), open_server(tmp_path, env=env) as again:
        assert again.process.wait(TIMEOUT_S) == 0
        assert (again.output.read(), again.errors.read_text()) == ("", "")
        assert again.line == f"Forno is already open at http://127.0.0.1:{port}.\n"


def test_the_folder_is_printed(forno: Forno, tmp_path: Path) -> None:
    (tmp_path / "forno.toml").write_text('data = "elsewhere"\n', encoding="utf-8")
    assert forno("data", FORNO_DATA="", XDG_DATA_HOME="/away").stdout == "/away/forno\n"
    assert forno("data", FORNO_DATA="mine").stdout == "mine\n"
    assert forno("data", "--settings", "forno.toml", FORNO_DATA="mine").stdout == "mine\n"


def test_the_documents_name_the_folder_of_each_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/anna")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    found = [system("forno", appauthor=False).user_data_dir for system in (Unix, MacOS)]
    folders = [*(folder.replace("/home/anna", "~") for folder in found), "%LOCALAPPDATA%\\forno"]
    for page in ("docs/play.md", "docs/hosting.md"):
        text = (CHECKOUT / page).read_text(encoding="utf-8")
        assert [folder for folder in folders if f"`{folder}`" not in text] == []


@pytest.mark.asyncio
async def test_an_old_folder_beside_is_told_of_and_left_alone(forno: Forno, tmp_path: Path) -> None:
    async with tables_at(tmp_path / "forno-data" / "forno.sqlite") as tables:
        room = await tables.open()
    told = "forno: the tables in forno-data, the folder of an earlier version, are not used now: --data forno-data uses"
    here = {"FORNO_DATA": "", "XDG_DATA_HOME": str(tmp_path / "away")}
    missing = forno("admin", "list", **here)
    assert missing.stderr.startswith(f"{told} them, or move its files to {tmp_path / 'away' / 'forno'}\n")
    assert missing.stderr.endswith("there is no store here; name its folder with --data\n")
    used = forno("admin", "list", "--json", "--data", "forno-data", **here)
    assert (used.stderr, room in used.stdout) == ("", True)


@pytest.mark.asyncio
async def test_a_backup_is_read_by_its_owner_only(forno: Forno, tmp_path: Path) -> None:
    async with tables_at(tmp_path / "forno-data" / "forno.sqlite") as tables:
        await tables.open()
    assert forno("admin", "backup", "copy").returncode == 0
    assert stat.filemode((tmp_path / "copy").stat().st_mode) == "-rw-------"


def test_a_folder_that_cannot_be_made_is_one_sentence(forno: Forno, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    wrong = complaint(forno("serve", FORNO_DATA="", XDG_DATA_HOME=str(tmp_path / "file")))
    log = tmp_path / "file" / "forno" / "forno.sqlite"
    assert wrong == f"forno: the log {log} cannot be opened: Not a directory; --data names another folder\n"
