"""docs/hosting.md tells the truth: its tables are made from the code, its files and commands can be read."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from forno.cli.app import app
from forno.server.settings import Settings, read_settings
from harness.golden import RENEWING, first_difference
from tests.unit.docs.hosting_page import PAGE, renewed, settings

HOW = "if it should be so: FORNO_GOLDEN=renew ./forno test tests/unit/docs, then read the diff"


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S)


def test_its_tables_are_those_of_the_code() -> None:
    text = PAGE.read_text(encoding="utf-8")
    if RENEWING:
        PAGE.write_text(renewed(text), encoding="utf-8")
        text = PAGE.read_text(encoding="utf-8")
    if parted := first_difference(text, renewed(text)):
        number, was, now = parted
        pytest.fail(f"{PAGE.name}, line {number}\n  was: {was}\n  now: {now}\n{HOW}", pytrace=False)
    assert all(f"| `{name}` |" in text for name in Settings.__struct_fields__)
    assert "| `forno_commands_total{command}` |" in text


def test_every_setting_says_what_it_is() -> None:
    assert [name for name, _, about in settings() if not about.endswith((".", ")", "example"))] == []


def test_its_files_of_settings_can_be_read(tmp_path: Path) -> None:
    files = blocks("toml")
    assert files
    for text in files:
        (tmp_path / "forno.toml").write_text(text, encoding="utf-8")
        assert read_settings(tmp_path / "forno.toml", {}) != Settings()


def test_its_commands_are_ours() -> None:
    """They would serve for ever or need a store, so they are only read. With a variable before them or without."""
    lines = [line for text in blocks("bash") for line in text.splitlines()]
    asked = [shlex.split(line.partition("./forno")[2], comments=True) for line in lines if "./forno" in line]
    assert {arguments[0] for arguments in asked} == {"serve", "admin"}
    assert {arguments[1] for arguments in asked if arguments[0] == "admin"} == {
        "list", "inspect", "close", "backup", "restore", "rotate-key", "reports", "remove", "ban", "unban",
        "prune", "forget", "delete", "check",
    }  # fmt: skip
    for arguments in asked:
        app.parse_args(arguments, exit_on_error=False, print_error=False)


def test_its_variables_are_settings() -> None:
    named = set(re.findall(r"FORNO_([A-Z_]+)=", PAGE.read_text(encoding="utf-8")))
    named -= {"SITE"}  # the compose file's own
    assert {name.lower() for name in named} <= {*Settings.__struct_fields__}
