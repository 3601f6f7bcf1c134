"""Settings: flags are stronger than the environment, the environment than the file; a wrong one is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from forno.core.errors import Unreadable
from forno.platform import default_data_folder
from forno.server.settings import Settings, read_settings
from harness.commands import Forno, complaint


def test_nothing_said_is_a_server_at_home() -> None:
    settings = read_settings(environ={})
    assert settings == Settings()
    assert (settings.host, settings.port) == ("127.0.0.1", 8400)
    assert settings.address == str(default_data_folder() / "forno.sqlite")


def test_flags_beat_the_environment_which_beats_the_file(tmp_path: Path) -> None:
    file = tmp_path / "forno.toml"
    file.write_text('port = 1\nhost = "file"\ndata = "file"\nburst = 7\n', encoding="utf-8")
    environ = {"FORNO_PORT": "2", "FORNO_HOST": "environment", "FORNO_UNRELATED": "?"}
    settings = read_settings(file, environ, {"port": 3, "host": None})
    assert (settings.port, settings.host, settings.data, settings.burst) == (3, "environment", "file", 7)


def test_every_kind_of_value_can_come_from_the_environment() -> None:
    environ = {"FORNO_REUSE_PORT": "true", "FORNO_RATE": "2.5", "FORNO_LOG": "debug", "FORNO_STORE": ""}
    environ |= {"FORNO_ORIGINS": "https://cards.example, http://localhost:5173,"}
    settings = read_settings(environ=environ)
    assert (settings.reuse_port, settings.rate, settings.log, settings.store) == (True, 2.5, "debug", "")
    assert settings.origins == ("https://cards.example", "http://localhost:5173")


def test_a_store_may_have_several_hosts_or_a_socket() -> None:
    for store in ("postgresql://one:5432,two:5433/forno", "postgresql://forno@/forno?host=/run/postgresql"):
        assert read_settings(environ={"FORNO_STORE": store}).address == store


def test_metrics_listen_on_this_machine_where_nothing_else_is_said() -> None:
    listeners = {"": None, "10.0.0.1:0": ("10.0.0.1", 0), "[::1]:9000": ("::1", 9000), "server:80": ("server", 80)}
    assert Settings().metrics_listener == ("127.0.0.1", 18400)
    for said, listener in listeners.items():
        assert read_settings(environ={"FORNO_METRICS": said}).metrics_listener == listener


WRONG_IN_A_FILE = {
    "prot = 8400": "forno.toml: prot: there is no such setting; did you mean port?",
    "colour = 'red'": "forno.toml: colour: there is no such setting",
    "port = 'abc'": "forno.toml: port: a whole number from 0 to 65535 is expected, not 'abc'",
    "port = 65536": "forno.toml: port: a whole number from 0 to 65535 is expected, not 65536",
    "port = -1": "port: a whole number from 0 to 65535",
    "host = 5": "host: a text is expected, not 5",
    "rate = 0": "rate: a number above 0 is expected, not 0",
    "burst = 0": "burst: a whole number of at least 1 is expected",
    "reuse_port = 'maybe'": "reuse_port: true or false is expected, not 'maybe'",
    "log = 'loud'": "log: one of debug, error, info, warning is expected, not 'loud'",
    "origins = 'https://cards.example'": "origins: a list of texts is expected",
    "origins = ['cards.example']": "origins: an address that begins with https:// or http:// is expected",
    "origins = ['https://cards.example/']": "origins: an origin ends with its host",
    "public = 'cards.example'": "public: an address that begins with https:// or http://",
    "store = 'mysql://user:hunter2@there'": "store: an address that begins with postgresql:// or postgres://",
    "metrics = '18400'": "metrics: a host and a port such as 127.0.0.1:18400 are expected, not '18400'",
    "metrics = 'localhost:65536'": "metrics: a host and a port such as 127.0.0.1:18400",
    "metrics = 'http://localhost:1'": "metrics: a host and a port such as 127.0.0.1:18400",
    "bus = 'redis://there:port'": "bus: this address cannot be read: is its port a number?",
    "[server]\nport = 1": "server: there is no such setting",
    "port = ": "not a file of settings: Invalid value (at end of document)",
}


@pytest.mark.parametrize("text", WRONG_IN_A_FILE)
def test_a_wrong_setting_is_named(tmp_path: Path, text: str) -> None:
    file = tmp_path / "forno.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Unreadable) as refused:
        read_settings(file, {})
    assert WRONG_IN_A_FILE[text] in str(refused.value)
    assert "hunter2" not in str(refused.value)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff")
    for name, why in {"nothing": "No such file", ".": "Is a directory", "picture": "not a file of settings"}.items():
        with pytest.raises(Unreadable, match=why):
            read_settings(tmp_path / name, {})


@pytest.mark.parametrize("command", [["serve"], ["admin", "list"], ["admin", "backup", "file"]])
def test_every_command_says_it_in_one_line(forno: Forno, tmp_path: Path, command: list[str]) -> None:
    assert "FORNO_PORT: a whole number from 0" in complaint(forno(*command, FORNO_PORT="abc"))
    (tmp_path / "forno.toml").write_text("prot = 1", encoding="utf-8")
    assert "forno.toml: prot: there is no such" in complaint(forno(*command, "--settings", "forno.toml"))
    assert "--store: an address" in complaint(forno(*command, "--store", "mysql://there"))


def test_serve_lists_its_flags(forno: Forno) -> None:
    helped = forno("serve", "--help").stdout
    assert all(f"--{flag}" in helped for flag in ("port", "host", "data", "store", "bus", "public", "settings"))
    assert "--port: a whole number from 0 to 65535" in complaint(forno("serve", "--port", "70000"))
